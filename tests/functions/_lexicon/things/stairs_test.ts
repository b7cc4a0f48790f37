import { stairThings } from "../../../../functions/_lexicon/things/stairs.ts";
import { testThings } from "./_things.ts";

testThings("stairs", stairThings, [
  ["NEW STAIRWAY", "stair"],
  ["SPIRAL STAIR", "spiral stair"],
  ["RISERS", "riser"],
  ["TREAD DEPTH", "tread"],
  ["LDG", "landing"],
  ["DOOR LANDING", "door landing"],
]);
