/**
 * An attic breathes.
 * Reads the free area of vents beside the area of the attic, in per cent.
 * @source FBC-R 8th ed. (2023), R806.2
 */
import { defineRule } from "../define_rule.ts";
import { judgeShare, ventShares } from "./_vent_share.ts";

/** Part of the vents stands high, the rest at the eaves. */
const BETTER = /RIDGE|GABLE|HIGH AND LOW|UPPER|BALANCED|1\s?[\/:]\s?300|OFF.?RIDGE|\b[45]\d\s?%/i;
const NOT_BETTER = /\bALL (?:AT |IN )?(?:SOFFIT|EAVE|LOW)|\bNO (?:RIDGE|HIGH|UPPER)|\bSOFFIT ONLY/i;

export default defineRule({
  id: "structural/attic-vents",
  requirementId: "FBC-R-R806.2-attic-vent",
  source: { volume: "FBC-R", edition: "2023", section: "R806.2" },
  demand: {
    thing: "attic vent",
    property: "share",
    where: /ATTIC|ROOF/,
    unless: /REQ|MIN|SLOPE|PITCH|CRAWL|UNVENTED/,
    as: (sharePercent) => ({ sharePercent }),
  },
  applies: (plan) => ventShares(plan, /\bATTIC\b/i),
  check({ sharePercent, text }, { limits }) {
    const isBetter = NOT_BETTER.test(text) ? false : BETTER.test(text) ? true : null;
    const { atticVentUsualPercent: usual, atticVentBetterPercent: better } = limits.structural;
    return judgeShare(sharePercent, { usual, better }, isBetter);
  },
  messages: {
    ok: "Vents are {actual}% of the attic area.",
    short: "Vents are {actual}% of the attic area; at least {required}% is required.",
    open:
      "Vents are {actual}% of the attic area; below {required}%, 40 to 50% of the vent area must be in the upper part of the attic.",
  },
});
