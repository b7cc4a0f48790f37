/** Windows: schedule rows joined with their symbols on the plans. */
import type {
  ColumnMeaning,
  Room,
  Schedule,
  ScheduleRow,
  Window,
} from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks, parseNumber } from "../../../_shared/units.ts";
import { approvalIn, isWindowRow } from "./doors.ts";
import {
  columnLengthIn,
  findOpeningSize,
  findScheduledSize,
} from "../../../_shared/opening_words.ts";
import type { PageFacts } from "../page_facts.ts";
import { marksOfRows } from "../tables/schedule_marks.ts";
import { cellOf, fieldsOf, locationOf, rowEvidence } from "../tables/schedule_rows.ts";

/** Every window of the set, in schedule order. */
export function joinWindows(pages: readonly PageFacts[]): Window[] {
  const schedules = pages.flatMap((page) => page.schedules);
  const windows = schedules.filter((it) => it.kind === "window" || it.kind === "door")
    .flatMap((schedule) => {
      const marks = marksOfRows(schedule);
      return schedule.rows.flatMap((row, index) =>
        schedule.kind === "window" || isWindowRow(schedule, row)
          ? marks[index].map((mark) => toWindow(schedule, row, mark))
          : []
      );
    });
  return windows.map((window) => withSymbols(window, pages));
}

/** Windows that a list places by the number of a room alone, `203`, are in the room of that number too. */
export function inNamedRooms(windows: readonly Window[], rooms: readonly Room[]): Window[] {
  const names = new Map(rooms.flatMap(({ number, name }) => number ? [[number, name]] : []));
  return windows.map((window) => {
    const numbers =
      /^\W*\d{1,4}[A-Z]?(?:\s*[,;&\/]\s*\d{1,4}[A-Z]?)*\W*$/i.test(window.location ?? "")
        ? window.location!.match(/\d{1,4}[A-Z]?/gi) ?? []
        : [];
    const named = numbers.flatMap((number) => names.get(number) ?? []);
    return named.length === 0
      ? window
      : { ...window, rooms: [...new Set([...window.rooms, ...named])] };
  });
}

/**
 * Windows no list places are in the rooms a note gives their mark, `W3 serves bedroom 2`, or whose row of another list
 * names them under a head of windows. Nothing else may stand in such a clause, and every room has to be on the plans.
 */
export function inNotedRooms(
  windows: readonly Window[],
  { notes, schedules, rooms }: {
    notes: readonly { text: string; room: string | null }[];
    schedules: readonly Schedule[];
    rooms: readonly Room[];
  },
): Window[] {
  const marks = new Map(windows.map(({ mark }) => [plainName(mark), mark]));
  const names = new Map(rooms.flatMap(({ name, number }) => [
    [plainName(name), name],
    [plainName(`${name} ${number ?? ""}`), name],
  ]));
  const placed = new Map<string, string[]>();
  const place = (ofMarks: string[] | null, ofRooms: string[] | null) => {
    for (const mark of ofRooms ? ofMarks ?? [] : []) {
      placed.set(mark, [...placed.get(mark) ?? [], ...ofRooms ?? []]);
    }
  };
  for (const { text, room } of notes) {
    const mark = MARK_IN_ROOM.exec(text)?.[1];
    if (room !== null && mark !== undefined) place(allOf(mark, marks), allOf(room, names));
  }
  for (const clause of notes.flatMap(({ text }) => text.split(/;|\.(?:\s|$)/))) {
    const [first, second, ...rest] = clause.replace(/^\s*\d+[.)]\s*/, "").split(SERVES);
    const [left, right] = second === undefined ? splitAtMark(first, marks) : [first, second];
    if (rest.length > 0) continue;
    place(allOf(left, marks), allOf(right, names));
    place(allOf(right, marks), allOf(left, names));
  }
  for (const schedule of schedules.filter(({ kind }) => kind !== "window" && kind !== "door")) {
    const at = schedule.columns.findIndex(({ header }) => OF_WINDOWS.test(header));
    for (const row of at < 0 ? [] : schedule.rows) {
      place(
        allOf(row.cells[at]?.text ?? "", marks),
        allOf(cellOf(schedule, row, "room") ?? "", names),
      );
    }
  }
  return windows.map((window) => {
    const own = placed.get(window.mark);
    return window.location !== null || !own
      ? window
      : { ...window, rooms: [...new Set([...window.rooms, ...own])] };
  });
}

const SERVES =
  /\s+(?:(?:IS|ARE|STANDS?|GOES|GO)\s+)?(?:SERVES?|SERVING|IN|AT|FOR|OF|LIGHTS?)\s+|\s*[:=]\s*|\s+[-–]\s+/i;
const OF_WINDOWS = /^\W*(?:WINDOWS?|WDWS?)\W*(?:MARKS?|TYPES?|TAGS?)?\W*$/i;
const plainName = (text: string): string =>
  text.toUpperCase().replace(/[^A-Z0-9]+/g, " ").replace(
    /^ ?(?:THE|WINDOWS?|WDWS?|TYPES?|MARKS?) /,
    "",
  )
    .trim();

