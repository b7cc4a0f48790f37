/**
 * The tie between the two signatures of a report: the sealing key vouches for the certificate that signs the
 * PDF. Whoever has the public sealing key can then tell our certificate from one of the same name.
 */
import { canonicalJson } from "./canonical.ts";
import { type PublicSealKey, type SealKey, signBytes, verifyBytes } from "./keys.ts";

/** A certificate, by its SHA-256 in hexadecimal, vouched for by a sealing key. Signature in base64url. */
export interface Endorsement {
  certificateSha256: string;
  keyId: string;
  signature: string;
}

/** Vouches for a certificate. */
export async function endorseCertificate(
  key: SealKey,
  certificateSha256: string,
): Promise<Endorsement> {
  const signature = await signBytes(key, statementBytes(certificateSha256, key.kid));
  return {
    certificateSha256,
    keyId: key.kid,
    signature: signature.toBase64({ alphabet: "base64url", omitPadding: true }),
  };
}

/** True when one of the keys vouches for this certificate. */
export async function verifyEndorsement(
  endorsement: Endorsement,
  certificateSha256: string,
  keys: readonly PublicSealKey[],
): Promise<boolean> {
  const key = keys.find((it) => it.kid === endorsement.keyId);
  if (!key || endorsement.certificateSha256 !== certificateSha256) return false;
  try {
    const signature = Uint8Array.fromBase64(endorsement.signature, { alphabet: "base64url" });
    return await verifyBytes(key, signature, statementBytes(certificateSha256, key.kid));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function statementBytes(certificateSha256: string, keyId: string): Uint8Array {
  return new TextEncoder().encode(canonicalJson({ endorses: certificateSha256, keyId }));
}
