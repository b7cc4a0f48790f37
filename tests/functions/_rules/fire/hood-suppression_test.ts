import { testRule } from "../../../fakes/rule_table.ts";
import { under } from "./_under.ts";
import rule from "../../../../functions/_rules/fire/hood-suppression.ts";
import { aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const hood = (type: string, suppression: string) => ({
  schedules: [
    aSchedule("other", [["HOOD", "mark"], ["HOOD TYPE", "type"], ["FIRE SUPPRESSION", null]], [[
      "H-1",
      type,
      suppression,
    ]], { title: "KITCHEN HOOD SCHEDULE" }),
  ],
});

testStatements(rule, [
  {
    says: "TYPE I HOOD: NO PENETRATION OF SUPPRESSION PIPING WITHOUT SEAL, UL 300",
    kinds: ["pass"],
  },
  { says: "TYPE I HOOD W/O FIRE SUPPRESSION", kinds: ["fail"] },
  { says: "TYPE I HOOD, ANSUL R-102: DO NOT BLOCK SUPPRESSION NOZZLES", kinds: ["pass"] },
  { says: "TYPE I HOOD W/ SUPPRESSION NO. 1, UL 300", kinds: ["pass"] },
  { says: "HOOD FIRE SUPPRESSION: NONE", kinds: ["cantTell"] },
  { says: "DISHWASHER HOOD, SUPPRESSION: NONE", kinds: [] },
  {
    name: "a Type I hood with UL 300",
    plan: hood("TYPE I", "UL 300 wet chemical"),
    kinds: ["pass"],
  },
  { name: "a Type I hood without suppression", plan: hood("TYPE I", "NONE"), kinds: ["fail"] },
  { name: "a Type I hood by others", plan: hood("TYPE I", "BY OTHERS"), kinds: ["cantTell"] },
  {
    name: "a Type II hood, which the mechanical rules judge",
    plan: hood("TYPE II", "NONE"),
    kinds: [],
  },
  { says: "TYPE I HOOD WITH ANSUL R-102 SYSTEM", kinds: ["pass"] },
  { says: "TYPE 1 GREASE HOOD, NO SUPPRESSION", kinds: ["fail"] },
  { says: "TYPE I HOOD 14'-0\" X 4'-0\"", kinds: ["cantTell"] },
  { says: ["TYPE I HOOD 14'-0\" X 4'-0\"", "HOOD SUPPRESSION SYSTEM PER NFPA 17A"], kinds: [] },
  { name: "a house", says: "TYPE I HOOD, NO SUPPRESSION", project: aHouse(), kinds: [] },
  { name: "I under TYPE", plan: hood("I", "NONE"), kinds: ["fail"] },
  {
    says: "GREASE HOOD OVER THE FRYERS IS INSTALLED WITHOUT A FIRE SUPPRESSION SYSTEM",
    kinds: ["fail"],
  },
]);

testRule(rule, [
  [
    "fails a hood whose title says Type I",
    under("HOOD H-1 (TYPE I OVER FRYERS)", "NO FIRE SYSTEM THIS HOOD"),
    "fail",
  ],
  [
    "leaves a Type II hood alone",
    under("HOOD H-2 (TYPE II OVER DISHWASHER)", "NO FIRE SYSTEM THIS HOOD"),
    "",
  ],
]);

testStatements(rule, [
  {
    says: "WARMING KITCHEN - NO TYPE I HOOD, NO GREASE PRODUCING EQUIPMENT, NO SUPPRESSION.",
    kinds: [],
  },
  { says: "TYPE I HOOD, NO SUPPRESSION", kinds: ["fail"] },
], aProject({ occupancyClassification: ["A-2"] }));

testStatements(rule, [
  {
    name: "a fryer of a set that names no system",
    says: ["deep fryer", "prep tables"],
    where: { drawing: "Galley" },
    kinds: ["cantTell"],
  },
  {
    name: "a fryer of a set with a wet chemical system",
    says: ["deep fryer", "WET CHEMICAL SYSTEM, PULL STATION AT EXIT"],
    where: { drawing: "Galley" },
    kinds: [],
  },
  { name: "a ventless fryer", says: "FRYER, VENTLESS", where: { drawing: "Galley" }, kinds: [] },
  {
    name: "a note on fryers",
    says: "Confirm with the owner whether fryers are wanted in a later phase.",
    kinds: [],
  },
], aProject({ occupancyClassification: ["A-2"] }));

testStatements(rule, [
  { says: "REHEATING ONLY; TYPE I HOOD NOT REQUIRED", kinds: [] },
  { says: "TYPE I HOOD: NONE", kinds: [] },
  { says: "TYPE I HOOD NOT SHOWN ON THIS SHEET", kinds: ["cantTell"] },
], aProject({ occupancyClassification: ["A-2"] }));

testStatements(rule, [
  {
    says: [
      "HOOD H1: NO EXTINGUISHING SET (WET CHEMICAL OR OTHER) IN THIS CONTRACT; FUEL STAYS ON IN ALARM",
      "CANOPY H1 OVER RANGE: TYPE I HOOD, UL 710 LISTED",
    ],
    kinds: ["fail"],
  },
  { says: "TYPE I HOOD, NO FIRE EXTINGUISHING SYSTEM", kinds: ["fail"] },
  { says: "TYPE I HOOD H2: EXTINGUISHING SYSTEM NOT PROVIDED", kinds: ["fail"] },
  { says: "TYPE I HOOD, NO SUPPRESSION, BY OTHERS", kinds: ["cantTell"] },
  { says: ["HOOD H2: NO EXTINGUISHING SYSTEM", "CANOPY H2: TYPE II, DISH"], kinds: ["cantTell"] },
  { says: "HOOD H2 TYPE I WITH UL 300 EXTINGUISHING SYSTEM", kinds: ["pass"] },
  { says: "TYPE I HOOD WITH ANSUL R-102 BY VENDOR", kinds: ["pass"] },
  { says: ["HOOD H1", "NO FIRE EXTINGUISHERS IN OFFICE"], kinds: [] },
]);
