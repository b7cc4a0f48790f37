import { routeThings } from "../../../../functions/_lexicon/things/routes.ts";
import { testThings } from "./_things.ts";

testThings("routes", routeThings, [
  ["CURB CUT", "curb ramp"],
  ["TURNING CIRCLE", "turning space"],
  ["STRIKE SIDE", "latch clearance"],
]);
