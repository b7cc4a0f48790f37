import { gasThings } from "../../../../functions/_lexicon/things/gas.ts";
import { testThings } from "./_things.ts";

testThings("gas", gasThings, [
  ["GAS COCK", "gas shutoff"],
  ["PROPANE TANK", "lp tank"],
]);
