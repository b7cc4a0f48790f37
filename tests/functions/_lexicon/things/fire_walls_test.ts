import { fireWallThings } from "../../../../functions/_lexicon/things/fire_walls.ts";
import { testThings } from "./_things.ts";

testThings("fire walls", fireWallThings, [
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
]);
