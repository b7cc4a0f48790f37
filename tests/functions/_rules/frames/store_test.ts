import assert from "node:assert/strict";
import { frameStore } from "../../../../functions/_rules/frames/store.ts";
import { subjectsOf } from "../../../../functions/_rules/measure.ts";
import { anEvidence, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import type { Frame } from "../../../../functions/_shared/domain/frame.ts";

const plan = aPlanSet({
  notes: [
    aNote(`REAR GRAB BAR 34" A.F.F.`),
    aNote(`GRAB BAR 36" A.F.F.`),
    aNote(`EXISTING GRAB BAR 30" A.F.F. TO REMAIN`),
    aNote(`GRAB BAR 33" A.F.F. REQ'D`),
    aNote(`42" HIGH`, { drawing: "GUARD AT ROOF" }),
  ],
  schedules: [aSchedule("other", [["ITEM", null], ["WIDTH", null]], [["CORRIDOR", `42"`]])],
});

Deno.test("frameStore() gives a thing and its kinds, from notes, rows and titles", () => {
  const store = frameStore(plan);
  assert.equal(store.of("grab bar").length, 4);
  assert.equal(store.of("rear grab bar").length, 1);
  assert.deepEqual(store.of("guard").map(({ sure }) => sure), ["titled"]);
  assert.deepEqual(store.of("corridor").map(({ value, sure }) => [value, sure]), [[42, "rowed"]]);
  assert.equal(frameStore(plan), store);
});

Deno.test("subjectsOf() gives new work that is provided, in the unit of the rule", () => {
  const heights = subjectsOf(plan, { thing: "grab bar", property: "height", scale: 1 / 12 });
  assert.deepEqual(heights.map(({ raw }) => raw).sort(), [`34"`, `36"`]);
  assert.deepEqual(new Set(heights.map(({ unit }) => unit)), new Set(["ft"]));
});

Deno.test("subjectsOf() keeps to what must and must not be named with the thing", () => {
  const of = (more: object) =>
    subjectsOf(plan, { thing: "grab bar", property: "height", ...more }).length;
  assert.equal(of({ unless: /REAR/ }), 1);
  assert.equal(of({ where: /REAR/ }), 1);
  assert.equal(of({ within: "shower" }), 0);
  assert.equal(of({ notWithin: "shower" }), 2);
});

Deno.test("what readers of pictures say of things stands in the same store", () => {
  const frame: Frame = {
    ...anEvidence(`58"`),
    thing: "landing",
    mark: null,
    within: ["stair"],
    property: "depth",
    bound: null,
    value: 58,
    unit: "in",
    raw: `58"`,
    role: "provided",
    polarity: "is",
    work: "new",
    sure: "proposed",
    clause: "#",
    text: `58"`,
    context: "STAIR SECTION",
  };
  const [subject] = subjectsOf({ ...aPlanSet({}), frames: [frame] }, {
    thing: "landing",
    property: "depth",
  });
  assert.equal(subject.value, 58);
  assert.equal(subject.frame.sure, "proposed");
});

Deno.test("a line of a schedule whose columns were not read tells no figure of its words", () => {
  const latches = (text: string) =>
    frameStore(aPlanSet({ notes: [aNote(text)] })).of("pool latch").length;
  assert.equal(latches(`G1 3'-2" 3'-6" 34" OUT - LATCH 5 STL - TERR GATE`), 0);
  assert.equal(latches(`POOL GATE LATCH 42" A.F.F.`), 1);
});
