import rule from "../../../../functions/_rules/accessibility/lavatory-rim-height.ts";
import { aDimension, aHouse, aList, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'KNEE 24"', where: { drawing: "ADA LAV" }, kinds: ["fail"] },
  { says: 'COUNTER 36"', where: { drawing: "VANITY ELEV" }, kinds: ["fail"] },
  { says: 'STD. LAV RIM 36", ADA LAV 34"', kinds: [] },
  { says: 'LAV STD. MTG. HEIGHT, RIM 36"', kinds: ["fail"] },

  { says: 'LAVATORY RIM 34 1/4"', kinds: ["fail"] },
  { says: 'LAVATORY RIM 34 1/8"', kinds: ["pass"] },
  { says: 'LAVATORY RIM 34" A.F.F.', kinds: ["pass"] },
  { says: 'LAV RIM 35", KNEE SPACE, TRAP WRAPPED', kinds: ["fail"] },
  { says: 'LAV RIM @ 36" A.F.F.', kinds: ["fail"] },
  { says: "TOP OF LAV. COUNTER AT 2'-11\" AFF", kinds: ["fail"] },
  { says: "LAVATORY HEIGHT: 35 IN", kinds: ["fail"] },
  { says: 'Lavatory rims 34" maximum, seat heights 17" to 19".', kinds: ["pass"] },
  { says: 'MAX. 36" TO RIM', kinds: ["fail"] },
  { says: 'RIM OF LAVATORY 35" ABOVE FINISH FLOOR', kinds: ["fail"] },
  {
    name: "a row of the mirror over them",
    plan: aList(
      "MOUNTING HEIGHTS AT ACCESSIBLE FIXTURES",
      ["MARK", "ITEM", "HEIGHT AFF", "REMARKS"],
      ["T-4", "Mirror, bottom of reflecting surface", '40"', "Above lavatories"],
    ),
    kinds: [],
  },
  { says: 'URINAL RIM 17" MAX', kinds: [] },
  { says: 'LAVATORY, KNEE CLEARANCE 27" MIN', kinds: [] },
  { says: 'LAVATORY RIM 36"', kinds: [], project: aHouse(), name: "a house" },
  { says: 'CHILDREN LAVATORY RIM 31"', kinds: [] },
  { says: '35" RIM', where: { drawing: "TOILET ELEVATION" }, kinds: ["fail"] },
  { says: 'RIM @ 36" AFF', where: { drawing: "RR 102 - NORTH ELEV." }, kinds: ["fail"] },
  { says: "2'-11\" BASIN RIM", where: { room: "WOMEN'S TOILET" }, kinds: ["fail"] },
  { says: 'RIM +34"', where: { drawing: "TOILET ELEVATION" }, kinds: ["pass"] },
  { says: '24" RIM', where: { drawing: "MEN'S TOILET ELEVATION" }, kinds: [], name: "a urinal" },
  { says: '36" RIM', where: { drawing: "TANK DETAIL" }, kinds: [] },
  { says: '36" RIM', where: { drawing: "MOP SINK, TOILET ROOM" }, kinds: [] },
  { says: '36" TO RIM', where: { drawing: "TOILET ELEV. @ LAVS" }, kinds: ["fail"] },
  { says: '35 1/2" A.F.F.', where: { drawing: "VANITY SECTION" }, kinds: ["cantTell"] },
  { says: '34" A.F.F.', where: { drawing: "VANITY SECTION" }, kinds: ["pass"] },
  { says: '24" KNEE CLR.', where: { drawing: "ADA LAV. SECTION" }, kinds: ["fail"] },
  { says: '27" KNEE CLR.', where: { drawing: "ADA LAV. SECTION" }, kinds: ["pass"] },
  { says: '36" A.F.F.', where: { drawing: "KITCHEN COUNTER SECTION" }, kinds: [] },
  { says: 'LAV RIM 36" (STANDARD)', kinds: [] },
  { says: 'AMERICAN STANDARD LAV RIM AT 36" A.F.F.', kinds: ["fail"] },
  { says: 'LAV RIM 36"', where: { heading: "STANDARD MOUNTING HEIGHTS" }, kinds: ["fail"] },
]);

testStatements(rule, [
  { says: `counter rim at 35"`, where: { drawing: "Women, enlarged" }, kinds: ["fail"] },
  { says: `counter rim at 34"`, where: { drawing: "Men, looking east" }, kinds: ["pass"] },
  { says: `counter rim at 36"`, where: { drawing: "Galley, looking east" }, kinds: [] },
]);

/** An elevation with names and upright dimensions. */
const upright = (drawing: string, names: string[], heights: number[]) => ({
  notes: names.map((text) => aNote(text, { drawing, kind: "label" })),
  dimensions: heights.map((it) => aDimension(`${it}"`, it, { drawing, orientation: "vertical" })),
});

testStatements(rule, [
  {
    name: "the lowest height of a view that names the knees",
    plan: upright("Sink, side", ["Knee space"], [26, 34, 9]),
    kinds: ["cantTell"],
  },
  {
    name: "room enough for the knees",
    plan: upright("Lav. side view", ["knee"], [27, 34, 40]),
    kinds: ["pass"],
  },
  {
    name: "a view without knees",
    plan: upright("Lav. side view", ["Mirror"], [25, 34]),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: 'MIRROR, BOTTOM OF REFLECTING SURFACE 40" ABOVE LAVATORIES', kinds: [] },
  { says: 'LAV RIM 36" AFF, MIRROR 40" AFF', kinds: ["fail"] },
]);

testStatements(rule, [
  {
    name: "what is kept clear before a sink",
    plan: aList("FIXTURES", ["MK", "FIXT", "FRONT CLR (IN)"], ["P5", "LAV", "36"]),
    kinds: [],
  },
]);
