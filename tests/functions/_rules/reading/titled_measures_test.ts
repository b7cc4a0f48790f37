import assert from "node:assert/strict";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aPlanSet } from "../../../fakes/plan_set.ts";

/** A drawing with its title, labels and dimension strings. */
const drawing = (title: string, labels: string[], lengths: string[]) =>
  aPlanSet(aDrawing(
    title,
    labels.map((text, index) => [text, 10, 10 + 3 * index]),
    lengths.map((text, index) => [text, 30, 10 + 3 * index]),
  ));

const TITLE = "HYDRANT TO BUILDING FACE";
const rows: [name: string, plan: ReturnType<typeof aPlanSet>, said: string[]][] = [
  [
    "a bare dimension string is read behind its title and before it",
    drawing(TITLE, ["20' FIRE LANE"], ["515'-0\""]),
    [`${TITLE} 515'-0"`, `515'-0" ${TITLE}`],
  ],
  [
    "so is a bare length printed as a label",
    drawing(TITLE, ["515 LF"], []),
    [`${TITLE} 515 LF`, `515 LF ${TITLE}`],
  ],
  ["two lengths leave open which is meant", drawing(TITLE, [], ["515'-0\"", "12'-0\""]), []],
  ["a title of a thing is no measure", drawing("ELEC. CLOSET 117", [], ["2'-7\""]), []],
  ["a plan holds many measures", drawing("CLEAR WIDTH PLAN", [], ["2'-7\""]), []],
  ["a title with a length says its own", drawing('CLEAR WIDTH 36"', [], ["2'-7\""]), []],
  [
    "a place before the measure is read after it",
    drawing("HALL 2 - LAV TO OUTLET", ["4'-2\""], []),
    [`HALL 2 - LAV TO OUTLET 4'-2"`, `4'-2" HALL 2 - LAV TO OUTLET`, `4'-2" LAV TO OUTLET, HALL 2`],
  ],
  [
    "a title gives the unit",
    drawing("CLEAR WIDTH (MM)", ["2 285"], []),
    ["CLEAR WIDTH 2285 mm", "2285 mm CLEAR WIDTH"],
  ],
  ["a bare number without unit is no length", drawing("CLEAR WIDTH", ["2 285"], []), []],
  [
    "the size a pipe is known by is no measure",
    drawing('4" SAN. MAIN - CO TO CO', ["128'"], []),
    [
      `4" SAN. MAIN - CO TO CO 128'`,
      `128' 4" SAN. MAIN - CO TO CO`,
      `128' CO TO CO, 4" SAN. MAIN`,
    ],
  ],
  [
    "a wall to the lot line is one measure",
    drawing("WALL TO P.L.", [], ["2'-5\""]),
    [`WALL TO P.L. 2'-5"`, `2'-5" WALL TO P.L.`],
  ],
  [
    "a length is one measure",
    drawing("LANDING LENGTH", [], ["3'-2\""]),
    [`LANDING LENGTH 3'-2"`, `3'-2" LANDING LENGTH`],
  ],
  [
    "what stands already says nothing new",
    drawing("EXISTING PLAN - FACE TO FACE", [], ["2'-7\""]),
    [],
  ],
];
for (const [name, plan, said] of rows) {
  Deno.test(`allStatements(): ${name}`, () => {
    const printed = new Set(plan.notes.map(({ text }) => text));
    const more = allStatements(plan).map(({ text }) => text).filter((text) => !printed.has(text));
    assert.deepEqual(more, said);
  });
}
