/** The compliance matrix of a judged set. Pure: findings, checklist and plan in, one line for each requirement out. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { MatrixRow } from "../../_shared/domain/matrix.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { ChecklistAnswer } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../../_rules/building_profile.ts";
import { anyOf, type Applicability, type RuleContext } from "../../_rules/define_rule.ts";
import { requirements } from "../../_rules/limits/fbc_2023/requirements.ts";
import { limits2023 } from "../../_rules/limits/mod.ts";
import { rules } from "../../_rules/mod.ts";
import { answerItem, answerRequirement } from "./answer.ts";
import { type CountSubjects, readRequirement } from "./reading.ts";
import { subjectsOf } from "./subjects.ts";

export type { CountSubjects } from "./reading.ts";

/** What the matrix is made of. */
export interface MatrixInput {
  plan: PlanSet;
  project: ProjectDetails;
  building: BuildingProfile;
  /** Findings that passed the gate. */
  findings: readonly Finding[];
  checklist: readonly ChecklistAnswer[];
  /** Places a requirement would comply by, were it told whose they are. */
  unclear?: readonly { rule: { requirementId: string }; at: Evidence }[];
  /** Who knows all subjects of the building; left out, its plans and lists tell. */
  countSubjects?: CountSubjects;
}

const rulesOf = Map.groupBy(rules, (it) => it.requirementId);

/** One line for each requirement of the loaded edition, then one for each item of the checklist. */
export function buildMatrix(input: MatrixInput): MatrixRow[] {
  const { plan, project, building, checklist, countSubjects = subjectsOf(input) } = input;
  const context: RuleContext = { plan, project, building, limits: limits2023 };
  const found = Map.groupBy(
    input.findings,
    (it) => it.requirementId,
  );
  const unclear = Map.groupBy(input.unclear ?? [], (it) => it.rule.requirementId);
  return [
    ...requirements.map((requirement) =>
      answerRequirement(
        readRequirement(requirement, {
          asked: { plan, building },
          findings: found.get(requirement.id) ?? [],
          unclear: unclear.get(requirement.id)?.[0].at ?? null,
          hasRule: rulesOf.has(requirement.id),
          count: countSubjects,
          applies: appliesTo(requirement.id, context),
        }),
        building.volume,
      )
    ),
    ...checklist.map(answerItem),
  ];
}

/** No where every rule of the requirement says so; a broken condition leaves it open. */
function appliesTo(requirementId: string, context: RuleContext): Applicability {
  const answers = (rulesOf.get(requirementId) ?? []).map(({ when }): Applicability => {
    try {
      return when?.(context.building, context) ?? "yes";
    } catch {
      return "unknown";
    }
  });
  return answers.length === 0 ? "yes" : anyOf(...answers);
}
