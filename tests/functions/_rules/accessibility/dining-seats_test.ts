import rule from "../../../../functions/_rules/accessibility/dining-seats.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed } from "../egress/_under.ts";

const restaurant = aProject({ occupancyClassification: ["A-2"] });
const office = aProject({ occupancyClassification: ["B"] });

testStatements(rule, [
  { says: "120 SEATS, 6 ACC SEATS", kinds: ["pass"] },
  { says: "120 SEATS, 5 ACC SEATS", kinds: ["fail"] },
  { says: "121 SEATS, 6 ACCESSIBLE SEATS", kinds: ["fail"] },
  { says: "SEATS 214   ACC 11", kinds: ["pass"] },
  { says: "The dining room seats 80; two of these seats are accessible.", kinds: ["fail"] },
  { says: "The dining room seats 80; four of these seats are accessible.", kinds: ["pass"] },
  { says: "300 SEATS, 5 WHEELCHAIR SPACES", kinds: [] },
  { says: "80 SEATS, 4 ACCESSIBLE PARKING SPACES", kinds: [] },
  { says: "5% OF 120 SEATS ACCESSIBLE: 6 REQUIRED", kinds: [] },
], restaurant);

testStatements(rule, [
  { says: "46 SEATS, 2 ACC SEATS", where: { room: "BREAK ROOM 104" }, kinds: ["fail"] },
  { says: "46 SEATS, 2 ACC SEATS", where: { room: "LECTURE 104" }, kinds: [] },
  { says: "46 SEATS, 2 ACC SEATS", kinds: [] },
], office);

testRule(rule, [
  [
    "adds up the rows of a list without a total",
    listed("SEATING", ["AREA", "SEATS", "ACCESSIBLE"], ["DINING", "90", "4"], ["BAR", "30", "1"]),
    "fail",
    restaurant,
  ],
  [
    "takes the total of a list",
    listed("SEATING", ["AREA", "SEATS", "ACCESSIBLE"], ["BAR", "30", "1"], ["TOTAL", "120", "6"]),
    "pass",
    restaurant,
  ],
  [
    "takes a quantity under a title of seats for seats",
    listed("SEATING", ["KIND", "QTY", "ACCESSIBLE"], ["BAR", "14", "1"], ["TOTAL", "76", "3"]),
    "fail",
    restaurant,
  ],
  [
    "holds a row against what it asks for itself",
    listed("ACCESSIBILITY", ["ITEM", "REQUIRED", "PROVIDED"], [
      "ACCESSIBLE DINING SEATS",
      "6",
      "4",
    ]),
    "fail",
    restaurant,
  ],
  [
    "holds a row against the seats of another",
    listed("SEATING DATA", ["ITEM", "COUNT"], ["TOTAL SEATS", "100"], ["ACCESSIBLE SEATS", "4"]),
    "fail",
    restaurant,
  ],
]);
