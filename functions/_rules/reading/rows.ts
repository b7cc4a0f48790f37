/** Schedule rows: as text, and cell by cell by the meaning of their columns. */
import type { Evidence, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { either } from "./patterns.ts";
import { placeOf } from "./places.ts";
import { remembered } from "../../_shared/remembered.ts";
import { isUnit, withoutUnit, withUnit } from "./head_units.ts";

/** A schedule row as text: cells in column order joined with ` | `. */
export function rowText(row: ScheduleRow): string {
  return row.cells.map((cell) => cell.text.trim()).filter(Boolean).join(" | ");
}

/** A row of a list, where it stands, as text. */
export const rowPlace = (schedule: Schedule, row: ScheduleRow): Evidence => ({
  ...placeOf(schedule),
  page: row.page,
  box: row.box,
  sourceText: rowText(row),
});

/** The title of a list, where it stands: its upper edge. Empty where it has none. */
export function titlePlace(schedule: Schedule): Evidence {
  const { title, box, rows: [first] } = schedule;
  const height = first ? Math.max(0.5, first.box.y - box.y) : box.height;
  return {
    ...placeOf(schedule),
    box: { ...box, height: Math.min(height, box.height) },
    sourceText: title ?? "",
  };
}

/** A unit a column states for all its figures: `RAINFALL (IN/HR)`, `WIDTH (IN.)`. */
const UNIT =
  /^(.*?)\s*[(,]\s*(IN\s*\/\s*HR|IN\.?\s*\/\s*FT|PSF|PLF|PSI|MPH|CFM|GPM|SQ\.?\s*FT|S\.?F|IN|INCHES|FT|FEET|MM|L\/S|KPA|SEC(?:ONDS)?|LBS?|GAL|°?F|DEG\.?\s*F)\.?\s*\)?\s*$/i;

function labelled(header: string, text: string): string {
  const unit = /^[\d\s.,/x×-]*\d$/i.test(text) ? UNIT.exec(header) : null;
  if (!unit) return `${header} ${text}`.trim();
  // Both sides of a size have it: `60 x 59` under DRAWN (IN).
  return `${unit[1]} ${text.split(/\s*[x×]\s*/i).map((side) => `${side} ${unit[2]}`).join(" x ")}`;
}

/**
 * A schedule row as text, each cell after the header of its column: `MARK W1 | WIDTH 3'-0"`. A unit in the header
 * stands behind the figure it is a unit of: `RAINFALL 3 IN/HR`.
 */
export function labelledRowText(schedule: Schedule, row: ScheduleRow): string {
  return row.cells.map((cell, index) => {
    const text = cell.text.trim();
    const header = schedule.columns[index]?.header.trim() ?? "";
    if (text === "") return "";
    return /^N$/i.test(text) && isAnswered(schedule, index)
      ? `${header.replace(ASKS, "")} NO`
      : labelled(header, text);
  }).filter(Boolean).join(" | ");
}

/** What a head adds that asks for yes or no: `GFCI? (Y/N)`. */
const ASKS = /\s*\??\s*\(?\bY(?:ES)?\s*\/\s*N(?:O)?\b\)?\s*\??|\s*\?\s*$/i;
const ANSWER = /^\W*(?:Y|N|YES|NO|X|N\.?\/?A\.?|-|–|—)?\W*$/i;

/** Does a column hold nothing but yes and no? `N` is north in others. */
function isAnswered({ columns, rows }: Schedule, index: number): boolean {
  const asks = ASKS.test(columns[index]?.header ?? "");
  return asks || (!/^\W*(?:DIR|ORIENT|FAC|EXPOS|SIDE|ELEV)/i.test(columns[index]?.header ?? "") &&
    rows.some(({ cells }) => /^\W*Y(?:ES)?\W*$/i.test(cells[index]?.text ?? "")) &&
    rows.every(({ cells }) => ANSWER.test(cells[index]?.text ?? "")));
}

/** {@link labelledRowText} with the unit a header names after the bare figures of its cells: `WIDTH (IN.)` and `42`. */
export function measuredRowText({ columns }: Schedule, row: ScheduleRow): string {
  return row.cells.map((cell, index) => {
    const text = cell.text.trim();
    if (text === "" || /^[-–—]+$/.test(text)) return "";
    const header = columns[index]?.header.trim() ?? "";
    return `${withoutUnit(header)} ${withUnit(header, text)}`.trim();
  }).filter(Boolean).join(" | ");
}

/** A row with the schedule it stands in; other texts have neither. */
export interface Listed {
  schedule: Schedule | null;
  row: ScheduleRow | null;
}

type Column = Schedule["columns"][number];

/** Cell of a row under the column with the given meaning, null when there is none or it is empty. */
export const cellOf = (it: Listed, meaning: Column["meaning"]): string | null =>
  cellUnder(it, (column) => column.meaning === meaning)?.text ?? null;

/** Cell of a row under the first header that says so, null when there is none or it is empty. */
export const cellHeaded = (it: Listed, header: RegExp): string | null =>
  cellUnder(it, (column) => header.test(column.header))?.text ?? null;

/** {@link cellHeaded} with the unit its header names. */
export function measuredCellHeaded(it: Listed, header: RegExp): string | null {
  const cell = cellUnder(it, (column) => header.test(column.header));
  return cell && withUnit(cell.head, cell.text);
}

function cellUnder(
  { schedule, row }: Listed,
  isMeant: (column: Column) => boolean,
): { head: string; text: string } | null {
  const index = schedule?.columns.findIndex(isMeant) ?? -1;
  const text = row?.cells[index]?.text.trim() ?? "";
  return text === "" ? null : { head: schedule!.columns[index].header, text };
}

/** Heads of what this project has, beside what is asked of it. */
const ANSWER_HEAD =
  /^\W*(?:PROVIDED|PROV'?D|PROV\.?|ACTUAL|SHOWN|DRAWN|DESIGN(?:ED)?|PROPOSED|MEASURED|(?:THIS|OUR)\s+(?:PROJECT|JOB|DESIGN|BUILDING)|BUI?LT|AS\s+(?:BUILT|DRAWN|SHOWN|DESIGNED|PROPOSED)|ON\s+PLANS?|HAVE|FURNISHED|GIVEN)\W*$/i;
/** Heads that only say that something stands below. */
const EMPTY_HEAD = either(
  ANSWER_HEAD,
  /^(ITEMS?|VALUES?|DATA|DESCRIPTION|DETAILS?|INFORMATION|RESULT|REMARKS?|NOTES?|COMMENTS?|MARK|TAG|NO\.?|#|TYPE)\W*$/i,
);
const DEMAND_HEAD =
  /\bREQ|^\W*NEED(?:ED)?\b|\bMIN\b|\bMAX\b|\bCODE\b|\bALLOW|\bLIMIT(?!\s+STOP)|\bTHRESHOLD|\bTRIGGER|\bPERMITTED|^\W*(?:RANGE|STANDARD|ADA|FBC)\W*$/i;
const MEASURE =
  /^\W*\d[\d\s,.'"\/-]*(FT|FEET|IN|INCHES|CFM(?:\/SF)?|A|AMPS?|SEC|SECONDS|SF|SQ\.? ?FT|%|GAL|°F|LBF|HR|PS[FI])?\.?(\s*(CLR|CLEAR|A\.?F\.?F|DIA|Ø)\.?)?$/i;

const isMeasure = (text: string): boolean => MEASURE.test(text);

const isEmpty = remembered((head) => EMPTY_HEAD.test(head));
/** Does a head stand over what is asked for? */
export const isDemand = remembered((head) => DEMAND_HEAD.test(head));
/** Also with a unit: `DRAWN (IN)`. */
const isAnswer = remembered((head) => ANSWER_HEAD.test(withoutUnit(head)));

const SAYS_NOT_DUE = /^\W*(?:N\W?A|NOT\s+(?:APPLICABLE|REQ(?:UIRED|'?D)?\.?)|N\W?R)\W*$/i;
const SAYS_NONE = /^\W*(?:NO|NONE|NIL|N\W?A|0)\W*$/i;
/** What is not there to need the thing: `OPEN PARKING, NO GARAGE`. */
const GIVES_REASON = /\bNO\s+[A-Z]{3}|\bWITHOUT\b|\bNOT\s+(?:USED|ATTACHED|PART|BUILT)\b/i;

/**
 * Is the thing of a row neither asked for nor there, and does the row's own remark say why: of
 * `ELEVATOR PIT PUMP | N/A | NONE | NO ELEVATOR` under REQUIRED, PROVIDED and REMARKS?
 */
export function isNotDue(
  { schedule, row }: { schedule: Schedule | null; row: ScheduleRow | null },
) {
  if (!schedule || !row) return false;
  const said = (fits: (head: string) => boolean, words: RegExp) =>
    row.cells.some(({ text }, index) =>
      index > 0 && fits(schedule.columns[index]?.header ?? "") && words.test(text)
    );
  return said(isDemand, SAYS_NOT_DUE) && said(isAnswer, SAYS_NONE) &&
    said((head) => !isDemand(head) && !isAnswer(head), GIVES_REASON);
}

/**
 * The row without what is asked for, where another column answers it: of `TURNING SPACE | 60" | 57"` under REQUIRED
 * and PROVIDED the 57".
 */
export function answeredRow({ columns }: Schedule, row: ScheduleRow): ScheduleRow {
  if (!columns.some(({ header }) => isAnswer(header)) && !isMatrix(columns)) {
    return accessibleRow(columns, row);
  }
  const isAsked = (index: number) => isDemand(columns[index]?.header ?? "");
  return {
    ...row,
    cells: row.cells.map((cell, index) => isAsked(index) ? { ...cell, text: "" } : cell),
  };
}

/** A text, of a row without what is asked for where another column answers it. */
export const answerOf = ({ schedule, row, text }: Listed & { text: string }): string =>
  schedule && row ? rowText(answeredRow(schedule, row)) : text;

/** The same as what stands there. */
export const answered = <T extends Listed & { text: string }>(it: T): T => ({
  ...it,
  text: answerOf(it),
});

/** Heads over where a limit is written, and over what is remarked. */
const ASIDE_HEAD =
  /^\W*(?:(?:CODE\s+)?(?:REF(?:ERENCE)?S?|SECTIONS?|SEC|SOURCES?|CITATION)|BASIS|REASONS?|REMARKS?|NOTES?|COMMENTS?|SHEET|DETAILS?|WHERE|LOCATION|PLACE|ROOM|RM)\W*$/i;
const isAside = remembered((head) => ASIDE_HEAD.test(head));

/** Rows of measures: what is measured, what is asked of it, and a column for each thing that has it. */
const isMatrix = (columns: Schedule["columns"]): boolean => {
  const others = columns.slice(labelAt(columns) + 1).map(({ header }) => header);
  return isOfItems(columns[labelAt(columns)]?.header ?? "") && others.some(isDemand) &&
    others.some((head) => !isDemand(head) && !isAside(head));
};

/** The column that names what rows are of: the first, or behind numbers and sections the one headed so. */
const labelAt = (columns: Schedule["columns"]): number => {
  const [first, second] = columns;
  const isFirst = !second || !NUMBERED.test(first.header) || !isOfItems(second.header);
  return isFirst ? 0 : 1;
};
const NUMBERED = /^\W*(?:(?:CODE\s+)?(?:REF(?:ERENCE)?|SECTION|SEC)|NO|LINE|KEY|#)?\W*$/i;

const OF_STANDARD_HEAD =
  /^\W*(?:STANDARD|STD|REGULAR|TYP(?:ICAL)?|NON-?\s?(?:A\.?D\.?A|ACCESSIBLE))\.?\W*$/i;
const ACCESSIBLE_HEAD = /^\W*(?:A\.?D\.?A|ACCESSIBLE|H\.?C|HANDICAP\w*|BARRIER\W?FREE)\.?\W*$/i;
const isAccessible = remembered((head) => ACCESSIBLE_HEAD.test(head));
const A_LENGTH = /\d\s*(?:["'”’]|IN\b|MM\b|FT\b)/i;

/** Of mounting heights for standard and accessible fixtures side by side the accessible: `LAV RIM | 36" | 34"`. */
function accessibleRow(columns: Schedule["columns"], row: ScheduleRow): ScheduleRow {
  if (!columns.some(({ header }) => isAccessible(header))) return row;
  const isStandard = (index: number) => OF_STANDARD_HEAD.test(columns[index]?.header ?? "");
  return {
    ...row,
    cells: row.cells.map((cell, index) =>
      isStandard(index) && A_LENGTH.test(cell.text) ? { ...cell, text: "" } : cell
    ),
  };
}

interface Cell {
  head: string;
  text: string;
}

/** Cells of a row without those that state what is demanded. */
function cellsOf(schedule: Schedule, row: ScheduleRow): Cell[] {
  const heads = headsOf(schedule, row);
  return row.cells.map((cell, index) => ({ head: heads[index] ?? "", text: cell.text.trim() }))
    .filter(({ head, text }) => text !== "" && !isDemand(head));
}

/** Heads of the columns; where none were told apart, the first row when it holds words only. */
function headsOf({ columns, rows: [first] }: Schedule, row: ScheduleRow): string[] {
  const heads = columns.map((column) => column.header.trim());
  const isTold = heads.some((head) => head !== "");
  const isItemHead = isOfItems(first?.cells[0]?.text ?? "");
  const isHead = first && first !== row && first.cells.length === columns.length &&
    first.cells.every(({ text }) =>
      /^[^\d]*[A-Z]{3}[^\d]*$/i.test(text.trim()) || SIDES.test(text) ||
      isItemHead && isOfOne(text.trim())
    );
  return isTold || !isHead ? heads : first.cells.map(({ text }) => text.trim());
}

/** All that tells what a row says: rows of one list with the same words say the same. */
export const wordsOfRow = (schedule: Schedule, row: ScheduleRow): string =>
  [
    schedule.kind,
    ...schedule.columns.map(({ header }) => header),
    ...headsOf(schedule, row),
    ...row.cells.map(({ text }) => text),
  ].join("\t");

const spoken = ({ head, text }: Cell): string => isEmpty(head) ? text : `${head} ${text}`;

/** A schedule row as a note says it: `POOL ELECTRICAL: GFCI RECEPTACLE DISTANCE FROM WATER 4'-0"`. */
export function rowAsNote(schedule: Schedule, row: ScheduleRow): string {
  const words = cellsOf(schedule, row).map(spoken).join(" ");
  return schedule.title ? `${schedule.title}: ${words}` : words;
}

/**
 * A row with one measure as a callout says it, the measure first: `3'-0" GENERATOR TO KITCHEN WINDOW`. Null for rows
 * with none or several.
 */
export function rowAsCallout(schedule: Schedule, row: ScheduleRow): string | null {
  const cells = cellsOf(schedule, row);
  const measures = cells.filter(({ text }) => isMeasure(text));
  if (measures.length !== 1) return null;
  const [{ head, text }] = measures;
  const rest = cells.filter((it) => it !== measures[0]).map(spoken).join(" ");
  const of = isEmpty(head) || /^DIST/i.test(head) ? "" : `${head} `;
  return `${text} ${rest} ${of}`.trim();
}

/** A cell of a row, with the words of its column. */
export interface HeadedCell {
  /** The head of its column as printed. */
  column: string;
  /** The head of its column without its unit; empty where that only says that something stands below. */
  head: string;
  /** The cell, a bare figure with the unit of its head. */
  text: string;
  /** The cell as it stands. */
  printed: string;
  /** Is it nothing but a measure? */
  isMeasure: boolean;
  /** Says its column only whose the measures are that the labels of the rows name: `PROVIDED`, `MEN 116`, `STAIR A`? */
  isOfLabel: boolean;
}

/**
 * Heads that name one of several alike, `STAIR 1`, `UNIT B`, room `107`, `R-2`, `2ND FLR`: rows below them tell what is
 * measured of it.
 */
const OF_ONE =
  /^\W*(?:STAIR|ST|RAMP|UNIT|BLDG|BUILDING|LEVEL|FLOOR|TYPE|PLAN|MODEL|LOT|SUITE|TENANT|BATH|TOILET|RTU|AHU|HOUSE|HOME|TOWNHOUSE|TOWNHOME|DUPLEX|ROOM|RM)\.?[\s#-]*(?:NO\.?\s*)?(?:[A-Z]|\d{1,3}[A-Z]?)\W*$|^[A-D]$|^\d{3}[A-Z]?$|^[A-Z]{1,2}-\d{1,2}$|^(?:1ST|2ND|3RD|[4-9]TH)(?:\s+(?:FLR|FLOOR|FL|STORY|LEVEL))?\.?$/i;
export const isOfOne = remembered((head) => OF_ONE.test(head));

/** Which side of a size is which, as the sides of any size are: `STALL (WIDTH x DEPTH)`. */
const SIDES = /\(?\s*\bW(?:IDTH)?\s*[x×]\s*(?:DEPTH|LENGTH|HEIGHT|[DLH])\b\s*\)?/i;

/** Heads over names of what rows are of. */
const OF_ITEMS =
  /^\W*(?:ITEM|DESCRIPTION|ELEMENT|COMPONENT|MEASURE(?:MENT)?|SUBJECT|FEATURE|CHECK|DIMENSION|PARAMETER|CRITERION|WHAT)S?\W*$/i;

const isOfItems = remembered((head) => OF_ITEMS.test(withoutUnit(head)));

/** The cells of a row without those that state what is demanded, each apart; what they are of first. */
export function headedCells(schedule: Schedule, row: ScheduleRow): HeadedCell[] {
  const cells = cellsOf(schedule, answeredRow(schedule, row));
  if (
    labelAt(schedule.columns) === 1 && cells.length > 1 &&
    cells[0].head === schedule.columns[0].header.trim()
  ) cells.unshift(...cells.splice(1, 1));
  return cells.map(({ head, text }, index) => ({
    column: head,
    head: isEmpty(head) ? "" : withoutUnit(head).replace(SIDES, "").trim(),
    text: index === 0 && !isMeasure(text)
      ? withoutUnit(text)
      : withUnit(index > 0 ? unitHead(head, cells, schedule) : head, text),
    printed: text,
    isMeasure: isMeasure(text),
    isOfLabel: index > 0 && !isAside(head) &&
      (isOfOne(head) || isAnswer(head) ||
        isMatrix(schedule.columns) && !schedule.columns.some(({ header }) => isAnswer(header))),
  }));
}

/**
 * What names the unit of a cell: its own head or, where that names none, the label of the row, `CLEAR WIDTH (IN) | 24`,
 * or what stands between both, `GARAGE CLG | GYP (IN) | 1/2`; under a head that says no measure itself also the head of
 * all labels, `ITEM (IN) | 107 | 108`, or the title, `CLEARANCES (IN)`.
 */
function unitHead(head: string, cells: readonly Cell[], { title, columns }: Schedule): string {
  if (!isEmpty(head) && !isOfOne(head) && !(isMatrix(columns) && !isAside(head) && !isUnit(head))) {
    return head;
  }
  const [label, ...others] = cells;
  const measured = others.findIndex(({ text }) => isMeasure(text));
  const between = others.slice(0, Math.max(0, measured)).map(({ text }) => text);
  return [label.text, ...between, label.head, title ?? ""].find(isUnit) ?? head;
}

/** Words of titles that only say that a list follows. */
const LIST_WORDS =
  /\b(SCHEDULES?|TABLES?|DATA|LISTS?|TYPES?|SUMMAR(Y|IES)|CHECKLISTS?|CALCULATIONS?|INFORMATION|MATRIX|TABULATION|NOTES?)\b/gi;

const nounOf = remembered((title) => title.replace(LIST_WORDS, " ").replace(/\s+/g, " ").trim());

/** A cell with a dash says nothing of what its head names. */
const NO_ANSWER = /^[-–—]+$/;

/** One measure of a row, with the wordings in which it can be read. */
export interface SpokenMeasure {
  cell: string;
  wordings: { before: string; after: string }[];
}

/**
 * The measures of a row one by one, each with the words of the row and of its own column alone:
 * `TOILET PARTITIONS: STALL ACCESSIBLE WIDTH` before `56"`, without the depth beside it. Measures that are demanded
 * are left out.
 */
export function spokenMeasures(schedule: Schedule, row: ScheduleRow): SpokenMeasure[] {
  const cells = cellsOf(schedule, row);
  const first = cells[0];
  const measures = cells.filter(({ text }) => isMeasure(text));
  if (measures.length === 0) return [];
  const words = cells.filter((it) => !measures.includes(it) && !NO_ANSWER.test(it.text))
    .map((it) => it === first ? { ...it, text: withoutUnit(it.text) } : it).map(spoken).join(" ");
  const title = schedule.title ?? "";
  const noun = nounOf(title);
  return measures.map(({ head, text }) => {
    const own = isEmpty(head) ? "" : `${withoutUnit(head)} `;
    return {
      cell: withUnit(text === first.text ? head : unitHead(head, cells, schedule), text),
      wordings: [
        { before: `${words} ${own}`, after: "" },
        { before: `${title}: ${words} ${own}`, after: "" },
        { before: `${words} ${noun} ${own}`, after: "" },
        { before: "", after: ` ${own}${words} ${noun}` },
      ],
    };
  });
}
