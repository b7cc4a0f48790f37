/** What people take out of a report: exports and the list of comments, with fonts that whoever asked for them has. */
import { type CommentListInput, writeCommentList } from "../../_report/comment_list.ts";
import { type ExportFile, type ExportInput, exportReport } from "../../_report/exports/mod.ts";
import { loadFonts, type ReadFont } from "../../_report/fonts.ts";
import type { ExportFormat } from "../../_shared/contract/mod.ts";

export async function printExport(
  { format, input }: { format: ExportFormat; input: ExportInput },
  readFont: ReadFont,
): Promise<ExportFile> {
  // Read once: all that is written after finds them.
  await loadFonts(readFont);
  return await exportReport(format, input);
}

export async function printComments(
  input: CommentListInput,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadFonts(readFont);
  return await writeCommentList(input);
}
