/** How large a picture may be, told by its head: before it is stored, and before it is decoded. */
import { AppError } from "./errors.ts";
import { readJpegHead } from "./jpeg_head.ts";

/** What the head of a picture says. */
export interface PictureSize {
  width: number;
  height: number;
  /** Its pixels have to be decoded before they go into a PDF: see-through, 16 bits a colour, or interlaced. */
  isDecoded: boolean;
}

const MEGAPIXEL = 1_000_000;
/** A sheet of 48 by 36 in at 300 dots per inch has 156 megapixels. */
export const MAX_MEGAPIXELS = 200;
/** Decoding takes 0.2 s a megapixel. A sheet of 36 by 24 in at 300 dots per inch has 78. */
export const MAX_DECODED_MEGAPIXELS = 100;
/** Interlaced pictures stand in memory whole. */
export const MAX_INTERLACED_MEGAPIXELS = 50;

/** The size of a picture; null while the head is not among these bytes, or for other files. */
export function readPictureSize(bytes: Uint8Array): PictureSize & { isInterlaced: boolean } | null {
  const isPng = bytes.length >= 33 && bytes[0] === 0x89 && bytes[1] === 0x50;
  if (isPng) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [depth, colour, , , interlace] = bytes.subarray(24, 29);
    return {
      width: view.getUint32(16),
      height: view.getUint32(20),
      isDecoded: depth === 16 || colour >= 4 || interlace === 1,
      isInterlaced: interlace === 1,
    };
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const head = readJpegHead(bytes);
  return head && { ...head, isDecoded: false, isInterlaced: false };
}

/**
 * Refuses a picture that is too large to be read.
 *
 * @param bytes the file or its beginning
 * @throws {AppError} `picture_too_large`, naming size and limit
 */
export function checkPictureSize(name: string, bytes: Uint8Array): void {
  const size = readPictureSize(bytes);
  if (!size) return;
  const { width, height, isDecoded, isInterlaced } = size;
  const [most, kind] = isInterlaced
    ? [MAX_INTERLACED_MEGAPIXELS, "an interlaced image"]
    : isDecoded
    ? [MAX_DECODED_MEGAPIXELS, "an image with transparency or 16 bits per color"]
    : [MAX_MEGAPIXELS, "an image"];
  if (width * height <= most * MEGAPIXEL) return;
  const group = (value: number) => value.toLocaleString("en-US");
  throw new AppError(
    "picture_too_large",
    `${name} is ${group(width)} × ${
      group(height)
    } pixels; ${kind} can have at most ${most} million. ` +
      "Export it at a lower resolution or as a PDF, and upload it again.",
  );
}
