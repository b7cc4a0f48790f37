import assert from "node:assert/strict";
import { contextOf } from "../../../../functions/analysis/evaluate/run_rules.ts";
import rule from "../../../../functions/_rules/fire/interior-finish-class.ts";
import {
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSchedule,
} from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const finishes = (...rows: string[][]) => ({
  schedules: [
    aSchedule(
      "room finish",
      [["SPACE", "room"], ["WALL AND CEILING CLASS", "flame spread"]],
      rows,
      { title: "INTERIOR FINISH SCHEDULE" },
    ),
  ],
});
const classes = (...rows: string[][]) => ({
  schedules: [
    aSchedule("room finish", [["ROOM", "room"], ["WALLS", "wall finish"], [
      "CLASS",
      "flame spread",
    ]], rows),
  ],
});
const bare = aProject({ occupancyClassification: ["B"], fireSprinkler: false });
const restaurant = aProject({ occupancyClassification: ["A-2"] });
const open = { codeSummary: { sprinklers: [aFact("none" as const), aFact("NFPA 13" as const)] } };

testStatements(rule, [
  {
    says: "DINING 101 WALLS CLASS C PLANK, FLAME SPREAD 120; CORRIDOR 204 CLASS B; STAIR 1 CLASS A",
    kinds: ["pass"],
  },
], bare);

testStatements(rule, [
  {
    name: "classes under walls and ceilings of a list of interior finishes in short",
    plan: {
      schedules: [
        aSchedule("other", [["ROOM", null], ["WALLS", null], ["CLG", null]], [
          ["112 CORRIDOR", "CL C", "CL B"],
          ["107 KIT", "CL A FRP", "CL A"],
        ], { title: "INT FIN (SPRINKLER)" }),
      ],
    },
    project: aProject({ occupancyClassification: ["A-2"], fireSprinkler: true }),
    kinds: ["fail", "pass"],
  },
  { says: "INTERIOR FINISH CLASS: TBD", kinds: ["cantTell"] },
  {
    name: "Class C in an office corridor",
    plan: finishes(["CORRIDOR 110", "CLASS C"]),
    kinds: ["fail"],
  },
  {
    name: "Class B in an office corridor",
    plan: finishes(["CORRIDOR 110", "CLASS B"]),
    kinds: ["pass"],
  },
  { name: "Class C in offices", plan: finishes(["OFFICES, TRAINING", "CLASS C"]), kinds: ["pass"] },
  {
    name: "Class C in a sprinklered corridor",
    plan: finishes(["CORRIDOR", "CLASS C"]),
    project: aProject({ fireSprinkler: true }),
    kinds: ["pass"],
  },
  {
    name: "Class C in a corridor whose sprinklers are disputed",
    plan: { ...finishes(["CORRIDOR", "CLASS C"]), ...open },
    kinds: ["cantTell"],
  },
  {
    says: "Dining room wall finish | Class C, flame spread 110",
    project: restaurant,
    kinds: ["fail"],
  },
  { says: "DINING WALL FINISH: FLAME SPREAD INDEX 75", project: restaurant, kinds: ["pass"] },
  { says: "WALL FINISH IN ROOMS: FLAME SPREAD 210", kinds: ["fail"] },
  {
    says: "INTERIOR FINISH CLASS C MIN. IN ROOMS, CLASS B IN CORRIDORS",
    project: bare,
    kinds: ["pass", "pass"],
  },
  {
    says: "INTERIOR FINISH CLASS C IN CORRIDORS AND CLASS B IN ROOMS",
    project: bare,
    kinds: ["fail", "pass"],
  },
  { says: "INTERIOR FINISH CLASS C EXCEPT CLASS B IN CORRIDORS", kinds: ["pass", "pass"] },
  { says: "INTERIOR FINISH CLASS C IN ROOMS ADJACENT TO THE CORRIDOR", kinds: ["pass"] },
  { says: "WALLS AND CEILINGS: CLASS C", where: { room: "STAIR 1" }, kinds: ["pass"] },
  { says: "WALLS AND CEILINGS: CLASS C", where: { drawing: "STAIR 1" }, kinds: ["fail"] },
  { says: "RECLAIMED WD PANEL, CLASS C", where: { drawing: "CORRIDOR 105" }, kinds: ["fail"] },
  { says: "RECLAIMED WD PANEL, CLASS C", where: { drawing: "OFFICE 101" }, kinds: ["pass"] },
  { says: "STAIR ENCLOSURE FINISH CLASS B", kinds: ["fail"] },
  { says: "CLASS C", where: { drawing: "CORRIDOR WAINSCOT" }, project: bare, kinds: ["fail"] },
  { says: "CLASS B", where: { drawing: "CORRIDOR WAINSCOT" }, project: bare, kinds: ["pass"] },
  { says: "WALL FINISH CLASS B, FLAME SPREAD 110, CORRIDOR", kinds: ["fail"] },
  { says: "ROOF COVERING CLASS C", kinds: [] },
  { says: "CLASS II FLOOR FINISH IN CORRIDOR", kinds: [] },
  {
    name: "uses that ask for different classes",
    plan: finishes(["LOBBY", "CLASS C"]),
    project: aProject({ occupancyClassification: ["A-2", "B"] }),
    kinds: ["cantTell"],
  },
  { name: "a house", plan: finishes(["CORRIDOR", "CLASS C"]), project: aHouse(), kinds: [] },
  {
    name: "a letter in the column of classes",
    plan: classes(["CORRIDOR 100", "CEDAR PLANK", "C"]),
    project: bare,
    kinds: ["fail"],
  },
  {
    name: "a letter that is enough for a room",
    plan: classes(["OFFICE 101", "CEDAR PLANK", "C"]),
    project: bare,
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "a finish that stays",
    plan: finishes(["STORAGE", "WALL FRP", "CLASS C - EXIST"]),
    kinds: [],
  },
]);

