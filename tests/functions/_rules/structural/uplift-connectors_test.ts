import rule from "../../../../functions/_rules/structural/uplift-connectors.ts";
import { aHouse, aList, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

const fresh = aHouse({ name: "New house" });

testStatements(rule, [
  { says: "Truss to plate ties: as the supplier directs.", kinds: ["cantTell"] },
  {
    says: 'PRE-ENGINEERED TRUSSES AT 24" O.C., HETA20 STRAP EACH TRUSS, UPLIFT PER S-2',
    kinds: ["pass"],
  },
  { says: "SIMPSON H2.5A EACH RAFTER", kinds: ["pass"] },
  { says: "HURRICANE CLIPS AT EACH TRUSS", kinds: ["pass"] },
  { says: "NO HURRICANE STRAPS", kinds: ["fail"] },
  { says: "TRUSSES TOE-NAILED TO PLATE", kinds: ["fail"] },
  { says: "Uplift: H10A at every other truss, 2x4 plate nailing between", kinds: ["fail"] },
  { says: "SIMPSON META16 STRAPS @ ALTERNATE TRUSSES", kinds: ["fail"] },
  { says: "HURRICANE TIES EACH SECOND RAFTER", kinds: ["fail"] },
  { says: "H10A EACH TRUSS, LATERAL BRACE AT EVERY OTHER TRUSS", kinds: ["pass"] },
  { says: "HURRICANE TIE AT EACH TRUSS WITH BRACING EVERY OTHER TRUSS", kinds: ["pass"] },
  { says: "STRONGBACK AT EVERY OTHER TRUSS", kinds: [] },
  { says: "STRAPS AT 4'-0\" O.C. GABLE END, CLIPS AT EACH TRUSS", kinds: ["pass"] },
  { says: 'FOUNDATION STRAPS AT 48" O.C. UNDER TRUSS BEARING WALL', kinds: ["pass"] },
  { says: 'STRAPS 48" O.C. AT GABLE TRUSS', kinds: [] },
  { says: "TRUSS STRAPS: TBD", kinds: ["cantTell"] },
  { says: "A/C TIE-DOWN", kinds: [] },
  {
    name: "silence on the roof framing of a new house",
    plan: { sheets: [aSheet({ title: "ROOF FRAMING PLAN" })] },
    project: fresh,
    kinds: ["cantTell"],
  },
  { name: "a shop", says: "NO HURRICANE STRAPS", project: aProject(), kinds: [] },
  { says: "H2.5A AT ALTERNATE TRUSSES", kinds: ["fail"] },
  { says: "RAFTERS NAILED TO PLATE, NO METAL CONNECTORS", kinds: ["fail"] },
  { says: 'HURRICANE CLIPS @ 48" O.C., TRUSSES @ 24" O.C.', kinds: ["fail"] },
  { says: ["HETA16 EA. TRUSS", "NO STRAP @ INT. NON-BRG. WALLS"], kinds: ["pass"] },
  { says: ["H2.5A @ EA. TRUSS", "NO CLIPS AT JACK BLOCKING"], kinds: ["pass"] },
  { says: "TRUSSES SHALL BE SECURED TO BOND BEAM WITH TWO 16d TOENAILS", kinds: ["fail"] },
  { says: "16d TOENAIL + H2.5A EA. TRUSS", kinds: ["pass"] },
  { says: ["HETA20 @ EA. TRUSS", "NO STRAP AT GABLE END OUTLOOKERS"], kinds: ["pass"] },
  {
    name: "a connector that holds less than the uplift",
    plan: aList(
      "CONNECTOR SCHEDULE",
      ["TRUSS", "UPLIFT DEMAND (LB)", "CONNECTOR", "CAPACITY (LB)"],
      ["T1", "1,150", "H2.5A", "600"],
    ),
    kinds: ["fail"],
  },
  {
    name: "a connector that holds the uplift",
    plan: aList(
      "CONNECTOR SCHEDULE",
      ["TRUSS", "UPLIFT DEMAND (LB)", "CONNECTOR", "CAPACITY (LB)"],
      ["T1", "600", "H2.5A", "600"],
    ),
    kinds: ["pass"],
  },
  {
    name: "a connector with uplift and lateral capacity alone",
    plan: aList("CONNECTOR SCHEDULE", ["MARK", "MODEL", "UPLIFT CAPACITY", "LATERAL"], [
      "C1",
      "H2.5A",
      "600",
      "110",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a strap rated below the uplift",
    plan: aList("UPLIFT TABLE", ["LOCATION", "UPLIFT (LB)", "STRAP", "RATED (LB)"], [
      "TRUSS @ PORCH",
      "1,340",
      "H2.5A",
      "480",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a strap rated above the uplift",
    plan: aList("UPLIFT TABLE", ["LOCATION", "UPLIFT (LB)", "STRAP", "RATED (LB)"], [
      "TRUSS @ PORCH",
      "1,340",
      "HETA20",
      "1,810",
    ]),
    kinds: ["pass"],
  },

  {
    name: "a short head for the capacity",
    plan: aList("CONNECTORS", ["LOC", "TYPE", "UPLIFT (LB)", "CAP."], [
      "TRUSS/TOP PL.",
      "H2.5A",
      "1,180",
      "600",
    ]),
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  { says: "2x8 RAFTER: TOENAIL 3-16d (NON-STRUCTURAL FALSE RAFTER)", kinds: [] },
  { says: "2x8 RAFTER: TOENAIL ONLY 3-16d", kinds: ["fail"] },
  { says: "INT. NON-BRG WALL: NO STRAPS TO TRUSSES", kinds: [] },
  { says: "NO STRAPS AT DROPPED CEILING FRAMING. H2.5A EA. RAFTER.", kinds: ["pass"] },
  { says: "ALUM. POST-BEAM PER AAF GUIDE, NO TRUSS STRAPS", kinds: [] },
], fresh);

testStatements(rule, [
  {
    name: "ties of a condenser",
    says: "NO TIE-DOWNS",
    where: { drawing: "CONDENSER PAD" },
    kinds: [],
  },
  {
    name: "ties of trusses",
    says: "NO TIE-DOWNS",
    where: { drawing: "TRUSS BEARING" },
    kinds: ["fail"],
  },
], aHouse());

testRule(rule, [
  [
    "fails nails alone under the head of connectors",
    listed("TRUSS CONNECTORS", ["LOCATION", "CONNECTOR", "UPLIFT"], [
      "BEARING WALLS",
      "TOE-NAIL",
      "-",
    ]),
    "fail",
  ],
  [
    "leaves an interior wall alone",
    listed("TRUSS CONNECTORS", ["LOCATION", "CONNECTOR", "UPLIFT"], [
      "INTERIOR NON-BEARING",
      "TOE-NAIL",
      "-",
    ]),
    "",
  ],
], aHouse());
