/**
 * `deno task bench building [dir…] [--details] [--json file]`: the model of the building against sets drawn from
 * building data; `--variations`, six buildings as 25 further offices draw them. A folder holds `plans.pdf` and `truth.json`, or folders that do; without one, all known sets.
 */
import { extractPlanSet } from "../../../functions/analysis/extract/mod.ts";
import { extractPage } from "../../../functions/analysis/extract/page.ts";
import { readFiles } from "../../../functions/analysis/read/mod.ts";
import { drawBuildings } from "./drawn/mod.ts";
import { type Figures, measureSet } from "./measure.ts";
import { asDrawn } from "./as_drawn.ts";
import { benchVariations } from "./varied.ts";
import { readTruth } from "./truth.ts";

/** Sets drawn from building models, and those this bench draws itself. */
const MODELLED = "../shared/plans/bim";
const DRAWN = ".bench/building";

/** Measures every set found and prints figures with their sample sizes. */
export async function benchBuilding(args: readonly string[]): Promise<void> {
  if (args.includes("--variations")) return await benchVariations();
  const hasDetails = args.includes("--details");
  const named = args.filter((it) => !it.startsWith("--"));
  const folders = named.length > 0
    ? named.flatMap(setsBelow)
    : [...setsBelow(MODELLED), ...await drawBuildings(DRAWN)];
  if (folders.length === 0) {
    console.error("No folder with plans.pdf and truth.json found. Name one: bench building DIR");
    Deno.exit(2);
  }
  const all: { name: string; figures: Figures }[] = [];
  for (const folder of folders) {
    const name = folder.split("/").slice(-2).join("/");
    const truth = asDrawn(readTruth(await Deno.readTextFile(`${folder}/truth.json`)));
    const bytes = await Deno.readFile(`${folder}/plans.pdf`);
    const start = performance.now();
    const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
    const read = performance.now();
    const figures = measureSet(extractPlanSet(pages), truth);
    // Timed a second time: the first one compiles.
    const warm = performance.now();
    for (const page of pages) extractPage(page);
    const extractMs = performance.now() - warm;
    all.push({ name, figures });
    const perPage = (ms: number) => `${Math.round(ms / pages.length)} ms`;
    console.log(
      `\n${name}: ${pages.length} pages, read ${perPage(read - start)} a page, ` +
        `facts and model ${perPage(extractMs)} a page, ` +
        `${(1 + extractMs / (read - start)).toFixed(1)} times the reading alone`,
    );
    print(figures, hasDetails);
  }
  if (all.length < 2) return;
  console.log(`\nall ${all.length} sets`);
  print(sum(all.map(({ figures }) => figures)), false);
}

function setsBelow(root: string): string[] {
  const isSet = (dir: string) => {
    try {
      return Deno.statSync(`${dir}/truth.json`).isFile && Deno.statSync(`${dir}/plans.pdf`).isFile;
    } catch {
      return false;
    }
  };
  if (isSet(root)) return [root];
  try {
    return [...Deno.readDirSync(root)].filter(({ isDirectory }) => isDirectory)
      .map(({ name }) => `${root}/${name}`).filter(isSet).sort();
  } catch {
    return [];
  }
}

function print(figures: Figures, hasDetails: boolean): void {
  for (const [name, { right, of, missed }] of [...figures].sort(([a], [b]) => a.localeCompare(b))) {
    const share = ((100 * right) / of).toFixed(1).padStart(5);
    console.log(`  ${name.padEnd(30)} ${share} %  (${right} of ${of})`);
    if (hasDetails) { for (const what of missed) console.log(`      ${what}`); }
  }
}

function sum(all: readonly Figures[]): Figures {
  const total: Figures = new Map();
  for (const figures of all) {
    for (const [name, { right, of }] of figures) {
      const count = total.get(name) ?? { right: 0, of: 0, missed: [] };
      total.set(name, { right: count.right + right, of: count.of + of, missed: [] });
    }
  }
  return total;
}
