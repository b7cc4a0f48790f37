/** What is written for dwellings and for other buildings is cited where it binds. */
import assert from "node:assert/strict";
import {
  citationOf,
  describeCitation,
} from "../../../../functions/_rules/limits/fbc_2023/citation.ts";
import {
  getRequirement,
  requirements,
} from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import { isCitable } from "../../../../functions/_rules/limits/fbc_2023/sections.ts";

const CITED: [id: string, building: string, residential: string, open: string][] = [
  [
    "FBC-R-R308.4.2-door-glazing",
    "FBC-B 2406.4.2",
    "FBC-R R308.4.2",
    "FBC-R R308.4.2 / FBC-B 2406.4.2",
  ],
  ["FBC-R-R319-address", "FBC-B 502.1", "FBC-R R319.1", "FBC-R R319.1 / FBC-B 502.1"],
  [
    "FBC-B-2406-safety-glazing",
    "FBC-B 2406.4",
    "FBC-R R308.4",
    "FBC-B 2406.4 / FBC-R R308.4",
  ],
  ["FBC-P-shower", "FBC-P 421.4", "FBC-R P2708.1", "FBC-P 421.4 / FBC-R P2708.1"],
  ["FBC-EC-climate-zone", "FBC-EC C301.1", "FBC-EC R301.1", "FBC-EC R301.1 / FBC-EC C301.1"],
  ["FBC-M-403.7-manual-J", "FBC-EC C403", "FBC-EC R403.7", "FBC-EC R403.7 / FBC-EC C403"],
  ["FBC-B-1006.2.1-one-exit-load", "FBC-B 1006.2.1", "FBC-B 1006.2.1", "FBC-B 1006.2.1"],
  ["FBC-P-riser", ...Array(3).fill("FBC-B 107.3.5.1.3 item 13") as [string, string, string]],
];

for (const [id, building, residential, open] of CITED) {
  Deno.test(`citationOf() cites ${id} in the volume that governs`, () => {
    const requirement = requirements.find((it) => it.id === id);
    assert.ok(requirement, id);
    assert.equal(citationOf(requirement, "building"), building);
    assert.equal(citationOf(requirement, "residential"), residential);
    assert.equal(citationOf(requirement), open);
  });
}

Deno.test("no building that is no dwelling is cited the residential volume for what binds both", () => {
  const cited = requirements.filter(({ appliesTo }) => appliesTo.scope === "both")
    .filter(({ appliesTo }) => appliesTo.occupancies.length === 0)
    .filter((it) => /^FBC-(?:R|EC R)/.test(citationOf(it, "building")));
  assert.deepEqual(cited.map(({ id }) => id), []);
});

Deno.test("the administrative chapter stands in the building volume alone", () => {
  const strays = requirements.filter(({ section }) => /^107\b/.test(section))
    .filter((it) => !citationOf(it, "building").startsWith("FBC-B 107"));
  assert.deepEqual(strays.map(({ id }) => id), []);
});

Deno.test("describeCitation() names the volume its section stands in", () => {
  const glazing = getRequirement("FBC-R-R308.4.2-door-glazing");
  assert.match(describeCitation(glazing, "2406.4.2").source, /Building, 8th .*section 2406\.4\.2/);
  assert.match(describeCitation(glazing, "R308.4.2").source, /Residential, .*section R308\.4\.2/);
  assert.ok(isCitable(glazing.id, "2406.4.2"));
});
