/** A file with its findings written on it. */
import { Buffer } from "node:buffer";
import { countInk } from "../../_providers/pdf/sheet_ink.ts";
import { markUpPlans } from "../../_report/markup.ts";
import { toPdfBytes } from "../read/intake.ts";
import type { Job, MarkedFile } from "./jobs.ts";

/** @param getThumbnail the picture of a page as it was kept; null where there is none */
export async function markFile(
  { file, findings, options }: Extract<Job, { kind: "mark" }>,
  bytes: Uint8Array,
  getThumbnail: (pageInFile: number) => Promise<Uint8Array | null>,
): Promise<MarkedFile> {
  const marked = await markUpPlans(await toPdfBytes(file.name, bytes), findings, {
    ...options,
    getInk: async (pageInFile) => {
      const png = await getThumbnail(pageInFile);
      return png && await countInk(png);
    },
  });
  // The host has the file: only what comes after it is sent.
  const isAppended = Buffer.compare(marked.subarray(0, bytes.length), bytes) === 0;
  return { isAppended, bytes: isAppended ? marked.slice(bytes.length) : marked };
}
