import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aDoor, aNote, aPlanSet, aWindow } from "../../../fakes/plan_set.ts";

const garage = aDoor("D9", { widthIn: 192, heightIn: 84, location: "GARAGE, SECTIONAL" });
const front = aDoor("D1", { widthIn: 36, heightIn: 80 });
const window = aWindow("W2", { widthIn: 36, heightIn: 60 });

/** What a note says otherwise than the lists. */
const between = (text: string, { drawing = null as string | null, doors = [front, garage] } = {}) =>
  conflictsOf(aPlanSet({
    doors,
    windows: [window],
    notes: [aNote(text, { page: 2, drawing })],
  })).map(({ subject }) => subject);

Deno.test("the one garage door has one size, by its name and by its width on elevations", () => {
  assert.deepEqual(between(`GARAGE DOOR 18'-0" x 7'-0"`), ["door D9 size"]);
  assert.deepEqual(between(`GARAGE DOOR 16'-0" x 8'-0"`), ["door D9 height"]);
  assert.deepEqual(between(`GARAGE DOOR 16'-0" x 7'-0"`), []);
  assert.deepEqual(between(`16'-0" X 8'-0"`, { drawing: "FRONT ELEVATION" }), ["door D9 height"]);
});

Deno.test("sizes of other openings, of rooms and of one of two garage doors contradict nothing", () => {
  assert.deepEqual(between(`16'-0" X 8'-0"`, { drawing: "FLOOR PLAN" }), []);
  assert.deepEqual(between(`8'-0" X 8'-0"`, { drawing: "FRONT ELEVATION" }), []);
  assert.deepEqual(between(`GARAGE DOOR R.O. 16'-3" x 7'-3"`), []);
  for (
    const text of [
      `GARAGE TO HOUSE DOOR 2'-8" x 6'-8"`,
      `GARAGE DOOR WINDOW 2'-0" x 1'-0"`,
      `GARAGE DOOR LINTEL 8" X 16"`,
      `GOLF CART GARAGE DOOR 6'-0" X 7'-0"`,
      `OPTIONAL GARAGE DOOR 18'-0" X 7'-0"`,
    ]
  ) assert.deepEqual(between(text), [], text);
  const two = [garage, aDoor("D10", { widthIn: 108, heightIn: 96, location: "GARAGE, SECTIONAL" })];
  assert.deepEqual(between(`GARAGE DOOR 9'-0" x 8'-0"`, { doors: two }), []);
});

Deno.test("a window is as large on plans as in its list", () => {
  assert.deepEqual(between(`WINDOW W2, 3'-0" x 4'-0"`), ["window W2 height"]);
  assert.deepEqual(between(`WINDOW W2, 3'-0" x 5'-0"`), []);
  assert.deepEqual(between(`WINDOW W2, R.O. 3'-2" x 5'-2"`), []);
  assert.deepEqual(between(`W2 NET OPENING 2'-9" x 2'-2"`), []);
  assert.deepEqual(between(`WINDOW W3, 3'-0" x 4'-0"`), []);
  for (const text of [`W2 LINTEL 8" X 8"`, `W2 GLASS 30" X 54"`, `W2 ALT: 4'-0" X 5'-0"`]) {
    assert.deepEqual(between(text), [], text);
  }
  assert.deepEqual(between(`W2 4'-0" x 5'-0"`), ["window W2 size"]);
  const doors = [aDoor("W2", { widthIn: 48, heightIn: 60 })];
  assert.deepEqual(between(`W2 4'-0" x 5'-0"`, { doors }), []);
});

Deno.test("a door as wide as listed is as high as listed; of another width that is told alone", () => {
  assert.deepEqual(between(`DOOR D1: 3'-0" x 8'-0"`), ["door D1 height"]);
  assert.deepEqual(between(`DOOR D1: 3'-0" x 6'-8"`), []);
  for (
    const text of [
      `18" LATCH SIDE`,
      `LOUVER 24" X 12"`,
      `GLASS 22" X 36"`,
      `CASED OPENING 3'-2" X 6'-10"`,
      `32" MIN.`,
      `2'-10" NET`,
      `(ALT: 2'-8")`,
    ]
  ) assert.deepEqual(between(`DOOR D1: ${text}`), [], text);
  assert.deepEqual(between(`EXISTING DOOR D1: 2'-6"`), []);
  assert.deepEqual(between("DR D1 2868"), ["door D1 size"]);
  assert.deepEqual(between(`DOOR D1: 2'-8" x 8'-0"`), ["door D1 size"]);
});

Deno.test("the rating of a callout is the door's where it says no more", () => {
  const doors = [{ ...front, fireRatingMin: 20 }];
  assert.deepEqual(between("DOOR D1, 45 MIN", { doors }), ["rating of door D1"]);
  assert.deepEqual(between("DOOR D1, 20 MIN", { doors }), []);
  for (
    const text of [
      "IN 1 HR CORRIDOR",
      "TO 2 HR STAIR",
      "EMERGENCY LIGHT 90 MIN",
      "SIM., 90 MIN AT STAIR 2",
    ]
  ) assert.deepEqual(between(`DOOR D1 ${text}`, { doors }), [], text);
});
