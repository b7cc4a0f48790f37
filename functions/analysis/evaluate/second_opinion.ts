/**
 * What the model adds to a review. The set is judged twice, without and with the facts the model proposed. What
 * the engine decided on its own evidence stands, whatever the model says: its facts can neither accuse nor acquit
 * nor move the score. Where they would change a verdict they become a warning that asks a person to look.
 */
import { WARNING_COLOR } from "../../_shared/constants/severity.ts";
import type { Finding, UnverifiedFinding } from "../../_shared/domain/finding.ts";
import type { Conflict, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { ChecklistAnswer } from "../../_shared/domain/report.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { profileBuilding } from "../../_rules/building_profile.ts";
import { answerChecklist } from "../checklist.ts";
import { assemblePlanSet } from "../extract/mod.ts";
import type { PageAnalysis } from "../pipeline.ts";
import { askExaminer } from "./examiner_warnings.ts";
import type { PageTexts } from "./gate.ts";
import { judgePlan } from "./judge_plan.ts";
import { mergeFindings } from "./merge.ts";

/** Confidence of what rests on the model, percent at most. */
const MAX_CONFIDENCE = 50;

/** What the engine found on its own evidence. */
export interface OwnReview {
  verified: Finding[];
  unverified: UnverifiedFinding[];
  conflicts: Conflict[];
  checklist: ChecklistAnswer[];
}

export interface SecondOpinion extends OwnReview {
  sheets: Sheet[];
}

/** Adds what the model proposed to the engine's own review; without proposals the review comes back as it is. */
export function addSecondOpinion(
  own: OwnReview,
  { pages, seen, plan, project, texts }: {
    pages: readonly PageAnalysis[];
    /** The pages with the facts the model added. */
    seen: readonly PageAnalysis[];
    plan: PlanSet;
    project: ProjectDetails;
    texts: PageTexts;
  },
): SecondOpinion {
  const shares = pages.flatMap((it) => it.model ?? []);
  const isSilent = shares.every((it) =>
    !it.facts && it.conflicts.length === 0 && it.questions.length === 0
  );
  if (isSilent) return { ...own, sheets: plan.sheets };
  const joined = assemblePlanSet(seen.map((it) => it.facts));
  const conflicts = [...joined.conflicts, ...shares.flatMap((it) => it.conflicts)];
  const wide = { ...joined, conflicts };
  const judged = judgePlan(wide, project, texts);
  const raised = judged.verified.filter((it) => !own.verified.some((known) => isSame(it, known)))
    .map(toWarning);
  const kept = own.verified.filter((it) =>
    it.status !== "warning" || judged.verified.some((other) => isSame(it, other)) ||
    !raised.some((other) => other.ruleId === it.ruleId)
  );
  const findings = [...kept, ...raised];
  const lost = judged.unverified.map((it) => ({ ...it, finding: toWarning(it.finding) }))
    .filter(({ finding }) => !own.unverified.some((it) => it.finding.ruleId === finding.ruleId));
  const questions = askExaminer(shares.flatMap((it) => it.questions), findings, wide.sheets);
  return {
    verified: mergeFindings([...findings, ...questions]),
    unverified: [...own.unverified, ...lost],
    conflicts: [
      ...own.conflicts,
      ...conflicts.filter((it) => !own.conflicts.some((known) => isSameConflict(it, known))),
    ],
    checklist: compareAnswers(
      own.checklist,
      answerChecklist(wide, profileBuilding(wide, project)),
    ),
    sheets: wide.sheets,
  };
}

/** The same verdict of the same rule at the same place. Words may differ where the model named a sheet. */
function isSame(a: Finding, b: Finding): boolean {
  return a.ruleId === b.ruleId && a.status === b.status &&
    a.documentMarkup.page === b.documentMarkup.page &&
    overlaps(a.documentMarkup, b.documentMarkup) && a.measured === b.measured;
}

function isSameConflict(a: Conflict, b: Conflict): boolean {
  return a.topic === b.topic && a.subject === b.subject && a.a.value === b.a.value &&
    a.b.value === b.b.value;
}

/** A verdict that needs the model's word for it, as a request to look. */
function toWarning(finding: Finding): Finding {
  const { description, status, title } = finding;
  const said = status === "compliant"
    ? `As the vision model reads the sheet, this complies; a person has to confirm it. ${description}`
    : `This rests on what the vision model read; a person has to look before it counts. ${description}`;
  return {
    ...finding,
    status: "warning",
    description: said,
    recommendation: finding.recommendation ||
      "Compare the marked place with the drawing and confirm what it says.",
    cost: null,
    costEstimate: null,
    confidenceLevel: Math.min(finding.confidenceLevel, MAX_CONFIDENCE),
    evidence: { ...finding.evidence, readBy: "model" },
    documentMarkup: {
      ...finding.documentMarkup,
      highlightColor: WARNING_COLOR,
      annotationText: `${title}: ${said}`,
    },
  };
}

/** An item only the model saw stays open, with the place to look at. */
function compareAnswers(own: ChecklistAnswer[], wide: ChecklistAnswer[]): ChecklistAnswer[] {
  const seen = new Map(wide.map((it) => [it.id, it]));
  return own.map((answer) => {
    const other = seen.get(answer.id);
    if (answer.answer === "shown" || other?.answer !== "shown") return answer;
    return {
      ...answer,
      answer: "could not verify",
      sheet: other.sheet,
      place: other.place,
      sourceText: other.sourceText,
      reason: "Only the vision model takes this place for it; a person has to look.",
    };
  });
}
