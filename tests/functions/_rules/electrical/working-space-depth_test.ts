import rule from "../../../../functions/_rules/electrical/working-space-depth.ts";
import { aDimension, anEvidence, aSchedule } from "../../../fakes/plan_set.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DEPTH 2'-9\" TO W.H. FACE", where: { drawing: "PNL. LP @ MECH. 113" }, kinds: ["fail"] },
  { says: "DEPTH 3'-0\" CLR. IN FRONT", where: { drawing: "PNL. MDP" }, kinds: ["pass"] },
  { says: 'AHU IN ATTIC, 30" x 30" WORKING SPACE', kinds: [] },
  { says: 'PANEL BESIDE AHU, WORKING SPACE 30" DEEP', kinds: ["fail"] },

  { says: 'SUBPANEL B WORKING SPACE 2\'-6" DEEP x 30" WIDE x 6\'-6" HIGH', kinds: ["fail"] },
  { says: 'WORKING SPACE 3\'-0" DEEP x 30" WIDE x 6\'-6" HIGH', kinds: ["pass"] },
  { says: ["SUBPANEL B WORKING SPACE", '2\'-6" DEEP x 30" WIDE x 6\'-6" HIGH'], kinds: ["fail"] },
  { says: '36" CLEAR WORKING SPACE IN FRONT OF PANEL', kinds: ["pass"] },
  { says: 'PROVIDE 30" CLEARANCE IN FRONT OF PANEL', kinds: ["fail"] },
  { says: `MDP WORK SP 2'-10" D`, kinds: ["fail"] },
  { says: `LP-1 WORK SP. 36" D x 30" W`, kinds: ["pass"] },
  { says: `WORK SP HT 6'-6" MIN`, kinds: [] },
  { says: 'WORKING DEPTH, PANEL LP: 34" TO OPPOSITE WALL', kinds: ["fail"] },
  { says: 'Front of MDP to stud wall (gypsum, not grounded): 34" clear.', kinds: ["fail"] },
  { says: 'Face of switchboard to shelving along the north wall: 40" clear', kinds: ["pass"] },
  { says: 'WORKING CLEARANCE: 34"', kinds: ["fail"] },
  { says: 'WORKING SPACE 30" x 36"', kinds: ["pass"] },
  { says: 'NEC 110.26 CLEARANCE: 30" WIDE, 33" DEEP', kinds: ["fail"] },
  { says: `PALLET RACK FACE 24" FROM PANEL 'MP' (120/240V)`, kinds: ["fail"] },
  { says: `SHELVING FACING 30" FROM PANELBOARD`, kinds: ["fail"] },
  { says: `RACK FRONT 3'-6" FROM PANEL 'LP'`, kinds: ["pass"] },
  { says: `RACK 24" FROM WALL PANEL JOINT`, kinds: [] },
  { says: `CABINET FACE 24" FROM PANEL EDGE`, kinds: [] },
  { says: 'WORKING SPACE 30" WIDE', kinds: [] },
  { says: '30" CLR. AT PANELBOARD', kinds: ["cantTell"] },
  { says: '28" CLR. AT PANELBOARD', kinds: ["fail"] },
  { says: '30" CLR. IN FRONT OF PANELBOARD', kinds: ["fail"] },
  { says: "480Y/277V SWITCHBOARD WORKING SPACE 3'-0\" DEEP", kinds: [] },
  { says: 'DRAWER 24" DEEP', kinds: [] },
  { says: `PNL LP WKG DEPTH 2'-10"`, kinds: ["fail"] },
  {
    name: "the depths of a list of electrical rooms",
    plan: {
      schedules: [
        aSchedule("other", [["SPACE", null], ["EQUIPMENT", null], ["DEPTH", null]], [
          ["E-210", "PANEL LP", '32"'],
          ["E-310", "PANEL LP3", '36"'],
        ], { title: "ELECTRICAL ROOMS" }),
      ],
    },
    kinds: ["fail", "pass"],
  },
  { says: "PANEL 'A' IN GARAGE; 28\" CLEAR DEPTH IN FRONT.", kinds: ["fail"] },
  { says: "2'-4\" FACE OF PANEL TO W.H.", kinds: ["fail"] },
  { says: "3'-4\" FACE OF PANEL TO W.H.", kinds: ["pass"] },
  { says: 'SHELVING 32" FROM FACE OF PANEL', kinds: ["fail"] },
  { says: "2'-4\" FACE OF WALL TO W.H.", kinds: [] },

  {
    says: 'WATER FOUNTAIN PROJECTS TO WITHIN 28" OF THE FRONT OF PANEL LP-2',
    kinds: ["fail"],
  },
]);