/** A mark alone on the plan of a room, with its size or without: `W3`, `W3: 3'-0" x 5'-0" S.H.` */
const MARK_IN_ROOM = /^\s*([A-Z]{1,3}-?\d{1,2}[A-Z]?)\s*(?:$|:\s*\d)/i;

/** `W3 bedroom 2`: the mark in front, and the rest. */
function splitAtMark(text: string, marks: ReadonlyMap<string, string>): string[] {
  const [, mark = "", rest = ""] = /^\s*(\S+)\s+(.*)$/.exec(text) ?? [];
  return marks.has(plainName(mark)) ? [mark, rest] : ["", ""];
}

/** The things a list of names gives; null when one of them is none, or there are none. */
function allOf(text: string, known: ReadonlyMap<string, string>): string[] | null {
  const parts = text.split(/,\s*(?:AND\s+)?|\s+AND\s+|\s*&\s*/i).map(plainName);
  const found = parts.map((part) => known.get(part));
  return found.some((it) => it === undefined) ? null : found as string[];
}

function toWindow(schedule: Schedule, row: ScheduleRow, mark: string): Window {
  const cell = (meaning: ColumnMeaning) => cellOf(schedule, row, meaning);
  const size = findScheduledSize(cell("size") ?? "") ??
    findOpeningSize(`${cell("width") ?? ""} x ${cell("height") ?? ""}`);
  const clear = clearOpeningOf(schedule, row);
  const [uFactor, shgc] = readThermal(cell("u-factor"), cell("shgc"));
  const location = locationOf(schedule, row);
  return {
    ...rowEvidence(schedule, row),
    mark,
    widthIn: size?.widthIn ?? columnLengthIn(cell("width") ?? ""),
    heightIn: size?.heightIn ?? columnLengthIn(cell("height") ?? ""),
    sillHeightIn: columnLengthIn(cell("sill height") ?? bottomOf(schedule, row)),
    ...clear,
    type: cell("type") ?? cell("control"),
    location,
    glazing: cell("glazing"),
    uFactor,
    shgc,
    productApproval: cell("product approval") ??
      approvalIn(row.cells.map((it) => it.text).join(" | ")),
    remarks: cell("remarks"),
    fields: fieldsOf(schedule, row),
    symbols: [],
    rooms: location ? [location] : [],
  };
}

/** The bottom of the glass under a head of its own, before its top where both share one: `BOTTOM / TOP (IN)`. */
const bottomOf = ({ columns }: Schedule, { cells }: ScheduleRow): string => {
  const at = columns.findIndex(({ header }) => /^\W*(?:BOT\.?|BOTTOM)(?!\w)/i.test(header));
  const [, first] = /^\s*([^\s/][^/]*?)\s+\/\s+\S/.exec(cells[at]?.text ?? "") ?? [];
  return first ?? cells[at]?.text ?? "";
};

const CLEAR_SIDE =
  /^(?!.*\b(ROUGH|R\.?O|MASONRY|M\.?O|FRAME|UNIT|LITE|GLASS|VENT|LIGHT)\b).*\b(NET|CLE?A?R|EGRESS|ESCAPE)\b/;
