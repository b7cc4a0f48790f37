/** Findings reviewers raised, as the owner's face of the database has them. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { BackendClient } from "./client.ts";
import type { ListPart, ReviewedReport } from "./dispositions.ts";
import { unwrap } from "./errors.ts";

export interface OwnFindingStore {
  /** @throws {AppError} `project_not_found`, `report_not_found` */
  listOwnFindings(
    report: ReviewedReport,
    part: ListPart,
  ): Promise<{ total: number; findings: Finding[] }>;
  /** Gives it the next number of the project. */
  addOwnFinding(report: ReviewedReport, finding: Finding): Promise<Finding>;
  /** @throws {AppError} also `not_found` */
  changeOwnFinding(report: ReviewedReport, id: string, finding: Finding): Promise<Finding>;
  /** Takes it back, or puts it back. @throws {AppError} also `not_found` */
  keepOwnFinding(report: ReviewedReport, id: string, isKept: boolean): Promise<Finding>;
}

/** Binds it. */
export function createOwnFindingStore({ db }: BackendClient): OwnFindingStore {
  const call = async (name: string, { projectId, reportId }: ReviewedReport, values: object) =>
    unwrap(await db.rpc(name, { p_project: projectId, p_report: reportId, ...values })) as unknown;

  return {
    async listOwnFindings(report, { limit, offset = 0 }) {
      const { total, findings } = await call("list_own_findings", report, {
        p_limit: limit ?? null,
        p_offset: offset,
      }) as { total: number; findings: Finding[] };
      return { total: Number(total), findings };
    },
    addOwnFinding: async (report, finding) =>
      await call("add_own_finding", report, { p_finding: stored(finding) }) as Finding,
    changeOwnFinding: async (report, id, finding) =>
      await call("change_own_finding", report, {
        p_id: id,
        p_finding: stored(finding),
      }) as Finding,
    keepOwnFinding: async (report, id, isKept) =>
      await call("keep_own_finding", report, { p_id: id, p_is_kept: isKept }) as Finding,
  };
}

/** Id and raiser are columns of their own. */
function stored({ id: _, raisedBy: __, ...finding }: Finding): Omit<Finding, "id" | "raisedBy"> {
  return finding;
}
