import rule from "../../../../functions/_rules/electrical/working-space-depth-480.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aDimension, aList, anEvidence, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "480Y/277V SWITCHBOARD WORKING SPACE 4'-0\" DEEP", kinds: ["pass"] },
  { says: "480V MDP WORKING SPACE 3'-0\" DEEP", kinds: ["cantTell"] },
  { says: "480Y/277V MDP WORKING SPACE 2'-6\" DEEP", kinds: ["fail"] },
  { says: "480V PANEL WORKING SPACE 3'-6\" DEEP, CONDITION 2", kinds: ["pass"] },
  { says: "480V PANEL WORKING SPACE 3'-0\" DEEP, CONDITION 2", kinds: ["fail"] },
  { says: "480V SWITCHGEAR WORKING SPACE 3'-6\" DEEP, LIVE PARTS BOTH SIDES", kinds: ["fail"] },
  { says: "208V PANEL WORKING SPACE 3'-0\" DEEP", kinds: [] },
  {
    says: ["3'-0\" TO CMU", "PANEL HDP 480Y/277V, 400A"],
    kinds: ["fail"],
    where: { "drawing": "ENLARGED ELECTRICAL ROOM" },
  },
  {
    says: ["3'-8\" TO CMU", "PANEL HDP 480Y/277V, 400A"],
    kinds: ["pass"],
    where: { "drawing": "ENLARGED ELECTRICAL ROOM" },
  },
  {
    says: ["3'-0\" TO CMU", "PANEL HDP 480Y/277V, 400A"],
    kinds: [],
    where: { "drawing": "JANITOR" },
  },
]);

/** A dimension string at a switchboard in the plan of its room. */
const before = (length: string, ...facing: string[]) =>
  aDrawing("ELECTRICAL ROOM 125", [
    ["MSB 600A", 58, 9],
    ["480Y/277V", 58, 10],
    ...facing.map((text): [string, number, number] => [text, 72, 20]),
  ], [[length, 58, 13], ["16'-0\"", 62, 4]]);

testStatements(rule, [
  {
    name: "3'-0\" before a concrete wall",
    plan: before("3'-0\"", '8" CMU WALL'),
    kinds: ["cantTell"],
  },
  {
    name: "3'-5\" before a concrete wall",
    plan: before("3'-5\"", '8" CMU WALL'),
    kinds: ["cantTell"],
  },
  { name: "3'-6\" before a concrete wall", plan: before("3'-6\"", '8" CMU WALL'), kinds: [] },
  { name: "3'-0\" with nothing known opposite", plan: before("3'-0\""), kinds: [] },
  { name: "2'-11\" with nothing known opposite", plan: before("2'-11\""), kinds: ["cantTell"] },
  {
    name: "a second string that reaches it",
    plan: aDrawing("ELECTRICAL ROOM", [["MSB 480Y/277V", 58, 9], ['8" CMU', 70, 20]], [
      ["2'-6\"", 58, 12],
      ["4'-0\"", 60, 12],
    ]),
    kinds: [],
  },
  {
    name: "a string in an elevation",
    plan: aDrawing("MAIN ELEC. ROOM ELEVATION", [["MDP 480Y/277V", 58, 9]], [["2'-6\"", 58, 12]]),
    kinds: [],
  },
  {
    name: "a string far from the gear",
    plan: aDrawing("ELECTRICAL ROOM", [["MDP 480Y/277V", 58, 9]], [["2'-6\"", 58, 32]]),
    kinds: [],
  },
]);

const gear = (...rows: string[][]) =>
  aList("EQUIPMENT WORKING SPACE", ["PANEL", "VOLTAGE", "OPPOSITE", "DEPTH"], ...rows);

