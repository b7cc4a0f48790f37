import rule from "../../../../../functions/_rules/egress/rails/guard-height.ts";
import { parseLengthIn } from "../../../../../functions/_shared/units.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";
import { under } from "../_under.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

/** Bare dimensions on a detail of this title. */
const onDetail = (
  drawing: string,
  lengths: string[],
  note = "",
  orientation: "vertical" | "horizontal" = "vertical",
) => {
  const at = (x: number) => ({ x, y: 74, width: 1, height: 2 });
  return aPlanSet({
    notes: [drawing, "STEEL POST", note].filter(Boolean).map((text, index) =>
      aNote(text, { drawing, box: { x: 16, y: 78 + index, width: 4, height: 1 } })
    ),
    dimensions: lengths.map((text, index) => ({
      ...aNote(text, { box: at(16 + index) }),
      sourceText: text,
      valueIn: parseLengthIn(text) ?? 0,
      measuredIn: null,
      qualifier: null,
      orientation,
    })),
  });
};

testRule(rule, [
  ["leaves a rail below sightlines alone", `26" HIGH RAIL AT FRONT OF SEATING ROW`, ""],
  ["reads a lower one there", `24" HIGH GUARD RAIL AT FRONT OF SEATING ROW`, "fail"],

  ["reads a demand for less", `GUARDS SHALL BE NOT LESS THAN 36 INCHES HIGH`, "fail"],
  ["reads a demand that suffices", `GUARDS SHALL BE NOT LESS THAN 42 INCHES IN HEIGHT`, "pass"],
  ["reads a cable rail", `CABLE RAIL SYSTEM 36" HIGH, CABLES @ 3" O.C.`, "fail"],
  [
    "reads a height behind the loads",
    `RAILING SYSTEM TO WITHSTAND 200 LB CONCENTRATED LOAD, 50 PLF, 42" HIGH`,
    "pass",
  ],
  ["fails 41 in", `GUARDRAIL @ 41" A.F.F.`, "fail"],
  ["passes 42 in", `42" HIGH GUARD`, "pass"],
  ["passes 3 ft 6 in", `GUARD HT: 3'-6" MIN.`, "pass"],
  ["fails 36 in outside dwellings", `ALUM. RAILING, 36" HIGH`, "fail"],
  ["tells height from infill", `GUARD 42" HIGH WITH PICKETS 4" CLEAR`, "pass"],
  ["tells height from drop", `GUARD 38" HIGH WHERE DROP EXCEEDS 30"`, "fail"],
  ["fails the common balcony of apartments", `COMMON BALCONY GUARD 38" HIGH`, "fail", apartments],
  ["allows 36 in inside a unit", `36" GUARD INSIDE UNIT`, "pass", apartments],
  ["fails 35 in inside a unit", `GUARD WITHIN UNIT 35" HIGH`, "fail", apartments],
  ["asks where it stands in apartments", `GUARD 36" HIGH`, "cantTell", apartments],
  ["asks whether a rail is a guard", `GUARD/HANDRAIL AT 36"`, "cantTell"],
  ["leaves corner guards alone", `CORNER GUARDS 48" HIGH`, ""],
  ["leaves handrails alone", `HANDRAIL 36" HIGH`, ""],
  ["leaves existing guards alone", `EXISTING 36" HIGH GUARD TO REMAIN`, ""],
  ["leaves houses to FBC-Residential", `GUARD 34" HIGH`, "", aHouse()],
  ["fails the only height on a guard's detail", onDetail("EDGE RAIL", [`3'-2"`]), "fail"],
  ["fails the only dimension of its drawing", onDetail("BREEZEWAY GUARD", [`36"`]), "fail"],
  ["fails the only one so high", onDetail("GUARDRAIL DETAIL", [`1'-8"`, `36"`]), "fail"],
  ["asks about the greatest of several", onDetail("GUARDRAIL DETAIL", [`32"`, `36"`]), "cantTell"],
  ["says nothing when one of them suffices", onDetail("MEZZ. RAIL", [`36"`, `42"`]), ""],
  [
    "takes the words before a dimension",
    onDetail("GUARDRAIL DETAIL", [`36"`], `42" HIGH GUARD`),
    "pass",
  ],
  [
    "leaves spacing on a guard's detail alone",
    onDetail("EDGE RAIL", [`3'-2"`], "", "horizontal"),
    "",
  ],
  ["leaves details of handrails alone", onDetail("HANDRAIL DETAIL", [`3'-0"`]), ""],
  ["leaves the post of a guard alone", onDetail("GUARDRAIL POST DETAIL", [`36"`]), ""],
  ["leaves guards of vehicles alone", onDetail("VEHICULAR GUARDRAIL", [`36"`]), ""],
  ["leaves guards of wheels alone", onDetail("WHEEL GUARD DETAIL", [`36"`]), ""],
  ["leaves other details alone", onDetail("BENCH DETAIL", [`3'-2"`]), ""],
  ["allows 36 in on a detail in apartments", onDetail("GUARD DETAIL", [`36"`]), "", apartments],
]);

testRule(rule, [
  ["reads a height under the guard's title", under("MEZZANINE GUARD", '38" TO TOP'), "fail"],
  ["passes 42 in there", under("MEZZANINE GUARD", '42" TO TOP'), "pass"],
  ["leaves a post alone", under("MEZZANINE GUARD", 'POST 36" H.'), ""],
]);

testRule(rule, [
  ["leaves a planter's rail alone", under("DECK RAIL", 'PLANTER RAIL 24" HIGH'), ""],
]);

testRule(rule, [
  ["leaves the rail of a window seat alone", 'GUARD 36" HIGH AT WINDOW SEAT', ""],
  ["leaves a hearth alone", 'GUARD RAIL 30" HIGH AT HEARTH', ""],
  ["still reads one at a landing", 'GUARD 36" HIGH AT LANDING', "fail"],
]);