const panel = (length: string, ...more: [string, number, number][]) =>
  aDrawing("ELEC. ROOM 104", [["PANEL LP1, 208Y/120V", 58, 9]], [[length, 58, 12], ...more]);

testStatements(rule, [
  { name: "2'-11\" at a panel in plan", plan: panel("2'-11\""), kinds: ["cantTell"] },
  { name: "3'-0\" at a panel in plan", plan: panel("3'-0\""), kinds: [] },
  { name: "width and depth at a panel", plan: panel('30"', ['36"', 60, 12]), kinds: [] },
  {
    name: "a string at gear of higher voltage",
    plan: aDrawing("ELEC. ROOM", [["MSB 480Y/277V", 58, 9]], [['30"', 58, 12]]),
    kinds: [],
  },
  {
    name: "an enlarged plan of a room by its short name",
    plan: aDrawing("ENLARGED ELEC. 104", [["PANEL LP1", 58, 9]], [["2'-7\"", 58, 12]]),
    kinds: ["cantTell"],
  },
  {
    name: "a string at a panel in another room",
    plan: aDrawing("KITCHEN PLAN", [["PANEL LP1", 58, 9]], [['30"', 58, 12]]),
    kinds: [],
  },
  {
    says: ['28" CLR IN FRONT OF PANEL', "FACP"],
    where: { drawing: "FIRE ALARM PANEL (LOW VOLTAGE)" },
    kinds: [],
  },
  { says: '28" CLR IN FRONT OF PANEL', where: { drawing: "ELEC. ROOM" }, kinds: ["fail"] },
  { says: "Wood panel. Curb stands 26 inches in front of the panel.", kinds: [] },
  {
    says:
      "Panel LP-1 (208Y/120 V) is flush in the wall. Curb stands 26 inches in front of the panel trim.",
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  {
    name: "the string drawn between a switchboard and a tank",
    plan: aDrawing("Electric room", [["MDP 800A", 20, 20], ["BRINE TANK", 30, 20]], [[
      '32"',
      25,
      20,
    ]]),
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  {
    name: "the only string of a drawing of a panel's place",
    plan: aDrawing("Storage, panel location", [["Panel LP-2", 40, 20], ["Shelf", 41, 34]], [[
      "2'-8\"",
      41,
      28,
    ]]),
    kinds: ["cantTell"],
  },
  {
    name: "a string that is long enough there",
    plan: aDrawing("Storage, panel location", [["Panel LP-2", 40, 20]], [["3'-0\"", 41, 28]]),
    kinds: [],
  },
  {
    name: "strings of a roof's panels",
    plan: aDrawing("Solar panel layout", [["Panel 1", 40, 20]], [["2'-8\"", 41, 28]]),
    kinds: [],
  },
]);

/** Texts of a plan whose panel schedule is so titled. */
const beside = (title: string, says: string, kinds: ("pass" | "fail")[]) => ({
  name: `${says} beside ${title}`,
  says,
  plan: { schedules: [aSchedule("panel", [["LOAD", "load"]], [["LIGHTS"]], { title })] },
  kinds,
});

testStatements(rule, [
  beside('PANEL "LP1" - 100A MCB', `2'-8" CLR. AT LP1`, ["fail"]),
  beside("PANEL SCHEDULE: LP1", `3'-0" CLEAR @ PNL. LP1`, ["pass"]),
  beside("PANEL LP1", `2'-8" CLR. AT WC`, []),
  beside("PANEL A", `2'-8" CLR. AT A`, []),
  beside("PANEL A", `2'-8" CLR. AT PANEL A`, ["fail"]),
]);

/** A dimension string between two named things. */
const drawn = (inches: number, ...ends: [string, string]) => ({
  plan: {
    dimensions: [
      aDimension(`${inches}"`, inches, { between: [anEvidence(ends[0]), anEvidence(ends[1])] }),
    ],
  },
});

testStatements(rule, [
  {
    name: "28 in from a panel to shelves",
    ...drawn(28, "PANEL RP3, 208Y/120 V", "SHELVES, FIXED"),
    kinds: ["fail"],
  },
  {
    name: "28 in from a panel to a wall, which may stand beside it",
    ...drawn(28, "PANEL RP3, 208Y/120 V", '8" CMU WALL'),
    kinds: ["cantTell"],
  },
  { name: "36 in there", ...drawn(36, "PANEL RP3, 208Y/120 V", "SHELVES, FIXED"), kinds: [] },
  { name: "a sink beside a counter", ...drawn(28, "HAND SINK", "PREP COUNTER"), kinds: [] },
  { name: "an access panel", ...drawn(28, "ACCESS PANEL", "CLEANOUT"), kinds: [] },
  { name: "gear of 480 V", ...drawn(28, "HA, 480Y/277 V", "SHELVES"), kinds: [] },
]);

testStatements(rule, [
  { says: "LP-1, 120/208 V 3 PH: FREE DEPTH IN FRONT 2-6 TO SHELVING", kinds: ["fail"] },
  { says: "LP-1, 120/208 V 3 PH: FREE DEPTH IN FRONT 3-0 TO SHELVING", kinds: ["pass"] },
  { says: `RTU-1, 208/230 V: CLEAR IN FRONT 2'-6"`, kinds: [] },
  { says: `33" CLR. IN FRONT OF ELEC. PANEL`, kinds: ["fail"] },
  { says: `2'-9" clr. @ elec. pnl.`, kinds: ["fail"] },
  { says: `33" MIN. CLEAR BEFORE PANEL LP`, kinds: ["fail"] },
  { says: `MDP: 33" CLEAR`, kinds: ["fail"] },
  { says: `ELEC. PANEL, 3'-0" CLR.`, kinds: ["pass"] },
  { says: `30" CLR. WIDTH AT PANEL`, kinds: [] },
  { says: `33" CLEAR AT FIRE ALARM PANEL`, kinds: [] },
  { says: `18" CLEAR AT ACCESS PANEL`, kinds: [] },
]);

testStatements(rule, [
  { says: "WORKING SPACE AT PANEL A IS 30 IN. (762 MM) WIDE", kinds: [] },
]);

testStatements(rule, [
  {
    says: "LP-1 in dry store 113, 208Y/120 V: 34 in. clear to the fixed shelving.",
    kinds: ["cantTell"],
  },
  {
    says: 'PANEL LP-1 ON WEST WALL OF 107. 34" CLEAR TO FACE OF FILE SHELVING.',
    kinds: ["cantTell"],
  },
  { says: 'PANEL B: 33" CLEAR TO OPPOSITE CABINETS', kinds: ["fail"] },
  { says: "RP-2 HAS 32 IN. CLEAR IN FRONT", kinds: ["fail"] },
  { says: 'PANEL LP-1 ON WEST WALL OF 107. 36" CLEAR TO FACE OF FILE SHELVING.', kinds: ["pass"] },
]);

testStatements(rule, [
  ...[
    "MSB: 84 IN WIDE BY 24 IN DEEP, ONE ENTRANCE",
    'SWITCHBOARD MDP: 72" W X 30" D X 90" H',
    "PANEL LP1, 20 IN. WIDE, 6 IN. DEEP",
    'MDP 30" DEEP X 84" LONG',
  ].map((says) => ({ says, where: { drawing: "ELECTRICAL ROOM 108" }, kinds: [] })),
  { says: "MSB: WORKING SPACE 84 IN WIDE BY 24 IN DEEP", kinds: ["fail"] },
  {
    says: 'PANEL LP1: 30" WIDE, 24" DEEP',
    where: { drawing: "WORKING SPACE AT PANELS" },
    kinds: ["fail"],
  },
]);
