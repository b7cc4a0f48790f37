/** Where things stand: distances on a page, the sheets that would show a thing, the place an absence is reported at. */
import type { Evidence, PlanSet, Sheet, SheetKind } from "../../_shared/domain/plan_set.ts";

/** Evidence alone, without what else a fact or statement knows. */
export function placeOf({ page, box, sheet, sourceText, readBy, confidence }: Evidence): Evidence {
  return { page, box, sheet, sourceText, readBy, confidence };
}

/** Distance between two places on one page in per cent of the page, 0 when they touch; infinite across pages. */
export function gapBetween(a: Evidence, b: Evidence): number {
  if (a.page !== b.page) return Infinity;
  const apart = (p: number, w: number, q: number, v: number) =>
    Math.max(0, q - (p + w), p - (q + v));
  return Math.hypot(
    apart(a.box.x, a.box.width, b.box.x, b.box.width),
    apart(a.box.y, a.box.height, b.box.y, b.box.height),
  );
}

/** Those of `things` that stand within `reach` per cent of the page of a place, nearest first; never the place itself. */
export function around<T extends Evidence>(at: Evidence, things: readonly T[], reach = 5): T[] {
  return things.filter((it) => it.page === at.page && it.box !== at.box)
    .map((it) => ({ it, gap: gapBetween(at, it) }))
    .filter(({ gap }) => gap <= reach)
    .sort((a, b) => a.gap - b.gap)
    .map(({ it }) => it);
}

/** Sheets of the given kinds or disciplines, in page order. */
export function sheetsOf(
  plan: PlanSet,
  match: { kinds?: SheetKind[]; disciplines?: Sheet["discipline"][] },
): Sheet[] {
  return plan.sheets.filter((sheet) =>
    match.kinds?.includes(sheet.kind) || match.disciplines?.includes(sheet.discipline)
  );
}

/**
 * The place an absence is reported at: the title block of the sheet where the thing would stand.
 * Null when no such sheet is in the set, so there is nothing that could show it.
 */
export function absenceOn(sheets: readonly Sheet[], searched: string): Evidence | null {
  const sheet = sheets.find((it) =>
    it.reading.state === "text" || it.reading.state === "mixed" || it.reading.state === "ocr"
  );
  if (!sheet) return null;
  return {
    page: sheet.page,
    box: sheet.titleBlock?.box ?? { x: 88, y: 88, width: 10, height: 10 },
    sheet: sheet.number,
    sourceText: `Searched ${
      sheets.length === 1 ? "this sheet" : `${sheets.length} sheets`
    } for ${searched}; not found`,
    readBy: sheet.reading.state === "ocr" ? "ocr" : "text",
    confidence: 0.7,
  };
}
