/** What an applicant wrote into the last column of a letter, read back from its Word document or workbook. */
import { strFromU8, unzipSync } from "fflate";
import { AppError } from "../../_shared/errors.ts";

/** A line that was answered. */
export interface ReadResponse {
  /** As the letter refers to its comment: `F004`, `C1-F007` for one of an earlier cycle. */
  reference: string;
  response: string;
}

/** Larger parts are no letter of ours. */
const MAX_PART_BYTES = 32 * 2 ** 20;
const MAX_RESPONSE = 4000;
const RESPONSE_HEAD = "Applicant’s response";
const REFERENCE_HEAD = "Reference";

/**
 * Reads the answered lines of a letter in the order of its tables; of a comment answered twice, what was written last.
 *
 * @throws {AppError} `unsupported_file_type` when it is no letter
 */
export function readResponses(bytes: Uint8Array): ReadResponse[] {
  const parts = openParts(bytes);
  const rows = parts.document
    ? wordRows(parts.document)
    : parts.sheet
    ? sheetRows(parts.sheet, parts.shared ?? "")
    : null;
  if (!rows) throw notALetter();
  let columns: { reference: number; response: number } | null = null;
  let hasHead = false;
  const found = new Map<string, string>();
  for (const cells of rows) {
    const response = cells.findIndex((it) => plain(it) === plain(RESPONSE_HEAD));
    if (response >= 0) {
      const reference = cells.findIndex((it) => plain(it) === plain(REFERENCE_HEAD));
      columns = { reference: reference >= 0 ? reference : 0, response };
      hasHead = true;
      continue;
    }
    if (!columns) continue;
    const text = (cells[columns.response] ?? "").trim();
    const reference = (cells[columns.reference] ?? "").trim().split(/\s+/).at(-1) ?? "";
    if (text === "" || reference === "") continue;
    found.set(reference, text.slice(0, MAX_RESPONSE));
  }
  if (!hasHead) throw notALetter();
  return [...found].map(([reference, response]) => ({ reference, response }));
}

const notALetter = (): AppError =>
  new AppError(
    "unsupported_file_type",
    "This isn’t a comment letter from this project. Send the Word document or workbook with the last column filled in.",
  );

/** Typewriter and printed apostrophes are one. */
const plain = (text: string): string => text.trim().toLowerCase().replaceAll("’", "'");

const NAMES = {
  document: "word/document.xml",
  sheet: "xl/worksheets/sheet1.xml",
  shared: "xl/sharedStrings.xml",
} as const;

/** The parts that are read, each once, and no more: a container may name one file a thousand times. */
function openParts(bytes: Uint8Array): Partial<Record<keyof typeof NAMES, string>> {
  const wanted = new Set<string>(Object.values(NAMES));
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.delete(name) && originalSize <= MAX_PART_BYTES,
    });
  } catch {
    throw notALetter();
  }
  const open = Object.entries(NAMES).flatMap(([key, name]) =>
    files[name] && files[name].length <= MAX_PART_BYTES ? [[key, strFromU8(files[name])]] : []
  );
  return Object.fromEntries(open);
}

/** Rows of every table, cells as text, paragraphs apart by line breaks. @source ECMA-376, 17.4 */
function wordRows(xml: string): string[][] {
  return elements(xml, "w:tr").map((row) =>
    elements(row.body, "w:tc").map((cell) =>
      elements(cell.body, "w:p").map((it) =>
        textIn(it.body.replace(/<w:(br|tab)\b[^<>]*\/>/g, "<w:t> </w:t>"), "w:t")
      ).filter((it) => it.trim() !== "").join("\n")
    )
  );
}

/** Rows of a worksheet; a cell that is left out is empty. @source ECMA-376, 18.3 */
function sheetRows(xml: string, shared: string): string[][] {
  // One text may stand in every cell: what is cut once is not looked through for each.
  const strings = elements(shared, "si").map((it) =>
    textIn(it.body, "t").trim().slice(0, MAX_RESPONSE)
  );
  return elements(xml, "row").map((row) => {
    const cells: string[] = [];
    for (const { attributes, body } of elements(row.body, "c")) {
      const place = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1];
      const index = place ? columnOf(place) : cells.length;
      // Columns beyond those of any letter.
      if (index > 200) continue;
      const value = elements(body, "v")[0]?.body ?? "";
      const isShared = /\bt="s"/.test(attributes);
      cells[index] = isShared
        ? strings[Number(value)] ?? ""
        : textIn(body, "t") || unescapeXml(value);
    }
    return Array.from(cells, (it) => it ?? "");
  });
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, it) => sum * 26 + it.charCodeAt(0) - 64, 0) - 1;
}

interface XmlElement {
  attributes: string;
  /** What it holds; nothing in an empty one. */
  body: string;
}

/** The outermost elements of a name. Tags that never close cost no look at all that follows. */
function elements(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const tags = new RegExp(`<(/?)${name}(?=[\\s>/])([^<>]*?)(/?)>`, "g");
  let depth = 0;
  let start = 0;
  let attributes = "";
  for (const tag of xml.matchAll(tags)) {
    const [all, closes, said, isEmpty] = tag;
    if (isEmpty && depth === 0) found.push({ attributes: said, body: "" });
    else if (isEmpty) continue;
    else if (!closes && depth++ === 0) [start, attributes] = [tag.index + all.length, said];
    else if (closes && depth > 0 && --depth === 0) {
      found.push({ attributes, body: xml.slice(start, tag.index) });
    }
  }
  return found;
}

/** Text of all elements of a name. */
const textIn = (xml: string, name: string): string =>
  elements(xml, name).map((it) => unescapeXml(it.body.replace(/<[^<>]*>/g, ""))).join("");

function unescapeXml(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (all, name: string) => {
    if (!name.startsWith("#")) return named[name] ?? all;
    const code = name[1] === "x" ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
