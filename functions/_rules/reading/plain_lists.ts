/** Lists set without rulings: a head lettered alone, and the lines below it that begin at its left edge. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements, type Statement } from "./statements.ts";

/** Lines of a list begin at one edge, within this many per cent of the page. */
const SAME_EDGE = 0.6;
/** They follow each other within this many per cent of the page. */
const STEP = 3.5;

/** The notes below a head, down to the first gap; the head is a note that says nothing else. */
export function linesBelow(plan: PlanSet, head: RegExp): Statement[] {
  const notes = allStatements(plan).filter(({ from }) => from === "note");
  return notes.filter(({ text }) => head.test(text)).flatMap((top) => {
    const below = notes.filter((it) =>
      it.page === top.page && it.box.y > top.box.y && Math.abs(it.box.x - top.box.x) < SAME_EDGE
    ).toSorted((a, b) => a.box.y - b.box.y);
    const gap = below.findIndex((it, index) => it.box.y - (below[index - 1] ?? top).box.y > STEP);
    return gap < 0 ? below : below.slice(0, gap);
  });
}
