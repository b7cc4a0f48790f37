import assert from "node:assert/strict";
import type { BuildingProfile } from "../../../../functions/_rules/building_profile.ts";
import {
  fail,
  inapplicable,
  pass,
  type Rule,
  type Subject,
  type Verdict,
} from "../../../../functions/_rules/define_rule.ts";
import corridor from "../../../../functions/_rules/egress/halls/corridor-width.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { toFinding } from "../../../../functions/analysis/evaluate/to_finding.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { aFact, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

/** Judges the one note of a set by the building alone. */
const byBuilding = (check: (building: BuildingProfile) => Verdict): Rule<Subject> => ({
  ...corridor as unknown as Rule<Subject>,
  when: undefined,
  demand: undefined,
  applies: (plan) => plan.notes,
  check: (_, { building }) => check(building),
  messages: { narrow: "Too narrow." },
});

/** Due under either volume. */
const underBoth = (rule: Rule<Subject>): Rule<Subject> => ({
  ...rule,
  requirementId: "FBC-B-107-scale",
});

const isSprinklered = ({ sprinklers }: BuildingProfile) => sprinklers.value === "NFPA 13";
const mildWhereSprinklered = byBuilding((it) => isSprinklered(it) ? pass() : fail("narrow"));
const strictForAssembly = byBuilding(({ occupancies }) =>
  occupancies.some((it) => it.startsWith("A")) ? fail("narrow") : pass()
);
const onlyOfAssembly = byBuilding(({ occupancies }) =>
  occupancies.some((it) => it.startsWith("A")) ? fail("narrow") : inapplicable()
);

const note = { notes: [aNote("CORRIDOR")] };
const saying = (codeSummary: Partial<PlanSet["codeSummary"]> = {}) =>
  aPlanSet({ ...note, codeSummary });
const twoSystems = saying({ sprinklers: [aFact("NFPA 13" as const), aFact("none" as const)] });
const twoGroups = saying({ occupancyGroups: [aFact(["B" as const])] });

const rows: [string, Rule<Subject>, PlanSet, Parameters<typeof aProject>[0], string][] = [
  [
    "a known fact decides a pass",
    mildWhereSprinklered,
    saying({ sprinklers: [aFact("NFPA 13" as const)] }),
    { fireSprinkler: true },
    "pass",
  ],
  [
    "a known fact decides a failure",
    mildWhereSprinklered,
    saying(),
    { fireSprinkler: false },
    "fail",
  ],
  ["a pass by the milder limit asks while the fact is open", mildWhereSprinklered, twoSystems, {
    fireSprinkler: null,
  }, "cantTell"],
  ["a failure by the stricter limit asks while the fact is open", mildWhereSprinklered, saying(), {
    fireSprinkler: null,
  }, "cantTell"],
  ["sheets and form that name two groups ask", strictForAssembly, twoGroups, {
    occupancyClassification: ["A-2"],
  }, "cantTell"],
  [
    "an unknown group asks",
    strictForAssembly,
    saying(),
    { occupancyClassification: [] },
    "cantTell",
  ],
  [
    "what is asked of one answer alone is no accusation",
    onlyOfAssembly,
    saying({ occupancyGroups: [aFact(["A-2" as const])] }),
    { occupancyClassification: ["B"] },
    "cantTell",
  ],
  [
    "what fails by every answer fails",
    byBuilding(({ sprinklers }) => fail("narrow", { actual: String(sprinklers.value) })),
    saying(),
    { fireSprinkler: null },
    "fail",
  ],
  [
    "what passes by every answer passes",
    underBoth(byBuilding(({ occupancies }) => pass({ actual: occupancies.length }))),
    saying(),
    { occupancyClassification: [] },
    "pass",
  ],
  ["a rule that looks at another fact is left alone", strictForAssembly, twoSystems, {
    fireSprinkler: null,
  }, "pass"],
];

for (const [name, rule, plan, over, kind] of rows) {
  Deno.test(`runRules(): ${name}`, () => {
    const { outcomes } = runRules([rule], plan, aProject(over));
    assert.deepEqual(outcomes.map((it) => it.verdict.kind), [kind]);
  });
}

Deno.test("a question that rests on an open fact names the fact", () => {
  const { outcomes: [outcome] } = runRules([mildWhereSprinklered], twoSystems, aProject());
  const { description, status } = toFinding(outcome, twoSystems.sheets);
  assert.equal(status, "warning");
  assert.match(description, /^Too narrow\. Which limit governs depends on the sprinklers/);
});
