import assert from "node:assert/strict";
import type { Rule, Subject } from "../../../../functions/_rules/define_rule.ts";
import rule from "../../../../functions/_rules/documentation/left-open.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import { aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const heard = (text: string) => aPlanSet({ notes: [aNote(text, { readBy: "ocr" })] });

testRule(rule, [
  ["asks what is to be determined", "HOOD SIZE T.B.D.", "cantTell"],
  ["asks what is to be decided", "Location of stair to be determined", "cantTell"],
  ["asks a question on the sheet", "GLUE BASE PLATE TO CONCRETE? AVOID ANCHORS", "cantTell"],
  ["asks a figure in doubt", "BEAM 2-2X10? OVER OPENING", "cantTell"],
  ["asks an answer that is a question mark", "SPRINKLERS: ?", "cantTell"],
  ["asks work drawn if necessary", "NEW COLUMN IF NECESSARY", "cantTell"],
  ["leaves a hotline alone", "KNOW WHAT'S BELOW? CALL 811", ""],
  ["leaves a question that is answered", "IS THE BUILDING SPRINKLERED? YES", ""],
  ["leaves an address alone", "SEE HTTPS://EXAMPLE.ORG/PLAN?ID=4", ""],
  ["leaves an abbreviation alone", "T.B.D. = TO BE DETERMINED", ""],
  [
    "leaves an order of the specifications alone",
    "The contractor shall shore adjacent work and, if necessary, provide temporary bracing at his own cost",
    "",
  ],
  ["leaves work that stays alone", "EXISTING PANEL, SIZE T.B.D., TO REMAIN", ""],
  ["leaves a stray mark of a picture alone", heard("?"), ""],
  ["leaves a figure read off a picture alone", heard("2X10?"), ""],
  ["asks a question read off a picture", heard("NEW HEADER? SEE ENGINEER"), "cantTell"],
  ["leaves what is said", "HOOD 4'-0\" X 6'-0\" TYPE I", ""],
]);

Deno.test("rows of one schedule are one question with all their places", () => {
  const rows = ["101 | 3070 | TBD", "102 | 3068 | TBD"].map((text) => text.split(" | "));
  const head: [string, null][] = [["MARK", null], ["SIZE", null], ["HARDWARE", null]];
  const plan = aPlanSet({ schedules: [aSchedule("hvac", head, rows)] });
  const { outcomes } = runRules([rule as unknown as Rule<Subject>], plan, aProject());
  assert.equal(outcomes.length, 1);
  assert.equal(outcomes[0].verdict.also.length, 1);
});

Deno.test("a place another rule asks about is asked about once", () => {
  const plan = aPlanSet({ notes: [aNote("DESIGN WIND SPEED: T.B.D.")] });
  const { outcomes } = runRules(rules, plan, aProject());
  const asked = outcomes.filter(({ at }) => at.sourceText.includes("T.B.D."));
  assert.ok(asked.length > 0);
  assert.ok(asked.every((it) => it.rule.id !== rule.id));
});
