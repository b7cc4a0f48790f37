/**
 * What sheets say as key and value: rows of key/value tables, `LABEL: value`, `LABEL ..... value`,
 * `LABEL = value`, aligned pairs without rulings, and plain sentences (key null).
 */
import type { Evidence, Note, Schedule, ScheduleCell } from "../../../_shared/domain/plan_set.ts";
import { evidenceOf, joinEvidence } from "../evidence.ts";

/** One statement. `text` is all of it, marks as printed; `key` null for a sentence. */
export interface Said {
  key: string | null;
  value: string;
  text: string;
  evidence: Evidence;
  from: "table" | "note" | "title-block";
  /** The key of several subjects this one was split from; else the key. */
  whole: string | null;
  /** Title of the table or heading of the note. */
  under: string | null;
  /** True for a label within a room of a plan: what it counts may be the room's. */
  isInRoom?: boolean;
}

const PAIR =
  /^((?:\(?\d{1,2}[.)]\s+)?[A-Z][A-Za-z0-9 /&(),.'#%+-]{1,64}?)\s*(?:[:=]|\.{3,}|…+|_{3,}|-{3,}|\s-\s)\s*(\S.*)$/;

const LIMIT_COLUMN = /ALLOW|MAX|PERMITTED|TABULAR|LIMIT|CODE VALUE/i;
/** Of tables of levels the elevation is what a row says: `BASE FLOOD | 9.00` under ITEM and ELEV. */
const ACTUAL_COLUMN =
  /PROVIDED|ACTUAL|PROPOSED|DESIGN|VALUE|\bSHOWN|THIS (BUILDING|PROJECT)|NEW|AS BUILT|^EDITIONS?$|^ELEV(ATION)?S?\b/i;

type Column = Schedule["columns"][number];

const isLimit = ({ header, meaning }: Column): boolean =>
  LIMIT_COLUMN.test(header) || (header === "" && meaning === "required");
const isActual = ({ header, meaning }: Column): boolean =>
  ACTUAL_COLUMN.test(header) || (header === "" && meaning === "provided");

/**
 * Everything a table of keys and values says, row by row. Where headers tell allowed from actual values, the
 * key says so too: `ALLOWABLE BUILDING HEIGHT`.
 */
export function saidByTable(schedule: Schedule): Said[] {
  const hasSides = schedule.columns.some(isActual);
  const isPairs = schedule.columns.length === 2 || schedule.kind === "code summary" ||
    (schedule.kind === "other" && hasSides);
  if (!isPairs) return [];
  const isHeaded = schedule.columns.some((it) => it.header !== "");
  if (schedule.columns.length > 2 && (isHeaded || hasSides)) return saidByColumns(schedule);
  return schedule.rows.flatMap((row) => {
    const cells = row.cells.filter((cell) => cell.text !== "");
    // A wide key/value table may hold two pairs side by side: key, value, key, value.
    const width = isSideBySide(schedule) ? 2 : cells.length;
    const said: Said[] = [];
    for (let at = 0; at < cells.length; at += width) {
      said.push(saidBy(schedule, cells.slice(at, at + width)));
    }
    return said;
  });
}

/** What the title over a table says of the building: `FIRE RATINGS, TYPE I-B (NON-SPRINKLERED)`. */
export function saidByTitle(schedule: Schedule): Said[] {
  if (schedule.title === null) return [];
  const title = schedule.title.replace(/\b(ROOM|DOOR|WINDOW|DUCT)\s+(?=\w+\s+SCHED)/gi, "")
    .replace(/\b(FINISH(ES)?\s+)?SCHEDULE\b/gi, "");
  return [{
    key: null,
    whole: null,
    value: title,
    text: title,
    evidence: evidenceOf(schedule),
    from: "table",
    under: null,
  }];
}

function saidBy(schedule: Schedule, part: ScheduleCell[], key?: string): Said {
  const evidence = joinEvidence(
    part.map((cell) => ({ ...evidenceOf(schedule), box: cell.box, sourceText: cell.text })),
  );
  const own = part.length > 1 ? key ?? part[0].text : null;
  return {
    key: own,
    whole: own,
    value: part.length > 1 ? part.slice(1).map((cell) => cell.text).join(" ") : part[0].text,
    text: evidence.sourceText,
    evidence,
    from: "table",
    under: schedule.title,
  };
}

function saidByColumns(schedule: Schedule): Said[] {
  return schedule.rows.flatMap((row) => {
    const [first, ...rest] = row.cells;
    if (!first || first.text === "") return [];
    return rest.flatMap((cell, index) => {
      const column = schedule.columns[index + 1];
      if (cell.text === "" || (!isLimit(column) && !isActual(column))) return [];
      const key = isLimit(column) ? `ALLOWABLE ${first.text}` : first.text;
      return [saidBy(schedule, [first, cell], key)];
    });
  });
}

function isSideBySide(schedule: Schedule): boolean {
  return schedule.columns.length === 4 && schedule.columns.every((column) => column.header === "");
}

/** What a note says: a pair where it is written as one, else a sentence. */
export function saidByNote(note: Note): Said {
  const from = note.kind === "title-block" ? "title-block" as const : "note" as const;
  const pair = PAIR.exec(note.text);
  const base = {
    text: note.text,
    evidence: evidenceOf(note),
    from,
    under: note.heading,
    isInRoom: note.room !== null && note.kind === "label",
  };
  if (!pair) return { ...base, key: null, whole: null, value: note.text };
  const key = pair[1].replace(/^\(?\d{1,2}[.)]\s+/, "");
  return { ...base, key, whole: key, value: pair[2] };
}

/**
 * A pair of several subjects as one statement each: `RISK CATEGORY / EXPOSURE` with `II / D`. The whole
 * statement comes first.
 */
export function splitSaid(said: Said): Said[] {
  if (!said.key) return [said];
  const keys = said.key.split(/\s*(?:\/|,|&|\bAND\b)\s*/i).filter(Boolean);
  if (keys.length < 2) return [said];
  const values = splitValues(said.value, keys.length);
  if (!values) return [said];
  return [said, ...keys.map((key, index) => ({ ...said, key, value: values[index] }))];
}

function splitValues(value: string, count: number): string[] | null {
  // A calculation is one value: `10,912 / 200 = 55`.
  if (/\d\s*\/\s*[\d.]+\s*=/.test(value)) return null;
  const plain = value.replace(/\([^)]*\)/g, (inside) => inside.replace(/[/,;]/g, "¦"));
  for (const separator of [/\s+\/\s+/, /\s*;\s*/, /\s*,(?!\d{3}\b)\s*/, /\s*\/\s*/]) {
    const parts = plain.split(separator).filter(Boolean);
    if (parts.length === count) return parts.map((part) => part.replaceAll("¦", "/"));
  }
  return null;
}
