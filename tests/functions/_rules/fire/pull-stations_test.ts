import rule from "../../../../functions/_rules/fire/pull-stations.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: "Fire alarm boxes 14 ft from exit doors", kinds: ["fail"] },
  { says: "MANUAL PULL STATION 9'-0\" OFF EXIT", kinds: ["fail"] },
  { says: "PULL STATION 4'-11\" FROM EXIT, 200' MAX. APART", kinds: ["pass"] },

  { says: 'MANUAL STATIONS 4 FT FROM EXIT DOORS; BELLS 90" AFF', kinds: ["pass"] },
  { says: "MANUAL STATION 10 FT FROM EXIT", kinds: ["fail"] },
  { says: 'FIRE ALARM PULLS 54" AFF', kinds: ["fail"] },
  { says: 'ELECTRICAL PULL BOX 12" A.F.F.', kinds: [] },
  { says: "PULL STATION WITHIN 5'-0\" OF EXIT DOOR", kinds: ["pass"] },
  { says: "MANUAL PULL STATION 8 FT FROM EXIT", kinds: ["fail"] },
  { says: 'PULL STATION AT 48" A.F.F.', kinds: ["pass"] },
  { says: 'PULL STATION AT 54" A.F.F.', kinds: ["fail"] },
  { says: 'PULL STATIONS: 42" A.F.F., WITHIN 6 FT OF EXITS', kinds: ["pass", "fail"] },
  { says: "MANUAL FIRE ALARM BOX TRAVEL DISTANCE 210 FT", kinds: ["fail"] },
  { says: "PULL STATION TYPICAL", kinds: [] },
  { name: "a house", says: 'PULL STATION AT 54" A.F.F.', project: aHouse(), kinds: [] },
  { says: "MANUAL PULL 12'-0\" FROM EXIT", kinds: ["fail"] },
  { says: "PULL STA. 4'-6\" FROM EXIT DR.", kinds: ["pass"] },
  { says: "MANUAL PULL FOR HOOD SYSTEM IN PATH OF EXIT, 10 TO 20' FROM HOOD", kinds: [] },
]);

testRule(rule, [
  [
    "fails a listed one 6 1/2 ft away",
    listed("PULL STATIONS", ["LOCATION", "DISTANCE TO EXIT DOOR", "MTG. HT."], [
      "EAST EXIT",
      "6'-6\"",
      '44"',
    ]),
    "fail",
  ],
  [
    "passes 5 ft",
    listed("PULL STATIONS", ["LOCATION", "DISTANCE TO EXIT DOOR", "MTG. HT."], [
      "EAST EXIT",
      "5'-0\"",
      '44"',
    ]),
    "pass",
  ],
  [
    "leaves strobes alone",
    listed("STROBES", ["LOCATION", "DISTANCE TO EXIT DOOR"], ["EAST EXIT", "16'-6\""]),
    "",
  ],
]);
