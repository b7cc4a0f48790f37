/** Views of one sheet are places of their own, and remarks in a row say nothing of what it gives. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const onOneSheet = (...texts: [text: string, drawing: string][]) =>
  conflictsOf(aPlanSet({
    notes: texts.map(([text, drawing], at) =>
      aNote(text, { drawing, box: { x: 5, y: 10 * at, width: 9, height: 1 } })
    ),
  })).map(({ a, b }) => `${a.value} / ${b.value}`);

Deno.test("an elevation and a section of one sheet are held against each other", () => {
  const elevation: [string, string] = ["5 IN 12 SHINGLES", "FRONT ELEVATION"];
  assert.deepEqual(
    onOneSheet(elevation, ["6 IN 12 SHINGLES, TWO LAYERS FELT, TAPED DECK", "EAVE DETAIL"]),
    ["5:12 / 6:12"],
  );
  assert.deepEqual(onOneSheet(elevation, ["6:12", "WALL SECTION AT BEDROOM 2"]), ["5:12 / 6:12"]);
});

Deno.test("two elevations of one sheet may show two roofs, and a section of a part shows its own", () => {
  const elevation: [string, string] = ["5:12", "FRONT ELEVATION"];
  assert.deepEqual(onOneSheet(elevation, ["4:12", "REAR ELEVATION"]), []);
  assert.deepEqual(onOneSheet(elevation, ["4:12", "REAR ELEVATION"], ["4:12", "SECTION"]), []);
  assert.deepEqual(onOneSheet(elevation, ["4:12", "SECTION AT GARAGE"]), []);
});

/** The parking of the code data, and a row of the site data. */
const parking = (code: string[], site: string[]) =>
  conflictsOf(aPlanSet({
    schedules: [code, site].map((row, at) =>
      aSchedule("other", row.map(() => ["", null]), [row], {
        title: ["CODE DATA", "SITE DATA"][at],
        page: at + 1,
      })
    ),
  })).map(({ a, b }) => `${a.value} / ${b.value}`);

Deno.test("parking is read beside its remarks, by its short names, and in all", () => {
  assert.deepEqual(parking(["PARKING", "82 SPACES"], ["PARKING SPACES IN ALL", "78", "3 rows"]), [
    "82 spaces / 78 spaces",
  ]);
  assert.deepEqual(
    parking(["PARKING", "78 SPACES"], ["PARKING SPACES IN ALL", "78", "3 rows"]),
    [],
  );
  assert.deepEqual(
    parking(["PKG PROVIDED", "24 SP", "ZONING: 24 SP"], [
      "PKG SHOWN THIS SHT",
      "22 SP (INCL 1 ACC VAN)",
    ]),
    ["24 spaces / 22 spaces"],
  );
  const all = ["STALLS, STANDARD / ACCESSIBLE / ALL", "48 / 2 / 50"];
  assert.deepEqual(parking(["PARKING PROVIDED", "48 SPACES"], all), ["48 spaces / 50 spaces"]);
  assert.deepEqual(parking(["PARKING PROVIDED", "50 SPACES"], all), []);
});

Deno.test("units of one building share its roof, a section through rooms and a garage is one of the house", () => {
  assert.deepEqual(
    onOneSheet(["ROOF SLOPE 5:12", "FRONT ELEVATION"], ["6:12", "BUILDING SECTION, UNIT A"]),
    ["5:12 / 6:12"],
  );
  assert.deepEqual(
    onOneSheet(["ROOF SLOPE 5:12", "FRONT ELEVATION"], [
      "ROOF PITCH 4:12",
      "SECTION AT GARAGE AND BEDROOM 3",
    ]),
    ["5:12 / 4:12"],
  );
});

Deno.test("the last row of a list of occupants counts them all", () => {
  const counted = (total: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("other", [["SPACE", null], ["OCC", null]], [["SALES", "60"], ["TOTAL", total]], {
          title: "OCCUPANTS",
        }),
      ],
      notes: [aNote("FIXTURES REQUIRED FOR 84 OCCUPANTS", { page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(counted("64"), ["64 occupants / 84 occupants"]);
  assert.deepEqual(counted("84"), []);
});

Deno.test("seats fixtures are reckoned with, accessible parking and walls of a letter are told in rows and notes", () => {
  const beside = (row: string[], note: string, title = "CODE DATA") =>
    conflictsOf(aPlanSet({
      schedules: [aSchedule("other", row.map(() => ["", null]), [row], { title })],
      notes: [aNote(note, { page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(beside(["SEATS", "80"], "FIXTURES BASED ON 96 SEATS."), ["80 seats / 96 seats"]);
  assert.deepEqual(beside(["SEATS", "80"], "FIXTURES BASED ON 80 SEATS."), []);
  const parking = ["ACCESSIBLE PARKING", "2 PROVIDED"];
  assert.deepEqual(beside(parking, "ACCESSIBLE SPACES PROVIDED: 3"), ["2 spaces / 3 spaces"]);
  assert.deepEqual(beside(parking, "ACCESSIBLE SPACES REQUIRED: 3"), []);
  const wall = ["A", "TENANT SEPARATION", "1 HR"];
  const walls = "PARTITION SCHEDULE";
  assert.deepEqual(beside(wall, "TENANT SEPARATION WALLS: 2-HOUR RATED.", walls), ["1 hr / 2 hr"]);
  assert.deepEqual(beside(wall, "TENANT SEPARATION WALLS: 1-HOUR RATED.", walls), []);
});
