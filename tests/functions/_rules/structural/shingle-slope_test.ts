import assert from "node:assert/strict";
import rule from "../../../../functions/_rules/structural/shingle-slope.ts";
import { contextOf } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "METAL ROOF 1:12, SHINGLES 5:12", kinds: ["pass"] },
  { says: "SHINGLES 1:12, METAL ROOF 5:12", kinds: ["fail"] },
  { says: "SHINGLES: DO NOT INSTALL ON SLOPES LESS THAN 2:12", kinds: [] },
  { says: "FIBERGLASS ASPHALT SHINGLES AT 1-1/2:12 PITCH", kinds: ["fail"] },
  { says: "ASPHALT SHINGLES ON SELF-ADHERED UNDERLAYMENT, SLOPE 5:12", kinds: ["pass"] },
  { says: "SHINGLE ROOF, 1.5:12 PITCH", kinds: ["fail"] },
  { says: "SHINGLES AT 1 1/2 IN 12", kinds: ["fail"] },
  { says: "SHINGLES 2/12 WITH DOUBLE UNDERLAYMENT", kinds: ["pass"] },
  { says: "SHINGLES 3:12", kinds: ["cantTell"] },
  { says: "SHINGLES 4 : 12", kinds: ["pass"] },
  { says: `ROOF SLOPE 1/4"/FT`, kinds: [] },
  { says: "NO SHINGLES BELOW 1:12", kinds: ["cantTell"] },
  { says: "METAL SHINGLES 1:12", kinds: [] },
  { says: "RAMP 1:12", kinds: [] },
  { says: 'SHINGLE ROOF, PITCH 1 1/2" / FT', kinds: ["fail"] },
  { says: 'FIBERGLASS SHINGLES AT 1/4" PER FOOT', kinds: ["fail"] },
  { says: 'SHINGLES AT 5" PER FOOT', kinds: ["pass"] },
  { says: 'SHINGLE ROOF; GUTTER SLOPED 1/8" PER FT', kinds: [] },
  { says: ["1 1/2:12", "ASPHALT SHINGLES THROUGHOUT"], kinds: ["fail"] },
  { says: ["5:12", "ASPHALT SHINGLES THROUGHOUT"], kinds: ["pass"] },
  { says: ["1:12", "ASPHALT SHINGLES", "TPO AT FLAT ROOF"], kinds: [] },
  { says: "3:12 SHINGLE ROOF W/ DBL. UNDERLAYMENT", kinds: ["pass"] },
  { says: "SHINGLES @ 8% SLOPE", kinds: ["fail"] },
  { says: "SHINGLES AT 2:12 AND UP; 1/4:12 PORCH GETS TPO", kinds: [] },
  { says: "SHINGLES ON SLOPES OF 2:12 OR STEEPER", kinds: [] },
  { says: "SHINGLES AT 1:12 AND UP", kinds: ["fail"] },
  { says: "SHINGLES AT 3:12", kinds: ["cantTell"] },
  { says: "SHINGLES AT 2:12, DOUBLE UNDERLAYMENT", kinds: ["pass"] },
], aHouse());

Deno.test("2:12 read in percent is 2 in", () => {
  const text = "SHINGLES AT 2:12, DOUBLE UNDERLAYMENT";
  const plan = aPlanSet({ notes: [aNote(text)] });
  const subject = { ...aNote(text), value: 16.66 * 0.12, unit: "in per 12 in", raw: "2:12" };
  const verdicts = [rule.check(subject as never, contextOf(plan, aProject()))].flat();
  assert.deepEqual(verdicts.map(({ kind }) => kind), ["pass"]);
});

testStatements(rule, [
  { says: 'NO SHINGLES; MEMBRANE AT 1/4" PER FT', kinds: [] },
  { says: "ROOF AT 1 IN 12 WITH SINGLE-PLY, SHINGLES ARE NOT USED", kinds: [] },
]);

testStatements(rule, [
  {
    says: "PORCH ROOFS: FRONT 4:12; REAR 1-1/2:12, ASPHALT SHINGLES. HOUSE ROOF 4:12.",
    kinds: ["fail"],
  },
  { says: "PORCH ROOF 1:12, FLAT SEAM METAL; HOUSE ROOF 4:12, SHINGLES", kinds: ["pass"] },
  { says: "MAIN ROOF 5:12, SHINGLES; REAR PORCH 1-1/2:12", kinds: ["pass"] },
]);
