/**
 * Eaves of houses end at least 2 ft from the lot line, with a rated underside up to 3 ft.
 * Applies to stated distances from eaves to lot lines. Measures feet.
 * @source FBC-R 8th ed. (2023), R302.1
 */
import { atLeast } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { contextOf, findRatings } from "../measure.ts";
import { projectionsToLine, remainders } from "./_projections.ts";

/** The exception for zero lot lines, which rests on an easement on the neighbour's land. */
const CLAIMS_EXCEPTION = /\bZERO[\s-]*LOT|\bEASEMENT\b|\bEXC(?:EPTION|\.)/i;

export default defineRule({
  id: "fire/dwelling-eave-distance",
  requirementId: "FBC-R-R302.1-eave-2ft",
  title: "Eave of a house near the lot line",
  demand: { thing: "eave", property: "distance", within: "property line" },
  applies: (plan) => [...projectionsToLine(plan), ...remainders(plan)],
  check(it, { limits }) {
    const ft = it.value / 12;
    const unrated = limits.fire.dwellingEaveUnratedFt;
    const data = {
      actual: Math.round(ft * 100) / 100,
      required: limits.fire.dwellingEaveToLineFt,
      unit: "ft",
      unrated,
    };
    if ("isRemainder" in it) {
      const needed = { ...data, text: it.raw };
      return atLeast(ft, data.required, "ft") ? inapplicable() : cantTell("remainder", needed);
    }
    if (atLeast(ft, unrated, "ft")) return pass(data);
    if (!atLeast(ft, data.required, "ft")) {
      return CLAIMS_EXCEPTION.test(contextOf(it)) ? cantTell("zeroLot", data) : fail("near", data);
    }
    return findRatings(it.text).some(({ hours }) => hours >= 1)
      ? pass(data)
      : cantTell("underside", data);
  },
  messages: {
    remainder:
      "“{text}”: if both belong to one wall, the eave ends {actual} ft from the lot line; at least {required} ft is required.",
    ok: "The eave ends {actual} ft from the lot line; {required} ft is required.",
    near: "The eave ends {actual} ft from the lot line; at least {required} ft is required.",
    underside:
      "The eave ends {actual} ft from the lot line; at less than {unrated} ft, its underside must be rated for one hour, which is not shown.",
    zeroLot:
      "The eave ends {actual} ft from the lot line; {required} ft is required unless the zero-lot-line exception is met.",
  },
  recommendation:
    "Cut the overhang back to {required} ft from the lot line, and rate its underside within {unrated} ft of the line.",
});
