/**
 * Wraps a JPEG or PNG into a one-page PDF of the size the sheet had on paper, so that everything after
 * intake works on PDF. The picture data goes in as it is wherever PDF can hold it. Pure: runs anywhere.
 */
import { AppError } from "../../_shared/errors.ts";
import { readJpegHead } from "../../_shared/jpeg_head.ts";
import { checkPictureSize } from "../../_shared/picture_size.ts";
import { concat, deflate } from "./png.ts";
import { decodePngRows, type PngFile, readPngFile } from "./png_decode.ts";
import { guessDpi } from "./sheet_size.ts";

/** A picture as a PDF image: dictionary entries and data. */
interface PdfImage {
  width: number;
  height: number;
  entries: string;
  data: Uint8Array;
  orientation: number;
  dpi: number | null;
}

/**
 * Wraps a picture. EXIF orientation is applied, transparency stands over white.
 *
 * @param name shown in error messages
 * @throws {AppError} `picture_too_large` by its head, `damaged_file` when it cannot be read, `unsupported_file_type`
 *   for rare encodings
 */
export async function wrapImage(
  name: string,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  checkPictureSize(name, bytes);
  const image = bytes[0] === 0xff ? jpegImage(name, bytes) : await pngImage(name, bytes);
  return writePdf(image);
}

function jpegImage(name: string, bytes: Uint8Array): PdfImage {
  const head = readJpegHead(bytes);
  if (!head || head.width === 0 || head.height === 0) throw damagedPicture(name, "no frame header");
  const space = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" }[head.components];
  if (!space || head.bits !== 8 || head.frame > 0xc2) {
    throw new AppError(
      "unsupported_file_type",
      `${name} uses a rare kind of JPEG. Save it as an ordinary JPG, PNG or PDF and upload it again.`,
      { detail: `frame ${head.frame.toString(16)}, ${head.bits} bit, ${head.components} colours` },
    );
  }
  const inverted = head.components === 4 && head.hasAdobeMarker ? " /Decode [1 0 1 0 1 0 1 0]" : "";
  return {
    ...head,
    entries: `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode${inverted}`,
    data: bytes,
  };
}

async function pngImage(name: string, bytes: Uint8Array): Promise<PdfImage> {
  const file = readPngFile(bytes);
  if (!file) throw damagedPicture(name, "no usable PNG header");
  const { width, height, dpi } = file;
  const base = { width, height, dpi, orientation: 1 };
  const isKeyed = file.transparency !== null && file.colour !== 3;
  if (file.isInterlaced || file.depth === 16 || file.colour >= 4 || isKeyed) {
    try {
      const data = await deflate(decodePngRows(file));
      return {
        ...base,
        entries: "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
        data,
      };
    } catch (error) {
      throw damagedPicture(name, String(error));
    }
  }
  const colours = file.colour === 2 ? 3 : 1;
  const params =
    `<< /Predictor 15 /Colors ${colours} /BitsPerComponent ${file.depth} /Columns ${width} >>`;
  return {
    ...base,
    entries: `/ColorSpace ${pngColourSpace(file)} /BitsPerComponent ${file.depth} ` +
      `/Filter /FlateDecode /DecodeParms ${params}`,
    data: concat(file.data),
  };
}

/** Colour space of a PNG without alpha; a palette's transparency is mixed with white beforehand. */
function pngColourSpace(file: PngFile): string {
  if (file.colour !== 3) return file.colour === 2 ? "/DeviceRGB" : "/DeviceGray";
  const count = Math.min(2 ** file.depth, Math.floor(file.palette!.length / 3));
  const mixed = Array.from(file.palette!.subarray(0, count * 3), (value, i) => {
    const alpha = (file.transparency?.[Math.floor(i / 3)] ?? 255) / 255;
    return Math.round(value * alpha + 255 * (1 - alpha)).toString(16).padStart(2, "0");
  });
  return `[/Indexed /DeviceRGB ${count - 1} <${mixed.join("")}>]`;
}

/** Image space → page, by EXIF orientation, for a page of w by h points. @source Exif 2.3, 4.6.4 */
function orientationMatrix(orientation: number, w: number, h: number): number[] {
  const maps: Record<number, number[]> = {
    1: [w, 0, 0, h, 0, 0],
    2: [-w, 0, 0, h, w, 0],
    3: [-w, 0, 0, -h, w, h],
    4: [w, 0, 0, -h, 0, h],
    5: [0, -h, -w, 0, w, h],
    6: [0, -h, w, 0, 0, h],
    7: [0, h, w, 0, 0, 0],
    8: [0, h, -w, 0, w, 0],
  };
  return maps[orientation] ?? maps[1];
}

/** Writes the smallest PDF that shows the picture on one page. @source PDF 32000-1, 7.5 (file structure) */
function writePdf(image: PdfImage): Uint8Array<ArrayBuffer> {
  const isTurned = image.orientation >= 5;
  const [columns, rows] = isTurned ? [image.height, image.width] : [image.width, image.height];
  const dpi = guessDpi(columns, rows, image.dpi);
  const width = round(columns / dpi * 72);
  const height = round(rows / dpi * 72);
  const matrix = orientationMatrix(image.orientation, width, height).join(" ");
  const drawing = `q ${matrix} cm /Im0 Do Q`;
  const objects: (string | Uint8Array)[][] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
      "/Resources << /XObject << /Im0 4 0 R >> >> /Contents 5 0 R >>",
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} ` +
      `${image.entries} /Length ${image.data.length} >>\nstream\n`,
      image.data,
      "\nendstream",
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
  ];
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [encoder.encode("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")];
  let length = parts[0].length;
  const offsets: number[] = [];
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((body, i) => {
    offsets.push(length);
    [`${i + 1} 0 obj\n`, ...body, "\nendobj\n"].forEach(add);
  });
  const xref = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`);
  return concat(parts);
}

const round = (value: number): number => Math.round(value * 100) / 100;

function damagedPicture(name: string, detail: string): AppError {
  return new AppError(
    "damaged_file",
    `${name} is damaged and cannot be opened. Export it again and upload the new file.`,
    { detail },
  );
}
