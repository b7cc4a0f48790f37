/** Second readings of all that would accuse, in batches, each with the parts of the sheets it is about. */
import type { ReportBody } from "../../_shared/domain/report.ts";
import { MOST_IN_FLIGHT } from "../../_shared/constants/timing.ts";
import { AppError } from "../../_shared/errors.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import type { PageFile } from "../analyse_page.ts";
import { drawPage } from "../read/mod.ts";
import { batchesOf, type BatchInQuestion, type Confirmation } from "./confirm.ts";
import { type Control, PART_IN, partWidth } from "./control.ts";
import type { Reading } from "./reading.ts";

/** Most links of one set that are asked about again, and issues: more would not be read by a person either. */
const MAX_OF_KIND = 120;
/** Resolution of the part of the sheet that is shown, and its width at most, which lowers it around long lines. */
const DPI = 150;
const MOST_PX = 2_000;

export interface ConfirmInput {
  readings: readonly Reading[];
  controls: readonly Control[];
  body: Pick<ReportBody, "sheets" | "files">;
  /** The file of an uploaded name; null when it is gone. */
  getFile: (name: string) => Promise<PageFile | null>;
  ask: (batch: BatchInQuestion, signal?: AbortSignal) => Promise<Confirmation[]>;
  signal?: AbortSignal;
}

/** Asks about each reading once. A batch with a sheet that is gone stays unanswered. */
export async function confirmAll(
  { readings, controls, body, getFile, ask, signal }: ConfirmInput,
): Promise<Confirmation[]> {
  const found: Confirmation[] = [];
  const hashOf = (page: number): string | null => {
    const sheet = body.sheets.find((it) => it.page === page);
    const hash = sheet && body.files.find((it) => it.name === sheet.file)?.sha256;
    return sheet ? `${hash ?? sheet.file}/${sheet.pageInFile}` : null;
  };
  const draw: BatchInQuestion["draw"] = async ({ page, box }) => {
    const sheet = body.sheets.find((it) => it.page === page);
    const file = sheet && await getFile(sheet.file);
    if (!sheet || !file) throw new AppError("file_not_found", `The file of page ${page} is gone`);
    const dpi = Math.min(DPI, MOST_PX / partWidth(box, sheet));
    const render = { dpi, region: partAround(box, sheet), framed: box };
    return await drawPage(file.name, file.bytes, sheet.pageInFile, render);
  };
  const there = readings.filter(({ page }) => hashOf(page) !== null);
  const asked = [...Map.groupBy(there, (it) => it.of).values()]
    .flatMap((it) => it.slice(0, MAX_OF_KIND));
  const waiting = batchesOf(asked, controls).values();
  const askNext = async () => {
    for (const batch of waiting) {
      signal?.throwIfAborted();
      const contentHash = [...new Set(batch.readings.map(({ page }) => hashOf(page)))].join(" ");
      try {
        found.push(...await ask({ ...batch, contentHash, draw }, signal));
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "file_not_found") throw error;
      }
    }
  };
  // As many again are drawn while others are out: turns are given where questions are put.
  await Promise.all(Array.from({ length: 2 * MOST_IN_FLIGHT }, askNext));
  return found;
}

/** The part of the sheet with the words in its middle, moved in where it would reach over an edge; percent. */
export function partAround(
  box: PercentRect,
  { widthPt, heightPt }: { widthPt: number; heightPt: number },
): PercentRect {
  const width = Math.min(100, partWidth(box, { widthPt }) * 72 / widthPt * 100);
  const height = Math.min(100, PART_IN * 72 / heightPt * 100);
  const keep = (from: number, length: number) => Math.min(100 - length, Math.max(0, from));
  return {
    x: keep(box.x + box.width / 2 - width / 2, width),
    y: keep(box.y + box.height / 2 - height / 2, height),
    width,
    height,
  };
}
