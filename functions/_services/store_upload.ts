/** Streams one upload into the object store, learning type, size and hash on the way. */
import { createHash } from "node:crypto";
import type { NewFile, OwnerStore } from "../_providers/supabase/port.ts";
import { HELD_MOST_MB } from "../_shared/constants/plans.ts";
import { MEGABYTE, type UploadType } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { checkPictureSize } from "../_shared/picture_size.ts";
import { sizeWords } from "../_shared/sizes.ts";
import {
  detectType,
  hasAcceptedName,
  sanitiseName,
  SNIFF_BYTES,
  suffixOf,
  toStorableName,
} from "./file_types.ts";
import type { IncomingFile } from "./mod.ts";

/** Where an upload goes and how large it may be. */
export interface UploadPlace {
  userId: string;
  projectId: string;
  maxFileMb: number;
  /** Called with the path before the first byte is stored, so that it can be taken back. */
  onPath: (path: string) => void;
}

/**
 * Stores one file byte for byte.
 *
 * @throws {AppError} `unsupported_file_type`, `file_too_large`, `picture_too_large`, `damaged_file` when it is empty
 */
export async function storeUpload(
  store: Pick<OwnerStore, "upload">,
  { filename, body }: IncomingFile,
  place: UploadPlace,
): Promise<NewFile> {
  const reader = body.getReader();
  try {
    return await storeFrom(store, reader, filename, place);
  } catch (error) {
    // The rest is read and dropped: the parts behind it, and the answer, have to come through.
    await drainReader(reader);
    throw error;
  }
}

async function storeFrom(
  store: Pick<OwnerStore, "upload">,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  filename: string,
  place: UploadPlace,
): Promise<NewFile> {
  const name = sanitiseName(filename);
  const head = await readHead(reader);
  if (head.length === 0) throw new AppError("damaged_file", `${name} is empty`);
  const fileType = detectType(head);
  if (!fileType || !hasAcceptedName(name)) {
    throw new AppError(
      "unsupported_file_type",
      `${name} is not a PDF, JPG, or PNG file. Please upload PDF, JPG, JPEG, or PNG files.`,
    );
  }
  checkPictureSize(name, head);
  const id = crypto.randomUUID();
  const filePath = `${place.userId}/${place.projectId}/${id}.${suffixOf(fileType)}`;
  const hash = createHash("sha256");
  const maxBytes = mostMb(fileType, place) * MEGABYTE;
  let fileSize = 0;
  let tooLarge: AppError | null = null;
  let lost: AppError | null = null;

  const measure = (piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    fileSize += piece.length;
    if (fileSize > maxBytes) {
      tooLarge = tooLargeFor(name, fileType, place);
      throw tooLarge;
    }
    hash.update(piece);
    return piece;
  };
  const measured = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(measure(head));
    },
    async pull(controller) {
      const { done, value } = await reader.read().catch((error) => {
        // The store would answer for what the sender did.
        if (error instanceof AppError) lost = error;
        throw error;
      });
      if (done) controller.close();
      else controller.enqueue(measure(value as Uint8Array<ArrayBuffer>));
    },
  }, { highWaterMark: 1 });

  place.onPath(filePath);
  try {
    await store.upload("plans", filePath, measured, fileType);
  } catch (error) {
    throw tooLarge ?? lost ?? error;
  }
  return {
    id,
    filename: name,
    originalFilename: toStorableName(filename) || name,
    fileType,
    fileSize,
    filePath,
    sha256: hash.digest("hex"),
  };
}

/** Megabytes of a file of a type: who reads a picture holds the whole of it. */
export const mostMb = (type: UploadType, { maxFileMb }: Pick<UploadPlace, "maxFileMb">): number =>
  type === "application/pdf" ? maxFileMb : Math.min(maxFileMb, HELD_MOST_MB);

/** What is said of a file that is larger. */
export function tooLargeFor(
  name: string,
  type: UploadType,
  place: Pick<UploadPlace, "maxFileMb">,
): AppError {
  const most = mostMb(type, place);
  const message = most < place.maxFileMb
    ? `${name} is larger than the ${sizeWords(most * MEGABYTE)} a picture may have`
    : `${name} is larger than the ${sizeWords(most * MEGABYTE)} per file the subscription allows`;
  return new AppError("file_too_large", message);
}

async function drainReader(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender went away.
  }
}

async function readHead(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  let head = new Uint8Array(0);
  while (head.length < SNIFF_BYTES) {
    const { done, value } = await reader.read().catch((cause) => {
      if (cause instanceof AppError) throw cause;
      throw new AppError("provider_unavailable", "The upload could not be stored", { cause });
    });
    if (done) break;
    const longer = new Uint8Array(head.length + value.length);
    longer.set(head);
    longer.set(value, head.length);
    head = longer;
  }
  return head;
}
