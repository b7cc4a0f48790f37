import { structureThings } from "../../../../functions/_lexicon/things/structure.ts";
import { testThings } from "./_things.ts";

testThings("structure", structureThings, [
  ["SOILS REPORT", "soil report"],
  ["HURRICANE STRAPS", "uplift connector"],
]);
