/** Rooms of a schedule that lists how many people each holds and how many ways out it has. */
import type { PlanSet, Schedule, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import {
  isProvidedHead,
  newWork,
  NUMBER_WORDS,
  printedNumber,
  type Statement,
} from "../../measure.ts";

/** A room as its row tells: `CHORUS 121 | 840 | 7 NET | 120 | 1 | 1`. */
export interface ListedRoom extends Statement {
  name: string;
  occupants: number;
  exits: number;
}

const LOAD =
  /^\W*(?:(?:NO|NUMBER|NUM)\.?\s+OF\s+)?(?:OCC(?:UPANT|UPANTS|UPANCY|S)?\.?|O\.?\s?L\.?|PERSONS|PEOPLE|PPL|LOAD)\W*(?:LOAD|COUNT|NO)?\W*$/i;
const WAYS =
  /\b(?:EXITS?|(?:EXIT\s+|EGRESS\s+|EXIT\s+ACCESS\s+)?(?:DOORS?|DRS?)|MEANS\s+OF\s+EGRESS|WAYS\s+OUT)\b/i;
/** A column that only counts: what the room has, when nothing is called required. */
const PLAIN_COUNT =
  /^\W*(?:(?:NO|NUMBER|NUM|QTY)\.?\s+(?:OF\s+)?)?(?:EXITS?|(?:EXIT\s+|EGRESS\s+)?(?:ACCESS\s+)?(?:DOORS|DRS)|EXIT\s+(?:ACCESS\s+)?DOOR|WAYS\s+OUT)\W*$/i;
const NO_ROOM = /\b(?:TOTAL|FLOORS?|STORE?Y|STORIES|LEVEL|BUILDING|STAIRS?|UNITS?|APARTMENTS?)\b/i;

/** Counts several rooms together: `202-204 | CLASSROOMS (3) | 99 | 1 EA.` */
export const SEVERAL =
  /\b(?:EA|EACH)\b|^\W*[A-Z]?\d+[A-Z]?\s*(?:-|–|TO|THRU)\s*[A-Z]?\d+\b|\bS\s*\(\d+\)/i;

/** Rooms whose row gives both figures; those of whole storeys, stairs and apartments are left out. */
export const listedRooms = (plan: PlanSet): ListedRoom[] =>
  newWork(plan, { topic: /\d/, in: "rows" }).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row) return [];
    const loadAt = columnOf(
      schedule,
      ({ meaning, header }) =>
        meaning === "occupants" || meaning === "load" || LOAD.test(header.trim()),
    );
    const waysAt = waysColumn(schedule);
    if (loadAt < 0 || waysAt < 0) return [];
    const name = nameIn(schedule, row);
    const digits = /^\D{0,3}(\d[\d,]*)\b(?!\s*["'%])/.exec(textAt(row, loadAt))?.[1];
    const exits = waysIn(textAt(row, waysAt), schedule.columns[waysAt].header);
    if (digits === undefined || exits === null || name === "" || NO_ROOM.test(name)) return [];
    if (SEVERAL.test(it.text)) return [];
    return [{ ...it, name, occupants: printedNumber(digits), exits }];
  });

type Column = Schedule["columns"][number];
const columnOf = ({ columns }: Schedule, test: (column: Column) => boolean) =>
  columns.findIndex(test);
const textAt = (row: ScheduleRow, index: number) => row.cells[index]?.text.trim() ?? "";

/** The column of the ways out a room has; where only what is required is listed, none. */
function waysColumn(schedule: Schedule): number {
  const given = columnOf(schedule, ({ header }) => WAYS.test(header) && isProvidedHead(header));
  return given >= 0 ? given : columnOf(schedule, ({ header }) => PLAIN_COUNT.test(header));
}

function nameIn(schedule: Schedule, row: ScheduleRow): string {
  const index = columnOf(schedule, ({ meaning }) => meaning === "room" || meaning === "name");
  return textAt(row, Math.max(0, index));
}

/** `1`, `(2)`, `ONE`, `1 (FRONT)`; `2 / 1` under `REQ'D / PROV'D` is one. Widths and marks are no count. */
function waysIn(text: string, header: string): number | null {
  const pair = /^(\d)\s*[/|-]\s*(\d)$/.exec(text);
  if (pair) return /\bREQ[^/]*[/&|-]\s*(?:PROV|ACTUAL)/i.test(header) ? Number(pair[2]) : null;
  const said = /^\(?(\d)\)?(?:\s*[(-]?\s*[A-Z][A-Z .'-]*\)?)?$/i.exec(text)?.[1];
  if (said !== undefined) return Number(said);
  const word = NUMBER_WORDS.indexOf(/^[A-Z]+/i.exec(text)?.[0].toUpperCase() ?? "");
  return word < 0 ? null : word;
}
