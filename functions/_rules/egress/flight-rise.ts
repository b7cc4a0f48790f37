/**
 * A flight does not rise too far without a landing. Applies to stated rises under FBC-Building: a rise said
 * to be of one flight fails, a total of risers that may include a landing is a question. Inches.
 * @source FBC-B 8th ed. (2023), 1011.8
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import type { StatedRise } from "./_flights.ts";
import { judgeRise, statedRises } from "./_flights.ts";

export default defineRule<StatedRise>({
  id: "egress/flight-rise",
  requirementId: "FBC-B-1011.8-flight-rise",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1011.8" },
  category: "Egress",
  title: "Vertical rise of a flight",
  when: isCommercial,
  applies: statedRises,
  check: (it, { limits }) => judgeRise(it, limits.egress.flightRiseIn),
  messages: {
    ok: "The flight rises {actual} in; at most {required} in is allowed.",
    tall: "The flight rises {actual} in; at most {required} in between landings is allowed.",
    landing:
      "The risers add up to {actual} in; at most {required} in between landings is allowed, and no landing is mentioned.",
  },
  recommendation: "Put a landing into the stair so that no flight rises more than {required} in.",
});
