import { openingThings } from "../../../../functions/_lexicon/things/openings.ts";
import { testThings } from "./_things.ts";

testThings("openings", openingThings, [
  ["STAIR TO ROOF", "roof access"],
  ["S.G.D.", "sliding door"],
  ["CLG. HT.", "ceiling"],
  ["EGRESS WDW", "escape opening"],
  ["WINDOW SILL", "sill"],
]);
