import type { Window } from "../../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../../functions/_rules/egress/escape/escape-opening.ts";
import { aDoor, aHouse, aPlanSet, aProject, aRoom, aWindow } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const LARGE = { widthIn: 36, heightIn: 60 };

const bedroom = (...types: string[]) => sized(LARGE, ...types);

const sized = (size: Partial<Window>, ...types: string[]) =>
  aPlanSet({
    rooms: [aRoom("BEDROOM 3")],
    windows: types.map((type, index) =>
      aWindow(`W${index}`, { ...size, type, location: "BEDROOM 3" })
    ),
  });

testRule(rule, [
  ["passes a window that opens", bedroom("SINGLE HUNG"), "pass"],
  ["passes one beside a fixed one", bedroom("FIXED", "CASEMENT"), "pass"],
  ["claims nothing of one too small", sized({ widthIn: 20.5, heightIn: 28.375 }, "CASEMENT"), ""],
  [
    "claims nothing of a frame too small",
    sized({ widthIn: 31.5, heightIn: 28.375 }, "CASEMENT"),
    "",
  ],
  ["claims nothing of one that opens half", sized({ widthIn: 32, heightIn: 48 }, "DH"), ""],
  ["claims nothing of one without a size", sized({}, "CASEMENT"), ""],
  ["passes a clear opening that is told", sized({ clearOpeningSqft: 5.8 }, "DH"), "pass"],
  [
    "claims nothing of one whose sill is too high",
    sized({ ...LARGE, sillHeightIn: 48 }, "CASEMENT"),
    "",
  ],
  ["passes one with a sill of 44 in", sized({ ...LARGE, sillHeightIn: 44 }, "CASEMENT"), "pass"],
  ["asks about fixed windows alone", bedroom("FIXED", "PICTURE"), "cantTell"],
  ["says nothing without a schedule", aPlanSet({ rooms: [aRoom("BEDROOM 3")] }), ""],
  [
    "leaves a room with a door outside alone",
    { ...bedroom("FIXED"), doors: [aDoor("5", { rooms: ["BEDROOM 3"], isExterior: true })] },
    "",
  ],
  [
    "leaves baths alone",
    aPlanSet({
      rooms: [aRoom("BEDROOM 3 BATH")],
      windows: [aWindow("W1", { type: "FIXED", location: "BEDROOM 3 BATH" })],
    }),
    "",
  ],
  ["leaves other buildings alone", bedroom("FIXED"), "", aProject()],
], aHouse());

testRule(rule, [
  ["fails a room left without an opening", "BEDROOM 3 HAS NO EGRESS WINDOW", "fail", aHouse()],
  ["fails fixed glass alone", "GUEST BEDROOM: FIXED GLASS ONLY", "fail", aHouse()],
  [
    "leaves a room with a door alone",
    "BEDROOM 3: FIXED WINDOW ONLY, EXTERIOR DOOR TO PATIO",
    "",
    aHouse(),
  ],
  ["leaves other rooms alone", "DEN HAS NO EGRESS WINDOW", "", aHouse()],
]);

testRule(rule, [
  [
    "fails a room without an outside wall",
    "SLEEPING ROOM IN THE CENTER OF THE HOUSE: NO OUTSIDE WALL, NO WINDOW, ONE DOOR TO THE LIVING ROOM",
    "fail",
  ],
  [
    "leaves one with a door outside alone",
    "BEDROOM: NO OUTSIDE WALL, NO WINDOW, DOOR TO PATIO",
    "",
  ],
  ["leaves window treatment alone", "BEDROOM 2: NO WINDOW TREATMENT", ""],
], aHouse());
