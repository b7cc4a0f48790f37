/**
 * The signature container inside a PDF (CMS, PAdES baseline B-B): built in exactly one form, so that a check
 * can build it again and compare it byte for byte.
 */
import { Null, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  createCMSECDSASignature,
  createECDSASignatureFromCMS,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import { fromBER } from "asn1js";
import { importCertificateKey, parseCertificate } from "./signing_identity.ts";

const OID = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaSha256: "1.2.840.10045.4.3.2",
} as const;
const ECDSA = { name: "ECDSA", hash: "SHA-256" } as const;

/**
 * Signs a digest.
 *
 * @param digest      SHA-256 of the signed bytes
 * @param certificate DER
 * @returns           DER of the container
 * @source ETSI EN 319 142-1 (PAdES), RFC 5652 (CMS), RFC 5035 (signing certificate)
 */
export async function signDigest(
  digest: Uint8Array,
  signer: { certificate: Uint8Array; key: CryptoKey },
): Promise<Uint8Array> {
  const attributes = await attributesOf(digest, signer.certificate);
  const raw = await crypto.subtle.sign(ECDSA, signer.key, bytesToSign(attributes));
  return build(parseCertificate(signer.certificate), attributes, createCMSECDSASignature(raw));
}

/** Outcome of checking a container. */
export type CmsVerdict =
  | { isValid: true; certificate: Uint8Array; signerName: string }
  | { isValid: false; reason: "malformed" | "digest" | "signature" };

/** Checks a container against the digest of the bytes it is said to sign. */
export async function verifyCms(der: Uint8Array, digest: Uint8Array): Promise<CmsVerdict> {
  const parts = takeApart(der);
  if (!parts) return { isValid: false, reason: "malformed" };
  const attributes = await attributesOf(digest, parts.certificate);
  const expected = build(parts.parsed, attributes, parts.signature);
  if (!isEqual(expected, der)) {
    const isOtherDigest = !isEqual(parts.digest, digest);
    return { isValid: false, reason: isOtherDigest ? "digest" : "malformed" };
  }
  const raw = rawSignature(parts.signature);
  const key = await importCertificateKey(parts.parsed);
  const isValid = raw !== null &&
    await crypto.subtle.verify(ECDSA, key, raw, bytesToSign(attributes));
  if (!isValid) return { isValid: false, reason: "signature" };
  const [name] = parts.parsed.subject.typesAndValues;
  return {
    isValid: true,
    certificate: parts.certificate,
    signerName: String(name?.value.valueBlock.value ?? ""),
  };
}

async function attributesOf(
  digest: Uint8Array,
  certificate: Uint8Array,
): Promise<SignedAndUnsignedAttributes> {
  const hash = await crypto.subtle.digest("SHA-256", certificate as BufferSource);
  const certHash = new OctetString({ valueHex: hash });
  const messageDigest = new OctetString({ valueHex: new Uint8Array(digest).buffer });
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({
        type: OID.contentType,
        values: [new ObjectIdentifier({ value: OID.data })],
      }),
      new Attribute({ type: OID.messageDigest, values: [messageDigest] }),
      new Attribute({
        type: OID.signingCertificateV2,
        values: [sequence(sequence(sequence(certHash)))],
      }),
    ],
  });
}

const sequence = (...value: (Sequence | OctetString)[]): Sequence => new Sequence({ value });

/** Signed attributes as a SET, which is what is signed. @source RFC 5652, 5.4 */
function bytesToSign(attributes: SignedAndUnsignedAttributes): ArrayBuffer {
  const bytes = new Uint8Array(attributes.toSchema().toBER());
  bytes[0] = 0x31;
  return bytes.buffer;
}

function build(
  certificate: Certificate,
  signedAttrs: SignedAndUnsignedAttributes,
  signature: ArrayBuffer,
): Uint8Array {
  const sha256 = () =>
    new AlgorithmIdentifier({ algorithmId: OID.sha256, algorithmParams: new Null() });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        digestAlgorithm: sha256(),
        signedAttrs,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: OID.ecdsaSha256 }),
        signature: new OctetString({ valueHex: signature }),
      }),
    ],
  });
  const content = signed.toSchema(true);
  const info = new ContentInfo({ contentType: OID.signedData, content });
  return new Uint8Array(info.toSchema().toBER());
}

/** The parts only the signer knows: certificate, digest and signature. Null when the bytes are not a container. */
function takeApart(
  der: Uint8Array,
): {
  certificate: Uint8Array;
  parsed: Certificate;
  digest: Uint8Array;
  signature: ArrayBuffer;
} | null {
  try {
    const { result, offset } = fromBER(der as Uint8Array<ArrayBuffer>);
    if (offset !== der.length) return null;
    const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
    const [certificate] = signed.certificates ?? [];
    const [signer] = signed.signerInfos;
    const digest = signer.signedAttrs?.attributes.find((it) => it.type === OID.messageDigest);
    const [value] = digest?.values ?? [];
    if (!(certificate instanceof Certificate) || !(value instanceof OctetString)) return null;
    return {
      certificate: new Uint8Array(certificate.toSchema().toBER()),
      parsed: certificate,
      digest: value.valueBlock.valueHexView,
      signature: signer.signature.valueBlock.valueHexView.slice().buffer,
    };
  } catch {
    return null; // whatever the parser trips over, these bytes are not what we write
  }
}

/** The signature as WebCrypto takes it. Null unless it is written in the one form DER allows. */
function rawSignature(der: ArrayBuffer): ArrayBuffer | null {
  try {
    const raw = createECDSASignatureFromCMS(fromBER(der).result as Sequence, 32);
    const again = new Uint8Array(createCMSECDSASignature(raw));
    return isEqual(again, new Uint8Array(der)) ? raw : null;
  } catch {
    return null; // not two integers: no signature
  }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
