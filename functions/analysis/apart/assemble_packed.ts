/** The report of pages as they are stored. */
import { unpack } from "../../_shared/packed.ts";
import { AppError } from "../../_shared/errors.ts";
import { assembleReport, type PageAnalysis } from "../pipeline.ts";
import { linesOf } from "../revise/mended_words.ts";
import type { AssembledSet, PackedAssembly } from "./jobs.ts";

/** Of more nobody could write or read a report: 4,000 took a minute and 750 MB. */
export const MOST_FINDINGS = 5_000;

/** Unpacks the pages and assembles their report. @throws {AppError} `analysis_failed` where that comes to too many findings */
export async function assemblePacked(input: PackedAssembly): Promise<AssembledSet> {
  const pages: PageAnalysis[] = [];
  for (const packed of input.pages) pages.push(await unpack(packed) as PageAnalysis);
  const { body, plan, inQuestion, controls, setQuestion } = assembleReport({ ...input, pages });
  const count = body.findings.length;
  if (count > MOST_FINDINGS) {
    const [has, most] = [count, MOST_FINDINGS].map((it) => it.toLocaleString("en-US"));
    throw new AppError(
      "analysis_failed",
      `The sheets came to ${has} findings; a report holds up to ${most}.`,
    );
  }
  return { body, lines: input.withLines ? linesOf(plan) : [], inQuestion, controls, setQuestion };
}
