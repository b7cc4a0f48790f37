/**
 * Pictures for the printed report: for each open finding the part of the sheet that proves it, with enough
 * around it to be recognised, and each sheet in small. The originals are only read.
 */
import { THUMBNAIL_PX } from "../_shared/constants/pictures.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import { SEVERITIES } from "../_shared/domain/finding.ts";
import type { ReportBody, SheetSummary } from "../_shared/domain/report.ts";
import type { PercentRect } from "../_shared/geometry.ts";
import type { RenderOptions } from "../_providers/pdf/mod.ts";
import type { PageFile } from "./pipeline.ts";
import { drawPage } from "./read/mod.ts";

/** Around the evidence, and the smallest part of a sheet shown, in inches on the sheet. */
const MARGIN_IN = 0.5;
const MIN_WIDTH_IN = 4;
const MIN_HEIGHT_IN = 1.6;
const CROP_DPI = 130;
const MAX_CROP_PX = 1400;
/** Findings and sheets beyond these are printed without a picture, to keep the report handy. */
const MAX_CROPS = 60;
const MAX_THUMBNAILS = 80;
/** The same beyond these bytes: eighty photos in small and sixty crops of photos take 28 and 48 MB. */
const MAX_THUMBNAIL_BYTES = 28 * 2 ** 20;
const MAX_CROP_BYTES = 48 * 2 ** 20;

/** PNGs by finding id and by page; `regions` says what part of its page a crop shows, percent. */
export interface Pictures {
  crops: Map<string, Uint8Array>;
  regions: Map<string, PercentRect>;
  thumbnails: Map<number, Uint8Array>;
}

/**
 * Draws the pictures. A page that can't be drawn has none; the report says so in words.
 *
 * @param getFile the file of an uploaded name, null when it is gone
 */
export async function drawPictures(
  body: Pick<ReportBody, "findings" | "sheets">,
  getFile: (name: string) => Promise<PageFile | null>,
  signal?: AbortSignal,
): Promise<Pictures> {
  const thumbnails = new Map<number, Uint8Array>();
  const draw = drawWith(getFile, signal);
  const room = createRoom(MAX_THUMBNAIL_BYTES);
  for (const sheet of body.sheets.slice(0, MAX_THUMBNAILS)) {
    const png = await draw(sheet, { widthPx: THUMBNAIL_PX });
    if (png && room.take(png)) thumbnails.set(sheet.page, png);
  }
  return { ...await drawCrops(body, getFile, { signal }), thumbnails };
}

/** Draws the evidence alone; with a frame around it where nothing is drawn over it afterwards, as in exports. */
export async function drawCrops(
  body: Pick<ReportBody, "findings" | "sheets">,
  getFile: (name: string) => Promise<PageFile | null>,
  { signal, isFramed = false }: { signal?: AbortSignal; isFramed?: boolean } = {},
): Promise<Pick<Pictures, "crops" | "regions">> {
  const pictures: Pick<Pictures, "crops" | "regions"> = { crops: new Map(), regions: new Map() };
  const draw = drawWith(getFile, signal);
  const sheets = new Map(body.sheets.map((it) => [it.page, it]));
  const room = createRoom(MAX_CROP_BYTES);
  for (const finding of gravest(body.findings)) {
    const sheet = sheets.get(finding.documentMarkup.page);
    if (!sheet) continue;
    const region = regionOf(finding.documentMarkup, sheet);
    const widthIn = ((region.width / 100) * sheet.widthPt) / 72;
    const png = await draw(sheet, {
      widthPx: Math.min(MAX_CROP_PX, Math.round(widthIn * CROP_DPI)),
      region,
      ...(isFramed &&
        { framed: finding.documentMarkup, frameColor: finding.documentMarkup.highlightColor }),
    });
    if (!png || !room.take(png)) continue;
    pictures.crops.set(finding.id, png);
    pictures.regions.set(finding.id, region);
  }
  return pictures;
}

/** Room for pictures that are held together. What no longer fits is left out, what is smaller may fit. */
export function createRoom(most: number): { take: (png: Uint8Array) => boolean } {
  let left = most;
  return {
    take(png) {
      if (png.length > left) return false;
      left -= png.length;
      return true;
    },
  };
}

/** Draws sheets or parts of them; a page that can't be drawn is null. */
function drawWith(getFile: (name: string) => Promise<PageFile | null>, signal?: AbortSignal) {
  return async (sheet: SheetSummary, options: RenderOptions) => {
    signal?.throwIfAborted();
    const file = await getFile(sheet.file);
    if (!file) return null;
    try {
      return await drawPage(file.name, file.bytes, sheet.pageInFile, { ...options, signal });
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  };
}

/** Open findings, issues before questions, the gravest first. */
function gravest(findings: readonly Finding[]): Finding[] {
  return findings
    .filter((it) => it.status !== "compliant")
    .sort((a, b) =>
      Number(a.status === "warning") - Number(b.status === "warning") ||
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
    )
    .slice(0, MAX_CROPS);
}

/** The evidence's box with a margin, at least a readable part of the sheet, kept within the page. Percent. */
function regionOf(
  box: PercentRect,
  page: { widthPt: number; heightPt: number },
): PercentRect {
  const across = grow(box.x, box.width, page.widthPt, MIN_WIDTH_IN);
  const down = grow(box.y, box.height, page.heightPt, MIN_HEIGHT_IN);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function grow(
  start: number,
  length: number,
  pagePt: number,
  leastIn: number,
): { start: number; length: number } {
  const percentPerInch = 7200 / pagePt;
  const wanted = Math.min(
    100,
    Math.max(length + 2 * MARGIN_IN * percentPerInch, leastIn * percentPerInch),
  );
  return {
    start: Math.min(100 - wanted, Math.max(0, start + length / 2 - wanted / 2)),
    length: wanted,
  };
}
