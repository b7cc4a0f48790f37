/**
 * Guards are high enough to lean on. Applies to stated heights of guards under FBC-Building; inside dwelling
 * units of R-2 and in R-3 the lower figure governs, and a lower one still on open sides of stairs there. Inches.
 * @source FBC-B 8th ed. (2023), 1015.3 and exceptions 1 and 2
 */
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { contextOf, demand, type Demanded, judgeEither, judgeMin } from "../../measure.ts";
import {
  drawnGuardHeights,
  GUARD_HEIGHT,
  heightsAtGuards,
  labelledGuards,
  STAIR_SIDE,
} from "./_guards.ts";
import { governsFor } from "../stairs/_stairs.ts";

/** A height; `at` gives the label of a guard an upright dimension is drawn at. */
type GuardHeight = Demanded & { at?: string };

export default defineRule({
  id: "egress/guard-height",
  requirementId: "FBC-B-1015.3-guard-height",
  ...demand({ ...GUARD_HEIGHT, one: "least" }, (plan) => [
    ...drawnGuardHeights(plan),
    ...labelledGuards(plan),
    ...heightsAtGuards(plan).map(({ it, label }) => ({ ...it, at: label, isLikely: true })),
  ]),
  check(it: GuardHeight, { limits, building }) {
    const { guardHeightIn: strict, guardDwellingHeightIn, guardDwellingStairHeightIn } =
      limits.egress;
    const isStair = STAIR_SIDE.test(contextOf(it));
    const lenient = isStair ? guardDwellingStairHeightIn : guardDwellingHeightIn;
    const governs = governsFor(it, building);
    const data = { actual: it.value, required: strict, unit: "in", lenient };
    const least = governs === "strict" ? strict : lenient;
    const isDrawn = it.isLikely || it.frame === undefined && !/\bGUARD/i.test(it.text);
    if (isDrawn && it.value >= least) return inapplicable();
    if (it.isLikely) {
      const asked = { ...data, required: least };
      return it.at ? cantTell("beside", { ...asked, text: it.at }) : cantTell("bare", asked);
    }
    if (
      governs !== "lenient" && /\bHAND\s?RAIL/i.test(it.text) && it.value >= lenient &&
      it.value < strict
    ) {
      return cantTell("rail", data);
    }
    if (governs === "lenient") return judgeMin({ ...data, required: lenient }, "low");
    return judgeEither(it.value, { strict, lenient, unit: "in", side: "min" }, {
      governs,
      message: "low",
      question: "whichGuard",
    });
  },
  onceTold: { bare: "low", beside: "low", rail: "low" },
  messages: {
    ok: "The guard is {actual} in high; at least {required} in is required.",
    low: "The guard is {actual} in high; at least {required} in is required.",
    whichGuard:
      "The guard is {actual} in high: enough inside a dwelling unit (at least {lenient} in) but not elsewhere (at least {required} in). Where it is could not be determined.",
    bare:
      "{actual} in is the greatest height on a guard detail; if this is the guard height, at least {required} in is required.",
    beside:
      "{actual} in is drawn at “{text}”; if this is the height of that guard, at least {required} in is required.",
    rail:
      "{actual} in is a handrail height; if this rail is also the guard of a drop of more than 30 in, it must be at least {required} in high.",
  },
  recommendation: "Raise the guard to at least {required} in above the floor or nosing.",
});
