/** Doors that are single in their schedule and a pair on a plan, or the other way round. */
import type { Door, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { isOfOldWork, placeOf } from "../measure.ts";
import type { Contradiction } from "./_conflicts.ts";

type Leaves = "single" | "pair";

const PAIR =
  /\b(?:PAIR|PR\.|DOUBLE\s+(?:DOORS?|LEAF)|(?:2|TWO)\s+LEAVES)(?!\s+OF\s+(?!DOORS|LEAVES))/i;
const SINGLE = /\b(?:SINGLE(?!\s+(?:ACTION|ACTING|GLAZ|PANE|CYL|POLE|SIDED))|ONE\s+LEAF)/i;

/** What a text says in so many words; null when it says neither, or both. */
function leavesIn(text: string): Leaves | null {
  const isPair = PAIR.test(text);
  if (isPair === SINGLE.test(text)) return null;
  return isPair ? "pair" : "single";
}

/** Tells from a note what it says of one door right behind its mark, which it begins with: `OPENING 103A 6-0 WIDE PAIR`. */
function leavesOf({ mark }: Door): (text: string) => Leaves | null {
  const own = mark.trim().replace(/[^A-Z0-9]/gi, "\\$&");
  if (!/\d/.test(own) || own.length < SHORTEST_MARK) return () => null;
  const words = new RegExp(
    String.raw`^\W*(?:(?:DOORS?|DRS?|OPENING|OPNG)\.?\s+)?${own}(?![\w-])(?<words>[^.;,|]{0,30})`,
    "i",
  );
  return (text) => {
    const said = words.exec(text)?.groups?.words;
    return said === undefined || /\b(?:AND|TO|NOT|BESIDE)\b|[&+]/i.test(said)
      ? null
      : leavesIn(said);
  };
}
/** Shorter marks are numbers of notes too. */
const SHORTEST_MARK = 2;

const isScheduled = (door: Door, plan: PlanSet): boolean =>
  plan.schedules.some(({ kind, page }) => kind === "door" && page === door.page);

/** Doors whose row and whose note on another place disagree, both in so many words. */
export function leafConflicts(plan: PlanSet): Contradiction[] {
  const notes = plan.notes.filter(({ text, kind }) =>
    kind !== "title-block" && (PAIR.test(text) || SINGLE.test(text)) && !isOfOldWork(text)
  );
  return plan.doors.filter((door) => isScheduled(door, plan)).flatMap((door): Contradiction[] => {
    const listed = leavesIn(Object.values(door.fields).join(" | "));
    const saidIn = leavesOf(door);
    const note = listed && notes.find(({ text }) => ![listed, null].includes(saidIn(text)));
    if (!listed || !note) return [];
    const valueAt = (it: Evidence, value: string) => ({ ...placeOf(it), value, unit: null });
    return [{
      ...placeOf(door),
      conflict: {
        topic: "door size",
        subject: `leaves of door ${door.mark}`,
        a: valueAt(door, listed),
        b: valueAt(note, listed === "pair" ? "single" : "pair"),
      },
    }];
  });
}
