import rule from "../../../../functions/_rules/accessibility/wheelchair-compartment-width.ts";
import { aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "COAT HOOK 47 IN ACCESSIBLE COMPARTMENTS", kinds: [] },
  { says: `COAT HOOK AT 47" IN ACCESSIBLE COMPARTMENTS`, kinds: [] },
  { says: 'STALL WHEELCHAIR 54"', kinds: ["fail"] },
  { says: '56" DEEP ADA STALL W/ WALL-HUNG W.C.', kinds: ["pass"] },
  { says: '54" DEEP ADA STALL W/ WALL-HUNG W.C.', kinds: ["fail"] },

  ...(["48", "60"] as const).map((width) => ({
    name: `a row of a partition schedule, ${width} in`,
    plan: {
      schedules: [
        aSchedule("other", [
          ["STALL", null],
          ["USE", null],
          ["CLR. WIDTH", null],
          ["CLR. DEPTH", null],
          ["W.C.", null],
        ], [
          ["M-1", "STANDARD", '36"', '60"', "FLOOR"],
          ["M-4", "HANDICAP", `${width}"`, '66"', "FLOOR"],
        ], { title: "PARTITION SCHEDULE" }),
      ],
    },
    kinds: [width === "48" ? "fail" as const : "pass" as const],
  })),
  { says: '60" WHEELCHAIR COMPARTMENT', kinds: ["pass"] },
  { says: '58" COMPARTMENT', kinds: ["fail"] },
  { says: 'ADA STALL 56" WIDE', kinds: ["fail"] },
  { says: 'ACCESSIBLE STALL 60" x 59"', kinds: ["pass"] },
  { says: "HC TOILET STALL: 4'-10\" x 5'-0\"", kinds: ["fail"] },
  { says: "5'-0\" CLEAR ADA COMPARTMENT", kinds: ["pass"] },
  { says: '36" STANDARD COMPARTMENT', kinds: [] },
  { says: 'AMBULATORY STALL 36"', kinds: [] },
  { says: "ADA PARKING STALL 12'-0\" WIDE", kinds: [] },
  { says: 'ADA STALL DOOR 32" CLEAR', kinds: [] },
  { says: 'H/C COMPARTMENT: 56" WIDE INSIDE', kinds: ["fail"] },
  { says: '54" CLR.', where: { drawing: "WHEELCHAIR STALL" }, kinds: ["fail"] },
  { says: '60" CLR.', where: { drawing: "WHEELCHAIR STALL" }, kinds: ["pass"] },
  { says: '54" CLR.', where: { drawing: "ADA PARKING STALL" }, kinds: [] },
  { says: "4'-10\" X 5'-0\" H.C. STALL", where: { drawing: "MEN'S RR" }, kinds: ["fail"] },
  { says: "5'-0\" X 5'-0\" H.C. STALL", where: { drawing: "MEN'S RR" }, kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "a size under the unit of its head",
    plan: aList("TOILETS", ["ITEM", "LIMIT (IN)", "DRAWN (IN)"], [
      "Accessible stall 204",
      "60 x 59",
      "61 x 59",
    ]),
    kinds: ["pass"],
  },
  {
    name: "one too narrow",
    plan: aList("TOILETS", ["ITEM", "LIMIT (IN)", "DRAWN (IN)"], [
      "Accessible stall 204",
      "60 x 59",
      "57 x 59",
    ]),
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  { says: 'WHEELCHAIR COMPARTMENT 58" WIDE X 84" DEEP, WALL TO PARTITION.', kinds: ["fail"] },
  { says: 'WHEELCHAIR COMPARTMENT 60" WIDE X 84" DEEP, WALL TO PARTITION.', kinds: ["pass"] },
]);
