import rule from "../../../../../functions/_rules/egress/rails/window-fall-protection.ts";
import {
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSchedule,
  aSheet,
  aWindow,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const upstairs = (sillHeightIn: number, over = {}) =>
  aPlanSet({
    sheets: [aSheet({ title: "SECOND FLOOR PLAN" })],
    rooms: [aRoom("BEDROOM 3")],
    windows: [aWindow("G", { type: "SINGLE HUNG", location: "BEDROOM 3", sillHeightIn, ...over })],
  });

testRule(rule, [
  ["fails 23 in upstairs", upstairs(23), "fail"],
  ["passes 24 in upstairs", upstairs(24), "pass"],
  ["passes 30 in upstairs", upstairs(30), "pass"],
  ["leaves fixed windows alone", upstairs(12, { type: "FIXED" }), ""],
  ["leaves windows with a device alone", upstairs(12, { remarks: "W/ WOCD PER ASTM F2090" }), ""],
  [
    "leaves one that a stop holds alone",
    upstairs(18, { remarks: 'STOP LIMITS OPENING TO 4"' }),
    "",
  ],
  ["fails one that has no device", upstairs(22, { remarks: "NO OPNG. LIMITER" }), "fail"],
  ["leaves the ground floor alone", {
    ...upstairs(12),
    sheets: [aSheet({ title: "FIRST FLOOR PLAN" })],
  }, ""],
  [
    "leaves an unknown floor alone",
    { ...upstairs(12), sheets: [aSheet({ title: "FLOOR PLAN" })] },
    "",
  ],
  ["leaves other buildings alone", upstairs(12), "", aProject()],
  [
    "asks about a floor over piles",
    {
      ...upstairs(20),
      sheets: [aSheet({ title: "MAIN FLOOR PLAN" })],
      notes: [aNote("ONE STORY OVER PILES")],
    },
    "cantTell",
  ],
], aHouse());

testRule(rule, [
  [
    "fails a low sill upstairs in words",
    'SECOND FLOOR WINDOWS: SILL 18" A.F.F., NO LIMITER',
    "fail",
    aHouse(),
  ],
  ["passes 24 in in words", 'SECOND FLOOR WINDOWS: SILL 24" A.F.F., NO LIMITER', "pass", aHouse()],
  [
    "leaves a fixed one in words alone",
    'SECOND FLOOR WINDOWS: FIXED, SILL 18" A.F.F., NO LIMITER',
    "",
    aHouse(),
  ],
]);

/** A window of a list over a floor 12 ft above the ground. */
const raised = (operation: string, device: string, sillHeightIn: number) => {
  const schedule = aSchedule(
    "window",
    [["MARK", "mark"], ["OPERATION", null], ["OPENING CONTROL DEVICE", null]],
    [["W3", operation, device]],
    { title: "ELEVATED FLOOR WINDOWS (12 FT ABOVE GRADE)" },
  );
  const [{ page, box }] = schedule.rows;
  const fields = { OPERATION: operation, "OPENING CONTROL DEVICE": device };
  return aPlanSet({
    schedules: [schedule],
    windows: [aWindow("W3", { page, box, sillHeightIn, fields })],
  });
};

testRule(rule, [
  ["fails a low sill of a raised floor without a device", raised("CASEMENT", "NONE", 12), "fail"],
  ["passes 24 in", raised("CASEMENT", "NONE", 24), "pass"],
  ["leaves one with a device alone", raised("CASEMENT", "WOCD", 12), ""],
  ["leaves a fixed one alone", raised("FIXED", "-", 12), ""],
], aHouse());

testRule(rule, [
  [
    "takes the height above grade from its column",
    aPlanSet({
      windows: [aWindow("D", { sillHeightIn: 16, fields: { "ABOVE GRADE": `12'-8"` } })],
    }),
    "fail",
    aHouse(),
  ],
  [
    "leaves one near the ground alone",
    aPlanSet({
      windows: [
        aWindow("D", {
          sillHeightIn: 16,
          location: "Loft, 2nd",
          fields: { "ABOVE GRADE": `5'-8"` },
        }),
      ],
    }),
    "",
    aHouse(),
  ],
  [
    "reads the floor behind the room",
    aPlanSet({ windows: [aWindow("D", { sillHeightIn: 16, location: "Bonus rm, 2nd" })] }),
    "fail",
    aHouse(),
  ],
  [
    "leaves a fixed unit alone",
    aPlanSet({
      windows: [
        aWindow("D", { sillHeightIn: 16, location: "Bonus rm, 2nd", fields: { UNIT: "FX 3660" } }),
      ],
    }),
    "",
    aHouse(),
  ],
]);

/** Two low windows upstairs, one of them with a remark. */
const pair = (remarks: string, note = "", second = "") => {
  const schedule = aSchedule(
    "window",
    [["MARK", "mark"], ["REMARKS", "remarks"]],
    [["P", remarks], ["Q", second]],
  );
  const bedrooms = { location: "BEDROOM 3", sillHeightIn: 18, type: "AWNING" };
  return {
    ...upstairs(18),
    schedules: [schedule],
    windows: ["P", "Q"].map((mark, index) =>
      aWindow(mark, {
        ...bedrooms,
        box: schedule.rows[index].box,
        remarks: index === 0 ? remarks : second,
      })
    ),
    notes: note ? [aNote(note)] : [],
  };
};

testRule(rule, [
  ["fails the one without the device of another", pair("FALL LIMITER, ASTM F2090"), "fail"],
  ["reads the remark of the row above again", pair("FALL LIMITER", "", "DITTO"), ""],
  ["reads a remark on all", pair("WOCD AT ALL WINDOWS"), ""],
  ["reads a note on such devices", pair("", "WINDOW OPENING CONTROL DEVICES PER R312.2.2"), ""],
], aHouse());

/** A window of a list whose title tells of the sills of one floor alone. */
const ofSome = (location: string, sillHeightIn: number, title: string) => {
  const schedule = aSchedule("window", [["MK", "mark"], ["PLACE", null]], [["H", location]], {
    title,
  });
  const [{ page, box }] = schedule.rows;
  return aPlanSet({
    schedules: [schedule],
    windows: [aWindow("H", { page, box, location, sillHeightIn })],
  });
};
const SOME = "WINDOWS (2ND FLOOR SILLS 14' ABOVE GRADE)";

testRule(rule, [
  ["fails the one that says it is up there", ofSome("Den casement, 2nd floor", 20, SOME), "fail"],
  ["leaves those that don't alone", ofSome("Family room casement", 20, SOME), ""],
  [
    "reads a title of all its windows",
    ofSome("Family room casement", 20, "SECOND FLOOR WINDOW SCHEDULE"),
    "fail",
  ],
  ["leaves doors alone", ofSome("Study SGD, 2nd floor", 0, SOME), ""],
  ["leaves French doors alone", ofSome("Study French pair, 2nd floor", 6, SOME), ""],
  ["leaves what stands on the floor alone", ofSome("Study 8080, 2nd floor", 0, SOME), ""],
  ["fails a casement on the floor", ofSome("Study casement, 2nd floor", 0, SOME), "fail"],
], aHouse());

const noted = (sillHeightIn: number, remarks: string, over = {}) =>
  aPlanSet({ windows: [aWindow("A", { sillHeightIn, location: "Loft 203", remarks, ...over })] });

testRule(rule, [
  ["reads the height above the ground", noted(20, "12' above grade, no limiter; tempered"), "fail"],
  ["passes 24 in so high", noted(24, "12' above grade, no limiter"), "pass"],
  ["reads the floor of a remark", noted(23, "BED 1 (2), 3RD FLR, NO LIMITER"), "fail"],
  [
    "reads the floor under the head of notes",
    noted(20, "", { fields: { "NOTE (10)": "BED 1, 3RD FLR" } }),
    "fail",
  ],
  ["leaves low windows alone", noted(20, "2' above grade, no limiter"), ""],
  ["leaves what is aligned with others alone", noted(20, "ALIGN HEAD W/ 2ND FLR WINDOW"), ""],
  ["leaves what carries a floor alone", noted(20, "HEADER SUPPORTS 2ND FLR"), ""],
  ["leaves windows with a device alone", noted(20, '3RD FLR, LIMITER 4"'), ""],
], aHouse());
