/**
 * The service of a one-family dwelling has a least size.
 * Reads the stated rating of service or main panel, in amperes.
 * @source NFPA 70-2020, 230.79(C)
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

/** In a list under its title a row is of the service only by its own words: others are its loads, `CHARGER | 32 A`. */
const NAMES_IT =
  /\b(?:SERVICE|MAIN|M\.?[CDL]\.?[BP]|PANEL|PNL|DISC\w*|METER|ENTRANCE|BUS|SIZE|RATING|RATED|AMP\w*|CAPACITY|OCPD|BREAKER)\b/i;

export default defineRule({
  id: "electrical/dwelling-service-size",
  requirementId: "NEC-230.79-service",
  title: "Dwelling service size",
  ...demand({
    thing: "service",
    property: "current",
    unless:
      /SUB ?-? ?PANEL|SUB ?-?FEED|FDR|WELL|\bGATE|\bSIGN|RECEP|IRRIG|A ?\/ ?C\b|CONDENS|RANGE|DRYER|GUEST|COTTAGE|BARN|DOCK|BOAT|TEMP|CALC|GENERATOR|GARAGE PANEL|FUTURE|FEEDER|POOL|\bSHED|DETACHED|AIC/i,
    keep: ({ value, sure, text }) => value! <= 800 && (sure !== "rowed" || NAMES_IT.test(text)),
    limit: ({ electrical }) => ({ min: electrical.dwellingServiceA }),
  }),
  messages: {
    ok: "The service is {raw}.",
    outside: "The service of this dwelling is {actual} A; at least {required} A is required.",
  },
  recommendation: "Provide a service disconnect of at least {required} A.",
});
