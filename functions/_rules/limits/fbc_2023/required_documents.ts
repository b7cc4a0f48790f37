/** What FBC 107.2 and 107.3.5 want a plan set to show, in the code's own order. */
import { anyCase } from "../../../_shared/pattern.ts";

import data from "./required_documents.json" with { type: "json" };

/** One item of the plan-content checklist. */
export interface PlanContentItem {
  id: string;
  group: string;
  subgroup: string;
  section: string;
  item: string;
  details: string[];
  evidence: { textPatterns: string[]; sheets?: string[] };
  /** `all`, `commercial`, `residential one- and two-family`, `HVHZ`, `manufactured buildings`. */
  appliesTo: string;
  /** Compiled text patterns, case-insensitive. */
  patterns: RegExp[];
}

export const planContentItems: readonly PlanContentItem[] = data.items.map((item) => ({
  ...(item as Omit<PlanContentItem, "patterns">),
  patterns: item.evidence.textPatterns.map(compile),
}));

/** Short plain words must stand alone: COMM is not found in COMMON, nor LAB in LABEL. Longer ones may be stems. */
function compile(pattern: string): RegExp {
  const parts = pattern.split("|").map((it) => (/^[A-Z]{2,5}$/.test(it) ? `${it}S?(?![A-Z])` : it));
  return anyCase`(?<![A-Z])(?:${parts.join("|")})`;
}
