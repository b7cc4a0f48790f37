/**
 * Tables become schedules: title row, header row, meanings of columns, rows with a box per cell. Tables of
 * keys and values become schedules with the columns item and value.
 */
import type {
  ColumnMeaning,
  Schedule,
  ScheduleCell,
  ScheduleRow,
} from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { confidenceOf, fromPieces, joinText, toPlace } from "../evidence.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import { emOf, type Line, sharedLength } from "../layout/layout.ts";
import { scheduleKindOf } from "./schedule_kinds.ts";
import { withSides } from "../layout/stated_sides.ts";
import { splitPanel } from "./split_panels.ts";
import { orderWords, type Table, type TableCell, type TableRow } from "./tables.ts";
import { turnOver } from "./transposed.ts";

/** A schedule with the words it is made of, so that they are not read a second time as notes. */
export interface FoundSchedule {
  schedule: Schedule;
  words: Word[];
  box: PointRect;
}

/** Words of titles over tables. */
const TITLE_LIKE =
  /SCHEDULE|INDEX|TABLE|CALCULATION|SUMMARY|DATA|CRITERIA|MATRIX|LOADS?\b|ANALYSIS|APPROVALS?|AREAS?\b|PANEL|LIST|TABULATION|COUNT|REQUIREMENTS|INFORMATION|CAPACITY|FIXTURES|ASSEMBLIES|PARKING|COVERAGE|LEGEND|HOODS?|FANS?|UNITS?|EQUIPMENT/i;

/**
 * Makes a schedule of a table.
 *
 * @param found a grid of cells, headers at the top or down the left side
 * @param lines lines of the page outside tables, among which a title over the table may stand
 * @returns     null when nothing about the table says that it is one (a grid of walls with names in it)
 */
export function toSchedule(
  page: PageReading,
  found: Table,
  lines: readonly Line[],
): FoundSchedule | null {
  const upright = { ...found, rows: found.rows.filter(isFilled) };
  const table = turnOver(upright, takeTitle(upright.rows, upright).rowCount) ?? upright;
  const rows = table.rows.filter(isFilled);
  const title = takeTitle(rows, table);
  const above = title.cells.length > 0 ? null : titleAbove(table.box, lines);
  const body = rows.slice(title.rowCount);
  const head = takeHead(body, table.columnCount);
  const data = body.slice(head.rowCount).filter((row) => !isRepeatedHead(row, head.headers));
  const isHeadSetApart = head.rowCount > 0 && isSetApart(body);
  const titleText = title.cells.length > 0
    ? joinText(title.cells)
    : above
    ? joinText(above)
    : isHeadSetApart
    ? titleInHead(head.headers)
    : null;
  const isPairs = head.rowCount === 0 && isKeyValue(data, table.columnCount);
  const columns = isPairs
    ? [{ header: "", meaning: "item" as const }, { header: "", meaning: "value" as const }]
    : withSides(
      columnsOf(head, table.columnCount),
      data.map((row) => cellTexts(row, table.columnCount)),
    );
  const meanings = columns.map((column) => column.meaning);
  const kind = scheduleKindOf(titleText, meanings, isPairs);
  const isNamed = titleText !== null && isWrittenAcross(data) &&
    (TITLE_LIKE.test(titleText) || (title.cells.length > 0 && /^[A-Z]{3,}/i.test(titleText)));
  const isKnown = knownShare(head.headers) >= 0.5 &&
    meanings.filter((it) => it !== null).length >= 2;
  const isComparison = meanings.includes("required") && meanings.includes("provided");
  const isOfKeys = isPairs || isComparison || (isHeadSetApart && table.columnCount === 2);
  const isTitled = isHeadSetApart && above !== null && isWrittenAcross(data);
  const isSure = found.isList || isNamed || isKnown || isTitled;
  if (!isSure && !(isOfKeys && areKnownKeys(data))) return null;
  if (data.length === 0) return null;
  const titleWords = title.cells.length > 0
    ? title.cells.flatMap((cell) => cell.words)
    : above?.flatMap((line) => line.words) ?? [];
  const own = table.rows.flatMap((row) => row.cells.flatMap((cell) => cell.words));
  const words = [...new Set([...titleWords, ...own])];
  const box = above ? unionRect([table.box, ...above.map((line) => line.box)]) : table.box;
  const anchor = titleWords.length > 0 ? titleWords : orderWords(own).slice(0, 12);
  return {
    words,
    box,
    schedule: splitPanel({
      ...fromPieces(page, anchor),
      ...toPlace(page, box),
      kind,
      title: titleText,
      columns,
      rows: data.map((row) => toRow(page, row, columns.length)),
    }),
  };
}

const isFilled = (row: TableRow): boolean => row.cells.some((cell) => cell.text !== "");

