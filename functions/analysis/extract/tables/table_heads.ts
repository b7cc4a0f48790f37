/** Heads of ruled tables: which rows they are, and what stands over each column. */
import { joinText } from "../evidence.ts";
import { isDesignKey } from "./design_keys.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import type { TableRow } from "./tables.ts";

export interface Head {
  rowCount: number;
  headers: string[];
  /** The lowest row of stacked heads, without the names of groups over it. */
  lowest?: string[];
  /** Groups that tell something instead of naming their columns. */
  told?: string[];
}

/**
 * The header row or stacked header rows at the top of the body. Rows of keys and values over it tell of the whole:
 * `MAIN: 225A MCB`.
 *
 * @param title of the table: a group that says no more names no columns
 */
export function takeHead(
  rows: readonly TableRow[],
  columnCount: number,
  title: string | null,
): Head {
  const before = rows.slice(0, countTelling(rows, columnCount));
  const head = headAt(rows.slice(before.length), columnCount, title);
  if (before.length === 0) return head;
  const told = before.flatMap(({ cells }) => cells.map(({ text }) => text)).filter(Boolean);
  return head.rowCount === 0 ? headAt(rows, columnCount, title) : {
    ...head,
    rowCount: before.length + head.rowCount,
    told: [...told, ...head.told ?? []],
  };
}

/** `VOLTAGE: 208Y/120 V`, in a cell over several columns. */
const TELLS = /^[A-Z][^:]{1,30}:\s*\S/i;

/** Rows of such cells alone over a row of known heads in every column. */
function countTelling(rows: readonly TableRow[], columnCount: number): number {
  const count = rows.findIndex(({ cells }) => {
    const filled = cells.filter(({ text }) => text !== "");
    return filled.length === 0 || !cells.some(({ span }) => span > 1) ||
      !filled.every(({ text }) => TELLS.test(text));
  });
  return count > 0 && knownShare(cellTexts(rows[count], columnCount)) >= 0.4 ? count : 0;
}

/** Rows without the columns that only rulings between keys and values over the heads make. */
export function withoutEdgesOver(
  rows: readonly TableRow[],
  titleRows: number,
  columnCount: number,
): { rows: readonly TableRow[]; columnCount: number } {
  const telling = countTelling(rows.slice(titleRows), columnCount);
  const below = rows.slice(titleRows + telling);
  const starts = [...new Set(below.flatMap(({ cells }) => cells.map((it) => it.column)))]
    .filter((it) => it >= 0).sort((a, b) => a - b);
  if (telling === 0 || starts.length === columnCount) return { rows, columnCount };
  const columnAt = (at: number) => Math.max(0, starts.findLastIndex((it) => it <= at));
  return {
    columnCount: starts.length,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        const column = columnAt(cell.column);
        return { ...cell, column, span: columnAt(cell.column + cell.span - 1) - column + 1 };
      }),
    })),
  };
}

function headAt(rows: readonly TableRow[], columnCount: number, title: string | null): Head {
  const none = { rowCount: 0, headers: [] };
  const first = rows[0];
  if (!first) return none;
  const texts = cellTexts(first, columnCount);
  const known = knownShare(texts);
  const filled = texts.filter((text) => text !== "").length;
  const second = rows[1] ? cellTexts(rows[1], columnCount) : [];
  const isTwoColumn = columnCount === 2;
  const isHead = isTwoColumn
    ? (isHeadOfTwo(texts) || isSetApart(rows)) && rows.length > 1
    : (known >= 0.4 && filled >= 2) || looksLikeHead(texts, rows.slice(1), columnCount) ||
      (filled === columnCount && rows.length > 2 && isSetApart(rows));
  const isSpanned = !isTwoColumn && first.cells.some((cell) => cell.span > 1);
  if (!isHead) {
    // A spanning group row over the real header.
    const isGroup = !isTwoColumn && filled < columnCount && knownShare(second) >= 0.6;
    return isGroup || (isSpanned && headsFigures(rows.slice(1), columnCount))
      ? stackedHead(texts, second, title)
      : none;
  }
  const isStacked = isSpanned && rows.length > 2 && second.some((text) => text !== "") &&
    !second.some((text) => /\d/.test(text)) &&
    (second.every((text, index) =>
      text === "" || text === texts[index] || headerMeaning(text) !== null ||
      isOfGroups(second, texts)
    ) || isUnderRuledGroups(rows, columnCount) || isUnderGroups(rows, columnCount) ||
      headsFigures(rows.slice(1), columnCount));
  return isStacked ? stackedHead(texts, second, title) : { rowCount: 1, headers: texts };
}

