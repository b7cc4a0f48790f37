import rule from "../../../../functions/_rules/structural/snow-and-seismic.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SNOW / SEISMIC LOADS | NOT APPLICABLE IN FLORIDA", kinds: ["pass"] },
  { says: "SNOW LOAD: 0 PSF", kinds: ["pass"] },
  { says: "SEISMIC DESIGN CATEGORY A", kinds: [] },
  { name: "silence", kinds: [] },
], aHouse());
