import assert from "node:assert/strict";
import {
  absenceOn,
  around,
  gapBetween,
  nearestTo,
  placeOf,
  sheetsOf,
} from "../../../../functions/_rules/measure.ts";
import { anEvidence, aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

const at = (x: number, page = 1) => anEvidence("", { page, box: { x, y: 0, width: 2, height: 1 } });

Deno.test("gapBetween() is zero for touching places and infinite across pages", () => {
  assert.equal(gapBetween(at(0), at(1)), 0);
  assert.equal(gapBetween(at(0), at(5)), 3);
  assert.equal(gapBetween(at(5), at(0)), 3);
  assert.equal(gapBetween(at(0), at(0, 2)), Infinity);
});

Deno.test("around() lists neighbours on the page, nearest first, without the place itself", () => {
  const [here, far, near, beyond, other] = [at(10), at(17), at(13), at(40), at(10, 2)];
  assert.deepEqual(around(here, [here, far, near, beyond, other]), [near, far]);
  assert.deepEqual(around(here, [far, near], 2), [near]);
});

Deno.test("placeOf() leaves the evidence alone", () => {
  assert.deepEqual(Object.keys(placeOf(aNote("A"))), Object.keys(anEvidence("A")));
});

Deno.test("sheetsOf() takes sheets by kind or discipline", () => {
  const plan = aPlanSet({
    sheets: [
      aSheet({ number: "C-1", kind: "site", discipline: "civil" }),
      aSheet({ number: "A-1", kind: "floor plan", discipline: "architectural" }),
      aSheet({ number: "S-1", kind: "structural", discipline: "structural" }),
    ],
  });
  const numbers = (match: Parameters<typeof sheetsOf>[1]) =>
    sheetsOf(plan, match).map((it) => it.number);
  assert.deepEqual(numbers({ kinds: ["site"], disciplines: ["structural"] }), ["C-1", "S-1"]);
  assert.deepEqual(numbers({}), []);
});

Deno.test("absenceOn() points at the first sheet that could be read", () => {
  const unread = aSheet({ number: "A-1" });
  unread.reading = { ...unread.reading, state: "unreadable" };
  const absence = absenceOn([unread, aSheet({ number: "A-2" })], "exit signs");
  assert.equal(absence?.sheet, "A-2");
  assert.equal(absence?.sourceText, "Searched 2 sheets for exit signs; not found");
  assert.equal(absenceOn([unread], "exit signs"), null);
});

Deno.test("nearestTo() gives the first of the nearest things on the page, and how far it is", () => {
  const at = (x: number, page = 1) =>
    anEvidence("", { page, box: { x, y: 10, width: 2, height: 2 } });
  const things = [at(40), at(20), at(20), at(10, 2)];
  const nearest = nearestTo(at(10), things);
  assert.equal(nearest?.it, things[1]);
  assert.equal(nearest?.gap, 8);
  assert.equal(nearestTo(at(10), [at(10, 2)]), null);
});
