/**
 * Treads in dwellings are deep enough. Applies to stated treads under FBC-Residential; winders and spiral stairs
 * are left alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.2
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";
import { drawnTreads } from "./_drawn_steps.ts";
import { TREAD } from "./_stairs.ts";

export default defineRule({
  id: "egress/dwelling-tread-depth",
  requirementId: "FBC-R-R311.7.5.2-tread",
  title: "Stair tread depth in dwellings",
  ...demand(
    { ...TREAD, limit: ({ egress }) => ({ min: egress.dwellingTreadIn }) },
    drawnTreads,
  ),
  onceTold: { likely: "outside" },
  messages: {
    ok: "Treads are {actual} in deep; at least {required} in is required.",
    likely:
      "{actual} in is drawn on this stair section; if this is the tread depth, at least {required} in is required.",
    outside: "Treads are {actual} in deep; at least {required} in is required.",
  },
  recommendation: "Deepen the treads to at least {required} in, measured nosing to nosing.",
});
