import rule from "../../../../functions/_rules/accessibility/stated-parking.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const onPlan = (text: string) => ({ notes: [aNote(text, { page: 2, drawing: "SITE PLAN" })] });

testStatements(rule, [
  {
    says: "PARKING PROVIDED: 58 SPACES",
    plan: onPlan("56 STANDARD SPACES TOTAL"),
    kinds: ["cantTell"],
  },
  { says: "PARKING PROVIDED: 58 SPACES", plan: onPlan("58 SPACES TOTAL"), kinds: [] },
  {
    says: "PARKING PROVIDED: 44 SPACES",
    plan: onPlan("STRIPE 46 SPACES: 44 STANDARD, 2 ACCESSIBLE"),
    kinds: ["cantTell"],
  },
  { says: "PARKING PROVIDED: 44 SPACES", plan: onPlan("STRIPE 44 SPACES"), kinds: [] },
  { says: "PARKING REQUIRED: 58 SPACES", plan: onPlan("64 SPACES TOTAL"), kinds: [] },
]);
