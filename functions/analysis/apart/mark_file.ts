/** A file with its findings written on it. */
import { countInk } from "../../_providers/pdf/sheet_ink.ts";
import { appendFindings } from "../../_report/markup.ts";
import { type Appended, isEncrypted, joinUpdate } from "../../_report/pdf_update.ts";
import { takeBytes } from "../../_shared/file_bytes.ts";
import type { OpenedBytes } from "./job_files.ts";
import type { Job, MarkedFile, UnmarkedFile } from "./jobs.ts";

/** @param getThumbnail the picture of a page as it was kept; null where there is none */
export async function markFile(
  { findings, options }: Extract<Job, { kind: "mark" }>,
  { pdf, isFile }: OpenedBytes,
  getThumbnail: (pageInFile: number) => Promise<Uint8Array | null>,
): Promise<MarkedFile | UnmarkedFile> {
  const getInk = async (pageInFile: number) => {
    const png = await getThumbnail(pageInFile);
    return png && await countInk(png);
  };
  let appended: Appended | null;
  try {
    appended = await appendFindings(pdf, findings, { ...options, getInk });
  } catch (error) {
    if (isEncrypted(error)) return { isEncrypted: true };
    throw error;
  }
  const update = appended ?? { base: null, added: new Uint8Array() };
  // The host has the file: only what comes after it is sent.
  if (isFile && update.base === null) return { isAppended: true, bytes: update.added };
  return { isAppended: false, bytes: joinUpdate(update.base ?? takeBytes(pdf, 0), update) };
}
