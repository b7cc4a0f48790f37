/** Use cases of reports: read, download, take back, choose what the public page says. */
import type { ReportLife, StoredReport } from "../_providers/supabase/port.ts";
import type { AuditEntry, ReportResponse } from "../_shared/contract/mod.ts";
import { confidenceOf } from "../_shared/domain/confidence.ts";
import { AppError } from "../_shared/errors.ts";
import { normaliseCode } from "../_shared/seal.ts";
import { fileNameOf, findIssuedReport } from "./find_issued.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { isSealedPdf } from "./seal_changes.ts";
import { readAll, toDownload } from "./streams.ts";

type ReportServices = Pick<
  Services,
  "getReport" | "getCompliance" | "downloadReport" | "revokeReport" | "updateVerification"
>;

/**
 * Binds the use cases of reports.
 *
 * @param forgetAnswers told when what a verification answers was changed
 */
export function createReportServices(context: Context, forgetAnswers: () => void): ReportServices {
  const { owner, sealKeys, log } = context;

  return {
    async getReport(session, projectId) {
      const store = await owner(session);
      const [{ project, report }, life] = await Promise.all([
        findIssuedReport(context, session, projectId),
        store.findReportLife(projectId),
      ]);
      if (!life) throw projectNotFound();
      return toResponse(report, life, project.status);
    },

    async getCompliance(session, projectId) {
      const { report } = await findIssuedReport(context, session, projectId);
      const { totalIssues, overallScore, findings } = report.body;
      return { reportId: report.id, totalIssues, overallScore, findings };
    },

    async downloadReport(session, projectId) {
      const { store, report } = await findIssuedReport(context, session, projectId);
      const found = report.pdfPath && await store.download("reports", report.pdfPath);
      if (!found) throw new AppError("report_not_found", "The report’s PDF is not available");
      const bytes = await readAll(found.body);
      if (!await isSealedPdf(report, { bytes, sealKeys })) {
        log("report_pdf_altered", { reportId: report.id });
        throw new AppError(
          "report_altered",
          "The stored PDF isn’t the one that was sealed, so it can’t be downloaded. Run the analysis again for a new report.",
        );
      }
      await store.noteDownload(projectId, "PDF report");
      // Named by what was sealed: the project may be called otherwise by now.
      const name = fileNameOf("Report", { name: report.body.projectName });
      return toDownload(bytes, "application/pdf", `${name}.pdf`);
    },

    async revokeReport(session, projectId, { verificationCode, reason }) {
      const code = normaliseCode(verificationCode) ?? verificationCode;
      try {
        await (await owner(session)).revokeReport(projectId, { code, reason });
      } catch (error) {
        if (error instanceof AppError && error.code === "conflict") {
          throw new AppError("conflict", "This report has already been revoked", { cause: error });
        }
        throw error;
      }
      forgetAnswers();
      log("report_revoked", { projectId });
    },

    async updateVerification(session, projectId, { isClientShown }) {
      await (await owner(session)).showClient(projectId, isClientShown);
      forgetAnswers();
    },
  };
}

/** A stored report with its life since, as it is sent. */
export function toResponse(
  report: StoredReport,
  life: ReportLife,
  status: ReportResponse["status"],
): ReportResponse {
  return {
    ...report.body,
    id: report.id,
    projectId: report.projectId,
    status,
    reportHash: report.reportHash,
    digitalSignature: report.digitalSignature,
    verificationCode: report.verificationCode,
    // As they were sealed: the columns beside the body can be changed without breaking the seal.
    analysisModel: report.body.engine.analysisModel,
    analysisVersion: report.body.engine.analysisVersion,
    confidenceScore: confidenceOf(report.body.findings),
    auditTrail: joinTrail(report.auditTrail, life),
    verifiedCount: life.verifiedCount,
    revokedAt: life.revokedAt,
    revokedReason: life.revokedReason,
    isClientShown: life.isClientShown,
    canExport: life.canExport,
  };
}

/** What led to the report and what was done with it since, oldest first. */
function joinTrail(before: readonly AuditEntry[], { events }: ReportLife): AuditEntry[] {
  return [...before, ...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
