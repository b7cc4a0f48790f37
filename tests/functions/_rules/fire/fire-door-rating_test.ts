import assert from "node:assert/strict";
import rule from "../../../../functions/_rules/fire/fire-door-rating.ts";
import {
  aDoor,
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aSchedule,
  runRule,
} from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const assemblies = (...rows: string[][]) => ({
  schedules: [aSchedule("partition", [
    ["LOCATION", "item"],
    ["RATING", "fire rating"],
    ["OPENING PROTECTION", null],
  ], rows)],
});

testStatements(rule, [
  {
    says: ["STAIR 1 IS ENCLOSED: 1 HR SHAFT WALLS", "STAIR 1 DOORS RATED 45 MIN., SELF-CLOSING"],
    kinds: ["fail"],
  },
  {
    says: ["STAIR 1 IS ENCLOSED: 1 HR SHAFT WALLS", "STAIR 1 DOORS RATED 60 MIN., SELF-CLOSING"],
    kinds: ["pass"],
  },
  { says: "DOOR 11, IN THE 1 HR BARRIER: 20 MIN. LABEL", kinds: ["fail"] },
  { says: "DOOR 12, IN THE 1 HR BARRIER: 45 MIN. LABEL", kinds: ["pass"] },
  { says: "DOOR 12, VAPOR BARRIER AT SILL: 20 MIN. LABEL", kinds: [] },
  ...([[45, "fail"], [60, "pass"]] as const).map(([fireRatingMin, kind]) => ({
    name: `${fireRatingMin} minutes in an enclosure its remarks rate`,
    plan: {
      doors: [aDoor("ST2-L2", { location: "ST-2", fireRatingMin, remarks: "1 HR ENCLOSURE" })],
    },
    kinds: [kind],
  })),
  ...(["INTO STAIR", "TO STAIR", "OUT"] as const).map((swing) => ({
    name: `45 minutes of a door that swings ${swing}`,
    plan: {
      ...assemblies(["STAIR 2 ENCLOSURE", "1 HR", ""]),
      doors: [aDoor("S2-1", { fireRatingMin: 45, fields: { SWING: swing } })],
    },
    kinds: swing === "OUT" ? [] : ["fail" as const],
  })),
  {
    name: "a door whose row gives the enclosure it stands in",
    plan: {
      ...assemblies(["STAIR 2 ENCLOSURE", "1/2 HR", ""]),
      doors: [
        aDoor("201", {
          location: "STAIR 1",
          fireRatingMin: 45,
          fields: { WALL: "1-HOUR EXIT ENCLOSURE" },
        }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a door whose remarks rate the wall",
    plan: {
      doors: [
        aDoor("9", { fireRatingMin: 20, remarks: "1-HR FB" }),
        aDoor("10", { fireRatingMin: 45, remarks: "IN 1 HR FIRE BARRIER" }),
        aDoor("11", { fireRatingMin: 60, remarks: "2-HOUR FIRE WALL" }),
        aDoor("12", { fireRatingMin: 20, remarks: "1 HR CORRIDOR" }),
        aDoor("13", { fireRatingMin: 20, remarks: "1 HR DOOR IN FIRE BARRIER" }),
      ],
    },
    kinds: ["fail", "pass", "fail", "pass"],
  },
  { says: "1 HOUR RATED SHAFT WITH 20 MINUTE ACCESS DOOR", kinds: ["fail"] },
  {
    name: "45-minute doors in a 1-hour stair",
    plan: assemblies(["EXIT STAIR", "1 HR", "DOORS 45 MIN"]),
    kinds: ["fail"],
  },
  {
    name: "60-minute doors in a 1-hour hoistway",
    plan: assemblies(["ELEVATOR HOISTWAY", "1 HR", "HOISTWAY DOORS 60 MIN"]),
    kinds: ["pass"],
  },
  {
    name: "20-minute unit doors in a corridor wall",
    plan: assemblies(["UNIT TO CORRIDOR", "1 HR", "UNIT ENTRY DOORS 20 MIN"]),
    kinds: ["pass"],
  },
  {
    name: "60-minute doors in a 2-hour shaft",
    plan: assemblies(["TRASH SHAFT", "2", "60 MIN DOORS"]),
    kinds: ["fail"],
  },
  { says: "2 HR STAIR ENCLOSURE WITH 90 MIN. RATED DOORS", kinds: ["pass"] },
  { says: "STAIR ENCLOSURE 1 HR; 20 MINUTE DOORS", kinds: ["fail"] },
  { says: "1-HR FIRE BARRIER W/ 45-MIN LABELED DOORS", kinds: ["pass"] },
  { says: "1-HR FIRE BARRIER W/ 20-MIN DOORS", kinds: ["fail"] },
  { says: "DOOR 45 MIN", kinds: [] },
  {
    name: "a scheduled stair door",
    plan: { doors: [aDoor("S1", { location: "STAIR 1", fireRatingMin: 45 })] },
    kinds: ["fail"],
  },
  {
    name: "a scheduled 90-minute door in a 2-hour stair",
    plan: {
      doors: [aDoor("S1", { location: "STAIR 1", fireRatingMin: 90 })],
      notes: [aNote("STAIR ENCLOSURE 2 HR")],
    },
    kinds: ["pass"],
  },
  {
    name: "a 60-minute door in a 2-hour stair",
    plan: {
      doors: [aDoor("S1", { location: "STAIR 1", fireRatingMin: 60 })],
      notes: [aNote("STAIR ENCLOSURE 2 HR")],
    },
    kinds: ["fail"],
  },
  ...([
    [undefined, 90, "pass"],
    [undefined, 60, "cantTell"],
    [undefined, 45, "fail"],
    [2, 60, "pass"],
    [4, 60, "fail"],
    [4, 90, "pass"],
  ] as const).map(([stories, fireRatingMin, kind]) => ({
    name: `a ${fireRatingMin}-minute stair door, ${stories ?? "unknown"} stories`,
    plan: {
      doors: [aDoor("S1", { location: "STAIR 1", fireRatingMin })],
      ...(stories && { codeSummary: { stories: [aFact(stories)] } }),
    },
    kinds: [kind],
  })),
  {
    name: "a closet under the stair",
    plan: { doors: [aDoor("9", { location: "CLOSET UNDER STAIR", fireRatingMin: 20 })] },
    kinds: [],
  },
  { name: "a house", says: "1 HR STAIR ENCLOSURE, 20 MIN DOORS", project: aHouse(), kinds: [] },
  { says: "Doors in the two-hour exit enclosures carry a 1-hour label.", kinds: ["fail"] },
  {
    says: "H.M. DR., NO LABEL",
    where: { drawing: "1-HR CORRIDOR WALL" },
    kinds: ["fail"],
  },
  {
    says: "20 MIN. H.M. DR.",
    where: { drawing: "1-HR CORRIDOR WALL" },
    kinds: ["pass"],
  },
  {
    says: "H.M. DR., NO LABEL",
    where: { drawing: "OFFICE WALL" },
    kinds: [],
  },
]);

testStatements(rule, [
  {
    says: "DOOR 45 MIN IN 1 HR FIRE BARRIER",
    where: { drawing: "LINEN CHUTE ACCESS ROOM" },
    kinds: ["pass"],
  },
  { says: "DOOR 45 MIN IN 1 HR WALL", where: { drawing: "LINEN CHUTE" }, kinds: ["fail"] },
]);

Deno.test("a rating printed in minutes is told in minutes", () => {
  const told = (label: string) => {
    const door = aDoor("S1", { location: "STAIR 1", fireRatingMin: 45, sourceText: label });
    const [{ data }] = runRule(rule, aPlanSet({ doors: [door] }));
    return [data.actual, data.required, data.unit];
  };
  assert.deepEqual(told("S1 STAIR 1 45 MIN"), [45, 60, "min"]);
  assert.deepEqual(told("S1 STAIR 1 3/4 HR"), [0.75, 1, "hours"]);
});

Deno.test("a door is told to stand in an enclosure of so many hours only where they are known", () => {
  const says = (fireRatingMin: number) => {
    const [{ message }] = runRule(
      rule,
      aPlanSet({ doors: [aDoor("S1", { location: "STAIR 1", fireRatingMin })] }),
    );
    return message;
  };
  assert.deepEqual([90, 60, 45].map(says), ["tallest", "unknownHeight", "low"]);
});

const listed = (location: string, rating: string, over: Parameters<typeof aDoor>[1] = {}) => ({
  location,
  fields: { LOCATION: location, "FIRE RATING": rating },
  ...over,
});
const hall = (location: string, rating: string, wall = "EXIT ACCESS CORRIDOR WALLS 1 HR") => ({
  plan: {
    doors: [
      aDoor("7", listed("Corridor / Records 7", "20 MIN", { fireRatingMin: 20 })),
      aDoor("8", listed(location, rating)),
    ],
    notes: [aNote(wall)],
  },
});

testStatements(rule, [
  { name: "a dash on a 1-hour corridor", ...hall("Corridor / Office 8", "-"), kinds: ["fail"] },
  {
    name: "none on a corridor told with its doors",
    ...hall(
      "Prep / corridor",
      "none",
      "Corridors and foyer: 1-hr walls, 20-min doors, exc. exterior",
    ),
    kinds: ["pass", "fail"],
  },
  { name: "none on a 1-hour corridor", ...hall("LAB TO CORR.", "NONE"), kinds: ["fail"] },
  { name: "an empty cell", ...hall("Office 8 / Corridor", ""), kinds: ["cantTell"] },
  { name: "a room off a lounge", ...hall("Lounge 6 / Linen 8", "-"), kinds: [] },
  { name: "a way out", ...hall("Corridor / Exterior", "-"), kinds: [] },
  { name: "a corridor door across", ...hall("Corridor / Corridor", "-"), kinds: [] },
  {
    name: "an unrated corridor",
    ...hall("Corridor / Office 8", "-", "CORRIDOR WALLS NON-RATED"),
    kinds: [],
  },
  { name: "no wall told", ...hall("Corridor / Office 8", "-", "PAINT CORRIDOR"), kinds: [] },
]);

const inList = (label: string, ...wall: [head: string, rating: string][]) => ({
  schedules: [
    aSchedule("door", [
      ["NO.", "mark"],
      ["LOCATION", null],
      ...wall.map(([head]): [string, null] => [head, null]),
      ["DOOR LABEL", "fire rating"],
    ], [["208", "STAIR 2", ...wall.map(([, rating]) => rating), label]]),
  ],
});

testStatements(rule, [
  { name: "what a door is rated, no wall", plan: inList("45 MIN"), kinds: [] },
  {
    name: "the wall in its own column",
    plan: inList("45 MIN", ["WALL RATING", "2 HR"]),
    kinds: ["fail"],
  },
  {
    name: "enough for that wall",
    plan: inList("90 MIN", ["WALL RATING", "2 HR"]),
    kinds: ["pass"],
  },
]);

/** A door that names its wall, beside a partition schedule. */
const inWall = (remarks: string, fireRatingMin: number | null, ...more: string[]) => ({
  plan: {
    doors: [aDoor("21", { remarks, fireRatingMin, fields: { REMARKS: remarks } })],
    schedules: [
      aSchedule("partition", [["MARK", "mark"], ["BUILD-UP", null], ["RATING", "fire rating"]], [
        ["P-4", "2 LAYERS TYPE X EACH SIDE, TO DECK", "2 HR"],
        ["P-5", "1 LAYER TYPE X EACH SIDE", "1 HR"],
        ["P-6", "1 LAYER EACH SIDE", "-"],
      ]),
    ],
    notes: more.map((text) => aNote(text)),
  },
});

testStatements(rule, [
  { name: "45 minutes in a 2-hour wall type", ...inWall("IN WALL P-4", 45), kinds: ["fail"] },
  { name: "90 minutes there", ...inWall("IN WALL P-4", 90), kinds: ["pass"] },
  { name: "a mark without its hyphen", ...inWall("PARTITION TYPE P4", 60), kinds: ["fail"] },
  { name: "no rating there", ...inWall("IN P-4", null), kinds: ["cantTell"] },
  { name: "20 minutes in a 1-hour wall of any kind", ...inWall("WALL P5", 20), kinds: ["pass"] },
  {
    name: "20 minutes in a 1-hour barrier",
    ...inWall("WALL P5", 20, "INCIDENTAL USE SEPARATION: WALL TYPE P-5"),
    kinds: ["fail"],
  },
  { name: "a wall without a rating", ...inWall("WALL P-6", 20), kinds: [] },
  { name: "a wall nobody lists", ...inWall("WALL P-9", 20), kinds: [] },
]);

testStatements(rule, [
  {
    name: "a column of wall types",
    plan: {
      ...inWall("", 20).plan,
      doors: [aDoor("21", { fireRatingMin: 20, fields: { "WALL TYPE": "P-4" } })],
    },
    kinds: ["fail"],
  },
]);

const placed = (head: string, where: string, fireRatingMin: number) => ({
  plan: { doors: [aDoor("02", { fields: { [head]: where }, fireRatingMin })] },
});

testStatements(rule, [
  {
    name: "a place by another head",
    ...placed("PLACE", "STAIR SHAFT L1, L2", 45),
    kinds: ["fail"],
  },
  { name: "where it stands", ...placed("WHERE", "EXIT STAIR 2", 20), kinds: ["fail"] },
  { name: "enough at that place", ...placed("PLACE", "STAIR SHAFT L1, L2", 90), kinds: ["pass"] },
  { name: "no stair", ...placed("PLACE", "UNIT ENTRY", 20), kinds: [] },
  { name: "a make of that name", ...placed("MAKE", "STAIRCRAFT", 20), kinds: [] },
]);

const sideBySide = (wall: string, door: string) =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["OPENING", null], ["PARTITION RATING", null], ["DOOR RATING", null]], [[
        "ST-2",
        wall,
        door,
      ]]),
    ],
  });

