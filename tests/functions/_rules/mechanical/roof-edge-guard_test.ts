import assert from "node:assert/strict";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/mechanical/roof-edge-guard.ts";
import { aContext, aDimension, aNote } from "../../../fakes/plan_set.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const label = (text: string, x: number) =>
  aNote(text, { kind: "label", drawing: "ROOF", box: { x, y: 20, width: 3, height: 1 } });

testStatements(rule, [
  { says: "RTU-3 6'-0\" FROM ROOF EDGE, 20' DROP, NO GUARD, PARAPET 8\".", kinds: ["fail"] },
  {
    says: "RTU-1 IS 6 FT-0 IN FROM ROOF EDGE; PARAPET 30 IN HIGH, NO GUARD OR TIE-BACK ANCHOR",
    kinds: ["fail"],
  },
  { says: "EF-2 SET 6 FT IN FROM EDGE", kinds: ["fail"] },
  {
    says:
      "CONDENSERS CU-1 STAND 6 FT FROM THE ROOF EDGE WHERE THE PARAPET IS 18 IN. HIGH; NO GUARD RAIL",
    kinds: ["fail"],
  },
  {
    says: "CONDENSERS CU-1 STAND 6 FT FROM THE ROOF EDGE WHERE THE PARAPET IS 42 IN. HIGH",
    kinds: [],
  },
  ...([["8'-0\"", "fail"], ["10'-0\"", "pass"]] as const).map(([away, kind]) => ({
    name: `a column of the edge with ${away}`,
    plan: aList("RTU SCH", ["MK", "RF EDGE", "TONS"], ["RTU-2", away, "6"]),
    kinds: [kind],
  })),
  { says: `ROOF EDGE - NO PARAPET TO RTU-3 8'-0"`, kinds: ["fail"] },
  {
    name: "a bare distance beside a new unit",
    plan: { notes: [label("6'-0\" TO EDGE", 10), label("RTU-2", 14), label("NO PARAPET", 40)] },
    kinds: ["fail"],
  },
  {
    name: "in other words",
    plan: { notes: [label("8 FT CLR. FROM ROOF EDGE", 10), label("EF-3", 14)] },
    kinds: ["fail"],
  },
  {
    name: "12 ft beside a new unit",
    plan: { notes: [label("12'-0\" TO EDGE", 10), label("RTU-2", 14)] },
    kinds: ["pass"],
  },
  {
    name: "a bare distance beside a unit that stays",
    plan: { notes: [label("6'-0\" TO EDGE", 10), label("RTU-1 (E)", 14)] },
    kinds: [],
  },
  {
    name: "a roof with a parapet",
    plan: { notes: [label("6'-0\" TO EDGE", 10), label("RTU-2", 14), label('42" PARAPET', 40)] },
    kinds: [],
  },
  {
    name: "a bare distance far from any unit",
    plan: { notes: [label("6'-0\" TO EDGE", 10), label("RTU-2", 60)] },
    kinds: [],
  },
  { says: 'RTU-3 6\'-0" FROM EDGE; PARAPET 42" HIGH', kinds: [] },
  { says: "RTU-3 6'-0\" FROM EDGE; NO PARAPET", kinds: ["fail"] },
  { says: "Equipment is 12 ft or more from roof edge", kinds: ["pass"] },
  { says: "RTU-2 LOCATED 6'-0\" FROM ROOF EDGE", kinds: ["fail"] },
  { says: "ROOF HATCH 10'-0\" FROM EDGE", kinds: ["pass"] },
  { says: "ROOF HATCH 4 FT FROM EDGE", kinds: ["fail"] },
  { says: "ROOFTOP UNIT 3'-0\" FROM EDGE OF ROOF, NO PARAPET", kinds: ["fail"] },
  { says: 'RTU-1 5 FT FROM EDGE, 42" PARAPET', kinds: [] },
  { says: "RTU 6 FT FROM ROOF EDGE WITH GUARDRAIL", kinds: [] },
  { says: "EQUIPMENT PAD 5 FT", kinds: [] },
  { says: ["5'-0\" RTU-3 TO ROOF EDGE", "GRAVEL STOP, NO PARAPET, NO RAIL"], kinds: ["fail"] },
  { says: ["5'-0\" RTU-3 TO ROOF EDGE", '42" PARAPET'], kinds: [] },
  { says: ["5'-0\" RTU-3 TO ROOF EDGE", '12" PARAPET'], kinds: ["fail"] },
  { says: "14'-0\" RTU-3 TO ROOF EDGE", kinds: ["pass"] },
  {
    says:
      "Fans EF-1 and EF-2 sit 3 ft inside the north edge. Parapet there is 8 in. high and no guardrail is planned.",
    kinds: ["fail"],
  },
  { says: "Fans EF-1 and EF-2 sit 11 ft inside the north edge.", kinds: ["pass"] },
  {
    says:
      "Fans EF-1 and EF-2 sit 3 ft inside the north edge, 26 ft above the parking lot. Parapet there is 8 in. high and no guardrail is planned.",
    kinds: ["fail"],
  },
  {
    says: "Fans EF-1 and EF-2 sit 3 ft inside the north edge. Parapet there is 42 in. high.",
    kinds: [],
  },
  { says: `CU-2 5' FROM EDGE, 28" ABOVE GRADE`, kinds: [] },

  { says: "UNIT A1 BATH - RECEPT. TO BASIN EDGE 4'-2\"", kinds: [] },
]);

