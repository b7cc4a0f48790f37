/**
 * Scales of a sheet: the title block's and one per drawing title, each verified by its own dimensions, and the bar that
 * holds where none is written.
 */
import type { DrawingScale } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { FoundDimension } from "../drawing/dimensions.ts";
import { fromPieces } from "../evidence.ts";
import { drawingAt, type DrawingTitle } from "./drawing_titles.ts";
import { findGraphicScale } from "./graphic_scale.ts";
import { parseScale } from "./scales.ts";
import type { TitleBlock } from "./title_block.ts";
import { isScaleProven, type MeasuredString } from "./verify_scales.ts";

/** Scales of one sheet and the scale at any place on it. */
export interface SheetScales {
  scales: DrawingScale[];
  /** Scale that holds at a place: its drawing's, else the title block's; null when there is none. */
  at: (box: PointRect) => DrawingScale | null;
}

/** Reads and verifies every printed scale of the sheet. */
export function readScales(
  page: PageReading,
  titles: readonly DrawingTitle[],
  options: { titleBlock: TitleBlock | null; dimensions: readonly FoundDimension[] },
): SheetScales {
  const { titleBlock, dimensions } = options;
  const measured = dimensions.filter((it) => it.points.length > 0);
  const ofDrawing = new Map<DrawingTitle, DrawingScale>();
  for (const title of titles) {
    if (!title.scale) continue;
    const { line, text, pointsPerFoot } = title.scale;
    const own = measured.filter((it) => drawingAt(titles, it.line.box, page) === title);
    ofDrawing.set(title, {
      text,
      pointsPerFoot,
      isVerified: pointsPerFoot !== null && isScaleProven(strings(own), pointsPerFoot),
      evidence: fromPieces(page, [line]),
    });
  }
  const ofSheet = sheetScale(page, titleBlock, strings(measured), [...ofDrawing.values()]);
  // A written scale is of the paper it was drawn for; a bar is of this one.
  const drawn = graphicScale(page, strings(measured));
  return {
    scales: [...(ofSheet ? [ofSheet] : []), ...ofDrawing.values()],
    at: (box) => {
      const title = drawingAt(titles, box, page);
      const written = (title ? ofDrawing.get(title) : undefined) ?? ofSheet;
      return written?.pointsPerFoot ? written : drawn ?? written;
    },
  };
}

/** The scale that a bar with figures shows. */
function graphicScale(page: PageReading, all: readonly MeasuredString[]): DrawingScale | null {
  const found = findGraphicScale(page);
  if (!found) return null;
  const { pointsPerFoot, words } = found;
  const evidence = fromPieces(page, words);
  const isVerified = isScaleProven(all, pointsPerFoot);
  return { text: evidence.sourceText, pointsPerFoot, isVerified, evidence };
}

function sheetScale(
  page: PageReading,
  titleBlock: TitleBlock | null,
  all: readonly MeasuredString[],
  drawings: readonly DrawingScale[],
): DrawingScale | null {
  if (!titleBlock?.scaleText || !titleBlock.scaleLine) return null;
  const printed = parseScale(titleBlock.scaleText, true);
  if (!printed) return null;
  const { pointsPerFoot } = printed;
  const isVerified = pointsPerFoot !== null &&
    (isScaleProven(all, pointsPerFoot) ||
      drawings.some((it) => it.isVerified && it.pointsPerFoot === pointsPerFoot));
  return { ...printed, isVerified, evidence: fromPieces(page, [titleBlock.scaleLine]) };
}

const strings = (found: readonly FoundDimension[]): MeasuredString[] =>
  found.map((it) => ({ valueIn: it.dimension.valueIn, points: it.points[0] }));
