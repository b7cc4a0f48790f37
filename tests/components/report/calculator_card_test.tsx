/** A calculation on the screen, rendered to a string: what a person would see. */
import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { correctedLoad } from "../../../components/report/calculator_changes.ts";
import { CalculatorCard } from "../../../components/report/CalculatorCard.tsx";
import { recalculate } from "../../../functions/_rules/calculators/solve.ts";
import type { Calculation } from "../../../functions/_shared/domain/report.ts";

const input = { unit: null, sheet: null, place: null, sourceText: null, origin: "form" } as const;
const [issued]: Calculation[] = recalculate([{
  id: "accessible-parking",
  title: "Accessible parking",
  codeReference: "FBC-A 208.2",
  inputs: [
    { ...input, key: "totalSpaces", label: "Parking spaces", value: 62 },
    { ...input, key: "accessibleSpaces", label: "Accessible spaces", value: 3 },
    { ...input, key: "vanSpaces", label: "Van spaces", value: null, origin: "unknown" },
  ],
  steps: [],
  result: [
    { label: "Accessible spaces required", value: 3, unit: "spaces" },
    { label: "Van spaces required", value: 1, unit: "spaces" },
  ],
  checks: [{
    label: "Accessible spaces",
    shown: "3 spaces",
    limit: "at least 3 spaces",
    meets: true,
    codeReference: "FBC-A 208.2",
  }],
  missing: [],
}], {});

function render(calculation: Calculation, load: number | null = null): string {
  return renderToStaticMarkup(
    <CalculatorCard
      calculation={calculation}
      issued={issued}
      sheets={[]}
      imageOf={() => ""}
      isEditable
      load={load}
      fixtureUses={[]}
      onChange={() => {}}
      onReset={() => {}}
    />,
  );
}

Deno.test("a calculation shows each input in a field, where it comes from, and the verdict", () => {
  const html = render(issued);
  assert.match(html, /<label for="calc-accessible-parking-totalSpaces"[^>]*>Parking spaces/);
  assert.match(html, /value="62"/);
  assert.match(html, /Project form/);
  assert.match(html, /placeholder="Not known"/);
  assert.match(html, /Accessible spaces: 3 spaces; at least 3 required/);
  assert.match(html, /Complies/);
  assert.ok(!html.includes("Corrected"));
});

Deno.test("a corrected input shows what was read, the figures before and after, and the new verdict", () => {
  const [corrected] = recalculate([issued], { "accessible-parking/totalSpaces": 120 });
  const html = render(corrected);
  assert.match(html, /Corrected from 62[^,]*, as in the form/);
  assert.match(html, /<s[^>]*>3 spaces<\/s>/);
  assert.match(html, /5 spaces/);
  assert.match(html, /<s[^>]*>Complies<\/s>/);
  assert.match(html, /Does not comply/);
  assert.match(html, /Reset/);
});

Deno.test("a calculation without a result names what is missing by its label", () => {
  const [open] = recalculate([issued], { "accessible-parking/totalSpaces": null });
  assert.match(render(open), /No result: Parking spaces not known/);
});

Deno.test("a corrected choice is marked on the control itself, as a corrected field is", () => {
  const html = render({
    ...issued,
    inputs: [
      { ...input, key: "voiceAlarm", label: "Voice alarm", value: true, readValue: false },
      { ...input, key: "totalSpaces", label: "Parking spaces", value: 70, readValue: 62 },
    ],
  });
  for (const tag of ["select", "input"]) {
    assert.match(html, new RegExp(`<${tag}[^>]*class="[^"]*border-accent!`));
  }
  assert.match(html, /<option value="yes"[^>]*>Yes</, "choices begin with a capital, values don’t");
});

Deno.test("corrected spaces offer their load where another one is used", () => {
  const space = (key: string, value: number) => ({ ...input, key, label: key, value });
  const calculations: Calculation[] = recalculate([
    {
      ...issued,
      id: "occupant-load",
      inputs: [space("area1", 900), space("factor1", 15), { ...space("stated", 60) }],
    },
    { ...issued, id: "egress-width", inputs: [space("occupants", 60)] },
  ], { "occupant-load/area1": 300 });
  assert.equal(correctedLoad(calculations), 20);
  const html = render(calculations[1], 20);
  assert.match(html, /The corrected spaces come to 20\./);
  assert.match(html, /Use 20/);
  // The load that is used already is not offered, nor any where no space was corrected.
  assert.ok(!render(calculations[1], 60).includes("corrected spaces"));
  assert.ok(!render(calculations[1]).includes("corrected spaces"));
  assert.equal(correctedLoad(recalculate([calculations[0]], {})), null);
  const unknown = recalculate([calculations[0]], { "occupant-load/area1": null });
  assert.equal(correctedLoad(unknown), null);
});
