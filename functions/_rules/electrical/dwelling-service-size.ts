/**
 * The service of a one-family dwelling has a least size.
 * Reads the stated rating of service or main panel, in amperes.
 * @source NFPA 70-2020, 230.79(C)
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "electrical/dwelling-service-size",
  requirementId: "NEC-230.79-service",
  title: "Dwelling service size",
  ...demand({
    thing: "service",
    property: "current",
    unless:
      /SUB ?-? ?PANEL|SUB ?-?FEED|FDR|WELL|\bGATE|\bSIGN|RECEP|IRRIG|A ?\/ ?C\b|CONDENS|RANGE|DRYER|GUEST|COTTAGE|BARN|DOCK|BOAT|TEMP|CALC|GENERATOR|GARAGE PANEL|FUTURE|FEEDER|POOL|\bSHED|DETACHED|AIC/i,
    keep: ({ value }) => value! <= 800,
    limit: ({ electrical }) => ({ min: electrical.dwellingServiceA }),
  }),
  messages: {
    ok: "The service is {raw}.",
    outside: "The service of this dwelling is {actual} A; at least {required} A is required.",
  },
  recommendation: "Provide a service disconnect of at least {required} A.",
});
