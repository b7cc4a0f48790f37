import rule from "../../../../functions/_rules/wind/hvhz-underlayment.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '30# FELT, TIN CAPS 6" O.C. AT LAPS', kinds: ["pass"] },
  { says: '30# FELT, TIN CAPS 8" O.C. AT LAPS', kinds: ["fail"] },
  { says: 'TIN CAPS 12" O.C. AT LAPS AND 12" O.C. IN FIELD', kinds: ["fail"] },
  { says: 'TIN CAPS 6" O.C. AT LAPS AND 12" O.C. IN FIELD', kinds: ["pass"] },
], aProject({ address: "1 Main Street, Davie, FL" }));
