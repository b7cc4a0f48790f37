/** Whether a page is a building plan at all, and whether it could be read. */
import type { PageReadingState } from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { TitleBlock } from "./title_block.ts";

const PLAN_WORDS =
  /\b(PLANS?|ELEVATIONS?|SECTIONS?|SCALE|SHEET|DETAILS?|FLOOR|ROOF|DOORS?|WINDOWS?|SCHEDULE|DWG|DRAWING|NORTH|WALL|ROOM|BEDROOM|BATH|KITCHEN|GARAGE|SITE|FOUNDATION|SLAB|CEILING|GRADE|PORCH|STORAGE|CONC|TYP|EQ|FIN|CLG|A\.?F\.?F)\b/i;

/** State of the page for the sheet list. */
export function checkPage(page: PageReading, titleBlock: TitleBlock | null): PageReadingState {
  const wordCount = page.words.length;
  if (page.readBy === "none" && wordCount === 0) {
    const hasStrokes = page.segments.length > 40;
    return {
      state: "unreadable",
      wordCount,
      reason: page.problem ??
        (hasStrokes
          ? "No lettering on this page could be read."
          : "Nothing on this page could be read as a drawing."),
    };
  }
  const reason = whyNotPlan(page, titleBlock);
  if (reason) return { state: "not-a-plan", wordCount, reason };
  const state = page.readBy === "ocr" ? "ocr" : page.readBy === "mixed" ? "mixed" : "text";
  return { state, wordCount, reason: page.problem };
}

/** Why the page is no building plan, in one sentence; null when it may be one. */
function whyNotPlan(page: PageReading, titleBlock: TitleBlock | null): string | null {
  const hits = page.words.filter((word) => PLAN_WORDS.test(word.text)).length;
  const dimensions = page.words.filter((word) => /\d+'\s*-?\s*\d*|\d+"$/.test(word.text)).length;
  const isSmall = Math.max(page.widthPt, page.heightPt) < 900;
  const isPortrait = page.heightPt > page.widthPt;
  const strokes = page.segments.length + page.arcs.length;
  const hasNumber = titleBlock?.number !== null && titleBlock !== null;
  const prose = proseShare(page);
  if (hasNumber && hits >= 3) return null;
  if (page.words.length < 12 && strokes < 60 && page.images.length > 0 && hits === 0) {
    return "This page is a picture without lettering of a plan: a photo, not a drawing.";
  }
  if (isSmall && isPortrait && prose > 0.55 && dimensions < 6) {
    return "This page is running text, such as a letter or a form, not a plan.";
  }
  if (prose > 0.75 && dimensions < 3 && !hasNumber) {
    return "This page is running text, such as a letter or a book page, not a plan.";
  }
  if (isSmall && hits < 2 && dimensions === 0 && !hasNumber && page.words.length > 0) {
    return "This page shows no plan: no sheet number, dimensions or names of rooms or drawings.";
  }
  if (hits === 0 && dimensions === 0 && page.words.length < 60) {
    return "This page shows no building: no dimensions and no words of a building plan.";
  }
  return null;
}

/** Share of the words that stand in long lines of small words, as running text does. */
function proseShare(page: PageReading): number {
  const upright = page.lines.filter((line) => line.words.length > 0);
  const all = upright.reduce((sum, line) => sum + line.words.length, 0);
  if (all === 0) return 0;
  const running = upright.filter((line) =>
    line.text.split(" ").length >= 7 && line.text !== line.text.toUpperCase()
  ).reduce((sum, line) => sum + line.words.length, 0);
  return running / all;
}
