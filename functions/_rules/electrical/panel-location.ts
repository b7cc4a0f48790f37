/**
 * Panels stay out of clothes closets, bathrooms of dwellings and stairs.
 * Reads statements of where a panel stands, and the room a panel label stands in; the latter is
 * only a question.
 * @source NFPA 70-2020, 240.24
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { allStatements, clausesSaying, type Statement } from "../measure.ts";

const PLACED =
  /\b(SUB ?-?)?(PANEL(BOARD)?|LOAD ?CENTER|BREAKER (BOX|PANEL))S?\b[^.;]{0,40}\b(IN|INSIDE|WITHIN|AT|UNDER|OVER|LOCATED)\b\s*(THE |IN |INSIDE )*(?<place>[^.;,]{0,16}(CLOSET|BATH(ROOM)?|TOILET|STAIRS?|STEPS|W\.?I\.?C|POWDER|GARAGE|LAUNDRY|UTILITY|MECH(ANICAL)?|CORRIDOR|HALL))/i;
const PANEL_LABEL =
  /^\W*(NEW |MAIN |ELEC(TRICAL|\.)? )?(SUB ?-?)?PANEL(BOARD)?( [A-Z0-9-]{1,6})?\b/i;
const ELSE =
  /\b(NOT?|SHALL NOT|NEVER|PROHIBIT\w*|ACCESS PANEL|SOLAR|GYP|ALARM|CONTROL PANEL|ANNUNCIATOR|WOOD|WALL PANEL|CEILING|PATCH|SCHEDULE|TRUSS|DOOR PANEL|GLASS|REMOTE|SHEAR|FRP|TACK)\b/i;
/** A panel that leaves its place, or that stays where it has been. */
const MOVED =
  /\b(RELOCAT|REMOV|DEMO|ABANDON|REPLACE)|\bEXIST(ING|\.)?\b[^;]*\bREMAIN|\bMOVED?\b[^;]{0,40}\b(FROM|OUT)\b/i;
const isForbidden = (words: string) =>
  /\b(CLOSET|W\.?I\.?C|BATH|BATHROOM|TOILET|POWDER|STAIRS?|STEPS)\b/i.test(words) &&
  !/\b(ELEC(TRICAL)?\.?|JANITOR|MECH(ANICAL)?|IT|DATA|COMM|UTILITY|STORAGE|LOW VOLTAGE|SERVICE) CLOSET/i
    .test(words);

export default defineRule<Statement & { clause: string }>({
  id: "electrical/panel-location",
  requirementId: "NEC-240.24-location",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "240.24" },
  category: "Electrical",
  title: "Panel location",
  applies: (plan) => {
    const said = clausesSaying(plan, { says: PLACED, not: ELSE }).filter((it) =>
      !MOVED.test(it.clause)
    );
    const labelled = allStatements(plan).filter((it) =>
      !said.some((other) => other.text === it.text) && it.from === "note" && it.text.length < 40 &&
      PANEL_LABEL.test(it.text) && !ELSE.test(it.text) && it.room !== null
    );
    return [...said, ...labelled.map((it) => ({ ...it, clause: "" }))];
  },
  check(it) {
    const where = (it.clause ? PLACED.exec(it.clause)?.groups?.place : it.room) ?? it.clause;
    const data = { actual: where.trim(), required: "another room", unit: "", text: it.sourceText };
    if (!isForbidden(it.clause || where)) {
      return it.clause === "" ? inapplicable() : pass(data);
    }
    return it.clause === "" ? cantTell("maybe", data) : fail("forbidden", data);
  },
  messages: {
    ok: "Panel location: {text}",
    forbidden: "Panel stands where it is not allowed ({actual}): {text}",
    maybe:
      "The panel label {text} stands in or beside {actual}; panels are not allowed in clothes closets, dwelling bathrooms or over stairs.",
  },
  recommendation: "Move the panel out of closet, bathroom or stair.",
});
