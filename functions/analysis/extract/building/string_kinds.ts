/** Strings of dimensions of one kind: a part that is as long as a room among parts from wall to wall is one of those. */
import type { DimensionMeaning } from "../../../_shared/domain/plan_set.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";

/** A figure with its stretch and what stands at the ends of it. */
export interface ReadFigure {
  span: DimensionSpan | null;
  meaning: DimensionMeaning | null;
}

/** Parts of a string stand on one line and begin where another one ends, points. */
const ONE_LINE_PT = 1, NEXT_PT = 1.5;

/** The meanings, those of rooms in strings of walls as what the others are. */
export function ofOneKind(figures: readonly ReadFigure[]): (DimensionMeaning | null)[] {
  return figures.map(({ span, meaning }) => {
    if (span === null || meaning?.thing !== "room") return meaning;
    const beside = figures.filter((it) => it.span !== null && isNext(it.span, span))
      .map((it) => it.meaning);
    const walls = beside.find((it) => it?.property === "spacing" && it.thing === "wall");
    return walls && beside.every((it) => it === null || it.thing === "wall") ? walls : meaning;
  });
}

const isNext = (a: DimensionSpan, b: DimensionSpan): boolean =>
  a.isLevel === b.isLevel && Math.abs(a.at - b.at) < ONE_LINE_PT &&
  (Math.abs(a.to - b.from) < NEXT_PT || Math.abs(a.from - b.to) < NEXT_PT);
