/** Cycles of review, as the owner's face of the database has them. */
import type {
  ApplicantResponse,
  CarriedVerdict,
  CycleSummary,
  SaveVerdictsRequest,
} from "../../_shared/contract/mod.ts";
import type { Project } from "../../_shared/contract/mod.ts";
import { countCarried } from "../../_shared/domain/comparison.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import { listAll } from "./list_all.ts";
import type { NewFile, StoredFile, StoredReport } from "./port.ts";
import { toFile, toProject, toReport } from "./project_rows.ts";
import { fromRow, type Row, toMoment, toRow } from "./rows.ts";

export interface CycleStore {
  /** @throws {AppError} `conflict` while it is reviewed, `limit_exceeded`, `project_not_found` */
  checkRevision(projectId: string, files: number): Promise<void>;
  /**
   * Takes a revision and begins its review.
   *
   * @throws {AppError} `conflict`, `report_not_ready`, `same_file`, `limit_exceeded`, `project_not_found`
   */
  beginCycle(
    projectId: string,
    revision: { files: NewFile[]; isComplete: boolean; note: string | null; version: string },
  ): Promise<Project>;
  /** @throws {AppError} `conflict` when it has a report, `project_not_found` */
  withdrawCycle(projectId: string): Promise<Project>;
  /** Oldest first. @throws {AppError} `project_not_found` */
  listCycles(projectId: string): Promise<CycleSummary[]>;
  /** The last report of a cycle. */
  findCycleReport(projectId: string, cycle: number): Promise<StoredReport | null>;
  listVerdicts(projectId: string, cycle: number): Promise<CarriedVerdict[]>;
  /** All or nothing. @throws {AppError} `not_found`, `conflict` in a cycle that was answered */
  saveVerdicts(
    projectId: string,
    cycle: number,
    changes: SaveVerdictsRequest["changes"],
  ): Promise<CarriedVerdict[]>;
  /**
   * Answers how many findings nobody decided about; with any, nothing is approved.
   *
   * @throws {AppError} `conflict` when it is not the newest or approved already, `report_not_found`
   */
  approveCycle(
    projectId: string,
    cycle: number,
    approval: { reportId: string; note: string | null },
  ): Promise<number>;
  /** @throws {AppError} `not_found` without an approval, `conflict` when a revision was sent since */
  undoApproval(projectId: string, cycle: number): Promise<void>;
  /** What the applicant answered to the letter of a cycle. */
  listResponses(projectId: string, cycle: number): Promise<ApplicantResponse[]>;
  /** Those of the same comment take the place of earlier ones. */
  saveResponses(
    projectId: string,
    cycle: number,
    rows: { ofCycle: number; findingId: string; response: string }[],
  ): Promise<void>;
  /** Where a page of a report lies; of the newest report without a cycle. Null where no report has it. */
  findReportPage(
    projectId: string,
    page: number,
    cycle: number | null,
  ): Promise<{ file: StoredFile; pageInFile: number } | null>;
  /** Files of the set now and of those before. */
  listAllFiles(projectId: string): Promise<StoredFile[]>;
}

/** Binds it. */
export function createCycleStore({ db }: BackendClient): CycleStore {
  const call = async (name: string, values: object): Promise<unknown> =>
    unwrap(await db.rpc(name, values));

  return {
    async checkRevision(projectId, files) {
      await call("check_revision", { p_id: projectId, p_files: files });
    },
    beginCycle: async (projectId, { files, isComplete, note, version }) =>
      toProject(
        await call("begin_cycle", {
          p_id: projectId,
          p_files: files.map((it) => toRow(it)),
          p_is_complete: isComplete,
          p_note: note,
          p_version: version,
        }) as Row,
      ),
    withdrawCycle: async (projectId) =>
      toProject(await call("withdraw_cycle", { p_id: projectId }) as Row),
    async listCycles(projectId) {
      const rows = await call("list_cycles", { p_project: projectId }) as Row[];
      return rows.map(toCycle);
    },
    async findCycleReport(projectId, cycle) {
      const rows = unwrap(
        await db.from("compliance_reports").select("*").eq("project_id", projectId)
          .eq("cycle", cycle).order("run", { ascending: false }).limit(1),
      );
      return rows?.length ? toReport(rows[0]) : null;
    },
    async listVerdicts(projectId, cycle) {
      const values = { p_project: projectId, p_cycle: cycle };
      return (await call("list_carried_verdicts", values) as Row[]).map(fromRow<CarriedVerdict>);
    },
    async saveVerdicts(projectId, cycle, changes) {
      const values = { p_project: projectId, p_cycle: cycle, p_changes: changes };
      return (await call("save_carried_verdicts", values) as Row[]).map(fromRow<CarriedVerdict>);
    },
    approveCycle: async (projectId, cycle, { reportId, note }) =>
      await call("approve_cycle", {
        p_project: projectId,
        p_cycle: cycle,
        p_report: reportId,
        p_note: note,
      }) as number,
    async undoApproval(projectId, cycle) {
      await call("undo_approval", { p_project: projectId, p_cycle: cycle });
    },
    async listResponses(projectId, cycle) {
      const rows = await listAll<Row>(() =>
        db.from("applicant_responses").select("of_cycle,finding_id,response,received_at")
          .eq("project_id", projectId).eq("cycle", cycle).order("of_cycle").order("finding_id")
      );
      return rows.map(fromRow<ApplicantResponse>);
    },
    async saveResponses(projectId, cycle, rows) {
      await call("save_responses", { p_project: projectId, p_cycle: cycle, p_rows: rows });
    },
    async findReportPage(projectId, page, cycle) {
      const found = await call("find_report_page", {
        p_project: projectId,
        p_page: page,
        p_cycle: cycle,
      }) as { file: Row; page_in_file: number } | null;
      return found && { file: toFile(found.file), pageInFile: Number(found.page_in_file) };
    },
    async listAllFiles(projectId) {
      const rows = unwrap(
        await db.from("files").select("*").eq("project_id", projectId).order("cycle")
          .order("position"),
      );
      return (rows ?? []).map(toFile);
    },
  };
}

/** As it lies in JSON, with its moment as ISO 8601. */
export function toApproval<T extends { at: string }>(row: T | null): T | null {
  return row && { ...row, at: toMoment(row.at) };
}

type ReportLine = NonNullable<CycleSummary["report"]>;

function toCycle(row: Row): CycleSummary {
  const { report, ...it } = fromRow<Omit<CycleSummary, "report"> & { report: Row | null }>(row);
  const line = report && fromRow<ReportLine>(report);
  return {
    ...it,
    sentAt: it.sentAt && toMoment(it.sentAt),
    approval: toApproval(it.approval),
    report: line && {
      ...line,
      carried: line.carried && Object.assign(countCarried([]), line.carried),
    },
  };
}
