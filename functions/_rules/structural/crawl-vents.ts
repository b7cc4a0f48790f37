/**
 * The ground below a house dries.
 * Reads the free area of vents beside the area of the crawl space, in per cent.
 * @source FBC-R 8th ed. (2023), R408.1
 */
import { defineRule } from "../define_rule.ts";
import { judgeShare, ventShares } from "./_vent_share.ts";

/** A vapor retarder covers the ground. */
const BETTER = /VAPOR (?:RETARDER|BARRIER)|\bV\.?B\b|POLY\b|1\s?[\/:]\s?1,?500/i;
const NOT_BETTER =
  /\b(?:NO|WITHOUT|W\/O) (?:VAPOR|V\.?B\b|POLY)|\bBARE (?:EARTH|SOIL|GROUND)|\b(?:DIRT|EARTH) (?:FLOOR|FLR)/i;

export default defineRule({
  id: "structural/crawl-vents",
  requirementId: "FBC-R-R408.1-crawl-vent",
  demand: {
    thing: "crawl vent",
    property: "share",
    unless: /REQ|MIN|SLOPE|PITCH|UNVENTED/,
    as: (sharePercent) => ({ sharePercent }),
  },
  applies: (plan) => ventShares(plan, /\bCRAWL/i),
  check({ sharePercent, text }, { limits }) {
    const isBetter = NOT_BETTER.test(text) ? false : BETTER.test(text) ? true : null;
    const { crawlVentUsualPercent: usual, crawlVentBetterPercent: better } = limits.structural;
    return judgeShare(sharePercent, { usual, better }, isBetter);
  },
  messages: {
    ok: "Vents are {actual}% of the crawl space area.",
    short: "Vents are {actual}% of the crawl space area; at least {required}% is required.",
    open:
      "Vents are {actual}% of the crawl space area; below {required}%, a vapor retarder must cover the ground.",
  },
  recommendation:
    "Show the vents, their sizes and the calculation, with one vent within 3 ft of each corner.",
});
