/**
 * Exit stairs of high-rises glow in the dark. Applies to Groups A, B, E, I-1, M and R-1 higher than the high-rise
 * threshold: markings shown pass, silence of the stair and life safety sheets asks.
 * @source FBC-B 8th ed. (2023), 1025.1
 */
import type { BuildingProfile } from "../../building_profile.ts";
import { hasOccupancy } from "../../building_profile.ts";
import {
  allOf,
  type Applicability,
  defineRule,
  inapplicable,
  type RuleContext,
} from "../../define_rule.ts";
import { judgePresence, lookFor, sheetsOf } from "../../measure.ts";

export default defineRule({
  id: "egress/luminous-markings",
  requirementId: "FBC-B-1025-luminous",
  when: (building, context) =>
    allOf(
      hasOccupancy(building, "A-1", "A-2", "A-3", "A-4", "A-5", "B", "E", "I-1", "M", "R-1"),
      isHighRise(building, context),
    ),
  demand: { thing: "luminous marking" },
  applies: (plan) =>
    lookFor(plan, {
      shown: /\bPHOTO-?\s?LUM(?:IN\w*)?\b|\bLUMINOUS\b|\bGLOW[- ]IN[- ]THE[- ]DARK\b/i,
      denied:
        /\b(?:NO|WITHOUT|W\/O|OMIT|DELETE)\s+(?:ANY\s+)?(?:PHOTO-?\s?LUM\w*|LUMIN\w*|GLOW)|\b(?:PHOTO-?\s?LUM\w*|LUMINOUS|GLOW[- ]IN[- ]THE[- ]DARK)\b[^.;]{0,40}\b(?:NOT\s+(?:PROV\w*|SHOWN|INSTALLED|INCLUDED|USED)|OMITTED|DELETED|REMOVED|NONE)\b/i,
      silentOn: sheetsOf(plan, { kinds: ["life safety"] }),
      searched: "luminous egress path markings",
    }),
  check: (it, context) =>
    it.state === "absent" && isHighRise(context.building, context) !== "yes"
      ? inapplicable()
      : judgePresence(it),
  messages: {
    ok: "Luminous egress path markings are shown: {text}",
    denied: "The set says there are no luminous markings: {text}",
    deferred: "Luminous markings are deferred: {text}",
    absent:
      "Exit stairs in a high-rise need luminous path markings; none were found on the life safety sheets.",
  },
  recommendation:
    "Specify luminous markings on steps, landings, handrails and doors of the exit stairs.",
});

/** Height of the building is above what is known of its highest floor, so a low building is never one. */
function isHighRise(
  { heightFt, stories }: BuildingProfile,
  { limits }: RuleContext,
): Applicability {
  const highRise = limits.egress.highRiseFt;
  if (heightFt.value === null) return "unknown";
  if (heightFt.value <= highRise) return "no";
  return heightFt.value > highRise + 20 || (stories.value ?? 0) >= 8 ? "yes" : "unknown";
}
