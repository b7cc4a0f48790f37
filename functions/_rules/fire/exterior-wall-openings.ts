/**
 * Openings in exterior walls near a lot line stay within the share their distance allows.
 * Applies to walls whose openings and fire separation distance are stated. Measures percent of the wall.
 * @source FBC-B 8th ed. (2023), 705.8
 */
import { openingColumn } from "../calculators/exterior_wall.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { maxOpeningPercent } from "../limits/fbc_2023/tables/fire_tables.ts";
import { nameOf, wallStatements } from "./_walls.ts";

const STREET = /\b(STREET|PUBLIC\s+WAY|R\.?O\.?W\b|FIRE\s+LANE|FIRST\s+STOR(Y|EY)\s+FACING)/i;

export default defineRule({
  id: "fire/exterior-wall-openings",
  requirementId: "FBC-B-705.8-openings",
  applies: (plan) => wallStatements(plan, (wall) => wall.openingPercent !== null),
  check({ wall, text }, { building }) {
    const { distance, openingPercent } = wall;
    if (!distance || openingPercent === null) return inapplicable();
    const column = openingColumn(wall, building);
    const required = maxOpeningPercent(distance.ft, column ?? "unprotected, sprinklered");
    const data = {
      actual: openingPercent,
      required,
      unit: "%",
      wall: nameOf(wall),
      distance: Math.round(distance.ft * 100) / 100,
    };
    if (openingPercent <= required) {
      const strict = maxOpeningPercent(distance.ft, "unprotected");
      return column === null && openingPercent > strict
        ? cantTell("unsure", { ...data, required: strict })
        : pass(data);
    }
    return distance.isStated && !STREET.test(text) ? fail("many", data) : cantTell("unsure", data);
  },
  messages: {
    ok: "{wall}, {distance} ft from the lot line: {actual}% openings; {required}% is allowed.",
    many:
      "{wall}, {distance} ft from the lot line: {actual}% openings; at most {required}% is allowed.",
    unsure:
      "{wall}: {actual}% openings; at {distance} ft from the lot line, at most {required}% is allowed. Confirm the distance and the protection.",
  },
  recommendation:
    "Reduce the openings to {required}% of the wall, protect them, or show that the sprinkler row applies.",
});
