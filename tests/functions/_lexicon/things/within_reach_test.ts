import { withinReachThings } from "../../../../functions/_lexicon/things/within_reach.ts";
import { testThings } from "./_things.ts";

testThings("within reach", withinReachThings, [
  ["THERMOSTATS", "reach control"],
  ["E.W.C.", "drinking fountain"],
  ["TAKE-OUT COUNTER", "service counter"],
]);
