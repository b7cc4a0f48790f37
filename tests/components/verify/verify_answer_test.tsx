import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import {
  shorten,
  VerifyAnswer,
  type VerifyOutcome,
} from "../../../components/verify/VerifyAnswer.tsx";
import { CompareFile } from "../../../components/verify/CompareFile.tsx";
import type { VerificationResult } from "../../../functions/_shared/contract/mod.ts";

const RESULT: VerificationResult = {
  isValid: true,
  state: "valid",
  verificationCode: "FLC-7KD2MX-CERT",
  projectName: "Suite 140",
  analysisDate: "2026-03-14T10:00:00Z",
  clientName: "L. T. C.",
  isClientMasked: true,
  confidence: 93.4,
  certificateLevel: "Standard",
  reportHash: "9f2c4b7a1d8e3f605b7c9d2e",
  digitalSignature: "MEUCIQDx1k9vT3nQwZ8hY2bL",
  pdfSha256: "5a".repeat(32),
  sequence: 12,
  issues: [],
  tamperedDate: null,
  revokedDate: null,
  revokedReason: null,
  supersededBy: null,
};

const described = /aria-describedby="answer-heading file-verdict"/;

const AT = new Date("2026-11-28T15:45:00Z");

Deno.test("the answer is read out with the verdict on the file", () => {
  assert.match(renderToString(<VerifyAnswer outcome={null} checkedAt={AT} />), described);
  assert.match(renderToString(<CompareFile />), /id="file-verdict"/);
});

const show = (outcome: VerifyOutcome) =>
  renderToString(<VerifyAnswer outcome={outcome} checkedAt={AT} />).split("<template")[0];

Deno.test("a genuine report is a sentence first, then its fields, hash and signature cut to 16", () => {
  const html = show({ kind: "answered", result: RESULT });
  assert.ok(html.includes("This report is genuine"));
  assert.ok(html.includes("unchanged since it was issued on March 14, 2026"));
  for (
    const value of [
      "FLC-7KD2MX-CERT",
      "Suite 140",
      "L. T. C.",
      "93%. Average over the findings of how clearly the sheet was read",
      "Standard",
    ]
  ) {
    assert.ok(html.includes(value), value);
  }
  assert.ok(html.includes("9f2c4b7a1d8e3f60…"));
  assert.ok(!html.includes("9f2c4b7a1d8e3f605"));
  assert.ok(html.includes('data-title="Verification Successful"'));
  assert.ok(html.includes('data-text="Report authenticity confirmed"'));
});

Deno.test("a tampered report says so with its date and lists its issues", () => {
  const result = {
    ...RESULT,
    isValid: false,
    state: "altered" as const,
    issues: ["Content does not match its hash"],
    tamperedDate: "2026-04-01T00:00:00Z",
  };
  const html = show({ kind: "answered", result });
  assert.ok(html.includes("Tampering Detected"));
  assert.ok(html.includes("April 1, 2026"));
  assert.ok(html.includes("Content does not match its hash"));
  assert.ok(html.includes("Ask whoever gave you the report for a new one"));
  assert.ok(!html.includes("typos"));
  assert.ok(html.includes('data-title="Verification Failed"'));
});

Deno.test("a genuine report says that its client is masked and carries the hash of its PDF", () => {
  const html = show({ kind: "answered", result: RESULT });
  assert.ok(html.includes("L. T. C. (masked)"));
  assert.ok(html.includes(`data-sha256="${RESULT.pdfSha256}"`));
  const open = { ...RESULT, clientName: "Lakefront", isClientMasked: false };
  assert.ok(!show({ kind: "answered", result: open }).includes("(masked)"));
});

Deno.test("an outage says nothing against the code or the report", () => {
  const html = show({ kind: "outage" });
  assert.ok(html.includes("This says nothing about the report itself"));
  assert.ok(!html.includes("typos"));
});

