import rule from "../../../../functions/_rules/structural/slab-on-ground.ts";
import { aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SLAB THICKNESS: TBD", kinds: ["cantTell"] },
  { says: "CONCRETE SLAB-ON-GRADE, 3 INCHES THICK", kinds: ["fail"] },
  { says: '3" CONC. SLAB ON 6 MIL VAPOR RETARDER ON TREATED FILL', kinds: ["fail", "pass"] },
  { says: '4" CONCRETE SLAB ON GRADE W/ 6x6 W1.4 WWM', kinds: ["pass"] },
  { says: '3 1/2" THICK CONC. SLAB', kinds: ["pass"] },
  { says: "SLAB ON GRADE: 3.25 INCHES", kinds: ["fail"] },
  { says: '4" SLAB OVER 4 MIL POLY VAPOR BARRIER', kinds: ["pass", "fail"] },
  { says: '3" CONC. SLAB DRIVEWAY', kinds: [] },
  { says: "0' - 2 1/2\" SLAB R.B.", kinds: [] },
  { says: '2" RIGID INSULATION UNDER SLAB', kinds: [] },
  { says: "0' - 2 1/2\" SLAB R.B.", kinds: [] },
  { says: '2" SLAB INSULATION', kinds: [] },
  { says: 'SLAB STEP DOWN 1 1/2"', kinds: [] },
  { says: '2" SLAB RECESS AT SHOWER', kinds: [] },
  { says: "NO VAPOR BARRIER UNDER FLOOR SLAB", kinds: ["fail"] },
  { says: "VISQUEEN BELOW SLAB: NONE", kinds: ["fail"] },
  { says: "SLAB ON GRADE W/O POLY.", kinds: ["fail"] },
  { says: "GARAGE SLAB, NO VAPOR BARRIER", kinds: [] },
  { says: "NO VAPOR RETARDER ON INTERIOR FACE OF WALL ABOVE SLAB", kinds: [] },
  { says: "SLAB W/ 6 MIL POLY; WELDED WIRE NOT REQUIRED", kinds: ["pass"] },
  { name: "a shop without a retarder", says: "NO V.B. UNDER SLAB", project: aProject(), kinds: [] },
  { name: "a shop", says: '3" CONC. SLAB', project: aProject(), kinds: [] },
  {
    name: '3" CONC. under SLAB DETAIL',
    says: '3" CONC.',
    where: { drawing: "SLAB DETAIL" },
    kinds: ["fail"],
  },
  {
    name: '4" CONC. under SLAB DETAIL',
    says: '4" CONC.',
    where: { drawing: "SLAB DETAIL" },
    kinds: ["pass"],
  },
  {
    name: '3" CONC. COVER under SLAB DETAIL',
    says: '3" CONC. COVER',
    where: { drawing: "SLAB DETAIL" },
    kinds: [],
  },
  {
    name: '3" CONC. under PATIO SLAB',
    says: '3" CONC.',
    where: { drawing: "PATIO SLAB" },
    kinds: [],
  },
  {
    name: "4 MIL POLY under SLAB DETAIL",
    says: "4 MIL POLY",
    where: { drawing: "SLAB DETAIL" },
    kinds: ["fail"],
  },
  {
    name: "living areas on no retarder",
    plan: aList("SLAB SCHEDULE", ["LOCATION", "THICKNESS", "VAPOR RETARDER"], [
      "LIVING AREAS",
      '4"',
      "NONE",
    ]),
    kinds: ["fail", "pass"],
  },
  {
    name: "living areas on 6 mil",
    plan: aList("SLAB SCHEDULE", ["LOCATION", "THICKNESS", "VAPOR RETARDER"], [
      "LIVING AREAS",
      '4"',
      "6 MIL POLY",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a patio on no retarder",
    plan: aList("SLAB SCHEDULE", ["LOCATION", "THICKNESS", "VAPOR RETARDER"], [
      "PATIO",
      '4"',
      "NONE",
    ]),
    kinds: [],
  },
  {
    name: "a garage on no retarder",
    plan: aList("SLAB SCHEDULE", ["LOCATION", "THICKNESS", "VAPOR RETARDER"], [
      "GARAGE",
      '4"',
      "NONE",
    ]),
    kinds: [],
  },
  { says: "FLOOR SLAB IS 4 IN. THICK. VAPOR BARRIER DELETED PER OWNER.", kinds: ["fail", "pass"] },
  { says: "VAPOR BARRIER UNDER SLAB SHALL NOT BE OMITTED", kinds: [] },
  { says: "VAPOR RETARDER UNDER FLOOR SLAB MAY NOT BE DELETED", kinds: [] },
], aHouse());

testStatements(rule, [
  { says: '4" SLAB, NO VAPOR BARRIER', where: { drawing: "PORCH SLAB" }, kinds: ["pass"] },
  { says: "SLAB FRANGIBLE, NO VAPOR RETARDER", kinds: [] },
  { says: "SLAB ON FILL, NO VAPOR BARRIER", kinds: ["fail"] },

  { says: '3" CONC. ON 6 MIL POLY', where: { drawing: "GREAT ROOM" }, kinds: ["fail", "pass"] },
  { says: '4" CONC. / 4 MIL VB / FILL', where: { drawing: "S.O.G." }, kinds: ["pass", "fail"] },
  { says: '3" CONC. ON 6 MIL POLY', where: { drawing: "PATIO" }, kinds: [] },
  { says: '3" CONC., 6X6 WWM', where: { drawing: "MAIN FLOOR SLAB" }, kinds: ["fail"] },
  { says: '3" CONC. TOPPING', where: { drawing: "2ND FLOOR SLAB" }, kinds: [] },
], aHouse());
