import rule from "../../../../functions/_rules/mechanical/attic-passageway.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WATER HEATER IN ATTIC 23 FT FROM LADDER", kinds: ["fail"] },
  {
    says:
      "Attic air handler AHU-2: passageway 24 ft long from access opening, attic headroom 5 ft.",
    kinds: ["fail"],
  },
  { says: "ATTIC PASSAGEWAY 20'-0\" LONG", kinds: ["pass"] },
  { says: "ATTIC AHU: PASSAGEWAY 24 FT LONG, 6'-0\" HEADROOM", kinds: ["pass"] },
  { says: "ATTIC CATWALK 55 FT LONG, HEADROOM 7 FT", kinds: ["fail"] },
  { says: "AIR HANDLER IN ATTIC 22'-0\" FROM ACCESS", kinds: ["fail"] },
  { says: 'ATTIC PASSAGEWAY 24" WIDE', kinds: [] },
  { says: "EXIT PASSAGEWAY 60 FT LONG", kinds: [] },
  { says: "CATWALK 40 FT", kinds: [] },
  { says: "26'-0\" PULL-DOWN TO AHU", kinds: ["fail"], where: { "drawing": "ATTIC PLAN" } },
  { says: "16'-0\" PULL-DOWN TO AHU", kinds: ["pass"], where: { "drawing": "ATTIC PLAN" } },
]);
