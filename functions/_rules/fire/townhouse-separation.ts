/**
 * Townhouses are separated by a two-hour common wall, one hour when sprinklered or as two walls.
 * Applies to stated ratings of walls between townhouses. Measures hours.
 * @source FBC-R 8th ed. (2023), R302.2
 */
import { isResidential } from "../building_profile.ts";
import { allOf, defineRule, inapplicable } from "../define_rule.ts";
import { either } from "../measure.ts";
import { judgeUnlessSprinklered } from "./_sprinklers.ts";
import { wallRatings } from "./_words.ts";

const TWO_WALLS =
  /\b(TWO|2|\(2\)|EACH|DOUBLE)\b[^.;]{0,20}\b(1|ONE)[\s-]*H(OU)?R|\b(1|ONE)[\s-]*H(OU)?R\b[^.;]{0,20}\b(EACH|BOTH)|\b(1|ONE)[\s-]*H(OU)?R\W{0,3}(\+|&|AND)\W{0,3}(1|ONE)[\s-]*H(OU)?R/i;

/** Walls of small buildings on the lot and walls that look outdoors stand in lists of separations as well. */
const NOT_BETWEEN =
  /\b(?:SHED|OUT-?\s?BUILDING|DETACHED|ACCESSORY\s+(?:BUILDING|STRUCTURE)|CARPORT|CABANA|GAZEBO|PERGOLA|POOL\s+HOUSE|FENCE|LANAI|PORCH)\b|\b(?:FRONT|REAR|END|STREET|(?:NORTH|SOUTH|EAST|WEST)(?:ERN)?)\s+(?:SIDE\s+)?WALLS?\b(?!.*\b(?:COMMON|PARTY|SHARED)\b)/i;

export default defineRule({
  id: "fire/townhouse-separation",
  requirementId: "FBC-R-R302.2-townhouse",
  title: "Separation of townhouses",
  when: (building) =>
    allOf(
      isResidential(building),
      building.isTownhouse === null ? "unknown" : building.isTownhouse ? "yes" : "no",
    ),
  demand: {
    thing: ["unit separation wall", "fire wall"],
    property: "rating",
    limit: ({ fire }) => ({ min: fire.townhouseSprinkleredWallHours }),
  },
  applies: (plan) =>
    wallRatings(plan, {
      topic:
        /\b(PARTY|COMMON|TOWN\s*HO(US|M)E|UNIT|DEMISING|TENANT|FIRE)\s*(SEPARATION\s+|FIRE\s+)?(WALLS?|SEPARATION)|\bSEPARATION\s+WALL|BETWEEN\s+(TOWN\s*HO(US|M)ES?|UNITS?|DWELLINGS?)|\|\s*UNITS?\s+[A-Z1-9]\s*[\/&-]\s*[A-Z1-9]\b(?=[^|]*\|)/i,
      not: either(/\bGARAGE|CORRIDOR|EXTERIOR|FLOOR/i, NOT_BETWEEN),
      // How far off lines a house stands is no rating: `SIDES | 0 | COMMON WALLS`.
      notUnder: /\bSET-?\s?BACKS?\b|\bYARDS?\b|\bZONING\b/i,
      titled: true,
    }),
  check(it, { building, limits }) {
    if (TWO_WALLS.test(it.text) && it.value >= limits.fire.townhouseSprinkleredWallHours) {
      return inapplicable();
    }
    const { townhouseWallHours: strict, townhouseSprinkleredWallHours: lenient } = limits.fire;
    return judgeUnlessSprinklered(it.value, { strict, lenient }, building);
  },
  unlessClaimed: ["unsure"],
  messages: {
    ok: "The wall between townhouses is rated {actual} hr; {required} hr is required.",
    low: "The wall between townhouses is rated {actual} hr; at least {required} hr is required.",
    unsure:
      "The wall between townhouses is rated {actual} hr; {required} hr is required unless both units are sprinklered.",
  },
  recommendation:
    "Use a listed {required}-hour common wall from slab to roof deck, with structurally independent units.",
  leftOpen: {
    topic: /\b(PARTY|COMMON|TOWN\s*HOUSE|SEPARATION)\s+WALL/i,
    data: ({ limits }) => ({ required: limits.fire.townhouseWallHours, unit: "hours" }),
  },
});
