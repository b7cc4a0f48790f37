import assert from "node:assert/strict";
import { loadReportKeys } from "../../../functions/cli/keys.ts";
import { rotateKeys } from "../../../functions/cli/rotate_keys.ts";
import { issueReportPdf } from "../../../functions/_report/issue_report.ts";
import { verifyReportPdf } from "../../../functions/_report/verify_report_pdf.ts";
import { sealReport, toKeySet } from "../../../functions/_shared/seal.ts";
import { aReportInput, CODE } from "../_report/_sample.ts";

const MARCH = new Date("2026-03-14T00:00:00Z");
const APRIL = new Date("2026-04-14T00:00:00Z");
const random = (length: number) => new Uint8Array(length).fill(9);

async function issue(dataDir: string, now: Date): Promise<Uint8Array> {
  const { sealKeys: [sealKey], identity } = await loadReportKeys(dataDir, now);
  const input = await aReportInput();
  const seal = await sealReport(input.body, { key: sealKey, code: CODE, previous: null });
  return (await issueReportPdf({ ...input, seal }, { sealKey, identity, now })).pdf;
}

Deno.test("after a rotation new reports carry the new key, and old ones are still valid", async () => {
  const dataDir = await Deno.makeTempDir();
  try {
    const before = await issue(dataDir, MARCH);
    const kid = await rotateKeys(`${dataDir}/keys`, { now: APRIL, random });
    const after = await issue(dataDir, APRIL);
    const { keys } = toKeySet((await loadReportKeys(dataDir, APRIL)).sealKeys);
    assert.equal(keys.length, 2);
    assert.equal(keys[0].kid, kid);
    const verdicts = await Promise.all([before, after].map((pdf) => verifyReportPdf(pdf, keys)));
    assert.deepEqual(verdicts.map((it) => it.state), ["valid", "valid"]);
    assert.equal(verdicts[1].report!.seal.keyId, kid);
    assert.equal((await verifyReportPdf(after, [keys[1]])).state, "unknown");
    for await (const { name } of Deno.readDir(`${dataDir}/keys`)) {
      const { mode } = await Deno.stat(`${dataDir}/keys/${name}`);
      assert.equal(mode! & 0o077, 0, `${name} is the owner's alone`);
    }
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
});
