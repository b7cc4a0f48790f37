import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";

const distances = (text: string): string[] =>
  framesOfText({ text, under: [] }).filter(({ property }) => property === "distance")
    .map(({ thing, value }) => `${thing} ${value}`);

const rows: [text: string, ...distances: string[]][] = [
  [`RTU-1 O.A. INTAKE TO EF-1 (TOILET EXHAUST) = 7'-0"`, "air intake 84"],
  [`C.O. ALARM, 18'-0" TO BEDROOM DOOR`, "co alarm 216"],
  [`13" C.L. W.C. TO VANITY`, "water closet 13", "lavatory 13"],
  [`WC CL TO FINISHED WALL 13 1/2" (POWDER RM)`, "water closet 13.5"],
  [`RTU-2 TO NEAREST WP RECEPT. = 40'-0"`, "roof equipment 480", "receptacle 480"],
  // A height is none, nor is what stands beyond another thing.
  [`GUARD 42" HIGH TO BALCONY DOOR`],
  [`GUARD TO WALL AND RAIL 42"`],
  [`BOWL FRONT TO REAR WALL 18"`],
  [`PANEL A TO PANEL B, 24" X 36"`],
];

Deno.test("a distance between two things is one of both", () => {
  for (const [text, ...found] of rows) assert.deepEqual(distances(text), found, text);
});
