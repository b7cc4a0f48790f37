import rule from "../../../../functions/_rules/fire/garage-separation.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const twoStories = { codeSummary: { stories: [aFact(2)] } };
const house = aHouse();
const units = aProject({ occupancyClassification: ["R-2", "U"] });

testStatements(rule, [
  { says: 'GARAGE CLG. 1/2" REG. G.W.B. (BR 2 & BATH 2 ABV.)', kinds: ["fail"] },
  { says: '1/2" G.W.B. @ GAR. CLG. UNDER BRS.', kinds: ["fail"] },
  { says: 'GARAGE CLG. 5/8" TYPE X G.W.B. (BR 2, BATH 2 & HALL ABV.)', kinds: ["pass"] },
  {
    says: '1/2" GYP. BD. GARAGE SIDE, 5/8" TYPE X ON CLG. BELOW BEDROOMS',
    project: aHouse(),
    kinds: ["pass"],
  },
  {
    says: '5/8" GYP. BD. GARAGE SIDE, 1/2" ON CLG. BELOW BEDROOMS',
    project: aHouse(),
    kinds: ["fail"],
  },

  ...[
    '4. GARAGE CEILING BELOW BONUS ROOM: 1/2" REGULAR',
    `Garage below the study: 1/2" gypsum on the ceiling, 1/2" on the walls.`,
    'GARAGE CEILING, KIT + DINING ABV: 1/2" GYP, GARAGE SIDE',
    'GARAGE CLG 1/2" GWB, LOFT ABOVE',
    'GARAGE LID UNDER FAMILY ROOM 1/2" DRYWALL',
  ].map((says) => ({ says, project: aHouse(), kinds: ["fail" as const] })),
  ...[
    '4. GARAGE CEILING BELOW BONUS ROOM: 5/8" TYPE X',
    `Garage below the study: 5/8" Type X gypsum on the ceiling, 1/2" on the walls.`,
    'GARAGE WALLS TO KITCHEN: 1/2" GYP, GARAGE SIDE',
    'GARAGE CLG 1/2" GWB, NO HABITABLE ROOM ABOVE',
  ].map((says) => ({ says, project: aHouse(), kinds: ["pass" as const] })),
  ...[
    "NO ATTIC ACCESS IN GARAGE; NO GYP. BD. FINISH TAPE",
    '3/8" GYP. BD. SOFFIT AT LIVING ROOM NEXT TO GARAGE',
  ].map((says) => ({ says, project: aHouse(), kinds: [] })),
  {
    says: 'BONUS ROOM OVER LIVING, 1/2" GWB CEILING',
    where: { drawing: "SECTION AT GARAGE" },
    project: aHouse(),
    kinds: ["pass"],
  },
  { says: "GARAGE SEPARATION: TBD", project: aHouse(), kinds: ["cantTell"] },
  {
    says: 'GARAGE SEPARATION: 1/2" GYPSUM BOARD ON GARAGE SIDE. NO HABITABLE ROOMS ABOVE.',
    kinds: ["pass"],
  },
  { says: '3/8" GYP. BD. ON GARAGE SIDE', kinds: ["fail"] },
  { says: '5/8" TYPE X GWB AT GARAGE CEILING BELOW HABITABLE ROOMS', kinds: ["pass"] },
  { says: '1/2" DRYWALL AT GARAGE CEILING, BONUS ROOM ABOVE', kinds: ["fail"] },
  { says: '1/2" GYP. BD. GARAGE CLG.', plan: twoStories, kinds: ["cantTell"] },
  { says: 'Garage lid: 1/2" GWB, one coat (BR 2 over)', kinds: ["fail"] },
  { says: '1/2" drywall at garage lid, bedroom 3 above', kinds: ["fail"] },
  { says: '5/8" TYPE X GWB AT GARAGE LID (BR 2 OVER)', kinds: ["pass"] },
  { says: '1/2" GYP. BD. GARAGE LID', plan: twoStories, kinds: ["cantTell"] },
  { says: '1/2" GWB GARAGE WALLS, BEDROOM OVERHANG BEYOND', kinds: ["pass"] },
  { says: '1/2" GYP. BD. GARAGE WALLS', plan: twoStories, kinds: ["pass"] },
  { says: "ONE LAYER 1/2 INCH SHEETROCK", where: { room: "GARAGE" }, kinds: ["pass"] },
  { says: '1/2" GYP. BD. THROUGHOUT', kinds: [] },
  { name: "the other volume", says: '3/8" GYP. BD. ON GARAGE SIDE', project: units, kinds: [] },
  { says: "GARAGE/HOUSE WALL: NO GYP. BD. ON GARAGE SIDE", kinds: ["fail"] },
  { says: "OMIT DRYWALL AT GARAGE CEILING BELOW ATTIC", kinds: ["fail"] },
  { says: "GARAGE EXTERIOR CMU WALLS: NO GYP. BD.", kinds: [] },
  { says: "DETACHED GARAGE, NO DRYWALL AT CEILING", kinds: [] },
], house);

