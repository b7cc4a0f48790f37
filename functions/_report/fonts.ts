/**
 * Typefaces of the report, embedded as subsets. Inter carries the text; DejaVu takes over for a string with
 * signs Inter lacks (⌀ ☐ ☑), so that every name and every drafting mark prints.
 */

/** Weights the report is set in. */
const FONT_STYLES = ["regular", "strong", "mono"] as const;
export type FontStyle = typeof FONT_STYLES[number];

/** A font file and the signs it has. */
export interface FontFile {
  name: string;
  bytes: Uint8Array;
  has: (codePoint: number) => boolean;
}

/** Per style the file of choice and the one that takes over. */
export type FontSet = Record<FontStyle, [first: FontFile, second: FontFile]>;

const INTER = "@expo-google-fonts/inter/";
const DEJAVU = "dejavu-fonts-ttf/ttf/";
const FILES: Record<FontStyle, [string, string]> = {
  regular: [`${INTER}400Regular/Inter_400Regular.ttf`, `${DEJAVU}DejaVuSansCondensed.ttf`],
  strong: [`${INTER}600SemiBold/Inter_600SemiBold.ttf`, `${DEJAVU}DejaVuSansCondensed-Bold.ttf`],
  mono: [`${DEJAVU}DejaVuSansMono.ttf`, `${DEJAVU}DejaVuSansCondensed.ttf`],
};

let loaded: Promise<FontSet> | undefined;

/** Reads a font file of a package. */
export type ReadFont = (specifier: string) => Promise<Uint8Array>;

/** The fonts, read from their packages once per process, or again where that failed. @param read for who may open no files */
export function loadFonts(read: ReadFont = readFontFile): Promise<FontSet> {
  return loaded ??= readFonts(read).catch((error) => {
    loaded = undefined;
    throw error;
  });
}

/** One of the files the report is set in, and no other. */
export async function readFontFile(specifier: string): Promise<Uint8Array> {
  if (!Object.values(FILES).flat().includes(specifier)) {
    throw new TypeError(`Cannot read font: ${specifier} is none of the report’s`);
  }
  return await Deno.readFile(new URL(import.meta.resolve(specifier)));
}

/** Which file sets this text: the first when it has every sign, else the second. */
export function chooseFont(fonts: FontSet, style: FontStyle, text: string): FontFile {
  const [first, second] = fonts[style];
  return [...text].every((sign) => isLayout(sign) || first.has(sign.codePointAt(0)!))
    ? first
    : second;
}

/** The text with control characters dropped and signs that no font has replaced by U+FFFD. */
export function toPrintable(fonts: FontSet, style: FontStyle, text: string): string {
  const [first, second] = fonts[style];
  return [...text.normalize("NFC")].map((sign) => {
    if (isLayout(sign)) return sign;
    if (/[\t\v\f\r\u2028\u2029]/.test(sign)) return " ";
    const point = sign.codePointAt(0)!;
    // deno-lint-ignore no-control-regex -- control characters are what is looked for
    if (/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\ufeff]/.test(sign)) return "";
    return first.has(point) || second.has(point) ? sign : "\ufffd";
  }).join("");
}

const isLayout = (sign: string): boolean => sign === "\n";

async function readFonts(read: ReadFont): Promise<FontSet> {
  const entries = await Promise.all(FONT_STYLES.map(async (style) => {
    const [first, second] = await Promise.all(FILES[style].map((it) => openFont(it, read)));
    return [style, [first, second]] as const;
  }));
  return Object.fromEntries(entries) as FontSet;
}

async function openFont(specifier: string, read: ReadFont): Promise<FontFile> {
  const bytes = await read(specifier);
  const name = specifier.slice(specifier.lastIndexOf("/") + 1).replace(/\.ttf$/, "");
  return { name, bytes, has: readCoverage(bytes) };
}

/**
 * Which characters a TrueType file maps to a glyph.
 *
 * @throws {SyntaxError} if the file has no Unicode character map of format 4 or 12
 * @source OpenType 1.9, cmap table
 */
function readCoverage(bytes: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ranges: [from: number, to: number][] = [];
  const cmap = tableOffset(view, "cmap");
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 4) ranges.push(...segments(view, at));
    if (format === 12) {
      for (let group = 0; group < view.getUint32(at + 12); group++) {
        const from = at + 16 + group * 12;
        ranges.push([view.getUint32(from), view.getUint32(from + 4)]);
      }
    }
  }
  if (ranges.length === 0) throw new SyntaxError("Cannot read font: no Unicode character map");
  return (point) => ranges.some(([from, to]) => point >= from && point <= to);
}

function segments(view: DataView, at: number): [number, number][] {
  const count = view.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, index): [number, number] => [
    view.getUint16(at + 16 + (count + index) * 2),
    view.getUint16(at + 14 + index * 2),
  ]).filter(([from]) => from !== 0xffff);
}

function tableOffset(view: DataView, tag: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((it) => view.getUint8(at + it)));
    if (name === tag) return view.getUint32(at + 8);
  }
  throw new SyntaxError(`Cannot read font: no ${tag} table`);
}
