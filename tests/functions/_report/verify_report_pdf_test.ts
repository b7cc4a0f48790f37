import assert from "node:assert/strict";
import { renderReportPdf } from "../../../functions/_report/report_pdf.ts";
import { issueReportPdf } from "../../../functions/_report/issue_report.ts";
import { signPdf } from "../../../functions/_report/sign_pdf.ts";
import {
  certificateFingerprint,
  createSigningIdentity,
} from "../../../functions/_report/signing_identity.ts";
import { verifyReportPdf } from "../../../functions/_report/verify_report_pdf.ts";
import {
  createSealKey,
  endorseCertificate,
  sha256Hex,
  toKeySet,
} from "../../../functions/_shared/seal.ts";
import { runVerify } from "../../../functions/cli/verify.ts";
import { aReportBody } from "../../fakes/report_body.ts";
import { aReportInput, CODE, identity, NOW, sealKey } from "./_sample.ts";

const { keys } = toKeySet([sealKey]);
const input = await aReportInput();
const issued = await issueReportPdf(input, { sealKey, identity, now: NOW });
const endorsement = await endorseCertificate(
  sealKey,
  await certificateFingerprint(identity.certificatePem),
);
const impostor = await createSigningIdentity({
  commonName: "FLClear test",
  now: NOW,
  random: (length) => new Uint8Array(length).fill(9),
});

Deno.test("an issued report is valid and carries what was sealed", async () => {
  const verdict = await verifyReportPdf(issued.pdf, keys);
  assert.equal(verdict.state, "valid");
  assert.equal(verdict.report?.seal.verificationCode, CODE);
  assert.equal(verdict.report?.body.findings.length, input.body.findings.length);
  assert.equal(issued.sha256, await sha256Hex(issued.pdf));
});

Deno.test("without a public key a report stays unknown, however intact it is", async () => {
  assert.equal((await verifyReportPdf(issued.pdf, [])).state, "unknown");
  const stranger = await createSealKey("2026-01-01T00:00:00.000Z");
  assert.equal((await verifyReportPdf(issued.pdf, [stranger])).state, "unknown");
});

Deno.test("one changed byte anywhere in a report is never valid", async () => {
  const step = Math.floor(issued.pdf.length / 60);
  for (let at = 5; at < issued.pdf.length; at += step) {
    const changed = issued.pdf.slice();
    changed[at] ^= 0x10;
    assert.notEqual((await verifyReportPdf(changed, keys)).state, "valid", `byte ${at}`);
  }
});

Deno.test("pages replaced and signed by someone else are altered, although the content is sealed", async () => {
  const forged = await signPdf(await renderReportPdf({ ...input, endorsement }), impostor, {
    now: NOW,
  });
  const verdict = await verifyReportPdf(forged, keys);
  assert.equal(verdict.state, "altered");
  assert.match(verdict.reasons[0], /doesn’t vouch for/);
});

Deno.test("a certificate endorsed by a stranger's key is altered", async () => {
  const stranger = await createSealKey("2026-01-01T00:00:00.000Z");
  const fingerprint = await certificateFingerprint(impostor.certificatePem);
  for (
    const it of [
      await endorseCertificate(stranger, fingerprint),
      { ...await endorseCertificate(stranger, fingerprint), keyId: sealKey.kid },
      { certificateSha256: fingerprint, keyId: sealKey.kid, signature: "?" },
    ]
  ) {
    const pdf = await renderReportPdf({ ...input, endorsement: it });
    const forged = await signPdf(pdf, impostor, { now: NOW });
    assert.equal((await verifyReportPdf(forged, keys)).state, "altered");
  }
});

Deno.test("content changed before signing is altered", async () => {
  const body = aReportBody({ overallScore: 99 });
  const pdf = await renderReportPdf({ ...input, body, endorsement });
  const verdict = await verifyReportPdf(await signPdf(pdf, identity, { now: NOW }), keys);
  assert.equal(verdict.state, "altered");
  assert.match(verdict.reasons[0], /doesn’t match its hash/);
});

Deno.test("a report whose signature was taken off is altered", async () => {
  const verdict = await verifyReportPdf(await renderReportPdf({ ...input, endorsement }), keys);
  assert.equal(verdict.state, "altered");
  assert.match(verdict.reasons[0], /file’s signature is missing/);
});

Deno.test("a report without an endorsement can't be confirmed", async () => {
  const pdf = await signPdf(await renderReportPdf(input), identity, { now: NOW });
  assert.equal((await verifyReportPdf(pdf, keys)).state, "unknown");
});

Deno.test("a file that is no report is unknown", async () => {
  const bytes = new TextEncoder().encode("hello");
  assert.equal((await verifyReportPdf(bytes, keys)).state, "unknown");
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const dataDir = `${folder}/data`;
  const code = await runVerify(args, { dataDir, print: (line) => lines.push(line) });
  return { code, text: lines.join("\n") };
}

const folder = await Deno.makeTempDir();
const path = `${folder}/report.pdf`;
await Deno.writeFile(path, issued.pdf);
await Deno.writeTextFile(`${folder}/public.jwk`, JSON.stringify(keys[0]));
await Deno.writeFile(`${folder}/changed.pdf`, new Uint8Array([...issued.pdf, 10]));

Deno.test("the verify command says valid, altered or unknown and exits with 0, 1 or 2", async () => {
  const valid = await run(path, "--key", `${folder}/public.jwk`);
  assert.equal(valid.code, 0);
  assert.match(valid.text, /^VALID: this report is unchanged/);
  assert.match(valid.text, /FLC-7KQ2MX-CERT/);
  const altered = await run(`${folder}/changed.pdf`, "--key", `${folder}/public.jwk`);
  assert.equal(altered.code, 1);
  assert.match(altered.text, /^ALTERED:/);
  assert.match(altered.text, /as the file claims/);
  const unknown = await run(path);
  assert.equal(unknown.code, 2);
  assert.match(unknown.text, /^UNKNOWN:/);
});

Deno.test("the verify command tries the keys of this machine", async () => {
  await Deno.mkdir(`${folder}/data/keys`, { recursive: true });
  const key = `${folder}/data/keys/report-seal.jwk`;
  await Deno.writeTextFile(key, JSON.stringify(sealKey));
  try {
    assert.equal((await run(path)).code, 0);
  } finally {
    await Deno.remove(`${folder}/data`, { recursive: true });
  }
});

Deno.test("the verify command answers a mistake with one sentence", async () => {
  for (
    const [args, words] of [
      [[], /^Usage: deno task verify/],
      [["a.pdf", "b.pdf"], /^Usage/],
      [["--colour", "a.pdf"], /^Unknown option --colour/],
      [[path, "--key"], /^--key needs a file/],
      [[`${folder}/none.pdf`], /no such file\.$/],
      [[path, "--key", path], /holds no public key\.$/],
    ] as const
  ) {
    const { code, text } = await run(...args);
    assert.equal(code, 2);
    assert.match(text, words);
  }
});
