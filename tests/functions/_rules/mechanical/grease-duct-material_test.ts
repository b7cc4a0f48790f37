import rule from "../../../../functions/_rules/mechanical/grease-duct-material.ts";
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
  { says: "24 GA. GALV. SUPPLY DUCT", ...hood, kinds: [] },
  { says: "Make-up air duct 26 ga.", ...hood, kinds: [] },
  { says: "Listed grease duct, 20 ga. SS, UL 1978", kinds: [] },
  { says: "18 GA. STAINLESS HOOD", ...hood, kinds: [] },
  { says: "26 ga. galv. duct", where: { drawing: "DISHWASHER HOOD, TYPE II" }, kinds: [] },
  { says: "26 ga. galv. duct", where: { drawing: "RTU DETAIL" }, kinds: [] },
]);
