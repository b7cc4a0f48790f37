/** Stored files as they are read: a small one whole, of a larger one what is wanted. */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { ObjectPort, StoredFile } from "../_providers/supabase/port.ts";
import { MEGABYTE } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import type { FileBytes, StoredBytes } from "../_shared/file_bytes.ts";
import { readAll } from "./streams.ts";

/** A smaller file is read at once. */
const WHOLE_BYTES = 16 * MEGABYTE;
/** What is read of a larger one at once, and how many of these are held: a request for each page object costs more. */
const BLOCK_BYTES = 4 * MEGABYTE;
const KEPT_BLOCKS = 3;

type Source = Pick<ObjectPort, "download">;
type Named = Pick<StoredFile, "filename" | "filePath" | "fileSize" | "sha256">;

/** @throws {AppError} `file_not_found` */
export async function openFileBytes(objects: Source, file: Named): Promise<FileBytes> {
  if (file.fileSize > WHOLE_BYTES) return readStored(objects, file);
  const found = await objects.download("plans", file.filePath);
  if (!found) throw missing(file);
  return await readAll(found.body);
}

/** A file with what was added to it, as one. */
export function withAdded(original: FileBytes, added: Uint8Array): FileBytes {
  if (original instanceof Uint8Array) return Buffer.concat([original, added]);
  const sha256 = createHash("sha256").update(original.sha256).update(added).digest("hex");
  return {
    sha256,
    length: original.length + added.length,
    async read(from, to) {
      if (to <= original.length) return await original.read(from, to);
      const before = from < original.length
        ? await original.read(from, original.length)
        : new Uint8Array();
      const after = added.subarray(
        Math.max(0, from - original.length),
        Math.max(0, to - original.length),
      );
      return Buffer.concat([before, after]);
    },
  };
}

function readStored(objects: Source, file: Named): StoredBytes {
  const { sha256, fileSize: length } = file;
  const kept = new Map<number, Promise<Uint8Array>>();
  const load = async (from: number) => {
    const range = { start: from, end: Math.min(from + BLOCK_BYTES, length) - 1 };
    const found = await objects.download("plans", file.filePath, range);
    if (!found) throw missing(file);
    const block = await readAll(found.body);
    if (block.length === range.end + 1 - range.start) return block;
    throw new AppError("provider_unavailable", "The file store is not available right now", {
      detail: `${block.length} bytes from ${from} on`,
    });
  };
  const blockAt = (start: number): Promise<Uint8Array> => {
    const block = kept.get(start) ?? load(start);
    kept.delete(start);
    kept.set(start, block);
    // What could not be read is asked for anew.
    block.catch(() => kept.get(start) === block && kept.delete(start));
    if (kept.size > KEPT_BLOCKS) kept.delete(kept.keys().next().value!);
    return block;
  };
  return {
    sha256,
    length,
    async read(from, to) {
      const parts: Uint8Array[] = [];
      for (let at = from; at < to;) {
        const start = at - at % BLOCK_BYTES;
        const part = (await blockAt(start)).subarray(at - start, to - start);
        parts.push(part);
        at += part.length;
      }
      return parts.length === 1 ? parts[0].slice() : Buffer.concat(parts);
    },
  };
}

const missing = ({ filename }: Named): AppError =>
  new AppError("file_not_found", `${filename} is missing`);
