/**
 * Tin caps hold the underlayment in a hurricane.
 * Reads the spacing of tin caps at laps and in the field, in inches.
 * @source FBC-B 8th ed. (2023), 1518.2
 */
import { isInHvhz } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { demand, ownPart } from "../measure.ts";

export default defineRule({
  id: "wind/hvhz-underlayment",
  requirementId: "FBC-B-1518.2-hvhz-underlayment",
  when: isInHvhz,
  ...demand({
    thing: "tin cap",
    property: "distance",
    limit: ({ wind }, { clause }) => ({
      max: /FIELD|\bFLD\b/i.test(ownPart(clause)) &&
          !/\b(?:LAP|SEAM|EDGE)S?\b/i.test(ownPart(clause))
        ? wind.tinCapFieldIn
        : wind.tinCapLapIn,
    }),
  }),
  messages: {
    ok: "The tin caps are {raw} apart.",
    outside: "The tin caps are {actual} in apart; at most {required} in is allowed.",
  },
  recommendation: "Nail the laps at 6 in and the field at 12 in.",
});
