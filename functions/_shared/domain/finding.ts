/** One result on one place, in the shape the report stores, sends and shows. */
import type { PercentRect } from "../geometry.ts";
import type { Place, ReadBy } from "./plan_set.ts";

export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
/**
 * critical: danger to life, or stops a permit · high: must be corrected before approval ·
 * medium: a reviewer would ask for correction · low: unclear or incomplete drafting
 */
export type Severity = typeof SEVERITIES[number];

export const FINDING_STATUSES = ["compliant", "issue", "warning"] as const;
export type FindingStatus = typeof FINDING_STATUSES[number];

/** How sure the loaded code itself is of the figure behind a rule. */
export type SourceConfidence = "confirmed" | "likely" | "unconfirmed";

/** The finding's box drawn on a page. */
export interface DocumentMarkup extends PercentRect {
  page: number;
  highlightColor: string;
  annotationText: string;
  roomType: string | null;
  buildingComponent: string | null;
  buildingElements: string[];
  measurements: { length: number | null; width: number | null; area: number | null };
}

/** Cost of putting it right, whole dollars, always an estimate. */
export interface CostRange {
  lowUsd: number;
  highUsd: number;
  basis: string;
}

/** What the open issues come to. */
export interface CostSummary extends CostRange {
  /** Issues whose price is a rate, by length or number, and so is in no sum; absent in older reports. */
  rated?: number;
}

/** The section a finding cites, for somebody who has to stand by it. */
export interface Citation {
  /** Volume, edition, section, and how the figure was confirmed, in one line. */
  source: string;
  /** What the section demands, in our words. */
  asks: string;
  /** What it lets off, in our words; empty where nothing is known. */
  exceptions: string;
  /** Where the volume is published. */
  url: string;
}

/** How evidence was read; `lettering` is that of a picture which the vision model read and something else bears out. */
export type FindingReadBy = ReadBy | "reviewer" | "lettering";

/** A finding, specification section 3, with what the proof needs beside it. */
export interface Finding {
  id: string;
  ruleId: string;
  /** Id of the requirement in the loaded code. */
  requirementId: string;
  category: string;
  discipline: string;
  title: string;
  /** Volume and section: `FBC-B 1010.1.1`. */
  codeReference: string;
  section: string;
  /** Absent in reports issued before findings carried it. */
  citation?: Citation;
  /** Its place in the trade's words: `Stair 1, stair section, A501`; absent as the citation may be. */
  where?: string;
  description: string;
  status: FindingStatus;
  severity: Severity;
  recommendation: string;
  /** Midpoint of `cost` in whole dollars, null when nothing has to be built or drawn. */
  costEstimate: number | null;
  cost: CostRange | null;
  /** 0–100. */
  confidenceLevel: number;
  measured: number | string | null;
  required: number | string | null;
  unit: string | null;
  /** Name of the uploaded file the page belongs to. */
  file: string | null;
  sheet: string | null;
  evidence: { sourceText: string; readBy: FindingReadBy };
  documentMarkup: DocumentMarkup;
  /** Further places of the same cause. */
  otherPlaces: (Place & { sheet: string | null; sourceText: string })[];
  sourceConfidence: SourceConfidence;
  /** What to know about the source: base code figure, unconfirmed entry. Null when there is nothing to say. */
  sourceNote: string | null;
  /** The reviewer who raised it; absent where the engine did. No sealed report holds one with it. */
  raisedBy?: { name: string | null; at: string };
}

/** Name of the rule of what reviewers raise: none of the engine's. */
export const OWN_RULE = "reviewer/own";

/** Did a reviewer raise it? */
export const isOwn = ({ ruleId }: Pick<Finding, "ruleId">): boolean => ruleId === OWN_RULE;

/** `Ana Diaz`; `a reviewer` where the account is gone. Null where the engine raised it. */
export function raiserOf({ raisedBy }: Pick<Finding, "raisedBy">): string | null {
  return raisedBy ? raisedBy.name ?? "a reviewer" : null;
}

/** A finding that did not pass the gate, with the reason; shown, never dropped. */
export interface UnverifiedFinding {
  finding: Finding;
  reason: string;
}

/** How the evidence of everything that was searched for and not found begins. */
export const SEARCHED = "Searched ";

/** Something that was searched for through the set and not found stands at no place of its own. */
export const isSearched = ({ evidence }: Pick<Finding, "evidence">): boolean =>
  evidence.sourceText.startsWith(SEARCHED);

/** It says that two places of the set contradict each other. */
export const isContradiction = (
  { status, otherPlaces }: Pick<Finding, "status" | "otherPlaces">,
): boolean => status === "warning" && otherPlaces.length === 1;

/** All places a finding stands at, the first first. */
export function placesOf(
  { documentMarkup, otherPlaces }: Pick<Finding, "documentMarkup" | "otherPlaces">,
): Place[] {
  const { page, x, y, width, height } = documentMarkup;
  return [
    { page, box: { x, y, width, height } },
    ...otherPlaces.map(({ page, box }) => ({ page, box })),
  ];
}
