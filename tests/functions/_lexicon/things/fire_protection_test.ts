import { fireProtectionThings } from "../../../../functions/_lexicon/things/fire_protection.ts";
import { testThings } from "./_things.ts";

testThings("fire protection", fireProtectionThings, [
  ["F.E.", "fire extinguisher"],
  ["WALLCOVERINGS", "interior finish"],
  ["PULL STATIONS", "pull station"],
  ["CARBON MONOXIDE ALARM", "co alarm"],
  ["UL 300 SYSTEM", "hood suppression"],
  ["FIRE/SMOKE DAMPER", "damper"],
  ["FIRE HYDRANT", "hydrant"],
  ["FIRE LANE", "fire lane"],
]);
