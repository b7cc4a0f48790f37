import assert from "node:assert/strict";
import { marksIn, properties } from "../../../functions/_lexicon/mod.ts";

const named = (says: string, kind: "after" | "before") =>
  marksIn(says).flatMap(({ senses }) =>
    senses.filter((it) => it.kind === kind).map(({ id }) => id)
  );

Deno.test("words behind a figure name what is measured", () => {
  const rows: [says: string, property: string][] = [
    ["DEEP", "depth"],
    ["A.F.F.", "height"],
    ["WIDE", "width"],
    ["BTWN WALLS", "width"],
    ["LONG", "length"],
    ["HEADROOM", "clear height"],
    ["O.C.", "distance"],
    ["DIA.", "diameter"],
    ["SPHERE", "opening"],
    ["RATED", "rating"],
    ["THK.", "thickness"],
  ];
  for (const [says, property] of rows) {
    assert.ok(named(says, "after").includes(property), `${says}: ${named(says, "after")}`);
  }
});

Deno.test("words before a figure and heads of columns name it too", () => {
  const rows: [says: string, property: string][] = [
    ["MTG. HT.", "height"],
    ["LEN", "length"],
    ["CLEAR WIDTH", "width"],
    ["DEPTH", "depth"],
    ["TRAVEL DISTANCE", "distance"],
    ["SLOPE", "slope"],
    ["FIRE RATING", "rating"],
    ["TRANSFER TIME", "transfer time"],
    ["FLAME SPREAD CLASS", "class"],
  ];
  for (const [says, property] of rows) {
    assert.ok(named(says, "before").includes(property), `${says}: ${named(says, "before")}`);
  }
});

Deno.test("every property has its own name and a unit, counts none", () => {
  assert.equal(new Set(properties.map(({ id }) => id)).size, properties.length);
  for (const { id, unit, kind } of properties) assert.equal(unit === "", kind === "count", id);
});
