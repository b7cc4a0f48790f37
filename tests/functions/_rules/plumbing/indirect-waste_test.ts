import rule from "../../../../functions/_rules/plumbing/indirect-waste.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DISHWASHER: INDIRECT WASTE W/ AIR GAP", kinds: ["pass"] },
  { says: "DISHWASHER DRAIN, NO AIR GAP", kinds: ["fail"] },
  { says: "DISHWASHER DIRECT TO WASTE", kinds: ["fail"] },
  { says: "DISHWASHER AIR GAP BY OTHERS", kinds: ["cantTell"] },
]);
