import { toiletRoomThings } from "../../../../functions/_lexicon/things/toilet_rooms.ts";
import { testThings } from "./_things.ts";

testThings("toilet rooms", toiletRoomThings, [
  ["W/C", "water closet"],
  ["WATER CLOSETS", "water closet"],
  ["G.B.", "grab bar"],
  ["REAR GRAB BAR", "rear grab bar"],
  ["LAVATORIES", "lavatory"],
  ["AMBULATORY STALL", "ambulatory compartment"],
]);
