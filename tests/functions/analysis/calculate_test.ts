import assert from "node:assert/strict";
import type { Finding } from "../../../functions/_shared/domain/finding.ts";
import type { Calculation } from "../../../functions/_shared/domain/report.ts";
import { asReviewed } from "../../../functions/analysis/calculate.ts";
import { aFinding } from "../../fakes/finding.ts";

const load = (meets: boolean | null): Calculation => ({
  id: "occupant-load",
  title: "Occupant load",
  codeReference: "FBC-B 1004.5",
  inputs: [{
    key: "stated",
    label: "Occupant load stated on the plans",
    value: 150,
    unit: "occupants",
    origin: "sheet",
    sheet: "G-001",
    place: null,
    sourceText: "150",
  }],
  steps: [],
  result: [{ label: "Occupant load", value: 131, unit: "occupants" }],
  checks: [{
    label: "Stated occupant load",
    shown: "150 occupants",
    limit: "at least 131 occupants",
    meets,
    codeReference: "FBC-B 1004.5",
  }],
  missing: [],
});

const judged = (values: Partial<Finding>) =>
  aFinding({ ruleId: "egress/occupant-load", measured: 150, required: 131, ...values });
const verdict = (meets: boolean | null, ...findings: Finding[]) =>
  asReviewed([load(meets)], findings)[0].checks![0].meets;

Deno.test("asReviewed() takes the verdict of the finding about the stated load", () => {
  assert.equal(verdict(true, judged({ status: "warning" })), null);
  assert.equal(verdict(null, judged({ status: "issue" })), false);
  assert.equal(verdict(true, judged({ status: "warning", measured: 131, required: 150 })), null);
});

Deno.test("asReviewed() leaves alone what the findings say of other figures and rules", () => {
  assert.equal(verdict(true), true);
  assert.equal(verdict(true, judged({ status: "compliant" })), true);
  assert.equal(verdict(true, judged({ status: "issue", measured: 30, required: 60 })), true);
  assert.equal(verdict(true, judged({ status: "issue", ruleId: "egress/exit-count" })), true);
});
