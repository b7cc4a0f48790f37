import rule from "../../../../functions/_rules/mechanical/grease-duct-material.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const hood = { where: { drawing: "KITCHEN HOOD DETAIL" } };

testStatements(rule, [
  { says: "GREASE DUCT: 16 GA. BLACK STEEL, WELDED", kinds: ["pass"] },
  { says: "Grease duct 18 gauge stainless steel", kinds: ["pass"] },
  { says: "GREASE DUCT 20 GA. STAINLESS", kinds: ["cantTell"] },
  { says: "KITCHEN EXHAUST DUCT: 18 GA GALVANIZED", kinds: ["cantTell"] },
  { says: "GREASE DUCT, GAUGE 18", kinds: ["cantTell"] },
  { says: "22 ga. galv. duct", ...hood, kinds: ["cantTell"] },
  { says: "16 ga. duct, welded", ...hood, kinds: ["pass"] },
  {
    says: "GREASE DUCT 20 GA GALV. STEEL",
    where: { drawing: "KITCHEN EXHAUST AND SUPPLY PLAN" },
    kinds: ["cantTell"],
  },
  { says: "GREASE DUCT SHALL BE 20 GA GALV; LISTED HOOD", kinds: ["cantTell"] },
  { says: "24 GA. GALV. SUPPLY DUCT", ...hood, kinds: [] },
  { says: "Make-up air duct 26 ga.", ...hood, kinds: [] },
  { says: "Listed grease duct, 20 ga. SS, UL 1978", kinds: [] },
  { says: "18 GA. STAINLESS HOOD", ...hood, kinds: [] },
  { says: "26 ga. galv. duct", where: { drawing: "DISHWASHER HOOD, TYPE II" }, kinds: [] },
  { says: "26 ga. galv. duct", where: { drawing: "RTU DETAIL" }, kinds: [] },
  { says: "KITCHEN HOOD DUCT, 20 GAUGE GALV. STEEL", kinds: ["cantTell"] },
  { says: "GREASE EXHAUST DUCT OF 24-GA. SHEET METAL", kinds: ["cantTell"] },
  { says: "Type I exhaust duct: 22 gauge, welded", kinds: ["cantTell"] },
  { says: "HOOD: 18 GA. S.S.; GREASE DUCT: 16 GA. BLACK IRON", kinds: ["pass"] },
  { says: "GREASE DUCT CLEANOUT, 18 GA. STAINLESS, LISTED", kinds: [] },
  { says: "ALUMINUM GREASE DUCT 20 GA.", kinds: [] },
  {
    name: "the gauge of a list",
    plan: aList("GREASE DUCTS", ["TAG", "MATERIAL", "GAUGE"], ["GD-1", "GALV. STEEL", "20"]),
    kinds: ["cantTell"],
  },
]);
