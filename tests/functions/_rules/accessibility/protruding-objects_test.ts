import rule from "../../../../functions/_rules/accessibility/protruding-objects.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'WALL-HUNG SANITIZER AT 40" PROJECTS 4"', kinds: ["pass"] },
  { says: 'WALL-HUNG SANITIZER AT 40" PROJECTS 5"', kinds: ["fail"] },
  { says: 'DR. 108 & 111B OPEN FLAT TO WALL, 7" MAX. PROJ. IN CORR.', kinds: [] },
  { says: `AED CAB AT CORR 108 PROJ 6" @ 50" AFF TO BOT.`, kinds: ["fail"] },
  { says: "HANDRAIL: THIS PROJECT 36 IN", kinds: [] },
  { says: 'WALL SCONCE @ 82", PROJECTS 6"', kinds: [] },
  { says: 'WALL SCONCE @ 72", PROJECTS 6"', kinds: ["fail"] },

  { says: 'WALL SCONCE, BOTTOM AT 82" A.F.F., PROJECTS 6"', kinds: [] },
  { says: 'CORRIDOR TV 80" A.F.F. TO BOTTOM, PROJECTION 5"', kinds: [] },
  { says: 'WALL SCONCE AT 66" A.F.F. PROJECTS 6"', kinds: ["fail"] },
  { says: 'WALL MOUNTED OBJECTS SHALL NOT PROTRUDE MORE THAN 4" INTO CORRIDOR', kinds: ["pass"] },
  { says: 'FIRE EXTINGUISHER CABINET PROJECTS 6" INTO CORRIDOR', kinds: ["fail"] },
  { says: 'HANDRAILS MAY PROJECT 4 1/2"', kinds: ["pass"] },
  { says: 'WALL SCONCE, 7" PROJECTION', kinds: ["fail"] },
  { says: 'DRINKING FOUNTAIN PROTRUDES 19"', kinds: ["fail"] },
  { says: 'ROOF OVERHANG PROJECTS 24"', kinds: [] },
  { says: 'EWC PROJECTS 19", BOTTOM AT 27" A.F.F.', kinds: [] },
  {
    says: '7" DEEP DISPLAY CASE, BOT. 48" A.F.F.',
    where: { drawing: "CORRIDOR SECTION" },
    kinds: ["fail"],
  },
  {
    says: '7" DEEP DISPLAY CASE, BOT. 24" A.F.F.',
    where: { drawing: "CORRIDOR SECTION" },
    kinds: [],
  },
  { says: '6" PROJ.', where: { drawing: "CORRIDOR SECTION @ F.E.C." }, kinds: ["fail"] },
  { says: '3 1/2" PROJ.', where: { drawing: "CORRIDOR SECTION @ F.E.C." }, kinds: ["pass"] },
  { says: 'SCONCES EXTEND 5 1/2" FROM CORRIDOR WALL AT 66" A.F.F.', kinds: ["fail"] },
  { says: '24" DEEP BASE CABINET', where: { drawing: "CORRIDOR SECTION" }, kinds: [] },
  { says: 'WALL SCONCE, 6" PROJ. @ 60" A.F.F.', kinds: ["fail"] },

  { says: 'WATER FOUNTAIN PROJECTS TO WITHIN 28" OF THE FRONT OF PANEL LP-2', kinds: [] },
]);

const objects = (title: string, out: string, up: string, ...labels: string[]) => {
  const { notes, dimensions } = aDrawing(title, labels.map((text) => [text, 30, 30]), [
    [out, 30, 20],
    [up, 36, 40],
  ]);
  const [level, upright] = dimensions.map((it) => ({ ...it, drawing: title }));
  return { notes, dimensions: [level, { ...upright, orientation: "vertical" as const }] };
};

testStatements(rule, [
  {
    name: "an extinguisher cabinet as drawn",
    plan: objects("F.E.C. AT HALL", '7"', '34"'),
    kinds: ["cantTell"],
  },
  {
    name: "a case as drawn",
    plan: objects("TROPHY CASE, SECTION", '10"', '29"'),
    kinds: ["cantTell"],
  },
  { name: "within the limit", plan: objects("F.E.C. AT HALL", '4"', '34"'), kinds: [] },
  { name: "low enough for a cane", plan: objects("TROPHY CASE", '10"', '27"'), kinds: [] },
  { name: "above heads", plan: objects("WALL SCONCE", '9"', '80"'), kinds: [] },
  { name: "too wide to be a depth", plan: objects("AED CABINET", '16"', '34"'), kinds: [] },
  {
    name: "said to be recessed",
    plan: objects("F.E.C. AT HALL", '7"', '34"', "RECESSED"),
    kinds: [],
  },
  { name: "casework", plan: objects("BASE CABINET", '10"', '34"'), kinds: [] },
]);

const onWall = (drawing: string) => ({ where: { drawing } });

testStatements(rule, [
  {
    says: "CABINET STANDS OUT 6 IN FROM GYP.",
    ...onWall("AED CABINET IN HALL 105"),
    kinds: ["fail"],
  },
  { says: 'STANDS PROUD 5" OF FINISHED WALL', ...onWall("FEC AT CORRIDOR"), kinds: ["fail"] },
  { says: 'STANDS OUT 4" FROM GYP.', ...onWall("AED CABINET IN HALL 105"), kinds: ["pass"] },
  {
    says: ["CABINET STANDS OUT 6 IN FROM GYP.", 'BOTTOM 24" A.F.F.'],
    ...onWall("AED CABINET IN HALL 105"),
    kinds: [],
  },
  { says: 'CABINET STANDS OUT 24" FROM GYP.', ...onWall("BREAK ROOM"), kinds: [] },
  { says: 'STANDS OUT 24" FROM GYP.', ...onWall("BASE CABINET IN HALL"), kinds: [] },
]);

const items = (height: string) =>
  aList("PROTRUDING ITEMS", ["ITEM", "PROJECTION", "HEIGHT"], [
    "DRINKING FOUNTAIN",
    `18"`,
    height,
  ]);

testStatements(rule, [
  { name: "a row too high for a cane", plan: items(`30"`), kinds: ["fail"] },
  { name: "a row a cane finds", plan: items(`27"`), kinds: [] },
]);

testStatements(rule, [
  {
    says: `CABINET AT CORRIDOR 104 STANDS OUT 6" FROM WALL, ITS BOTTOM 48" ABOVE FLOOR.`,
    kinds: ["fail"],
  },
  {
    says:
      `CABINETS ON CORRIDOR WALLS: BOTTOM LIP 4'-0" ABOVE THE FLOOR, FACE STANDS 5 1/2" OUT FROM THE WALL.`,
    kinds: ["fail"],
  },
  { says: `CABINET STANDS OUT 4" FROM WALL, ITS BOTTOM 48" ABOVE FLOOR.`, kinds: ["pass"] },
  { says: `CABINET STANDS OUT 6" FROM WALL, ITS BOTTOM 24" ABOVE FLOOR.`, kinds: [] },
  { says: `CABINET STANDS OUT 12" FROM WALL.`, kinds: [] },
]);