/** Words over every column and figures below them. */
function headsFigures([heads, ...rest]: readonly TableRow[], columnCount: number): boolean {
  const texts = heads ? cellTexts(heads, columnCount) : [];
  return texts.length > 0 && texts.every((text) => /[A-Z]{2}/i.test(text) && !/\d/.test(text)) &&
    looksLikeHead(texts, rest, columnCount);
}

/** Every head of the second row stands under a wider one or is as tall as both: rulings alone tell two rows of heads. */
function isUnderRuledGroups([groups, heads]: readonly TableRow[], columnCount: number): boolean {
  const texts = cellTexts(heads, columnCount);
  const tall = groups.cells.filter(({ span, text, column }) =>
    span === 1 && text !== "" && texts[column] === text
  );
  const wide = groups.cells.filter(({ span, text }) => span > 1 && text !== "");
  const covered = wide.reduce((sum, { span }) => sum + span, 0) + tall.length;
  return tall.length > 0 && wide.length > 0 && covered === columnCount &&
    texts.every((text) => text !== "");
}

/** Most heads of a second row are known, and rows below it hold figures. */
function isUnderGroups([, heads, ...rest]: readonly TableRow[], columnCount: number) {
  const texts = cellTexts(heads, columnCount);
  return texts.every((text) => text.length <= 24) && knownShare(texts) >= 0.5 &&
    rest.some((row) => row.cells.some(({ text }) => /\d/.test(text)));
}

/** Columns of one head under different groups: `MATERIAL` of the door and of the frame. */
function isOfGroups(heads: readonly string[], groups: readonly string[]): boolean {
  const named = heads.filter((text) => text !== "");
  const twice = named.filter((text, at) => named.indexOf(text) !== at);
  return twice.length > 0 && named.every((text) => text.length <= 24) &&
    twice.every((text) => {
      const over = groups.filter((_, column) => heads[column] === text);
      return new Set(over).size === over.length;
    });
}

/** Two columns whose first head is the name of the whole: `ROOF LOADS | VALUE`. */
export function titleInHead(headers: readonly string[]): string | null {
  const [first, second] = headers;
  const isOfValues = headers.length === 2 && headerMeaning(second) === "value";
  return isOfValues && !FIRST_OF_TWO.test(first.trim()) ? first : null;
}

const FIRST_OF_TWO =
  /^(ITEMS?|SPACES?|ROOMS?( NAME)?|SHEET.*|DRAWING.*|DWG.*|MARK|NO\.?|TAG|LOCATION|DESCRIPTION|USE|EXIT|FLOOR|LEVEL|SYMBOL|NAME|KEY|COMPONENT|ELEMENT|CATEGORY|CRITERIA|TYPE)$/i;

/** Two columns have a header only where it is worded like one; else the first row is key and value. */
function isHeadOfTwo([first, second]: string[]): boolean {
  // Nothing over the keys and a word for figures over the values: `QTY`.
  if (first.trim() === "") {
    return ["quantity", "required", "provided"].includes(`${headerMeaning(second)}`);
  }
  return FIRST_OF_TWO.test(first.trim()) && second !== "" && second.length <= 32 &&
    !/\d/.test(second) && (headerMeaning(second) !== null || /^(REQUIREMENT|CLASS)/i.test(second));
}

/** Worded rows at the top in bold, one or two, over rows that are not: their heads, whatever they say. */
export function isSetApart(rows: readonly TableRow[]): boolean {
  const bold = rows.findIndex((row) => !isBold(row));
  const heads = rows.slice(0, bold);
  return (bold === 1 || bold === 2) && heads.at(-1)!.cells.length >= 2 &&
    heads.at(-1)!.cells.every(({ text }, index) =>
      /[A-Z]/i.test(text) && text.length <= 32 &&
      (!/\d/.test(text) || (index > 0 && NUMBERED.test(text)))
    ) && heads.at(-1)!.cells.some(({ text }) => /[A-Z]{3}/i.test(text)) &&
    !rows.slice(bold).some((row) => row.cells.some(({ words }) => words.some((it) => it.isBold)));
}

/** One of several alike, or a story: `BED 2`, `S1 (PORCH)`, `HALL 2ND`. A figure with a unit is a value. */
const NUMBERED =
  /^(?:[A-Z][A-Z. ]*[ -]?\d{1,3}[A-Z]?(?:\s*\([^()\d]*\))?|(?:[A-Z. ]+ )?\d{1,2}(?:ST|ND|RD|TH)(?: [A-Z.]+)?)$/i;

