import assert from "node:assert/strict";
import { notesOf } from "../../../../../functions/_rules/egress/doors/_doors.ts";
import rule from "../../../../../functions/_rules/egress/doors/door-clear-width.ts";
import { profileBuilding } from "../../../../../functions/_rules/building_profile.ts";
import { limits2023 } from "../../../../../functions/_rules/limits/mod.ts";
import {
  aDoor,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  kindsOf,
  runRule,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const rows = [
  {
    name: "fails 31.8 in printed clear",
    door: aDoor("101", { clearWidthIn: 31.8 }),
    kinds: ["fail"],
  },
  {
    name: "passes 31.9 in, within drafting tolerance",
    door: aDoor("101", { clearWidthIn: 31.9 }),
    kinds: ["pass"],
  },
  { name: "passes 32 in", door: aDoor("101", { clearWidthIn: 32 }), kinds: ["pass"] },
  { name: "passes 32.1 in", door: aDoor("101", { clearWidthIn: 32.1 }), kinds: ["pass"] },
  { name: "fails a 32 in leaf that swings", door: aDoor("101", { widthIn: 32 }), kinds: ["fail"] },
  {
    name: "leaves a 32 in leaf that slides to its own words",
    door: aDoor("101", { widthIn: 32, fields: { TYPE: "POCKET" } }),
    kinds: ["cantTell"],
  },
  { name: "asks about a 33 in leaf", door: aDoor("101", { widthIn: 33 }), kinds: ["cantTell"] },
  { name: "fails a 30 in leaf", door: aDoor("101", { widthIn: 30 }), kinds: ["fail"] },
  {
    name: "asks about a 31 5/8 in panel, which is no leaf size",
    door: aDoor("101", { widthIn: 31.625 }),
    kinds: ["cantTell"],
  },
  {
    name: "asks about a 33 in leaf without clear width",
    door: aDoor("101", { widthIn: 33 }),
    kinds: ["cantTell"],
  },
  { name: "says nothing about a 36 in leaf", door: aDoor("101", { widthIn: 36 }), kinds: [] },
  {
    name: "reads the clear width from its own column",
    door: aDoor("3", { widthIn: null, fields: { "LEAF W": `2'-8"`, "CLEAR OPENING": `30"` } }),
    kinds: ["fail"],
  },
  {
    name: "leaves an existing door alone",
    door: aDoor("3", { widthIn: 28, remarks: "EXISTING TO REMAIN" }),
    kinds: [],
  },
  {
    name: "leaves a closet door alone",
    door: aDoor("101", { widthIn: 24, location: "CLOSET" }),
    kinds: [],
  },
  {
    name: "leaves a mop closet of 9 sq ft alone",
    door: aDoor("5", { clearWidthIn: 26, location: "Mop sink, 9 sf" }),
    kinds: [],
  },
  {
    name: "leaves a store of 8 sq ft alone",
    door: aDoor("5", { widthIn: 24, location: "STOR. 114 (8 SQ. FT.)" }),
    kinds: [],
  },
  {
    name: "fails a store of 12 sq ft",
    door: aDoor("5", { clearWidthIn: 26, location: "STORAGE, 12 S.F." }),
    kinds: ["fail"],
  },
  {
    name: "fails an office of 9 sq ft",
    door: aDoor("5", { clearWidthIn: 26, location: "OFFICE 9 SF" }),
    kinds: ["fail"],
  },
  {
    name: "asks about a mop closet of unknown area",
    door: aDoor("5", { widthIn: 28, location: "MOP SINK" }),
    kinds: ["cantTell"],
  },
  {
    name: "leaves a pair without clear width alone",
    door: aDoor("101", { widthIn: 48, leaves: 2 }),
    kinds: [],
  },
];

for (const { name, door, kinds } of rows) {
  Deno.test(`egress/door-clear-width ${name}`, () => {
    assert.deepEqual(kindsOf(rule, aPlanSet({ doors: [door] })), kinds);
  });
}

Deno.test("egress/door-clear-width does not apply to a house under FBC-Residential", () => {
  assert.deepEqual(
    kindsOf(rule, aPlanSet({ doors: [aDoor("1", { clearWidthIn: 28 })] }), aHouse()),
    [],
  );
});

Deno.test("egress/door-clear-width names measured and required", () => {
  const [outcome] = runRule(rule, aPlanSet({ doors: [aDoor("101", { clearWidthIn: 28 })] }));
  assert.equal(outcome.message, "narrow");
  assert.deepEqual(outcome.data, { door: "101", actual: 28, required: 32, unit: "in" });
});

testRule(rule, [
  ["reads a door's detail", under("EXIT DOOR 112", '30 1/2" CLR. OPEN 90°'), "fail"],
  ["passes 32 in there", under("EXIT DOOR 112", '32" CLR. OPEN 90°'), "pass"],
  ["reads a note", `DOOR 112 HAS A CLEAR WIDTH OF 31 1/2"`, "fail"],
  ["reads a clear opening", `DOOR 101: CLEAR OPENING 31"`, "fail"],
  ["takes no leaf for the clear width", `DOOR 3'-0" x 7'-0", 30" CLEAR`, ""],
  ["leaves the latch side alone", under("EXIT DOOR 112", '18" CLR. AT LATCH SIDE'), ""],
  ["leaves a floor space alone", `DOOR 112: 30" CLEAR WIDTH OF FLOOR SPACE`, ""],
  ["leaves stalls alone", `TOILET STALL DOOR 30" CLEAR OPENING`, ""],
  ["leaves coolers alone", `COOLER DOOR 30" CLEAR OPENING`, ""],
  ["leaves each leaf of a pair alone", `EXIT DOOR: EACH LEAF 30" CLEAR OPENING`, ""],
  [
    "leaves doors inside apartments alone",
    `BATH DOOR 30" CLEAR OPENING`,
    "",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
]);

testRule(rule, [
  ["leaves a mail slot alone", `FRONT DOOR PEEPHOLE; MAIL SLOT 20" CLEAR OPENING`, ""],
]);

Deno.test("notesOf() finds the note that states the width of a scheduled door again", () => {
  const door = aDoor("104B", { clearWidthIn: 30.5 });
  const again = aNote('BATH DR. 104B: 2\'-9" LEAF, 30 1/2" CLEAR @ 90 DEG.');
  const notes = [again, aNote('BATH DR. 104: 30 1/2" CLEAR'), aNote('DOOR 104B: 32" CLEAR')];
  assert.deepEqual(notesOf(door, aPlanSet({ notes })).map(({ box }) => box), [again.box]);
});

Deno.test("a door inside a unit is asked about together with the note that says its width", () => {
  const again = aNote(`BATH DR. 12C: 2'-8" LEAF, 30" CLEAR`, {
    box: { x: 70, y: 70, width: 9, height: 1 },
  });
  const door = aDoor("12C", { clearWidthIn: 30, location: "GUEST BATH" });
  const plan = aPlanSet({ doors: [door], notes: [again] });
  const project = aProject({ occupancyClassification: ["R-1"] });
  const context = {
    plan,
    project,
    building: profileBuilding(plan, project),
    limits: limits2023,
  };
  const [verdict] = [rule.check(door, context)].flat();
  assert.equal(verdict.kind, "cantTell");
  assert.deepEqual("also" in verdict && verdict.also?.map(({ box }) => box), [again.box]);
});

testRule(rule, [
  [
    "leaves a sidelite alone",
    aPlanSet({ doors: [aDoor("14", { widthIn: 18, fields: { TYPE: "SIDELITE" } })] }),
    "",
  ],
  [
    "leaves a door that stays alone",
    aPlanSet({ doors: [aDoor("14", { widthIn: 30, fields: { STATUS: "EXIST. TO REMAIN" } })] }),
    "",
  ],
  [
    "reads a door with a sidelite",
    aPlanSet({ doors: [aDoor("14", { widthIn: 30, fields: { TYPE: "FLUSH W/ SIDELITE" } })] }),
    "fail",
  ],
]);

testRule(rule, [
  [
    "asks about a bath inside a unit",
    aPlanSet({ doors: [aDoor("U5", { widthIn: 28, location: "UNIT BATH" })] }),
    "cantTell",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  [
    "leaves a panel alone",
    aPlanSet({ doors: [aDoor("X1", { widthIn: 24, heightIn: 36, location: "FILTER ACCESS" })] }),
    "",
  ],
  [
    "leaves a deleted door alone",
    aPlanSet({ doors: [aDoor("9", { widthIn: 28, fields: { REMARKS: "DELETED - ADDENDUM 1" } })] }),
    "",
  ],
]);

const APARTMENTS = aProject({ occupancyClassification: ["R-2"] });
const inSchedule = (title: string, location: string | null, over = {}) => {
  const door = aDoor("U2", { widthIn: 30, location, ...over });
  return aPlanSet({
    doors: [door],
    schedules: [{
      ...aSchedule("door", [["MARK", "mark"]], [["U2"]]),
      title,
      page: door.page,
      box: door.box,
    }],
  });
};

testRule(rule, [
  [
    "asks about a kitchen's in an apartment",
    inSchedule("DOOR SCHEDULE", "KITCHEN"),
    "cantTell",
    APARTMENTS,
  ],
  [
    "asks about one of the units' schedule",
    inSchedule("UNIT DOOR SCHEDULE", null),
    "cantTell",
    APARTMENTS,
  ],
  [
    "asks about its clear width",
    inSchedule("UNIT DOOR SCHEDULE", "STUDY", { clearWidthIn: 28 }),
    "cantTell",
    APARTMENTS,
  ],
  [
    "fails the bath of an accessible unit",
    inSchedule("DOOR SCHEDULE", "GUEST BATH ACC.", { clearWidthIn: 30.5 }),
    "fail",
    aProject({ occupancyClassification: ["R-1"] }),
  ],
  [
    "fails the entrance of a unit",
    inSchedule("UNIT DOOR SCHEDULE", "UNIT ENTRY"),
    "fail",
    APARTMENTS,
  ],
  [
    "fails what all tenants use",
    inSchedule("DOOR SCHEDULE", "COMMON LAUNDRY"),
    "fail",
    APARTMENTS,
  ],
  ["fails a kitchen's elsewhere", inSchedule("DOOR SCHEDULE", "KITCHEN"), "fail"],
]);

const CALLOUT = { x: 40, y: 40, width: 6, height: 1 };

testRule(rule, [
  [
    "leaves the row of an inactive leaf alone",
    aPlanSet({
      doors: [
        aDoor("104B", {
          widthIn: 18,
          location: "LOBBY INACTIVE",
          fields: { "LOCATION": "LOBBY INACTIVE" },
        }),
      ],
    }),
    "",
  ],
  [
    "fails a narrow active leaf",
    aPlanSet({
      doors: [
        aDoor("104A", {
          widthIn: 28,
          location: "LOBBY",
          fields: { "REMARKS": "ACTIVE LEAF, INACTIVE BOLTED" },
        }),
      ],
    }),
    "fail",
  ],
  [
    "leaves a door under the title of a closet alone",
    aPlanSet({
      notes: [aNote("DR 2468", { drawing: "GUEST ROOM CLOSET", box: CALLOUT })],
      doors: [aDoor("DR 2468", { widthIn: 28, box: CALLOUT })],
    }),
    "",
  ],
  [
    "fails it under the title of an office",
    aPlanSet({
      notes: [aNote("DR 2468", { drawing: "OFFICE 112", box: CALLOUT })],
      doors: [aDoor("DR 2468", { widthIn: 28, box: CALLOUT })],
    }),
    "fail",
  ],
]);

testRule(rule, [
  [
    "leaves the row of a sidelite alone",
    aPlanSet({ doors: [aDoor("102 SL", { widthIn: 12, fields: { MARK: "102 SL" } })] }),
    "",
  ],
  [
    "leaves a row called closet alone",
    aPlanSet({ doors: [aDoor("103", { widthIn: 30, fields: { HDWR: "CLOSET" } })] }),
    "",
  ],
]);

/** A list of exits with one row: name, where, clear width, people. */
const exits = (...row: string[]) =>
  aPlanSet({
    schedules: [
      aSchedule(
        "other",
        [["EXIT", "name"], ["WHERE", "room"], ["CLEAR", "clear width"], ["ASSIGNED", null]],
        [row],
        { title: "EXIT DATA" },
      ),
    ],
  });

testRule(rule, [
  ["fails 31 in clear in a list of exits", exits("2", "YARD SIDE", '31"', "40"), "fail"],
  ["passes 32 in clear there", exits("2", "YARD SIDE", '32"', "40"), "pass"],
  ["leaves a stair of the list alone", exits("ST-2", "STAIR 2", '30"', "40"), ""],
]);

const between = (location: string) =>
  aPlanSet({ doors: [aDoor("14", { widthIn: 28, clearWidthIn: 26, location })] });

testRule(rule, [
  ["leaves the closet off a room alone", between("Lab 4 / Closet, 8 SF"), ""],
  ["fails the door of the room itself", between("Corridor / Lab 4"), "fail"],
]);

Deno.test("a door is walked through, whatever its remark says it was changed for", () => {
  const kinds = (remarks: string) =>
    runRule(rule, aPlanSet({ doors: [aDoor("D106", { clearWidthIn: 30.5, remarks })] }))
      .map(({ kind }) => kind);
  assert.deepEqual(kinds("Changed to suit chase"), ["fail"]);
  assert.deepEqual(kinds("Access to chase"), []);
});
