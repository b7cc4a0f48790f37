/**
 * Risers whose figure and name are read as two texts: `7"` and `TYP. RISER` right behind it on one line, or a count,
 * `3 RISERS`, whose figure and whole rise are dimensions of the same drawing.
 */
import type { Dimension, Note, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { allRows, asStatement, isKept, type Stated } from "../../measure.ts";
import { OTHER_STEPS } from "../exits/_no_way_out.ts";

const RISER_LABEL =
  /^(?:(?:TYP(?:ICAL)?|MAX(?:IMUM)?|EQ(?:UAL)?|EACH|EA)\b\.?\s*)*RISERS?(?:\s+(?:HEIGHT|HT)\b\.?)?(?:,?\s*\(?TYP\.?\)?)?$/i;
/** Gap between figure and name, per cent of the page width. */
const GAP = 1.5;
const RISER_IN = [4, 9.5] as const;

/** Bare dimensions that a name of risers follows on their line. */
export const labelledRisers = (plan: PlanSet): Stated[] => {
  const labels = plan.notes.filter(({ text }) => RISER_LABEL.test(text));
  return plan.dimensions.flatMap((it) => {
    if (it.valueIn < RISER_IN[0] || it.valueIn > RISER_IN[1] || /[A-Z]/i.test(it.sourceText)) {
      return [];
    }
    const label = it.of ?? labels.find((label) => isBehind(it, label));
    if (!label || !RISER_LABEL.test(label.sourceText)) return [];
    const drawing = it.drawing ?? null;
    if (OTHER_STEPS.test(drawing ?? "")) return [];
    const text = `RISER ${it.sourceText}`;
    const proof = `${it.sourceText} ${label.sourceText}`;
    const said = { value: it.valueIn, unit: "in", raw: it.sourceText };
    return [{ ...asStatement(text, it), ...said, sourceText: proof, drawing }];
  });
};

function isBehind({ page, box }: Dimension, note: Note): boolean {
  const gap = note.box.x - box.x - box.width;
  const middle = (it: typeof box) => it.y + it.height / 2;
  return note.page === page && gap >= 0 && gap <= GAP &&
    Math.abs(middle(note.box) - middle(box)) < box.height / 2;
}

const COUNT_HEAD = /^\W*(?:(?:NO|NUMBER|#|QTY)\.?\s*(?:OF\s+)?)?RISERS?\W*$/i;

/** Under the head RISE of a list of stairs that counts its risers beside it, a figure no higher than a step is that of one. */
export const listedRises = (plan: PlanSet): Stated[] =>
  allRows(plan).flatMap((it): Stated[] => {
    const { schedule, row } = it;
    if (!schedule || !row || !/\bSTAIR/i.test(schedule.title ?? "") || isKept(it.text)) return [];
    const heads = schedule.columns.map(({ header }) => header);
    const [rise, count] = [/^\W*RISE\W*$/i, COUNT_HEAD].map((head) =>
      row.cells[heads.findIndex((it) => head.test(it))]?.text.trim() ?? ""
    );
    const [length] = findLengths(normaliseMarks(rise));
    const isRiser = /^\d{1,2}$/.test(count) && length !== undefined &&
      length.valueIn >= RISER_IN[0] && length.valueIn <= RISER_IN[1];
    return isRiser ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }] : [];
  });

const COUNT = /^\W*(\d{1,2})\)?\s*(?:EQ(?:UAL|\.)?\s*)?(?:RISERS?|R)\b\.?\W*(?:TYP\W*)?$/i;
/** How far a whole rise may be from so many risers, inches: both are rounded. */
const ROUNDED_IN = 0.55;

/** Bare dimensions of a drawing that, taken as often as it counts risers, give another dimension of it. */
export const countedRisers = (plan: PlanSet): Stated[] =>
  plan.notes.flatMap((label) => {
    const count = Number(COUNT.exec(label.text)?.[1] ?? 0);
    const { drawing, page } = label;
    if (count < 2 || drawing === null || OTHER_STEPS.test(drawing)) return [];
    const here = plan.dimensions.filter((it) => it.page === page && it.drawing === drawing);
    const [riser] = here.filter(({ valueIn, sourceText }) =>
      valueIn >= RISER_IN[0] && valueIn <= RISER_IN[1] && !/[A-Z]/i.test(sourceText) &&
      here.some((rise) =>
        rise.orientation === "vertical" && rise.valueIn > RISER_IN[1] &&
        Math.abs(rise.valueIn - count * valueIn) < ROUNDED_IN
      )
    );
    if (!riser) return [];
    const text = `${label.text} @ ${riser.sourceText}`;
    const said = { value: riser.valueIn, unit: "in", raw: riser.sourceText };
    return [{ ...asStatement(text, riser), ...said, sourceText: text, drawing }];
  });
