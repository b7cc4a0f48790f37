import assert from "node:assert/strict";
import { judgePresence, lookFor } from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

const query = { shown: /TERMITE/, denied: /\bNONE\b/ };
const planOf = (...texts: string[]) => aPlanSet({ notes: texts.map((text) => aNote(text)) });
const states = (...texts: string[]) => lookFor(planOf(...texts), query).map((it) => it.state);

Deno.test("lookFor() tells shown, put off and denied apart", () => {
  assert.deepEqual(states("TERMITE PROTECTION: SOIL TREATMENT"), ["shown"]);
  assert.deepEqual(states("TERMITE TREATMENT: T.B.D."), ["deferred"]);
  assert.deepEqual(states("TERMITE TREATMENT: NONE"), ["denied"]);
  assert.deepEqual(states("ROOF"), []);
});

Deno.test("lookFor() lets what is shown outweigh what is put off, and a denial outweigh both", () => {
  assert.deepEqual(states("TERMITE TBD", "TERMITE BAIT SYSTEM"), ["shown"]);
  assert.deepEqual(states("TERMITE TBD", "TERMITE BAIT SYSTEM", "TERMITE: NONE"), ["denied"]);
});

Deno.test("lookFor() names the other places that say the same", () => {
  const [later] = lookFor(planOf("TERMITE TBD", "TERMITE BY OTHERS"), query);
  assert.equal(later.text, "TERMITE TBD");
  assert.deepEqual(later.also?.map((it) => it.sourceText), ["TERMITE BY OTHERS"]);
});

Deno.test("lookFor() judges the clause, not what the rest of the note puts off", () => {
  assert.deepEqual(states("TERMITE SOIL TREATMENT; PAINT COLOR BY OWNER"), ["shown"]);
});

Deno.test("lookFor() wants the proof beside the words", () => {
  const look = (text: string) =>
    lookFor(planOf(text), { shown: /FOOTING/, proof: /\d"/ }).map((it) => it.state);
  assert.deepEqual(look('FOOTING 24" WIDE'), ["shown"]);
  assert.deepEqual(look("SEE FOOTING"), []);
  assert.deepEqual(look("FOOTING SIZE TBD"), ["deferred"]);
});

Deno.test("lookFor() takes a negation as a denial in a clause on the topic alone", () => {
  const look = (text: string) =>
    lookFor(planOf(text), { shown: /STANDPIPE/, negated: /\bNONE\b/ }).map((it) => it.state);
  assert.deepEqual(look("STANDPIPES: NONE"), ["denied"]);
  assert.deepEqual(look("STANDPIPES: CLASS I; ALARM: NONE"), ["shown"]);
  assert.deepEqual(look("ALARM: NONE"), []);
});

Deno.test("lookFor() knows by the topic what is put off, and takes a deferral of the rule's own", () => {
  const look = (deferred?: (text: string) => boolean) =>
    lookFor(planOf("TERMITE REPORT BY OWNER"), { shown: /BAIT/, topic: /TERMITE/, deferred })
      .map((it) => it.state);
  assert.deepEqual(look(), ["deferred"]);
  assert.deepEqual(look((text) => /TBD/.test(text)), []);
});

Deno.test("lookFor() points at the sheet that would show it when silence is to be reported", () => {
  const silentOn = [aSheet({ number: "S-1" })];
  const [absent] = lookFor(aPlanSet(), { ...query, silentOn, searched: "termite protection" });
  assert.equal(absent.state, "absent");
  assert.equal(absent.sheet, "S-1");
  assert.match(absent.sourceText, /termite protection; not found/);
  assert.deepEqual(lookFor(aPlanSet(), query), []);
});

Deno.test("judgePresence() passes, fails or asks", () => {
  const judge = (...texts: string[]) => {
    const { kind, message, data } = judgePresence(lookFor(planOf(...texts), query)[0]);
    return [kind, message, data.text];
  };
  assert.deepEqual(judge("TERMITE BAIT"), ["pass", null, "TERMITE BAIT"]);
  assert.deepEqual(judge("TERMITE: NONE"), ["fail", "denied", "TERMITE: NONE"]);
  assert.deepEqual(judge("TERMITE: TBD"), ["cantTell", "deferred", "TERMITE: TBD"]);
});

Deno.test("judgePresence() gives every place that puts the thing off", () => {
  const [presence] = lookFor(planOf("TERMITE: TBD", "TERMITE METHOD BY OTHERS"), query);
  assert.deepEqual(judgePresence(presence).also.map(({ sourceText }) => sourceText), [
    "TERMITE METHOD BY OTHERS",
  ]);
});
