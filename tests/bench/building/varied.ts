/**
 * `deno task bench building --variations`: the six drawn buildings in each of the further offices' styles, a row for
 * each, then fixtures: a row of baths in each manner, and every way in the gallery.
 */
import { extractPlanSet } from "../../../functions/analysis/extract/mod.ts";
import { readFiles } from "../../../functions/analysis/read/mod.ts";
import { buildings } from "./drawn/buildings.ts";
import { drawBuilding } from "./drawn/draw.ts";
import { baths } from "./drawn/baths.ts";
import { gallery } from "./drawn/gallery.ts";
import { fixtureStyles, galleryStyles, variations } from "./drawn/variations.ts";
import { measureSet } from "./measure.ts";

/** What is printed, of all that is measured. */
const SHOWN = [
  ["rooms", "rooms found"],
  ["areas", "area within 2 %"],
  ["doors", "doors found"],
  ["right", "doors right"],
  ["joined", "doors: rooms joined"],
  ["swing", "doors: swing"],
  ["fixtures", "fixtures right"],
  ["meanings", "dimension meaning right"],
  ["not wrong", "dimension meaning not wrong"],
] as const;

/** Paper that holds the largest building at half an inch to the foot, inches. */
const LARGE_PAPER = [60, 48] as const, LARGE_PT = 30;

type Counts = Map<string, { right: number; of: number }>;

/** Draws, reads and measures them, and prints a row a style. */
export async function benchVariations(): Promise<void> {
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(20) + cells.map((it) => it.padStart(12)).join(""));
  const print = (name: string, counts: Counts) =>
    row(
      name,
      SHOWN.map(([, key]) => {
        const count = counts.get(key);
        return count ? `${count.right}/${count.of}` : "-";
      }),
    );
  row("", SHOWN.map(([head]) => head));
  const all: Counts = new Map();
  for (const [name, style] of Object.entries(variations)) {
    const own: Counts = new Map();
    const paperIn = style.pointsPerFoot > LARGE_PT ? LARGE_PAPER : style.paperIn;
    for (const building of Object.values(buildings)) {
      const { bytes, truth } = await drawBuilding(building, { ...style, paperIn });
      const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
      for (const [key, { right, of }] of measureSet(extractPlanSet(pages), truth)) {
        for (const counts of [own, all]) {
          const before = counts.get(key) ?? { right: 0, of: 0 };
          counts.set(key, { right: before.right + right, of: before.of + of });
        }
      }
    }
    print(name, own);
  }
  print("all", all);
  await benchFixtures();
  await benchGallery();
}

/** Draws, reads and measures each kind in all its ways, and what is none, and prints a row a kind. */
async function benchGallery(): Promise<void> {
  const styles = Object.entries(galleryStyles);
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(20) + cells.map((it) => it.padStart(12)).join(""));
  row("\ngallery", [...styles.map(([name]) => name), "wrong"]);
  for (const [kind, building] of Object.entries(gallery)) {
    let wrong = 0;
    const cells: string[] = [];
    for (const [, style] of styles) {
      const { bytes, truth } = await drawBuilding(building, style);
      const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
      const figures = measureSet(extractPlanSet(pages), truth);
      const found = figures.get(`fixtures: ${kind}`);
      cells.push(found ? `${found.right}/${found.of}` : "-");
      wrong += figures.get("fixtures right")?.missed.length ?? 0;
    }
    row(kind, [...cells, String(wrong)]);
  }
}

/** Kinds of fixtures, as their rows name them. */
const KINDS = ["wc", "lavatory", "sink", "tub", "shower"];

/** Draws, reads and measures a row of baths in each manner of drawing fixtures, and prints a row a manner. */
async function benchFixtures(): Promise<void> {
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(20) + cells.map((it) => it.padStart(12)).join(""));
  row("\nfixtures", [...KINDS, "right"]);
  for (const [name, style] of Object.entries(fixtureStyles)) {
    const { bytes, truth } = await drawBuilding(baths, style);
    const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
    const figures = measureSet(extractPlanSet(pages), truth);
    const cells = [...KINDS.map((it) => `fixtures: ${it}`), "fixtures right"].map((key) => {
      const count = figures.get(key);
      return count ? `${count.right}/${count.of}` : "-";
    });
    row(name, cells);
  }
}
