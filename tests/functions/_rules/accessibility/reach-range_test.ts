import rule from "../../../../functions/_rules/accessibility/reach-range.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'THERMOSTAT AT 48" A.F.F.', kinds: ["pass"] },
  { says: 'THERMOSTAT MOUNTED AT 60" A.F.F.', kinds: ["fail"] },
  { says: 'LIGHT SWITCHES 48" AFF MAX.', kinds: ["pass"] },
  { says: 'WALL SWITCHES @ 54" A.F.F. TYP.', kinds: ["fail"] },
  { says: 'PAPER TOWEL DISPENSER: 48" MAX. TO OPERABLE PART', kinds: ["pass"] },
  { says: 'SOAP DISPENSER 50" ABOVE FLOOR', kinds: ["fail"] },
  { says: "PULL STATION HEIGHT 4'-6\"", kinds: ["fail"] },
  { says: 'TOILET PAPER DISPENSER 19" A.F.F.', kinds: ["pass"] },
  { says: 'CEILING OCCUPANCY SENSOR SWITCH AT 108" A.F.F.', kinds: [] },
  { says: 'DISCONNECT SWITCH 72" A.F.F.', kinds: [] },
]);
