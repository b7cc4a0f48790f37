/**
 * The review as steps that can be run apart: plan the pages, analyse each page, assemble the report. Durable
 * page jobs and the terminal both call these; the steps know no job, no database and no clock.
 */
import type { ProjectDetails } from "../_shared/domain/project.ts";
import type { PlanSet, Sheet } from "../_shared/domain/plan_set.ts";
import type { ReportBody, SheetSummary, VisualHighlight } from "../_shared/domain/report.ts";
import type { Corrections } from "../_shared/domain/corrections.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import { profileBuilding } from "../_rules/building_profile.ts";
import { FBC_2023 } from "../_rules/limits/mod.ts";
import { rules } from "../_rules/mod.ts";
import { calculate } from "./calculate.ts";
import { answerChecklist } from "./checklist.ts";
import { applyCorrections } from "./correct/mod.ts";
import { judgePlan } from "./evaluate/judge_plan.ts";
import { addSecondOpinion } from "./evaluate/second_opinion.ts";
import { assemblePlanSet, extractPage, type PageFacts } from "./extract/mod.ts";
import { describeModelUse, engineOf, modelFailures, type ModelRun } from "./model_use.ts";
import type { ProposeInput, ProposeResult } from "./propose/mod.ts";
import { type ModelShare, shareOf } from "./propose/share.ts";
import { renderView } from "./propose/tiles.ts";
import { inspectFile } from "./read/inspect_file.ts";
import {
  type ReadFile as FileSummary,
  readPage,
  type ReadProblem as FileProblem,
} from "./read/mod.ts";
import { countFindings, scoreMatrix } from "./score.ts";
import { buildMatrix } from "./matrix/mod.ts";
import { askNotShown } from "./matrix/not_shown.ts";
import { sumCosts } from "../_shared/costs.ts";

export type { FileProblem, FileSummary };

/** Version of the whole analysis; goes into every report. */
export const ANALYSIS_VERSION = "1.1";

/** An uploaded file, byte for byte. */
export interface PageFile {
  name: string;
  bytes: Uint8Array;
}

/** What one page came to: its facts and its words for the gate. JSON only. */
export interface PageAnalysis {
  page: number;
  facts: PageFacts;
  text: string;
  problem: string | null;
  /** What the vision model added; null when the page did not need it or it may not be asked. */
  model: ModelShare | null;
}

/** Asks the model about a page that was read; see `propose/mod.ts`. */
export type Propose = (
  input: ProposeInput,
  signal?: AbortSignal,
) => Promise<ProposeResult & { modelName: string }>;

/** Pages to analyse, in upload order, and files that can't be opened. */
export interface PagePlan {
  pages: { file: number; pageInFile: number; page: number }[];
  problems: FileProblem[];
  files: FileSummary[];
}

/** Opens each file, counts its pages and numbers them from 1 through all files. */
export async function planPages(files: readonly PageFile[]): Promise<PagePlan> {
  const plan: PagePlan = { pages: [], problems: [], files: [] };
  for (const [index, file] of files.entries()) {
    const { summary, problem } = await inspectFile(file);
    plan.files.push(summary);
    if (problem) plan.problems.push(problem);
    for (let pageInFile = 1; pageInFile <= summary.pageCount; pageInFile++) {
      plan.pages.push({ file: index, pageInFile, page: plan.pages.length + 1 });
    }
  }
  return plan;
}

/**
 * Reads one page and turns it into facts.
 *
 * @param page number of the page from 1 through all files
 */
export async function analysePage(
  file: PageFile,
  pageInFile: number,
  page: number,
  options: { signal?: AbortSignal; propose?: Propose; read?: typeof readPage } = {},
): Promise<PageAnalysis> {
  const { signal, read = readPage } = options;
  const reading = await read(file.name, file.bytes, pageInFile, page, { signal });
  const facts = extractPage(reading);
  return {
    page,
    facts,
    text: reading.words.map((word) => word.text).join(" "),
    problem: reading.problem,
    model: options.propose
      ? await askModel(options.propose, {
        page: reading,
        facts,
        render: (view) => renderView(file, pageInFile, view),
      }, options.signal)
      : null,
  };
}

/** The model's part; a failure of any kind leaves the page with what was read without it. */
async function askModel(
  propose: Propose,
  input: ProposeInput,
  signal?: AbortSignal,
): Promise<ModelShare | null> {
  try {
    const result = await propose(input, signal);
    return result.needed === 0 ? null : shareOf(result, input.facts);
  } catch (error) {
    signal?.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    return shareOf({ failures: [{ task: "all", why }] }, input.facts);
  }
}

/** What the report is assembled from. */
export interface AssemblyInput {
  pages: PageAnalysis[];
  project: ProjectDetails;
  files: FileSummary[];
  problems: FileProblem[];
  now: Date;
  startedAt: Date;
  /** Inputs of the calculators the owner corrected. */
  corrections?: Corrections;
  /** The vision model of this run; left out where there is none. */
  model?: ModelRun;
}

