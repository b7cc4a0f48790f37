import { mechanicalThings } from "../../../../functions/_lexicon/things/mechanical.ts";
import { testThings } from "./_things.ts";

testThings("mechanical", mechanicalThings, [
  ["OA INTAKE", "air intake"],
  ["DRYER VENT", "dryer duct"],
  ["RTU", "roof equipment"],
]);
