/** A drawing with labels and bare dimension strings, for rules that read a figure by where it is drawn. */
import type { Dimension, Note } from "../../functions/_shared/domain/plan_set.ts";
import { findLengths } from "../../functions/_shared/units.ts";
import { anEvidence, aNote } from "./plan_set.ts";

/** A text at its place, per cent of the page. */
type Placed = readonly [text: string, x: number, y: number];

const boxAt = (x: number, y: number) => ({ x, y, width: 3, height: 1 });

/** Labels and dimension strings under one title. */
export function aDrawing(
  title: string,
  labels: readonly Placed[],
  lengths: readonly Placed[],
): { notes: Note[]; dimensions: Dimension[] } {
  const last = Math.max(...[...labels, ...lengths].map(([, , y]) => y));
  return {
    notes: [...labels, [title, 10, last + 5] as const].map(([text, x, y]) =>
      aNote(text, { box: boxAt(x, y), drawing: title })
    ),
    dimensions: lengths.map(([text, x, y]) => ({
      ...anEvidence(text, { box: boxAt(x, y) }),
      valueIn: findLengths(text)[0].valueIn,
      measuredIn: null,
      qualifier: null,
      orientation: "horizontal",
    })),
  };
}
