/** A finding is known again by what the plan shows, never by how we say it. */
import assert from "node:assert/strict";
import type { Finding } from "../../../../functions/_shared/domain/finding.ts";
import { identityOf } from "../../../../functions/_shared/domain/finding_identity.ts";
import { aFinding } from "../../../fakes/finding.ts";
import { OTHERS, REWORDED } from "../../../fakes/finding_identity.ts";

const isSame = (a: Finding, b: Finding) => identityOf(a) === identityOf(b);

Deno.test("a finding in other words of ours, with another number or moved on its sheet is the same", () => {
  for (const [what, before, after] of REWORDED) assert.ok(isSame(before, after), what);
});

Deno.test("other values, words of the plan, sheets, things, rules and answers are other findings", () => {
  for (const [what, before, after] of OTHERS) assert.ok(!isSame(before, after), what);
});

Deno.test("what a reviewer raised is known by its id, whatever it says now", () => {
  const own = aFinding({ id: "R001", ruleId: "reviewer/own" });
  assert.ok(isSame(own, { ...own, measured: 3, sheet: "A-900" }));
  assert.ok(!isSame(own, { ...own, id: "R002" }));
});
