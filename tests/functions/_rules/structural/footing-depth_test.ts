import rule from "../../../../functions/_rules/structural/footing-depth.ts";
import { aDimension, aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "FOOTINGS SET A MINIMUM OF SIX INCHES INTO UNDISTURBED SOIL", kinds: ["fail"] },
  { says: "FOOTINGS SET TWELVE INCHES INTO UNDISTURBED SOIL", kinds: ["pass"] },
  { says: 'POST BASE EMBEDDED 6" IN FOOTING', kinds: [] },
  {
    name: "anchor bolts of a footing by their letters",
    says: `1/2" A.B., 7" EMBED., @ 7'-0" O.C.`,
    where: { drawing: "EXT. FOOTING" },
    kinds: [],
  },
  { says: 'STEP FOOTING DOWN 8" BELOW GRADE BEAM', kinds: [] },
  { says: '6" COMPACTED FILL BELOW GRADE SLAB AND FOOTING', kinds: [] },
  { says: 'FOOTING EMBEDDED 6" IN UNDISTURBED SOIL', kinds: ["fail"] },
  { says: "REMOVE SIX INCHES OF TOPSOIL UNDER FOOTINGS", kinds: [] },
  { says: "FOOTING DEPTH: TBD", kinds: ["cantTell"] },
  { says: '20" x 12" CONT. FOOTING, (3) #5; TOP OF FOOTING 12" BELOW GRADE', kinds: ["pass"] },
  { says: 'BOTTOM OF FOOTING 10" BELOW GRADE', kinds: ["fail"] },
  { says: 'FTG. 12" MIN. BELOW UNDISTURBED SOIL', kinds: ["pass"] },
  { says: "MONOLITHIC FOOTING 8 INCHES BELOW FINISHED GRADE", kinds: ["fail"] },
  { says: 'TOP OF FOOTING 8" BELOW GRADE', kinds: ["cantTell"] },
  { says: 'FOOTING 20" x 10"', kinds: [] },
  { says: 'SEWER PIPE 8" BELOW GRADE AT FOOTING', kinds: [] },
  { name: "a shop", says: 'BOTTOM OF FOOTING 10" BELOW GRADE', project: aProject(), kinds: [] },
  {
    name: '10" B.F.G. under PORCH FOOTING',
    says: '10" B.F.G.',
    where: { drawing: "PORCH FOOTING" },
    kinds: ["fail"],
  },
  {
    name: '12" B.F.G. under PORCH FOOTING',
    says: '12" B.F.G.',
    where: { drawing: "PORCH FOOTING" },
    kinds: ["pass"],
  },
  { says: 'FINISH GRADE TO BOTTOM OF FTG. 9"', kinds: ["fail"] },
  {
    name: 'SLAB 8" BELOW GRADE under FOOTING DETAIL',
    says: 'SLAB 8" BELOW GRADE',
    where: { drawing: "FOOTING DETAIL" },
    kinds: [],
  },
  {
    name: '7" EMBEDMENT under ANCHOR BOLT',
    says: '7" EMBEDMENT',
    where: { drawing: "ANCHOR BOLT" },
    kinds: [],
  },
  {
    name: '8" BELOW GRADE under FENCE POST FOOTING',
    says: '8" BELOW GRADE',
    where: { drawing: "FENCE POST FOOTING" },
    kinds: [],
  },
  { says: '8" GRADE TO B.O. FTG.', kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  { says: '4" SLAB, NO FOOTING, 0" BELOW GRADE', where: { drawing: "A/C PAD" }, kinds: [] },
  { says: 'PERGOLA FOOTING 8" BELOW GRADE', kinds: [] },
  { says: 'PAD FOOTING 8" BELOW GRADE', kinds: ["fail"] },
  { says: 'STEP FTG 8" BELOW GRADE', where: { drawing: "PORCH STEP" }, kinds: [] },
  { says: 'FTG 8" BELOW GRADE AT STEP', kinds: ["fail"] },
], aHouse());

const drawn = (
  valueIn: number,
  drawing: string,
  orientation: "vertical" | "horizontal" = "vertical",
) => ({ dimensions: [aDimension(`${valueIn}"`, valueIn, { orientation, drawing })] });
const SIZES = '18" x 9" CONT. FOOTING';

testStatements(rule, [
  {
    name: "the only upright dimension of a footing",
    says: SIZES,
    plan: drawn(7, "FOOTING AT PORCH"),
    kinds: ["cantTell"],
  },
  {
    name: "12 in in its place",
    says: SIZES,
    plan: drawn(12, "FOOTING AT PORCH"),
    kinds: [],
  },
  {
    name: "the thickness of the footing",
    says: SIZES,
    plan: drawn(9, "FOOTING AT PORCH"),
    kinds: [],
  },
  {
    name: "a thickness that stands under another footing",
    says: 'PERIMETER: 24" X 12", 3 #5',
    where: { drawing: "STEM WALL FOOTING" },
    plan: drawn(10, "FOOTING AT ENTRY PORCH"),
    kinds: ["cantTell"],
  },
  {
    name: "that very thickness",
    says: 'PERIMETER: 24" X 10", 3 #5',
    where: { drawing: "STEM WALL FOOTING" },
    plan: drawn(10, "FOOTING AT ENTRY PORCH"),
    kinds: [],
  },
  { name: "a footing whose thickness nobody states", plan: drawn(7, "FOOTING DETAIL"), kinds: [] },
  {
    name: "a level dimension",
    says: SIZES,
    plan: drawn(7, "FOOTING DETAIL", "horizontal"),
    kinds: [],
  },
  { name: "a plan of footings", says: SIZES, plan: drawn(7, "FOOTING PLAN"), kinds: [] },
  {
    name: "one of two upright dimensions",
    says: SIZES,
    plan: {
      dimensions: [7, 30].map((it) =>
        aDimension(`${it}"`, it, { orientation: "vertical", drawing: "FOOTING DETAIL" })
      ),
    },
    kinds: [],
  },
], aHouse());

testStatements(rule, [
  { says: 'FOOTING 20" X 10", BOT. 10" BLW GRADE', kinds: ["fail"] },
  { says: 'FOOTING 20" X 10", BOT. 12" BLW GRADE', kinds: ["pass"] },
], aHouse());
