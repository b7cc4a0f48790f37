/** The first sheet as a grey PNG of 150 dpi. */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  renderOpenPage,
} from "../../../../functions/_providers/pdf/mod.ts";
import type { Work } from "../subject.ts";

const work: Work = async (path, { seen }) => {
  const document = openDocument(await getPdfium(), await Deno.readFile(path), path);
  const page = openPage(document, 1, path);
  const png = await renderOpenPage(page, { dpi: 150, grey: true });
  closePage(page);
  closeDocument(document);
  seen();
  return { bytes: png.length };
};
export default work;
