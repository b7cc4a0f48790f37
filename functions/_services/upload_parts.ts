/** A file on its way as it lies: parts, each an object named after the byte it begins at. */
import type { ObjectPort, StoredUpload } from "../_providers/supabase/port.ts";
import { AppError } from "../_shared/errors.ts";

type Source = Pick<ObjectPort, "download">;
type Parts = Pick<StoredUpload, "parts" | "filename" | "fileSize">;
type Bytes = Uint8Array<ArrayBuffer>;

/** Where a part lies that begins at a byte of its upload. */
export const pathOfPart = (folder: string, offset: number): string =>
  `${folder}/${offset}-${crypto.randomUUID()}`;

const offsetOf = (path: string): number => Number.parseInt(path.slice(path.lastIndexOf("/") + 1));

/** All bytes in order, or those of a range, both ends counted. @throws {AppError} `upload_incomplete` where a part is gone */
export async function* readParts(
  source: Source,
  { parts, filename, fileSize }: Parts,
  range = { start: 0, end: fileSize - 1 },
): AsyncGenerator<Bytes> {
  for (const [i, path] of parts.entries()) {
    const from = offsetOf(path);
    const last = (i + 1 < parts.length ? offsetOf(parts[i + 1]) : fileSize) - 1;
    if (last < range.start || from > range.end) continue;
    const isWhole = range.start <= from && last <= range.end;
    const wanted = {
      start: Math.max(0, range.start - from),
      end: Math.min(last, range.end) - from,
    };
    const part = await source.download("plans", path, isWhole ? undefined : wanted);
    if (!part) {
      throw new AppError("upload_incomplete", `Part of ${filename} is missing. Send it again.`);
    }
    yield* part.body as ReadableStream<Bytes>;
  }
}

/** The parts as the one object they become. */
export const joinedParts = (source: Source, upload: Parts): Source => ({
  download: (_bucket, _path, range) =>
    Promise.resolve({
      body: ReadableStream.from(readParts(source, upload, range)),
      contentType: "application/octet-stream",
    }),
});
