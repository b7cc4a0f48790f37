/**
 * A storey with one exit is small. Applies under FBC-Building where the set states one exit for the building or storey.
 * @source FBC-B 8th ed. (2023), 1006.3.4 and Tables 1006.3.4(1), 1006.3.4(2)
 */
import type { OccupancyGroup } from "../../../_shared/constants/options.ts";
import { isSprinklered } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { newWork, type Statement } from "../../measure.ts";
import { buildingLoad, exitCounts } from "./_occupants.ts";
import { type StoreyExits, storeyExits } from "./_storeys.ts";

const STATED =
  /\b(SINGLE|ONE|1)[\s-]+EXIT\s+(BUILDING|STOR(E?Y|IES)|FLOOR)\b|\b(BUILDING|STORE?Y|FLOOR)\s+WITH\s+(A\s+)?(SINGLE|ONE)\s+EXIT\b/i;

/** @source FBC-B Table 1006.3.4(2): first storey; a second storey only for some groups */
const FIRST_STORY: readonly [groups: RegExp, occupants: number][] = [
  [/^(A-|B$|E$|F-|M$|U$)/, 49],
  [/^S-/, 29],
  [/^(H-4|H-5|I-|R-1|R-2|R-4)/, 10],
  [/^(H-2|H-3)/, 3],
];
const SECOND_STORY: readonly [groups: RegExp, occupants: number][] = [[/^(B$|F-|M$|S-)/, 29]];
const DWELLING_UNITS = 4;

export default defineRule<Statement | StoreyExits>({
  id: "egress/single-exit-story",
  requirementId: "FBC-B-1006.3.4-single-exit",
  title: "Stories with one exit",
  applies: (plan) => {
    const said = storeyExits(plan).filter(({ exits, storey, occupants, units }) =>
      exits === 1 && storey !== null && (occupants !== null || units !== null || storey > 2)
    );
    if (said.length > 0) return said;
    const counts = exitCounts(plan);
    if (counts?.provided === 1) return [counts.at];
    return newWork(plan, { topic: STATED }).slice(0, 1);
  },
  check(at, { plan, building }) {
    const groups = building.occupancies;
    const stories = building.stories.value;
    if (groups.length === 0) return inapplicable();
    if ("exits" in at && !groups.some((group) => group.startsWith("R-"))) {
      const { storey, occupants } = at;
      const table = storey === 1 ? FIRST_STORY : storey === 2 ? SECOND_STORY : [];
      const required = Math.max(...groups.map((group) => mostFor(group, table)));
      const data = { actual: occupants, required, unit: "occupants", stories: storey };
      if (required === 0) return fail("storey", data);
      return (occupants ?? 0) <= required ? pass(data) : fail("many", data);
    }
    const own = "units" in at ? at.units : null;
    const units = own ?? plan.codeSummary.dwellingUnits[0]?.value ?? null;
    if (groups.every((group) => group === "R-2")) {
      const data = { actual: units, required: DWELLING_UNITS, unit: "dwelling units per story" };
      if (
        isSprinklered(building, ["NFPA 13", "NFPA 13R", "yes, standard not stated"]) === "no" ||
        (stories ?? 1) > 3 || (own ?? 0) > DWELLING_UNITS
      ) {
        return fail("apartments", data);
      }
      return units !== null && units <= DWELLING_UNITS
        ? pass(data, { message: "few" })
        : cantTell("units", data);
    }
    const load = buildingLoad(plan, building);
    const required = Math.max(...groups.map((group) => mostFor(group, FIRST_STORY)));
    const data = { actual: load, required, unit: "occupants" };
    if (load === null) return cantTell("load", data);
    if (load > required * Math.max(1, stories ?? 1)) return fail("many", data);
    if (
      (stories ?? 1) > 2 ||
      ((stories ?? 1) === 2 &&
        Math.max(...groups.map((group) => mostFor(group, SECOND_STORY))) === 0)
    ) {
      return cantTell("upper", { ...data, stories });
    }
    return load <= required ? pass(data) : cantTell("load", data);
  },
  messages: {
    ok: "One exit serves {actual} occupants; it may serve up to {required}.",
    few: "One exit serves {actual} dwelling units; it may serve up to {required} on a story.",
    many:
      "One exit is provided for {actual} occupants; a story with one exit may hold at most {required}.",
    storey:
      "One exit is provided from story {stories}; in this group, a story that high needs two.",
    apartments:
      "One exit is provided; in apartments this requires sprinklers, at most three stories and at most {required} units per story.",
    units:
      "One exit is provided; in apartments it may serve at most {required} units per story. The number of units per story is not shown.",
    load:
      "One exit is provided; a story with one exit may hold at most {required} occupants. The occupant load of the story is not shown.",
    upper:
      "One exit is provided in a building of {stories} stories; upper stories may have one exit only in certain groups and with fewer than {required} occupants.",
  },
  recommendation: "Provide a second exit, or show that the story meets Table 1006.3.4.",
});

function mostFor(group: OccupancyGroup, table: readonly [RegExp, number][]): number {
  return table.find(([groups]) => groups.test(group))?.[1] ?? 0;
}
