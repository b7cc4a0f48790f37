import rule from "../../../../functions/_rules/accessibility/guest-rooms.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: ["TOTAL GUEST ROOMS: 60", "ACCESSIBLE ROOMS: 4"], kinds: ["pass"] },
  { says: ["TOTAL GUEST ROOMS: 60", "ACCESSIBLE ROOMS: 3"], kinds: ["fail"] },
  { says: ["25 KEYS", "1 ADA ROOM"], kinds: ["pass"] },
  { says: ["26 KEYS", "1 ADA ROOM"], kinds: ["fail"] },
  { says: ["600 GUEST ROOMS", "18 MOBILITY ROOMS"], kinds: ["pass"] },
  { says: ["600 GUEST ROOMS", "17 MOBILITY ROOMS"], kinds: ["fail"] },
  { says: "ACCESSIBLE ROOMS: 4", kinds: [] },
  { says: ["60 KEYS", "2 ADA RESTROOMS"], kinds: [] },
], aProject({ occupancyClassification: ["R-1"] }));
