/**
 * Words and boxes alone, as the reader makes them, without strokes, pictures and annotations. With `again` as a
 * further argument the set is read a second time, as a server that is running does.
 */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  readGlyphs,
} from "../../../../functions/_providers/pdf/mod.ts";
import { joinFractions } from "../../../../functions/analysis/read/fractions.ts";
import { joinWords } from "../../../../functions/analysis/read/words.ts";
import type { Work } from "../subject.ts";

const work: Work = async (path, { args: [isAgain], seen }): Promise<Record<string, number>> => {
  const words = await readAll(path, seen);
  if (isAgain !== "again") return { words };
  const from = performance.now();
  if (await readAll(path, seen) !== words) throw new Error("Reading twice gave different words");
  return { words, againMs: performance.now() - from };
};
export default work;

async function readAll(path: string, seen: () => void): Promise<number> {
  const document = openDocument(await getPdfium(), await Deno.readFile(path), path);
  let words = 0;
  for (let number = 1; number <= document.pageCount; number++) {
    const page = openPage(document, number, path);
    words += joinFractions(joinWords(readGlyphs(page, new Set()))).length;
    closePage(page);
    seen();
  }
  closeDocument(document);
  return words;
}
