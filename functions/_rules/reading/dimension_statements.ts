/**
 * Dimensions as callouts have them: the figure with the words lettered at its line, with the names of the two things
 * its line runs between, or with the name of the thing whose height over the floor it is.
 */
import type { Dimension, Evidence } from "../../_shared/domain/plan_set.ts";
import { unionRect } from "../../_shared/geometry.ts";
import { withMarks } from "../../_shared/units.ts";
import { spellOut } from "./abbreviations.ts";
import { placeOf } from "./places.ts";
import type { Statement } from "./statements.ts";

/** What the dimensions of a set say together with what stands at them, figure first and figure last. */
export function dimensionStatements(dimensions: readonly Dimension[]): Statement[] {
  return dimensions.flatMap((it) => [
    ...(it.of ? wordings(it, it.of.sourceText, [it.of]) : []),
    ...(it.between
      ? wordings(
        it,
        it.between.map(({ sourceText }) => withoutSize(sourceText)).join(" TO "),
        it.between,
      )
      : []),
    ...(it.heightOf ? heights(it, it.heightOf) : []),
  ]);
}

/** A pipe by its name alone, `3" VTR`: its size is no distance. */
const withoutSize = (name: string): string =>
  name.replace(/^\s*\d[\d\s./-]*(?:"|IN\b\.?)\s*(?=[A-Z])/i, "");

/** `GRAB BAR AT 37" A.F.F.`: how callouts give a height. */
function heights(dimension: Dimension, thing: Evidence): Statement[] {
  const { old, length } = figureOf(dimension);
  const height = length.replace(/\s*\bA\.?\s?F\.?\s?F\.?\s*$/i, "");
  return statementsOf(dimension, [thing], [`${old}${thing.sourceText} AT ${height} A.F.F.`]);
}

/** The same said in two ways, with one text as its proof. */
function wordings(dimension: Dimension, words: string, at: readonly Evidence[]): Statement[] {
  const { old, length } = figureOf(dimension);
  const texts = [`${old}${length} ${words}`, `${old}${words} ${length}`];
  return statementsOf(dimension, at, texts);
}

/** `(E) 36"` says that what is measured is there. */
const OLD = /^\s*\(\s*(?:E|EXIST(?:ING)?\.?)\s*\)\s*/i;

/** A dimension's figure with its marks, behind `(E)` where that work is old: what is said of it begins with that. */
export function figureOf(
  { sourceText, valueIn }: Pick<Dimension, "sourceText" | "valueIn">,
): { old: "(E) " | ""; length: string } {
  const length = withMarks(sourceText.replace(OLD, ""), valueIn);
  return { old: OLD.test(sourceText) ? "(E) " : "", length };
}

function statementsOf(
  dimension: Dimension,
  at: readonly Evidence[],
  texts: readonly string[],
): Statement[] {
  const named = at.map(({ sourceText }) => sourceText).join(" TO ");
  return texts.map((text) => ({
    ...placeOf(dimension),
    box: unionRect([dimension, ...at].map(({ box }) => box)),
    sourceText: `${dimension.sourceText} ${named}`,
    text: spellOut(text),
    heading: null,
    drawing: dimension.drawing ? spellOut(dimension.drawing) : null,
    room: null,
    from: "note",
    schedule: null,
    row: null,
  }));
}
