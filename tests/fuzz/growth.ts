/** What a generated page takes to be reviewed, and whether twice as much of it takes far more than twice. */
import { unpack } from "../../functions/_shared/packed.ts";
import { isLeftOut } from "../../functions/_shared/unread.ts";
import { AppError } from "../../functions/_shared/errors.ts";
import { hasEndedWorker } from "../../functions/analysis/apart/failure.ts";
import { type Spent, WorkerPool } from "../../functions/analysis/apart/pool.ts";
import type { PageAnalysis } from "../../functions/analysis/page_analysis.ts";
import { toJobFile } from "../../functions/analysis/read/reader.ts";
import { unknownProject } from "../../functions/_shared/domain/project.ts";
import { createChance } from "../fakes/random.ts";
import { KINDS, makePage } from "./pathological.ts";
import type { Verdict } from "./verdict.ts";

/** What a page may take, whatever is on it: of the processor, since what others do beside it is not its fault. */
const MOST_MS = 60_000, MOST_BYTES = 700 * 2 ** 20;
/** Twice as much may take this much longer; what is over sooner is noise. */
const MOST_GROWTH = 3.5, NOISE_MS = 3_000;

/** Reads and judges one page in a worker of its own pool. */
export async function spend(
  pool: WorkerPool,
  bytes: Uint8Array,
): Promise<Spent & { isEnded: boolean }> {
  const total = { workedMs: 0, processorMs: 0, peakBytes: 0, isEnded: false };
  const onSpent = ({ workedMs, processorMs, peakBytes }: Spent) => {
    total.workedMs += workedMs;
    total.processorMs += processorMs;
    total.peakBytes = Math.max(total.peakBytes, peakBytes);
  };
  const file = toJobFile({ name: "page.pdf", bytes });
  const how = { help: { bytes: () => bytes }, onSpent };
  try {
    const page = { file, pageInFile: 1, page: 1, lettering: "leave" as const, model: null };
    const analysed = await pool.run<"analyse">({ kind: "analyse", ...page }, how);
    if (!("packed" in analysed)) throw new Error("A page without a model waits for none");
    const { packed } = analysed;
    const { facts } = await unpack(packed) as PageAnalysis;
    if (isLeftOut(facts.sheet.reading)) {
      throw new Error(`Not judged, so nothing was measured: ${facts.sheet.reading.reason}`);
    }
    const now = new Date(0);
    const set = { files: [], problems: [], now, startedAt: now, project: unknownProject("page") };
    await pool.run<"assemble">({ kind: "assemble", input: { ...set, pages: [packed] } }, how);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    total.isEnded = hasEndedWorker(error);
  }
  return total;
}

/** What one generated page took. */
export interface PageMeasure {
  what: string;
  workedMs: number;
  /** Of the processor, which others beside it don't change. */
  processorMs: number;
  peakMb: number;
  /** It cost its worker, and was set aside with the reason. */
  isEnded: boolean;
  /** What went wrong; null when nothing did. */
  problem: string | null;
}

/** One page: within time and memory, or refused with its reason within them. */
export async function measurePage(
  pool: WorkerPool,
  seed: number,
  most: number,
): Promise<PageMeasure> {
  const { kind, size, bytes } = pageOf(seed, most);
  const what = `${size} of ${kind}`;
  try {
    const { workedMs, processorMs, peakBytes, isEnded } = await spend(pool, bytes);
    const [took, peakMb] = [Math.round(workedMs), Math.round(peakBytes / 2 ** 20)];
    const isOver = processorMs > MOST_MS || peakBytes > MOST_BYTES;
    const problem = isOver ? `took ${processorMs} ms of the processor and ${peakMb} MB` : null;
    return { what, workedMs: took, processorMs, peakMb, isEnded, problem };
  } catch (error) {
    const nothing = { workedMs: 0, processorMs: 0, peakMb: 0, isEnded: false };
    return { what, ...nothing, problem: String(error) };
  }
}

/** The same as one try among others, with the page where it broke. */
export async function tryPage(pool: WorkerPool, seed: number, most: number): Promise<Verdict> {
  const { what, problem } = await measurePage(pool, seed, most);
  return { what, problem, bytes: pageOf(seed, most).bytes };
}

/** Fewest of a thing on a generated page. */
const LEAST = 100;

/** A kind and a size by chance; as many sizes of a hundred as of a thousand or of ten thousand. */
function pageOf(seed: number, most: number) {
  const chance = createChance(seed);
  const kind = chance.pick(Object.keys(KINDS));
  const size = Math.round(LEAST * (most / LEAST) ** (chance.below(10_000) / 9_999));
  return { kind, size, bytes: makePage(kind, size, chance) };
}

/** A kind at two sizes, one twice the other. */
export async function tryGrowth(pool: WorkerPool, kind: string, size: number): Promise<Verdict> {
  const small = await spend(pool, makePage(kind, size, createChance(1)));
  const large = await spend(pool, makePage(kind, 2 * size, createChance(1)));
  const growth = large.processorMs / Math.max(small.processorMs, 1);
  const what = `${kind}: ${size} in ${Math.round(small.processorMs)} ms, ${2 * size} in ${
    Math.round(large.processorMs)
  } ms of the processor, at most ${Math.round(large.peakBytes / 2 ** 20)} MB`;
  const problem = large.isEnded && !small.isEnded
    ? "the larger page cost its worker"
    : large.processorMs > NOISE_MS && growth > MOST_GROWTH
    ? `takes ${growth.toFixed(1)} times as long for twice as much`
    : null;
  return { what, problem };
}
