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
import { CROWDED, crowdedPages } from "../_rules/reading/crowded.ts";
import { conflictsOf } from "../_rules/conflicts/mod.ts";
import { rules } from "../_rules/mod.ts";
import { ANALYSIS_VERSION } from "./analysis_version.ts";
import { asReviewed, calculate } from "./calculate.ts";
import { answerChecklist } from "./checklist.ts";
import { applyCorrections } from "./correct/mod.ts";
import { citeUnder } from "./evaluate/cite_under.ts";
import { doubtIssues, issuesClaimed, issuesInQuestion } from "./evaluate/doubted.ts";
import { judgePlan } from "./evaluate/judge_plan.ts";
import { heldOf } from "./evaluate/to_finding.ts";
import { locateFindings } from "./evaluate/where.ts";
import { addLinks, linksInDoubt, linksInQuestion } from "./evaluate/second_opinion.ts";
import type { PageAnalysis } from "./analyse_page.ts";
import type { Confirmation } from "./propose/confirm.ts";
import { claimsAmong } from "./propose/claims.ts";
import { type Control, findControls } from "./propose/control.ts";
import { type Reading, readingOf } from "./propose/reading.ts";
import { listSetLines } from "./propose/set_lines.ts";
import { NO_OPINION } from "./propose/set_opinion.ts";
import { claimsOf, takeSetAnswer } from "./propose/tasks/applicability/mod.ts";
import { assemblePlanSet } from "./extract/mod.ts";
import { describeModelUse, engineOf, modelFailures, type ModelRun } from "./model_use.ts";
import type { ReadFile as FileSummary, ReadProblem as FileProblem } from "./read/mod.ts";
import { scoreMatrix } from "./score.ts";
import { buildMatrix } from "./matrix/mod.ts";
import { settleElsewhere } from "./evaluate/elsewhere.ts";
import { withSightings } from "./matrix/sightings.ts";
import { askNotShown } from "./matrix/not_shown.ts";
import { countFindings, countIssues, isOpen } from "../_shared/counts.ts";
import { sumCosts } from "../_shared/costs.ts";
import { isLeftOut, unreadPlaces, unreadWords } from "../_shared/unread.ts";

export type { FileProblem, FileSummary };
export * from "./analyse_page.ts";

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
  /** Second readings of what would accuse; none before they are asked for. */
  confirmations?: readonly Confirmation[];
  /** What the model answered about the set as a whole, as it came; left out before it is asked, null without answer. */
  setAnswer?: unknown;
}

/** A judged set. */
export interface AssembledReport {
  body: ReportBody;
  plan: PlanSet;
  /** What would accuse, by a link or by rules no link speaks with, and has had no second reading yet. */
  inQuestion: Reading[];
  /** Figures with a known meaning, to tell a reader who agrees to everything. */
  controls: Control[];
  /** The texts of the set the model has not been asked about as a whole; null when there is nothing to ask. */
  setQuestion: string | null;
}

