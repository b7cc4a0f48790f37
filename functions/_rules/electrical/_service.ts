/** Drawings of the service: one-lines, risers and service diagrams, and the sheets that show them. */
import type { Sheet } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "../measure.ts";
import { electricalSheets } from "./_words.ts";

/** Title of such a drawing, lettered over or under it. */
const SERVICE_DRAWING =
  /^\W*(?:\d\W+)?(?:(?:NEW|TYP\w*\.?|MAIN|ELEC(?:TRICAL|\.)?|POWER|HOUSE|UNIT)\s+)*(?:(?:ONE|SINGLE|1)\s?-?\s?LINE(?:\s+(?:DIAGRAM|RISER))?|(?:SERVICE|POWER|ELEC(?:TRICAL|\.)?)\s+(?:ENTRANCE\s+)?(?:RISER|DIAGRAM|ONE\s?-?\s?LINE)(?:\s+DIAGRAM)?)\b(?!\s*(?:SEE|BY|NOTES?\b))/i;
const LONGEST_TITLE = 45;

/** Electrical sheets that show how the service is made up. */
export const serviceSheets = perPlan((plan): readonly Sheet[] => {
  const pages = new Set(
    plan.notes.filter(({ text, kind }) =>
      kind !== "title-block" && text.length <= LONGEST_TITLE && SERVICE_DRAWING.test(text)
    ).map(({ page }) => page),
  );
  return electricalSheets(plan).filter(({ page, title }) =>
    /LINE|RISER|SERVICE/i.test(title ?? "") || pages.has(page)
  );
});
