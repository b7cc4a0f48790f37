/** Command lines of what the bench runs as processes of their own. */
import { isInstalled, pair } from "../measure.ts";
import { type Row, toRow } from "./row.ts";

/** How thorough a run is. */
export interface Care {
  /** Times each pair of processes is run. */
  runs: number;
  /** Seconds a server is kept busy at a time. */
  seconds: number;
  /** Longest set of the growth subject, in sheets. */
  sheets: number;
}

/** A piece of work of `subject.ts`; see there. Patterns are compiled as in the product's workers. */
export const subject = (...args: string[]): string[] =>
  program("subject.ts", ...args).toSpliced(2, 0, "--v8-flags=--no-regexp-tier-up");

/** Another program beside this file. */
export const program = (name: string, ...args: string[]): string[] => [
  Deno.execPath(),
  "run",
  "-A",
  "--no-check",
  `tests/bench/speed/${name}`,
  ...args,
];

/** What `subject.ts` prints. */
export interface Outcome {
  /** The work without the start of the process. */
  workMs: number;
  /** Until the first page was there; null where there are no pages. */
  firstMs: number | null;
  peakMb: number;
  /** Figures of the piece of work itself. */
  parts: Record<string, number>;
}

/** Runs our command and a native tool in turn, whole processes; says so when the tool is not there. */
export async function compare(
  row: Pick<Row, "subject" | "what">,
  { ours, native, runs }: { ours: string[]; native: string[]; runs: number },
): Promise<{ row: Row; outcomes: Outcome[]; nativeMs: number | null }> {
  const [tool] = native;
  if (!(await isInstalled(tool))) {
    const note = `${tool} is not installed`;
    return { row: toRow({ ...row, figure: null, unit: "ms", note }), outcomes: [], nativeMs: null };
  }
  const { aMs, bMs, ratio, outputs } = await pair(ours, native, runs);
  const reference = { what: native.slice(0, 2).join(" "), figure: bMs };
  return {
    row: { ...toRow({ ...row, figure: aMs, unit: "ms", reference }), ratio },
    outcomes: outputs.map((it) => JSON.parse(it)),
    nativeMs: bMs,
  };
}
