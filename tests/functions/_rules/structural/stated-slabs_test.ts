import rule from "../../../../functions/_rules/structural/stated-slabs.ts";
import { aHouse, aNote, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const onSection = (text: string) => ({
  notes: [aNote(text, { page: 2, drawing: "WALL SECTION" })],
});

testStatements(rule, [
  {
    says: `5" CONCRETE SLAB ON GRADE`,
    plan: onSection(`4" CONC. SLAB ON GRADE`),
    kinds: ["cantTell"],
  },
  { says: `4" CONCRETE SLAB ON GRADE`, plan: onSection(`4" CONC. SLAB ON GRADE`), kinds: [] },
  {
    says: "GRADE DROPS 6 IN IN THE FIRST 10 FT OFF THE SLAB, THEN SWALE",
    plan: onSection(`4" CONC. SLAB ON GRADE`),
    kinds: [],
  },
  { says: `5" GARAGE SLAB`, plan: onSection(`4" CONC. SLAB ON GRADE`), kinds: [] },
  {
    name: "the slab of a shop, which another requirement asks about",
    says: `5" CONCRETE SLAB ON GRADE`,
    plan: onSection(`4" CONC. SLAB ON GRADE`),
    project: aProject(),
    kinds: [],
  },
], aHouse());
