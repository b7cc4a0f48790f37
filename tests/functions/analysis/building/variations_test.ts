import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../functions/analysis/extract/mod.ts";
import { readFiles } from "../../../../functions/analysis/read/mod.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { drawBuilding } from "../../../bench/building/drawn/draw.ts";
import { baths } from "../../../bench/building/drawn/baths.ts";
import { fixtureStyles, variations } from "../../../bench/building/drawn/variations.ts";
import { measureSet } from "../../../bench/building/measure.ts";

/** What is missed of a cottage drawn in a style, and what is said wrong of it. */
async function missedOf(name: string) {
  const { bytes, truth } = await drawBuilding(buildings.cottage, variations[name]);
  const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
  const figures = measureSet(extractPlanSet(pages), truth);
  const told = ["doors found", "doors right", "doors: rooms joined", "rooms found"];
  return [...told, "area within 2 %", "dimension meaning right"]
    .flatMap((it) => figures.get(it)!.missed.map((what) => `${it}: ${what}`));
}

const STYLES = [
  "grays",
  "strokes",
  "pens",
  "veneer",
  "leafAlone",
  "leafAt45",
  "dashedArcs",
  "jambs",
  "noEnds",
  "turned",
];

for (const name of STYLES) {
  Deno.test(`extractPlanSet() reads doors, rooms and figures of a cottage drawn as ${name}`, async () => {
    assert.deepEqual(await missedOf(name), []);
  });
}

for (const name of ["taps", "rounded", "round", "counters", "alone", "alone at 1/8"]) {
  Deno.test(`extractPlanSet() reads the fixtures of a row of baths drawn as ${name}`, async () => {
    const { bytes, truth } = await drawBuilding(baths, fixtureStyles[name]);
    const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
    const figures = measureSet(extractPlanSet(pages), truth);
    const missed = [...figures].filter(([it]) => it.startsWith("fixtures"))
      .flatMap(([it, { missed }]) => missed.map((what) => `${it}: ${what}`));
    assert.deepEqual(missed, []);
  });
}
