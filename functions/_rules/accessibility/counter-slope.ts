/**
 * A wheelchair does not catch where ramp meets road.
 * Reads the slope of gutters at curb ramps, in per cent.
 * @source FBC-A 8th ed. (2023), 406.2
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

const OWN_FIGURE =
  /\b(?:COUNTER|GUTTER)(?:\s+SLOPE)?\W{1,3}(?:MAX\.?\s+)?(1\s*:\s*\d+|\d+(?:\.\d+)?\s*%)/i;

export default defineRule({
  id: "accessibility/counter-slope",
  requirementId: "FBC-A-406.2-counter-slope",
  ...demand({
    thing: "counter slope",
    property: "slope",
    // Where its own figure stands right behind it, others of the row are the ramp's or its flares'.
    keep({ text, raw }) {
      const own = OWN_FIGURE.exec(text)?.[1];
      return own === undefined || own.startsWith(raw) || raw.startsWith(own);
    },
    unless: /ROOF|DOWNSPOUT|LEADER|SCUPPER/i,
    limit: ({ accessibility }) => ({ max: accessibility.counterSlopePercent }),
  }),
  messages: {
    ok: "The counter slope is {raw}.",
    outside: "The counter slope at the curb ramp is {actual}%; at most {required}% is allowed.",
  },
});