Deno.test("a row may rate wall and door side by side", () => {
  assert.equal(runRule(rule, sideBySide("2 HR", "45 MIN"))[0]?.kind, "fail");
  assert.equal(runRule(rule, sideBySide("1 HR", "20 MIN"))[0]?.kind, "pass");
});

testLinks(rule, [
  { name: "S3 STAIR B, ALL LEVELS", figure: "45 MIN", kinds: ["fail"] },
  { name: "S3 STAIR B, ALL LEVELS", figure: "60 MIN", kinds: ["pass"] },
  { name: "CLOSET UNDER STAIR B", figure: "45 MIN", kinds: [] },
  { name: "DOOR 104 IN 1-HR SHAFT", figure: "45 MIN", kinds: ["fail"] },
  { name: "DOOR 104", figure: "45 MIN", kinds: [] },
]);

testStatements(rule, [
  {
    name: "20 minutes in a barrier of a note that speaks of corridors too",
    ...inWall("WALL P5", 20, "FIRE BARRIER P-5", "DUCT IN WALL P5. DAMPERS CLASS 2 AT CORRIDORS."),
    kinds: ["fail"],
  },
]);

const besideWall = (rating: string, wall: string) => ({
  doors: [
    aDoor("105", {
      location: "CLASSROOM / CORRIDOR",
      fireRatingMin: null,
      fields: { "NO.": "105", "LOCATION": "CLASSROOM / CORRIDOR", "RATING": rating, "WALL": wall },
    }),
  ],
});