testRule(rule, [
  [
    "leaves the spacing of posts alone",
    under("CABLE RAIL POST SPACING", "3'-2\" CABLE RAIL POST SPACING"),
    "",
  ],
]);

/** An upright string at a label in a section through something else. */
const atLabel = (label: string, length: string) => {
  const drawing = "SECTION ACROSS HALL AND TERRACE";
  return aPlanSet({
    notes: [aNote(label, { drawing, box: { x: 54, y: 26, width: 5, height: 1 } })],
    dimensions: [{
      ...aNote(length, { box: { x: 53, y: 26, width: 0.5, height: 1 } }),
      sourceText: length,
      valueIn: parseLengthIn(length) ?? 0,
      measuredIn: null,
      qualifier: null,
      orientation: "vertical",
    }],
  });
};

testRule(rule, [
  [
    "asks about an upright string at the label of a guard",
    atLabel("guard at terrace edge", '38"'),
    "cantTell",
  ],
  ["leaves one that is high enough alone", atLabel("guard at terrace edge", '42"'), ""],
  ["leaves one at a half wall alone", atLabel("half wall at host stand", '38"'), ""],
  ["leaves one at a corner guard alone", atLabel("corner guards", '38"'), ""],
]);

/** Upright strings that know their drawing, the labels of another nearer by. */
const inDrawing = (drawing: string, length: string) => {
  const plan = atLabel("stringer", length);
  const notes = [
    ...plan.notes.map((note) => ({ ...note, drawing: "FLIGHT 2 SECTION" })),
    aNote("POWDER COATED", { drawing, box: { x: 50, y: 34, width: 5, height: 1 } }),
  ];
  return { ...plan, notes, dimensions: plan.dimensions.map((it) => ({ ...it, drawing })) };
};

testRule(rule, [
  [
    "fails the height on a guard's detail beside another drawing",
    inDrawing("GUARDRAIL AT GALLERY", '39"'),
    "fail",
  ],
  ["leaves one that is high enough alone there", inDrawing("GUARDRAIL AT GALLERY", '42"'), ""],
  ["leaves one of another drawing alone", inDrawing("HANDRAIL AT GALLERY", '38"'), ""],
]);

/** An upright string and a label on a leader, far apart on one section; further labels as given. */
const onLeader = (length: string, ...labels: string[]) => {
  const drawing = "SECTION AT EXTERIOR STAIR";
  const plan = atLabel(labels[0], length);
  const [{ box }] = plan.dimensions;
  return {
    ...plan,
    notes: labels.map((text, index) =>
      aNote(text, { drawing, box: { x: box.x + 9, y: box.y - 2 - 3 * index, width: 5, height: 1 } })
    ),
    dimensions: plan.dimensions.map((it) => ({ ...it, drawing })),
  };
};

testRule(rule, [
  ["asks about the only guard of a section", onLeader('37"', "GALLERY GUARD"), "cantTell"],
  ["leaves one that is high enough alone on it", onLeader('42"', "GALLERY GUARD"), ""],
  ["leaves two guards of a section alone", onLeader('37"', "GALLERY GUARD", "ROOF GUARD"), ""],
  ["leaves a label of something else alone", onLeader('37"', "GALLERY PLANTER"), ""],
]);

testRule(rule, [
  ["fails a low guard before its drop", `LANDING GUARD: 40 IN. HIGH, DROP 10 FT 10 IN.`, "fail"],
  ["fails a low guard at a landing", `GUARD AT STAIR LANDING 40" HIGH`, "fail"],
  ["fails a low guard and the sign of its drop", `GUARD 40" TALL, DROP = 36"`, "fail"],
  ["passes a high guard before its drop", `GUARD 42" HIGH, DROP OF 34"`, "pass"],
  ...[
    `GUARD, DROP 36"`,
    `GUARD AT LANDING, 36" DROP`,
    `GUARD REQUIRED, DROP 34"`,
    `GUARD AT DROP OF 31" OR MORE`,
    `GUARD AT LANDING 44" DEEP`,
  ].map((words): [string, string, string] => [`takes no drop for it: ${words}`, words, ""]),
]);

testRule(rule, [
  [
    "takes the height of a sphere for none of the guard",
    "STAIR GUARDS: BALUSTERS STOP A 4 IN. SPHERE TO 36 IN. ABOVE THE NOSING",
    "",
  ],
  ["fails a low guard whose balusters stop a sphere", `GUARD 36" HIGH, STOPS A 4" SPHERE`, "fail"],
]);

testStatements(rule, [
  { says: 'GUARD N/R: 24" < 30" ABOVE GRADE', kinds: [] },
  { says: 'GUARD N/A (24")', kinds: [] },
  { says: 'GUARD 24" HIGH AT DECK', kinds: ["fail"] },
  { says: 'RAIL 35" (34 - 38) GUARD 42"', kinds: ["pass"] },
  { says: 'GUARDRAIL 36" AT ROOF DECK', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "Guard over 30 in. | 27 in. at north side: N/R", kinds: [] },
]);

testRule(rule, [
  ["fails behind the place it stands at", 'STAIR WELL GUARD, LEVEL 3 LANDING: 40" HIGH', "fail"],
  ["passes there", 'GUARD, MEZZANINE EDGE: 42" HIGH', "pass"],
  ["leaves the opening of one alone", 'GUARD OPENING AT LANDING: 40" HIGH', ""],
]);

testRule(rule, [
  [
    "takes where the openings of a guard change for no height",
    `OVERLOOK GUARD: 3 7/8" CLEAR UP TO 36", 4 3/8" BETWEEN 36" AND 42".`,
    "",
  ],
]);
