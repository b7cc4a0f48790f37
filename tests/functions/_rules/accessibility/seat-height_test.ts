import rule from "../../../../functions/_rules/accessibility/seat-height.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: `FIXED PEWS, 28 @ 16'-6" (18" PER SEAT)`, kinds: [] },
  { says: 'SEAT HEIGHT 19"', kinds: ["pass"] },
  { says: '4 ACCESSIBLE SEATS AT TABLES 28" TO 34" HIGH', kinds: [] },
  { says: 'WATER CLOSET SEATS 17" TO 19" ABOVE FINISHED FLOOR', kinds: ["pass"] },
  { says: 'SEAT HEIGHT 19 1/4"', kinds: ["fail"] },
  { says: 'SEAT HEIGHT 17"', kinds: ["pass"] },
  { says: 'TOP OF SEAT @ 16 3/4" AFF', kinds: ["fail"] },
  { says: 'TOILET SEAT 15" TO 16" A.F.F.', kinds: ["fail"] },
  { says: '20" TO TOP OF SEAT', kinds: ["fail"] },
  { says: 'SHOWER SEAT 18" HIGH, 24" WIDE', kinds: [] },
  { says: 'CHILD TOILET SEAT HEIGHT 12"', kinds: [] },
  { says: "1'-4\" SEAT", where: { drawing: "TLT 1 REAR WALL" }, kinds: ["fail"] },
  { says: '16" TO SEAT', where: { drawing: "WOMEN'S RR ELEVATION" }, kinds: ["fail"] },
  { says: '20" T.O. SEAT', where: { room: "TOILET 102" }, kinds: ["fail"] },
  { says: "1'-6\" SEAT", where: { drawing: "TOILET ELEVATION" }, kinds: ["pass"] },
  { says: '16" SEAT', where: { drawing: "BENCH DETAIL" }, kinds: [] },
  { says: '16" SEAT', where: { drawing: "TOILET & SHOWER ELEVATION" }, kinds: [] },
  { says: '12" SEAT', where: { drawing: "PRE-K TOILET ELEVATION" }, kinds: [] },
  { says: '14" A.F.F. TO SEAT', where: { drawing: "ACCESSIBLE W.C. SECTION" }, kinds: ["fail"] },
  { says: '18" A.F.F. TO SEAT', where: { drawing: "ACCESSIBLE W.C. SECTION" }, kinds: ["pass"] },
  { says: 'SEAT HT 12"', where: { drawing: "KINDER TOILET - CHILDREN'S FIXTURES" }, kinds: [] },
  { says: 'WATER CLOSET SEAT 15" (NON-ACCESSIBLE STALLS)', kinds: [] },
]);

testRule(rule, [
  [
    "reads a water closet's seat beside its range",
    listed("FIXTURE MOUNTING HEIGHTS", ["FIXTURE", "RANGE", "THIS PROJECT"], [
      "ACC. W.C. SEAT",
      '17"-19"',
      '20"',
    ]),
    "fail",
  ],
  [
    "passes one within it",
    listed("FIXTURE MOUNTING HEIGHTS", ["FIXTURE", "RANGE", "THIS PROJECT"], [
      "ACC. W.C. SEAT",
      '17"-19"',
      '18"',
    ]),
    "pass",
  ],
]);

testStatements(rule, [
  { says: '142 SEATS - 8 AT ACCESS. TBLS, TOPS 28" TO 34"', kinds: [] },
  { says: 'W.C. SEAT 15" AFF', kinds: ["fail"] },
]);
