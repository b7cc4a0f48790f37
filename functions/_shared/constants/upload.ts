/** What may be uploaded. Sizes in bytes; the size of one file depends on the plan (`plans.ts`). */

export const UPLOAD_EXTENSIONS = [".pdf", ".jpg", ".jpeg", ".png"] as const;
export const UPLOAD_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;
export type UploadType = typeof UPLOAD_TYPES[number];

/** Files in one project. */
export const UPLOAD_MAX_FILES = 50;
/** One megabyte as the limits count it. */
export const MEGABYTE = 1024 * 1024;
/** The largest file of any plan, in megabytes. */
export const UPLOAD_MOST_MB = 1024;
/** Whole multipart body of a project: as much as the largest file, with room for the form itself. */
export const UPLOAD_MAX_BODY = (UPLOAD_MOST_MB + 64) * MEGABYTE;
/** What a browser sends of a file at once: so much is sent again after the line was lost. */
export const UPLOAD_PART_BYTES = 4 * MEGABYTE;
/** The largest part that is taken. It is held in memory while it arrives. */
export const UPLOAD_MAX_PART = 8 * MEGABYTE;
/** A JSON body. */
export const JSON_MAX_BODY = 64 * 1024;
