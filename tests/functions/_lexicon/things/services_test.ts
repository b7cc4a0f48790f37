import { serviceThings } from "../../../../functions/_lexicon/things/services.ts";
import { testThings } from "./_things.ts";

testThings("services", serviceThings, [
  ["CLEANOUTS", "cleanout"],
  ["V.T.R.", "vent terminal"],
  ["BACKFLOW PREVENTER", "backflow preventer"],
  ["GREASE TRAP", "grease interceptor"],
  ["OA INTAKE", "air intake"],
  ["DRYER VENT", "dryer duct"],
  ["RTU", "roof equipment"],
  ["GAS COCK", "gas shutoff"],
  ["PROPANE TANK", "lp tank"],
  ["WORKING CLEARANCE", "working space"],
  ["DUPLEX RECEPTACLES", "receptacle"],
  ["GENSET", "generator"],
  ["ATS", "transfer switch"],
]);
