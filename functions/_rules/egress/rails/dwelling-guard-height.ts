/**
 * Guards of dwellings are high enough. Applies to stated heights of guards under FBC-Residential; the open side of a
 * stair may have the lower figure. Inches.
 * @source FBC-R 8th ed. (2023), R312.1.2 and exception 1
 */
import { atLeast, atMost } from "../../../_shared/units.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { contextOf, demand, type Demanded, judgeMax, judgeMin } from "../../measure.ts";
import {
  drawnGuardHeights,
  GUARD_HEIGHT,
  heightsAtGuards,
  type OpenEdge,
  openEdges,
  STAIR_SIDE,
} from "./_guards.ts";

const LEVEL =
  /\b(DECK|BALCON(Y|IES)|PORCH|LOFT|LANDING|OVERLOOK|TERRACE|ROOF|LANAI|PATIO|FLOOR|CATWALK|UPPER\s+HALL|HALLWAY|GALLERY|MEZZANINE|BRIDGE)\b/i;

const heights = demand({ ...GUARD_HEIGHT, one: "least" }, (plan) => [
  ...drawnGuardHeights(plan),
  ...heightsAtGuards(plan).map(({ it, label }) => ({ ...it, at: label, isLikely: true })),
]);

/** A height; `at` gives the label of a guard an upright dimension is drawn at. */
type GuardHeight = Demanded & { at?: string };

/** What says where it is: its clause, where that names a place, else the whole text. */
const ownWords = ({ clause, text }: GuardHeight): string =>
  STAIR_SIDE.test(clause) || LEVEL.test(clause) ? clause : text;

export default defineRule({
  id: "egress/dwelling-guard-height",
  requirementId: "FBC-R-R312.1-guard",
  title: "Guard height in dwellings",
  ...heights,
  applies: (plan, context) => [
    ...heights.applies(plan, context),
    ...openEdges(plan).filter(({ dropIn }) => dropIn !== null),
  ],
  check(it: GuardHeight | OpenEdge, { limits }) {
    if ("dropIn" in it) {
      if (atMost(it.dropIn ?? 0, limits.egress.guardDropIn, "in")) return inapplicable();
      const drop = { actual: it.dropIn ?? 0, required: limits.egress.guardDropIn, unit: "in" };
      return judgeMax(drop, "open");
    }
    const { dwellingGuardIn: level, dwellingStairGuardIn: stair } = limits.egress;
    const words = it.at === undefined ? ownWords(it) : `${it.at} | ${it.drawing ?? ""}`;
    const isStair = STAIR_SIDE.test(words) && !LEVEL.test(words);
    const required = isStair ? stair : level;
    const data = { actual: it.value, required, unit: "in", stair };
    const isDrawn = it.isLikely || it.frame === undefined;
    if (isDrawn && atLeast(it.value, required, "in")) return inapplicable();
    if (it.at !== undefined) return cantTell("beside", { ...data, text: it.at });
    if (it.isLikely) return cantTell("drawn", data);
    const mayBeStair = !isStair && !LEVEL.test(it.text) && STAIR_SIDE.test(contextOf(it));
    if (mayBeStair && !atLeast(it.value, level, "in") && atLeast(it.value, stair, "in")) {
      return cantTell("whichSide", data);
    }
    return judgeMin(data, "low");
  },
  withoutLimit: ["open"],
  onceTold: { drawn: "low", beside: "low" },
  messages: {
    open:
      "The drop is {actual} in, and no guard is shown; a guard is required above {required} in.",
    ok: "The guard is {actual} in high; at least {required} in is required.",
    low: "The guard is {actual} in high; at least {required} in is required.",
    drawn:
      "{actual} in is drawn on this guard detail; if this is the height of the guard, at least {required} in is required.",
    beside:
      "{actual} in is drawn at “{text}”; if this is the height of that guard, at least {required} in is required.",
    whichSide:
      "The guard is {actual} in high: enough on the open side of a stair (at least {stair} in) but not at a floor or landing (at least {required} in).",
  },
  recommendation: "Raise the guard to at least {required} in.",
});
