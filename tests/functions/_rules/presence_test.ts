import assert from "node:assert/strict";
import { isPutOff, presenceOf } from "../../../functions/_rules/presence.ts";
import { aNote, aPlanSet, aSheet } from "../../fakes/plan_set.ts";

const query = { topic: /TERMITE/i, denied: /\bNONE\b/ };
const states = (...texts: string[]) =>
  presenceOf(aPlanSet({ notes: texts.map((text) => aNote(text)) }), query).map((it) => it.state);

Deno.test("presenceOf() tells shown, put off and denied apart", () => {
  assert.deepEqual(states("TERMITE PROTECTION: SOIL TREATMENT"), ["shown"]);
  assert.deepEqual(states("TERMITE TREATMENT: T.B.D."), ["put off"]);
  assert.deepEqual(states("TERMITE TREATMENT: NONE"), ["denied"]);
  assert.deepEqual(states("ROOF"), []);
});

Deno.test("presenceOf() lets what is shown outweigh what is put off, but keeps a denial", () => {
  assert.deepEqual(states("TERMITE TBD", "TERMITE BAIT SYSTEM", "TERMITE: NONE"), [
    "denied",
    "shown",
  ]);
});

Deno.test("presenceOf() points at the sheet that would show it when silence is to be reported", () => {
  const plan = aPlanSet();
  const [absent] = presenceOf(plan, {
    ...query,
    absence: { sheets: [aSheet({ number: "S-1" })], searched: "termite protection" },
  });
  assert.equal(absent.state, "absent");
  assert.equal(absent.sheet, "S-1");
});

Deno.test("isPutOff() does not take an order for a postponement", () => {
  assert.equal(isPutOff("SMOKE ALARMS TO BE PROVIDED IN EACH BEDROOM"), false);
  assert.equal(isPutOff("LOCATIONS BY MECHANICAL CONTRACTOR"), true);
});
