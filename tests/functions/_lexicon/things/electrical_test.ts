import { electricalThings } from "../../../../functions/_lexicon/things/electrical.ts";
import { testThings } from "./_things.ts";

testThings("electrical", electricalThings, [
  ["WORKING CLEARANCE", "working space"],
  ["DUPLEX RECEPTACLES", "receptacle"],
  ["GENSET", "generator"],
  ["ATS", "transfer switch"],
]);
