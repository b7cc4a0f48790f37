import { parkingThings } from "../../../../functions/_lexicon/things/parking.ts";
import { testThings } from "./_things.ts";

testThings("parking", parkingThings, [
  ["H.C. STALL", "accessible parking space"],
  ["ACCESS AISLES", "access aisle"],
]);
