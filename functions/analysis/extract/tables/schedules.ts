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
import { withoutDittos } from "./ditto_marks.ts";
import { isDesignKey } from "./design_keys.ts";
import { wholeWords } from "./broken_heads.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import { emOf, type Line, median, sharedLength } from "../layout/layout.ts";
import { scheduleKindOf } from "./schedule_kinds.ts";
import { withSides } from "../layout/stated_sides.ts";
import { splitPanel } from "./split_panels.ts";
import { orderWords, type Table, type TableCell, type TableRow } from "./tables.ts";
import {
  cellTexts,
  type Head,
  headOnTop,
  isRepeatedHead,
  isSetApart,
  takeHead,
  titleInHead,
  withoutEdgesOver,
} from "./table_heads.ts";
import { turnOver } from "./transposed.ts";

/** A schedule with the words it is made of, so that they are not read a second time as notes. */
export interface FoundSchedule {
  schedule: Schedule;
  words: Word[];
  box: PointRect;
}

/** Words of titles over tables. */
const TITLE_LIKE =
  /SCHED(?:ULE)?S?\b|INDEX|TABLE|CALCULATION|SUMMARY|DATA|CRITERIA|MATRIX|LOADS?\b|ANALYSIS|APPROVALS?|AREAS?\b|PANEL|LIST|TABULATION|COUNT|REQUIREMENTS|INFORMATION|CAPACITY|FIXTURES|ASSEMBLIES|PARKING|COVERAGE|LEGEND|HOODS?|FANS?|UNITS?|EQUIPMENT/i;

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
  const filled = table.rows.filter(isFilled);
  const title = takeTitle(filled, table);
  const { rows, columnCount } = withoutEdgesOver(filled, title.rowCount, table.columnCount);
  const above = title.cells.length > 0
    ? null
    : titleAbove(table, lines) ?? titleBeside(table, lines) ??
      titleBelow(table, lines);
  const body = headOnTop(rows.slice(title.rowCount), columnCount);
  const name = title.cells.length > 0 ? joinText(title.cells) : above && joinText(above);
  const head = takeHead(body, columnCount, name);
  const data = body.slice(head.rowCount).filter((row) => !isRepeatedHead(row, head.headers));
  const isHeadSetApart = head.rowCount > 0 && isSetApart(body);
  const titleText = name ?? (isHeadSetApart ? titleInHead(head.headers) : null);
  const isPairs = head.rowCount === 0 && isKeyValue(data, columnCount);
  const columns = isPairs
    ? [{ header: "", meaning: "item" as const }, { header: "", meaning: "value" as const }]
    : withSides(
      columnsOf(head, columnCount),
      data.map((row) => cellTexts(row, columnCount)),
    );
  const meanings = columns.map((column) => column.meaning);
  const kind = scheduleKindOf(titleText, meanings, isPairs);
  const isNamed = titleText !== null && isWrittenAcross(data) &&
    (TITLE_LIKE.test(titleText) || (title.cells.length > 0 && /^[A-Z]{3,}/i.test(titleText)));
  const isKnown = knownShare(head.headers) >= 0.5 &&
    meanings.filter((it) => it !== null).length >= 2;
  const isComparison = meanings.includes("required") && meanings.includes("provided");
  const isOfKeys = isPairs || isComparison || (isHeadSetApart && columnCount === 2);
  const isBoxed = title.cells.length > 0;
  const isTitled = name !== null && isWrittenAcross(data) &&
    (isHeadSetApart || isEven(data, isBoxed ? LEAST_BOXED_ROWS : LEAST_EVEN_ROWS));
  const isSure = found.isList || isNamed || isKnown || isTitled;
  if (!isSure && !(isOfKeys && areKnownKeys(data))) return null;
  if (data.length === 0) return null;
  const titleWords = title.cells.length > 0
    ? title.cells.flatMap((cell) => cell.words)
    : above?.flatMap((line) => line.words) ?? [];
  const told = head.told ?? [];
  const own = table.rows.flatMap((row) =>
    row.cells.flatMap((cell) => kind !== "panel" && told.includes(cell.text) ? [] : cell.words)
  );
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
      title: kind === "panel" && told.length > 0 ? [titleText, ...told].join(" ") : titleText,
      columns,
      rows: withoutDittos(data.map((row) => toRow(page, row, columns.length))),
    }),
  };
}

