/**
 * Checks the signature of a report PDF without trusting any reader: the whole file must be covered, and the
 * signature container must have exactly the form we write, so that no changed byte goes unseen.
 */
import { sha256Hex } from "../_shared/seal.ts";
import { verifyCms } from "./cms.ts";
import { digestAround } from "./sign_pdf.ts";

/** Outcome of a check. A changed file is a value, not an error. */
export type PdfVerdict =
  | {
    isIntact: true;
    signerName: string;
    /** SHA-256 of the signer's certificate, hexadecimal. */
    fingerprint: string;
    /** As the signer states it. */
    signedAt: Date | null;
  }
  | {
    isIntact: false;
    reason: PdfProblem;
  };

/**
 * `unsigned`: no signature found · `not covered`: bytes outside the signature, such as an appended change ·
 * `changed`: signed bytes changed · `signature`: the signature itself changed or is another's
 */
export type PdfProblem = "unsigned" | "not covered" | "changed" | "signature";

/** Checks the last signature of a PDF. */
export async function verifyPdf(pdf: Uint8Array): Promise<PdfVerdict> {
  const text = new TextDecoder("latin1").decode(pdf);
  const found = [...text.matchAll(/\/ByteRange \[0 (\d{1,10}) (\d{1,10}) (\d{1,10})\] *\n/g)].at(
    -1,
  );
  if (!found) return { isIntact: false, reason: "unsigned" };
  const [start, end, tail] = found.slice(1).map(Number);
  if (start >= end || end + tail !== pdf.length) return { isIntact: false, reason: "not covered" };
  const container = readContainer(text.slice(start, end));
  if (!container) return { isIntact: false, reason: "signature" };
  const verdict = await verifyCms(container, await digestAround(pdf, start, end));
  if (!verdict.isValid) {
    return { isIntact: false, reason: verdict.reason === "digest" ? "changed" : "signature" };
  }
  return {
    isIntact: true,
    signerName: verdict.signerName,
    fingerprint: await sha256Hex(verdict.certificate),
    signedAt: readMoment(text.slice(end, end + 200)),
  };
}

/** The container between the signed ranges: lower-case digits, then nothing but zeros. */
function readContainer(contents: string): Uint8Array | null {
  const digits = /^<((?:[0-9a-f]{2})+)>$/.exec(contents)?.[1];
  if (!digits) return null;
  const bytes = Uint8Array.fromHex(digits);
  const length = derLength(bytes);
  if (length === null || bytes.subarray(length).some((byte) => byte !== 0)) return null;
  return bytes.slice(0, length);
}

/** Length of the DER element at the start, its head included. */
function derLength(bytes: Uint8Array): number | null {
  if (bytes[0] !== 0x30 || bytes.length < 4) return null;
  if (bytes[1] < 0x80) return 2 + bytes[1];
  const count = bytes[1] & 0x7f;
  if (count === 0 || count > 3) return null;
  const length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  const total = 2 + count + length;
  return total <= bytes.length ? total : null;
}

function readMoment(text: string): Date | null {
  const [, ...parts] = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(text) ?? [];
  if (parts.length === 0) return null;
  const [year, month, day, hour, minute, second] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
