/**
 * The service of a one-family dwelling has a least size.
 * Reads the stated rating of service or main panel, in amperes.
 * @source NFPA 70-2020, 230.79(C)
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { amperes, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/dwelling-service-size",
  requirementId: "NEC-230.79-service",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "230.79(C)" },
  category: "Electrical",
  title: "Dwelling service size",
  when: isResidential,
  demand: { thing: "service", property: "current" },
  ...statedLimit({
    quantity: amperes,
    says: [
      /\b(SERVICE|MAIN (PANEL|BREAKER|DISCONNECT|SERVICE)|METER ?\/ ?MAIN)\b[^#\d]{0,25}#/,
      /#[^#;.|]{0,20}\b(SERVICE|MAIN (BREAKER|PANEL|DISCONNECT|LUG)|MAIN\b)/,
    ],
    not:
      /SUB ?-? ?PANEL|SUB ?-?FEED|FDR|WELL|GATE|SIGN|RECEP|IRRIG|A ?\/ ?C\b|CONDENS|RANGE|DRYER|GUEST|COTTAGE|BARN|DOCK|BOAT|TEMP|CALC|EXIST|GENERATOR|GARAGE PANEL|FUTURE|FEEDER|POOL|SHED|DETACHED|AIC/,
    bounds: ({ electrical }) => ({ min: electrical.dwellingServiceA }),
    keep: ({ value }) => value >= 30 && value <= 800,
  }),
  messages: {
    ok: "Service of {raw}.",
    outside: "Service of this dwelling is {actual} A; at least {required} A is required.",
  },
  recommendation: "Provide a service disconnect of at least {required} A.",
});