/** Half of the rows say something in two cells: what they say is what a table is for. */
function isWrittenAcross(rows: readonly TableRow[]): boolean {
  const across = rows.filter((row) => row.cells.filter((cell) => cell.text !== "").length >= 2);
  return across.length >= 0.5 * rows.length;
}

function takeTitle(
  rows: readonly TableRow[],
  table: Table,
): { rowCount: number; cells: TableCell[] } {
  const cells: TableCell[] = [];
  let rowCount = 0;
  for (const row of rows.slice(0, 2)) {
    const filled = row.cells.filter((cell) => cell.text !== "");
    const isMerged = row.cells.length === 1 && table.columnCount > 1;
    if (!isMerged || filled.length !== 1) break;
    cells.push(filled[0]);
    rowCount++;
  }
  return rowCount < rows.length ? { rowCount, cells } : { rowCount: 0, cells: [] };
}

/** The lettering right over the table that reads like a title. */
function titleAbove(box: PointRect, lines: readonly Line[]): Line[] | null {
  const near = lines.filter((line) => {
    const gap = box.y - (line.box.y + line.box.height);
    const shared = sharedLength(line.box.x, line.box.x + line.box.width, box.x, box.x + box.width);
    return line.turn === 0 && gap > -2 && gap < 3.5 * emOf(line) && shared > 0.6 * line.box.width &&
      /[A-Z]{3}/i.test(line.text) && line.text.length < 90;
  }).sort((a, b) => b.box.y - a.box.y);
  const best = near.find((line) => TITLE_LIKE.test(line.text)) ??
    near.find((line) =>
      line.isBold || Math.abs(centre(line.box).x - centre(box).x) < 0.04 * box.width
    );
  if (!best) return null;
  return near.filter((line) => Math.abs(line.box.y - best.box.y) < 0.3 * emOf(best))
    .sort((a, b) => a.box.x - b.box.x);
}

interface Head {
  rowCount: number;
  headers: string[];
  /** The lowest row of stacked heads, without the names of groups over it. */
  lowest?: string[];
}

