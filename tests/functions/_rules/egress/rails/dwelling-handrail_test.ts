import rule from "../../../../../functions/_rules/egress/rails/dwelling-handrail.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testRule(rule, [
  [
    "leaves a short flight beside a long one alone",
    `(14) RISERS; NO HANDRAIL AT (3) RISER STEP`,
    "",
  ],
  ["fails 33 in", `HANDRAIL 33" ABOVE NOSING`, "fail"],
  ["passes 34 in", `HANDRAIL 34" A.F.F.`, "pass"],
  ["passes 36 in on one side", `HANDRAIL ONE SIDE, 36" HIGH`, "pass"],
  ["passes 38 in", `WD. HANDRAIL @ 38"`, "pass"],
  [
    "leaves a width at the rail alone",
    `STAIR 38" CLEAR ABOVE HANDRAIL, 33" AT THE ONE HANDRAIL`,
    "",
  ],
  ["fails 40 in", `HANDRAIL 40" ABOVE NOSING, BOTH SIDES`, "fail"],
  ["fails a long flight without", `14 RISERS, NO HANDRAIL`, "fail"],
  ["allows three risers without", `3 RISERS - HANDRAIL NOT REQUIRED`, ""],
  ["asks for the risers", `STAIR WITHOUT HANDRAIL`, "cantTell"],
  ["leaves a second rail alone", `2ND HANDRAIL AT 28"`, ""],
  ["reads a rail of the second floor", `2ND FLOOR HANDRAIL AT 28"`, "fail"],
  ["leaves guards alone", `GUARDRAIL 42" HIGH`, ""],
  ["leaves other buildings to FBC-Building", `HANDRAIL 40" HIGH`, "", aProject()],
], aHouse());

testRule(rule, [
  [
    "reads a rail over the nosing",
    under("STAIR ELEVATION", 'RAIL @ 40" ABV. NOSING'),
    "fail",
    aHouse(),
  ],
  ["passes 36 in there", under("STAIR ELEVATION", 'RAIL @ 36" ABV. NOSING'), "pass", aHouse()],
  ["counts risers in words", "THREE RISERS TO PORCH, NO HANDRAIL", "", aHouse()],
]);

testRule(rule, [
  ["takes the risers from the title", under("MAIN STAIR, 15R", "NO H.R."), "fail", aHouse()],
  ["leaves three risers alone", under("PORCH STEPS, 3R", "NO H.R."), "", aHouse()],
]);

testStatements(rule, [
  { says: '36" CLR. ABV. RAIL, 31 1/2" @ RAIL', where: { drawing: "INT. STAIR" }, kinds: [] },
  {
    says: "Handrail 36 in. high. The 42 in. and two handrails of other occupancies do not apply.",
    kinds: ["pass"],
  },
  {
    says:
      "Handrail 36 in. above the nosings. The stair width is 38 in. above the rail and 33 in. at the rail, 32 in. being the least there.",
    kinds: ["pass"],
  },
  { says: "Handrail 40 in. above the nosings on one side", kinds: ["fail"] },
], aHouse());

const rails = (height: string, head: string) =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["STAIR", null], ["RISERS", null], [head, null]], [[
        "2 TO 3",
        "16",
        height,
      ]], {
        title: "STAIR SCHEDULE",
      }),
    ],
  });

testRule(rule, [
  ["asks about a high rail of a list", rails('39"', "RAIL"), "cantTell", aHouse()],
  ["leaves one in its range alone", rails('36"', "RAIL"), "", aHouse()],
  ["leaves a guard alone", rails('39"', "GUARD"), "", aHouse()],
]);

const listed = (height: string) =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["ITEM", null], ["VALUE", null]], [["RAIL HT", height]], {
        title: "STAIR FIGURES",
      }),
    ],
  });

testRule(rule, [
  ["fails a low rail in a row under the title of a stair", listed('32"'), "fail", aHouse()],
  ["passes a rail in such a row", listed('35"'), "pass", aHouse()],
]);

testRule(rule, [
  [
    "leaves a width at and below the rail alone",
    `STAIR: WIDTH 37" ABOVE THE HANDRAIL; ONE RAIL, 31-1/2" AT AND BELOW THE RAIL`,
    "",
  ],
  ["fails a rail at that height", `STAIR: ONE HANDRAIL, 31-1/2" ABOVE NOSING`, "fail"],
], aHouse());

testRule(rule, [
  ["leaves both widths alone", `STAIR CLR. 37" OVER THE HANDRAIL; 32" BELOW RAIL`, ""],
], aHouse());

const steps = (rail: string) =>
  `4 R AT 7-3/4 IN., TREADS 10 IN., NOSING 1 IN. WIDTH 3'-0". ${rail}`;
const onStair = (text: string, drawing = "STAIR SECTION") =>
  aPlanSet({ notes: [aNote(text, { drawing })] });

testRule(rule, [
  ["fails a rail at the sides of steps that is too high", steps("RAIL ONE SIDE AT 40 IN."), "fail"],
  ["passes one that is not", steps("RAIL ONE SIDE AT 36 IN."), "pass"],
  ["leaves the rail of a deck alone", "DECK RAIL AT 40 IN.", ""],
  ["fails a low height over the nosings of a stair", onStair(`33" ABOVE NOSING`), "fail"],
  ["… in words", onStair("32 1/2 IN. OVER NOSINGS"), "fail"],
  ["leaves a height alone that a handrail or a guard may have", onStair(`36" ABOVE NOSING`), ""],
  ["leaves headroom alone", onStair(`80" ABOVE NOSING`), ""],
  ["leaves other drawings alone", onStair(`33" ABOVE NOSING`, "WALL SECTION"), ""],
], aHouse());