/** Joins the pages, judges the set and writes the report's body. Pure but for the time it is given. */
export function assembleReport(input: AssemblyInput): { body: ReportBody; plan: PlanSet } {
  const { now } = input;
  const corrected = applyCorrections(
    input.pages.toSorted((a, b) => a.page - b.page),
    input.project,
    input.corrections,
  );
  const { pages, project } = corrected;
  const plan = assemblePlanSet(pages.map((it) => it.facts));
  const building = profileBuilding(plan, project);
  const texts = new Map(pages.map((it) => [it.page, it.text]));
  const own = judgePlan(plan, project, texts);
  const { verified, unverified, conflicts, sheets, checklist } = addSecondOpinion(
    { ...own, conflicts: plan.conflicts, checklist: answerChecklist(plan, building) },
    {
      pages,
      seen: applyCorrections(pages.map(asSeen), project, input.corrections).pages,
      plan,
      project,
      texts,
    },
  );
  const matrix = buildMatrix({ plan, project, building, findings: verified, checklist });
  const score = scoreMatrix(matrix, verified);
  const issues = verified.filter((it) => it.status === "issue");
  const body: ReportBody = {
    projectName: project.name,
    project: projectOf(input.project),
    createdAt: now.toISOString(),
    overallScore: score.percent,
    score,
    totalIssues: issues.length,
    counts: countFindings(verified),
    cost: sumCosts(verified),
    findings: verified.map(corrected.mark),
    unverified,
    visualHighlights: verified.filter((it) => it.status !== "compliant").map(toHighlight),
    checklist,
    matrix,
    notShown: askNotShown(matrix),
    calculations: corrected.recalculate(calculate(plan, project, building)),
    ...(corrected.applied.length > 0 && { corrections: corrected.applied }),
    sheets: sheets.map(toSheetSummary),
    codeSummary: plan.codeSummary,
    conflicts,
    notReviewed: [...notReviewed(input.problems, plan.sheets, own.broken), ...modelFailures(pages)],
    files: input.files,
    unverifiedFacts: pages.flatMap((it) => it.model?.unverified ?? []),
    engine: {
      ...engineOf(pages, input.model),
      analysisVersion: ANALYSIS_VERSION,
      edition: FBC_2023.name,
      ruleCount: rules.length,
      model: describeModelUse(pages, input.model),
    },
    // A clock set back in between must not make it negative.
    processingTime: Math.max(0, Math.round((now.getTime() - input.startedAt.getTime()) / 100) / 10),
    disclaimers: DISCLAIMERS,
  };
  return { body, plan };
}

/** The page with the facts the model added. */
function asSeen(page: PageAnalysis): PageAnalysis {
  return page.model?.facts ? { ...page, facts: page.model.facts } : page;
}

/** What every report says of itself. */
const DISCLAIMERS = [
  "This is an automated pre-review. It does not replace the review of the building official, the fire official or a private provider.",
  "The signature of this report fixes its content; it is not the seal or signature of an architect or engineer.",
  "A check that could not be verified is listed as such; it is neither a pass nor a failure.",
  "Cost figures are order-of-magnitude estimates, not quotes.",
  "Local amendments, zoning values and structural calculations are outside this review.",
];

function toHighlight(finding: Finding): VisualHighlight {
  const { page, x, y, width, height, highlightColor } = finding.documentMarkup;
  return {
    id: finding.id,
    page,
    pageNumber: page,
    box: { x, y, width, height },
    x,
    y,
    width,
    height,
    finding: finding.description,
    severity: finding.severity,
    color: highlightColor,
    label: finding.title,
  };
}

function toSheetSummary(sheet: Sheet): SheetSummary {
  const {
    page,
    file,
    pageInFile,
    widthPt,
    heightPt,
    number,
    title,
    discipline,
    kind,
    scales,
    reading,
  } = sheet;
  return {
    page,
    file,
    pageInFile,
    widthPt,
    heightPt,
    number,
    title,
    discipline,
    kind,
    scale: scales[0]?.text ?? null,
    isScaleVerified: scales.some((it) => it.isVerified),
    reading,
  };
}

/** What the form said, sealed with the report. */
function projectOf(project: ProjectDetails): ReportBody["project"] {
  const { address, clientName, description, occupancyClassification, typeOfConstruction } = project;
  const { buildingHeight, buildingArea, fireSprinkler } = project;
  return {
    address,
    clientName,
    ...(description ? { description } : {}),
    occupancyClassification,
    typeOfConstruction,
    buildingHeight,
    buildingArea,
    fireSprinkler,
  };
}

function notReviewed(
  problems: FileProblem[],
  sheets: Sheet[],
  broken: { ruleId: string; error: Error }[],
): ReportBody["notReviewed"] {
  return [
    ...problems.map(({ file, page, reason }) => ({ file, page, reason })),
    ...sheets.filter((it) =>
      it.reading.reason !== null &&
      (it.reading.state === "unreadable" || it.reading.state === "not-a-plan")
    )
      .map((it) => ({ file: it.file, page: it.page, reason: it.reading.reason! })),
    ...broken.map(({ ruleId }) => ({
      file: "",
      page: null,
      reason: `The check ${ruleId} could not be completed on this set.`,
    })),
  ];
}
