/**
 * Pipes, beams and signs over a walk leave room for heads. Applies to headroom stated for circulation
 * elsewhere than on stairs, under FBC-Building; closers and stops of doors are left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1003.3.1
 */
import { isCommercial } from "../../building_profile.ts";
import { defineRule } from "../../define_rule.ts";
import { judgeMin, type Stated } from "../../measure.ts";
import { hangingOver, isElsewhere, statedHeadroom, underStairs } from "./_headroom.ts";
import { isUncounted } from "../exits/_no_way_out.ts";

/** Where only those who look after equipment go, and the working space at it. */
const NOT_WALKED =
  /\bCATWALKS?\b|\b(?:SERVICE|MAINTENANCE)\s+(?:PERSONNEL|STAFF|WORKERS|ACCESS|ONLY)\b|\bEQUIPMENT\s+ACCESS\b|\bPANEL\s?BOARDS?\b|\bPANELS?\b|\bSW(?:ITCH)?\s?B(?:OAR)?DS?\b|\bSW(?:ITCH)?GEAR\b|\bSWGR\b|\bM\.?C\.?C\b|\bWORKING\s+(?:SPACE|CLEARANCE)/i;

export default defineRule<Stated>({
  id: "egress/protruding-headroom",
  requirementId: "FBC-B-1003.3.1-headroom",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1003.3.1" },
  category: "Egress",
  title: "Headroom under protruding objects",
  when: isCommercial,
  demand: {
    thing: ["obstruction", "headroom"],
    notWithin: ["stair", "riser", "tread"],
    unless: /SIZE|STAIR/i,
    property: ["clear height", "height"],
  },
  applies: (plan) =>
    [
      ...statedHeadroom(plan).filter((it) =>
        isElsewhere(it) && !/\bSTAIR|\bCLOSER|\bDOOR STOP|\bATTIC|\bCRAWL|\bMECH/i.test(it.text)
      ),
      ...hangingOver(plan),
      ...underStairs(plan),
    ].filter(({ text }) => !NOT_WALKED.test(text) && !isUncounted(text)),
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.egress.headroomIn, unit: "in" }, "low"),
  messages: {
    ok: "Headroom is {actual} in; at least {required} in is required.",
    low: "Headroom is {actual} in; at least {required} in is required along a walk.",
  },
  recommendation: "Raise the object to leave at least {required} in, or guard it with a barrier.",
});
