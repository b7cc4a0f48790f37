/** Pictures for the printed report: the evidence of each finding, and each page in small. */
import { drawPage } from "../read/mod.ts";
import type { PageFile } from "../pipeline.ts";
import { SEVERITIES } from "../../_shared/domain/finding.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { PercentRect } from "../../_shared/geometry.ts";

const MAX_CROPS = 60;
const MAX_THUMBNAILS = 80;
const CROP_WIDTH_PX = 900;
const THUMBNAIL_WIDTH_PX = 360;
/** Smallest part of a page that still shows where one is, percent. */
const CROP_MIN = { width: 16, height: 10 };

export interface Pictures {
  crops: Map<string, Uint8Array>;
  thumbnails: Map<number, Uint8Array>;
}

/**
 * Draws the pictures. A page that can't be drawn has none; the report says so in words.
 *
 * @param getFile the file of an uploaded name
 */
export async function drawPictures(
  body: Pick<ReportBody, "findings" | "sheets">,
  getFile: (name: string) => Promise<PageFile | null>,
  signal?: AbortSignal,
): Promise<Pictures> {
  const pictures: Pictures = { crops: new Map(), thumbnails: new Map() };
  const sheets = new Map(body.sheets.map((it) => [it.page, it]));
  const draw = async (page: number, options: { widthPx: number; region?: PercentRect }) => {
    signal?.throwIfAborted();
    const sheet = sheets.get(page);
    const file = sheet && await getFile(sheet.file);
    if (!sheet || !file) return null;
    return await drawPage(file.name, file.bytes, sheet.pageInFile, { ...options, signal })
      .catch((error) => {
        signal?.throwIfAborted();
        void error;
        return null;
      });
  };

  for (const { page } of body.sheets.slice(0, MAX_THUMBNAILS)) {
    const png = await draw(page, { widthPx: THUMBNAIL_WIDTH_PX });
    if (png) pictures.thumbnails.set(page, png);
  }
  for (const finding of pickFindings(body.findings)) {
    const { page, ...box } = finding.documentMarkup;
    const png = await draw(page, { widthPx: CROP_WIDTH_PX, region: widen(box) });
    if (png) pictures.crops.set(finding.id, png);
  }
  return pictures;
}

/** The gravest findings that have a place. */
function pickFindings(findings: Finding[]): Finding[] {
  return findings
    .filter(({ status, documentMarkup }) => status !== "compliant" && documentMarkup.width > 0)
    .sort((a, b) =>
      Number(a.status === "warning") - Number(b.status === "warning") ||
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
    )
    .slice(0, MAX_CROPS);
}

/** The box with its surroundings, kept inside the page. */
function widen({ x, y, width, height }: PercentRect): PercentRect {
  const wide = Math.min(Math.max(width * 1.5, CROP_MIN.width), 100);
  const high = Math.min(Math.max(height * 1.5, CROP_MIN.height), 100);
  const left = Math.min(Math.max(x + width / 2 - wide / 2, 0), 100 - wide);
  const top = Math.min(Math.max(y + height / 2 - high / 2, 0), 100 - high);
  return { x: left, y: top, width: wide, height: high };
}
