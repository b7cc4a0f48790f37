import { siteThings } from "../../../../functions/_lexicon/things/site.ts";
import { testThings } from "./_things.ts";

testThings("site", siteThings, [
  ["POOL FENCE", "pool barrier"],
  ["ADDRESS NUMERALS", "address number"],
  ["FLOOD VENTS", "flood opening"],
]);
