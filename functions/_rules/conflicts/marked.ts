/**
 * Things by their frames: stair 1 has one width, a building one mean roof height, wherever it is drawn. Things with
 * a mark go by it; of others a building has one.
 */
import type { Compared } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { frameStore, type StoredFrame } from "../frames/store.ts";
import { placeOf } from "../reading/places.ts";
import type { Told } from "./told.ts";

/** What of which thing is one and the same wherever it stands. */
const ONE_OF: readonly { thing: string; property: string; topic: Compared; isMarked: boolean }[] = [
  { thing: "stair", property: "width", topic: "stair width", isMarked: true },
  { thing: "mean roof height", property: "height", topic: "roof height", isMarked: false },
];

/** What is told of such things, place by place: a drawing that gives two values means two parts of it. */
export function toldOfMarked(plan: PlanSet): Told[] {
  const { of } = frameStore(plan);
  return ONE_OF.flatMap(({ thing, property, topic, isMarked }) => {
    const frames = of(thing).filter((it) =>
      it.property === property && isBuilt(it) && (it.mark !== null) === isMarked
    );
    const placed = Map.groupBy(
      frames,
      ({ page, context, mark }) => isMarked ? `${page} ${context} ${mark}` : page,
    );
    return [...placed.values()].map((all): Told => {
      const [first] = all;
      const of = isMarked ? `${property} of ${thing} ${first.mark}` : `${property} of the ${thing}`;
      return { ...placeOf(first), topic, of, values: all.map((it) => it.value!), said: first.raw };
    });
  });
}

const isBuilt = ({ value, role, work, polarity, bound }: StoredFrame): boolean =>
  value !== null && role === "provided" && work === "new" && polarity === "is" && bound === null;
