/**
 * Guards and handrails are designed for 200 lb at a point and 50 lb a foot.
 * Applies to stated loads of guards and handrails. Measures pounds and pounds per foot.
 * @source FBC-B 8th ed. (2023), 1607.9
 */
import { defineRule } from "../define_rule.ts";
import { demand, either, judgeMin, loose } from "../measure.ts";

const OTHER_RAIL =
  /GRAB ?BAR|CART|BUMPER|CRASH|(CRANE|CHAIR|TOWEL|CURTAIN|DOCK|GUIDE|TRACK) RAIL|HOIST|SEAT/;
const OF_INFILL = /INFILL|BALUSTER|PICKET|SQ\w*\.? ?F|\b1 ?S\.?F/;
/** What one part of a rail bears or weighs, where no word calls it a load. */
const OF_PART =
  /^(?!.*(LOAD|CONC|POINT|UNIFORM|DESIGN|WITHSTAND|DIRECTION)).*(BRACKET|FITTING|HARDWARE|HANGER|\bGATE|CLIP|INSERT|FASTENER|FLANGE)/;
const OF_METAL = /\bWT\b|WEIGH|SHEAR|PULL-? ?OUT|ANCHOR (BOLT|CAPACITY)|SCREW/;

/** Titles name parts too: those of a text that names its rail are told by that text alone. */
const isOfPart = (clause: string, context: string): boolean =>
  loose(either(OF_INFILL, OF_METAL)).test(
    /GUARD|RAIL/i.test(clause) ? clause : `${clause} | ${context}`,
  );

export default defineRule({
  id: "structural/guard-loads",
  requirementId: "FBC-B-1607.9-guard-load",
  title: "Load on guards and handrails",
  ...demand({
    thing: ["guard", "handrail", "rail"],
    property: ["point load", "line load"],
    unless: either(OTHER_RAIL, OF_PART),
    keep: ({ clause, context }) => !isOfPart(clause, context),
  }),
  check: ({ value, unit }, { limits: { structural } }) =>
    judgeMin({
      actual: value,
      required: unit === "lb" ? structural.guardConcentratedLb : structural.guardLinearPlf,
      unit,
    }, "low"),
  messages: {
    ok: "Guards and handrails are designed for {actual} {unit}; {required} {unit} is required.",
    low:
      "Guards and handrails are designed for {actual} {unit}; at least {required} {unit} is required.",
  },
  recommendation: "Detail guards and handrails for 200 lb at any point and 50 plf.",
});
