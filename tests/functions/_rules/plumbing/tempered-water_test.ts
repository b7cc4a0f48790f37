import rule from "../../../../functions/_rules/plumbing/tempered-water.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "Tempered water 120 F at public lavatories.", kinds: ["fail"] },
  { says: "TEMPERED WATER 110°F MAX. AT LAVATORIES", kinds: ["pass"] },
  { says: "ASSE 1070 MIXING VALVE SET AT 105 DEG. F", kinds: ["pass"] },
  { says: "LAVATORY HOT WATER 115 F", kinds: ["fail"] },
  { says: "WATER HEATER SET 140 F, TEMPERED BY MIXING VALVE", kinds: [] },
  { says: "DISHWASHER 180 F", kinds: [] },
  { says: "SHOWER MIXING VALVE 120 F", kinds: [] },
]);
