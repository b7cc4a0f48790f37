/**
 * The certificate and key that sign report PDFs. Self-signed: readers show a valid signature of an unknown
 * issuer; that it is ours is vouched for by the sealing key (see `endorsement.ts`). Kept outside the database.
 */
import { fromBER, Integer, OctetString, Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  setEngine,
} from "pkijs";
import { BitString } from "asn1js";
import { type RandomSource, sha256Hex } from "../_shared/seal.ts";

setEngine("webcrypto", new CryptoEngine({ name: "webcrypto", crypto }));

/** A signing identity as stored on disk. */
export interface SigningIdentity {
  /** X.509 certificate, PEM. */
  certificatePem: string;
  /** PKCS #8 private key (ECDSA P-256), PEM. Never leaves the server, is never logged. */
  privateKeyPem: string;
}

const CURVE = { name: "ECDSA", namedCurve: "P-256" } as const;
const YEARS = 10;

/**
 * Makes a key and a self-signed certificate for it, good for ten years.
 *
 * @param options.commonName who signs, as readers show it
 * @param options.now        start of validity
 * @param options.random     gives the serial number
 */
export async function createSigningIdentity(
  options: { commonName: string; now: Date; random: RandomSource },
): Promise<SigningIdentity> {
  const { commonName, now, random } = options;
  const pair = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
  const certificate = new Certificate();
  certificate.version = 2;
  const serial = new Uint8Array([0x40, ...random(15)]);
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value: commonName }) }),
    );
  }
  const start = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  certificate.notBefore.value = start;
  certificate.notAfter.value = end;
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  certificate.extensions = await extensionsOf(certificate);
  await certificate.sign(pair.privateKey, "SHA-256");
  const privateKey = new Uint8Array(await crypto.subtle.exportKey("pkcs8", pair.privateKey));
  return {
    certificatePem: toPem("CERTIFICATE", new Uint8Array(certificate.toSchema(true).toBER())),
    privateKeyPem: toPem("PRIVATE KEY", privateKey),
  };
}

/** @source RFC 5280, 4.2.1.2 (key identifier), 4.2.1.3 (key usage), 4.2.1.9 (basic constraints) */
async function extensionsOf(certificate: Certificate): Promise<Extension[]> {
  const keyBytes = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const keyId = await crypto.subtle.digest("SHA-1", keyBytes as BufferSource);
  const signingOnly = new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });
  const parts: [id: string, critical: boolean, value: ArrayBuffer][] = [
    ["2.5.29.19", true, new BasicConstraints({ cA: false }).toSchema().toBER()],
    ["2.5.29.15", true, signingOnly.toBER()],
    ["2.5.29.14", false, new OctetString({ valueHex: keyId }).toBER()],
  ];
  return parts.map(([extnID, critical, extnValue]) =>
    new Extension({ extnID, critical, extnValue })
  );
}

/** DER bytes of a PEM block. @throws {SyntaxError} if the text is not one */
export function fromPem(pem: string): Uint8Array {
  const body = /-----BEGIN [A-Z ]+-----([\sA-Za-z0-9+/=]+)-----END/.exec(pem)?.[1];
  if (!body) throw new SyntaxError("Cannot read PEM: no block found");
  return Uint8Array.fromBase64(body);
}

function toPem(label: string, der: Uint8Array): string {
  const lines = der.toBase64().match(/.{1,64}/g)!.join("\n");
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}

/** Imports the private key for signing. */
export function importSigningKey(identity: SigningIdentity): Promise<CryptoKey> {
  const der = fromPem(identity.privateKeyPem) as BufferSource;
  return crypto.subtle.importKey("pkcs8", der, CURVE, false, ["sign"]);
}

/** SHA-256 of the certificate's DER, hexadecimal: the name by which a certificate is known. */
export function certificateFingerprint(certificatePem: string): Promise<string> {
  return sha256Hex(fromPem(certificatePem));
}

/** Parses a certificate. @throws {SyntaxError} if the bytes are no DER certificate */
export function parseCertificate(der: Uint8Array): Certificate {
  const { result, offset } = fromBER(der as Uint8Array<ArrayBuffer>);
  if (offset !== der.length) throw new SyntaxError("Cannot read certificate: not DER");
  return new Certificate({ schema: result });
}

/** Imports a certificate's public key for checking. */
export function importCertificateKey(certificate: Certificate): Promise<CryptoKey> {
  const spki = certificate.subjectPublicKeyInfo.toSchema().toBER();
  return crypto.subtle.importKey("spki", spki, CURVE, false, ["verify"]);
}
