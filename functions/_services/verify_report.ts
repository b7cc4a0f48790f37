/** Public verification: does the report behind a code still say what was sealed, and does it still stand? */
import { headlineWords } from "../_shared/score_words.ts";
import type { ReportStanding } from "../_providers/supabase/port.ts";
import type { VerificationResult, VerificationState } from "../_shared/contract/mod.ts";
import { confidenceOf } from "../_shared/domain/confidence.ts";
import type { Score } from "../_shared/domain/report.ts";
import { AppError } from "../_shared/errors.ts";
import { type ChainLink, normaliseCode, toKeySet } from "../_shared/seal.ts";
import { maskName, maskWithin } from "./mask_name.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { findSealChanges } from "./seal_changes.ts";
import { shareAnswers } from "./share_answers.ts";

type VerifyServices = Pick<
  Services,
  "verifyReport" | "peekVerification" | "noteVerification" | "getSealKeys"
>;

/** Verification, and what tells it that the standing of a report was changed. */
interface Verification {
  services: VerifyServices;
  forgetAnswers: () => void;
}

/** Binds the use cases. A code that can't exist and one that was never issued get the same answer. */
export function createVerification(
  { backend: { server }, sealKeys, now, log }: Context,
): Verification {
  const answers = shareAnswers({
    look,
    settle: (code, times) =>
      server.countVerification(code, times).catch((error) =>
        log("verifications_not_counted", { error: String(error) })
      ),
    now,
  });
  const services: VerifyServices = {
    getSealKeys: () => toKeySet(sealKeys),

    async verifyReport(typed) {
      const code = normaliseCode(typed);
      if (!code) throw neverIssued();
      return await answers.ask(code);
    },

    peekVerification: answers.peek,
    noteVerification: answers.note,
  };
  return { services, forgetAnswers: answers.forget };

  /** @param times how often it was asked for */
  async function look(code: string, times: number): Promise<VerificationResult> {
    const { found, issued: ledger, standing } = await server.readForVerification(code, times);
    if (!found) {
      if (!ledger) throw neverIssued();
      return describeLedger(ledger, standing);
    }
    const { report } = found;
    // What is shown comes from the sealed body: columns beside it can be changed without breaking the seal.
    const { projectName } = report.body;
    const clientName = report.body.project?.clientName ?? null;
    const changes = await findSealChanges(code, { report, ledger, sealKeys });
    const state = stateOf(changes.length > 0, standing);
    const isClientMasked = !standing.isClientShown;
    return {
      isValid: state === "valid",
      state,
      verificationCode: code,
      projectName: clientName && isClientMasked ? maskWithin(projectName, clientName) : projectName,
      analysisDate: report.body.createdAt,
      clientName: clientName && isClientMasked ? maskName(clientName) : clientName,
      isClientMasked,
      confidence: confidenceOf(report.body.findings),
      certificateLevel: describeLevel(report.body.score),
      reportHash: report.seal.reportHash,
      digitalSignature: report.seal.digitalSignature,
      pdfSha256: report.seal.pdf?.pdfSha256 ?? null,
      sequence: report.seal.sequence,
      issues: [...changes, ...describeStanding(standing)],
      tamperedDate: changes.length > 0 ? report.tamperedAt : null,
      revokedDate: standing.revokedAt,
      revokedReason: standing.revokedReason,
      supersededBy: standing.supersededBy,
    };
  }
}

function neverIssued(): AppError {
  return new AppError("report_not_found", "No report with this verification code was found");
}

/** The gravest that applies. */
function stateOf(isChanged: boolean, standing: ReportStanding): VerificationState {
  if (isChanged) return "altered";
  if (standing.revokedAt) return "revoked";
  return standing.supersededBy ? "superseded" : "valid";
}

function describeStanding({ revokedAt, supersededBy }: ReportStanding): string[] {
  return [
    ...(revokedAt ? ["The owner has revoked this report."] : []),
    ...(supersededBy
      ? [`A newer report of the same project exists: ${supersededBy.verificationCode}.`]
      : []),
  ];
}

/** A report whose project or account was deleted: the record keeps hash and code, nothing of the person. */
function describeLedger(
  issued: ChainLink & { issuedAt: string },
  standing: ReportStanding,
): VerificationResult {
  const { verificationCode, reportHash, digitalSignature, sequence, issuedAt } = issued;
  return {
    isValid: false,
    state: standing.revokedAt ? "revoked" : "unknown",
    verificationCode,
    projectName: null,
    analysisDate: issuedAt,
    clientName: null,
    isClientMasked: true,
    confidence: null,
    certificateLevel: null,
    reportHash,
    digitalSignature,
    pdfSha256: null,
    sequence,
    issues: [
      "This code was issued, but the owner has since deleted the report. Compare the hash with your copy.",
      ...describeStanding(standing),
    ],
    tamperedDate: null,
    revokedDate: standing.revokedAt,
    revokedReason: null,
    supersededBy: null,
  };
}

/** How far an automated pre-review reached, in words. */
const describeLevel = (score: Score): string =>
  `Automated pre-review, not an official approval. Result: ${
    headlineWords(score).replace(/^Pre-check: /, "")
  }.`;