/** A roof plan with a figure beside a unit and parapets lettered north and south of it. */
const roof = (feet: number, north: string, ...others: string[]) =>
  titled("ROOF PLAN", feet, north, ...others);
const titled = (drawing: string, feet: number, north: string, ...others: string[]) => {
  const box = (x: number, y: number) => ({ x, y, width: 2, height: 1 });
  return {
    notes: [
      aNote("AHU-2", { drawing, box: box(42, 24) }),
      aNote(north, { drawing, box: box(60, 19) }),
      aNote("SOUTH PARAPET 3'-6\"", { drawing, box: box(60, 70) }),
      ...others.map((text) => aNote(text, { drawing, box: box(20, 50) })),
    ],
    dimensions: [
      aDimension(`${feet}'-0"`, feet * 12, { drawing, orientation: "vertical", box: box(40, 21) }),
    ],
  };
};

testStatements(rule, [
  { name: "near a low parapet", plan: roof(6, 'NORTH PARAPET 10"'), kinds: ["cantTell"] },
  { name: "near a high parapet", plan: roof(6, "NORTH PARAPET 3'-6\""), kinds: [] },
  {
    name: "at an edge without parapet",
    plan: roof(8, "NO PARAPET THIS SIDE"),
    kinds: ["cantTell"],
  },
  { name: "far from an edge without", plan: roof(10, "NO PARAPET THIS SIDE"), kinds: [] },
  { name: "far enough", plan: roof(10, 'NORTH PARAPET 10"'), kinds: [] },
  { name: "guarded", plan: roof(6, 'NORTH PARAPET 10"', "GUARDRAIL AT EDGE"), kinds: [] },
  {
    name: "a rail of the hatch",
    plan: roof(6, 'NORTH PARAPET 10"', "HATCH, GUARDRAIL"),
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  ...["1 ROOF, UNITS", "MECH. ROOF", "ROOF LAYOUT"].map((title) => ({
    name: `near a low parapet on ${title}`,
    plan: titled(title, 6, 'NORTH PARAPET 10"'),
    kinds: ["cantTell" as const],
  })),
  ...["ROOF DETAIL AT CURB", "ROOF SECTION"].map((title) => ({
    name: `a figure of ${title}`,
    plan: titled(title, 6, 'NORTH PARAPET 10"'),
    kinds: [],
  })),
]);

const units = (parapet: string) =>
  aList("ROOF UNITS", ["UNIT", "DISTANCE TO EDGE", "PARAPET"], ["RTU-2", "6'", parapet]);

testStatements(rule, [
  { name: "a low parapet in the row of a unit", plan: units(`18"`), kinds: ["fail"] },
  { name: "one that guards", plan: units(`42"`), kinds: [] },
]);

testStatements(rule, [
  { says: `RTU-1 CURB BOLTED 4'-0" O.C. W/ WEDGE ANCHORS`, kinds: [] },
  { says: "RTU-1: 6 FT TO EDGE OF ROOF", kinds: ["fail"] },
]);

for (
  const [text, isSpared] of [
    ["RTU-1 stands 10 feet from the edge and needs no rail.", true],
    ["RTU-1 stands 8 feet from the edge and needs no rail.", false],
    ["HATCH TO ROOF EDGE, FT | 304.11 | 10 | 10 | NO RAIL", true],
    ["HATCH TO ROOF EDGE, FT | 304.11 | 10 | 6 | NO RAIL", false],
    ["RTU-1, NO RAIL", false],
    ["EDGE CURB AT RTU-2, NO RAIL. RTU-1 SITS 38'-0\" FROM THE EDGE, NO RAIL.", false],
  ] as const
) {
  Deno.test(`no rail is ${isSpared ? "not " : ""}asked about beside ${text}`, () => {
    assert.equal(rule.demand!.spares!(text, limits2023, aContext()), isSpared);
  });
}
