/** Things with a mark, by their frames: stair 1 has one width, wall type P3 one rating, wherever it is drawn. */
import type { Compared } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { frameStore, type StoredFrame } from "../frames/store.ts";
import { placeOf } from "../reading/places.ts";
import type { Told } from "./told.ts";

/** What of which thing is one and the same wherever it stands. */
const ONE_OF: readonly { thing: string; property: string; topic: Compared }[] = [
  { thing: "stair", property: "width", topic: "stair width" },
];

/** What is told of marked things, place by place: a drawing that gives two values means two parts of it. */
export function toldOfMarked(plan: PlanSet): Told[] {
  const { of } = frameStore(plan);
  return ONE_OF.flatMap(({ thing, property, topic }) => {
    const frames = of(thing).filter((it) => it.property === property && isBuilt(it));
    const placed = Map.groupBy(frames, ({ page, context, mark }) => `${page} ${context} ${mark}`);
    return [...placed.values()].map((all): Told => {
      const [first] = all;
      const what = { topic, of: `${property} of ${thing} ${first.mark}` };
      return { ...placeOf(first), ...what, values: all.map((it) => it.value!), said: first.raw };
    });
  });
}

const isBuilt = ({ mark, value, role, work, polarity, bound }: StoredFrame): boolean =>
  mark !== null && value !== null && role === "provided" && work === "new" && polarity === "is" &&
  bound === null;
