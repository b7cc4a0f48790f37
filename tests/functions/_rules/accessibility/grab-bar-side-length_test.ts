import rule from "../../../../functions/_rules/accessibility/grab-bar-side-length.ts";
import { aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: 'SIDE WALL VERTICAL GRAB BAR 18"', kinds: [] },
  { says: 'GRAB BARS: SIDE BAR / REAR BAR 42" / 36"', kinds: [] },
  {
    name: "a door with a panic bar and no key from inside",
    plan: {
      schedules: [
        aSchedule("door", [["MARK", "mark"], ["CLEAR", "clear width"], ["HARDWARE", "hardware"]], [
          ["S4", '34"', "PANIC BAR, NO KEY FROM INSIDE"],
        ]),
      ],
    },
    kinds: [],
  },
  { says: '42" SIDE GRAB BAR @ 34"', kinds: ["pass"] },
  { says: '36" SIDE GRAB BAR @ 34"', kinds: ["fail"] },
  { says: 'GB-2 | GRAB BAR, 1 1/2" DIA., SIDE WALL | 40" LG. | 34" AFF', kinds: ["fail"] },
  { says: 'GB-2 | GRAB BAR, 1 1/2" DIA., SIDE WALL | 42" LG. | 34" AFF', kinds: ["pass"] },
  { says: 'GB-1 | GRAB BAR, 1 1/2" DIA., REAR WALL | 36" LG. | 34" AFF', kinds: [] },
  { says: 'SIDE WALL GRAB BAR AT 34" (42" L.)', kinds: ["pass"] },
  { says: 'SIDE GRAB BAR MTG. HT. 34"', kinds: [] },

  { says: 'BAR TO LOBBY, 6" STUD, 1 LAYER 5/8" TYPE X EA. SIDE, 1 HR', kinds: [] },
  { says: '5/8" PLYWOOD BACKING BOTH SIDES FOR GRAB BARS', kinds: [] },
  { says: '1/2" JOINT EA. SIDE OF BAR COUNTER', kinds: [] },
  { says: 'SIDE GRAB BAR, 40" LONG, 34" AFF', kinds: ["fail"] },
  { says: 'SIDE BAR, 34" A.F.F.', kinds: [] },
  { says: 'GRAB BARS 36" REAR, 42" SIDE AT 33"-36" AFF', kinds: ["pass"] },
  { says: 'REAR GRAB BAR 36", 12" ONE SIDE AND 24" OTHER SIDE OF CENTERLINE', kinds: [] },
  { says: 'GRAB BARS 36" REAR, 40" SIDE AT 34" AFF', kinds: ["fail"] },
  { says: 'SIDE GRAB BAR 42" LONG, 34" A.F.F.', kinds: ["pass"] },
  { says: 'SIDE GRAB BAR 36" LONG, 34" A.F.F.', kinds: ["fail"] },
  { says: 'SIDE WALL GRAB BAR: 41 1/2"', kinds: ["fail"] },
  { says: 'GRAB BARS: SIDE 42", REAR 36", AT 34" A.F.F.', kinds: ["pass"] },
  { says: '40" SIDE WALL GRAB BAR', kinds: ["fail"] },
  { says: '36" LONG SIDE GRAB BAR, TYP.', kinds: ["fail"] },
  { says: 'REAR GRAB BAR 36" LONG', kinds: [] },
  { says: 'SHOWER SIDE WALL GRAB BAR 24"', kinds: [] },
  { says: 'SIDE WALL VERTICAL GRAB BAR 18" LONG', kinds: [] },
  { says: '30" GRAB BAR', where: { drawing: "ELEV. A - SIDE WALL @ W.C." }, kinds: ["fail"] },
  { says: '42" GRAB BAR', where: { drawing: "ELEV. A - SIDE WALL @ W.C." }, kinds: ["pass"] },
  { says: '18" VERT. GRAB BAR', where: { drawing: "SIDE WALL @ W.C." }, kinds: [] },
  { says: '30" GRAB BAR', where: { drawing: "SHOWER - SIDE WALL" }, kinds: [] },
]);

