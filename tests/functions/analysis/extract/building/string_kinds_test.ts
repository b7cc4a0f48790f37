import assert from "node:assert/strict";
import { ofOneKind } from "../../../../../functions/analysis/extract/building/string_kinds.ts";

const of = (property: string, thing: string) => ({ property, thing, mark: null, room: null });
const WALL = of("spacing", "wall"), ROOM = of("width", "room"), BESIDE = of("thickness", "wall");
const span = (from: number, to: number, at = 10) => ({ isLevel: true, from, to, at });

Deno.test("ofOneKind() takes a part as long as a room among parts from wall to wall for one of those", () => {
  const wall = { span: span(0, 50), meaning: WALL }, room = { span: span(50, 90), meaning: ROOM };
  assert.deepEqual(ofOneKind([wall, room]), [WALL, WALL]);
  assert.deepEqual(
    ofOneKind([{ ...wall, span: span(0, 50, 30) }, room]),
    [WALL, ROOM],
    "on two lines",
  );
  assert.deepEqual(ofOneKind([{ ...wall, span: span(0, 40) }, room]), [WALL, ROOM], "apart");
  assert.deepEqual(
    ofOneKind([{ span: span(45, 50), meaning: BESIDE }, room]),
    [BESIDE, ROOM],
    "beside the thickness of a wall",
  );
  const window = { span: span(90, 99), meaning: of("width", "window") };
  assert.deepEqual(ofOneKind([wall, room, window])[1], ROOM, "a string of several kinds");
});
