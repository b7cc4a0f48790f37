/** Takes a form with plan files while it arrives, and the files that were sent before it. */
import type { NewFile, OwnerStore, StoredUpload } from "../_providers/supabase/port.ts";
import { UPLOAD_MAX_FILES } from "../_shared/constants/upload.ts";
import { Id, readUploadIds } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { IncomingPart } from "./mod.ts";
import { storeUpload, type UploadPlace } from "./store_upload.ts";
import { openUpload } from "./uploads.ts";

/** A form that has arrived. */
export interface ReceivedForm {
  fields: Record<string, string[]>;
  files: NewFile[];
  /** What was sent before and is stored with the project now: to be forgotten once the project is there. */
  taken: StoredUpload[];
}

export interface ReceiveOptions {
  place: UploadPlace;
  /** Ids of files that were sent before; the field `uploads` by default. */
  uploadIds?: (fields: Record<string, string[]>) => string[];
  /** Looks at the fields before files that were sent before are taken. */
  checkFields?: (fields: Record<string, string[]>) => void;
  maxFiles?: number;
}

/**
 * Stores every file of a form in its order, then those sent before. A file that was sent before is taken
 * in the step that stores its row: of two forms that name it at once one is refused there with `upload_taken`.
 *
 * @throws {AppError} of {@link storeUpload}, `too_many_files`, `upload_not_found`, `upload_incomplete`
 */
export async function receiveForm(
  parts: AsyncIterable<IncomingPart>,
  store: OwnerStore,
  { place, checkFields, uploadIds = readUploadIds, maxFiles = UPLOAD_MAX_FILES }: ReceiveOptions,
): Promise<ReceivedForm> {
  // Without a prototype: a field may be called `constructor`.
  const form: ReceivedForm = { fields: Object.create(null), files: [], taken: [] };
  const walker = parts[Symbol.asyncIterator]();
  // Walked by hand: leaving a for-await early would close the form before it can be drained.
  for (let next = await walker.next(); !next.done; next = await walker.next()) {
    const part = next.value;
    if (part.kind === "field") (form.fields[part.name] ??= []).push(part.value);
    else if (form.files.length >= maxFiles) throw tooMany(maxFiles);
    else form.files.push(await storeUpload(store, part.file, place));
  }
  checkFields?.(form.fields);
  const ids = [...new Set(uploadIds(form.fields))];
  if (form.files.length + ids.length > maxFiles) throw tooMany(maxFiles);
  for (const id of ids) {
    if (!Id.safeParse(id).success) {
      throw new AppError("upload_not_found", "Upload not found");
    }
    const { upload, file } = await openUpload(store, id);
    form.files.push({ ...await storeUpload(store, file, place), uploadId: id });
    form.taken.push(upload);
  }
  return form;
}

/** Reads what still arrives and drops it, so that the caller hears the answer instead of a cut line. */
export async function drain(parts: AsyncIterable<IncomingPart>): Promise<void> {
  try {
    for await (const part of parts) {
      if (part.kind === "file") await part.file.body.pipeTo(new WritableStream());
    }
  } catch {
    // The caller went away; there is nobody to answer.
  }
}

function tooMany(maxFiles: number): AppError {
  return new AppError(
    "too_many_files",
    maxFiles === 1 ? "Please send one file" : `Please upload at most ${maxFiles} files at once`,
  );
}
