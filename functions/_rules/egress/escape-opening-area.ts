/**
 * An escape opening is large enough to climb through. Applies under FBC-Residential to windows of sleeping rooms; at
 * the grade floor the smaller figure governs, and another window of the room may serve instead. Square feet.
 * @source FBC-R 8th ed. (2023), R310.2.1 and exception
 */
import type { Window } from "../../_shared/domain/plan_set.ts";
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { escapeWindows } from "./_escape.ts";
import { AREA_MESSAGES, judgeEscapeArea } from "./_escape_area.ts";

export default defineRule<Window>({
  id: "egress/escape-opening-area",
  requirementId: "FBC-R-R310.2.1-area",
  severity: "critical",
  source: { volume: "FBC-R", edition: "2023", section: "R310.2.1" },
  category: "Egress",
  title: "Escape opening, net clear area",
  when: isResidential,
  applies: escapeWindows,
  check: judgeEscapeArea,
  messages: AREA_MESSAGES,
  recommendation:
    "Use a window with a net clear opening of at least {required} sq ft by its product approval.",
});
