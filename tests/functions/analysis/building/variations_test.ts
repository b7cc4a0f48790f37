import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../functions/analysis/extract/mod.ts";
import { readFiles } from "../../../../functions/analysis/read/mod.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { drawBuilding } from "../../../bench/building/drawn/draw.ts";
import { baths } from "../../../bench/building/drawn/baths.ts";
import { gallery } from "../../../bench/building/drawn/gallery.ts";
import {
  fixtureStyles,
  galleryStyles,
  variations,
} from "../../../bench/building/drawn/variations.ts";
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

/** Fixtures of a drawn building that are missed, and those given that are none. */
async function wrongFixtures(...drawn: Parameters<typeof drawBuilding>) {
  const { bytes, truth } = await drawBuilding(...drawn);
  const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
  return [...measureSet(extractPlanSet(pages), truth)].filter(([it]) => it.startsWith("fixtures"))
    .flatMap(([it, { missed }]) => missed.map((what) => `${it}: ${what}`));
}

for (const name of ["taps", "rounded", "round", "counters", "alone", "alone at 1/8"]) {
  Deno.test(`extractPlanSet() reads the fixtures of a row of baths drawn as ${name}`, async () => {
    assert.deepEqual(await wrongFixtures(baths, fixtureStyles[name]), []);
  });
}

for (const kind of Object.keys(gallery).filter((it) => it !== "others")) {
  Deno.test(`extractPlanSet() reads a ${kind} in all ways of the gallery`, async () => {
    assert.deepEqual(await wrongFixtures(gallery[kind], galleryStyles.curves), []);
  });
}

Deno.test("extractPlanSet() takes furniture, baskets and planters for no fixtures", async () => {
  for (const style of [galleryStyles.curves, galleryStyles.eighth]) {
    assert.deepEqual(await wrongFixtures(gallery.others, style), []);
  }
});
