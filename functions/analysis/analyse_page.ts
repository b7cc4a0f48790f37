/** The first steps of a review: plan the pages, read each and turn it into facts. They know no rule. */
import { extractPage, type PageFacts } from "./extract/mod.ts";
import type { ProposeInput, ProposeResult } from "./propose/mod.ts";
import { type ModelShare, shareOf } from "./propose/share.ts";
import { renderView } from "./propose/tiles.ts";
import { inspectFile } from "./read/inspect_file.ts";
import {
  type ReadFile as FileSummary,
  readPage,
  type ReadProblem as FileProblem,
} from "./read/mod.ts";

/** An uploaded file, byte for byte. */
export interface PageFile {
  name: string;
  bytes: Uint8Array;
}

/** What one page came to: its facts and its words for the gate. JSON only. */
export interface PageAnalysis {
  page: number;
  facts: PageFacts;
  text: string;
  problem: string | null;
  /** What the vision model added; null when the page did not need it or it may not be asked. */
  model: ModelShare | null;
}

/** Asks the model about a page that was read; see `propose/mod.ts`. */
export type Propose = (
  input: ProposeInput,
  signal?: AbortSignal,
) => Promise<ProposeResult & { modelName: string }>;

/** Pages to analyse, in upload order, and files that can't be opened. */
export interface PagePlan {
  pages: { file: number; pageInFile: number; page: number }[];
  problems: FileProblem[];
  files: FileSummary[];
}

/** Opens each file, counts its pages and numbers them from 1 through all files. */
export async function planPages(files: readonly PageFile[]): Promise<PagePlan> {
  const plan: PagePlan = { pages: [], problems: [], files: [] };
  for (const [index, file] of files.entries()) {
    const { summary, problem } = await inspectFile(file);
    plan.files.push(summary);
    if (problem) plan.problems.push(problem);
    for (let pageInFile = 1; pageInFile <= summary.pageCount; pageInFile++) {
      plan.pages.push({ file: index, pageInFile, page: plan.pages.length + 1 });
    }
  }
  return plan;
}

/**
 * Reads one page and turns it into facts.
 *
 * @param page number of the page from 1 through all files
 */
export async function analysePage(
  file: PageFile,
  pageInFile: number,
  page: number,
  options: { signal?: AbortSignal; propose?: Propose; read?: typeof readPage } = {},
): Promise<PageAnalysis> {
  const { signal, read = readPage } = options;
  const reading = await read(file.name, file.bytes, pageInFile, page, { signal });
  const facts = extractPage(reading);
  return {
    page,
    facts,
    text: reading.words.map((word) => word.text).join(" "),
    problem: reading.problem,
    model: options.propose
      ? await askModel(options.propose, {
        page: reading,
        facts,
        render: (view) => renderView(file, pageInFile, view),
      }, options.signal)
      : null,
  };
}

/** The model's part; a failure of any kind leaves the page with what was read without it. */
async function askModel(
  propose: Propose,
  input: ProposeInput,
  signal?: AbortSignal,
): Promise<ModelShare | null> {
  try {
    const result = await propose(input, signal);
    return result.needed === 0 ? null : shareOf(result, input.facts);
  } catch (error) {
    signal?.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    return shareOf({ failures: [{ task: "all", why }] }, input.facts);
  }
}