testRule(rule, [
  [
    "reads the room above in the title",
    under("GARAGE, BONUS RM ABV.", 'CLG. 1/2" REG. GYP.'),
    "fail",
    aHouse(),
  ],
  ["passes under an attic", under("GARAGE, ATTIC ABV.", 'CLG. 1/2" GYP.'), "pass", aHouse()],
]);

const boxAt = (x: number, y: number) => ({ x, y, width: 4, height: 1 });
/** A ceiling callout between the name of a room and that of the garage, `x` per cent across the page. */
const section = (room: string, x = 40, board = '1/2" gyp. bd. ceiling') => {
  const drawing = "Section thru Garage";
  return aPlanSet({
    notes: [
      aNote(room, { drawing, box: boxAt(x, 20) }),
      aNote(board, { drawing, box: boxAt(44, 30) }),
      aNote("Garage", { drawing, box: boxAt(41, 38) }),
    ],
  });
};

testRule(rule, [
  ["reads the room lettered over the garage", section("Bedroom 4"), "fail", aHouse()],
  [
    "passes the thicker board there",
    section("Loft", 40, '5/8" gyp. bd. ceiling'),
    "pass",
    aHouse(),
  ],
  ["leaves a room beside the garage alone", section("Bedroom 4", 70), "pass", aHouse()],
  ["leaves an attic alone", section("Attic"), "pass", aHouse()],
]);

testStatements(rule, [
  {
    says: "THE CEILING OF THE GARAGE, WHICH CARRIES THE BONUS ROOM, HAS 1/2 INCH GYPSUM BOARD.",
    kinds: ["fail"],
  },
  {
    says: "GARAGE CEILING BELOW THE FIRST FLOOR: ONE LAYER 1/2 IN. REGULAR GYPSUM BOARD.",
    kinds: ["fail"],
  },
  {
    says:
      "THE CEILING OF THE GARAGE, WHICH CARRIES THE BONUS ROOM, HAS 5/8 INCH TYPE X GYPSUM BOARD.",
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  { says: 'GARAGE CEILING BELOW BONUS ROOM: 1/2" REGULAR', kinds: ["fail"] },
  { says: 'GARAGE CEILING BELOW BONUS ROOM: 5/8" TYPE X', kinds: ["pass"] },
  {
    says: 'Garage below the study: 1/2" gypsum on the ceiling, 1/2" on the walls.',
    kinds: ["fail"],
  },
  {
    says: 'Garage below the study: 5/8" gypsum on the ceiling, 1/2" on the walls.',
    kinds: ["pass"],
  },
  { says: 'GARAGE CEILING, KIT + DINING ABV: 1/2" GYP', kinds: ["fail"] },
  { says: 'GARAGE WALLS: 1/2" REGULAR', kinds: ["pass"] },
  { says: 'GARAGE FLOOR: 4" REGULAR CONCRETE', kinds: [] },
], aHouse());
