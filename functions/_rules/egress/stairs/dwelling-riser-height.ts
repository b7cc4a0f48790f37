/**
 * Risers in dwellings are low enough. Applies to stated risers under FBC-Residential; spiral stairs are left
 * alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.1
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";
import { drawnRisers } from "./_drawn_steps.ts";
import { RISER } from "./_stairs.ts";

export default defineRule({
  id: "egress/dwelling-riser-height",
  requirementId: "FBC-R-R311.7.5.1-riser",
  title: "Stair riser height in dwellings",
  ...demand(
    { ...RISER, limit: ({ egress }) => ({ max: egress.dwellingRiserIn }) },
    drawnRisers,
  ),
  onceTold: { likely: "outside" },
  messages: {
    ok: "Risers are {actual} in high; at most {required} in is allowed.",
    likely:
      "{actual} in is drawn on this stair section; if this is the riser height, at most {required} in is allowed.",
    outside: "Risers are {actual} in high; at most {required} in is allowed.",
  },
  recommendation: "Lower the risers to at most {required} in by adding risers to the flight.",
});
