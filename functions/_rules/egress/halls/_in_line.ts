/**
 * Dimension strings that measure what a label names without standing beside it: across a hall some way down from its
 * name, under a landing. What they measure is likely, never certain.
 */
import type { Dimension, Evidence, Note, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { perPlan } from "../../measure.ts";

/** Per cent of the page: the centres of string and label may lie so far apart, and the one from the other. */
const OUT_OF_LINE = 0.8, AWAY = 12;
/** Longer texts are notes, not names; a remark in brackets, or how a lane is kept and runs on, is no part of the name. */
const LONGEST_LABEL = 24;
const REMARK =
  /\s*\([^()]*\)|(?<=\bLANE)\s*[-\u2013\u2014,;:]?\s*(?:NO PARKING|TOW[- ]?AWAY|KEEP CLEAR|LOOPS?|SPUR)\b.*$/gi;
/** Goes across all the same. */
const CLEAR = /\b(?:CLEAR|CLR)\b/i;
const nameOf = ({ text }: Note): string => text.replace(REMARK, "");
const NAME = /[A-Z]{2}/i;

const namesOn = perPlan(({ notes }) =>
  notes.filter((it) => nameOf(it).length <= LONGEST_LABEL && NAME.test(nameOf(it)))
);

/** A dimension string with the label on its centre line. */
export interface InLine {
  dimension: Dimension;
  label: Note;
}

/**
 * Plain dimension strings whose nearest label on the centre line is such a one.
 *
 * @param drawing  must match the title of its drawing
 * @param farthest how far away the label may stand, per cent of the page
 */
export function inLine(
  plan: PlanSet,
  name: RegExp,
  drawing?: RegExp,
  farthest: number = AWAY,
): InLine[] {
  const labels = namesOn(plan);
  const wanted = labels.filter((it) =>
    name.test(nameOf(it)) && (!drawing || drawing.test(it.drawing ?? ""))
  );
  const pages = new Set(wanted.map(({ page }) => page));
  return plan.dimensions.flatMap((dimension) => {
    if (!pages.has(dimension.page) || dimension.orientation === "other") return [];
    if (/[A-Z]/i.test(dimension.sourceText.replace(CLEAR, ""))) return [];
    const away = (label: Note) => distanceInLine(dimension, label);
    const [nearest] = labels.filter((it) => away(it) <= farthest).sort((a, b) => away(a) - away(b));
    return nearest && wanted.includes(nearest) ? [{ dimension, label: nearest }] : [];
  });
}

/** How far the label stands from the string along its centre line, per cent; infinite when it stands elsewhere. */
function distanceInLine(dimension: Dimension, label: Evidence): number {
  if (label.page !== dimension.page) return Infinity;
  const [a, b] = [centre(dimension), centre(label)];
  const isAcross = dimension.orientation === "horizontal";
  const [out, away] = isAcross ? [a.x - b.x, a.y - b.y] : [a.y - b.y, a.x - b.x];
  return Math.abs(out) <= OUT_OF_LINE ? Math.abs(away) : Infinity;
}

const centre = ({ box }: Evidence) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
