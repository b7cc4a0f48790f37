/** Pieces of a drawing, cut from the page's picture with the place marked: what proves a finding, where an input was read. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { PageSize, PercentRect } from "../../functions/_shared/geometry.ts";
import { toPointRect } from "../../functions/_shared/geometry.ts";
import { markKind, PAPER_COLORS } from "../ui/SeverityMark.tsx";
import { AwaitedPicture } from "./AwaitedPicture.tsx";
import { RowCrop } from "./RowCrop.tsx";

export interface PageCropProps {
  box: PercentRect;
  page: PageSize;
  imageUrl: string;
  /** What the picture shows, for those who don't see it. */
  label: string;
  color: string;
  isDashed?: boolean;
  /** Smallest part of the page's width that is shown; left out, as much as tells where one is. */
  leastShare?: number;
}

export interface EvidenceCropProps {
  finding: Finding;
  page: PageSize;
  imageUrl: string;
}

/** Width over height of the crop: a schedule row is shown in a wide crop, a room in a usual one. */
const MIN_ASPECT = 16 / 9;
const MAX_ASPECT = 4.5;
/** Of the crop around a few words: room above and below for what they belong to, the name of a room. */
const WORDS_ASPECT = 2.2;
/** Smallest part of the page's width that still shows where one is. */
const MIN_SHARE = 0.16;
/** Air around the box, as a multiple of its own size. */
const AIR_X = 1.15;
const AIR_Y = 1.6;
/** Room between the marked words and the line around them, at most, as a part of their height. */
const MOST_PAD = 0.1;
/** Its thickness, likewise: a row of a long schedule is lower than the line around a room is thick. */
const MOST_STROKE = 0.13;
/** A row is marked from line to line, or around its words: what is around it is the row above and the one below. */
const ROW_PAD = 0.06;
const ROW_STROKE = 0.1;
/** A row of a schedule is read from this height on, and is as wide as its crop when it takes this part of it. */
const READABLE_PX = 16;
const ROW_SHARE = 0.7;
/** Width of a crop on a phone, and the widest row that is folded to it. */
const PHONE_PX = 324;
const FOLDED_MOST_PX = 1200;
/** Height a row has when it is folded, and how wide it may become of it. */
const FOLDED_PX = 20;
const UNFOLDED_MOST_PX = 2400;
/** The widest row a crop beside another one on a desk still shows, a little smaller. */
const HALF_PX = 900;
/** Widths of a crop from which a row is shown whole, by what it takes to read it. */
const WHOLE_FROM = [
  [384, "hidden @sm:block print:block", "@sm:hidden print:hidden"],
  [512, "hidden @lg:block print:block", "@lg:hidden print:hidden"],
  [HALF_PX, "hidden @min-[640px]:block print:block", "@min-[640px]:hidden print:hidden"],
  [Infinity, "hidden @5xl:block print:block", "@5xl:hidden print:hidden"],
] as const;

/** The part of the page to show around a box: the box with air, never beyond the page. Points. */
export function cropAround(
  box: PercentRect,
  page: PageSize,
  leastShare = MIN_SHARE,
): PercentRect {
  const at = toPointRect(box, page);
  const needed = { width: at.width * AIR_X, height: at.height * AIR_Y };
  const least = page.widthPt * leastShare;
  const own = Math.max(needed.width, least) / Math.max(needed.height, least / WORDS_ASPECT);
  const aspect = Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, own));
  const wanted = Math.max(least, needed.width, needed.height * aspect);
  const width = Math.min(wanted, page.widthPt);
  const height = Math.min(width / aspect, page.heightPt);
  const clamp = (value: number, size: number, limit: number) =>
    Math.min(Math.max(0, value - size / 2), Math.max(0, limit - size));
  return {
    x: clamp(at.x + at.width / 2, width, page.widthPt),
    y: clamp(at.y + at.height / 2, height, page.heightPt),
    width,
    height,
  };
}

/** Is the marked place so wide and low, as the row of a schedule, that it takes the whole width of a desk? */
export function isStrip(box: PercentRect, page: PageSize): boolean {
  const crop = cropAround(box, page);
  return crop.width / crop.height > MAX_ASPECT - 0.01 ||
    (widthToRead(toPointRect(box, page), crop.width) ?? 0) > HALF_PX;
}

/** The width from which a marked row can be read; null where a phone's is enough. */
export function widthToRead(markedPt: { width: number; height: number }, cropPt: number) {
  if (markedPt.width < cropPt * ROW_SHARE) return null;
  const px = Math.round(READABLE_PX * cropPt / markedPt.height);
  return px > PHONE_PX ? Math.min(px, FOLDED_MOST_PX) : null;
}

/** A piece of a page with one place marked. Where a marked row would be too small to read, it is folded. */
export function PageCrop(
  { box, page, imageUrl, label, color, isDashed, leastShare }: PageCropProps,
) {
  const crop = cropAround(box, page, leastShare);
  const mark = toPointRect(box, page);
  // Never so far that its line runs through the rows above and below.
  const leastPx = widthToRead(mark, crop.width);
  const isRow = leastPx !== null || isStrip(box, page);
  const pad = Math.min(crop.width * 0.006, mark.height * (isRow ? ROW_PAD : MOST_PAD));
  const stroke = mark.height * (isRow ? ROW_STROKE : MOST_STROKE);
  const drawn = (
    <>
      <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
      <rect
        x={mark.x - pad}
        y={mark.y - pad}
        width={mark.width + pad * 2}
        height={mark.height + pad * 2}
        fill="none"
        stroke={color}
        strokeWidth={Math.min(crop.width / 220, stroke)}
        strokeDasharray={isDashed ? `${crop.width / 60}` : undefined}
      />
    </>
  );
  const [, wholeClass, foldedClass] = WHOLE_FROM.find(([px]) => px >= (leastPx ?? 0))!;
  const whole = (
    <svg
      viewBox={viewBoxOf(crop)}
      className="block w-full rounded border border-hairline bg-white"
      role="img"
      aria-label={label}
    >
      {drawn}
    </svg>
  );
  return (
    <AwaitedPicture url={imageUrl}>
      {isRow
        ? (
          <RowCrop
            mark={mark}
            crop={crop}
            page={page}
            imageUrl={imageUrl}
            pixelsPerPt={Math.min(FOLDED_PX / mark.height, UNFOLDED_MOST_PX / mark.width)}
            label={label}
            color={color}
            isDashed={isDashed}
            whole={whole}
            wholeClass={leastPx === null ? "" : wholeClass}
            foldedClass={leastPx === null ? undefined : foldedClass}
          />
        )
        : whole}
    </AwaitedPicture>
  );
}

const viewBoxOf = ({ x, y, width, height }: PercentRect) => `${x} ${y} ${width} ${height}`;

export function EvidenceCrop({ finding, page, imageUrl }: EvidenceCropProps) {
  const { documentMarkup, evidence, sheet, status, title } = finding;
  return (
    <PageCrop
      box={documentMarkup}
      page={page}
      imageUrl={imageUrl}
      label={`Part of ${sheet ?? `page ${documentMarkup.page}`}: ${evidence.sourceText || title}`}
      color={PAPER_COLORS[markKind(finding)]}
      isDashed={status === "warning"}
    />
  );
}
