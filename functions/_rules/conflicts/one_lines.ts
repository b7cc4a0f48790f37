/**
 * Which texts stand on a one-line: under its own title, or under a head that calls it one where a diagram has the title of
 * its neighbor or none.
 */
import type { Evidence, Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "../reading/per_plan.ts";

const ONE_LINE =
  /\b(?:ONE|SINGLE|1)\s?-?\s?LINE\b|\b(?:POWER|ELEC\w*|SERVICE|METER)\.?\s+(?:\w+\s+)?(?:RISER|DIAGRAM|SCHEMATIC)\b|\bRISER\b/i;
/** A head, no sentence and no callout. */
const LONGEST_HEAD = 45;
/** How far below its head a diagram goes, and how far it may stand out to either side of it, per cent of the page. */
const BELOW = 30, LEFT = 3, RIGHT = 24;

export const isTitleOfOneLine = (title: string | null | undefined): boolean =>
  ONE_LINE.test(title ?? "") && !OF_PIPES.test(title ?? "");
/** Risers of other trades. */
const OF_PIPES =
  /\b(?:SANIT\w*|WATER|WASTE|PLUMB\w*|PLBG|GAS|STORM|VENTS?|STAIRS?|SPRINK\w*|FIRE|ALARM|TELE\w*|DATA|STANDPIPE|RAIN|ROOM|RM|TREADS?)\b/i;

interface Head extends Evidence {
  isOneLine: boolean;
}

const headsOf = perPlan((plan: PlanSet): readonly Head[] => {
  const titles = new Set(plan.notes.flatMap(({ drawing, heading }) => [drawing, heading]));
  const heads = plan.notes.filter(({ text, kind }) =>
    kind !== "title-block" && text.length <= LONGEST_HEAD && !/[:;=]|\d\s*A\b/.test(text) &&
    (titles.has(text) || isTitleOfOneLine(text))
  );
  return heads.map((it) => ({ ...it, isOneLine: isTitleOfOneLine(it.text) }));
});

/** By its title, else by the nearest head over it. */
export function isOnOneLine(it: Pick<Note, "page" | "box" | "drawing">, plan: PlanSet): boolean {
  if (isTitleOfOneLine(it.drawing)) return true;
  const over = headsOf(plan).filter(({ page, box }) =>
    page === it.page && box.y < it.box.y && it.box.y - box.y < BELOW &&
    it.box.x > box.x - LEFT && it.box.x < box.x + RIGHT
  );
  return over.toSorted((a, b) => b.box.y - a.box.y)[0]?.isOneLine ?? false;
}
