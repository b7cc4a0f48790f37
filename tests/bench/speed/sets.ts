/** Plan sets the bench reads: real ones, and sets of any length made by repeating the sheets of a real one. */
import { PDFDocument } from "pdf-lib";
import { draw } from "../control/coral_house.ts";
import { scanPages } from "../control/scan.ts";

const PLANS = "../shared/plans/sets";

/** 16 sheets of 42 × 30 in, drawn by a CAD program. */
export const HOUSE = `${PLANS}/kegonsa-2014-set-16p.pdf`;
/** 8 turned sheets of a commercial building. */
export const COMMERCIAL = `${PLANS}/metal-building-8p-rot90.pdf`;

/** A small drawing without a text layer. */
export const SMALL_SCAN = "../shared/plans/scans/synthetic-four-rooms-image-only.pdf";

/** Folder of results and of sets made for the bench; ignored by git. */
export const RESULTS = ".bench";

/** Path of a set of `count` sheets, made once; the sheets of `source` follow each other in their order. */
export async function repeatSheets(count: number, source = HOUSE): Promise<string> {
  return await makeOnce(`${count}-sheets.pdf`, async () => {
    const from = await PDFDocument.load(await Deno.readFile(source));
    const target = await PDFDocument.create();
    const all = from.getPageIndices();
    while (target.getPageCount() < count) {
      const next = all.slice(0, count - target.getPageCount());
      for (const page of await target.copyPages(from, next)) target.addPage(page);
    }
    return await target.save();
  });
}

/** Pixels of the scanned sheet. */
const SCAN_PIXELS = 10e6;

/** Path of a drawn floor plan as an office scanner returns it. */
export function scannedSheet(): Promise<string> {
  return makeOnce("scan.pdf", async () => {
    const [{ bytes }] = (await draw()).files;
    const from = await PDFDocument.load(bytes);
    const { width, height } = from.getPage(FLOOR_PLAN).getSize();
    const only = await PDFDocument.create();
    only.addPage((await only.copyPages(from, [FLOOR_PLAN]))[0]);
    const dpi = 72 * Math.sqrt(SCAN_PIXELS / (width * height));
    return await scanPages(await only.save(), [1], { dpi, angleDeg: 0.2 });
  });
}

/** Place of the floor plan in the drawn set, from 0. */
const FLOOR_PLAN = 2;
/** Width of the pasted picture, points. */
const PICTURE_PT = 360;

/** Path of the first sheet of {@link HOUSE} with a small drawing pasted into a corner. */
export function sheetWithPicture(): Promise<string> {
  return makeOnce("sheet-with-picture.pdf", async () => {
    const target = await PDFDocument.load(await Deno.readFile(await repeatSheets(1)));
    const [drawing] = await target.embedPdf(await Deno.readFile(SMALL_SCAN), [0]);
    const { width, height } = drawing.scale(PICTURE_PT / drawing.width);
    target.getPage(0).drawPage(drawing, { x: 72, y: 72, width, height });
    return await target.save();
  });
}

/** Makes a file of the bench unless it is there already. */
async function makeOnce(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  await Deno.mkdir(RESULTS, { recursive: true });
  const path = `${RESULTS}/${name}`;
  if (await Deno.stat(path).then((it) => it.isFile, () => false)) return path;
  await Deno.writeFile(path, await make());
  return path;
}
