import rule from "../../../../functions/_rules/mechanical/dryer-termination.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DRYER EXHAUST TO ATTIC", kinds: ["fail"] },
  { says: "2 FT WINDOW TO DRYER VENT", kinds: ["fail"] },
  { says: "DRYER VENT 3 FT FROM OPENINGS", kinds: ["pass"] },
  { says: "DRYER VENT TERMINATES 2'-0\" FROM WINDOW", kinds: ["fail"] },
  { says: '24" FROM DOOR TO DRYER VENT', kinds: ["fail"] },
  { says: 'DRYER EXHAUST MIN. 36" FROM BUILDING OPENINGS', kinds: ["pass"] },
  { says: "CLOTHES DRYER DISCHARGES INTO ATTIC", kinds: ["fail"] },
  { says: "VENT DRYER INTO LAUNDRY ROOM", kinds: ["fail"] },
  { says: "DRYER EXHAUST ENDS IN CRAWL SPACE", kinds: ["fail"] },
  { says: "DRYER DUCT UP TO ATTIC", kinds: ["cantTell"] },
  { says: "DRYER VENT SHALL NOT TERMINATE IN ATTIC", kinds: [] },
  { says: "DRYER VENT UP IN ATTIC TO ROOF JACK", kinds: [] },
  { says: "DRYER EXHAUST DUCT IN GARAGE SHALL BE 26 GA.", kinds: [] },
  { says: "DRYER VENT THRU GARAGE CEILING TO EXTERIOR", kinds: [] },
  { says: "DRYER DUCT 29 FT", kinds: [] },
  { says: "LAUNDRY DOOR 2'-8\" AT DRYER", kinds: [] },
  { says: "CLOTHES DRYER SHALL VENT INTO ATTIC", kinds: ["fail"] },
  { says: "DRYER TO VENT TO EXTERIOR THRU ATTIC", kinds: [] },
  { says: "1'-6\" DRYER VENT TO WINDOW", kinds: ["fail"] },
  { says: "4'-6\" DRYER VENT TO WINDOW", kinds: ["pass"] },
  { says: '4" DRYER DUCT TO EXTERIOR WALL', kinds: [] },
  { says: 'WIDTH CLEAR 28" TO DRYER', kinds: [] },
]);
