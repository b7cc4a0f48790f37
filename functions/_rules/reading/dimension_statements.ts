/**
 * Dimensions as callouts have them: the figure with the words lettered at its line, and the figure with the names of
 * the two things its line runs between.
 */
import type { Dimension, Evidence } from "../../_shared/domain/plan_set.ts";
import { unionRect } from "../../_shared/geometry.ts";
import { spellOut } from "./abbreviations.ts";
import { placeOf } from "./places.ts";
import type { Statement } from "./statements.ts";

/** What the dimensions of a set say together with what stands at them, figure first and figure last. */
export function dimensionStatements(dimensions: readonly Dimension[]): Statement[] {
  return dimensions.flatMap((it) => [
    ...(it.of ? wordings(it, it.of.sourceText, [it.of]) : []),
    ...(it.between
      ? wordings(it, it.between.map(({ sourceText }) => sourceText).join(" TO "), it.between)
      : []),
  ]);
}

/** The same said in two ways, with one text as its proof. */
function wordings(dimension: Dimension, words: string, at: readonly Evidence[]): Statement[] {
  const proof = `${dimension.sourceText} ${words}`;
  return [proof, `${words} ${dimension.sourceText}`].map((text) => ({
    ...placeOf(dimension),
    box: unionRect([dimension, ...at].map(({ box }) => box)),
    sourceText: proof,
    text: spellOut(text),
    heading: null,
    drawing: dimension.drawing ? spellOut(dimension.drawing) : null,
    room: null,
    from: "note",
    schedule: null,
    row: null,
  }));
}
