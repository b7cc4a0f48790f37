/** The compliance report as it is stored, sealed, sent and printed. */
import type { Building } from "./building.ts";
import type { CostSummary, Finding, Severity, UnverifiedFinding } from "./finding.ts";
import type {
  CodeSummary,
  Conflict,
  Discipline,
  PageReadingState,
  Place,
  SheetKind,
} from "./plan_set.ts";
import type { Coverage, MatrixRow } from "./matrix.ts";
import type { AppliedCorrection } from "./corrections.ts";
import type { ProjectDetails } from "./project.ts";

/** What the report is about, as the create form said when the review ran. */
export type ReportProject = Pick<
  ProjectDetails,
  | "address"
  | "clientName"
  | "description"
  | "occupancyClassification"
  | "typeOfConstruction"
  | "buildingHeight"
  | "buildingArea"
  | "fireSprinkler"
  | "permitDate"
>;

/** Answer to one item of the plan-content checklist (FBC 107.2, 107.3.5). */
export interface ChecklistAnswer {
  id: string;
  group: string;
  subgroup: string;
  section: string;
  item: string;
  answer: "shown" | "not shown" | "not applicable" | "could not verify";
  sheet: string | null;
  place: Place | null;
  sourceText: string | null;
  reason: string | null;
}

/** Requirements of one discipline that are due and of which readable sheets show nothing: one question. */
export interface NotShown {
  category: string;
  severity: Severity;
  /** `Not shown on the sheets: exit signs, emergency lighting.` */
  question: string;
  items: NotShownItem[];
}

/** One missing thing, and where it would be shown: on a sheet of its trade, beside what it belongs to. */
export interface NotShownItem {
  id: string;
  codeReference: string;
  title: string;
  severity: Severity;
  /** Absent in older reports, null where no sheet of the trade is in the set. */
  sheet?: string | null;
  place?: Place | null;
}

/** One input of a calculator, with where it was read. */
export interface CalculatorInput {
  key: string;
  label: string;
  value: number | string | boolean | null;
  unit: string | null;
  /** `measured` along the lines of a plan: nothing printed says it. */
  origin: "sheet" | "form" | "user" | "assumed" | "measured" | "unknown";
  sheet: string | null;
  place: Place | null;
  sourceText: string | null;
  /** What was read before the user corrected it; absent where nothing was corrected. */
  readValue?: number | string | boolean | null;
  /** Where that came from. */
  readOrigin?: "sheet" | "form" | "assumed" | "measured" | "unknown";
}

/** A figure of the set beside what the code asks; `meets` null where it can't be told. */
export interface CalculationCheck {
  label: string;
  shown: string;
  limit: string;
  meets: boolean | null;
  codeReference: string;
}

/** A calculation with traced inputs; `result` null when an input it needs is unknown. */
export interface Calculation {
  id: string;
  title: string;
  codeReference: string;
  inputs: CalculatorInput[];
  steps: { label: string; value: string }[];
  result: { label: string; value: number | string; unit: string | null }[] | null;
  /** Comparisons that could be made; absent in reports issued before there were any. */
  checks?: CalculationCheck[];
  missing: string[];
}

/** Score with the coverage it rests on, reproducible from the matrix alone. */
export interface Score {
  /** 0–100, null when nothing was decided. */
  percent: number | null;
  /** How much of what is due was decided; absent in reports issued before there was a matrix. */
  coverage?: Coverage;
  /** Checks that were verified and that fired, in those reports. */
  verifiedChecks?: number;
  applicableChecks?: number;
  /** True when an open critical finding capped the score. */
  isCapped: boolean;
  /** What it would be without the cap, 0–100; absent where nothing caps it, and in older reports. */
  uncappedPercent?: number;
  /** Open critical issues; absent as the coverage is. */
  criticals?: number;
  /** A word for the score where enough is decided, else `Pre-check`. */
  label: string;
  /** What the review comes to in one line; absent in reports issued before. */
  headline?: string;
}

