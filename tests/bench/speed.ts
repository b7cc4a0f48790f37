/**
 * Speed of reading, drawing and reviewing, each against a native reference in the same run, as whole processes.
 * Printed as ratios with medians and saved under `.bench/`.
 */
import { PDFDocument } from "pdf-lib";
import { isInstalled, median, pair, runOnce } from "./measure.ts";

const PLANS = "../shared/plans";
const SET = `${PLANS}/sets/kegonsa-2014-set-16p.pdf`;
const COMMERCIAL = `${PLANS}/sets/metal-building-8p-rot90.pdf`;

interface Row {
  what: string;
  ours: string;
  reference: string;
  ratio: number | null;
}

const subject = (
  ...args: string[]
): string[] => [Deno.execPath(), "run", "-A", "--no-check", "tests/bench/subject.ts", ...args];

/** Builds a set of `count` sheets by repeating the sheets of a real one. */
async function repeatSheets(path: string, count: number): Promise<string> {
  const source = await PDFDocument.load(await Deno.readFile(path));
  const target = await PDFDocument.create();
  while (target.getPageCount() < count) {
    const left = Math.min(source.getPageCount(), count - target.getPageCount());
    for (
      const page of await target.copyPages(
        source,
        Array.from({ length: left }, (_, index) => index),
      )
    ) target.addPage(page);
  }
  await Deno.mkdir(".bench", { recursive: true });
  const out = `.bench/${count}-sheets.pdf`;
  await Deno.writeFile(out, await target.save());
  return out;
}

/** Runs the bench. `--quick` measures once each. */
export async function benchSpeed(args: string[]): Promise<void> {
  const runs = args.includes("--quick") ? 1 : 5;
  const rows: Row[] = [];
  const compare = async (what: string, ours: string[], native: string[]) => {
    if (!(await isInstalled(native[0]))) {
      return rows.push({ what, ours: "", reference: `${native[0]} is not installed`, ratio: null });
    }
    const { aMs, bMs, ratio } = await pair(ours, native, runs);
    return rows.push({
      what,
      ours: `${aMs.toFixed(0)} ms`,
      reference: `${native[0]} ${bMs.toFixed(0)} ms`,
      ratio,
    });
  };
  await compare("words, boxes, strokes of 16 sheets", subject("read", SET), [
    "mutool",
    "trace",
    SET,
  ]);
  await compare("words, boxes, strokes of 16 sheets", subject("read", SET), [
    "pdftotext",
    "-bbox-layout",
    SET,
    "/dev/null",
  ]);
  await compare("one sheet grey at 150 dpi", subject("raster", COMMERCIAL), [
    "pdftoppm",
    "-gray",
    "-png",
    "-r",
    "150",
    "-f",
    "1",
    "-l",
    "1",
    COMMERCIAL,
    ".bench/page",
  ]);
  for (const count of [15, 40]) {
    const path = await repeatSheets(SET, count);
    for (const cores of ["1", String(navigator.hardwareConcurrency)]) {
      const figures: Record<string, number>[] = [];
      for (let run = 0; run < Math.min(runs, 3); run++) {
        figures.push(JSON.parse((await runOnce(subject("review", path, cores))).output));
      }
      const of = (key: string) => median(figures.map((it) => it[key]));
      rows.push({
        what: `review of ${count} sheets, ${cores} page${cores === "1" ? "" : "s"} at once`,
        ours: `${(of("workMs") / 1000).toFixed(1)} s, first page ${
          (of("firstMs") / 1000).toFixed(1)
        } s, peak ${of("peakMb").toFixed(0)} MB`,
        reference: "",
        ratio: null,
      });
    }
  }
  for (const { what, ours, reference, ratio } of rows) {
    console.log(
      `${what.padEnd(40)} ${ours.padEnd(44)} ${reference.padEnd(22)} ${
        ratio === null ? "" : `${ratio.toFixed(2)}x`
      }`,
    );
  }
  await Deno.writeTextFile(
    ".bench/speed.json",
    JSON.stringify(
      { at: new Date().toISOString(), runs, cores: navigator.hardwareConcurrency, rows },
      null,
      1,
    ),
  );
}
