/**
 * A storey has enough exits. Applies under FBC-Building to stated counts of exits: provided against stated as required,
 * and against the occupant load. One exit is judged by egress/single-exit-story.
 * @source FBC-B 8th ed. (2023), 1006.3.3 and Table 1006.3.3
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { drawnPlans } from "../../drawn/trusted.ts";
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import type { Statement } from "../../measure.ts";
import { buildingLoad, exitCounts, needsTwoExits } from "./_occupants.ts";
import { type StoreyExits, storeyExits } from "./_storeys.ts";

/** @source FBC-B Table 1006.3.3: occupants of the storey above which one more exit is needed */
const MORE_EXITS: readonly [above: number, exits: number][] = [[1000, 4], [500, 3]];

/** Doors of a floor that end a way out, as its plan draws them. */
interface DrawnExits extends Evidence {
  drawn: number;
}

const drawnExits = (plan: PlanSet): DrawnExits[] =>
  drawnPlans(plan).filter(({ isWhole }) => isWhole).flatMap(({ building, sheet }) => {
    const doors = building.openings.filter(({ id }) => building.egress.exits.includes(id));
    return doors.length === 0 ? [] : [{
      page: building.page,
      box: doors[0].box,
      sheet: sheet.number,
      sourceText: `${doors.length} ${
        doors.length === 1 ? "door" : "doors"
      } drawn at the end of an egress path`,
      readBy: "geometry" as const,
      confidence: 0.8,
      drawn: doors.length,
    }];
  });

export default defineRule<Statement | StoreyExits | DrawnExits>({
  id: "egress/exits-per-story",
  requirementId: "FBC-B-1006.3.3-exits-per-story",
  applies: (plan) => {
    const counts = exitCounts(plan);
    const said = storeyExits(plan).filter(({ exits, occupants }) =>
      exits >= 2 && occupants !== null
    );
    if (!counts && said.length === 0) return drawnExits(plan);
    return counts && !said.some(({ box }) => box === counts.at.box) ? [counts.at, ...said] : said;
  },
  check(at, { plan, building }) {
    if ("drawn" in at) {
      if (needsTwoExits(plan, building) !== "yes") return inapplicable();
      const load = buildingLoad(plan, building);
      const data = { actual: at.drawn, required: 2, unit: "exits", load };
      return at.drawn < 2 ? cantTell("drawn", data) : inapplicable();
    }
    if ("exits" in at) {
      const load = at.occupants ?? 0;
      const required = MORE_EXITS.find(([above]) => load > above)?.[1] ?? 2;
      const data = { actual: at.exits, required, unit: "exits", load };
      return at.exits < required ? fail("few", data) : pass(data);
    }
    const counts = exitCounts(plan);
    if (!counts || counts.provided === null || counts.provided < 2) return inapplicable();
    const load = buildingLoad(plan, building);
    const byLoad = MORE_EXITS.find(([above]) => load !== null && load > above)?.[1] ?? 2;
    const isOneStory = building.stories.value === 1;
    const required = Math.max(counts.required ?? 2, isOneStory ? byLoad : 2);
    const data = { actual: counts.provided, required, unit: "exits", load };
    if (counts.provided < required) return fail("few", data);
    return !isOneStory && counts.provided < byLoad
      ? cantTell("perStory", { ...data, required: byLoad })
      : pass(data);
  },
  messages: {
    ok: "Exits provided: {actual}; required: {required}.",
    few: "Exits provided: {actual}; required: {required}.",
    drawn:
      "Only one exit door is drawn on this floor of a building with {load} occupants; the required number is {required}. No printed count was found.",
    perStory:
      "Exits provided for a building with {load} occupants: {actual}. A story with that many occupants needs {required}; the load per story is not shown.",
  },
  recommendation: "Provide the required number of exits from the story: {required}.",
});
