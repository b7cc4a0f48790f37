/** How many sheets a file has that no project has taken yet: what it costs is told before anything begins. */
import type { ObjectPort, StoredUpload } from "../_providers/supabase/port.ts";
import { detectType, SNIFF_BYTES } from "./file_types.ts";
import { openFileBytes } from "./file_bytes.ts";
import type { PagePainter } from "./ports.ts";
import { readAll } from "./streams.ts";
import { joinedParts } from "./upload_parts.ts";

/** A file that takes longer stays uncounted; scanned sets of a gigabyte are opened in less. */
const COUNT_MS = 10_000;

/**
 * Sheets of a whole file: pages of a PDF, one of a picture. Large files are not held: what is needed of them is read.
 *
 * @returns null where the file hasn't arrived, can't be opened, or takes too long
 */
export async function countUploadSheets(
  source: Pick<ObjectPort, "download">,
  upload: StoredUpload,
  { painter, signal = AbortSignal.timeout(COUNT_MS) }: {
    painter: Pick<PagePainter, "countPages">;
    signal?: AbortSignal;
  },
): Promise<number | null> {
  const { id, filename, fileSize, stored } = upload;
  if (stored < fileSize) return null;
  const whole = joinedParts(source, upload);
  const head = await whole.download("plans", id, {
    start: 0,
    end: Math.min(SNIFF_BYTES, fileSize) - 1,
  });
  const type = detectType(await readAll(head!.body));
  if (type !== "application/pdf") return type && 1;
  // Nobody has hashed it yet; an upload that is whole doesn't change, so that its id names its bytes, too.
  const file = { filename, filePath: id, fileSize, sha256: id };
  try {
    return await painter.countPages(filename, await openFileBytes(whole, file), signal);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
