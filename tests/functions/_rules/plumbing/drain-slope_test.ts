import assert from "node:assert/strict";
import type { Frame } from "../../../../functions/_shared/domain/frame.ts";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/plumbing/drain-slope.ts";
import { aContext, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'Drain slope: 2" and smaller pipe at 1/8" per foot.', kinds: ["fail"] },
  { says: 'Drain slope: 3" and 4" pipe at 1/8" per foot.', kinds: ["pass"] },
  { says: '2" WASTE PIPING SHALL SLOPE 1/4" PER FOOT', kinds: ["pass"] },
  { says: 'SANITARY PIPING 2 1/2" AND LESS: 1/8"/FT', kinds: ["fail"] },
  { says: 'SLOPE 4" SEWER @ 1/16" PER FT.', kinds: ["fail"] },
  { says: '8" BUILDING SEWER 1/16" PER FOOT', kinds: ["pass"] },
  { says: 'ALL DRAINAGE PIPING SLOPED AT 1/4" PER FOOT MIN.', kinds: ["pass"] },
  { says: 'ALL DRAINAGE PIPING SLOPED AT 1/8" PER FOOT MIN.', kinds: [] },
  { says: '1-1/2" AND 2" DRAINS AT 1% SLOPE', kinds: ["fail"] },
  {
    says: 'DRAINS 2" AND SMALLER AT 1/4" PER FT, 3" AND LARGER AT 1/8" PER FT',
    kinds: ["pass", "pass"],
  },
  { says: 'SLOPE 1/4" PER FT FOR 2" DRAINS, 1/8" PER FT FOR 4" DRAINS', kinds: ["pass", "pass"] },
  {
    says: 'SANITARY 1/4" PER FOOT UP TO 2 1/2", 1/8" FOR 3" & 4".',
    name: "a slope is no size of a pipe",
    kinds: ["pass"],
  },
  { says: '3" AND LARGER WASTE AT 1/8" PER FT', kinds: ["pass"] },
  { says: 'ROOF SLOPE 1/4" PER FOOT TO DRAIN', kinds: [] },
  { says: 'CONDENSATE DRAIN 1/8" PER FT', kinds: [] },
  {
    name: '2" W @ 1/8"/FT under SANITARY PLAN',
    says: '2" W @ 1/8"/FT',
    where: { drawing: "SANITARY PLAN" },
    kinds: ["fail"],
  },
  {
    name: '2" W @ 1/4"/FT under SANITARY PLAN',
    says: '2" W @ 1/4"/FT',
    where: { drawing: "SANITARY PLAN" },
    kinds: ["pass"],
  },
  { says: 'WASTE PIPING 2 1/2" AND SMALLER SHALL SLOPE 1/8 INCH PER FOOT', kinds: ["fail"] },
  {
    name: '2" W @ 1/8"/FT under CONDENSATE PLAN',
    says: '2" W @ 1/8"/FT',
    where: { drawing: "CONDENSATE PLAN" },
    kinds: [],
  },
  { says: "WASTE LINES OF 2 INCH: MINIMUM PITCH 2%; 4 INCH 1%", kinds: ["pass"] },
  { says: "WASTE LINES OF 2 INCH: MINIMUM PITCH 1%", kinds: ["fail"] },
  { says: '4" SAN @ 0.8%', kinds: ["fail"] },
  { says: '3/4" COND. DRAIN @ 1/8"/FT', kinds: [] },
]);

testStatements(rule, [
  {
    says: `pantry floor sinks 2" at 1/8" per ft`,
    where: { heading: "Plumbing" },
    kinds: ["fail"],
  },
  { says: `bar floor drain 2" at 1/4" per ft`, kinds: ["pass"] },
  { says: `terrazzo at floor sinks falls 1/8" per ft`, kinds: [] },
]);

