/**
 * A trap keeps its water.
 * Reads the distance from traps to their vents against the size of the drain, in inches.
 * @source FBC-P 8th ed. (2023), 909.1
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";
import type { Limits } from "../limits/mod.ts";

/** The size of a drain as lettered, in inches. */
const SIZE = /(?<![\d\/-])(1[- ]1\/[24]|[234])\s?(?:"|IN\b)/i;

function trapArmOf(plumbing: Limits["plumbing"], text: string): { max: number } | null {
  const most: Readonly<Record<string, number>> = {
    "1 1/4": plumbing.trapArm125In,
    "1 1/2": plumbing.trapArm150In,
    "2": plumbing.trapArm200In,
    "3": plumbing.trapArm300In,
    "4": plumbing.trapArm400In,
  };
  const max = most[SIZE.exec(text)?.[1].replace("-", " ") ?? ""];
  return max === undefined ? null : { max };
}

export default defineRule({
  id: "plumbing/trap-arm",
  requirementId: "FBC-P-909-trap-arm",
  source: { volume: "FBC-P", edition: "2023", section: "909.1" },
  title: "Distance from trap to vent",
  ...demand({
    thing: "trap arm",
    property: ["length", "distance"],
    limit: ({ plumbing }, { text }) => trapArmOf(plumbing, text),
  }),
  messages: {
    ok: "The trap arm is {raw}.",
    outside: "The trap arm is {actual} in long; at most {required} in is allowed for its size.",
  },
  recommendation: "Move the vent closer, or enlarge the drain.",
});
