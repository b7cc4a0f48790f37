/** Reports, their markup, and public verification. */
import { z } from "zod";
import { FINDING_STATUSES, SEVERITIES } from "../domain/finding.ts";
import type { ReportBody } from "../domain/report.ts";
import { Id, Moment } from "./common.ts";

const Box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

export const FindingSchema = z.looseObject({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  codeReference: z.string(),
  section: z.string(),
  description: z.string(),
  status: z.enum(FINDING_STATUSES),
  severity: z.enum(SEVERITIES),
  recommendation: z.string(),
  costEstimate: z.number().nullable().describe("Whole dollars"),
  confidenceLevel: z.number(),
  sheet: z.string().nullable(),
  documentMarkup: z.looseObject({
    page: z.number().int(),
    ...Box,
    highlightColor: z.string(),
    annotationText: z.string(),
  }),
});

export const VisualHighlightSchema = z.looseObject({
  id: z.string(),
  pageNumber: z.number().int(),
  ...Box,
  finding: z.string(),
  severity: z.enum(SEVERITIES),
  color: z.string(),
  label: z.string(),
});

/** One entry of a report's history. */
export const AuditEntry = z.object({
  at: Moment,
  action: z.string(),
  detail: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Fields the report has beside its sealed body. */
export interface ReportIssue {
  id: string;
  projectId: string;
  /** Status of the project: a report of an earlier run can be shown while a new one is under way. */
  status: "processing" | "completed" | "failed";
  reportHash: string;
  digitalSignature: string;
  verificationCode: string;
  analysisModel: string;
  analysisVersion: string;
  confidenceScore: number | null;
  auditTrail: AuditEntry[];
}

/** Answer of `GET /api/projects/{id}/report`. */
export type ReportResponse = ReportBody & ReportIssue;

/** The same answer as a schema for the contract; deep parts are described by the types of the domain. */
export const ReportResponseSchema = z.looseObject({
  id: Id,
  projectId: Id,
  status: z.string(),
  projectName: z.string(),
  createdAt: Moment,
  overallScore: z.number().nullable(),
  totalIssues: z.number().int(),
  findings: z.array(FindingSchema),
  visualHighlights: z.array(VisualHighlightSchema),
  reportHash: z.string(),
  digitalSignature: z.string(),
  verificationCode: z.string(),
  auditTrail: z.array(AuditEntry),
});

/** Short answer of `GET /api/projects/{id}/compliance`. */
export const ComplianceResponse = z.object({
  totalIssues: z.number().int(),
  overallScore: z.number().nullable(),
  findings: z.array(FindingSchema),
});
export type ComplianceResponse = Pick<ReportBody, "totalIssues" | "overallScore" | "findings">;

/** Answer of `POST /api/projects/{id}/visual-markup`. */
export const VisualMarkupResponse = z.object({
  success: z.boolean(),
  markupImageUrl: z.string().nullable(),
  error: z.string().nullable(),
});
export type VisualMarkupResponse = z.infer<typeof VisualMarkupResponse>;

/** What anyone learns about a report from its code. */
export const VerificationResult = z.object({
  isValid: z.boolean(),
  verificationCode: z.string(),
  projectName: z.string().nullable(),
  analysisDate: z.string().nullable(),
  clientName: z.string().nullable(),
  confidence: z.number().nullable(),
  certificateLevel: z.string().nullable(),
  reportHash: z.string().nullable(),
  digitalSignature: z.string().nullable(),
  issues: z.array(z.string()),
  tamperedDate: z.string().nullable(),
});
export type VerificationResult = z.infer<typeof VerificationResult>;

/** Answer of `GET /api/verify/{code}`. */
export const VerifyResponse = z.object({ verificationResult: VerificationResult });
export type VerifyResponse = z.infer<typeof VerifyResponse>;
