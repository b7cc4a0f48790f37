import rule from "../../../../functions/_rules/wind/large-missile.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const tall = (ft: number[]) => ({
  codeSummary: {
    windSpeedMph: [aFact({ mph: 150, kind: "ultimate" as const })],
    buildingHeightFt: ft.map((it) => aFact(it)),
  },
});

testStatements(rule, [
  { says: "LARGE MISSILE IMPACT GLAZING", plan: tall([24]), kinds: ["pass"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([24]), kinds: ["fail"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([30]), kinds: ["fail"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([31]), kinds: [] },
  { says: "FIRST FLOOR STOREFRONT: SMALL MISSILE", plan: tall([60]), kinds: ["cantTell"] },
  { says: "SMALL MISSILE ABOVE 30 FT", plan: tall([24]), kinds: [] },
  { says: "LARGE AND SMALL MISSILE IMPACT", plan: tall([24]), kinds: ["pass"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([24, 40]), kinds: ["cantTell"] },
  {
    name: "a speed below the region",
    says: "SMALL MISSILE",
    plan: { codeSummary: { windSpeedMph: [aFact({ mph: 120, kind: "ultimate" as const })] } },
    kinds: [],
  },
], aProject());
