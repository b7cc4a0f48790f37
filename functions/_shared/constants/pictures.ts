/** Widths at which pages are drawn as pictures, in pixels. The worker keeps some that the viewer asks for first. */

/** A page is drawn at the next larger of these, so that few pictures serve many screens. */
export const PAGE_WIDTHS_PX = [240, 480, 960, 1600, 2400, 3600] as const;

/**
 * A larger picture is drawn anew for each who looks: those that are kept count towards no storage, and a page can be
 * made to fill 26 MB at the largest width. Drawn sheets take 1 MB there, photos 1.4 MB at 960 pixels.
 */
export const KEPT_PICTURE_BYTES = 1.5 * 2 ** 20;

/** In the list of sheets, and small in the printed report. */
export const THUMBNAIL_PX = 480;

/** Seen at once in the viewer, while the file itself is read. */
export const FIRST_PICTURE_PX = 960;

/** Sharp enough for a crop of a sixth of the sheet. */
export const CROP_SOURCE_PX = 2400;

/** Sharp enough for a tenth of it. */
export const NEAR_SOURCE_PX = 3600;