/** The header row or stacked header rows at the top of the body. */
function takeHead(rows: readonly TableRow[], columnCount: number): Head {
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
  if (!isHead) {
    // A spanning group row over the real header.
    const isGroup = !isTwoColumn && filled < columnCount && knownShare(second) >= 0.6;
    return isGroup ? stackedHead(texts, second) : none;
  }
  const isStacked = !isTwoColumn && rows.length > 2 && second.some((text) => text !== "") &&
    first.cells.some((cell) => cell.span > 1) && !second.some((text) => /\d/.test(text)) &&
    (second.every((text, index) =>
      text === "" || text === texts[index] || headerMeaning(text) !== null ||
      isOfGroups(second, texts)
    ) || isUnderGroups(rows, columnCount));
  return isStacked ? stackedHead(texts, second) : { rowCount: 1, headers: texts };
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
function titleInHead(headers: readonly string[]): string | null {
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

/** Every cell of the first row in bold and worded, over rows that are not: their heads, whatever they say. */
function isSetApart([first, ...rest]: readonly TableRow[]): boolean {
  const isBold = (row: TableRow) => row.cells.every(({ words }) => words.every((it) => it.isBold));
  return first.cells.length >= 2 && rest.length > 0 &&
    first.cells.every(({ text }) =>
      /[A-Z]{2}/i.test(text) && text.length <= 32 && !/\d/.test(text)
    ) && first.cells.some(({ text }) => /[A-Z]{3}/i.test(text)) &&
    isBold(first) &&
    !rest.some((row) => row.cells.some(({ words }) => words.some((it) => it.isBold)));
}

/** Heads under the names of groups: each is called by both. */
function stackedHead(groups: readonly string[], lowest: string[]): Head {
  const headers = groups.map((text, index) => {
    const below = lowest[index] ?? "";
    return text === below ? text : joinText([{ text }, { text: below }]);
  });
  return { rowCount: 2, headers, lowest };
}

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
  KEYS.test(key) && values.some((text) => CODE_VALUE.test(text.trim()));

/** Text per column; a merged cell counts for every column it spans. */
function cellTexts(row: TableRow, columnCount: number): string[] {
  const texts = new Array<string>(columnCount).fill("");
  for (const cell of row.cells) {
    for (let at = cell.column; at < cell.column + cell.span && at < columnCount; at++) {
      if (at >= 0) texts[at] = cell.text;
    }
  }
  return texts;
}

function isRepeatedHead(row: TableRow, headers: readonly string[]): boolean {
  if (headers.length === 0) return false;
  const texts = cellTexts(row, headers.length);
  return texts.every((text, index) => text === headers[index]);
}

/** What is the group's: the `MATL` of a frame is not the door's. */
const OF_GROUP: ReadonlySet<string | null> = new Set([
  "size",
  "width",
  "height",
  "thickness",
  "area",
  "material",
]);

/** What a head says whatever group it stands under. */
function ownMeaning(head: string): ColumnMeaning | null {
  const meaning = headerMeaning(head);
  return OF_GROUP.has(meaning) ? null : meaning;
}

const OCCUPANTS_BESIDE_FACTOR = /^((CALC('?D|ULATED)?|DESIGN|TOTAL|ROOM)\.? )?LOAD$/i;

function columnsOf(
  { headers, lowest = [] }: Head,
  columnCount: number,
): { header: string; meaning: ColumnMeaning | null }[] {
  const columns = Array.from({ length: columnCount }, (_, index) => ({
    header: headers[index] ?? "",
    meaning: headerMeaning(headers[index] ?? "") ?? ownMeaning(lowest[index] ?? ""),
  }));
  // HW in a list of doors is their hardware; in a list of fixtures it is hot water.
  const isOfOpenings = columns.some(({ header, meaning }) =>
    meaning === "swing" || meaning === "clear width" || /^(DOOR|LEAF|FRAME)\b/i.test(header.trim())
  );
  for (const column of columns) {
    if (isOfOpenings && /^H\.?W\.?\s*(SET|GRP|GROUP|NO\.?|#)?$/i.test(column.header.trim())) {
      column.meaning = "hardware";
    }
  }
  // LOAD beside areas and factors counts occupants; in a panel it names what a circuit serves.
  const meanings = columns.map(({ meaning }) => meaning);
  if (["area", "factor"].every((it) => meanings.includes(it as ColumnMeaning))) {
    const load = columns.find(({ header }) => OCCUPANTS_BESIDE_FACTOR.test(header.trim()));
    if (load && !meanings.includes("occupants")) load.meaning = "occupants";
  }
  // FLOOR heads a finish only beside walls or ceilings; else it names the story.
  const names = columns.map(({ header }) => header.trim().toUpperCase());
  const areWalls = ["N", "S", "E", "W"].every((side) => names.includes(side));
  if (areWalls) {
    for (const column of columns) {
      if (/^[NSEW]$/i.test(column.header.trim())) column.meaning = "wall finish";
    }
  }
  const isFinish = columns.some(({ meaning }) =>
    meaning === "wall finish" || meaning === "ceiling finish"
  );
  return columns.map((column) =>
    column.meaning === "floor finish" && !isFinish && /^FLOORS?$/i.test(column.header.trim())
      ? { ...column, meaning: "name" as const }
      : column
  );
}

/** Two filled columns, the left one words. */
function isKeyValue(rows: readonly TableRow[], columnCount: number): boolean {
  if (columnCount !== 2 || rows.length < 2) return false;
  const keys = rows.map((row) => cellTexts(row, 2)[0]).filter((text) => text !== "");
  return keys.length >= 0.6 * rows.length && isWrittenAcross(rows) &&
    keys.filter((text) => /[A-Z]{2}/i.test(text)).length >= 0.7 * keys.length;
}

const KEYS =
  /OCCUPAN|CONSTR|CODE|SPRINK|STOR(Y|IES)|HEIGHT|AREA|TRAVEL|COMMON PATH|DEAD[- ]?END|LOADS?\b|WIND|EXPOSURE|RISK|FLOOD|ELEV|SOIL|ROOF|EXIT|EGRESS|ALARM|CLIMATE|ENERGY|PARCEL|FOLIO|ADDRESS|OWNER|ZONING|SETBACK|LOT\b|PARKING|CATEGORY|PRESSURE|U-FACTOR|SHGC|R-VALUE|INSULATION|UNITS|SCOPE|JURISDICTION|BEARING|CONCRETE|STEEL|LUMBER|MASONRY|DEAD|LIVE|GUST|FOUNDATION/i;

/** True for a key that names a matter of design criteria or code summary. */
export const isDesignKey = (text: string): boolean => KEYS.test(text);

/** Half of the keys are matters of design criteria. */
function areKnownKeys(rows: readonly TableRow[]): boolean {
  const keys = rows.map((row) => cellTexts(row, 2)[0]).filter((text) => text !== "");
  return keys.length >= 3 && keys.filter((key) => KEYS.test(key)).length >= 0.5 * keys.length;
}

function toRow(page: PageReading, row: TableRow, columnCount: number): ScheduleRow {
  const place = toPlace(page, row.box);
  const cells: ScheduleCell[] = Array.from({ length: columnCount }, () => ({ ...place, text: "" }));
  for (const cell of row.cells) {
    if (cell.column < 0 || cell.column >= columnCount) continue;
    const box = cell.words.length > 0 ? unionRect(cell.words.map((word) => word.box)) : cell.box;
    const isRecognised = cell.words.some((word) => word.origin === "ocr");
    cells[cell.column] = {
      ...toPlace(page, box),
      text: cell.text,
      ...(isRecognised ? { confidence: Math.round(confidenceOf(cell.words) * 1000) / 1000 } : {}),
    };
  }
  return { ...place, cells };
}
