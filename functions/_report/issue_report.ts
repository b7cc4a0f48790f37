/** A report ready to hand over: rendered, with its certificate vouched for, and signed. */
import { endorseCertificate, type SealKey, sha256Hex } from "../_shared/seal.ts";
import type { ReportInput } from "./report_input.ts";
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
 * @param signer.render  writes the pages; here, when left out
 * @param signer.sealKey the key of the report's seal; it vouches for the certificate
 * @param signer.now     moment shown beside the signature
 */
export async function issueReportPdf(
  input: Omit<ReportInput, "endorsement">,
  signer: {
    sealKey: SealKey;
    identity: SigningIdentity;
    now: Date;
    render?: (input: ReportInput) => Promise<Uint8Array>;
  },
): Promise<IssuedReport> {
  const { sealKey, identity, now, render = renderHere } = signer;
  const fingerprint = await certificateFingerprint(identity.certificatePem);
  const endorsement = await endorseCertificate(sealKey, fingerprint);
  const unsigned = await render({ ...input, endorsement });
  const reason = `Fixes the content of report ${input.seal.verificationCode}`;
  const pdf = await signPdf(unsigned, identity, { now, reason });
  return { pdf, sha256: await sha256Hex(pdf) };
}

/** Loaded when it is wanted: who has it written elsewhere holds no fonts. */
async function renderHere(input: ReportInput): Promise<Uint8Array> {
  const { renderReportPdf } = await import("./report_pdf.ts");
  return await renderReportPdf(input);
}
