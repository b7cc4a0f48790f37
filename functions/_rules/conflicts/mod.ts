/** Contradictions of a set: everything that is told of one thing in two places, found once, whichever rule reports it. */
import type { Conflict, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "../reading/per_plan.ts";
import { toldOfAddress } from "./address.ts";
import { toldOfAreas } from "./areas.ts";
import { toldOfBoards } from "./boards.ts";
import { toldOfCalledOpenings } from "./called_openings.ts";
import { toldOfCeilings } from "./ceilings.ts";
import { toldOfCircuits } from "./circuits.ts";
import { toldOfEquipment } from "./equipment.ts";
import { toldOfFootings } from "./footings.ts";
import { toldOfInsulations } from "./insulations.ts";
import { toldOfLevels } from "./levels.ts";
import { toldOfLoads } from "./loads.ts";
import { toldOfMains } from "./mains.ts";
import { toldOfMarked } from "./marked.ts";
import { toldOfMaterials } from "./materials.ts";
import { toldOfMembers } from "./members.ts";
import { toldOfNamedAreas } from "./named_areas.ts";
import { toldOfNamedOpenings } from "./named_openings.ts";
import { toldOfOpenings } from "./openings.ts";
import { toldOfParcels } from "./parcels.ts";
import { toldOfPressures } from "./pressures.ts";
import { toldOfRooms } from "./rooms.ts";
import { toldOfServices } from "./services.ts";
import { toldOfSetbacks } from "./setbacks.ts";
import { toldOfSheetTitles } from "./sheet_titles.ts";
import { toldOfSingles } from "./singles.ts";
import { toldOfBuilding } from "./summary.ts";
import { toldOfSlabs } from "./slabs.ts";
import { toldOfTotals } from "./stated_totals.ts";
import { toldOnce } from "./once.ts";
import { toldOfSums } from "./sums.ts";
import { toldOfWallTypes } from "./wall_types.ts";
import { conflictsAmong, type Told } from "./told.ts";
import { whoseIn } from "./whose.ts";

const READERS: readonly ((plan: PlanSet) => Told[])[] = [
  toldOfBuilding,
  toldOfAddress,
  toldOfAreas,
  toldOfNamedAreas,
  toldOfLevels,
  toldOfLoads,
  toldOfSums,
  toldOfRooms,
  toldOfCeilings,
  toldOfOpenings,
  toldOfNamedOpenings,
  toldOfCalledOpenings,
  toldOfServices,
  toldOfBoards,
  toldOfMains,
  toldOfCircuits,
  toldOfEquipment,
  toldOfFootings,
  toldOfMarked,
  toldOfMaterials,
  toldOfMembers,
  toldOfParcels,
  toldOfPressures,
  toldOfSetbacks,
  toldOfSheetTitles,
  toldOfSingles,
  toldOfWallTypes,
  toldOnce,
  toldOfSlabs,
  toldOfInsulations,
  toldOfTotals,
];

/** Every contradiction of the set, each once, with both places. */
export const conflictsOf: (plan: PlanSet) => readonly Conflict[] = perPlan((plan) => {
  const all = conflictsAmong(READERS.flatMap((read) => read(plan)), whoseIn(plan));
  const once = [...Map.groupBy(all, placeOfFirst).values()].map(([first]) => first);
  return [...Map.groupBy(once, placesOfBoth).values()].map((same) =>
    same.find(({ subject }) => subject.startsWith("panel ")) ?? same[0]
  );
});

/** What one place says of a topic is held against another value once: a row of three rooms, two sides of a window. */
const placeOfFirst = ({ topic, a, b }: Conflict): string =>
  [topic, placeOf(a), a.value, b.value].join("|");
/** Two places are told of once for a topic: a main is its board's rather than the service's. */
const placesOfBoth = ({ topic, a, b }: Conflict): string =>
  [topic, ...[placeOf(a), placeOf(b)].sort()].join("|");
const placeOf = ({ page, box }: Evidence): string => `${page} ${box.x} ${box.y}`;
