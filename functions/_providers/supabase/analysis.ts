/** The worker's face of the database: what a run needs and the fenced steps that move it on. */
import type { BackendClient } from "./client.ts";
import { confidenceOf } from "../../_shared/domain/confidence.ts";
import { unwrap } from "./errors.ts";
import { listAll } from "./list_all.ts";
import type { AnalysisStore, Job, NewReport, PreviousCycle, RunContext } from "./worker_port.ts";
import { toFile, toProject } from "./project_rows.ts";
import { fromRow, type Row } from "./rows.ts";

/** Binds the worker's face. */
export function createAnalysisStore({ db }: BackendClient): AnalysisStore {
  const call = async (name: string, values: object): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const held = (job: Job) => ({ p_job: job.id, p_token: job.token });

  return {
    async findRun(job) {
      const row = unwrap(
        await db.from("projects").select("*").eq("id", job.projectId).eq("run", job.run)
          .maybeSingle(),
      ) as Row | null;
      if (!row) return null;
      const files = unwrap(
        await db.from("files").select("*").eq("project_id", job.projectId).order("position"),
      );
      const limits = await call("page_limits", { p_user: row.user_id });
      const { run, startedAt, cycle } = fromRow<
        { run: number; startedAt: string; cycle: number }
      >(row);
      const isEarlier = (it: Row) => it.retired_in !== null;
      return {
        userId: String(row.user_id),
        project: toProject(row),
        run,
        startedAt,
        files: (files ?? []).filter((it) => !isEarlier(it)).map(toFile),
        earlierFiles: (files ?? []).filter(isEarlier).map(toFile),
        cycle,
        plan: row.plan as Record<string, unknown> | null,
        limits: limits as RunContext["limits"],
      };
    },

    storePlan: async (job, plan) =>
      await call("analysis_planned", { ...held(job), p_plan: plan }) === true,

    storePage: async (job, outcome) =>
      await call("analysis_page", {
        ...held(job),
        p_result: outcome.packed,
        p_sheet: outcome.sheet,
        p_problem: outcome.problem,
        p_insights: outcome.insights,
        p_warnings: outcome.warnings,
        p_elapsed_ms: Math.round(outcome.elapsedMs),
        p_ended_worker: outcome.hasEndedWorker,
      }) === true,

    async listPageNumbers(job) {
      const rows = await listAll(() =>
        db.from("page_results").select("page").eq("project_id", job.projectId)
          .eq("run", job.run).order("page")
      );
      return rows.map((row) => Number(row.page));
    },

    async getPage(job, page) {
      const row = unwrap(
        await db.from("page_results").select("result,problem,file_id,page_in_file")
          .eq("project_id", job.projectId).eq("run", job.run).eq("page", page).maybeSingle(),
      ) as Row | null;
      return row && {
        packed: row.result as string | null,
        problem: row.problem as string | null,
        fileId: String(row.file_id),
        pageInFile: Number(row.page_in_file),
      };
    },

    async countEnded(job, fileId) {
      const { count, error } = await db.from("page_results")
        .select("page", { count: "exact", head: true })
        .eq("project_id", job.projectId).eq("run", job.run).eq("file_id", fileId)
        .eq("ended_worker", true);
      if (error) unwrap({ data: null, error });
      return count ?? 0;
    },

    setStage: async (job, stage) =>
      await call("analysis_stage", { ...held(job), p_stage: stage }) === true,

    findPrevious: async ({ project, cycle }) =>
      await call("read_previous_cycle", {
        p_project: project.id,
        p_cycle: cycle,
      }) as PreviousCycle | null,

    async findChainHead() {
      const rows = unwrap(
        await db.from("issued_reports").select("sequence,chain_hash")
          .order("sequence", { ascending: false }).limit(1),
      );
      return rows?.length
        ? { sequence: Number(rows[0].sequence), chainHash: String(rows[0].chain_hash) }
        : null;
    },

    publish: async (job, report) =>
      await call("analysis_published", {
        ...held(job),
        p_report: toReportRow(report),
        p_ledger: toLedgerRow(report),
      }) as string | null,

    failRun: async (job, reason, plan) =>
      await call("analysis_failed", {
        ...held(job),
        p_reason: reason,
        p_plan: plan ?? null,
      }) === true,
  };
}

function toReportRow({ body, seal, pdfPath, pdfSha256, auditTrail, comparison }: NewReport): Row {
  return {
    comparison,
    overall_score: body.overallScore,
    total_issues: body.totalIssues,
    findings: body.findings,
    body,
    seal,
    report_hash: seal.reportHash,
    digital_signature: seal.digitalSignature,
    verification_code: seal.verificationCode,
    analysis_model: body.engine.analysisModel,
    analysis_version: body.engine.analysisVersion,
    processing_time: body.processingTime,
    confidence_score: confidenceOf(body.findings),
    audit_trail: auditTrail,
    pdf_path: pdfPath,
    pdf_sha256: pdfSha256,
  };
}

function toLedgerRow({ seal }: NewReport): Row {
  return {
    sequence: seal.sequence,
    verification_code: seal.verificationCode,
    report_hash: seal.reportHash,
    digital_signature: seal.digitalSignature,
    key_id: seal.keyId,
    sealed_at: seal.sealedAt,
    previous_hash: seal.previousHash,
    chain_hash: seal.chainHash,
  };
}
