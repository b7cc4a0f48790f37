import assert from "node:assert/strict";
import { mutantsOf } from "./mutants.ts";

const faultsOf = (source: string): string[] =>
  mutantsOf(source).map(({ from, to }) => `${from} → ${to}`);

Deno.test("comparisons, conditions, limits and verdicts have faults", () => {
  assert.deepEqual(faultsOf("\nconst a = b <= 36 && !c;"), [
    "<= → <",
    "<= → >=",
    "36 → 37",
    "36 → 75",
    "&& → ||",
    "! → ",
  ]);
  assert.deepEqual(faultsOf('\nf({ one: "least" });'), ['"least" → "greatest"']);
});

Deno.test("strings, patterns, comments, types and imports have none", () => {
  assert.deepEqual(
    faultsOf(
      'import { a } from "./a.ts";\n// a < 3\nconst it: Map<string, 3> = f(/<3/, "< 3", `!a`);',
    ),
    [],
  );
});
