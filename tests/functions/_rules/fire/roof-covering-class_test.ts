import rule from "../../../../functions/_rules/fire/roof-covering-class.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const typeVa = aProject({ typeOfConstruction: "VA" });

const typed = (typeOfConstruction: "IIA") => aProject({ typeOfConstruction });

testStatements(rule, [
  { says: "UNRATED ROOF COVERING AT ENTRY CANOPY", kinds: [] },
  { says: "ROOF COVERING CLASS: ____", kinds: ["cantTell"] },
  { says: "ROOF COVERING | CLASS C", kinds: ["pass"] },
  { says: "DUCTS ON THE ROOF R-8. SEALED TO CLASS A.", kinds: [] },
  { says: "ROOF COVERING: CLASS C", project: typeVa, kinds: ["fail"] },
  { says: "CLASS A SHINGLES", project: typeVa, kinds: ["pass"] },
  { says: "TPO ROOFING, CLASS 'B'", project: typeVa, kinds: ["pass"] },
  {
    says: "ROOF ASSEMBLY CLASS C",
    plan: { codeSummary: { constructionType: [aFact("VA" as const), aFact("VB" as const)] } },
    kinds: ["cantTell"],
  },
  { says: "CLASS C", where: { drawing: "METAL ROOFING" }, project: typeVa, kinds: ["fail"] },
  { says: "CLASS A", where: { drawing: "METAL ROOFING" }, project: typeVa, kinds: ["pass"] },
  { says: "CEDAR SHAKES, NO FIRE CLASSIFICATION", project: typeVa, kinds: ["fail"] },
  { says: "CORRIDOR FINISH CLASS C UNDER ROOF", project: typeVa, kinds: [] },
  { name: "a house", says: "ROOF COVERING: CLASS C", project: aHouse(), kinds: [] },
  { says: "MOD. BIT. ROOF, UNCLASSIFIED", project: typed("IIA"), kinds: ["fail"] },
  {
    name: "a letter under FIRE CLASS",
    plan: {
      schedules: [
        aSchedule("other", [["TYPE", "type"], ["COVERING", null], ["FIRE CLASS", null]], [
          ["R1", "TPO", "C"],
          ["R2", "PAVERS", "A"],
        ], { title: "ROOF ASSEMBLIES" }),
      ],
    },
    project: typed("IIA"),
    kinds: ["fail", "pass"],
  },
], aProject({ typeOfConstruction: "VB" }));

testLinks(rule, [
  { name: "R-2 COATING", figure: "CLASS C", kinds: ["fail"] },
  { name: "R-2 COATING", figure: "CLASS B", kinds: ["pass"] },
], typeVa);
