/** Small files that keep a careless reviewer busy for long, or fill its memory. */
import { deflateSync } from "node:zlib";
import { crc32 } from "../../functions/_providers/pdf/png.ts";

/** The words of a content stream as a PDF string. */
export const escapeText = (text: string): string => text.replace(/([()\\])/g, "\\$1");

/** A PDF of one sheet, its content packed. */
export function sheet(content: string, { annotations = "" } = {}): Uint8Array<ArrayBuffer> {
  return writePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 2592 1728]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>${
      annotations && `/Annots[${annotations}]`
    }>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ], content);
}

/** Pages that share one content: a few bytes each. @param mark keeps two such files apart */
export function manyPages(count: number, mark = ""): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: count }, (_, i) => `${i + 6} 0 R`).join(" ");
  const page =
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>";
  return writePdf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
      "<</Nothing true>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ],
    `BT /F1 10 Tf 50 100 Td (FLOOR PLAN ${mark}) Tj ET`,
    Array<string>(count).fill(page),
  );
}

/** One clause that says the same length again and again. */
export const repeatedLengths = (count: number): Uint8Array<ArrayBuffer> =>
  sheet(lines("CORRIDOR WIDTH", Array.from({ length: count }, () => `3'-0"`)));

/** One clause of lengths in every way they are written. */
export function mixedLengths(count: number): Uint8Array<ArrayBuffer> {
  const kinds = [
    (n: number) => `${1 + n % 97}'-${n % 12}"`,
    (n: number) => `${n % 89} IN`,
    (n: number) => `${n % 83}" MIN`,
    (n: number) => `DOOR ${n % 79}'`,
  ];
  return sheet(
    lines("CLEAR WIDTH OF EGRESS", Array.from({ length: count }, (_, i) => kinds[i % 4](i))),
  );
}

/** Words in one line of tiny letters; a string of a PDF holds 32,767 bytes at most. */
function lines(title: string, words: string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 3_000) {
    parts.push(`(${escapeText(words.slice(at, at + 3_000).join(" "))} ) Tj`);
  }
  return `BT /F1 0.02 Tf 20 1700 Td (${title} ) Tj ${parts.join("\n")} ET`;
}

/** A see-through picture of 16 bits a colour with nothing in it. */
export function emptyPicture(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([16, 6], 8);
  // Rows are all zeros, and so is every part of what they pack to: a small block again and again.
  const rows = new Uint8Array((1 + width * 8) * Math.min(height, 100));
  const data = deflateSync(rows, { level: 9 });
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(body, 8);
  view.setUint32(out.length - 4, crc32(out.subarray(4, out.length - 4)));
  return out;
}

/** Objects 1 to 4, the packed content as object 5, and more objects from 6 on. */
function writePdf(
  objects: readonly string[],
  content: string,
  more: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let at = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    at += bytes.length;
  };
  const packed = deflateSync(new TextEncoder().encode(content), { level: 9 });
  put("%PDF-1.7\n");
  [...objects, null, ...more].forEach((body, i) => {
    offsets.push(at);
    put(`${i + 1} 0 obj\n`);
    if (body !== null) put(body);
    else {
      put(`<</Length ${packed.length}/Filter/FlateDecode>>stream\n`);
      put(packed);
      put("\nendstream");
    }
    put("\nendobj\n");
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`);
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
