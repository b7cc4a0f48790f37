/**
 * The tie between a report's code and its signed file. The seal is printed in the file, so the file's own hash
 * can't be in it; it is signed apart, so that nobody with the database alone can pass another file off.
 */
import { canonicalJson } from "./canonical.ts";
import { type PublicSealKey, type SealKey, signBytes, verifyBytes } from "./keys.ts";

/** SHA-256 of the signed PDF in hexadecimal, signed together with the code. Signature in base64url. */
export interface PdfSeal {
  pdfSha256: string;
  keyId: string;
  signature: string;
}

/** Signs that this file is the report of this code. */
export async function sealPdf(
  key: SealKey,
  file: { verificationCode: string; pdfSha256: string },
): Promise<PdfSeal> {
  const signature = await signBytes(key, statementBytes(file, key.kid));
  return {
    pdfSha256: file.pdfSha256,
    keyId: key.kid,
    signature: signature.toBase64({ alphabet: "base64url", omitPadding: true }),
  };
}

/** True when one of the keys says that this file is the report of this code. */
export async function verifyPdfSeal(
  seal: PdfSeal,
  verificationCode: string,
  keys: readonly PublicSealKey[],
): Promise<boolean> {
  const key = keys.find((it) => it.kid === seal.keyId);
  if (!key) return false;
  const { pdfSha256 } = seal;
  try {
    const signature = Uint8Array.fromBase64(seal.signature, { alphabet: "base64url" });
    return await verifyBytes(
      key,
      signature,
      statementBytes({ verificationCode, pdfSha256 }, key.kid),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function statementBytes(
  { verificationCode, pdfSha256 }: { verificationCode: string; pdfSha256: string },
  keyId: string,
): Uint8Array {
  return new TextEncoder().encode(canonicalJson({ file: pdfSha256, verificationCode, keyId }));
}
