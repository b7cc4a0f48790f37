/** Use cases of reports: read, download, markup. */
import type { StoredReport } from "../_providers/supabase/port.ts";
import type { ReportResponse } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { Download, Services, Session } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { readAll } from "./streams.ts";

type ReportServices = Pick<
  Services,
  "getReport" | "getCompliance" | "downloadReport" | "createVisualMarkup" | "downloadMarkup"
>;

/** Binds the use cases of reports. */
export function createReportServices({ owner, markup, log }: Context): ReportServices {
  const findIssued = async (session: Session, projectId: string) => {
    const store = await owner(session);
    const project = await store.findProject(projectId);
    if (!project) throw projectNotFound();
    const report = await store.findReport(projectId);
    if (!report) {
      throw new AppError(
        "report_not_ready",
        project.failureReason ?? "The report is not ready yet",
      );
    }
    return { store, project, report };
  };

  return {
    async getReport(session, projectId) {
      const { project, report } = await findIssued(session, projectId);
      return toResponse(report, project.status);
    },

    async getCompliance(session, projectId) {
      const { report } = await findIssued(session, projectId);
      const { totalIssues, overallScore, findings } = report.body;
      return { totalIssues, overallScore, findings };
    },

    async downloadReport(session, projectId) {
      const { store, project, report } = await findIssued(session, projectId);
      const found = report.pdfPath && await store.download("reports", report.pdfPath);
      if (!found) throw new AppError("report_not_found", "The report's PDF is not available");
      const bytes = await readAll(found.body);
      return toPdf(bytes, `Report-${project.name.replace(/[^a-zA-Z0-9]/g, "-")}.pdf`);
    },

    async createVisualMarkup(session, projectId) {
      try {
        const { report } = await findIssued(session, projectId);
        if (report.body.visualHighlights.length === 0) {
          return { success: false, markupImageUrl: null, error: "No Markup Available" };
        }
        const markupImageUrl = `/api/projects/${projectId}/visual-markup`;
        return { success: true, markupImageUrl, error: null };
      } catch (error) {
        if (!(error instanceof AppError) || error.code === "project_not_found") throw error;
        return { success: false, markupImageUrl: null, error: error.message };
      }
    },

    async downloadMarkup(session, { projectId, fileId }) {
      const { store, project, report } = await findIssued(session, projectId);
      const files = await store.listFiles(projectId);
      if (fileId !== null && !files.some((it) => it.id === fileId)) {
        throw new AppError("file_not_found", "File not found");
      }
      const name = `Markup-${project.name.replace(/[^a-zA-Z0-9]/g, "-")}`;
      const path = `${session.user.id}/${projectId}/markup-${report.run}-${fileId ?? "all"}.pdf`;
      const kept = await store.download("reports", path);
      if (kept) return toPdf(await readAll(kept.body), `${name}.pdf`);

      const marked: Uint8Array<ArrayBuffer>[] = [];
      let offset = 0;
      for (const file of files) {
        const pageCount = file.pageCount ?? 0;
        if ((fileId === null || fileId === file.id) && pageCount > 0) {
          const original = await store.download("plans", file.filePath);
          if (!original) throw new AppError("file_not_found", "File not found");
          const findings = report.body.findings.filter(({ status, documentMarkup }) =>
            status !== "compliant" && documentMarkup.page > offset &&
            documentMarkup.page <= offset + pageCount
          );
          const bytes = await readAll(original.body);
          marked.push(await markup.markUp({ name: file.filename, bytes }, findings, offset));
        }
        offset += pageCount;
      }
      if (marked.length === 0) throw new AppError("not_found", "No Markup Available");
      const pdf = marked.length === 1 ? marked[0] : await markup.join(marked);
      log("markup_written", { projectId, bytes: pdf.length });
      return toPdf(pdf, `${name}.pdf`);
    },
  };
}

function toResponse(report: StoredReport, status: ReportResponse["status"]): ReportResponse {
  return {
    ...report.body,
    id: report.id,
    projectId: report.projectId,
    status,
    reportHash: report.reportHash,
    digitalSignature: report.digitalSignature,
    verificationCode: report.verificationCode,
    analysisModel: report.analysisModel,
    analysisVersion: report.analysisVersion,
    confidenceScore: report.confidenceScore,
    auditTrail: report.auditTrail,
  };
}

function toPdf(body: Uint8Array<ArrayBuffer>, filename: string): Download {
  return {
    body,
    contentType: "application/pdf",
    filename,
    size: body.length,
    range: null,
    etag: null,
  };
}
