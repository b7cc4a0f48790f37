/** What of a stored report does not agree with its seal, each in one sentence. */
import type { StoredReport } from "../_providers/supabase/port.ts";
import { confidenceOf } from "../_shared/domain/confidence.ts";
import {
  canonicalJson,
  type ChainLink,
  type SealKey,
  sha256Hex,
  verifyPdfSeal,
  verifySeal,
} from "../_shared/seal.ts";

/** @param ledger the line of the record of issued reports; null when there is none */
export async function findSealChanges(
  code: string,
  { report, ledger, sealKeys }: {
    report: StoredReport;
    ledger: ChainLink | null;
    sealKeys: SealKey[];
  },
): Promise<string[]> {
  const { body, seal } = report;
  const changes = (await verifySeal(body, seal, sealKeys)).issues.map((it) => it.message);
  const isSame = report.reportHash === seal.reportHash &&
    report.digitalSignature === seal.digitalSignature &&
    seal.verificationCode === code &&
    report.overallScore === body.overallScore &&
    report.totalIssues === body.totalIssues &&
    report.confidenceScore === confidenceOf(body.findings) &&
    report.analysisModel === body.engine.analysisModel &&
    report.analysisVersion === body.engine.analysisVersion &&
    canonicalJson(report.findings) === canonicalJson(body.findings);
  if (!isSame) changes.push("The stored report was changed after sealing.");
  const isListed = ledger?.reportHash === seal.reportHash &&
    ledger.chainHash === seal.chainHash && ledger.sequence === seal.sequence;
  if (!isListed) changes.push("The report does not match the record of issued reports.");
  // Every report is issued with its PDF sealed: a seal without it is one that somebody took it from.
  const isFile = seal.pdf !== undefined && report.pdfSha256 === seal.pdf.pdfSha256 &&
    await verifyPdfSeal(seal.pdf, code, sealKeys);
  if (!isFile) changes.push("The recorded hash of the report’s PDF was changed.");
  return [...new Set(changes)];
}

/** Is this the PDF that was sealed as the report of its code? What the columns beside the seal say does not count. */
export async function isSealedPdf(
  { seal, verificationCode }: Pick<StoredReport, "seal" | "verificationCode">,
  { bytes, sealKeys }: { bytes: Uint8Array; sealKeys: readonly SealKey[] },
): Promise<boolean> {
  return seal.pdf !== undefined && await sha256Hex(bytes) === seal.pdf.pdfSha256 &&
    await verifyPdfSeal(seal.pdf, verificationCode, sealKeys);
}
