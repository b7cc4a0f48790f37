import rule from "../../../../../functions/_rules/egress/escape/escape-opening-area.ts";
import {
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSheet,
  aWindow,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const bedroom = (sqft: number | null, over = {}, sheetTitle = "SECOND FLOOR PLAN") =>
  aPlanSet({
    sheets: [aSheet({ title: sheetTitle })],
    rooms: [aRoom("BEDROOM 3")],
    windows: [
      aWindow("G", { type: "SINGLE HUNG", location: "BEDROOM 3", clearOpeningSqft: sqft, ...over }),
    ],
  });

testRule(rule, [
  [
    "takes the bedroom from the remarks",
    bedroom(4.69, { location: null, remarks: "BEDROOM 3, BOTH UNITS. FL 90021" }),
    "fail",
  ],
  [
    "leaves a window alone whose remarks only speak of a bedroom",
    bedroom(4.69, { location: null, remarks: "NOT THE BEDROOM'S ESCAPE WINDOW" }),
    "",
  ],
  [
    "takes the floor from the remarks",
    bedroom(5.33, { remarks: "IMPACT; SECOND FLOOR" }, "WINDOWS"),
    "fail",
  ],
  ["takes the floor from the drawing beside the room", {
    ...bedroom(5.2, {}, "FLOOR PLANS"),
    notes: [
      aNote("BEDROOM 3", { drawing: "SECOND FLOOR PLAN" }),
      aNote("FIRST FLOOR PLAN", { kind: "title" }),
      aNote("SECOND FLOOR PLAN", { kind: "title" }),
    ],
    rooms: [aRoom("BEDROOM 3", { box: { x: 10, y: 10, width: 5, height: 1 } })],
  }, "fail"],
  [
    "takes the floor from the note",
    `ESCAPE WINDOW NET CLEAR OPENING 5.0 SQ FT, GRADE FLOOR`,
    "pass",
  ],
  ["passes an area noted on a plan", `EGRESS WINDOW NET CLR. OPENING 5.75 SQ. FT.`, "pass"],
  ["fails an area noted on a plan", `BEDROOM WINDOWS: 4.5 SF NET CLEAR OPENING MIN.`, "fail"],
  ["asks about a noted area between the two figures", `ESCAPE WINDOW 5.3 SQ FT CLEAR`, "cantTell"],
  ["fails 5.6 sq ft upstairs", bedroom(5.6), "fail"],
  ["passes 5.7 sq ft upstairs", bedroom(5.7), "pass"],
  ["passes 5.8 sq ft upstairs", bedroom(5.8), "pass"],
  ["fails 4.9 sq ft at the grade floor", bedroom(4.9, {}, "FIRST FLOOR PLAN"), "fail"],
  ["passes 5.0 sq ft at the grade floor", bedroom(5, {}, "GROUND FLOOR PLAN"), "pass"],
  ["asks which floor it is", bedroom(5.2, {}, "FLOOR PLAN"), "cantTell"],
  ["fails 3.3 sq ft on any floor", bedroom(3.3, {}, "FLOOR PLAN"), "fail"],
  ["takes one story as the grade floor", {
    ...bedroom(5.1, {}, "FLOOR PLAN"),
    codeSummary: aPlanSet({ codeSummary: { stories: [aFact(1)] } }).codeSummary,
  }, "pass"],
  [
    "computes the area",
    bedroom(null, { clearOpeningWidthIn: 24, clearOpeningHeightIn: 20 }),
    "fail",
  ],
  ["fails a frame that is too small", bedroom(null, { widthIn: 24, heightIn: 24 }), "fail"],
  [
    "asks about a hung window whose half is too small",
    bedroom(null, { widthIn: 30, heightIn: 40 }),
    "cantTell",
  ],
  ["says nothing about a large frame", bedroom(null, { widthIn: 36, heightIn: 60 }), ""],
  ["lets another window of the room serve", {
    ...bedroom(3.3),
    windows: [
      aWindow("A", { type: "CASEMENT", location: "BEDROOM 3", clearOpeningSqft: 3.3 }),
      aWindow("B", { type: "CASEMENT", location: "BEDROOM 3", clearOpeningSqft: 6 }),
    ],
  }, "pass"],
  ["knows the room of a row that says which window it is", {
    ...bedroom(3.3),
    windows: [
      aWindow("A", { type: "CASEMENT", location: "BEDROOM 3", clearOpeningSqft: 6 }),
      aWindow("B", {
        type: "CASEMENT",
        location: "BEDROOM 3 (SECOND WINDOW)",
        clearOpeningSqft: 2.5,
      }),
    ],
  }, "pass"],
  ["says nothing about a small frame when another window of the room may be large enough", {
    ...bedroom(null, { widthIn: 20, heightIn: 28 }),
    windows: [
      aWindow("A", { type: "CASEMENT", location: "BEDROOM 3", widthIn: 20, heightIn: 28 }),
      aWindow("B", { type: "CASEMENT", location: "BEDROOM 3", widthIn: 30, heightIn: 48 }),
    ],
  }, ""],
  ["leaves fixed windows alone", bedroom(2, { type: "FIXED" }), ""],
  ["leaves other rooms alone", bedroom(2, { location: "KITCHEN" }), ""],
  ["leaves other buildings alone", bedroom(2), "", aProject()],
], aHouse());

testRule(rule, [
  [
    "reads an opening under the title of an upper bedroom",
    under("BEDROOM 2, 2ND FLOOR", "S.H. WINDOW, 5.2 SF CLR. OPNG."),
    "fail",
    aHouse(),
  ],
  [
    "fails 4.9 sq ft on any floor there",
    under("BEDROOM 2", "S.H. WINDOW, 4.9 SF CLR. OPNG."),
    "fail",
    aHouse(),
  ],
  ["leaves a bath alone", under("BATH 2", "S.H. WINDOW, 4.9 SF CLR. OPNG."), "", aHouse()],
]);

testRule(rule, [
  [
    "leaves a louver alone",
    under("BEDROOM CLOSET", "2.5 SF NET FREE AREA LOUVER OPENING"),
    "",
    aHouse(),
  ],
  [
    "leaves fixed glass alone",
    under("BEDROOM 2 WINDOW", "FIXED GLASS ABOVE, 4 SF CLEAR"),
    "",
    aHouse(),
  ],
]);

testRule(rule, [
  [
    "leaves a window alone that is not the escape",
    bedroom(3.8, { remarks: "NOT EGRESS - SEE DOOR 12" }),
    "",
  ],
  ["leaves one that stays alone", bedroom(3.8, { fields: { STATUS: "EXIST. TO REMAIN" } }), ""],
  [
    "reads the floor of its row",
    bedroom(5.2, { fields: { FLOOR: "1ST (GRADE)" } }, "FLOOR PLAN"),
    "pass",
  ],
  [
    "reads an upper floor of its row",
    bedroom(5.2, { fields: { FLOOR: "2ND" } }, "FLOOR PLAN"),
    "fail",
  ],
], aHouse());

const casement = (widthIn: number, heightIn: number) =>
  bedroom(null, { type: "CASEMENT", widthIn, heightIn });

testRule(rule, [
  [
    "asks about a unit that is large enough with its frame alone",
    casement(31.5, 28.375),
    "cantTell",
  ],
  ["leaves a unit that opens wide enough inside its frame alone", casement(31.5, 36), ""],
  ["leaves a room with a larger unit alone", {
    ...casement(31.5, 28.375),
    windows: [
      ...casement(31.5, 28.375).windows,
      ...casement(31.5, 59.875).windows.map((it) => ({ ...it, mark: "H" })),
    ],
  }, ""],
], aHouse());

/** Windows of one bedroom, for the units their locations list. */
const ofUnits = (...windows: [location: string, sqft: number][]) =>
  aPlanSet({
    sheets: [aSheet({ title: "SECOND FLOOR PLAN" })],
    rooms: [aRoom("BEDROOM 3")],
    windows: windows.map(([location, clearOpeningSqft], at) =>
      aWindow(`W${at}`, { type: "SLIDER", location, clearOpeningSqft, fields: { FLR: "2" } })
    ),
  });

testRule(rule, [
  [
    "fails the window of other units than the larger one's",
    ofUnits(["BEDROOM 3, UNITS B & C", 5.2], ["BEDROOM 3, UNITS A & D", 8.9]),
    "fail pass",
  ],
  [
    "lets another window of the same unit serve",
    ofUnits(["BEDROOM 3, UNITS B & C", 5.2], ["BEDROOM 3, UNITS B & D", 8.9]),
    "pass",
  ],
], aHouse());

testRule(rule, [
  [
    "knows the floor its list names with the room",
    aPlanSet({
      windows: [aWindow("W2", { location: "BR 2, 2ND FLR", clearOpeningSqft: 5.2 })],
    }),
    "fail",
  ],
], aHouse());

/** The only story of a house, with what the sheets say it stands on. */
const onlyStory = (sqft: number, said: string) =>
  aPlanSet({
    ...bedroom(sqft, {}, "MAIN FLOOR PLAN"),
    codeSummary: { ...aPlanSet().codeSummary, stories: [aFact(1)] },
    notes: [aNote(said)],
  });

testRule(rule, [
  ["passes 5.4 sq ft at the grade", onlyStory(5.4, "SLAB ON GRADE"), "pass"],
  ["asks about 5.4 sq ft over piles", onlyStory(5.4, "ONE STORY OVER PILES"), "cantTell"],
  ["passes 5.7 sq ft over piles", onlyStory(5.7, "PARKING UNDER HOUSE"), "pass"],
  ["fails 4.9 sq ft over piles", onlyStory(4.9, "ONE STORY OVER PILES"), "fail"],
], aHouse());

const overGrade = (sill: string) => ({
  ...onlyStory(5.2, "SLAB ON GRADE"),
  windows: [
    aWindow("W3", { location: "BEDROOM 3", clearOpeningSqft: 5.2, fields: { SILL: sill } }),
  ],
});

testRule(rule, [
  [
    "takes a window high over the ground for none of a grade floor",
    overGrade("40 in., 74 in. above grade"),
    "fail",
  ],
  ["… in feet and inches", overGrade(`3'-4" A.F.F., 4'-2" ABV. FIN. GRADE`), "fail"],
  ["leaves a low one at the grade floor", overGrade("40 in., 44 in. above grade"), "pass"],
  ["leaves a sill over the floor alone", overGrade("74 in. above floor"), "pass"],
  [
    "leaves a room alone that is not slept in",
    aPlanSet({
      windows: [
        aWindow("W4", { location: "Den, guest room (no sleeping)", clearOpeningSqft: 4.2 }),
      ],
    }),
    "",
  ],
], aHouse());
