import rule from "../../../../functions/_rules/mechanical/type-i-hood.ts";
import { aDimension, aNote, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const hood = (mark: string, appliances: string, type: string) => ({
  schedules: [
    aSchedule("hvac", [["Hood", "mark"], ["Appliances below", null], ["Hood type", "type"]], [[
      mark,
      appliances,
      type,
    ]], { title: "KITCHEN HOOD SCHEDULE" }),
  ],
});

testStatements(rule, [
  { says: 'HOOD LIP EXTENDS 2" PAST FILTER', kinds: [] },
  { says: "TYPE II HOOD OVER DEEP FRYER", kinds: ["fail"] },
  { says: "TYPE I HOOD OVER FRYERS AND RANGE", kinds: ["pass"] },
  { says: "TYPE II HOOD OVER DISHWASHER", kinds: ["pass"] },
  { says: "CHARBROILER UNDER TYPE 2 HOOD", kinds: ["fail"] },
  { says: "TYPE 1 GREASE HOOD ABOVE GRIDDLE", kinds: ["pass"] },
  { says: "TYPE I HOOD NOT PROVIDED OVER FRYER", kinds: ["fail"] },
  { says: "NO TYPE I HOOD OVER GRIDDLE", kinds: ["fail"] },
  { says: "TYPE II HOOD NOT PROVIDED OVER DISHWASHER", kinds: [] },
  { says: 'TYPE I HOOD, 3" OVERHANG ON OPEN SIDES', kinds: ["fail"] },
  { says: 'EXHAUST HOOD SHALL OVERHANG COOKING LINE 5"', kinds: ["fail"] },
  { says: 'CANOPY HOOD TO EXTEND 6" BEYOND EQUIPMENT', kinds: ["pass"] },
  { says: 'HOOD OVERHANG: 12" AT FRONT', kinds: ["pass"] },
  { says: 'HOOD OVERHANG 6" MIN. AT FRONT, 0" AT WALL', kinds: ["pass"] },
  { says: 'KITCHEN HOOD EXHAUST OUTLET, ROOF OVERHANG 4"', kinds: [] },
  { says: 'HOOD EXTENDS 4" BELOW CEILING', kinds: [] },
  { says: "TYPE II CONSTRUCTION", kinds: [] },
  { says: "TYPE II HOOD", kinds: [] },
  { name: "a hood schedule", plan: hood("H-2", "Deep fryers (2)", "TYPE II"), kinds: ["fail"] },
  {
    name: "a hood schedule with a dishwasher",
    plan: hood("H-3", "Dishwasher", "TYPE II"),
    kinds: ["pass"],
  },
  {
    name: "a hood schedule with a range",
    plan: hood("H-1", "Range, charbroiler", "I"),
    kinds: ["pass"],
  },
  { name: "a light hood over a range", plan: hood("H-2", "6-burner range", "II"), kinds: ["fail"] },
  { says: ["TYPE II HOOD", "FRYER"], kinds: ["fail"], where: { "drawing": "COOK LINE" } },
  { says: ["TYPE II HOOD", "DISHWASHER"], kinds: ["pass"], where: { "drawing": "DISH ROOM" } },
  { says: "No hood over the two-basket deep fryer.", kinds: ["fail"] },
], aProject({ occupancyClassification: ["A-2"] }));

testStatements(rule, [
  {
    name: "a hood known by its mark over woks",
    says: ["H-3, type II, 9 ft long", "wok", "wok"],
    where: { drawing: "Galley line & hoods" },
    kinds: ["fail"],
  },
  {
    name: "the marked hood for heat and steam beside it",
    says: ["H-3, type II, heat & steam", "wok"],
    where: { drawing: "Galley line & hoods" },
    kinds: ["pass"],
  },
  {
    name: "a mark of something else",
    says: ["H-3, type II, 9 ft long", "wok"],
    where: { drawing: "Header types" },
    kinds: [],
  },
], aProject({ occupancyClassification: ["A-2"] }));

/** A figure of a hood drawing with a name on its line, or a little below it. */
const drawn = (name: string, valueIn: number, offset: number, drawing = "Canopy hood, type I") => ({
  dimensions: [
    aDimension(`${valueIn}"`, valueIn, { drawing, box: { x: 30, y: 40, width: 1, height: 1 } }),
  ],
  notes: [aNote(name, { drawing, box: { x: 32, y: 40 + offset, width: 5, height: 1 } })],
});

testStatements(rule, [
  { name: "an overhang beside its figure", plan: drawn("Overhang", 3, 0), kinds: ["fail"] },
  { name: "an overhang on another line", plan: drawn("overhang", 3, 2.5), kinds: ["cantTell"] },
  { name: "an overhang that reaches", plan: drawn("Hood overhang", 6, 0), kinds: ["pass"] },
  { name: "an overhang of a roof", plan: drawn("Overhang", 3, 0, "Eave detail"), kinds: [] },
  { name: "a figure of something else", plan: drawn("Filter", 3, 0), kinds: [] },
]);

testStatements(rule, [
  { says: 'HOOD CANOPY H1 RUNS 3" PAST FRONT OF RANGE, 3" PAST EACH END', kinds: ["fail"] },
  { says: 'HOOD CANOPY H1 RUNS 6" PAST FRONT OF RANGE, 6" PAST EACH END', kinds: ["pass"] },
  { says: 'KITCHEN HOOD: CANOPY STOPS 4" BEYOND ENDS OF COOKLINE', kinds: ["fail"] },
  { says: 'HOOD H1 REACHES 7" PAST FRONT, 2" PAST SIDES', kinds: ["fail"] },
  { says: 'HOOD CANOPY EXTENDS 5" BEYOND THE FRYER', kinds: ["fail"] },
  { says: 'HOOD EXTENDS 3" PAST FRONT OF DISHWASHER', kinds: [] },
  { says: 'HOOD LIGHT 3" PAST FRONT OF RANGE', kinds: [] },
  { says: 'ENTRY CANOPY RUNS 3" PAST EDGE OF WALL', kinds: [] },
  { says: 'HOOD DUCT RUNS 3" PAST FRONT OF RANGE', kinds: [] },
  { says: "LOUNGE COUNTER: MICROWAVE ONLY, NO RANGE: NO HOOD", kinds: [] },
  { says: "RANGE IN LOUNGE, NO HOOD", kinds: ["fail"] },
], aProject({ occupancyClassification: ["A-2"] }));
