/** Where things stand: distances on a page, the sheets that would show a thing, the place an absence is reported at. */
import { SEARCHED } from "../../_shared/domain/finding.ts";
import type { Evidence, PlanSet, Sheet, SheetKind } from "../../_shared/domain/plan_set.ts";

/** Evidence alone, without what else a fact or statement knows. */
export function placeOf({ page, box, sheet, sourceText, readBy, confidence }: Evidence): Evidence {
  return { page, box, sheet, sourceText, readBy, confidence };
}

/** Distance between two places on one page in per cent of the page, 0 when they touch; infinite across pages. */
export function gapBetween(a: Evidence, b: Evidence): number {
  if (a.page !== b.page) return Infinity;
  const [here, there] = [a.box, b.box];
  const x = Math.max(0, there.x - (here.x + here.width), here.x - (there.x + there.width));
  const y = Math.max(0, there.y - (here.y + here.height), here.y - (there.y + there.height));
  return x === 0 ? y : y === 0 ? x : Math.hypot(x, y);
}

/**
 * Does a text stand right under another: at most `below` per cent of the page under it, its middle at most `off` beside
 * its own?
 */
export function isRightUnder(
  { page, box }: Evidence,
  { page: above, box: upper }: Evidence,
  { below, off }: { below: number; off: number },
): boolean {
  const gap = box.y - upper.y - upper.height;
  const beside = box.x + box.width / 2 - upper.x - upper.width / 2;
  return page === above && gap > -upper.height / 2 && gap <= below && Math.abs(beside) <= off;
}

/**
 * Those of `things` that stand within `reach` per cent of the page of a place, nearest first; never the place itself.
 * A long list is that of a set, which nobody changes: it is sorted by page once.
 */
export function around<T extends Evidence>(at: Evidence, things: readonly T[], reach = 5): T[] {
  const near: { it: T; gap: number }[] = [];
  for (const it of things.length > LONG ? onPage(things, at.page) : things) {
    if (it.page !== at.page || it.box === at.box) continue;
    const gap = gapBetween(at, it);
    if (gap <= reach) near.push({ it, gap });
  }
  return near.sort((a, b) => a.gap - b.gap).map(({ it }) => it);
}

const LONG = 200;
const byPage = new WeakMap<readonly Evidence[], Map<number, Evidence[]>>();

function onPage<T extends Evidence>(things: readonly T[], page: number): readonly T[] {
  let pages = byPage.get(things);
  if (!pages) byPage.set(things, pages = Map.groupBy(things, (it) => it.page));
  return (pages.get(page) ?? []) as T[];
}

/** The nearest of things on the page of a place, the first of several; null when there is none. */
export function nearestTo<T extends Evidence>(
  at: Evidence,
  things: readonly T[],
): { it: T; gap: number } | null {
  let [nearest, least]: [T | null, number] = [null, Infinity];
  for (const it of things) {
    const gap = gapBetween(at, it);
    if (gap < least) [nearest, least] = [it, gap];
  }
  return nearest && { it: nearest, gap: least };
}

/** Sheets of the given kinds or disciplines, in page order. */
export function sheetsOf(
  plan: PlanSet,
  match: { kinds?: SheetKind[]; disciplines?: Sheet["discipline"][] },
): Sheet[] {
  return plan.sheets.filter((sheet) =>
    match.kinds?.includes(sheet.kind) ||
    sheet.alsoShows?.some((kind) => match.kinds?.includes(kind)) ||
    match.disciplines?.includes(sheet.discipline)
  );
}

/**
 * Sheets of a trade; in a set without any, those that hold a list or a drawing titled as of that trade, as small sets
 * put all trades on one sheet.
 */
export function sheetsTelling(
  plan: PlanSet,
  match: { kinds?: SheetKind[]; disciplines?: Sheet["discipline"][] },
  title: RegExp,
): Sheet[] {
  const own = sheetsOf(plan, match);
  if (own.length > 0) return own;
  const pages = new Set(
    plan.notes.filter((note) => title.test(note.heading ?? note.drawing ?? ""))
      .map(({ page }) => page),
  );
  return plan.sheets.filter(({ page }) => pages.has(page));
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
    sourceText: `${SEARCHED}${
      sheets.length === 1 ? "this sheet" : `${sheets.length} sheets`
    } for ${searched}; not found`,
    readBy: sheet.reading.state === "ocr" ? "ocr" : "text",
    confidence: 0.7,
  };
}
