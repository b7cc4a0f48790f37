/**
 * The wall between the two units of a two-family dwelling goes up to the roof sheathing.
 * Looks at what is said of its height; a Type X ceiling with a draftstopped attic above may stand in for its upper
 * part.
 * @source FBC-R 8th ed. (2023), R302.3
 */
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { continuities } from "./_continuity.ts";
import { isTwoFamily } from "./_units.ts";

export default defineRule({
  id: "fire/two-family-continuity",
  requirementId: "FBC-R-R302.3-duplex",
  title: "Height of the wall between two units",
  when: isTwoFamily,
  demand: { thing: "unit separation wall", onlyHolds: true },
  applies: continuities,
  check({ reach, isMadeUpFor, text }) {
    const data = { actual: `the ${reach}`, required: "the roof", unit: "", text };
    if (reach === "roof") return pass(data);
    return isMadeUpFor ? cantTell("below", data) : fail("low", data);
  },
  messages: {
    ok: "The wall between the units goes up to the roof sheathing.",
    low:
      "The wall between the units stops at the ceiling and leaves the attic open over both: {text}",
    below:
      "The wall between the units stops at the ceiling; the Type X ceiling, the framing that carries it and the draftstop above the wall must be shown: {text}",
  },
  recommendation:
    "Carry the separation up to the underside of the roof sheathing, or show a 5/8 in Type X ceiling with a draftstop above and along the wall.",
});
