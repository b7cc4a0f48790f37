/**
 * Gas appliances do not burn the air of rooms people sleep or bathe in.
 * Reads statements of where an appliance stands; a label in such a room is only a question. Sealed
 * appliances and tight enclosures with outdoor air may stand there.
 * @source FBC-FG 8th ed. (2023), 303.3
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { clausesSaying, type Statement } from "../measure.ts";
import { SEALED } from "./_words.ts";

/** An appliance with the words that say where it stands. */
type Placed = Statement & { where: string; isLabel: boolean };

export default defineRule<Placed>({
  id: "gas/appliance-location",
  requirementId: "FBC-FG-303.3-prohibited",
  severity: "critical",
  source: { volume: "FBC-FG", edition: "2023", section: "303.3" },
  category: "Gas",
  title: "Prohibited appliance locations",
  applies: (plan) => {
    const said = clausesSaying(plan, {
      says:
        /(GAS|PROPANE|L\.?P\b|FUEL)[^.;]{0,20}(WATER HEATER|FURNACE|BOILER|UNIT HEATER|HEATER|\bW\.?H\b)[^.;]{0,40}\b(IN|INSIDE|WITHIN|LOCATED|AT)\b[^.;]{0,25}(BED ?ROOM|SLEEPING|BATH ?ROOM|\bBATH\b|TOILET|STORAGE CLOSET|CLOSET|GUEST ROOM)/,
      not: /\b(NOT|NO|SHALL NOT|PROHIBIT\w*)\b/,
    }).map((it) => ({ ...it, isLabel: false, where: it.clause }));
    const labels = clausesSaying(plan, {
      says: /(GAS|PROPANE|L\.?P\b)[^.;]{0,12}(WATER HEATER|FURNACE|BOILER|\bW\.?H\b)/,
      in: "notes",
    }).filter((it) =>
      it.text.length < 60 && it.room !== null && !said.some((other) => other.text === it.text)
    )
      .map((it) => ({ ...it, isLabel: true, where: it.room ?? "" }));
    return [...said, ...labels];
  },
  check({ where, isLabel, text }) {
    const isForbidden =
      /\b(BED ?ROOM|SLEEPING|BATH(ROOM)?|TOILET|CLOSET|GUEST ROOM)\b/i.test(where) &&
      !/(WATER HEATER|MECH\w*|FURNACE|UTILITY|W\.?H\.?|APPLIANCE|A\/C) CLOSET/i.test(where);
    const data = { actual: where, required: "another room", unit: "", text };
    if (!isForbidden) return inapplicable();
    if (
      SEALED.test(text) ||
      /WEATHER ?-? ?STRIP|GASKET|ENCLOSURE|OUTDOOR (COMBUSTION )?AIR|COMBUSTION AIR FROM OUT/i.test(
        text,
      )
    ) return pass(data);
    return isLabel ? cantTell("maybe", data) : fail("forbidden", data);
  },
  messages: {
    ok: "Sealed or enclosed appliance: {text}",
    forbidden: "Gas appliance stands where it is not allowed: {text}",
    maybe:
      "The label {text} stands in or beside {actual}; gas appliances are not allowed in sleeping, bath and toilet rooms and storage closets unless sealed or enclosed.",
  },
  recommendation:
    "Move the appliance, use a direct-vent one, or enclose it with outdoor air and a weatherstripped door.",
});
