import { egressThings } from "../../../../functions/_lexicon/things/egress.ts";
import { testThings } from "./_things.ts";

testThings("egress", egressThings, [
  ["STAIR TO ROOF", "roof access"],
  ["NEW STAIRWAY", "stair"],
  ["SPIRAL STAIR", "spiral stair"],
  ["RISERS", "riser"],
  ["TREAD DEPTH", "tread"],
  ["LDG", "landing"],
  ["DOOR LANDING", "door landing"],
  ["HAND RAILS", "handrail"],
  ["GUARDRAILS", "guard"],
  ["PICKETS", "baluster"],
  ["HALLWAY", "corridor"],
  ["DEAD-END", "dead end"],
  ["COMMON PATH OF EGRESS TRAVEL", "common path"],
  ["EXIT SIGNS", "exit sign"],
  ["PANIC HDWR", "panic hardware"],
  ["S.G.D.", "sliding door"],
  ["CLG. HT.", "ceiling"],
  ["EGRESS WDW", "escape opening"],
  ["WINDOW SILL", "sill"],
]);
