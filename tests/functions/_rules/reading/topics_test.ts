import assert from "node:assert/strict";
import {
  newWork,
  rowsAndNotes,
  statedNumbers,
  statements,
} from "../../../../functions/_rules/measure.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const plan = aPlanSet({
  notes: [
    aNote(`CLG 8'-0"`),
    aNote(`EXISTING CLG 7'-0" TO REMAIN`),
    aNote("CLG TO BE REMOVED"),
  ],
  schedules: [
    aSchedule("door", [["MARK", "mark"]], [["CLG"]]),
    aSchedule("code summary", [["", "item"], ["", "value"]], [["CLG", `9'-0"`]]),
  ],
});
const texts = (list: { text: string }[]) => list.map((it) => it.text).sort();

Deno.test("newWork() leaves out equipment lists, kept work and work taken out", () => {
  assert.deepEqual(texts(newWork(plan, { topic: /CEILING/ })), [
    `CEILING 8'-0"`,
    `CEILING | 9'-0"`,
  ]);
});

Deno.test("statements() looks where it is told to", () => {
  const notes = [
    aNote('RIM 34"', { heading: "LAVATORY" }),
    aNote('RIM 36"', { drawing: "KITCHEN ELEVATION" }),
  ];
  const set = aPlanSet({ notes, schedules: [aSchedule("other", [["", null]], [["RIM"]])] });
  assert.deepEqual(texts(statements(set, { topic: /RIM/, under: /LAVATORY/ })), ['RIM 34"']);
  assert.deepEqual(texts(statements(set, { topic: /RIM/, notUnder: /LAVATORY/, in: "notes" })), [
    'RIM 36"',
  ]);
  assert.deepEqual(texts(statements(set, { topic: /RIM/, in: "rows" })), ["RIM"]);
  assert.deepEqual(texts(statements(set, { topic: /RIM/, not: /\d/ })), ["RIM"]);
});

Deno.test("rowsAndNotes() gives the notes that say so and every row, in page order", () => {
  const set = aPlanSet({
    notes: [aNote("CLASS A ROOF", { page: 2 }), aNote("ROOF SLOPE", { page: 1 })],
    schedules: [aSchedule("other", [["", null]], [["SHINGLES"]], { page: 1 })],
  });
  assert.deepEqual(rowsAndNotes(set, /CLASS/).map(({ text }) => text), [
    "SHINGLES",
    "CLASS A ROOF",
  ]);
});

Deno.test("statedNumbers() reads the number a pattern names", () => {
  const set = aPlanSet({ notes: [aNote("AIR LEAKAGE 5 1/2 ACH50"), aNote("AIR LEAKAGE TEST")] });
  const query = { topic: /AIR LEAKAGE/, number: /(?<n>\d[\d /]*)\s*ACH/, unit: "ACH50" };
  assert.deepEqual(statedNumbers(set, query).map(({ value, unit, raw }) => [value, unit, raw]), [
    [5.5, "ACH50", "5 1/2 ACH"],
  ]);
});

Deno.test("statements() reads a short text behind its title where it is told to", () => {
  const at = (text: string, where: Partial<ReturnType<typeof aNote>>) => aNote(text, where);
  const read = (...notes: ReturnType<typeof aNote>[]) =>
    texts(statements(aPlanSet({ notes }), { topic: /DECK RAIL/, titled: true }));
  const deck = { drawing: `DECK RAIL, 11'-0" ABV. GRADE` };
  assert.deepEqual(read(at('33" H.', deck)), ['DECK RAIL, ABV. GRADE: 33" H.']);
  assert.deepEqual(read(at('2. 33" H.', { heading: "DECK RAIL NOTES" })), [
    'DECK RAIL NOTES: 33" H.',
  ]);
  assert.deepEqual(read(at('DECK RAIL 33" H.', deck)), ['DECK RAIL 33" H.']);
  assert.deepEqual(read(at('33" H.', { drawing: "FLOOR PLAN AT DECK RAIL" })), []);
  assert.deepEqual(read(at(`SCALE: 1/2" = 1'-0"`, deck)), []);
  assert.deepEqual(read(at(`33" H. ${"AND MORE WORDS ".repeat(9)}`, deck)), []);
});

Deno.test("statements() reads a row behind its schedule's title with headers and their units", () => {
  const schedules = [
    aSchedule(
      "other",
      [["STAIR", null], ["WIDTH (IN.)", null], ["NOTE", null]],
      [["1", "42", "-"]],
      {
        title: "STAIR SCHEDULE",
      },
    ),
  ];
  const found = statements(aPlanSet({ schedules }), { topic: /STAIR.*WIDTH/, titled: true });
  assert.deepEqual(texts(found), ['STAIR SCHEDULE: STAIR 1 | WIDTH 42"']);
  assert.equal(found[0].row, schedules[0].rows[0]);
});

Deno.test("statements() takes a measure of a schedule's row for what the row speaks of", () => {
  const columns: [string, null][] = [["STAIR", null], ["TYPE", null], ["RISER", null]];
  const row = ["S-2", "SPIRAL TO LOOKOUT", '9"'];
  const set = aPlanSet({ schedules: [aSchedule("other", columns, [row], { title: "STAIRS" })] });
  const risers = { topic: /^RISER 9"/ };
  assert.deepEqual(texts(statements(set, risers)), ['RISER 9"']);
  assert.deepEqual(texts(statements(set, { ...risers, not: /SPIRAL/ })), []);
  assert.deepEqual(texts(statements(set, { ...risers, notUnder: /SPIRAL/ })), []);
});

Deno.test("statements() takes a row for what stands above its measures", () => {
  const listed = (headers: [string, null][], rows: string[][]) =>
    aPlanSet({ schedules: [aSchedule("other", headers, rows, { title: "STAIR DATA" })] });
  const headroom = { topic: /^HEADROOM/, under: /SPIRAL/ };
  const rows = [["HEADROOM", "6'-7\""]];
  const found = (set: ReturnType<typeof listed>) => texts(statements(set, headroom)).length;
  assert.equal(found(listed([["ITEM", null], ["SPIRAL STAIR", null]], rows)), 1);
  assert.equal(found(listed([["", null], ["", null]], [["ITEM", "SPIRAL STAIR"], ...rows])), 1);
  assert.equal(found(listed([["STAIR", null], ["SPIRAL", null]], rows)), 0);
});
