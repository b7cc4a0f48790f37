/**
 * Figures and names lettered side by side: `4"` outside its short line with `overhang` behind it, `30"` along a line
 * and `outlet` along the same line. Neither stands at the other's line for certain; each is the nearest of the other.
 */
import type { Dimension, Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { unionRect } from "../../_shared/geometry.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { asStatement, gapBetween, nearestTo, placeOf, type Statement } from "../measure.ts";

/** A length with the name lettered beside it, read as one text: `overhang 4"`. Inches. */
export interface FigureBeside extends Statement {
  value: number;
  unit: "in";
  raw: string;
  label: string;
  orientation: Dimension["orientation"];
  /** Both on one line, the one right behind the other. */
  isOnLine: boolean;
}

/** Longer texts are notes. */
const LONGEST_NAME = 30;
/** Per cent of the page: name and figure stand no farther apart; on one line no farther than that. */
const REACH = 4, NEXT = 2;
const NAME = /[A-Z]{2}/i;

/** The tag of a unit says which one stands there, and nothing of what is measured. */
const TAG = /^\W*[A-Z]{1,4}-?\d{1,3}[A-Z]?\W*$/;
/** What a height counts from is beside it as well, and is not what it measures. */
const DATUM = /^\W*(?:FIN\w*\.?\s+)?(?:ROOF|GRADE|FL(?:OO)?R|SLAB)(?:\s+DECK)?\W*$/i;

const isName = ({ text }: Note): boolean =>
  text.length <= LONGEST_NAME && NAME.test(text) && findLengths(normaliseMarks(text)).length === 0;

/** Bare dimensions whose name matches, in drawings whose title does; `notTitle` leaves drawings out. */
export function figuresBeside(
  plan: PlanSet,
  { says, title, notTitle }: { says: RegExp; title?: RegExp; notTitle?: RegExp },
): FigureBeside[] {
  const fits = ({ drawing }: Note) =>
    (!title || title.test(drawing ?? "")) && !notTitle?.test(drawing ?? "");
  const wanted = plan.notes.filter((it) => says.test(it.text) && isName(it) && fits(it));
  return wanted.flatMap((label) => {
    const dimensions = plan.dimensions.filter((it) =>
      it.page === label.page && !/[A-Z]/i.test(it.sourceText) &&
      (it.drawing ?? label.drawing) === label.drawing
    );
    const nearest = nearestTo(label, dimensions);
    if (!nearest || nearest.gap > REACH) return [];
    const dimension = nearest.it;
    if (dimension.of && dimension.of.sourceText !== label.sourceText) return [];
    const names = plan.notes.filter((it) =>
      it.page === label.page && isName(it) && fits(it) && !DATUM.test(it.text) && !TAG.test(it.text)
    );
    if (nearestTo(dimension, names)?.it !== label) return [];
    const text = `${label.text} ${dimension.sourceText}`;
    return [{
      ...asStatement(text, {
        ...placeOf(dimension),
        box: unionRect([dimension.box, label.box]),
        sourceText: text,
      }),
      drawing: label.drawing,
      value: dimension.valueIn,
      unit: "in",
      raw: dimension.sourceText,
      label: label.text,
      orientation: dimension.orientation,
      isOnLine: isOnLine(dimension, label),
    }];
  });
}

function isOnLine(dimension: Dimension, label: Note): boolean {
  const [a, b] = [dimension.box, label.box];
  const middle = (box: typeof a) => box.y + box.height / 2;
  return Math.abs(middle(a) - middle(b)) < Math.min(a.height, b.height) / 2 &&
    gapBetween(dimension, label) <= NEXT;
}
