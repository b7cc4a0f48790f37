import rule from "../../../../functions/_rules/plumbing/toilet-route.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TRAVEL DISTANCE TO RESTROOMS: 500 FT", kinds: ["pass"] },
  { says: "PATH OF TRAVEL TO TOILET FACILITIES 620 FT", kinds: ["fail"] },
  { says: "RESTROOMS LOCATED WITHIN 350 FT OF MALL TENANT", kinds: ["fail"] },
  { says: "RESTROOMS WITHIN 200' OF SUITE", kinds: ["pass"] },
  { says: "EXIT TRAVEL DISTANCE 520 FT", kinds: [] },
  { says: "RESTROOM DOOR 3'-0\"", kinds: [] },
]);