const isFilled = (row: TableRow): boolean => row.cells.some((cell) => cell.text !== "");

/** Half of the rows say something in two cells: what they say is what a table is for. */
function isWrittenAcross(rows: readonly TableRow[]): boolean {
  const across = rows.filter((row) => row.cells.filter((cell) => cell.text !== "").length >= 2);
  return across.length >= 0.5 * rows.length;
}

/** So many rows or more as tall as each other and one line of lettering each: a list, whatever its words say. */
function isEven(rows: readonly TableRow[], least: number): boolean {
  const typical = median(rows.map(({ box }) => box.height));
  const lettering = median(
    rows.flatMap(({ cells }) => cells.flatMap(({ words }) => words.map(({ box }) => box.height))),
  );
  const even = rows.filter(({ box }) => Math.abs(box.height - typical) < 0.15 * typical);
  return rows.length >= least && typical < TALLEST_ROW * lettering &&
    even.length >= 0.7 * rows.length;
}

/** A title at the left edge of its table is so many times as tall as what stands in it. */
const LARGER = 1.15;
const LEAST_EVEN_ROWS = 4;
/** Under a title in a cell of the table. */
const LEAST_BOXED_ROWS = 2;
/** In heights of its lettering. */
const TALLEST_ROW = 3.5;

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

/** The lettering right over the table that reads like a title: by its words, or as it is bold, centered or larger. */
function titleAbove({ box, rows }: Table, lines: readonly Line[]): Line[] | null {
  const lettering = median(
    rows.flatMap(({ cells }) => cells.flatMap(({ words }) => words.map((it) => it.box.height))),
  );
  const near = lines.filter((line) => {
    const gap = box.y - (line.box.y + line.box.height);
    const shared = sharedLength(line.box.x, line.box.x + line.box.width, box.x, box.x + box.width);
    return line.turn === 0 && gap > -2 && gap < 3.5 * emOf(line) && shared > 0.6 * line.box.width &&
      /[A-Z]{3}/i.test(line.text) && line.text.length < 90;
  }).sort((a, b) => b.box.y - a.box.y);
  const best = near.find((line) => TITLE_LIKE.test(line.text)) ??
    near.find((line) =>
      line.isBold || Math.abs(centre(line.box).x - centre(box).x) < 0.04 * box.width ||
      (Math.abs(line.box.x - box.x) < emOf(line) && line.box.height > LARGER * lettering)
    );
  if (!best) return null;
  return near.filter((line) => Math.abs(line.box.y - best.box.y) < 0.3 * emOf(best))
    .sort((a, b) => a.box.x - b.box.x);
}

/**
 * The name of a schedule under it, as some offices write titles of drawings: set larger than the table, right below,
 * and with nothing under it that it might head.
 */
function titleBelow({ box, rows }: Table, lines: readonly Line[]): Line[] | null {
  const lettering = median(
    rows.flatMap(({ cells }) => cells.flatMap(({ words }) => words.map((it) => it.box.height))),
  );
  const bottom = box.y + box.height;
  const found = lines.find((line) => {
    const gap = line.box.y - bottom;
    return line.turn === 0 && gap > -0.3 * emOf(line) && gap < 3 * emOf(line) &&
      NAME_BELOW.test(line.text) &&
      line.text.length < LONGEST_NAME && line.box.height > LARGER * lettering &&
      line.box.x > box.x - BESIDE_TABLE * emOf(line) &&
      line.box.x + line.box.width < box.x + box.width + emOf(line);
  });
  if (!found) return null;
  const isHead = lines.some((line) =>
    line !== found && line.turn === 0 && line.box.y > found.box.y + found.box.height &&
    line.box.y - found.box.y - found.box.height < HEADS_WITHIN * emOf(found) &&
    sharedLength(line.box.x, line.box.x + line.box.width, box.x, box.x + box.width) > 0 &&
    !/^(SCALE\b|N\.?T\.?S\.?$|NO SCALE)/i.test(line.text)
  );
  return isHead ? null : [found];
}

