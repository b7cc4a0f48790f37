/**
 * Exterior walls near a lot line are fire-rated for their distance from it.
 * Applies to walls whose rating and fire separation distance are stated. Measures hours.
 * @source FBC-B 8th ed. (2023), 705.5
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { exteriorWallHours } from "../limits/fbc_2023/tables/fire_tables.ts";
import { nameOf, wallStatements } from "./_walls.ts";

export default defineRule({
  id: "fire/exterior-wall-rating",
  requirementId: "FBC-B-705.5-exterior-wall",
  title: "Exterior wall rating",
  demand: {
    thing: ["exterior wall", "wall", "mass wall", "fire wall"],
    property: "rating",
    onlyHolds: true,
  },
  applies: (plan) => wallStatements(plan, (wall) => wall.ratingHours !== null),
  check({ wall }, { building }) {
    const type = building.constructionType.value;
    const { distance, ratingHours } = wall;
    if (!type || !distance || ratingHours === null || building.occupancies.length === 0) {
      return inapplicable();
    }
    const hours = building.occupancies.map((group) => exteriorWallHours(distance.ft, group, type));
    const [least, most] = [Math.min(...hours), Math.max(...hours)];
    const data = {
      actual: ratingHours,
      required: most,
      unit: "hours",
      wall: nameOf(wall),
      distance: Math.round(distance.ft * 100) / 100,
    };
    if (ratingHours >= most) return pass(data);
    const isSure = distance.isStated && ratingHours < least &&
      !building.constructionType.isDisputed;
    return isSure ? fail("low", data) : cantTell("unsure", data);
  },
  messages: {
    ok: "{wall}, {distance} ft from the lot line: rated {actual} hr; {required} hr is required.",
    low:
      "{wall}, {distance} ft from the lot line: rated {actual} hr; at least {required} hr is required.",
    unsure:
      "{wall}: rated {actual} hr; at {distance} ft from the lot line, {required} hr would be required. Confirm the distance, use and construction type.",
  },
  recommendation: "Rate the wall for {required} hr, or move it away from the lot line.",
  leftOpen: {
    topic: /\bFIRE\s+SEPARATION(\s+DIST\w*)?|\bF\.?S\.?D\b|\bEXTERIOR\s+WALL\s+RATING/i,
    data: () => ({ required: "the rating of Table 705.5", unit: null }),
  },
});
