import { wayOutThings } from "../../../../functions/_lexicon/things/ways_out.ts";
import { testThings } from "./_things.ts";

testThings("ways out", wayOutThings, [
  ["HALLWAY", "corridor"],
  ["DEAD-END", "dead end"],
  ["COMMON PATH OF EGRESS TRAVEL", "common path"],
]);
