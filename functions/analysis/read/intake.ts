/** What a file is, by its first bytes, and the plain refusal when it cannot be read. */
import { AppError } from "../../_shared/errors.ts";
import { wrapImage } from "../../_providers/pdf/mod.ts";

/** File types the reader takes. */
export type FileType = "pdf" | "jpeg" | "png";

/** A PDF header may stand after some leading bytes. @source PDF 32000-1, Annex H.3, note 13 */
const PDF_HEADER_WITHIN = 1024;

/**
 * Tells the type by magic bytes; the name is only for messages.
 *
 * @throws {AppError} `damaged_file` for an empty file, `unsupported_file_type` for anything else
 */
export function detectFileType(name: string, bytes: Uint8Array): FileType {
  if (bytes.length === 0) {
    throw new AppError("damaged_file", `${name} is empty. Upload the file again.`);
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (png.every((byte, i) => bytes[i] === byte)) return "png";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, PDF_HEADER_WITHIN));
  if (head.includes("%PDF-")) return "pdf";
  if (/\.pdf$/i.test(name)) {
    throw new AppError(
      "damaged_file",
      `${name} is damaged and cannot be opened. Export it again and upload the new file.`,
      { detail: "no PDF header" },
    );
  }
  throw new AppError(
    "unsupported_file_type",
    `${name} is not a PDF, JPG, or PNG file. Upload the plans in one of these formats.`,
  );
}

/**
 * The file as a PDF: pictures are wrapped into one page, PDFs come back as they are.
 *
 * @throws {AppError} as {@link detectFileType}, and `damaged_file` for a damaged picture
 */
export async function toPdfBytes(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (detectFileType(name, bytes) === "pdf") return bytes;
  // Streams refuse memory shared between workers, so pictures are copied first.
  return await wrapImage(name, bytes.slice());
}
