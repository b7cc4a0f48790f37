/**
 * Ceilings whose height on the reflected ceiling plan is another than in the finish schedule, room by room. On such a
 * plan the bare length right under a room's number is the height of its ceiling.
 */
import type {
  Conflict,
  Dimension,
  Evidence,
  Note,
  Schedule,
  Sheet,
} from "../../../_shared/domain/plan_set.ts";
import { formatLength, parseLengthIn } from "../../../_shared/units.ts";
import { evidenceOf, toFact } from "../evidence.ts";
import { cellOf, rowEvidence } from "../tables/schedule_rows.ts";

/** Facts of a set in which heights of ceilings are given. */
interface Given {
  sheets: readonly Sheet[];
  notes: readonly Note[];
  dimensions: readonly Dimension[];
  schedules: readonly Schedule[];
}

interface Height {
  room: string;
  heightIn: number;
  at: Evidence;
}

/** Heights within an inch are one height. */
const TOLERANCE_IN = 1;
/** No ceiling of a room is lower or higher, inches. */
const LEAST_IN = 72, MOST_IN = 480;
/** A height stands so close under its number, and so far off its middle, per cent of the page. */
const UNDER = 2, OFF = 1;

/** Each room at most once; rooms with several heights on a plan or in the schedule are left out. */
export function ceilingConflicts(set: Given): Conflict[] {
  const drawn = Map.groupBy(drawnHeights(set), ({ room }) => room);
  const listed = Map.groupBy(listedHeights(set), ({ room }) => room);
  return [...drawn].flatMap(([room, own]): Conflict[] => {
    const [plan, ...others] = own;
    const [schedule, ...more] = listed.get(room) ?? [];
    if (!schedule || others.length + more.length > 0) return [];
    if (Math.abs(plan.heightIn - schedule.heightIn) <= TOLERANCE_IN) return [];
    return [{
      topic: "ceiling height",
      subject: `the ceiling of room ${room}`,
      a: toFact(formatLength(plan.heightIn), null, evidenceOf(plan.at)),
      b: toFact(formatLength(schedule.heightIn), null, evidenceOf(schedule.at)),
    }];
  });
}

const numberIn = (text: string): string | null =>
  /^(?:\S.*\s)?#?(\d{3,4}[A-Z]?)$|^(\d{3,4}[A-Z]?)\s+[A-Z]/i.exec(text.trim())?.slice(1)
    .find(Boolean)?.toUpperCase() ?? null;

const isCeiling = (heightIn: number | null): heightIn is number =>
  heightIn !== null && heightIn >= LEAST_IN && heightIn <= MOST_IN;

/** Bare lengths right under numbers of rooms on reflected ceiling plans. */
function drawnHeights({ sheets, notes, dimensions }: Given): Height[] {
  const plans = new Set(
    sheets.filter(({ kind }) => kind === "reflected ceiling plan").map(({ page }) => page),
  );
  const numbers = notes.filter(({ page, kind }) => plans.has(page) && kind !== "title-block");
  return dimensions.filter(({ page, sourceText, valueIn, of }) =>
    plans.has(page) && !of && !/[A-Z]/i.test(sourceText) && isCeiling(valueIn)
  ).flatMap((it) => {
    const [label, ...others] = numbers.filter((note) =>
      note.page === it.page && numberIn(note.text) !== null && isUnder(it, note)
    );
    return label && others.length === 0
      ? [{ room: numberIn(label.text)!, heightIn: it.valueIn, at: it }]
      : [];
  });
}

function isUnder({ box }: Evidence, { box: label }: Evidence): boolean {
  const gap = box.y - label.y - label.height;
  const off = box.x + box.width / 2 - label.x - label.width / 2;
  return gap > -label.height / 2 && gap < UNDER && Math.abs(off) < OFF;
}

/** Heights in finish schedules with a column of their own, by the number of the room. */
const listedHeights = ({ schedules }: Given): Height[] =>
  schedules.flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const heightIn = parseLengthIn(cellOf(schedule, row, "ceiling height") ?? "");
      const room =
        [cellOf(schedule, row, "mark"), cellOf(schedule, row, "room"), row.cells[0]?.text]
          .flatMap((text) => numberIn(text ?? "") ?? [])[0];
      return room && isCeiling(heightIn)
        ? [{ room, heightIn, at: rowEvidence(schedule, row) }]
        : [];
    })
  );
