/**
 * `deno task bench speed [subject…] [--quick]`: speed and memory, each against a reference in the same run. Printed
 * as ratios of medians with what was promised, and saved under `.bench/`.
 */
import { buildIfStale } from "../../functions/cli/build.ts";
import type { Care } from "./speed/programs.ts";
import { benchRaster, benchReading } from "./speed/reading.ts";
import { benchRecognition } from "./speed/recognition.ts";
import { benchGrowth, benchReport, benchReview, benchRules } from "./speed/review.ts";
import { describeRow, type Row } from "./speed/row.ts";
import { benchIdle, benchStart } from "./speed/server_start.ts";
import { benchLatency, benchServing } from "./speed/serving.ts";
import { RESULTS } from "./speed/sets.ts";
import { benchShipped } from "./speed/shipped.ts";

const SUBJECTS: Record<string, (care: Care) => Promise<Row[]>> = {
  reading: benchReading,
  raster: benchRaster,
  recognition: benchRecognition,
  rules: benchRules,
  report: benchReport,
  review: benchReview,
  start: benchStart,
  idle: benchIdle,
  serving: benchServing,
  latency: benchLatency,
  shipped: benchShipped,
  growth: benchGrowth,
};

const THOROUGH: Care = { runs: 5, seconds: 5, sheets: 200 };
const QUICK: Care = { runs: 1, seconds: 2, sheets: 50 };

/** Runs the named subjects, or all. Saved to `speed.json`, or to `speed-<subject>.json` for a single one. */
export async function benchSpeed(args: string[]): Promise<void> {
  const care = args.includes("--quick") ? QUICK : THOROUGH;
  const asked = args.filter((it) => !it.startsWith("--"));
  const unknown = asked.filter((it) => !(it in SUBJECTS));
  if (unknown.length > 0) {
    console.error(
      `No such subject: ${unknown.join(", ")}; there are ${Object.keys(SUBJECTS).join(", ")}`,
    );
    Deno.exit(2);
  }
  await buildIfStale();
  const cores = navigator.hardwareConcurrency;
  const load = Deno.loadavg()[0];
  console.log(`${cores} cores, load ${load.toFixed(1)}, Deno ${Deno.version.deno}`);
  await Deno.mkdir(RESULTS, { recursive: true });
  const at = new Date().toISOString();
  const rows: Row[] = [];
  for (const name of asked.length > 0 ? asked : Object.keys(SUBJECTS)) {
    const from = performance.now();
    const found = await SUBJECTS[name](care);
    console.log(`\n${name} (${((performance.now() - from) / 1000).toFixed(0)} s)`);
    for (const row of found) console.log(`  ${describeRow(row)}`);
    rows.push(...found);
    const place = asked.length === 1 ? `speed-${name}.json` : "speed.json";
    const result = { at, cores, load, deno: Deno.version.deno, ...care, rows };
    await Deno.writeTextFile(`${RESULTS}/${place}`, JSON.stringify(result, null, 1));
  }
  const missed = rows.filter((it) => it.isMet === false);
  console.log(`\n${rows.filter((it) => it.isMet).length} goals met, ${missed.length} missed`);
  for (const { what, goal } of missed) console.log(`  missed: ${what} (${goal})`);
}