testStatements(rule, [
  {
    name: "a door called unrated in a rated wall",
    plan: besideWall("NR", "1 HR"),
    kinds: ["fail"],
  },
  { name: "… in a wall without a rating", plan: besideWall("NR", "0"), kinds: [] },
  { name: "a dash may be filled in elsewhere", plan: besideWall("-", "1 HR"), kinds: [] },
]);

Deno.test("a wall rated twice accuses only doors too weak for the lower rating", () => {
  const kinds = (fireRatingMin: number, elsewhere: string) =>
    runRule(
      rule,
      aPlanSet({
        doors: [aDoor("D205", { fireRatingMin, location: "Stock 203, in wall type 3" })],
        schedules: [
          aSchedule("partition", [["TYPE", "mark"], ["RATING", "fire rating"], ["REMARKS", null]], [
            ["3", "2 hours", "Fire barrier"],
          ]),
          aSchedule("other", [["ITEM", null], ["REQUIRED", "required"], [
            "PROVIDED",
            "provided",
          ]], [["Separation A-2 to M", "Table 508.4", elsewhere]]),
        ],
      }),
    ).map(({ kind }) => kind);
  assert.deepEqual(kinds(45, "2 h fire barrier, wall type 3"), ["fail"]);
  assert.deepEqual(kinds(45, "1 h fire barrier, wall type 3"), ["cantTell"]);
  assert.deepEqual(kinds(90, "1 h fire barrier, wall type 3"), ["pass"]);
  assert.deepEqual(kinds(20, "1 h fire barrier, wall type 3"), ["fail"]);
});
