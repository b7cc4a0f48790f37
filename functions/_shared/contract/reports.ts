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

/** One entry of a report's history. What happens often is one entry for each day. */
export const AuditEntry = z.object({
  at: Moment.describe("ISO 8601; the last time if it happened more than once"),
  action: z.string().describe(
    "created, downloaded, verified, feedback, retried, reviewed again, revoked, and the steps before",
  ),
  detail: z.string().nullable(),
  times: z.number().int().min(1).optional().describe("How often on that day; once if omitted"),
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
  /** From the upload to now, oldest first. */
  auditTrail: AuditEntry[];
  /** How often somebody looked the code up. */
  verifiedCount: number;
  /** Set when the owner took the report back. */
  revokedAt: string | null;
  revokedReason: string | null;
  /** True when the verification page spells the client's name out. */
  isClientShown: boolean;
  /** True when the plan includes exports. */
  canExport: boolean;
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
  verifiedCount: z.number().int(),
  revokedAt: Moment.nullable(),
  revokedReason: z.string().nullable(),
  isClientShown: z.boolean(),
  canExport: z.boolean(),
});

/**
 * Formats a report can be taken out in: findings as table, workbook and BIM topics, everything as JSON, the appendix as
 * PDF, the comment letter to the applicant as a Word document.
 */
export const EXPORT_FORMATS = [
  "csv",
  "xlsx",
  "bcfzip",
  "json",
  "appendix",
  "docx",
  "letter-pdf",
  "letter-xlsx",
] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Body of `POST /api/projects/{id}/report/revoke`. */
export const RevokeReportRequest = z.object({
  verificationCode: z.string().trim().min(1).max(40).describe("Code of the report to revoke"),
  reason: z.string().trim().min(1, "Enter a reason for revoking the report").max(
    500,
    "Reason too long",
  )
    .describe("Shown on the verification page"),
});
export type RevokeReportRequest = z.infer<typeof RevokeReportRequest>;

/** Body of `PATCH /api/projects/{id}/verification`. */
export const UpdateVerificationRequest = z.object({
  isClientShown: z.boolean().describe("Show the client’s full name on the verification page"),
});
export type UpdateVerificationRequest = z.infer<typeof UpdateVerificationRequest>;

/** Short answer of `GET /api/projects/{id}/compliance`. */
export const ComplianceResponse = z.object({
  reportId: Id,
  totalIssues: z.number().int(),
  overallScore: z.number().nullable(),
  findings: z.array(FindingSchema),
});
export type ComplianceResponse =
  & Pick<ReportBody, "totalIssues" | "overallScore" | "findings">
  & { reportId: string };

/** Answer of `POST /api/projects/{id}/visual-markup`. */
export const VisualMarkupResponse = z.object({
  success: z.boolean(),
  markupImageUrl: z.string().nullable(),
  error: z.string().nullable(),
});
export type VisualMarkupResponse = z.infer<typeof VisualMarkupResponse>;

/**
 * valid: genuine, unchanged and current · superseded: genuine, but a newer report of the same project exists ·
 * revoked: taken back by its owner · altered: not as it was issued · unknown: issued once, but gone
 */
export const VERIFICATION_STATES = [
  "valid",
  "superseded",
  "revoked",
  "altered",
  "unknown",
] as const;
export type VerificationState = typeof VERIFICATION_STATES[number];

/** Said of what came after the report was sealed. */
const UNSEALED = "Not part of the seal: kept beside the report";

/** What anyone learns about a report from its code. */
export const VerificationResult = z.object({
  isValid: z.boolean().describe("True only for the state `valid`"),
  state: z.enum(VERIFICATION_STATES)
    .describe(
      "Whether a report is current, superseded or revoked is not part of the seal",
    ),
  verificationCode: z.string(),
  projectName: z.string().nullable(),
  analysisDate: z.string().nullable(),
  clientName: z.string().nullable().describe("Masked unless the owner allows it"),
  isClientMasked: z.boolean(),
  confidence: z.number().nullable(),
  certificateLevel: z.string().nullable(),
  reportHash: z.string().nullable(),
  digitalSignature: z.string().nullable(),
  pdfSha256: z.string().nullable().describe("SHA-256 of the report’s PDF, hexadecimal"),
  /** Place in the chain of issued reports, from 1. */
  sequence: z.number().int().nullable(),
  issues: z.array(z.string()),
  tamperedDate: z.string().nullable().describe(UNSEALED),
  revokedDate: z.string().nullable().describe(UNSEALED),
  revokedReason: z.string().nullable().describe(UNSEALED),
  supersededBy: z.object({ verificationCode: z.string(), issuedAt: Moment }).nullable()
    .describe(UNSEALED),
});
export type VerificationResult = z.infer<typeof VerificationResult>;

/** Answer of `GET /api/verify/{code}`. */
export const VerifyResponse = z.object({ verificationResult: VerificationResult });
export type VerifyResponse = z.infer<typeof VerifyResponse>;

/** Query of `GET /api/transparency`: a head noted earlier, to be found in the chain of today. */
export const TransparencyQuery = z.object({
  sequence: z.coerce.number().int().min(1).optional(),
  chainHash: z.string().regex(/^[0-9a-f]{64}$/).optional(),
});
export type TransparencyQuery = z.infer<typeof TransparencyQuery>;

/** Answer of `GET /api/transparency`: head and size of the chain of issued reports, signed. */
export const TransparencyResponse = z.object({
  size: z.number().int().describe("Reports ever issued"),
  head: z.object({ sequence: z.number().int(), chainHash: z.string() }).nullable(),
  isWhole: z.boolean().describe("False if an entry was changed or removed"),
  brokenAt: z.number().int().nullable().describe("First entry that doesn’t match"),
  reason: z.enum(["missing", "changed"]).nullable(),
  checkedAt: Moment,
  keyId: z.string(),
  signature: z.string().describe(
    "Ed25519 over the canonical JSON of size, head, isWhole, checkedAt and keyId; base64url",
  ),
  isContained: z.boolean().nullable().describe("Whether the given head is part of the chain"),
});
export type TransparencyResponse = z.infer<typeof TransparencyResponse>;