const sideView = { drawing: "TOILET 105 SIDE ELEV." };

testStatements(rule, [
  { says: '36" G.B. AT SIDE WALL', where: sideView, kinds: ["fail"] },
  { says: '42" G.B. AT SIDE WALL', where: sideView, kinds: ["pass"] },
  { says: '36" G.B. AT REAR WALL', where: sideView, kinds: [] },
  { says: '48" G.B. SHEATHING AT SIDE WALL', where: { drawing: "WALL SECTION" }, kinds: [] },
]);

testRule(rule, [
  [
    "leaves where a bar starts alone",
    under("MOUNTING DATA", `G.B.: 42" MIN. AT SIDE STARTING 12" MAX. OFF REAR WALL`),
    "pass",
  ],
  [
    "leaves the way to the far end alone",
    `GRAB BARS: SIDE WALL 42" LONG, 12" MAX. FROM REAR WALL, 54" MIN. TO FAR END`,
    "pass",
  ],
  [
    "still fails a short bar that says where it starts",
    `GRAB BAR AT SIDE WALL 36" LONG STARTING 12" OFF REAR WALL`,
    "fail",
  ],
]);

testRule(rule, [
  [
    "reads a label with its height",
    under("WC SIDE WALL - TOILET 109", 'G.B. 36" LG. @ 34"'),
    "fail",
  ],
  [
    "reads a label with its diameter",
    under("SIDE WALL, W.C.", '36" S.S. G.B., 1 1/2" DIA.'),
    "fail",
  ],
  ["passes 42 in there", under("WC SIDE WALL - TOILET 109", 'G.B. 42" LG. @ 34"'), "pass"],
]);

testStatements(rule, [{
  name: "a vertical bar among others",
  plan: {
    schedules: [
      aSchedule("other", [["ITEM", "name"], ["LENGTH", null], ["WALL", null]], [
        ["GRAB BAR", '42"', "SIDE"],
        ["GRAB BAR (VERT.)", '18"', "SIDE"],
      ]),
    ],
  },
  kinds: ["pass"],
}]);

testStatements(rule, [
  ...["SIDE BAR 36 LONG", "SIDE GRAB BAR 40 LG, 34 AFF", "SIDE BAR 40 LONG, REAR BAR 36 LONG"]
    .map((says) => ({ says, kinds: ["fail" as const] })),
  { says: "SIDE GRAB BAR 42 LONG", kinds: ["pass"] },
  ...["COAT HOOK SIDE 36 LONG", "SIDE GRAB BAR, BLOCKING 36 LONG", "SIDE GRAB BAR 3-6 LONG"]
    .map((says) => ({ says, kinds: [] })),
  {
    says: '42" SIDE BAR AND 36" REAR BAR AT 34"',
    where: { drawing: "GRAB BARS" },
    kinds: ["pass"],
  },
  {
    says: '36" SIDE BAR AND 36" REAR BAR AT 34"',
    where: { drawing: "GRAB BARS" },
    kinds: ["fail"],
  },
  { says: 'REAR BAR 36" LONG', where: { drawing: "SIDE WALL ELEVATION, GRAB BARS" }, kinds: [] },
]);

testStatements(rule, [
  {
    says: "Rear grab bar 36 in. long: 12 in. to the wall side, 24 in. to the open side",
    kinds: [],
  },
  { says: "Side grab bar 36 in. long", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'GRAB BARS 33" TO 36": SIDE 42" LONG, REAR 36"', kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "the rear bar of a list, whatever its remark says of a side",
    plan: aList("GRAB BARS", ["ITEM", "LIMIT (IN)", "DRAWN (IN)", "REMARKS"], [
      "Rear bar",
      "36",
      "36",
      "24 on the open side",
    ]),
    kinds: [],
  },
]);
