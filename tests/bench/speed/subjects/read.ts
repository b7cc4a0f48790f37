/** Everything a review reads of a page, by one worker as in the product, without text recognition. */
import { readFiles } from "../../../../functions/analysis/read/mod.ts";
import type { Work } from "../subject.ts";

const work: Work = async (path, { seen }) => {
  const files = [{ name: "plans.pdf", bytes: await Deno.readFile(path) }];
  const { pages } = await readFiles(files, { ocr: false, concurrency: 1, onPage: seen });
  return { pages: pages.length };
};
export default work;
