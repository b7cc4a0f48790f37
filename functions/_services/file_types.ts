/** What an upload is, by its first bytes; what it may be called. */
import { UPLOAD_EXTENSIONS, type UploadType } from "../_shared/constants/upload.ts";
import { UNSEEN_SIGNS } from "../_shared/unseen_signs.ts";

/** Bytes needed to tell. A PDF may have up to a kilobyte before its header; the size of a photo stands behind its notes. */
export const SNIFF_BYTES = 64 * 1024;
/** A PDF header may stand after some leading bytes. @source PDF 32000-1, Annex H.3, note 13 */
const PDF_HEADER_WITHIN = 1024;

const SUFFIX: Record<UploadType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** The type by content, null when it is none of ours. */
export function detectType(head: Uint8Array): UploadType | null {
  const begins = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
  if (begins(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  const text = new TextDecoder("latin1").decode(head.subarray(0, PDF_HEADER_WITHIN));
  return text.includes("%PDF-") ? "application/pdf" : null;
}

/** True when the name ends as one of the accepted types does. */
export function hasAcceptedName(filename: string): boolean {
  const name = filename.toLowerCase();
  return UPLOAD_EXTENSIONS.some((it) => name.endsWith(it));
}

/** Ending of a stored object. */
export function suffixOf(type: UploadType): string {
  return SUFFIX[type];
}

/** Joiners, too: no program asks for them in the name of a file. */
const UNSEEN = new RegExp(String.raw`[\p{Cc}\u200c\u200d${UNSEEN_SIGNS}]`, "gu");

/** A name as it was sent, as far as a database can keep it: at most 255 characters, all of them whole. */
export function toStorableName(filename: string): string {
  return filename.replace(UNSEEN, "").slice(0, 255).toWellFormed();
}

const UNFIT = new RegExp(String.raw`[\p{Cc}<>:"|?*${UNSEEN_SIGNS}]`, "gu");

/** A name fit for file systems and headers: no folders, no control characters, at most 200 characters. */
export function sanitiseName(filename: string): string {
  const base = filename.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const plain = base.replace(UNFIT, "_").trim().replace(/^\.+/, "");
  if (plain.length <= 200) return plain.toWellFormed() || "file";
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 && plain.length - dot <= 8 ? plain.slice(dot) : "";
  return (plain.slice(0, 200 - ending.length) + ending).toWellFormed();
}