testStatements(rule, [
  ...["MAPLE BOARDS 140 / C", "MAPLE BOARDS 140 (C)", "C / 140", "MAPLE BOARDS, 140 - CLASS C"].map(
    (cell) => ({
      name: `index and class in one cell: ${cell}`,
      plan: classes(["CORRIDOR 100", "WALL", cell]),
      project: bare,
      kinds: ["fail" as const],
    }),
  ),
  {
    name: "boards of a wood by its name",
    plan: classes(["CORRIDOR 100", "RECLAIMED CYPRESS PANELS, CLASS C", "-"]),
    project: bare,
    kinds: ["fail"],
  },
  {
    name: "an index of class A",
    plan: classes(["CORRIDOR 100", "WALL", "GWB 15 / A"]),
    project: bare,
    kinds: ["pass"],
  },
]);

/** Finishes of a school with one room of another group. */
const beside = (room: string, letter: string, summary: string) => ({
  plan: {
    ...classes([room, "WOOD PANELING", letter]),
    codeSummary: {
      occupancyGroups: [aFact(["E" as const, "I-4" as const], { sourceText: summary })],
      sprinklers: [aFact("none" as const)],
    },
  },
  project: aProject({ occupancyClassification: ["E", "I-4"], fireSprinkler: false }),
});
const NUMBERED = "GROUP E AND GROUP I-4 (NURSERY 120 AND 121)";

testStatements(rule, [
  { name: "a room of Group E alone", ...beside("ART 108", "C", NUMBERED), kinds: ["pass"] },
  { name: "rooms of Group E alone", ...beside("ART 108-112", "C", NUMBERED), kinds: ["pass"] },
  { name: "a room of Group I-4", ...beside("NURSERY 121", "C", NUMBERED), kinds: ["fail"] },
  { name: "rooms of both", ...beside("ROOMS 118-120", "C", NUMBERED), kinds: ["cantTell"] },
  {
    name: "a room whose group nobody numbers",
    ...beside("ART 108", "C", "GROUPS E AND I-4"),
    kinds: ["cantTell"],
  },
]);

const floors = (floor: string, walls: string, letter: string) => ({
  schedules: [
    aSchedule("room finish", [
      ["ROOM", "room"],
      ["FLOOR", "floor finish"],
      ["WALLS", "wall finish"],
      ["CLASS", "flame spread"],
    ], [["CORRIDOR 4", floor, walls, letter]]),
  ],
});

testStatements(rule, [
  {
    name: "walls over a concrete floor",
    plan: floors("POLISHED CONCRETE", "OAK BOARDS", "C"),
    project: bare,
    kinds: ["fail"],
  },
  {
    name: "concrete walls",
    plan: floors("VCT", "CONCRETE, PAINTED", "C"),
    project: bare,
    kinds: [],
  },
]);

const hotel = aProject({ occupancyClassification: ["R-1", "A-2"], fireSprinkler: true });

testStatements(rule, [
  {
    name: "a corridor of guest rooms beside a restaurant",
    plan: classes(["GUEST ROOM CORRIDORS", "OAK VENEER", "C"]),
    project: hotel,
    kinds: ["pass"],
  },
  {
    name: "any corridor there",
    plan: classes(["CORRIDORS", "OAK VENEER", "C"]),
    project: hotel,
    kinds: ["cantTell"],
  },
]);

/** Finishes by room numbers alone, in a sprinklered gymnasium. */
const numbered = (rooms: string, over: Parameters<typeof aPlanSet>[0]) => ({
  plan: { ...finishes([rooms, "OAK SLAT, FS 140"]), ...over },
  project: aProject({ occupancyClassification: ["A-3"], fireSprinkler: true }),
});

