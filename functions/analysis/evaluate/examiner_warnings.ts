/**
 * Questions a plans examiner would ask, proposed by the model. The words are the catalogue's; the model chose
 * the requirement and the place. What the engine decided or asks already is not asked again.
 */
import { WARNING_COLOR } from "../../_shared/constants/severity.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Sheet } from "../../_shared/domain/plan_set.ts";
import { citationOf, describeCitation } from "../../_rules/limits/fbc_2023/citation.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import type { ExaminerQuestion } from "../propose/task.ts";

/** Such questions are no checks: they have no rule behind them and count in no score. */
export const EXAMINER_RULE = "model/examiner-question";

/** Most questions of one report: more than this is noise. */
const MAX_QUESTIONS = 25;

/** One warning for each requirement that nothing in the report speaks of yet. */
export function askExaminer(
  questions: readonly ExaminerQuestion[],
  findings: readonly Finding[],
  sheets: readonly Sheet[],
): Finding[] {
  const spoken = new Set(findings.map((it) => it.requirementId));
  const warnings: Finding[] = [];
  for (const question of questions) {
    if (spoken.has(question.requirementId) || warnings.length >= MAX_QUESTIONS) continue;
    spoken.add(question.requirementId);
    warnings.push(toWarning(question, sheets));
  }
  return warnings;
}

function toWarning(question: ExaminerQuestion, sheets: readonly Sheet[]): Finding {
  const requirement = getRequirement(question.requirementId);
  const sheet = sheets.find((it) => it.page === question.page);
  const title = requirement.title;
  const description =
    `At “${question.sourceText}” a plans examiner could ask about: ${title}. The vision model points ` +
    "here; no rule decided it, and a person has to look.";
  return {
    id: "",
    ruleId: EXAMINER_RULE,
    requirementId: requirement.id,
    category: requirement.inspectionCategory,
    discipline: requirement.inspectionCategory,
    title,
    codeReference: citationOf(requirement),
    section: requirement.section,
    citation: describeCitation(requirement, requirement.section),
    description,
    status: "warning",
    severity: requirement.severity,
    recommendation: requirement.recommendation,
    costEstimate: null,
    cost: null,
    confidenceLevel: Math.round(50 * question.confidence),
    measured: null,
    required: null,
    unit: null,
    file: sheet?.file ?? null,
    sheet: sheet?.number ?? null,
    evidence: { sourceText: question.sourceText, readBy: "model" },
    documentMarkup: {
      page: question.page,
      ...question.box,
      highlightColor: WARNING_COLOR,
      annotationText: `${title}: ${description}`,
      roomType: null,
      buildingComponent: title,
      buildingElements: [],
      measurements: { length: null, width: null, area: null },
    },
    otherPlaces: [],
    sourceConfidence: requirement.confidence,
    sourceNote: null,
  };
}
