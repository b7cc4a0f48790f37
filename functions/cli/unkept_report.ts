/** A report as the API answers it, of a review no server keeps: nobody verified, revoked or shared it. */
import type { ReportResponse } from "../_shared/contract/reports.ts";
import type { ReportBody } from "../_shared/domain/report.ts";

type Own = Pick<
  ReportResponse,
  "id" | "projectId" | "reportHash" | "digitalSignature" | "verificationCode" | "canExport"
>;

export const unkeptReport = (body: ReportBody, own: Own): ReportResponse => ({
  ...body,
  ...own,
  status: "completed",
  analysisModel: body.engine.analysisModel,
  analysisVersion: body.engine.analysisVersion,
  confidenceScore: null,
  auditTrail: [],
  verifiedCount: 0,
  revokedAt: null,
  revokedReason: null,
  isClientShown: false,
});
