import { fireThings } from "../../../../functions/_lexicon/things/fire.ts";
import { testThings } from "./_things.ts";

testThings("fire", fireThings, [
  ["STAIR ENCLOSURE", "exit enclosure"],
  ["FIREWALL", "fire wall"],
  ["DEMISING WALLS", "unit separation wall"],
  ["PARAPETS", "parapet"],
  ["90 MIN FIRE DOOR", "fire door"],
  ["PRIMARY STRUCT. FRAME", "structural frame"],
  ["COLUMNS & BEAMS", "structural frame"],
  ["EXT. BEARING WALLS", "exterior bearing wall"],
  ["LOAD-BEARING WALL", "interior bearing wall"],
  ["FLOOR CONSTR.", "floor construction"],
  ["ROOF CONSTRUCTION", "roof construction"],
  ["F.E.", "fire extinguisher"],
  ["WALLCOVERINGS", "interior finish"],
  ["PULL STATIONS", "pull station"],
  ["CARBON MONOXIDE ALARM", "co alarm"],
  ["UL 300 SYSTEM", "hood suppression"],
  ["FIRE/SMOKE DAMPER", "damper"],
  ["FIRE HYDRANT", "hydrant"],
  ["FIRE LANE", "fire lane"],
]);
