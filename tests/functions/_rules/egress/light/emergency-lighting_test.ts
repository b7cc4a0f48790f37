import rule from "../../../../../functions/_rules/egress/light/emergency-lighting.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

const two = (text: string, kind: "electrical" | "floor plan" = "electrical") =>
  aPlanSet({
    sheets: [aSheet({ kind })],
    notes: [aNote("EXITS REQUIRED / PROVIDED: 2/2"), ...(text ? [aNote(text)] : [])],
  });

/** Spaces of a load table, none of them a total. */
const counted = (...loads: number[]) =>
  aPlanSet({
    notes: [aNote("EMERGENCY LIGHTING 0.5 FC AVERAGE")],
    occupantLoads: loads.map((occupants, index) => ({
      ...aNote(`SPACE ${index}`),
      space: `SPACE ${index}`,
      areaSqft: null,
      factor: null,
      basis: null,
      occupants,
      isTotal: false,
    })),
  });

testRule(rule, [
  ["fails where the spaces together need two exits", counted(30, 25), "fail"],
  ["asks where they may need one", counted(20, 25), "cantTell"],
  ["passes an emergency unit", two("EMERG. UNIT AT EACH EXIT"), "pass"],
  ["takes a heater for none", two("EMERG. UNIT HEATER"), "cantTell"],
  [
    "passes emergency lighting for 90 minutes",
    two("EMERGENCY LIGHTING 90 MINUTES, SEE ELECTRICAL"),
    "pass",
  ],
  ["passes other words", two("BUG-EYE FIXTURE W/ BATTERY BACK-UP"), "pass"],
  ["passes 1 1/2 hours", two("EMERGENCY EGRESS LIGHTING, 1-1/2 HOUR BATTERY"), "pass"],
  [
    "passes a path lit on battery",
    two("LIGHT EGRESS PATH 1 FC AVERAGE, 0.1 FC MINIMUM ON BATTERY, 90 MINUTES."),
    "pass",
  ],
  ["fails 60 minutes", two("EMERGENCY LIGHTING W/ 60 MIN. BATTERY"), "fail"],
  ["fails 1 hour", two("EMERGENCY LIGHTS, 1 HOUR"), "fail"],
  ["fails an average below 1 fc", two("EMERGENCY LIGHTING 0.5 FC AVERAGE"), "fail"],
  [
    "reads an average behind a point of abbreviation",
    two("EMERG. EGRESS LTG.: BATTERY UNITS, 90 MIN.; INITIAL AVG. 0.5 FC AT FLOOR"),
    "fail",
  ],
  [
    "passes 1 fc there",
    two("EMERG. EGRESS LTG.: BATTERY UNITS, 90 MIN.; INITIAL AVG. 1.0 FC AT FLOOR"),
    "pass",
  ],
  ["fails one beside its minutes", two("BATTERY UNITS 0.5 FC AVERAGE, 90 MIN."), "fail"],
  [
    "leaves normal light alone",
    two("NORMAL LIGHTING 0.5 FC AT FLOOR; BATTERY UNITS 1 FC AVG, 90 MIN."),
    "pass",
  ],
  ["leaves the least point alone", two("EMERGENCY LIGHTING 1 FC AVG., 0.1 FC MIN."), "pass"],
  [
    "leaves any point alone",
    two(
      "EMERGENCY LIGHTING: ON LOSS OF POWER NOT LESS THAN 1.0 FC ON AVERAGE (0.1 FC AT ANY POINT) FOR 90 MINUTES.",
    ),
    "pass",
  ],
  ["fails a rating of an hour", two("EMERG. LTG: UNIT EQUIPMENT RATED 60 MINUTES"), "fail"],
  [
    "fails a battery of 45 minutes",
    two("EMERGENCY LIGHTS W/ 45-MINUTE RATED BATTERY PACK"),
    "fail",
  ],
  ["passes 90 minute rated packs", two("BUG-EYES, 90 MINUTE RATED BATTERY"), "pass"],
  [
    "takes a stair's rating for no duration",
    two("EMERGENCY LIGHTING IN 1 HR RATED STAIR ENCLOSURE, 20 MIN. DOORS"),
    "pass",
  ],
  [
    "takes ratings of other sentences for no duration",
    two(
      "Demising walls are 1 hour, doors 45 minute. Emergency lights: 1.2 fc average on the path.",
    ),
    "pass",
  ],
  [
    "reads the duration behind such a sentence",
    two("Shaft walls 2 hour. Emergency lights with battery for 60 minutes."),
    "fail",
  ],
  ["takes a least level for no duration", two("EMERGENCY LIGHTING: 1 FC AVG, 0.1 MIN."), "pass"],
  [
    "takes the start of a generator for no duration",
    two("EMERGENCY LIGHTING ON GENERATOR WITHIN 1 MIN., 24 HR FUEL"),
    "pass",
  ],
  ["leaves a test of it alone", two("EMERGENCY LIGHT TEST: 30 MIN. ANNUALLY"), "pass"],
  ["fails its express absence", two("EMERGENCY LIGHTING: NOT PROVIDED"), "fail"],
  [
    "asks when it is put off",
    two("Emergency lighting: by others, not included in this set."),
    "cantTell",
  ],
  ["asks about silent sheets", two(""), "cantTell"],
  ["says nothing where no sheet would show it", two("", "floor plan"), ""],
  ["leaves houses alone", two(""), "", aHouse()],
]);

testRule(rule, [
  [
    "reads averages of a table",
    listed("EMERGENCY LEVELS (INITIAL)", ["PATH", "AVG. FC", "MIN. FC"], [
      "AISLE TO EXIT B",
      "0.5",
      "0.1",
    ]),
    "cantTell",
  ],
  [
    "passes 1 on average",
    listed("EMERGENCY LEVELS (INITIAL)", ["PATH", "AVG. FC", "MIN. FC"], [
      "AISLE TO EXIT B",
      "1.0",
      "0.1",
    ]),
    "pass",
  ],
  [
    "leaves normal light alone",
    listed("NORMAL LEVELS", ["PATH", "AVG. FC", "MIN. FC"], ["AISLE TO EXIT B", "0.5", "0.1"]),
    "",
  ],
]);

const tall = (stories: number) => ({
  ...aPlanSet({ codeSummary: { stories: [aFact(stories)] } }),
  notes: [aNote("EMERGENCY LIGHTING, 60 MIN. BATTERY")],
});
const use = (group: "R-1" | "R-2" | "R-3") => aProject({ occupancyClassification: [group] });

testRule(rule, [
  ["knows that three stories of a hotel need two exits", tall(3), "fail", use("R-1")],
  ["asks of two", tall(2), "cantTell", use("R-1")],
  ["asks of three of apartments, which may have one stair", tall(3), "cantTell", use("R-2")],
  ["knows that four need two", tall(4), "fail", use("R-2")],
  ["asks of four of a dwelling, which may have one", tall(4), "cantTell", use("R-3")],
]);
