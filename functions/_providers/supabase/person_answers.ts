/** What people answered to requirements, as the owner's face of the database has it. */
import type { SaveAnswersRequest } from "../../_shared/contract/mod.ts";
import type { PersonAnswer } from "../../_shared/domain/person_answer.ts";
import type { BackendClient } from "./client.ts";
import type { ListPart, ReviewedReport } from "./dispositions.ts";
import { unwrap } from "./errors.ts";
import { fromRow, type Row } from "./rows.ts";

export interface PersonAnswerStore {
  /** @throws {AppError} `project_not_found`, `report_not_found` */
  listPersonAnswers(
    report: ReviewedReport,
    part: ListPart,
  ): Promise<{ total: number; answers: PersonAnswer[] }>;
  /** All or nothing. @throws {AppError} also `not_found` when the report has no such item */
  savePersonAnswers(
    report: ReviewedReport,
    changes: SaveAnswersRequest["changes"],
  ): Promise<PersonAnswer[]>;
}

/** Binds it. */
export function createPersonAnswerStore({ db }: BackendClient): PersonAnswerStore {
  const call = async (name: string, { projectId, reportId }: ReviewedReport, values: object) =>
    unwrap(await db.rpc(name, { p_project: projectId, p_report: reportId, ...values })) as unknown;

  return {
    async listPersonAnswers(report, { limit, offset = 0 }) {
      const { total, answers } = await call("list_person_answers", report, {
        p_limit: limit ?? null,
        p_offset: offset,
      }) as { total: number; answers: Row[] };
      return { total: Number(total), answers: answers.map(fromRow<PersonAnswer>) };
    },
    async savePersonAnswers(report, changes) {
      const rows = await call("save_person_answers", report, { p_changes: changes }) as Row[];
      return rows.map(fromRow<PersonAnswer>);
    },
  };
}