Deno.test("a superseded report is genuine, not current, and leads to the newer one", () => {
  const result = {
    ...RESULT,
    isValid: false,
    state: "superseded" as const,
    supersededBy: { verificationCode: "FLC-ABCDEF-CERT", issuedAt: "2026-05-01T00:00:00Z" },
  };
  const html = show({ kind: "answered", result });
  assert.ok(html.includes("There is a newer report"));
  assert.ok(html.includes("no longer the current report"));
  assert.ok(html.includes('href="/verify?code=FLC-ABCDEF-CERT"'));
  assert.ok(html.includes('data-outcome="failed"'));
  assert.ok(!html.includes("Tampering"));
});

Deno.test("an answer about a report says when it was looked up", () => {
  const told = show({ kind: "answered", result: RESULT }).replaceAll("<!-- -->", "");
  assert.ok(told.includes("Checked on November 28, 2026 at 3:45 PM UTC."), told);
  assert.ok(!show({ kind: "missing" }).includes("Checked on"));
});

Deno.test("a revoked report says when and why", () => {
  const result = {
    ...RESULT,
    isValid: false,
    state: "revoked" as const,
    revokedDate: "2026-06-02T00:00:00Z",
    revokedReason: "Wrong address",
  };
  const html = show({ kind: "answered", result });
  assert.ok(html.includes("This report was revoked"));
  assert.ok(html.includes("revoked it on June 2, 2026"));
  assert.ok(html.includes("Wrong address"));
  assert.ok(html.includes('data-title="Report Revoked"'));
});

Deno.test("what came after the signature is said not to be covered by it, whatever the state", () => {
  const label = /not covered by the signature\b|Our records show that no later one replaces it\b/g;
  const supersededBy = { verificationCode: "FLC-ABCDEF-CERT", issuedAt: "2026-05-01T00:00:00Z" };
  const unsigned: [string, Partial<VerificationResult>, number][] = [
    ["that it is current", {}, 1],
    ["that it is not, and which one is", { state: "superseded", supersededBy }, 2],
    [
      "when and why it was revoked",
      { state: "revoked", revokedDate: "2026-06-02T00:00:00Z", revokedReason: "Wrong address" },
      2,
    ],
    ["when it was found altered", { state: "altered", tamperedDate: "2026-04-01T00:00:00Z" }, 1],
  ];
  for (const [what, change, labels] of unsigned) {
    const html = show({ kind: "answered", result: { ...RESULT, ...change } });
    assert.equal(html.match(label)?.length, labels, what);
  }
  const gone = { ...RESULT, state: "unknown" as const, projectName: null, clientName: null };
  assert.match(show({ kind: "answered", result: gone }), /not covered by a signature/);
});

Deno.test("an answer is a sentence, whoever worded it", () => {
  const message = "No report with this verification code was found";
  const html = show({ kind: "refused", code: "FLC-AAAAAA-CERT", message });
  assert.ok(html.includes(`<p>${message}.</p>`), html);
  const told = show({ kind: "refused", code: "FLC-AAAAAA-CERT", message: "Try again." });
  assert.ok(told.includes("<p>Try again.</p>"), told);
});

Deno.test("a report that is gone shows its hash and no name", () => {
  const result = {
    ...RESULT,
    isValid: false,
    state: "unknown" as const,
    projectName: null,
    clientName: null,
    issues: ["Its owner has deleted the report."],
  };
  const html = show({ kind: "answered", result });
  assert.ok(html.includes("could not be confirmed"));
  assert.ok(html.includes("9f2c4b7a1d8e3f60…"));
  assert.ok(!html.includes("Project"));
});

Deno.test("a refused code shows the server's words", () => {
  const html = show({ kind: "refused", code: "FLC-X", message: "No report has this code" });
  assert.ok(html.includes("No report has this code"));
  assert.ok(!html.includes("Tampering"));
});

Deno.test("an outage and a missing code have their own words", () => {
  assert.ok(show({ kind: "outage" }).includes("Service temporarily unavailable"));
  assert.ok(show({ kind: "missing" }).includes("Please enter a verification code"));
});

Deno.test("shorten() keeps what is short and names what is absent", () => {
  assert.equal(shorten("abc"), "abc");
  assert.equal(shorten(null), "Not available");
  assert.equal(shorten("0123456789abcdefg"), "0123456789abcdef…");
});
