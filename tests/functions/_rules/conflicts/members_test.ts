import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const LIST = aSchedule("other", [["MARK", "mark"], ["SIZE", null], ["REMARKS", null]], [
  ["B1", "W10X22", "-"],
  ["B2", "W14X30", "-"],
  ["B4", '(2) 1 3/4" X 14" LVL', "-"],
], { title: "BEAM SCHEDULE", page: 2 });

const beside = (text: string, list = LIST): string[] =>
  conflictsOf(aPlanSet({ schedules: [list], notes: [aNote(text)] }))
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("a callout of a member is held against the row of its mark", () => {
  assert.deepEqual(beside("B2: W12X26"), ["the size of member B2: W14X30 / W12X26"]);
  assert.deepEqual(beside("B4 (3) 1 3/4 X 14 LVL"), [
    'the size of member B4: (2) 1 3/4" X 14" LVL / (3) 1 3/4 X 14 LVL',
  ]);
});

Deno.test("a callout may say where the member is, and a row of rolled steel needs no title", () => {
  assert.deepEqual(beside("B-2, W12X26 UNDER RTU-1"), [
    "the size of member B2: W14X30 / W12X26",
  ]);
  const untitled = { ...LIST, title: "COMPONENT PRESSURES" };
  assert.deepEqual(beside("B2 W12X26", untitled), ["the size of member B2: W14X30 / W12X26"]);
  const sizes = aSchedule("other", [["MARK", "mark"], ["SIZE", null]], [["B2", "36 X 60"]]);
  assert.deepEqual(beside("B2 36 X 48", sizes), []);
});

Deno.test("another spelling, another mark and words beside the section contradict no row", () => {
  for (
    const text of [
      "B2 - W 14 X 30",
      "B4: 2-1 3/4 X 14 LVL",
      "B3: W12X26",
      "B2 AT CANOPY, W12X26",
      "EXISTING B2: W12X26",
      "B2 W14X30 OR W12X35",
    ]
  ) assert.deepEqual(beside(text), [], text);
});

Deno.test("a mark two rows have, and a list of something else, tell nothing", () => {
  const twice = aSchedule("other", [["MARK", "mark"], ["SIZE", null]], [
    ["B2", "W14X30"],
    ["B2", "W16X31"],
  ], { title: "BEAM SCHEDULE", page: 2 });
  assert.deepEqual(beside("B2: W12X26", twice), []);
  assert.deepEqual(beside("B2: W12X26", { ...LIST, title: "CANOPY PARTS" }), []);
});

Deno.test("members of a mark stand as far apart as their row says", () => {
  const list = aSchedule("other", [["MARK", "mark"], ["TYPE", null], ["SPACING", null]], [
    ["T1", "COMMON", '24" O.C.'],
    ["T2", "GIRDER", "-"],
  ], { title: "TRUSS SCHEDULE", page: 2 });
  assert.deepEqual(beside('T1 ROOF TRUSSES @ 16" O.C.', list), [
    'the spacing of T1: 16" o.c. / 24" o.c.',
  ]);
  assert.deepEqual(beside('T1 ROOF TRUSSES @ 24" O.C.', list), []);
  assert.deepEqual(beside('T1 TRUSSES AT PORCH @ 16" O.C.', list), []);
  assert.deepEqual(beside('T2 ROOF TRUSSES @ 16" O.C.', list), []);
});
