/** The report of pages as they are stored. */
import { unpack } from "../../_shared/packed.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import { assembleReport, type PageAnalysis } from "../pipeline.ts";
import type { PackedAssembly } from "./jobs.ts";

/** Unpacks the pages and assembles their report. */
export async function assemblePacked(input: PackedAssembly): Promise<ReportBody> {
  const pages: PageAnalysis[] = [];
  for (const packed of input.pages) pages.push(await unpack(packed) as PageAnalysis);
  return assembleReport({ ...input, pages }).body;
}
