/** One page with its lettering in pictures, as a running server reads it: the workers and the recogniser have started. */
import { closeReaders, readPage } from "../../../../functions/analysis/read/mod.ts";
import type { Work } from "../subject.ts";

const work: Work = async (path, { args: [warm], seen }) => {
  await readPage("warm.pdf", await Deno.readFile(warm), 1, 1);
  const bytes = await Deno.readFile(path);
  const from = performance.now();
  const { words } = await readPage("plans.pdf", bytes, 1, 1);
  const readMs = performance.now() - from;
  seen();
  await closeReaders();
  return { readMs, words: words.filter(({ origin }) => origin === "ocr").length };
};
export default work;
