/** Windows of a schedule for which a set tells no product approval at all, in the schedule or anywhere else. */
import type { PlanSet, Window } from "../../_shared/domain/plan_set.ts";
import { allStatements, isKept, remembered } from "../measure.ts";

/** Words of approvals and their numbers. */
const APPROVAL =
  /\bPRODUCT\s+APPROV\w*|\bAPPROVAL\s*(?:NOS?\b|NUMBERS?|#)|\bNOTICES?\s+OF\s+ACCEPTANCE|\bN\.?O\.?A\b|\bF\.?\s?L\.?\s*(?:NOS?\.?|#)?\s*-?\s*\d{3,6}\b|\bF\.?L\.?\s*#|\bFL\s+APPROV\w*|\b(?:FLORIDA|MIAMI-?\s?DADE)\s+(?:PRODUCT\s+)?APPROV\w*|\b\d{2}-\d{4}\.\d{2}\b/i;
const namesApprovals = remembered((title) => APPROVAL.test(title));
/** Products of roofs and walls alone. */
const OF_OTHERS =
  /\b(?:ROOF\w*|TPO|EPDM|MEMBRANE|SHINGLES?|TILES?|UNDERLAYMENT|SOFFITS?|SIDING|STUCCO|VENTS?|CONNECTORS?|STRAPS?|ANCHORS?|CLIPS?|HATCH|SKY\s?LIGHTS?|LOUVERS?|CURBS?|SEALANT|FASTENERS?|HOLD-?DOWNS?)\b/i;
const OF_OPENINGS =
  /\b(?:WINDOWS?|DOORS?|GLAZING|GLASS|GLAZED|STORE\s?FRONTS?|CURTAIN\s?WALLS?|OPENINGS?|S\.?G\.?D|SHUTTERS?|ENVELOPE|COMPONENTS?|PRODUCTS)\b/i;
const INTERIOR = /\bINT(?:ERIOR|\.)?\b|\bBORROWED\b|\bRELITES?\b|\bTRANSACTION\b|\bPASS-?\s?THR/i;

/** The first outside window of the set's schedules, where no text tells approvals of windows and doors; else null. */
export function firstUnapproved(plan: PlanSet): Window | null {
  const [first] = plan.windows.filter(({ fields, productApproval, sourceText }) =>
    productApproval === null && !INTERIOR.test(sourceText) &&
    !Object.values(fields).some((text) => isKept(text))
  );
  const isScheduled = plan.schedules.some(({ kind, page }) =>
    kind === "window" && page === first?.page
  );
  if (!first || !isScheduled || plan.windows.some((it) => it.productApproval !== null)) return null;
  const isTold = allStatements(plan).some(({ text, heading, schedule, drawing }) => {
    const titles = [heading, schedule?.title, drawing].filter((it) => it != null);
    const isOfApproval = APPROVAL.test(text) || titles.some(namesApprovals) ||
      (schedule?.columns.some(({ header }) => namesApprovals(header)) ?? false);
    return isOfApproval &&
      (OF_OPENINGS.test([text, ...titles].join(" | ")) || !OF_OTHERS.test(text));
  });
  return isTold ? null : first;
}