export interface SheetSummary {
  page: number;
  file: string;
  pageInFile: number;
  widthPt: number;
  heightPt: number;
  number: string | null;
  title: string | null;
  discipline: Discipline;
  kind: SheetKind;
  scale: string | null;
  isScaleVerified: boolean;
  /** Points on paper for one foot, where all its drawings are to one scale; absent otherwise. */
  pointsPerFoot?: number;
  reading: PageReadingState;
}

/** A sheet of the files that a later revision replaced. */
export interface SupersededSheet {
  page: number;
  file: string;
  pageInFile: number;
  number: string | null;
  /** Page of the sheet in its place. */
  byPage: number;
}

/** What read and judged the set. */
export interface Engine {
  /** `rules` alone, or `rules and model` when the vision model took part. */
  kind: "rules" | "rules and model";
  analysisModel: string;
  analysisVersion: string;
  edition: string;
  ruleCount: number;
  /** What the vision model did; null when it had no part, left out in reports from before it could have one. */
  model?: ModelUse | null;
}

/** The vision model's part in a review. */
export interface ModelUse {
  name: string;
  /** Pages that were put to it. */
  pagesAsked: number[];
  /** Pages on which it failed, each with one reason; rules alone judged them. */
  pagesFailed: { page: number; sheet: string | null; reason: string }[];
  /** US dollars this review paid, rounded to a hundredth of a cent. */
  costUsd: number;
  /** One sentence when a ceiling on the cost stopped the asking. */
  ceiling: string | null;
  /** One sentence: what was sent, and what was not. */
  privacy: string;
}

export interface VisualHighlight extends Place {
  id: string;
  pageNumber: number;
  x: number;
  y: number;
  width: number;
  height: number;
  finding: string;
  severity: Severity;
  color: string;
  label: string;
}

/** A figure or words that would comply, if they are those of the thing the rule is about. Proves nothing alone. */
export interface UnclearPass extends Place, Pick<Finding, "measured" | "required" | "unit"> {
  ruleId: string;
  sheet: string | null;
  sourceText: string;
}

/** Body of a report: what `GET /api/projects/{id}/report` answers and `report.json` holds. */
export interface ReportBody {
  projectName: string;
  /** Sealed with the rest, so that a report can't be passed off for another address or client. */
  project?: ReportProject;
  createdAt: string;
  overallScore: number | null;
  score: Score;
  totalIssues: number;
  counts: Record<Severity, number> & { warnings: number; compliant: number };
  cost: CostSummary | null;
  findings: Finding[];
  unverified: UnverifiedFinding[];
  /** What keeps a limit and is not told to be the thing’s: a person has to look. Absent in older reports. */
  unclear?: UnclearPass[];
  visualHighlights: VisualHighlight[];
  checklist: ChecklistAnswer[];
  /** One answer for each requirement of the edition; absent in reports issued before there was a matrix. */
  matrix?: MatrixRow[];
  /** What is due and was not found on readable sheets, grouped; absent as the matrix is. */
  notShown?: NotShown[];
  calculations: Calculation[];
  /** The building as drawn, sheet by sheet; absent where no sheet draws one, and in older reports. */
  buildings?: Building[];
  /** Inputs the user had corrected when this review ran; absent where there were none. */
  corrections?: AppliedCorrection[];
  sheets: SheetSummary[];
  /** Sheets a later revision put others in the place of: they were not judged. Absent where there are none. */
  superseded?: SupersededSheet[];
  codeSummary: CodeSummary;
  conflicts: Conflict[];
  /** Files and pages that were not reviewed, each with one sentence why. */
  notReviewed: { file: string; page: number | null; reason: string }[];
  files: { name: string; sha256: string; sizeBytes: number; pageCount: number }[];
  engine: Engine;
  /** What the vision model claimed and the page did not bear out; proves nothing. */
  unverifiedFacts: { task: string; page: number; quote: string; claim: string; reason: string }[];
  /** Seconds the review took. */
  processingTime: number;
  disclaimers: string[];
}
