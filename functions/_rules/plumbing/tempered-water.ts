/**
 * Hand-washing water in public does not scald.
 * Reads stated temperatures at lavatories, in degrees Fahrenheit.
 * @source FBC-P 8th ed. (2023), 416.5
 */
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

/** Water as it is stored, before a valve mixes it: `120 F AT TANK, MIXED TO 110`. */
const BEFORE_MIXING =
  /#[^#;|]{0,20}\b(AT|IN|LEAVING|FROM) (THE )?(STORAGE |HOT WATER |HW )?(TANK|HEATER|W\.?H\b|SOURCE|BOILER|SUPPLY MAIN)|#[^#;|]{0,40}\b(MIXED|BLENDED|TEMPERED|REDUCED|LIMITED|LOWERED) (DOWN )?TO\b/i;

/** Sinks nobody of the public washes hands at. */
const OTHER_SINKS = "MOP|SERVICE|SLOP|UTILITY|LAUNDRY|JANITOR'?S?|BREAK|SCRUB";
/** Of another fixture in the same breath: `LAV TEMPERED TO 110, MOP SINK 140`. */
const OF_OTHER_FIXTURE =
  anyCase`\b(${OTHER_SINKS}|HOSE)\b[^#,;|]{0,24}#|#[^#,;|]{0,8}\b(AT|TO|FOR|@) (THE )?(${OTHER_SINKS}|HOSE|FIXTURES)`;

/** A row of one. */
const OTHER_SINK = anyCase`\b(?:${OTHER_SINKS})\b`;

export default defineRule({
  id: "plumbing/tempered-water",
  requirementId: "FBC-P-412-tempered",
  ...demand({
    thing: ["tempered water", "lavatory"],
    property: "temperature",
    unless:
      /WATER HEATER|\bE?W\.? ?\/? ?H\b|\bM\.?M\.?V\b|BOILER|DISHWASH|STORAGE|RANGE|SHOWER|\bTUB|KITCHEN|3-COMP|SANITIZ|RECIRC|DWELLING UNIT|APARTMENT|GUEST ROOM/i,
    keep: ({ value, clause, text, sure }) =>
      value! >= 60 && !BEFORE_MIXING.test(clause) &&
      !(sure === "rowed" ? OTHER_SINK.test(text) : OF_OTHER_FIXTURE.test(clause)),
    limit: ({ plumbing }) => ({ max: plumbing.temperedWaterMaxF }),
  }),
  messages: {
    ok: "Water at public lavatories is limited to {raw}.",
    outside: "Water at public lavatories is {actual} °F; at most {required} °F is allowed.",
  },
  recommendation: "Limit the water to {required} °F with a valve that complies with ASSE 1070.",
});
