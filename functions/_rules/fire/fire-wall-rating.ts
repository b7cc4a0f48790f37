/**
 * Fire walls carry the rating of the uses they divide.
 * Applies to walls named fire walls with a stated rating. Measures hours; a one-hour "fire wall" is asked about,
 * because the words are often used for a fire barrier.
 * @source FBC-B 8th ed. (2023), 706.4
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { fireWallHours } from "../limits/fbc_2023/tables/fire_tables.ts";
import { demand, ownPart } from "../measure.ts";

/** `NO FIRE WALL PROVIDED`, `A SCREEN, NOT A FIRE WALL`. */
const NO_FIRE_WALL = /\b(?:NO|NOT(?:\s+AN?)?|NEITHER|WITHOUT(?:\s+A)?)\s+FIRE\s*-?WALLS?\b/gi;

export default defineRule({
  id: "fire/fire-wall-rating",
  requirementId: "FBC-B-706.4-fire-wall",
  ...demand({
    thing: ["fire wall", "mass wall", "wall"],
    property: "rating",
    unless: /\bF\.?S\.?D\b|FIRE\s+SEP\w*\.?\s+DIST/i,
    keep: ({ text, clause, context }) =>
      /FIRE\s*-?WALL/i.test(`${text} | ${context}`.replace(NO_FIRE_WALL, " ")) &&
      !/\bOPE?NI?N?GS?\b|\bDAMPER/i.test(ownPart(clause)),
  }),
  check(it, { building }) {
    const type = building.constructionType.isDisputed ? null : building.constructionType.value;
    if (building.occupancies.length === 0) return inapplicable();
    const hours = building.occupancies.map((group) => fireWallHours(group, type));
    const [least, most] = [Math.min(...hours), Math.max(...hours)];
    const data = { actual: it.value, required: most, unit: "hours" };
    if (it.value >= most) return pass(data);
    return it.value === 1 || it.value >= least ? cantTell("unsure", data) : fail("low", data);
  },
  messages: {
    ok: "The fire wall is rated {actual} hr; {required} hr is required.",
    low: "The fire wall is rated {actual} hr; at least {required} hr is required for these uses.",
    unsure:
      "The fire wall is rated {actual} hr; a fire wall between these uses needs {required} hr. If a fire barrier or partition is meant, label it as such.",
  },
  recommendation:
    "Show a structurally independent {required}-hour fire wall with its listed design, or label the wall for what it is.",
});
