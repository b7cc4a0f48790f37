/** The first steps of a review: plan the pages, read each and turn it into facts. They know no rule. */
import {
  analyseRead,
  type HeldFile,
  type PageAnalysis,
  type PageFile,
  type Propose,
  type ReadPlace,
} from "./page_analysis.ts";
import { renderSheet } from "./propose/tiles.ts";
import { inspectFile } from "./read/inspect_file.ts";
import {
  type ReadFile as FileSummary,
  readPage,
  type ReadProblem as FileProblem,
} from "./read/mod.ts";

export type { HeldFile, PageAnalysis, PageFile, Propose };

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
  file: HeldFile,
  pageInFile: number,
  page: number,
  options: { signal?: AbortSignal; propose?: Propose } = {},
): Promise<PageAnalysis> {
  const reading = await readPage(file.name, file.bytes, pageInFile, page, {
    signal: options.signal,
  });
  const render: ReadPlace["render"] = () => renderSheet(file, pageInFile, { reading });
  return analyseRead(reading, { page, render }, options);
}
