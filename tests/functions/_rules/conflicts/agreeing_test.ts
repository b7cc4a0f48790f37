import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aFact, aNote, aPlanSet, aRoom, aSchedule } from "../../../fakes/plan_set.ts";

type Plan = Parameters<typeof aPlanSet>[0];
const told = (plan: Plan) => conflictsOf(aPlanSet(plan)).map(({ subject }) => subject);
const rows = (title: string, heads: string, ...all: string[]) =>
  aSchedule(
    "other",
    heads.split(" | ").map((head) => [head, null]),
    all.map((it) => it.split(" | ")),
    {
      title,
    },
  );
const names = (one: string, other: string) =>
  told({
    rooms: [aRoom(one, { number: "202" }), aRoom(other, { number: "202", page: 2 })],
  });

Deno.test("a name cut down to its consonants or to its initials is the same name", () => {
  assert.deepEqual(names("MEETING", "MTG"), []);
  assert.deepEqual(names("GUEST ROOM", "GR"), []);
  assert.deepEqual(names("ELEC", "RM"), []);
  assert.deepEqual(names("MEETING", "MECH"), ["room 202 name"]);
  assert.deepEqual(names("GUEST ROOM", "OFFICE"), ["room 202 name"]);
});

Deno.test("what counts in part, and a total of other rows, is no sum", () => {
  const load = (...all: string[]) =>
    told({ schedules: [rows("SERVICE LOAD", "LOAD | VA", ...all)] });
  assert.deepEqual(
    load("FIRST 10 KVA AT 100 % | 10,000", "REMAINDER AT 40 % | 30,000", "TOTAL | 22,000"),
    [],
  );
  assert.deepEqual(load("RANGE | 10,000", "LIGHTS | 6,000", "TOTAL | 15,000"), [
    "total of VA in SERVICE LOAD",
  ]);
  assert.deepEqual(load("RANGE | 10.6", "LIGHTS | 6.6", "FANS | 0.6", "TOTAL | 17.8"), []);
});

Deno.test("numbers of rooms, sizes of stalls and closets of rooms count nothing", () => {
  const beside = (said: string, schedule: ReturnType<typeof rows>) =>
    told({ notes: [aNote(said)], schedules: [{ ...schedule, page: 2 }] });
  assert.deepEqual(beside("4 BEDROOMS", rows("CIRCUITS", "CKT | LOAD", "13 | BED 2, 3")), []);
  assert.deepEqual(
    beside("4 BEDROOMS", rows("CIRCUITS", "CKT | LOAD", "13 | BEDROOM 2 AND 3")),
    [],
  );
  const stalls = "2 ACCESSIBLE SPACES PROVIDED";
  assert.deepEqual(beside(stalls, rows("ROUTES", "PART | A | B", "ACC STALL W | 60 | 60")), []);
  assert.deepEqual(beside(stalls, rows("ROUTES", "PART | A", "HC STALL D (IN) | 59")), []);
  assert.deepEqual(
    beside("TOTAL 5 WATER CLOSETS", rows("FANS", "MARK | ROOM | SERVES", "EF-1 | 107 W | 3 WC")),
    [],
  );
  assert.deepEqual(
    beside("TOTAL 5 WATER CLOSETS", rows("DOORS", "DOOR | CLEAR", "117B CLOSET | 84")),
    [],
  );
});

Deno.test("groups of levels and of accessory uses are parts, an enclosure with a mark is none of the building", () => {
  const groups = (one: string, other: string) =>
    told({
      codeSummary: {
        occupancyGroups: [
          aFact(["B"], { sourceText: one }),
          aFact(["M"], { sourceText: other, page: 2 }),
        ],
      },
    });
  assert.deepEqual(groups("GROUP B", "GROUP M"), ["occupancy classification"]);
  assert.deepEqual(groups("OCCUPANCY, LEVEL 2: B", "OCCUPANCY, LEVEL 1: M"), []);
  assert.deepEqual(groups("GROUP B", "ACCESSORY OCCUPANCY: PHARMACY, GROUP M"), []);
  const walls = (text: string) =>
    told({
      codeSummary: {
        enclosure: [
          aFact("enclosed" as const, { sourceText: "ENCLOSURE: ENCLOSED" }),
          aFact("open" as const, { sourceText: text, page: 2 }),
        ],
      },
    });
  assert.deepEqual(walls("BUILDING IS OPEN"), ["enclosure of the building"]);
  assert.deepEqual(walls("THE WALLS OF ENCLOSURE E2 ARE OPEN WOOD LATTICE"), []);
  assert.deepEqual(walls("STORAGE ENCLOSURE WITH FLOOD OPENINGS"), []);
});

Deno.test("the breaker of a unit stands behind the ampacity of its circuit", () => {
  const breaker = (both: string) =>
    told({
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BREAKER", "breaker"]], [
          ["17", "SS-1", "25/2"],
        ], { title: "PANEL A" }),
        { ...rows("SPLIT SYSTEMS", "NO | MCA / MOCP", `SS-1 | ${both}`), page: 2 },
      ],
    });
  assert.deepEqual(breaker("18 / 25A"), []);
  assert.deepEqual(breaker("18 / 20A"), ["the breaker of SS-1"]);
});
