import assert from "node:assert/strict";
import { gateFindings, shareFound } from "../../../../functions/analysis/evaluate/gate.ts";
import { aFinding } from "../../../fakes/finding.ts";

const page = new Map([[1, `DOOR SCHEDULE NO. SIZE CLEAR 104 2'-6" x 7'-0" 28" LEVER`]]);

Deno.test("gateFindings() lets a finding through whose section and evidence exist", () => {
  const { verified, unverified } = gateFindings([aFinding()], page);
  assert.equal(verified.length, 1);
  assert.equal(unverified.length, 0);
});

const demoted = [
  {
    name: "a section that is not loaded",
    finding: aFinding({ section: "9999.9" }),
    reason: /not in the loaded edition/,
  },
  {
    name: "a section of another requirement",
    finding: aFinding({ section: "1020.5" }),
    reason: /not in the loaded edition/,
  },
  {
    name: "evidence that is not on the page",
    finding: aFinding({ evidence: { sourceText: `205 | 3'-6" | NOWHERE`, readBy: "text" } }),
    reason: /not found on page 1/,
  },
  {
    name: "a page that is not in the set",
    finding: aFinding({ documentMarkup: { ...aFinding().documentMarkup, page: 7 } }),
    reason: /not part of the set/,
  },
  {
    name: "a box off the page",
    finding: aFinding({ documentMarkup: { ...aFinding().documentMarkup, x: 95, width: 20 } }),
    reason: /outside page/,
  },
];

for (const { name, finding, reason } of demoted) {
  Deno.test(`gateFindings() demotes ${name} and keeps it with the reason`, () => {
    const { verified, unverified } = gateFindings([finding], page);
    assert.equal(verified.length, 0);
    assert.equal(unverified[0].finding, finding);
    assert.match(unverified[0].reason, reason);
  });
}

Deno.test("shareFound() counts the words of a quote that stand on the page", () => {
  assert.equal(shareFound("double cylinder", "HARDWARE: DOUBLE CYLINDER DEADBOLT"), 1);
  assert.equal(shareFound("double panic", "HARDWARE: DOUBLE CYLINDER DEADBOLT"), 0.5);
});
