/** Public verification: does the report behind a code still say what was sealed? */
import type { VerificationResult } from "../_shared/contract/mod.ts";
import type { Score } from "../_shared/domain/report.ts";
import { AppError } from "../_shared/errors.ts";
import { canonicalJson, normaliseCode, toKeySet, verifySeal } from "../_shared/seal.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";

/** Binds the use case. A code that can't exist and one that was never issued get the same answer. */
export function createVerifyService(
  { backend, sealKeys }: Context,
): Pick<Services, "verifyReport" | "getSealKeys"> {
  return {
    getSealKeys: () => toKeySet(sealKeys),

    async verifyReport(typed) {
      const code = normaliseCode(typed);
      const found = code && await backend.server.findReportByCode(code);
      if (!found) return await describeLedger(code);
      const { report, projectName, clientName } = found;
      const verdict = await verifySeal(report.body, report.seal, sealKeys);
      const issues = verdict.issues.map((it) => it.message);
      const isSame = report.reportHash === report.seal.reportHash &&
        report.digitalSignature === report.seal.digitalSignature &&
        report.seal.verificationCode === code &&
        report.overallScore === report.body.overallScore &&
        report.totalIssues === report.body.totalIssues &&
        canonicalJson(report.findings) === canonicalJson(report.body.findings);
      if (!isSame) issues.push("The stored report was changed after sealing.");
      const ledger = await backend.server.findIssued(report.seal.verificationCode);
      if (ledger?.reportHash !== report.seal.reportHash) {
        issues.push("The report does not match the record of issued reports.");
      }
      const unique = [...new Set(issues)];
      return {
        isValid: unique.length === 0,
        verificationCode: report.seal.verificationCode,
        projectName,
        analysisDate: report.body.createdAt,
        clientName,
        confidence: report.confidenceScore,
        certificateLevel: describeLevel(report.body.score),
        reportHash: report.reportHash,
        digitalSignature: report.digitalSignature,
        issues: unique,
        tamperedDate: unique.length > 0 ? report.tamperedAt : null,
      };
    },
  };

  /** A report whose project or account was deleted: the record keeps hash and code, nothing of the person. */
  async function describeLedger(code: string | null): Promise<VerificationResult> {
    const issued = code && await backend.server.findIssued(code);
    if (!issued) {
      throw new AppError("report_not_found", "No report with this verification code was found");
    }
    return {
      isValid: false,
      verificationCode: code,
      projectName: null,
      analysisDate: issued.issuedAt,
      clientName: null,
      confidence: null,
      certificateLevel: null,
      reportHash: issued.reportHash,
      digitalSignature: issued.digitalSignature,
      issues: [
        "This code was issued, but its owner has deleted the report. Compare the hash with your copy.",
      ],
      tamperedDate: null,
    };
  }
}

/** How much of what applies was verified, in words. */
function describeLevel({ verifiedChecks, applicableChecks }: Score): string {
  const share = applicableChecks === 0 ? 0 : verifiedChecks / applicableChecks;
  const reach = share >= 0.9 ? "Full" : share >= 0.5 ? "Standard" : "Limited";
  return `${reach} automated pre-review (${verifiedChecks} of ${applicableChecks} checks verified)`;
}
