/** Use cases of files on their way: announce, add a part, look how far it is, count its sheets, forget. */
import type { OwnerStore, StoredUpload } from "../_providers/supabase/port.ts";
import { sizeWords } from "../_shared/sizes.ts";
import { MEGABYTE, UPLOAD_MOST_MB, type UploadType } from "../_shared/constants/upload.ts";
import type { Upload } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { checkPictureSize } from "../_shared/picture_size.ts";
import { detectType, hasAcceptedName, sanitiseName, SNIFF_BYTES } from "./file_types.ts";
import { assertConfirmedAddress } from "./confirmed_address.ts";
import type { IncomingFile, Services } from "./mod.ts";
import { pageOf } from "./page_of.ts";
import { mostMb, tooLargeFor } from "./store_upload.ts";
import type { Context } from "./ports.ts";
import { pathOfPart, readParts } from "./upload_parts.ts";
import { countUploadSheets } from "./upload_sheets.ts";

type UploadServices = Pick<
  Services,
  "beginUpload" | "getUpload" | "countSheets" | "listUploads" | "addUploadPart" | "deleteUpload"
>;

const PART_TYPE = "application/octet-stream";

/** Binds the use cases of uploads. */
export function createUploadServices(context: Context): UploadServices {
  const { owner, now, painter } = context;
  return {
    async beginUpload(session, { filename, fileSize }) {
      await assertConfirmedAddress(context, session);
      const name = sanitiseName(filename);
      if (!hasAcceptedName(name)) throw unsupported(name);
      const store = await owner(session);
      const maxFileMb = await store.findSendingLimit();
      if (fileSize > maxFileMb * MEGABYTE) throw tooLarge(name, maxFileMb);
      return await store.beginUpload({ id: crypto.randomUUID(), filename: name, fileSize });
    },

    async getUpload(session, id) {
      return toUpload(await findUpload(await owner(session), id));
    },

    async countSheets(session, id) {
      const store = await owner(session);
      return { sheets: await countUploadSheets(store, await findUpload(store, id), { painter }) };
    },

    async listUploads(session, query) {
      const all = await (await owner(session)).listUploads(now().toISOString());
      return { uploads: pageOf(all, query), total: all.length };
    },

    async addUploadPart(session, id, { offset, bytes }) {
      const store = await owner(session);
      const upload = await findUpload(store, id);
      if (offset !== upload.stored) {
        throw new AppError("upload_offset", `The upload has reached byte ${upload.stored}`);
      }
      if (bytes.length > upload.fileSize - upload.stored) {
        throw new AppError("body_too_large", "The chunk extends past the end of the file");
      }
      // The first part shows what the file is; a part too small to tell is told when the file is joined.
      const canTell = bytes.length >= Math.min(SNIFF_BYTES, upload.fileSize);
      if (offset === 0) checkPictureSize(upload.filename, bytes);
      if (offset === 0 && canTell) await refuseByContent(store, upload, detectType(bytes));
      if (bytes.length === 0) return toUpload(upload);
      const path = pathOfPart(`${session.user.id}/${id}`, offset);
      await store.upload("plans", path, bytes, PART_TYPE);
      try {
        return await store.addUploadPart(id, { offset, path, bytes: bytes.length });
      } catch (error) {
        // Another part began here first.
        await store.remove("plans", [path]).catch(() => {});
        throw error;
      }
    },

    async deleteUpload(session, id) {
      const store = await owner(session);
      await forgetUpload(store, await findUpload(store, id));
    },
  };
}

/** A file that was sent in parts, whole. @throws {AppError} `upload_not_found`, `upload_incomplete` */
export async function openUpload(
  store: OwnerStore,
  id: string,
): Promise<{ upload: StoredUpload; file: IncomingFile }> {
  const upload = await findUpload(store, id);
  if (upload.stored < upload.fileSize) {
    throw new AppError(
      "upload_incomplete",
      `${upload.filename} hasn’t finished uploading. Send the rest, or remove it.`,
    );
  }
  const body = ReadableStream.from(readParts(store, upload));
  return { upload, file: { filename: upload.filename, contentType: "", body } };
}

/**
 * Removes what a project has taken: the parts, and uploads that were left out as copies of others. What can't be removed
 * now is swept away later; the project is there.
 */
export async function forgetUploads(store: OwnerStore, uploads: StoredUpload[]): Promise<void> {
  for (const upload of uploads) await forgetUpload(store, upload).catch(() => {});
}

async function forgetUpload(store: OwnerStore, { id, parts }: StoredUpload): Promise<void> {
  await store.deleteUpload(id);
  if (parts.length > 0) await store.remove("plans", parts).catch(() => {});
}

async function findUpload(store: OwnerStore, id: string): Promise<StoredUpload> {
  const upload = await store.findUpload(id);
  if (!upload) throw new AppError("upload_not_found", "Upload not found");
  return upload;
}

/** Forgets a file that is none of ours, or a picture that is too large. @throws {AppError} `unsupported_file_type`, `file_too_large` */
async function refuseByContent(
  store: OwnerStore,
  { id, filename, fileSize }: StoredUpload,
  type: UploadType | null,
): Promise<void> {
  const plan = { maxFileMb: UPLOAD_MOST_MB };
  const refusal = type === null
    ? unsupported(filename)
    : fileSize > mostMb(type, plan) * MEGABYTE
    ? tooLargeFor(filename, type, plan)
    : null;
  if (!refusal) return;
  await store.deleteUpload(id);
  throw refusal;
}

function toUpload({ parts: _, ...upload }: StoredUpload): Upload {
  return upload;
}

function unsupported(name: string): AppError {
  return new AppError(
    "unsupported_file_type",
    `${name} is not a PDF, JPG, or PNG file. Please upload PDF, JPG, JPEG, or PNG files.`,
  );
}

function tooLarge(name: string, maxFileMb: number): AppError {
  return new AppError(
    "file_too_large",
    `${name} is larger than the ${
      sizeWords(maxFileMb * MEGABYTE)
    } per file the subscription allows`,
  );
}