const isBold = (row: TableRow): boolean =>
  row.cells.every(({ words }) => words.every((it) => it.isBold));

/**
 * Heads under the names of groups: each is called by both, unless it says enough alone. A group whose words stand in
 * the title says nothing of its columns; one that tells a figure is no name.
 */
function stackedHead(
  groups: readonly string[],
  lowest: readonly string[],
  title: string | null,
): Head {
  const named = ` ${wordsAlone(title ?? "")}`;
  const isNeeded = (group: string, head: string) => {
    if (head === "") return true;
    if (isTelling(group)) return false;
    const over = groups.filter((_, column) => lowest[column] === head);
    if (new Set(over).size > 1) return true;
    if (named.includes(` ${wordsAlone(group)}`)) return false;
    return headerMeaning(group) !== null || !/[A-Z]{2,}\W+[A-Z]{2,}/i.test(head);
  };
  const headers = groups.map((text, index) => {
    const below = lowest[index] ?? "";
    if (text === below) return text;
    return isNeeded(text, below) ? joinText([{ text }, { text: below }]) : below;
  });
  return {
    rowCount: 2,
    headers,
    lowest: [...lowest],
    told: [...new Set(groups.filter(isTelling))],
  };
}

/** `Run: floor to floor 14 ft 0 in.`, not `208 V 3 PH`. */
const isTelling = (group: string): boolean => /\d/.test(group) && group.length > LONGEST_GROUP;
const LONGEST_GROUP = 24;

const wordsAlone = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, " ").trim();

/** Words without figures over rows that hold figures. */
function looksLikeHead(texts: string[], rows: readonly TableRow[], columnCount: number): boolean {
  if (rows.length < 1) return false;
  const filled = texts.filter((text) => text !== "");
  if (filled.length < 0.6 * columnCount || filled.some((text) => text.length > 40)) return false;
  const withDigits = filled.filter((text) => /\d/.test(text)).length;
  const below = rows.flatMap((row) => row.cells.map((cell) => cell.text)).filter(Boolean);
  const belowDigits = below.filter((text) => /\d/.test(text)).length;
  if (isValueRow(texts)) return false;
  return withDigits <= 0.34 * filled.length && belowDigits > 0.3 * below.length;
}

/** Groups, types and answers as code summaries state them: no header is worded so. */
const CODE_VALUE =
  /^(TYPE )?(I{1,3}|IV|V)\s?-?\s?[AB]$|^(GROUP )?[ABEFHIMRSU](\s?-\s?\d)?$|^(YES|NO|N\/A|NFPA 13[RD]?|SPRINKLERED)$/i;

/** `CONSTRUCTION TYPE | V-B | V-B`: a matter of the code with values beside it. */
const isValueRow = ([key, ...values]: string[]): boolean =>
  isDesignKey(key) && values.some((text) => CODE_VALUE.test(text.trim()));

/**
 * The rows with their heads on top where they stand at the bottom, as in schedules that grow upwards.
 *
 * @param rows of the table, those of its title left out
 */
export function headOnTop(rows: readonly TableRow[], columnCount: number): readonly TableRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (rows.length < 3 || !first || !last || last.cells.length < columnCount) return rows;
  const heads = cellTexts(last, columnCount);
  const isHead = columnCount >= 3 && heads.every((text) => text !== "" && !/\d/.test(text)) &&
    knownShare(heads) >= 0.6 && new Set(heads.map(headerMeaning)).size >= 3;
  return isHead && knownShare(cellTexts(first, columnCount)) < 0.4 &&
      takeHead(rows, columnCount, null).rowCount === 0
    ? [last, ...rows.slice(0, -1)]
    : rows;
}

/** Text per column; a merged cell counts for every column it spans. */
export function cellTexts(row: TableRow, columnCount: number): string[] {
  const texts = new Array<string>(columnCount).fill("");
  for (const cell of row.cells) {
    for (let at = cell.column; at < cell.column + cell.span && at < columnCount; at++) {
      if (at >= 0) texts[at] = cell.text;
    }
  }
  return texts;
}

export function isRepeatedHead(row: TableRow, headers: readonly string[]): boolean {
  if (headers.length === 0) return false;
  const texts = cellTexts(row, headers.length);
  return texts.every((text, index) => text === headers[index]);
}
