import assert from "node:assert/strict";
import fc from "fast-check";
import {
  canonicalJson,
  type ChainLink,
  CODE_ALPHABET,
  createSealKey,
  endorseCertificate,
  newVerificationCode,
  normaliseCode,
  parsePublicKeys,
  parseSealKey,
  type Seal,
  sealReport,
  toKeySet,
  toSealable,
  verifyChain,
  verifyEndorsement,
  verifySeal,
} from "../../../functions/_shared/seal.ts";
import { aReportBody } from "../../fakes/report_body.ts";

const CODE = "FLC-7KQ2MX-CERT";
const key = await createSealKey("2026-01-01T00:00:00.000Z");
const body = aReportBody();
const seal = await sealReport(body, { key, code: CODE, previous: null });

async function issuesOf(
  changedBody: typeof body,
  changedSeal: Seal,
  keys = toKeySet([key]).keys,
): Promise<string[]> {
  return (await verifySeal(changedBody, changedSeal, keys)).issues.map((it) => it.code);
}

Deno.test("canonicalJson() orders names and writes numbers one way", () => {
  assert.equal(
    canonicalJson({ b: 12.50, a: [1e-7, "é"], c: undefined }),
    '{"a":[1e-7,"é"],"b":12.5}',
  );
});

Deno.test("canonicalJson() refuses what has no JSON form", () => {
  assert.throws(() => canonicalJson(undefined), TypeError);
});

Deno.test("toSealable() drops what a database would not give back, once and for all", () => {
  const value = { text: "a\0b\ud800c", at: new Date(0), none: undefined, big: Infinity };
  const once = toSealable<unknown>(value);
  assert.deepEqual(once, { text: "ab\ufffdc", at: "1970-01-01T00:00:00.000Z", big: null });
  assert.deepEqual(toSealable(once), once);
});

Deno.test("a key written in any order has the same canonical text", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      assert.equal(canonicalJson(reversed), canonicalJson(value));
      assert.equal(canonicalJson(JSON.parse(canonicalJson(value))), canonicalJson(value));
    }),
    { seed: 7, numRuns: 200 },
  );
});

Deno.test("newVerificationCode() uses 32 signs that are not mistaken for one another", () => {
  assert.equal(new Set(CODE_ALPHABET).size, 32);
  assert.doesNotMatch(CODE_ALPHABET, /[01OI]/);
  const code = newVerificationCode(() => new Uint8Array([0, 31, 32, 255, 64, 5]));
  assert.equal(code, "FLC-A9A9AF-CERT");
});

Deno.test("newVerificationCode() refuses a source that runs dry", () => {
  assert.throws(() => newVerificationCode(() => new Uint8Array(3)), RangeError);
});

Deno.test("normaliseCode() reads a code however it is typed", () => {
  for (
    const typed of [
      "FLC-7KQ2MX-CERT",
      "flc-7kq2mx-cert",
      "7KQ2MX",
      " 7kq 2mx ",
      "FLC7KQ2MXCERT",
      "7KQ2MX-CERT",
      "flc–7kq2mx–cert",
      "FLC 7KQ2MX",
      "https://flclear.example/verify?code=FLC-7KQ2MX-CERT",
    ]
  ) assert.equal(normaliseCode(typed), CODE, typed);
});

Deno.test("normaliseCode() keeps six characters that look like a prefix", () => {
  assert.equal(normaliseCode("FLCABC"), "FLC-FLCABC-CERT");
  assert.equal(normaliseCode("AACERT"), "FLC-AACERT-CERT");
});

Deno.test("normaliseCode() finds no code in other words", () => {
  for (const typed of ["", "   ", "FLC--CERT", "7KQ2M", "7KQ2MXX", "70Q2MX", "hello world"]) {
    assert.equal(normaliseCode(typed), null, typed);
  }
});

Deno.test("normaliseCode() gives back every code ever made", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
      const code = newVerificationCode(() => bytes);
      assert.equal(normaliseCode(code), code);
      assert.equal(normaliseCode(code.slice(4, 10).toLowerCase()), code);
      assert.equal(normaliseCode(code.toLowerCase().replaceAll("-", "")), code);
    }),
    { seed: 7 },
  );
});

Deno.test("a sealed report verifies, also after a trip through a database", async () => {
  assert.match(seal.reportHash, /^[0-9a-f]{64}$/);
  const stored = JSON.parse(JSON.stringify(toSealable(body)));
  const shuffled: typeof body = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(stored).reverse())),
  );
  assert.deepEqual(await verifySeal(shuffled, { ...seal }, [key]), { isValid: true, issues: [] });
});

Deno.test("verifySeal() detects a changed finding", async () => {
  const findings = body.findings.map((it, index) =>
    index === 0 ? { ...it, severity: "low" as const } : it
  );
  assert.deepEqual(await issuesOf({ ...body, findings }, seal), ["content_changed"]);
});

Deno.test("verifySeal() detects a changed hash and tells it from changed content", async () => {
  const changed = { ...seal, reportHash: "0".repeat(64) };
  assert.deepEqual(await issuesOf(body, changed), ["hash_changed", "chain_changed"]);
});

Deno.test("verifySeal() detects content and hash changed together", async () => {
  const other = aReportBody({ projectName: "Another" });
  const theirs = await sealReport(other, { key, code: CODE, previous: null });
  const forged = { ...seal, reportHash: theirs.reportHash };
  assert.deepEqual(await issuesOf(other, forged), ["signature_invalid", "chain_changed"]);
});

