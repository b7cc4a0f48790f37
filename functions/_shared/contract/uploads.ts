/** Files sent in parts before the project that takes them: each answers for itself, and goes on after a lost line. */
import { z } from "zod";
import { Id, Moment } from "./common.ts";

/** Announces a file. Callers that speak tus say the same in `Upload-Length` and `Upload-Metadata`. */
export const BeginUploadRequest = z.object({
  filename: z.string("A file name is required").trim().min(1, "A file name is required")
    .max(1000, "File name too long"),
  fileSize: z.number("The size in bytes is required").int(
    "The size must be a whole number of bytes",
  )
    .min(1, "The file is empty"),
});
export type BeginUploadRequest = z.infer<typeof BeginUploadRequest>;

/** How far a file has come. */
export const Upload = z.object({
  id: Id,
  filename: z.string(),
  fileSize: z.number().int().describe("Bytes"),
  stored: z.number().int().describe("Bytes received; the next part starts here"),
  expiresAt: Moment,
});
export type Upload = z.infer<typeof Upload>;

export const UploadList = z.array(Upload);

/** What of a file's price is known before a project takes it. */
export const UploadSheets = z.object({
  sheets: z.number().int().positive().nullable()
    .describe(
      "Pages of a PDF, 1 for a picture; null if the file is incomplete, can’t be opened, or takes too long",
    ),
});
export type UploadSheets = z.infer<typeof UploadSheets>;