/** Joins the pages, judges the set and writes the report's body. Pure but for the time it is given. */
export function assembleReport(input: AssemblyInput): AssembledReport {
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
  const { confirmations = [] } = input;
  const proposed = {
    links: pages.flatMap((it) => it.model?.links ?? []),
    sightings: settleElsewhere(
      pages.flatMap((it) => it.model?.sightings ?? []),
      pages.map(({ facts }) => facts),
    ),
    sketches: pages.flatMap((it) => it.model?.sketches ?? []),
    plan,
    project,
    building,
  };
  const isAsked = pages.some((it) => (it.model?.answered ?? 0) > 0);
  // The same before and after the answer about the set, which names them by their place.
  const failing = isAsked
    ? linksInQuestion(own, { ...proposed, opinion: NO_OPINION }).map(readingOf)
    : [];
  const claimed = isAsked ? [...issuesClaimed(own.verified), ...failing] : [];
  const claims = claimsAmong(claimed, findControls(plan, claimed));
  const opinion = takeSetAnswer(input.setAnswer, { plan, building, claims });
  const linked = { ...proposed, opinion };
  const inQuestion = confirmations.length > 0 ? [] : [
    ...failing,
    ...isAsked ? issuesInQuestion(own.verified, linked) : [],
  ];
  const { objections } = opinion;
  const said = { ...linked, confirmations, objections };
  const doubted = { ...own, verified: doubtIssues(own.verified, said) };
  const reviewed = addLinks(doubted, { ...linked, confirmations, texts });
  const verified = reviewed.verified.map((it) => citeUnder(it, building.volume));
  const unverified = reviewed.unverified.map(({ finding, reason }) => ({
    finding: citeUnder(finding, building.volume),
    reason,
  }));
  const checklist = answerChecklist(plan, building, verified);
  const matrixOf = (findings: readonly Finding[]) =>
    buildMatrix({ plan, project, building, findings, checklist, unclear: own.unclear });
  const judged = matrixOf(verified);
  const matrix = withSightings(judged, linked);
  const alone = reviewed.verified === own.verified ? judged : matrixOf(own.verified);
  const score = scoreMatrix(matrix, verified);
  const counts = countFindings(verified);
  const body: ReportBody = {
    projectName: project.name,
    project: projectOf(input.project),
    createdAt: now.toISOString(),
    overallScore: score.percent,
    score,
    totalIssues: countIssues(counts),
    counts,
    cost: sumCosts(verified),
    findings: locateFindings(verified, plan).map(corrected.mark),
    unverified,
    unclear: own.unclear.map((outcome) => {
      const { page, box, sheet, sourceText } = outcome.at;
      return { ruleId: outcome.rule.id, page, box, sheet, sourceText, ...heldOf(outcome) };
    }),
    visualHighlights: verified.filter(isOpen).map(toHighlight),
    checklist,
    matrix,
    notShown: askNotShown(alone, verified),
    calculations: asReviewed(corrected.recalculate(calculate(plan, project, building)), verified),
    ...(plan.buildings.length > 0 && { buildings: plan.buildings }),
    ...(corrected.applied.length > 0 && { corrections: corrected.applied }),
    sheets: plan.sheets.map((sheet) => toSheetSummary(asSeen(sheet, pages))),
    codeSummary: plan.codeSummary,
    conflicts: [...conflictsOf(plan)],
    notReviewed: [
      ...notReviewed(input.problems, plan.sheets, own.broken),
      ...crowdedPages(plan).map((page) => ({ file: fileOf(plan, page), page, reason: CROWDED })),
      ...modelFailures(pages),
    ],
    files: input.files,
    unverifiedFacts: [
      ...pages.flatMap((it) => it.model?.unverified ?? []),
      ...claimsOf(opinion),
    ],
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
  const setQuestion = isAsked && input.setAnswer === undefined ? listSetLines(plan, claims) : null;
  const controls = inQuestion.length > 0
    ? findControls(plan, inQuestion, linksInDoubt(own, linked).map(readingOf))
    : [];
  return { body, plan, inQuestion, controls, setQuestion };
}

/** The sheet with the number, title and kind the model read where nothing else gave them. */
function asSeen(sheet: Sheet, pages: readonly PageAnalysis[]): Sheet {
  const seen = pages.find((it) => it.page === sheet.page)?.model?.facts?.sheet;
  return seen ?? sheet;
}

/** What every report says of itself. */
const DISCLAIMERS = [
  "This is an automated pre-review. It does not replace review by the building official, the fire official or a private provider.",
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
    ...oneScale(scales),
    reading,
  };
}

/** The scale of a sheet whose drawings are all to one. */
function oneScale(scales: Sheet["scales"]): Pick<SheetSummary, "pointsPerFoot"> {
  const [first, ...others] = new Set(scales.map((it) => it.pointsPerFoot));
  return first && others.length === 0 ? { pointsPerFoot: first } : {};
}

/** What the form said, sealed with the report. */
function projectOf(project: ProjectDetails): ReportBody["project"] {
  const { address, clientName, description, occupancyClassification, typeOfConstruction } = project;
  const { buildingHeight, buildingArea, fireSprinkler, permitDate } = project;
  return {
    address,
    clientName,
    ...(description ? { description } : {}),
    occupancyClassification,
    typeOfConstruction,
    buildingHeight,
    buildingArea,
    fireSprinkler,
    ...(permitDate ? { permitDate } : {}),
  };
}

const MOST_REASONS = 3;

/** Lettering of a page that no reader could read; a page not read at all is listed with its own reason. */
function partlyRead({ file, page, reading }: Sheet): ReportBody["notReviewed"] {
  const words = unreadWords(reading);
  if (words === null || isLeftOut(reading)) return [];
  const reasons = new Set(unreadPlaces(reading).map((it) => it.reason));
  const why = [...reasons].slice(0, MOST_REASONS).join(" ");
  return [{ file, page, reason: `${words}. ${why}`.trim() }];
}

const fileOf = ({ sheets }: PlanSet, page: number): string =>
  sheets.find((it) => it.page === page)?.file ?? "";

function notReviewed(
  problems: FileProblem[],
  sheets: Sheet[],
  broken: { ruleId: string; error: Error }[],
): ReportBody["notReviewed"] {
  return [
    ...problems.map(({ file, page, reason }) => ({ file, page, reason })),
    ...sheets.filter(({ reading }) => reading.reason !== null && isLeftOut(reading))
      .map((it) => ({ file: it.file, page: it.page, reason: it.reading.reason! })),
    ...sheets.flatMap(partlyRead),
    ...broken.map(({ ruleId }) => ({
      file: "",
      page: null,
      reason: `The check ${ruleId} could not be completed on this set.`,
    })),
  ];
}