testStatements(rule, [
  ...([
    ["Sanitary isometric", '1-1/2" @ 1/8"/ft', ["fail"]],
    ["WASTE RISER DIAGRAM", '2" @ 1/4"/FT', ["pass"]],
    ["DWV RISER", '3" @ 1/8"/FT', ["pass"]],
    ["STORM DRAINAGE RISER", '2" @ 1/8"/FT', []],
    ["WATER RISER", '2" @ 1/8"/FT', []],
  ] as const).map(([drawing, says, kinds]) => ({
    name: `${says} under ${drawing}`,
    says,
    where: { drawing },
    kinds: [...kinds],
  })),
]);

testStatements(rule, [
  { says: '2" WASTE UNDER THE FIRST FLOOR SLAB AT 1/8" PER FOOT', kinds: ["fail"] },
  { says: 'SLOPE SLAB 1/8" PER FOOT TO WASTE DRAIN', kinds: [] },
  { says: '2" WASTE UNDER THE FIRST FLOOR SLAB SLOPED 1/8" PER FOOT', kinds: ["fail"] },
  { says: 'SLAB SHALL PITCH 1/8" PER FOOT TO 2" DRAIN', kinds: [] },
  { says: 'PITCH FLOOR 1/8" PER FT TO 2" FLOOR DRAIN', kinds: [] },
]);

testStatements(rule, [
  { says: 'WASTE: 1 1/2" AND 2" AT 1/4", 4" AT 1/8" / FT', kinds: ["pass"] },
  { says: 'WASTE: 4" AT 1/4", 2" AT 1/8" / FT', kinds: ["fail"] },
]);

testStatements(rule, [
  {
    says:
      "Waste of 3 inches and more falls 1/8 inch in the foot. The 2-inch branches fall 1/8 inch in the foot.",
    kinds: ["pass", "fail"],
  },
  { says: "2 inch drains shall fall 1/4 inch to the foot", kinds: ["pass"] },
  { says: "Pitch 2 inch waste lines 1/8 inch per running foot", kinds: ["fail"] },
  { says: "Grade falls 1/2 inch in the foot to the drain", kinds: [] },
]);

testStatements(rule, [
  { says: `2" CW 1 1/4" HW 4" SAN, 1/8"/FT`, kinds: ["pass"] },
  { says: `2" SAN, 1/8"/FT`, kinds: ["fail"] },
]);

testStatements(rule, [
  {
    name: "a list with columns of size and slope",
    plan: aList(
      "DRAINAGE TABLE",
      ["LINE", "SIZE IN", "SLOPE IN/FT", "CLEANOUT FT"],
      ["BREAK 204 BRANCH", "2", "1/8", "40"],
      ["MAIN", "4", "1/8", "60"],
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "… with the units in brackets",
    plan: aList(
      "DRAINAGE",
      ["RUN", "DIA (IN)", "SLOPE (IN/FT)"],
      ["SINK P7", "2", "1/8"],
      ["LAV", "1 1/2", "1/4"],
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "… in per cent",
    plan: aList("WASTE PIPING", ["LINE", "SIZE (IN)", "SLOPE (%)"], ["KITCHEN", "2", "1"]),
    kinds: ["fail"],
  },
  {
    name: "a list of storm sewers",
    plan: aList("STORM LINES", ["LINE", "PIPE SIZE", "SLOPE"], ["A", '2"', '1/8" PER FT']),
    kinds: [],
  },
  {
    name: "a list of condensate drains",
    plan: aList("CONDENSATE", ["LINE", "PIPE SIZE", "SLOPE"], [
      "AHU-1 DRAIN",
      '1 1/4"',
      '1/8" PER FT',
    ]),
    kinds: [],
  },
]);

for (
  const [clause, isEnough] of [
    ['LAUNDRY 2" #', false],
    ['2" SAN #', false],
    ['4" SAN #', true],
    ["BRANCH #", true],
  ] as const
) {
  Deno.test(`1/8 in per ft is ${isEnough ? "" : "not "}enough for ${clause}`, () => {
    const { min = 0 } = rule.demand!.limit!(limits2023, { clause } as Frame, aContext())!;
    assert.equal(100 / 8 / 12 >= min, isEnough);
  });
}
