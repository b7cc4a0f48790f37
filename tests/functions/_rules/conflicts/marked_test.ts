import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aDoor, aFact, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** Contradictions among notes, each on a sheet of its own. */
const among = (...texts: string[]) =>
  conflictsOf(aPlanSet({ notes: texts.map((text, at) => aNote(text, { page: at + 1 })) }))
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("the mean roof height is told to the foot", () => {
  assert.deepEqual(among(`MEAN ROOF HEIGHT 24'-0"`, `MEAN ROOF HEIGHT 28'-0"`).length, 1);
  assert.deepEqual(among(`MEAN ROOF HEIGHT 24'-0"`, `MEAN ROOF HEIGHT 24'-8"`), []);
});

Deno.test("no mean roof lies above the height of the building", () => {
  const beside = (text: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { buildingHeightFt: [aFact(36)] },
      notes: [aNote(text, { page: 2 })],
    })).map(({ b }) => b.value);
  assert.deepEqual(beside(`MEAN ROOF HEIGHT 38'-6"`), [`38'-6"`]);
  assert.deepEqual(beside(`MEAN ROOF HEIGHT 36'-9"`), []);
  assert.deepEqual(beside(`MEAN ROOF HEIGHT 30'-0"`), []);
  // A roof may end above its mean, not below.
  assert.deepEqual(beside(`GRADE TO T.O. RIDGE 34'-3"`), [`34'-3" to the ridge`]);
  assert.deepEqual(beside(`GRADE TO T.O. RIDGE 41'-0"`), []);
  assert.deepEqual(beside(`GRADE TO T.O. PORCH RIDGE 11'-0"`), []);
  assert.deepEqual(beside(`FLOOR TO RIDGE 31'-0"`), []);
});

Deno.test("a door has the rating of its row", () => {
  const between = (text: string) =>
    conflictsOf(aPlanSet({
      doors: [aDoor("105", { fireRatingMin: 45 })],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(between("DOOR 105: 90 MIN"), ["rating of door 105: 45 min / 90 min"]);
  for (
    const text of ["DOOR 105: 45 MIN", "DOOR 105 IN 1 HR WALL", "DOOR 106: 90 MIN", "DOOR 105"]
  ) assert.deepEqual(between(text), [], text);
});

Deno.test("a door is known by what it alone is for", () => {
  const entry = { fireRatingMin: 20, sourceText: "1 | 3'-0\" X 6'-8\" | UNIT ENTRY | 20 MIN" };
  const between = (text: string, ...others: string[]) =>
    conflictsOf(aPlanSet({
      doors: [
        aDoor("1", { ...entry, widthIn: 36 }),
        ...others.map((mark) => aDoor(mark, { ...entry, widthIn: 34 })),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject, b }) => `${subject}: ${b.value}`);
  assert.deepEqual(between("UNIT ENTRY DR 3'-0\", 45 MIN, TYP"), ["rating of door 1: 45 min"]);
  assert.deepEqual(between("UNIT ENTRY DR 2'-8\", 20 MIN"), [`door 1 size: 2'-8"`]);
  assert.deepEqual(between("UNIT ENTRY DR 3'-0\", 20 MIN, TYP"), []);
  assert.deepEqual(between("UNIT ENTRY DR 3'-0\", 45 MIN, TYP", "1A"), []);
  assert.deepEqual(between("STAIR ENTRY DR 3'-0\", 90 MIN"), []);
});

Deno.test("parts of a marked stair and the sill of a window are told in words of both alone", () => {
  assert.deepEqual(among('STAIR A: RISERS 7"', 'RISERS OF STAIR A 7 1/2"').length, 1);
  assert.deepEqual(among('STAIR A: RISERS 7"', 'STAIR B: RISERS 7 1/2"'), []);
  assert.deepEqual(among('STAIR A: TREADS 11"', 'STAIR A: RAIL RUNS 12" PAST LAST TREAD'), []);
  assert.deepEqual(among('WINDOW W1: SILL 24"', 'W1 SILL 36"').length, 1);
  assert.deepEqual(among('WINDOW W1: SILL 24"', 'W2 SILL 36"'), []);
});

Deno.test("a list of stairs gives the risers of each under their head, of its flights together", () => {
  const list = (head: string, ...rows: string[][]) =>
    aSchedule("other", [["STAIR", null], ["CLR WIDTH", null], [head, null]], rows, {
      title: "STAIR DATA",
      page: 2,
    });
  const beside = (text: string, ...rows: string[][]) =>
    ["RISERS (NO.)", "NO. OF RISERS", "RISERS"].map((head) =>
      conflictsOf(aPlanSet({ schedules: [list(head, ...rows)], notes: [aNote(text)] })).length
    );
  const one = ["STAIR 1", `3'-8"`, "24"];
  assert.deepEqual(beside("STAIR 1: 26 RISERS IN TWO FLIGHTS", one), [1, 1, 1]);
  assert.deepEqual(beside("STAIR 1: 24 RISERS IN TWO FLIGHTS", one), [0, 0, 0]);
  assert.deepEqual(beside("STAIR 2: 26 RISERS", one), [0, 0, 0]);
  assert.deepEqual(
    beside("STAIR 1: 26 RISERS", ["STAIR 1", `3'-8"`, "14"], ["STAIR 1", `3'-8"`, "12"]),
    [0, 0, 0],
  );
});

Deno.test("floors that are all as large add up to the area of all of them", () => {
  const area = (each: string, all: number) =>
    conflictsOf(aPlanSet({
      codeSummary: {
        stories: [aFact(2)],
        areaByFloor: [aFact({ floor: "PER FLOOR", areaSqft: 9600 }, { sourceText: each })],
        buildingAreaSqft: [
          aFact(all, {
            sourceText: `GROSS AREA ${all} SF BOTH FLOORS`,
            box: { x: 1, y: 9, width: 9, height: 1 },
          }),
        ],
      },
    })).length;
  assert.equal(area("AREA 9,600 SF EACH FLOOR", 18900), 1);
  assert.equal(area("AREA 9,600 SF EACH FLOOR", 19200), 0);
  assert.equal(area("AREA PER FLOOR: 9,600 SF FIRST, 9,300 SF SECOND", 18900), 0);
});
