import rule from "../../../../functions/_rules/accessibility/wheelchair-seating.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: ["FIXED SEATS: 150", "WHEELCHAIR SPACES: 4"], kinds: ["pass"] },
  { says: ["FIXED SEATS: 151", "WHEELCHAIR SPACES: 4"], kinds: ["fail"] },
  { says: ["TOTAL SEATS 26", "2 WHEELCHAIR SPACES"], kinds: ["pass"] },
  { says: ["800 SEATS", "8 WHEELCHAIR SPACES"], kinds: ["pass"] },
  { says: ["801 SEATS", "8 WHEELCHAIR SPACES"], kinds: ["fail"] },
  { says: "WHEELCHAIR SPACES: 4", kinds: [] },
  { says: "300 FIXED SEATS, 2 W/C SPACES", kinds: ["fail"] },
  { says: "300 FIXED SEATS, 5 W/C SPACES", kinds: ["pass"] },
  { says: ["FIXED SEATS | 280", "WHEELCHAIR | 3"], kinds: ["fail"] },
  { says: "AUDITORIUM HAS 450 SEATS AND 4 WHEELCHAIR POSITIONS", kinds: ["fail"] },
  { says: ["SEATS: 150", "WHEELCHAIR PARKING SPACES: 2"], kinds: [] },
  {
    says: ["FIXED SEATS: 150", "4 WHEELCHAIR SPACES", "2 WHEELCHAIR SPACES THIS ROW"],
    kinds: ["pass"],
  },
  { says: ["FIXED SEATS: 150", "2 WHEELCHAIR SPACES"], kinds: ["fail"] },
  { says: "WHEELCHAIR SPACES: 4 REQUIRED, 3 PROVIDED, 120 SEATS", kinds: ["fail"] },
  { says: "WHEELCHAIR SPACES: 4 REQUIRED, 4 PROVIDED, 120 SEATS", kinds: ["pass"] },
  {
    says: "MAIN FLOOR 120 SEATS, 4 WHEELCHAIR SPACES; BALCONY 20 SEATS, 1 WHEELCHAIR SPACE",
    kinds: ["pass", "pass"],
  },
], aProject({ occupancyClassification: ["A-1"] }));

testRule(rule, [
  [
    "reads columns of seats and spaces",
    listed("AUDITORIUM SEATS", ["ROW BLOCK", "FIXED SEATS", "WC SPACES", "COMPANION"], [
      "TOTAL",
      "212",
      "4",
      "4",
    ]),
    "fail",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "passes enough",
    listed("AUDITORIUM SEATS", ["ROW BLOCK", "FIXED SEATS", "WC SPACES", "COMPANION"], [
      "TOTAL",
      "212",
      "5",
      "5",
    ]),
    "pass",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "counts no closets",
    listed("FIXTURE COUNT", ["SEX", "SEATS", "WC", "LAV"], ["TOTAL", "212", "4", "3"]),
    "",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
]);
