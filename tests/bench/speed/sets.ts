/** Plan sets the bench reads: real ones, and sets of any length made by repeating the sheets of a real one. */
import { PDFDocument } from "pdf-lib";

const PLANS = "../shared/plans/sets";

/** 16 sheets of 42 × 30 in, drawn by a CAD program. */
export const HOUSE = `${PLANS}/kegonsa-2014-set-16p.pdf`;
/** 8 turned sheets of a commercial building. */
export const COMMERCIAL = `${PLANS}/metal-building-8p-rot90.pdf`;

/** Folder of results and of sets made for the bench; ignored by git. */
export const RESULTS = ".bench";

/** Path of a set of `count` sheets, made once; the sheets of `source` follow each other in their order. */
export async function repeatSheets(count: number, source = HOUSE): Promise<string> {
  await Deno.mkdir(RESULTS, { recursive: true });
  const path = `${RESULTS}/${count}-sheets.pdf`;
  if (await Deno.stat(path).then((it) => it.isFile, () => false)) return path;
  const from = await PDFDocument.load(await Deno.readFile(source));
  const target = await PDFDocument.create();
  const all = from.getPageIndices();
  while (target.getPageCount() < count) {
    const next = all.slice(0, count - target.getPageCount());
    for (const page of await target.copyPages(from, next)) target.addPage(page);
  }
  await Deno.writeFile(path, await target.save());
  return path;
}