/** The name of a schedule that reads upwards in a strip at its left side. */
function titleBeside({ box }: Table, lines: readonly Line[]): Line[] | null {
  const found = lines.find((line) =>
    line.turn !== 0 && line.box.height > line.box.width && TITLE_LIKE.test(line.text) &&
    line.box.x + line.box.width <= box.x + 1 &&
    box.x - line.box.x - line.box.width < 2.5 * emOf(line) &&
    line.box.y > box.y - emOf(line) &&
    line.box.y + line.box.height < box.y + box.height + emOf(line)
  );
  return found ? [found] : null;
}

const NAME_BELOW = /\b(SCHED(ULE)?S?|TABLE|CALCULATIONS?|SUMMARY|LOADS|TABULATION|DATA)\s*:?$/i;
const LONGEST_NAME = 60;
/** A name under marks in the middle of their column begins so many em beside them at most. */
const BESIDE_TABLE = 2;
/** Lines so near under a name, in em, are what it is the name of. */
const HEADS_WITHIN = 3;

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

/** A size by its group alone is the size of what the head names: `VENT` under `PIPE SIZE`. */
function meaningOf(header: string, lowest: string): ColumnMeaning | null {
  const meaning = headerMeaning(header);
  return meaning === null || meaning === "size" ? ownMeaning(lowest) ?? meaning : meaning;
}

const OCCUPANTS_BESIDE_FACTOR = /^((CALC('?D|ULATED)?|DESIGN|TOTAL|ROOM)\.? )?LOAD$/i;

function columnsOf(
  { headers, lowest = [] }: Head,
  columnCount: number,
): { header: string; meaning: ColumnMeaning | null }[] {
  const columns = Array.from({ length: columnCount }, (_, index) => {
    const header = wholeWords(headers[index] ?? "");
    return { header, meaning: meaningOf(header, wholeWords(lowest[index] ?? "")) };
  });
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
    // Beside those EXITS counts the ways out of a space; alone it heads their names.
    for (const column of columns.slice(1)) {
      if (/^EXITS$/i.test(column.header.trim())) column.meaning = null;
    }
  }
  // FLOOR heads a finish only beside walls or ceilings; else it names the story.
  const names = columns.map(({ header }) => header.trim().toUpperCase());
  const areWalls = ["N", "S", "E", "W"].every((side) => names.includes(side));
  if (areWalls) {
    for (const column of columns) {
      if (/^[NSEW]$/i.test(column.header.trim())) column.meaning = "wall finish";
    }
  }
  const isFinish = names.some((it) => FINISHED_PART.test(it)) ||
    columns.some(({ meaning }) => meaning === "wall finish" || meaning === "ceiling finish");
  return columns.map((column) =>
    column.meaning === "floor finish" && !isFinish && /^FLOORS?$/i.test(column.header.trim())
      ? { ...column, meaning: "name" as const }
      : column
  );
}

/** Heads only lists of finishes have: `BASE`, `WALL / CEILING`. */
const FINISHED_PART = /^(?:BASE|WALLS?\s*[\/&+]\s*(?:CEILINGS?|CLG\.?))$/;

/** Two filled columns, the left one words. */
function isKeyValue(rows: readonly TableRow[], columnCount: number): boolean {
  if (columnCount !== 2 || rows.length < 2) return false;
  const keys = rows.map((row) => cellTexts(row, 2)[0]).filter((text) => text !== "");
  return keys.length >= 0.6 * rows.length && isWrittenAcross(rows) &&
    keys.filter((text) => /[A-Z]{2}/i.test(text)).length >= 0.7 * keys.length;
}

/** Half of the keys are matters of design criteria. */
function areKnownKeys(rows: readonly TableRow[]): boolean {
  const keys = rows.map((row) => cellTexts(row, 2)[0]).filter((text) => text !== "");
  return keys.length >= 3 && keys.filter(isDesignKey).length >= 0.5 * keys.length;
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
