/** The whole review of sets, on one core and on all; its rules; its report; and how all of it grows with the set. */
import { isInstalled, median, runOnce } from "../measure.ts";
import { type Care, type Outcome, subject } from "./programs.ts";
import { atMost, type Row, toRow } from "./row.ts";
import { COMMERCIAL, HOUSE, repeatSheets } from "./sets.ts";

const REVIEW_MOST_S = 30;
const FIRST_MOST_S = 3;
const RULES_MOST_MS = 200;
const MEMORY_MOST_MB = 1200;
/** Largest share a measured figure may lie above the straight line through the shorter sets. */
const LINEAR_SLACK = 1.25;
const GROWTH = [1, 10, 50, 100, 200];

export async function benchReview({ runs }: Care): Promise<Row[]> {
  const rows: Row[] = [];
  const cores = navigator.hardwareConcurrency;
  for (const count of [15, 40]) {
    const path = await repeatSheets(count);
    const nativeS = await isInstalled("pdftotext")
      ? await median3(async () =>
        (await runOnce(["pdftotext", "-bbox-layout", path, "/dev/null"])).wallMs / 1000
      )
      : null;
    for (const isAll of [false, true]) {
      const outcomes: Outcome[] = [];
      for (let run = 0; run < Math.min(runs, 3); run++) {
        outcomes.push(await review(path, isAll ? cores : 1));
      }
      const of = (take: (it: Outcome) => number) => median(outcomes.map(take));
      const seconds = of((it) => it.workMs) / 1000;
      const row = toRow({
        subject: "review",
        what: `review of ${count} sheets, ${isAll ? `${cores} cores` : "1 core"}`,
        figure: seconds,
        unit: "s",
        reference: nativeS === null ? null : { what: "pdftotext -bbox-layout", figure: nativeS },
        note: `peak ${of((it) => it.peakMb).toFixed(0)} MB`,
      });
      const isPromised = count === 40 && isAll;
      rows.push({ ...row, ...isPromised && atMost(seconds, REVIEW_MOST_S, "s") });
      if (!isPromised) continue;
      const first = of((it) => it.firstMs!) / 1000;
      rows.push({
        ...toRow({ subject: "review", what: "… first findings", figure: first, unit: "s" }),
        ...atMost(first, FIRST_MOST_S, "s"),
      });
      const again = await review(path, cores, COMMERCIAL);
      rows.push(
        toRow({
          subject: "review",
          what: "… by workers that reviewed another set before",
          figure: again.parts.reviewMs / 1000,
          unit: "s",
        }),
      );
    }
  }
  return rows;
}

/** On one core the process is held to it where the system can do that. */
async function review(path: string, cores: number, ...before: string[]): Promise<Outcome> {
  const command = subject("review", path, String(cores), ...before);
  const isHeld = cores === 1 && await isInstalled("taskset");
  return JSON.parse((await runOnce(isHeld ? ["taskset", "-c", "0", ...command] : command)).output);
}

async function median3(measure: () => Promise<number>): Promise<number> {
  return median([await measure(), await measure(), await measure()]);
}

export async function benchRules(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of [await repeatSheets(40), COMMERCIAL]) {
    const { parts }: Outcome = JSON.parse((await runOnce(subject("rules", path))).output);
    for (
      const [when, ms] of [
        ["in a new process", parts.firstRulesMs],
        ["in a running server", parts.rulesMs],
      ] as const
    ) {
      const row = toRow({
        subject: "rules",
        what: `all rules over ${parts.pages} sheets, ${when}`,
        figure: ms,
        unit: "ms",
        note: `whole report body ${parts.reportMs.toFixed(0)} ms`,
      });
      rows.push({ ...row, ...atMost(ms, RULES_MOST_MS, "ms") });
    }
  }
  return rows;
}

export async function benchReport({ runs }: Care): Promise<Row[]> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    outcomes.push(JSON.parse((await runOnce(subject("report", HOUSE))).output));
  }
  const of = (part: string) => median(outcomes.map((it) => it.parts[part]));
  return [
    toRow({
      subject: "report",
      what: `signed report PDF of 16 sheets, ${of("pages")} pages`,
      figure: of("pdfMs"),
      unit: "ms",
      reference: { what: "as many plain pages by pdfkit", figure: of("plainMs") },
      note: `${(of("bytes") / 1000).toFixed(0)} kB, ${of("findings")} findings`,
    }),
    toRow({
      subject: "report",
      what: "… its pictures, drawn from the sheets",
      figure: of("picturesMs"),
      unit: "ms",
    }),
  ];
}

/** Time and memory of reviews from one sheet to the longest set. */
export async function benchGrowth({ sheets }: Care): Promise<Row[]> {
  const counts = GROWTH.filter((it) => it <= sheets);
  const seen: { count: number; seconds: number; peakMb: number }[] = [];
  for (const count of counts) {
    const { workMs, peakMb } = await review(
      await repeatSheets(count),
      navigator.hardwareConcurrency,
    );
    seen.push({ count, seconds: workMs / 1000, peakMb });
  }
  const rows = seen.map(({ count, seconds, peakMb }) =>
    toRow({
      subject: "growth",
      what: `review of ${count} sheet${count === 1 ? "" : "s"}`,
      figure: seconds,
      unit: "s",
      note: `peak ${peakMb.toFixed(0)} MB`,
    })
  );
  const last = seen[seen.length - 1];
  rows.push({
    ...toRow({
      subject: "growth",
      what: `peak memory of ${last.count} sheets`,
      figure: last.peakMb,
      unit: "MB",
    }),
    ...atMost(last.peakMb, MEMORY_MOST_MB, "MB"),
  });
  for (const [key, name, unit] of [["seconds", "time", "s"], ["peakMb", "memory", "MB"]] as const) {
    const points = seen.map((it): [number, number] => [it.count, it[key]]);
    const { slope, start, fit } = fitLine(points);
    // What the shorter sets promise for the longest one.
    const shorter = fitLine(points.slice(0, -1));
    const expected = shorter.start + shorter.slope * last.count;
    const row = toRow({
      subject: "growth",
      what: `${name} of ${last.count} sheets, and the line through shorter sets`,
      figure: last[key],
      unit,
      reference: { what: "line", figure: expected },
      note: `${start.toFixed(2)} + ${slope.toFixed(4)} ${unit} a sheet, R² ${fit.toFixed(4)}`,
    });
    rows.push({ ...row, ...atMost(row.ratio, LINEAR_SLACK, "x (linear)") });
  }
  return rows;
}

/** Straight line through points by least squares; `fit` is R². */
export function fitLine(
  points: readonly (readonly [number, number])[],
): { slope: number; start: number; fit: number } {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  let xx = 0, xy = 0, yy = 0;
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const slope = xx === 0 ? 0 : xy / xx;
  return { slope, start: meanY - slope * meanX, fit: xx * yy === 0 ? 1 : xy * xy / (xx * yy) };
}