testStatements(rule, [
  {
    name: "numbers a note calls corridors",
    ...numbered("105, 112", { notes: [aNote("CORRIDOR WALLS 0 HR (105 & 112), SPRINKLERED")] }),
    kinds: ["fail"],
  },
  {
    name: "the number of a corridor on the plan",
    ...numbered("105", { rooms: [aRoom("CORRIDOR", { number: "105" })] }),
    kinds: ["fail"],
  },
  {
    name: "the number of a stair on the plan",
    ...numbered("S1, S2", {
      rooms: [aRoom("STAIR 1", { number: "S1" }), aRoom("STAIR 2", { number: "S2" })],
    }),
    kinds: ["fail"],
  },
  {
    name: "numbers of a stair and a room",
    ...numbered("S1, 112", { rooms: [aRoom("STAIR 1", { number: "S1" })] }),
    kinds: ["pass"],
  },
  {
    name: "numbers of a corridor and a room",
    ...numbered("105, 112", { rooms: [aRoom("CORRIDOR", { number: "105" })] }),
    kinds: ["pass"],
  },
  {
    name: "the number of a room beside a corridor",
    ...numbered("105", { notes: [aNote("CORRIDOR TO 105, CORRIDOR DOOR 105")] }),
    kinds: ["pass"],
  },
  {
    name: "the number of an assembly hall",
    ...numbered("105", { rooms: [aRoom("HALL", { number: "105" })] }),
    kinds: ["pass"],
  },
]);

testLinks(rule, [
  { name: "CORRIDOR 110 CORK TILE", figure: "CLASS C", kinds: ["fail"] },
  { name: "CORRIDOR 110 CORK TILE", figure: "CLASS A", kinds: ["pass"] },
], bare);

/** A finish schedule whose column of classes is headed by flame and smoke. */
const byFlameAndSmoke = (room: string, cell: string) => ({
  schedules: [
    aSchedule(
      "room finish",
      [["ROOM", "room"], ["WALL / CEILING", "wall finish"], ["FLAME / SMOKE", "flame spread"]],
      [[room, "VWC / ACT", cell]],
      { title: "ROOM FINISHES" },
    ),
  ],
});

testStatements(rule, [
  {
    name: "a corridor of class C under FLAME / SMOKE",
    plan: byFlameAndSmoke("100 CORRIDOR", "CLASS C"),
    kinds: ["fail"],
  },
  {
    name: "a corridor of class B under FLAME / SMOKE",
    plan: byFlameAndSmoke("100 CORRIDOR", "CLASS B"),
    kinds: ["pass"],
  },
], bare);

/** Which question a finish in a corridor comes to. */
function questionOf(given: Parameters<typeof aPlanSet>[0], project = bare): string | null {
  const context = contextOf(
    aPlanSet({ ...finishes(["CORRIDOR", "CLASS C"]), ...given }),
    project,
  );
  const [subject] = rule.applies(context.plan, context);
  const [verdict] = [rule.check(subject, context)].flat();
  return verdict.message;
}

Deno.test("only a question about sprinklers alone is one that words would have to claim", () => {
  const isClaimable = (message: string | null) => rule.unlessClaimed?.includes(message!);
  assert.equal(isClaimable(questionOf(open)), true);
  const mixed = aProject({ occupancyClassification: ["B", "I-2"], fireSprinkler: true });
  assert.equal(questionOf({}, mixed), "open");
  assert.equal(isClaimable("open"), false);
});

const listedClass = (title: string, heads: string[], ...row: string[]) => ({
  schedules: [aSchedule("other", heads.map((it) => [it, null]), [row], { title })],
});
const plainOffice = aProject({ occupancyClassification: ["B"], fireSprinkler: false });

testStatements(rule, [
  {
    name: "a bare class of the walls of a corridor",
    plan: listedClass("FINISH CLASS", ["SPACE", "WALL", "CEIL"], "CORRIDOR 117", "C", "A"),
    kinds: ["fail"],
  },
  {
    name: "… that is good enough",
    plan: listedClass("FINISH CLASS", ["SPACE", "WALL", "CEIL"], "CORRIDOR 117", "B", "A"),
    kinds: ["pass"],
  },
  {
    name: "a class under another title",
    plan: listedClass("LUMBER CLASS", ["SPACE", "WALL", "CEIL"], "CORRIDOR 117", "C", "A"),
    kinds: [],
  },
  {
    name: "what is provided beside what is asked for",
    plan: listedClass(
      "CODE SUMMARY",
      ["ITEM", "REQUIRED", "PROVIDED"],
      "INT. FINISH, EXITS",
      "A",
      "B",
    ),
    kinds: ["fail"],
  },
  { says: "CORRIDOR 109 CLASS C 95 / 300", kinds: ["fail"] },
  { says: "CORRIDOR 109 CLASS B 60 / 300", kinds: ["pass"] },
], plainOffice);
