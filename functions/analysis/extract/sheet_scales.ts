/** Scales of a sheet: one per drawing title, and the title block's. */
import type { DrawingScale } from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { fromPieces } from "./evidence.ts";
import type { DrawingTitle } from "./notes.ts";
import { parseScale } from "./scales.ts";
import type { TitleBlock } from "./title_block.ts";

/** Every printed scale of the sheet, the title block's first; the same words once per place. */
export function sheetScales(
  page: PageReading,
  titles: readonly DrawingTitle[],
  titleBlock: TitleBlock | null,
): DrawingScale[] {
  const scales: DrawingScale[] = [];
  if (titleBlock?.scaleText && titleBlock.scaleLine) {
    const scale = parseScale(titleBlock.scaleText, true);
    if (scale) {
      scales.push({
        ...scale,
        isVerified: false,
        evidence: fromPieces(page, [titleBlock.scaleLine]),
      });
    }
  }
  for (const { scale } of titles) {
    if (!scale) continue;
    const { line, ...printed } = scale;
    scales.push({ ...printed, isVerified: false, evidence: fromPieces(page, [line]) });
  }
  return scales;
}
