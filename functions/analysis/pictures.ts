/**
 * Pictures of the evidence: for each open finding the part of the sheet that proves it, with enough around it
 * to be recognised, and a small picture of every sheet that carries one. The originals are only read.
 */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  renderOpenPage,
} from "../_providers/pdf/mod.ts";
import { wrapImage } from "../_providers/pdf/wrap_image.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { SheetSummary } from "../_shared/domain/report.ts";
import type { PercentRect } from "../_shared/geometry.ts";
import { detectFileType } from "./read/intake.ts";
import type { PageFile } from "./pipeline.ts";

/** Around the evidence, in inches on the sheet. */
const MARGIN_IN = 0.5;
/** Smallest part of a sheet shown, in inches, so that a short text is seen in its place. */
const MIN_WIDTH_IN = 4;
const MIN_HEIGHT_IN = 1.6;
const CROP_DPI = 130;
const THUMBNAIL_PX = 900;
/** Findings beyond this many are printed without a picture, to keep the report handy. */
const MAX_CROPS = 80;

export interface EvidencePictures {
  /** Finding id → PNG. */
  crops: Map<string, Uint8Array>;
  /** Finding id → the part of the page the crop shows, percent. */
  regions: Map<string, PercentRect>;
  /** Page from 1 through all files → PNG. */
  thumbnails: Map<number, Uint8Array>;
}

/** Draws crops of all open findings and thumbnails of the sheets they stand on. */
export async function drawEvidence(
  files: readonly PageFile[],
  sheets: readonly SheetSummary[],
  findings: readonly Finding[],
): Promise<EvidencePictures> {
  const pictures: EvidencePictures = {
    crops: new Map(),
    regions: new Map(),
    thumbnails: new Map(),
  };
  const open = findings.filter((it) => it.status !== "compliant").slice(0, MAX_CROPS);
  for (const file of files) {
    const shown = sheets.filter((sheet) =>
      sheet.file === file.name && open.some((it) => it.documentMarkup.page === sheet.page)
    );
    if (shown.length > 0) await drawFile(file, shown, open, pictures);
  }
  return pictures;
}

async function drawFile(
  file: PageFile,
  sheets: SheetSummary[],
  findings: Finding[],
  pictures: EvidencePictures,
): Promise<void> {
  const isPdf = detectFileType(file.name, file.bytes) === "pdf";
  const document = openDocument(
    await getPdfium(),
    isPdf ? file.bytes : await wrapImage(file.name, file.bytes),
    file.name,
  );
  try {
    for (const sheet of sheets) {
      const page = openPage(document, sheet.pageInFile, file.name);
      try {
        pictures.thumbnails.set(sheet.page, await renderOpenPage(page, { widthPx: THUMBNAIL_PX }));
        for (const finding of findings.filter((it) => it.documentMarkup.page === sheet.page)) {
          const region = regionOf(finding.documentMarkup, sheet);
          pictures.regions.set(finding.id, region);
          pictures.crops.set(
            finding.id,
            await renderOpenPage(page, { dpi: dpiFor(region, sheet), region }),
          );
        }
      } finally {
        closePage(page);
      }
    }
  } finally {
    closeDocument(document);
  }
}

/** The evidence's box with a margin, at least a readable part of the sheet, kept within the page. Percent. */
export function regionOf(
  box: PercentRect,
  page: { widthPt: number; heightPt: number },
): PercentRect {
  const across = grow(
    box.x,
    box.width,
    (MARGIN_IN * 7200) / page.widthPt,
    (MIN_WIDTH_IN * 7200) / page.widthPt,
  );
  const down = grow(
    box.y,
    box.height,
    (MARGIN_IN * 7200) / page.heightPt,
    (MIN_HEIGHT_IN * 7200) / page.heightPt,
  );
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function grow(
  start: number,
  length: number,
  margin: number,
  least: number,
): { start: number; length: number } {
  const wanted = Math.min(100, Math.max(length + 2 * margin, least));
  const from = Math.min(100 - wanted, Math.max(0, start + length / 2 - wanted / 2));
  return { start: from, length: wanted };
}

/** Wide evidence is drawn coarser: no crop is wider than a printed page can show. */
function dpiFor(region: PercentRect, page: { widthPt: number }): number {
  const widthIn = (region.width / 100) * page.widthPt / 72;
  return Math.min(CROP_DPI, 1400 / widthIn);
}
