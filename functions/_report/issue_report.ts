/** A report ready to hand over: rendered, with its certificate vouched for, and signed. */
import { endorseCertificate, type SealKey, sha256Hex } from "../_shared/seal.ts";
import { renderReportPdf, type ReportInput } from "./report_pdf.ts";
import { signPdf } from "./sign_pdf.ts";
import { certificateFingerprint, type SigningIdentity } from "./signing_identity.ts";

/** The finished file and its own hash, to be stored beside the seal. */
export interface IssuedReport {
  pdf: Uint8Array;
  /** SHA-256 of the signed file, hexadecimal. */
  sha256: string;
}

/**
 * Renders and signs a report.
 *
 * @param signer.sealKey the key of the report's seal; it vouches for the certificate
 * @param signer.now     moment shown beside the signature
 */
export async function issueReportPdf(
  input: Omit<ReportInput, "endorsement">,
  signer: { sealKey: SealKey; identity: SigningIdentity; now: Date },
): Promise<IssuedReport> {
  const { sealKey, identity, now } = signer;
  const fingerprint = await certificateFingerprint(identity.certificatePem);
  const endorsement = await endorseCertificate(sealKey, fingerprint);
  const unsigned = await renderReportPdf({ ...input, endorsement });
  const reason = `Fixes the content of report ${input.seal.verificationCode}`;
  const pdf = await signPdf(unsigned, identity, { now, reason });
  return { pdf, sha256: await sha256Hex(pdf) };
}
