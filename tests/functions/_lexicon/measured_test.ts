import assert from "node:assert/strict";
import {
  type Ends,
  MEASURED,
  measuredBetween,
  measuredBy,
} from "../../../functions/_lexicon/measured.ts";
import { getProperty, getThing } from "../../../functions/_lexicon/mod.ts";

const rows: [ends: Ends, isUpright: boolean, valueIn: number, meant: string | null][] = [
  [["middle of closet", "wall"], false, 18, "distance of water closet"],
  [["wall", "middle of closet"], true, 18, "distance of water closet"],
  [["middle of closet", "wall"], false, 96, null],
  [["tread", "tread"], true, 7, "height of riser"],
  // Over several.
  [["tread", "tread"], true, 21, null],
  [["tread", "tread"], false, 7, null],
  [["nosing", "handrail"], true, 36, "height of handrail"],
  [["nosing", "handrail"], true, 42, null],
  [["floor", "top of guard"], true, 42, "height of guard"],
  [["floor", "top of guard"], false, 42, null],
  [["wall", "edge of stoop"], false, 36, "depth of landing"],
  [["floor", "lot line"], false, 36, null],
];

Deno.test("what lies between two ends is told by the ends, the way the line runs and how long it is", () => {
  for (const [ends, isUpright, valueIn, meant] of rows) {
    const found = measuredBetween(ends, { isUpright, valueIn });
    assert.equal(found && `${found.property} of ${found.thing}`, meant, `${ends} ${valueIn}`);
  }
});

Deno.test("a figure read by shapes or by a plan finds its line again", () => {
  const of = (property: string, thing: string, ends?: Ends) =>
    measuredBy({ property, thing, ends }, 18)?.says ?? null;
  assert.equal(
    of("distance", "water closet", ["wall", "front of closet"]),
    "CLEAR IN FRONT OF WATER CLOSET #",
  );
  assert.equal(of("latch side clearance, pull side", "door"), "LATCH SIDE # ON PULL SIDE");
  assert.equal(of("width", "room"), null);
});

Deno.test("each line of what is measured uses the words of the lexicon and stands once", () => {
  const known = new Set<string>();
  for (const { thing, property, ends, told, says } of MEASURED) {
    assert.ok(getThing(thing) && getProperty(property), `${property} of ${thing}`);
    assert.ok(says.includes("#") && (ends ?? told), says);
    const key = ends ? `${[...ends].sort()}` : told!;
    assert.ok(!known.has(key), key);
    known.add(key);
  }
});
