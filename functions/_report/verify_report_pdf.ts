/**
 * Checks a report PDF with nothing but the public sealing keys: the file's signature, the attached content
 * against its seal, and that the certificate is one the sealing key vouches for.
 */
import { PDFDocument } from "pdf-lib";
import type { ReportBody } from "../_shared/domain/report.ts";
import {
  type Endorsement,
  type PublicSealKey,
  type Seal,
  verifyEndorsement,
  verifySeal,
} from "../_shared/seal.ts";
import { ATTACHMENTS } from "./report_pdf.ts";
import { type PdfProblem, verifyPdf } from "./verify_pdf.ts";

/**
 * `valid`: unchanged since it was issued · `altered`: something was changed · `unknown`: not a report, or not
 * decidable with the keys at hand
 */
export type ReportState = "valid" | "altered" | "unknown";

/** Outcome of a check, with what the file says of itself. */
export interface ReportPdfVerdict {
  state: ReportState;
  /** The answer in one sentence. */
  answer: string;
  /** Further sentences, most important first. */
  reasons: string[];
  report: { body: ReportBody; seal: Seal } | null;
}

const CHANGED: Record<PdfProblem, string> = {
  "unsigned": "The file’s signature is missing.",
  "not covered": "Bytes were added to or removed from the file after it was signed.",
  "changed": "The file was changed after it was signed.",
  "signature": "The signature of the file was changed or belongs to another file.",
};

/** Checks a report. @param keys public sealing keys, empty when none are at hand */
export async function verifyReportPdf(
  pdf: Uint8Array,
  keys: readonly PublicSealKey[],
): Promise<ReportPdfVerdict> {
  const attached = await readAttachments(pdf);
  const signature = await verifyPdf(pdf);
  const report = attached && { body: attached.body, seal: attached.seal };
  const conclude = (state: ReportState, ...reasons: string[]): ReportPdfVerdict => ({
    state,
    answer: ANSWERS[state],
    reasons,
    report,
  });
  if (!attached) {
    const isUnsigned = !signature.isIntact && signature.reason === "unsigned";
    if (isUnsigned || signature.isIntact) {
      return conclude(
        "unknown",
        "The file doesn’t contain the content and seal of an FLClear report.",
      );
    }
    return conclude("altered", CHANGED[signature.reason]);
  }
  const verdict = await verifySeal(attached.body, attached.seal, keys);
  const changes = verdict.issues.filter((it) => it.code !== "unknown_key").map((it) => it.message);
  if (!signature.isIntact) return conclude("altered", CHANGED[signature.reason], ...changes);
  if (changes.length > 0) return conclude("altered", ...changes);
  if (!verdict.isValid) {
    return conclude(
      "unknown",
      keys.length === 0
        ? "The file is unchanged since it was signed, but without FLClear’s public key there’s no telling who " +
          "signed it. Get the key from /.well-known/ of the product and pass it with --key."
        : "The report is sealed with a key that isn’t among the public keys given.",
    );
  }
  const { endorsement } = attached;
  if (!endorsement) {
    return conclude("unknown", "The file doesn’t say which certificate may sign it.");
  }
  if (!await verifyEndorsement(endorsement, signature.fingerprint, keys)) {
    return conclude(
      "altered",
      "The file is signed with a certificate that FLClear’s key doesn’t vouch for; its pages may have been replaced.",
    );
  }
  return conclude("valid", `Signed by ${signature.signerName}.`);
}

const ANSWERS: Record<ReportState, string> = {
  valid: "VALID: this report is unchanged since it was issued.",
  altered: "ALTERED: this report has changed since it was issued. Do not rely on it.",
  unknown: "UNKNOWN: this file can’t be confirmed as an unchanged FLClear report.",
};

interface Attached {
  body: ReportBody;
  seal: Seal;
  endorsement: Endorsement | null;
}

/** Content, seal and endorsement; null when content or seal is not there or not what we write. */
async function readAttachments(pdf: Uint8Array): Promise<Attached | null> {
  try {
    const doc = await PDFDocument.load(pdf, { updateMetadata: false });
    const texts = new Map(
      doc.getAttachments().map((it) => [it.name, new TextDecoder().decode(it.data)]),
    );
    const body = parse(texts.get(ATTACHMENTS.body));
    const seal = parse(texts.get(ATTACHMENTS.seal));
    const endorsement = parse(texts.get(ATTACHMENTS.endorsement));
    if (!isBody(body) || !isSeal(seal)) return null;
    return { body, seal, endorsement: isEndorsement(endorsement) ? endorsement : null };
  } catch {
    return null; // a file that can't be taken apart carries nothing we can check
  }
}

const parse = (text: string | undefined): unknown => text === undefined ? null : JSON.parse(text);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const hasTexts = (value: unknown, names: string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => typeof value[name] === "string");

const isBody = (value: unknown): value is ReportBody =>
  hasTexts(value, ["projectName", "createdAt"]) && Array.isArray(value.findings);

const isSeal = (value: unknown): value is Seal =>
  hasTexts(value, [
    "verificationCode",
    "reportHash",
    "digitalSignature",
    "keyId",
    "sealedAt",
    "previousHash",
    "chainHash",
  ]);

const isEndorsement = (value: unknown): value is Endorsement =>
  hasTexts(value, ["certificateSha256", "keyId", "signature"]);
