/** Reads one open page: the text layer first; the picture only where that says too little. */
import type { OcrResult } from "../../_providers/ocr/mod.ts";
import type { PdfPage } from "../../_providers/pdf/mod.ts";
import type { PageLettering } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { composePage, type PackedReading, type PageName } from "./compose_page.ts";
import { joinOcr } from "./ocr_join.ts";
import { drawForOcr, type OcrPicture } from "./ocr_picture.ts";
import { type OcrPlan, planOcr } from "./ocr_plan.ts";
import { mergeRegions, type ReadRegion } from "./ocr_regions.ts";
import { type OcrObstacle, OcrUnavailable } from "./ocr_unavailable.ts";

/** How lettering in pictures is read. */
export interface Lettering {
  /** `late`: its picture took too long before, so that its lettering is left out with that reason. */
  lettering: "read" | "leave" | "late";
  /** Larger pictures are left out on this host. */
  maxPixels: number;
  /** @throws {OcrUnavailable} when it can't be read, or not in time */
  recognise: (picture: OcrPicture) => Promise<OcrResult>;
  /** Puts a page without text to the vision model once it is read; left out where that may not be asked. */
  letter?: (input: {
    page: PackedReading;
    picture: OcrPicture;
    result: OcrResult;
  }) => Promise<{ result: OcrResult; lettering: PageLettering } | null>;
  /** Called when the text is known and the page is drawn. */
  onDrawing: () => Promise<unknown>;
}

/** What a page says whose lettering was not read. */
const OBSTACLES: Record<OcrObstacle, string> = {
  missing: "This page is an image, and text recognition is not available on this server.",
  timeout: "The lettering on this page could not be read in the time allowed.",
  too_large: "This page is an image too large for text recognition on this server.",
};

/** The same of a page of which parts are pictures. */
const PART_OBSTACLES: Record<OcrObstacle, string> = {
  missing: "Images on this page were not read: text recognition is not available on this server.",
  timeout: "The lettering in images on this page could not be read in the time allowed.",
  too_large: "Images on this page are too large for text recognition on this server.",
};

/** No lettering needs to be drawn finer than this to be tried. */
const FINE_DPI = 220;

/** Reads the page; lettering that could not be read is named in its `problem`. */
export async function readOpenPage(
  page: PdfPage,
  name: PageName,
  how: Lettering,
): Promise<PackedReading> {
  const { file, page: number, pageInFile } = name;
  const reading = composePage(page, { file, page: number, pageInFile });
  const plan = how.lettering === "leave" ? null : planOcr(reading);
  if (!plan) {
    const problem = reading.words.length === 0 ? "No text was found on this page." : null;
    return { ...reading, problem: reading.problem ?? problem };
  }
  try {
    return await readPictures(page, reading, plan, how);
  } catch (error) {
    if (!(error instanceof OcrUnavailable)) throw error;
    const isCut = error.obstacle === "timeout";
    const problem = (plan.regions ? PART_OBSTACLES : OBSTACLES)[error.obstacle];
    const places = plan.regions ?? [wholeOf(reading)];
    return {
      ...reading,
      problem,
      recognition: { engine: null, isCut },
      unread: places.map((box) => ({ box, reason: problem })),
    };
  }
}

async function readPictures(
  page: PdfPage,
  reading: PackedReading,
  plan: OcrPlan,
  { lettering, maxPixels, recognise, letter, onDrawing }: Lettering,
): Promise<PackedReading> {
  if (lettering === "late") throw new OcrUnavailable("timeout", "drawing took too long");
  plan.maxPixels = Math.min(plan.maxPixels, maxPixels);
  const draw = async (region: PointRect | null) => {
    const { width, height } = region ?? wholeOf(reading);
    const pixels = width * height * (Math.min(plan.dpi, FINE_DPI) / 72) ** 2;
    if (pixels > maxPixels) throw new OcrUnavailable("too_large", `${pixels} pixels`);
    await onDrawing();
    return drawForOcr(page, plan, region);
  };
  if (!plan.regions) {
    const picture = await draw(null);
    const { dpi, rulings } = picture;
    const given = { plan, dpi, rulings };
    const result = await recognise(picture);
    const page = joinOcr(reading, result, given);
    const lettered = await letter?.({ page, picture, result });
    if (!lettered) return page;
    return { ...joinOcr(reading, lettered.result, given), lettering: lettered.lettering };
  }
  const parts: ReadRegion[] = [];
  for (const region of plan.regions) {
    const { pixels, ...picture } = await draw(region);
    if (!picture.isLettered) continue;
    parts.push({ region, picture, result: await recognise({ ...picture, pixels }) });
  }
  if (parts.length === 0) return reading;
  const { result, given } = mergeRegions(parts);
  return joinOcr(reading, result, { plan, ...given });
}

const wholeOf = ({ widthPt, heightPt }: PackedReading): PointRect => ({
  x: 0,
  y: 0,
  width: widthPt,
  height: heightPt,
});
