import assert from "node:assert/strict";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aPlanSet } from "../../../fakes/plan_set.ts";

type Placed = readonly [text: string, x: number, y: number];

/** Labels, a bare length, and what is read of both together. */
const rows: [name: string, labels: Placed[], length: Placed, together: string | null][] = [
  [
    "the line above a figure says what it measures",
    [["DEAD END", 40, 20]],
    [`26'-0"`, 40, 21.1],
    `DEAD END 26'-0"`,
  ],
  [
    "above a measure the thing",
    [["STAIR B", 40, 20], ["CLEAR WIDTH", 40, 21.1]],
    [`38"`, 40, 22.2],
    `STAIR B CLEAR WIDTH 38"`,
  ],
  [
    "the words before it on its line do as well",
    [["CLEAR WIDTH", 40, 20]],
    [`38"`, 44, 20],
    `CLEAR WIDTH 38"`,
  ],
  [
    "and the line below it",
    [["ACCESS AISLE", 40, 21.1]],
    [`4'-6"`, 40, 20],
    `4'-6" ACCESS AISLE`,
  ],
  ["what stands apart is another's", [["CLEAR WIDTH", 40, 20]], [`38"`, 40, 25], null],
  ["so is what begins elsewhere", [["CLEAR WIDTH", 40, 20]], [`38"`, 46, 21.1], null],
  ["a line that says no measure lends none", [["SEE SHEET A-5", 40, 20]], [`38"`, 40, 21.1], null],
  ["a line with its own figure is done", [[`GUARD 42" HIGH`, 40, 20]], [`38"`, 40, 21.1], null],
];

for (const [name, labels, length, together] of rows) {
  Deno.test(`stacked lines: ${name}`, () => {
    const plan = aPlanSet(aDrawing("DETAIL", labels, [length]));
    const joined = allStatements(plan).map(({ text }) => text).filter((text) =>
      text.includes(length[0]) && text !== length[0]
    );
    assert.deepEqual(joined, together === null ? [] : [together]);
  });
}
