import { accessThings } from "../../../../functions/_lexicon/things/access.ts";
import { testThings } from "./_things.ts";

testThings("access", accessThings, [
  ["H.C. STALL", "accessible parking space"],
  ["ACCESS AISLES", "access aisle"],
  ["CURB CUT", "curb ramp"],
  ["TURNING CIRCLE", "turning space"],
  ["STRIKE SIDE", "latch clearance"],
  ["W/C", "water closet"],
  ["WATER CLOSETS", "water closet"],
  ["G.B.", "grab bar"],
  ["REAR GRAB BAR", "rear grab bar"],
  ["LAVATORIES", "lavatory"],
  ["THERMOSTATS", "reach control"],
  ["AMBULATORY STALL", "ambulatory compartment"],
  ["E.W.C.", "drinking fountain"],
  ["TAKE-OUT COUNTER", "service counter"],
]);
