import assert from "node:assert/strict";
import fc from "fast-check";
import { PDFDocument } from "pdf-lib";
import { signPdf } from "../../../functions/_report/sign_pdf.ts";
import {
  certificateFingerprint,
  createSigningIdentity,
} from "../../../functions/_report/signing_identity.ts";
import { verifyPdf } from "../../../functions/_report/verify_pdf.ts";
import { identity, NOW } from "./_sample.ts";

async function aPdf(): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.addPage([200, 100]).drawText("One page");
  return await doc.save({ useObjectStreams: false });
}

const unsigned = await aPdf();
const signed = await signPdf(unsigned, identity, { now: NOW, name: "FLClear – Prüfung" });

Deno.test("signPdf() leaves every byte before the signature as it was", () => {
  assert.deepEqual(signed.slice(0, unsigned.length), unsigned);
});

Deno.test("verifyPdf() finds a signed file intact and names its signer", async () => {
  assert.deepEqual(await verifyPdf(signed), {
    isIntact: true,
    signerName: "FLClear test",
    fingerprint: await certificateFingerprint(identity.certificatePem),
    signedAt: NOW,
  });
});

Deno.test("verifyPdf() says when a file is not signed", async () => {
  assert.deepEqual(await verifyPdf(unsigned), { isIntact: false, reason: "unsigned" });
  assert.deepEqual(await verifyPdf(new Uint8Array()), { isIntact: false, reason: "unsigned" });
});

Deno.test("verifyPdf() detects one changed bit in every single byte of the file", async () => {
  for (let at = 0; at < signed.length; at++) {
    const changed = signed.slice();
    changed[at] ^= 1 << (at % 8);
    const verdict = await verifyPdf(changed);
    assert.equal(verdict.isIntact, false, `byte ${at} of ${signed.length}`);
  }
});

Deno.test("verifyPdf() detects any other value in any byte", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(signed.length - 1),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const changed = signed.slice();
        changed[at] ^= change;
        assert.equal((await verifyPdf(changed)).isIntact, false);
      },
    ),
    { seed: 11, numRuns: 1500 },
  );
});

Deno.test("verifyPdf() detects bytes added or cut off", async () => {
  const longer = new Uint8Array([...signed, 10]);
  assert.deepEqual(await verifyPdf(longer), { isIntact: false, reason: "not covered" });
  assert.deepEqual(await verifyPdf(signed.slice(0, -1)), {
    isIntact: false,
    reason: "not covered",
  });
});

Deno.test("verifyPdf() detects a change appended as a further revision", async () => {
  const doc = await PDFDocument.load(signed, { forIncrementalUpdate: true, updateMetadata: false });
  doc.getPage(0).drawText("added later");
  const update = await doc.saveIncremental(doc.takeSnapshot(), { useObjectStreams: false });
  const verdict = await verifyPdf(new Uint8Array([...signed, ...update]));
  assert.deepEqual(verdict, { isIntact: false, reason: "not covered" });
});

Deno.test("verifyPdf() detects a signature taken from another file", async () => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.addPage([200, 100]).drawText("Two page");
  const other = await signPdf(await doc.save({ useObjectStreams: false }), identity, { now: NOW });
  const text = new TextDecoder("latin1").decode(other);
  const contents = /<[0-9a-f]{4096}>/.exec(text)![0];
  const at = new TextDecoder("latin1").decode(signed).search(/<[0-9a-f]{4096}>/);
  const swapped = signed.slice();
  swapped.set(new TextEncoder().encode(contents), at);
  assert.equal((await verifyPdf(swapped)).isIntact, false);
});

Deno.test("verifyPdf() tells a certificate of the same name apart", async () => {
  const impostor = await createSigningIdentity({
    commonName: "FLClear test",
    now: NOW,
    random: (length) => new Uint8Array(length).fill(9),
  });
  const verdict = await verifyPdf(await signPdf(unsigned, impostor, { now: NOW }));
  assert.ok(verdict.isIntact);
  assert.notEqual(verdict.fingerprint, await certificateFingerprint(identity.certificatePem));
});

Deno.test("signPdf() can be added to a file that is signed already", async () => {
  const twice = await signPdf(signed, identity, { now: NOW });
  assert.deepEqual(twice.slice(0, signed.length), signed);
  assert.ok((await verifyPdf(twice)).isIntact);
});

// A program that is not there is an exception of the call itself, not of what it promises.
const hasPdfsig =
  await (async () =>
    await new Deno.Command("pdfsig", { args: ["-v"], stdout: "null", stderr: "null" }).output())()
    .then((it) => it.success, () => false);

Deno.test({
  name: "pdfsig calls the signature valid, the whole document signed, and a changed one not",
  ignore: !hasPdfsig,
  async fn() {
    const path = await Deno.makeTempFile({ suffix: ".pdf" });
    const check = async (bytes: Uint8Array) => {
      await Deno.writeFile(path, bytes);
      const { stdout } = await new Deno.Command("pdfsig", { args: ["-nocert", path] }).output();
      return new TextDecoder().decode(stdout);
    };
    try {
      const answer = await check(signed);
      assert.match(answer, /Signature is Valid/);
      assert.match(answer, /Total document signed/);
      assert.match(answer, /ETSI\.CAdES\.detached/);
      const changed = signed.slice();
      changed[unsigned.length - 20] ^= 1;
      assert.doesNotMatch(await check(changed), /Signature is Valid/);
    } finally {
      await Deno.remove(path);
    }
  },
});
