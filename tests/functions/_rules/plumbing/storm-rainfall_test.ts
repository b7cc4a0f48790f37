import rule from "../../../../functions/_rules/plumbing/storm-rainfall.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ROOF DRAINS SIZED FOR 4.5 IN/HR", kinds: ["pass"] },
  { says: 'RAINFALL RATE 3" PER HOUR, ROOF DRAIN SIZING', kinds: ["fail"] },
  { says: "STORM: 100-YEAR 1-HOUR RAINFALL 4.7 IN/HR", kinds: ["pass"] },
  { says: "IRRIGATION 0.5 IN/HR", kinds: [] },
  { says: 'ROOF DRAIN 4"', kinds: [] },
  { says: "RAINFALL 75 mm/HR", kinds: ["fail"] },
  { says: "RAINFALL 110 mm/HR", kinds: ["pass"] },
  { says: "RAINFALL I = 2.5 IPH", kinds: ["fail"] },
  {
    says: "ROOF DRAINS DESIGNED FOR A 10-YEAR, 1-HOUR RAINFALL OF 3.2 INCHES.",
    kinds: ["fail"],
  },
  { says: 'ROOF DRAINS: 100-YR, ONE-HOUR STORM = 4.6"', kinds: ["pass"] },
  { says: "1-HOUR RATED WALL AT ROOF DRAIN, 3 INCHES THICK", kinds: [] },
  { says: "STORM: 24-HOUR RAINFALL 9 INCHES", kinds: [] },
]);
