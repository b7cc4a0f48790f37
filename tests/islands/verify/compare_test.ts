import assert from "node:assert/strict";
import { findCode, otherFileWords } from "../../../islands/verify/compare.ts";
import { issueReportPdf } from "../../../functions/_report/issue_report.ts";
import { aReportInput, CODE, identity, NOW, sealKey } from "../../functions/_report/_sample.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

Deno.test("findCode() reads the code of an issued report out of the file itself", async () => {
  const { pdf } = await issueReportPdf(await aReportInput(), { sealKey, identity, now: NOW });
  assert.equal(findCode(pdf), CODE);
});

Deno.test("findCode() finds nothing in other files, and the last code of several", () => {
  assert.equal(findCode(bytesOf("%PDF-1.7 nothing here")), null);
  assert.equal(findCode(bytesOf("FLC-AAAAAA-CERT … FLC-BBBBBB-CERT")), "FLC-BBBBBB-CERT");
});

Deno.test("otherFileWords() says of no file that it carries a code somebody typed", () => {
  assert.equal(otherFileWords(true).lead, "It carries the code");
  assert.match(otherFileWords(false).lead, /^It carries no code/);
});
