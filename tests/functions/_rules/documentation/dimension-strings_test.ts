import assert from "node:assert/strict";
import type { Rule, Subject } from "../../../../functions/_rules/define_rule.ts";
import rule from "../../../../functions/_rules/documentation/dimension-strings.ts";
import type { Dimension } from "../../../../functions/_shared/domain/plan_set.ts";
import { parseLengthIn } from "../../../../functions/_shared/units.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { aDimension, aPlanSet, aProject, aSheet, runRule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

/** Dimensions side by side at one height, the overall first; the others are its string. */
function dimensions(overall: string, parts: string[], y = 10): Dimension[] {
  const [whole, ...figures] = [overall, ...parts].map((text, index) =>
    aDimension(text, parseLengthIn(text)!, { box: { x: 5 * index, y, width: 4, height: 1 } })
  );
  return [
    { ...whole, parts: figures.map(({ page, box }) => ({ page, box: { ...box } })) },
    ...figures,
  ];
}

const drawn = (overall: string, parts: string[], over: Partial<Dimension> = {}) => {
  const [whole, ...figures] = dimensions(overall, parts);
  return aPlanSet({ dimensions: [{ ...whole, ...over }, ...figures] });
};

const PARTS = [`10'-0"`, `8'-0"`, `12'-0"`];

testRule(rule, [
  ["says nothing of a string that adds up", drawn(`30'-0"`, PARTS), ""],
  ["asks about an overall a foot off", drawn(`31'-0"`, PARTS), "cantTell"],
  ["asks about a string a foot longer", drawn(`29'-0"`, PARTS), "cantTell"],
  ["leaves rounding to whole inches alone", drawn(`30'-2"`, PARTS), ""],
  ["asks about more than rounding comes to", drawn(`30'-3"`, PARTS), "cantTell"],
  [
    "leaves an inch between fractions alone",
    drawn(`30'-1"`, [`10'-0 1/8"`, ...PARTS.slice(1)]),
    "",
  ],
  [
    "asks about two inches between fractions",
    drawn(`30'-2"`, [`10'-0 1/8"`, ...PARTS.slice(1)]),
    "cantTell",
  ],
  ["leaves figures in whole feet their rounding", drawn("31'", ["10'", "8'", "12'"]), ""],
  ["leaves a dimension without a string alone", drawn(`31'-0"`, []), ""],
  ["leaves existing plans alone", drawn(`31'-0"`, PARTS, { drawing: "EXISTING FLOOR PLAN" }), ""],
  [
    "leaves sheets of existing plans alone",
    { ...drawn(`31'-0"`, PARTS), sheets: [aSheet({ title: "DEMOLITION PLAN" })] },
    "",
  ],
  [
    "leaves a string alone of which a figure is not there any more",
    { ...drawn(`31'-0"`, PARTS), dimensions: dimensions(`31'-0"`, PARTS).slice(0, 3) },
    "",
  ],
]);

Deno.test("documentation/dimension-strings shows the overall and every part, with their sum", () => {
  const plan = drawn(`31'-0"`, PARTS);
  const { outcomes: [{ at, verdict }] } = runRules(
    [rule as unknown as Rule<Subject>],
    plan,
    aProject(),
  );
  assert.deepEqual(verdict.data, {
    sheet: "sheet A-101",
    parts: `10'-0" + 8'-0" + 12'-0"`,
    sum: `30'-0"`,
    overall: `31'-0"`,
  });
  assert.deepEqual([at, ...verdict.also].map(({ box }) => box.x), [0, 5, 10, 15]);
});

Deno.test("documentation/dimension-strings asks once about a figure two strings share", () => {
  const [whole, ...figures] = dimensions(`18'-0"`, [`10'-0"`, `9'-0"`]);
  const [longer, rest] = dimensions(`30'-0"`, [`12'-0"`], 30);
  const plan = aPlanSet({
    dimensions: [
      whole,
      ...figures,
      { ...longer, parts: [...whole.parts!, ...longer.parts!] },
      rest,
    ],
  });
  assert.deepEqual(runRule(rule, plan).map(({ data }) => data.overall), [`18'-0"`]);
});