const CLEAR_COLUMNS: [keyof ReturnType<typeof readClearOpening>, RegExp][] = [
  ["clearOpeningWidthIn", /\b(W|WIDTH|WD)\b\.?\W*(\(?IN\W*)?$/],
  ["clearOpeningHeightIn", /\b(H|HT|HGT|HEIGHT)\b\.?\W*(\(?IN\W*)?$/],
  ["clearOpeningSqft", /\b(AREA|S\.?F|SQ\.? ?FT)\b/],
];

/** An area and the sides it comes from: `5.7 sf (34 1/4 x 24)`. */
const AREA_OF_SIDES = /^\s*\d{1,2}\.\d+\s*(?:S\.?\s?F|SQ)\b.*\(.*\d.*\s[X×]\s.*\d.*\)\s*$/i;
const OTHER_AREA = /\b(ROUGH|R\.?O|MASONRY|M\.?O|FRAME|UNIT|LITE|GLASS|GLAZ\w*|VENT|LIGHT|SIZE)\b/i;

/** Index of a column without a known head whose cells can be nothing but clear openings; -1 when there is none. */
function openingColumn({ columns, rows }: Schedule): number {
  return columns.findIndex(({ header, meaning }, index) =>
    meaning === null && !OTHER_AREA.test(header) &&
    rows.filter(({ cells }) => AREA_OF_SIDES.test(cells[index]?.text ?? "")).length > 1
  );
}

/** The clear opening from one column, and from columns of their own for width, height and area. */
function clearOpeningOf(schedule: Schedule, row: ScheduleRow): ReturnType<typeof readClearOpening> {
  const whole = readClearOpening(
    cellOf(schedule, row, "clear opening") ?? row.cells[openingColumn(schedule)]?.text ?? "",
  );
  for (const [index, { header, meaning }] of schedule.columns.entries()) {
    const words = header.toUpperCase();
    const text = row.cells[index]?.text ?? "";
    if (meaning === "clear opening") {
      const { clearOpeningSqft, ...sides } = readClearOpening(text, words);
      whole.clearOpeningSqft ??= clearOpeningSqft;
      whole.clearOpeningWidthIn ??= sides.clearOpeningWidthIn;
      whole.clearOpeningHeightIn ??= sides.clearOpeningHeightIn;
    }
    const field = CLEAR_SIDE.test(words)
      ? CLEAR_COLUMNS.find(([, pattern]) => pattern.test(words))?.[0]
      : undefined;
    if (!field || whole[field] !== null || /\bX\b/.test(words)) continue;
    whole[field] = field === "clearOpeningSqft"
      ? parseNumber(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? "")
      : columnLengthIn(text);
  }
  return whole;
}

/** Two sides, their units left out: `33 x 24-7/8`. */
const BARE_SIDES =
  /^\W*(\d{2}(?:[\s-]\d\/\d+|\.\d+)?)\s*[X×]\s*(\d{2}(?:[\s-]\d\/\d+|\.\d+)?)\s*(?:IN\.?)?\s*$/;
/** A head of both sides, and which of them it names first. */
const HEAD_OF_SIDES = /\b(?:(W)(?:IDTH)?|H(?:EIGHT|GT|T)?)\b\.?\s*[X×]/;
const ONE_SIDE = /^\W*(?:CLEAR\s+|NET\s+)*(WIDTH|WIDE|HEIGHT|HIGH)\b/;

/**
 * `5.1 SQ FT (30.5" x 24.1")`, `4.4 SF`, `29" W x 31" H`, `5.7`, `22-1/2 IN. CLEAR HEIGHT`; sides without units where
 * the head over them is one of sides.
 */
export function readClearOpening(text: string, head = ""): {
  clearOpeningSqft: number | null;
  clearOpeningWidthIn: number | null;
  clearOpeningHeightIn: number | null;
} {
  const plain = normaliseMarks(text).toUpperCase();
  const area = /(\d+(?:\.\d+)?)\s*(?:S\.?\s?F\b|SQ)/.exec(plain) ??
    /^\s*(\d+\.\d+)\s*$/.exec(plain);
  const first = HEAD_OF_SIDES.exec(head);
  const bare = first ? BARE_SIDES.exec(plain) : null;
  const said = bare ? `${bare[1]}" X ${bare[2]}"` : plain.replace(/(?<=\d\s*IN)\./g, " ");
  const sides = findLengths(said);
  const [, alone] = sides.length === 1 ? ONE_SIDE.exec(said.slice(sides[0].end)) ?? [] : [];
  const between = /^\s*(W(?:IDE)?\.?|\(W\))?\s*[X×]\s*$/
    .exec(sides.length >= 2 ? said.slice(sides[0].end, sides[1].start) : "");
  const isTurned = first !== null && first[1] === undefined && between?.[1] === undefined;
  const [width, height] = between
    ? isTurned ? [sides[1], sides[0]] : sides
    : alone?.startsWith("W")
    ? [sides[0]]
    : [undefined, alone ? sides[0] : undefined];
  return {
    clearOpeningSqft: area ? Number(area[1]) : null,
    clearOpeningWidthIn: width?.valueIn ?? null,
    clearOpeningHeightIn: height?.valueIn ?? null,
  };
}

/** U-factor and SHGC from their columns, or both from one: `0.40 / 0.25`. */
function readThermal(u: string | null, shgc: string | null): [number | null, number | null] {
  const both = /(\d?\.\d+)\s*[/,]\s*(?:SHGC\s*[=:]?\s*)?(\d?\.\d+)/.exec(u ?? shgc ?? "");
  if (both && (u === null || shgc === null || u === shgc)) {
    return [Number(both[1]), Number(both[2])];
  }
  return [numberIn(u), numberIn(shgc)];
}

function numberIn(text: string | null): number | null {
  const match = /\d*\.\d+|\d+/.exec(text ?? "");
  return match ? parseNumber(match[0]) : null;
}

function withSymbols(window: Window, pages: readonly PageFacts[]): Window {
  const tags = pages.flatMap((page) =>
    page.tags.filter((tag) => tag.mark === window.mark && tag.swing === null)
  );
  if (tags.length === 0) return window;
  const rooms = tags.map((tag) => tag.room).filter((name): name is string => name !== null);
  return {
    ...window,
    symbols: tags.map((tag) => ({ page: tag.page, box: tag.box })),
    rooms: [...new Set([...window.rooms, ...rooms])],
  };
}