Deno.test("verifySeal() detects a signature taken from another report", async () => {
  const other = await sealReport(aReportBody({ projectName: "Another" }), {
    key,
    code: "FLC-AAAAAA-CERT",
    previous: null,
  });
  const swapped = { ...seal, digitalSignature: other.digitalSignature };
  assert.deepEqual(await issuesOf(body, swapped), ["signature_invalid", "chain_changed"]);
});

Deno.test("verifySeal() detects a code moved to another report", async () => {
  const moved = { ...seal, verificationCode: "FLC-AAAAAA-CERT" };
  assert.deepEqual(await issuesOf(body, moved), ["signature_invalid", "chain_changed"]);
});

Deno.test("verifySeal() detects one changed character anywhere in the signature", async () => {
  for (let at = 0; at < seal.digitalSignature.length; at++) {
    const signs = [...seal.digitalSignature];
    signs[at] = signs[at] === "A" ? "B" : "A";
    const issues = await issuesOf(body, { ...seal, digitalSignature: signs.join("") });
    assert.ok(issues.includes("signature_invalid"), `character ${at}`);
  }
});

Deno.test("verifySeal() calls a signature that is no base64 invalid", async () => {
  const issues = await issuesOf(body, { ...seal, digitalSignature: "¿?" });
  assert.ok(issues.includes("signature_invalid"));
});

Deno.test("verifySeal() says when the key is not published", async () => {
  const stranger = await createSealKey("2026-01-01T00:00:00.000Z");
  assert.deepEqual(await issuesOf(body, seal, [stranger]), ["unknown_key"]);
});

Deno.test("a report sealed before a key rotation still verifies", async () => {
  const next = await createSealKey("2026-06-01T00:00:00.000Z");
  const published = await parsePublicKeys(JSON.stringify(toKeySet([key, next])));
  assert.equal(published[0].kid, next.kid);
  const later = await sealReport(body, { key: next, code: CODE, previous: seal });
  assert.equal((await verifySeal(body, seal, published)).isValid, true);
  assert.equal((await verifySeal(body, later, published)).isValid, true);
});

Deno.test("a private key survives being written to a file and is never published", async () => {
  const read = await parseSealKey(JSON.stringify(key));
  assert.deepEqual(read, key);
  assert.doesNotMatch(JSON.stringify(toKeySet([key])), new RegExp(key.d));
  await assert.rejects(parseSealKey(JSON.stringify(toKeySet([key]))), SyntaxError);
});

Deno.test("parsePublicKeys() replaces a key id that belongs to another key", async () => {
  const [read] = await parsePublicKeys(
    JSON.stringify({ ...toKeySet([key]).keys[0], kid: "other" }),
  );
  assert.equal(read.kid, key.kid);
  await assert.rejects(parsePublicKeys(`{"keys":[{"kty":"RSA"}]}`), SyntaxError);
});

Deno.test("sealReport() refuses a malformed code", async () => {
  await assert.rejects(sealReport(body, { key, code: "FLC-1", previous: null }), RangeError);
});

async function aChain(length: number): Promise<ChainLink[]> {
  const links: Seal[] = [];
  for (let index = 0; index < length; index++) {
    const code = `FLC-AAAAA${CODE_ALPHABET[index]}-CERT`;
    links.push(await sealReport(body, { key, code, previous: links.at(-1) ?? null }));
  }
  return links;
}

Deno.test("verifyChain() finds a whole chain whole", async () => {
  const links = await aChain(4);
  const head = { sequence: 4, chainHash: links[3].chainHash };
  assert.deepEqual(await verifyChain(links), { isWhole: true, head });
  assert.deepEqual(await verifyChain([]), { isWhole: true, head: null });
});

Deno.test("verifyChain() shows a removed, a changed and a truncated report", async () => {
  const links = await aChain(4);
  const head = { sequence: 4, chainHash: links[3].chainHash };
  assert.deepEqual(await verifyChain(links.filter((_, index) => index !== 1)), {
    isWhole: false,
    brokenAt: 2,
    reason: "missing",
  });
  const changed = links.with(2, { ...links[2], reportHash: "f".repeat(64) });
  assert.deepEqual(await verifyChain(changed), { isWhole: false, brokenAt: 3, reason: "changed" });
  assert.deepEqual(await verifyChain(links.slice(0, 3), head), {
    isWhole: false,
    brokenAt: 4,
    reason: "missing",
  });
});

Deno.test("verifyChain() shows a chain rebuilt behind a published head", async () => {
  const links = await aChain(3);
  const rebuilt = await sealReport(aReportBody({ projectName: "Another" }), {
    key,
    code: CODE,
    previous: links[1],
  });
  const head = { sequence: 3, chainHash: links[2].chainHash };
  const verdict = await verifyChain([links[0], links[1], rebuilt], head);
  assert.deepEqual(verdict, { isWhole: false, brokenAt: 3, reason: "changed" });
});

Deno.test("an endorsement holds for its certificate and key alone", async () => {
  const certificate = "ab".repeat(32);
  const endorsement = await endorseCertificate(key, certificate);
  const stranger = await createSealKey("2026-01-01T00:00:00.000Z");
  assert.equal(await verifyEndorsement(endorsement, certificate, [stranger, key]), true);
  assert.equal(await verifyEndorsement(endorsement, "cd".repeat(32), [key]), false);
  assert.equal(await verifyEndorsement(endorsement, certificate, [stranger]), false);
  const moved = { ...endorsement, certificateSha256: "cd".repeat(32) };
  assert.equal(await verifyEndorsement(moved, "cd".repeat(32), [key]), false);
});