testStatements(rule, [
  {
    name: "a low panel listed below a high one",
    plan: gear(["H1", "480Y/277", "BLOCK WALL", "3'-6\""], [
      "L1",
      "208Y/120",
      "BLOCK WALL",
      "3'-0\"",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a high panel listed above a low one",
    plan: gear(["H1", "480Y/277", "BLOCK WALL", "3'-0\""], [
      "L1",
      "208Y/120",
      "BLOCK WALL",
      "3'-0\"",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a note on a low panel beside one on a high one",
    says: [
      "PANEL HP 480Y/277V: 4'-0\" WORKING SPACE DEPTH",
      "PANEL LP 208Y/120V: 3'-0\" WORKING SPACE DEPTH, CMU OPPOSITE",
    ],
    where: { drawing: "ELECTRICAL ROOM PLAN" },
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "a string of 3 ft 2 in with a concrete wall opposite, cut short",
    plan: aDrawing(
      "ELECTRICAL ROOM",
      [["SWBD 480Y/277V", 58, 9], ["CONC. WALL", 66, 9]],
      [["3'-2\"", 58, 12]],
    ),
    kinds: ["cantTell"],
  },
  {
    name: "the same with a concrete pad",
    plan: aDrawing(
      "ELECTRICAL ROOM",
      [["SWBD 480Y/277V", 58, 9], ["CONC. PAD", 66, 9]],
      [["3'-2\"", 58, 12]],
    ),
    kinds: [],
  },
]);

/** A dimension string from a switchboard to what stands across from it. */
const drawn = (inches: number, across: string, ...says: string[]) => ({
  plan: {
    dimensions: [
      aDimension(`${inches}"`, inches, { between: [anEvidence("MDP"), anEvidence(across)] }),
    ],
    notes: says.map((text) => aNote(text)),
  },
});
const HIGH = "MDP, 1200 A, 480Y/277 V";

testStatements(rule, [
  {
    name: "38 in to a concrete wall",
    ...drawn(38, "EXIST. CONC. WALL", HIGH),
    kinds: ["cantTell"],
  },
  { name: "38 in to a stud wall", ...drawn(38, "STUD WALL", HIGH), kinds: [] },
  { name: "35 in to a stud wall", ...drawn(35, "STUD WALL", HIGH), kinds: ["cantTell"] },
  { name: "gear of 208 V", ...drawn(35, "STUD WALL", "MDP, 400 A, 208Y/120 V"), kinds: [] },
]);

testStatements(rule, [
  { says: "MSB 480/277V - 3'-0\" CLEAR IN FRONT, CONCRETE WALL FACING", kinds: ["fail"] },
  { says: "MSB 480/277V - 3'-6\" CLEAR IN FRONT, CONCRETE WALL FACING", kinds: ["pass"] },
  { says: "CLEARANCE BEFORE 480 V SWITCHBOARD 3'-0\", CONDITION 2", kinds: ["fail"] },
  { says: 'WORKING SPACE 480V PANEL 30" WIDE', kinds: [] },
]);

testStatements(rule, [
  {
    says:
      "CLEARANCE BEFORE PANEL MDP 3'-0\", 120 V TO GROUND. THE 4'-0\" OF 480 V GEAR IS NOT NEEDED.",
    kinds: [],
  },
  {
    says:
      "CLEARANCE BEFORE 480 V SWITCHBOARD 3'-0\", CONDITION 2. THE 208Y/120 PANEL STANDS NEXT TO IT.",
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  {
    name: "a string at a panel of lower voltage, beside gear of the higher",
    plan: aDrawing(
      "ELECTRICAL ROOM",
      [["MSB 800 A, 480Y/277 V", 58, 17], ["LP1 208Y/120", 60, 10]],
      [["3'-0\"", 60, 12]],
    ),
    kinds: [],
  },
  {
    name: "a string at a panel of the higher voltage",
    plan: aDrawing("ELECTRICAL ROOM", [["HP1 480Y/277", 60, 10]], [["2'-10\"", 60, 12]]),
    kinds: ["cantTell"],
  },
]);
