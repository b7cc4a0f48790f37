/**
 * The washer neither overflows nor siphons.
 * Reads the height of standpipes above their traps, in inches.
 * @source FBC-P 8th ed. (2023), 802.4.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "plumbing/washer-standpipe",
  requirementId: "FBC-P-802.4-washer-box",
  source: { volume: "FBC-P", edition: "2023", section: "802.4.3" },
  title: "Standpipe of clothes washers",
  ...demand({
    thing: "washer standpipe",
    property: ["height", "length", "distance", "rise"],
    where: /WASH|LAUNDRY|TRAP|WEIR|\bCW\b/i,
    unless: /FIRE|CLASS I|HOSE|\bFDC\b|A\.?F\.?F/i,
    limit: ({ plumbing }) => ({ min: plumbing.standpipeMinIn, max: plumbing.standpipeMaxIn }),
  }),
  messages: {
    ok: "The standpipe is {raw}.",
    outside: "The standpipe is {actual} in high; {required} in is required.",
  },
  recommendation: "Dimension the standpipe 18 to 42 in above the trap weir.",
});
