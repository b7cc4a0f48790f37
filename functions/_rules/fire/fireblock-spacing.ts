/**
 * Fire does not run inside the walls.
 * Reads the distance between fireblocks, in feet.
 * @source FBC-R 8th ed. (2023), R302.11
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "fire/fireblock-spacing",
  requirementId: "FBC-R-R302.11-fireblocking",
  ...demand({
    thing: "fireblocking",
    property: "distance",
    where: /FIRE ?BLOCK/i,
    unless: /DRAFT|MEZZ|BATT|STAGGER/i,
    scale: 1 / 12,
    limit: ({ fire }) => ({ max: fire.fireblockSpacingFt }),
  }),
  messages: {
    ok: "Fireblocks are {raw} apart.",
    outside: "Fireblocks are {actual} ft apart; at most {required} ft is allowed.",
  },
  recommendation: "Fireblock stud walls at floors and every {required} ft.",
});
