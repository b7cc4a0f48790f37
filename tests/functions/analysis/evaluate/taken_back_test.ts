/** What the model links and, having read all texts, objects to itself. */
import assert from "node:assert/strict";
import { linksTakenBack } from "../../../../functions/analysis/evaluate/taken_back.ts";
import { linkKey, type ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import { NO_OPINION, type Objection } from "../../../../functions/analysis/propose/set_opinion.ts";
import { aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

const porch = aNote("PORCH 30 IN. ABOVE GRADE, NO GUARD");
const elsewhere = aNote("TERRACE 20 IN. ABOVE GRADE");
const plan = aPlanSet({ sheets: [aSheet()], notes: [porch, elsewhere] });

const link = (text: string, relation: ProposedLink["relation"]): ProposedLink => ({
  page: 1,
  requirementId: "FBC-R-R312.1-guard",
  relation,
  words: { ids: [text.length], text, box: porch.box },
  subject: null,
  room: null,
  proof: "run",
});
const height = link("30 IN.", "provides");
const denial = link("NO GUARD", "lacks");

const takenBack = (over: Partial<Objection>, isHeard = true) => {
  const objection = { key: linkKey(height), why: "not needed" as const, at: porch, words: "PORCH" };
  const opinion = {
    ...NO_OPINION,
    objections: [{ ...objection, ...over }],
    heard: new Set(isHeard ? [linkKey(height)] : []),
  };
  return [...linksTakenBack({ links: [height, denial], opinion, plan })].map((it) => it.words.text);
};

Deno.test("a figure is taken back by other words of its text, and what is denied with it where none is needed", () => {
  assert.deepEqual(takenBack({}), ["30 IN.", "NO GUARD"]);
  assert.deepEqual(takenBack({ why: "another thing" }), ["30 IN."]);
});

Deno.test("nothing is taken back by words of another text, by the figure alone, or by who has not read", () => {
  assert.deepEqual(takenBack({ at: elsewhere, words: "TERRACE" }), []);
  assert.deepEqual(takenBack({ words: "30 IN." }), []);
  assert.deepEqual(takenBack({}, false), []);
});
