/**
 * A ramp from the front door is gentle.
 * Reads the slope of ramps of dwellings, in per cent.
 * @source FBC-R 8th ed. (2023), R311.8.1
 */
import { defineRule } from "../../define_rule.ts";
import { demand, either } from "../../measure.ts";
import { NOT_ON_FOOT } from "./_ramps.ts";

/** Ramps that serve no egress door may be as steep as 1:8. */
const AWAY_FROM_DOOR =
  /\b(?:EQUIP\w*|SHED|GARDEN|POOL|DOCK|WORKSHOP|STORAGE)\b|\bNOT (?:AT |ON |OF |PART OF |TO )?(?:AN? |THE )?(?:EGRESS|REQUIRED|EXIT|ENTR)/;

export default defineRule({
  id: "egress/dwelling-ramp-slope",
  requirementId: "FBC-R-R311.8-ramp",
  ...demand({
    thing: "ramp",
    property: "slope",
    unless: either(NOT_ON_FOOT, AWAY_FROM_DOOR, /12\.5|OTHER RAMP/),
    limit: ({ egress }) => ({ max: egress.dwellingRampSlopePercent }),
  }),
  messages: {
    ok: "The ramp slopes {raw}.",
    outside: "The ramp slopes {actual}%; at most {required}% is allowed.",
  },
  recommendation: "Flatten the ramp to 1:12 with landings of 36 in.",
});
