import assert from "node:assert/strict";
import {
  type Said,
  splitSaid,
} from "../../../../../functions/analysis/extract/layout/key_values.ts";
import { anEvidence } from "../../../../fakes/plan_set.ts";

const said = (key: string, value: string): Said => {
  const text = `${key} ${value}`;
  return { key, whole: key, value, text, evidence: anEvidence(text), from: "table", under: null };
};
const valuesOf = (key: string, value: string) =>
  splitSaid(said(key, value)).map((it) => [it.key, it.value]);

Deno.test("splitSaid() gives each subject its value, behind the whole", () => {
  assert.deepEqual(valuesOf("RISK CATEGORY / EXPOSURE", "II / D").slice(1), [
    ["RISK CATEGORY", "II"],
    ["EXPOSURE", "D"],
  ]);
});

Deno.test("splitSaid() cuts no number at its thousands", () => {
  const values = valuesOf("Area, each floor / gross", "10,912 sf / 32,736 sf").map(([, it]) => it);
  assert.ok(!values.includes("736 sf"), values.join(" | "));
});
