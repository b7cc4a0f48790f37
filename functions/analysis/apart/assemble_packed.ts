/** The report of pages as they are stored. */
import { unpack } from "../../_shared/packed.ts";
import { assembleReport, type PageAnalysis } from "../pipeline.ts";
import { linesOf } from "../revise/mended_words.ts";
import type { AssembledSet, PackedAssembly } from "./jobs.ts";

/** Unpacks the pages and assembles their report. */
export async function assemblePacked(input: PackedAssembly): Promise<AssembledSet> {
  const pages: PageAnalysis[] = [];
  for (const packed of input.pages) pages.push(await unpack(packed) as PageAnalysis);
  const { body, plan, inQuestion, controls, setQuestion } = assembleReport({ ...input, pages });
  return { body, lines: input.withLines ? linesOf(plan) : [], inQuestion, controls, setQuestion };
}
