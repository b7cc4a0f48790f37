import { siteThings } from "../../../../functions/_lexicon/things/site_structure.ts";
import { testThings } from "./_things.ts";

testThings("site and structure", siteThings, [
  ["POOL FENCE", "pool barrier"],
  ["ADDRESS NUMERALS", "address number"],
  ["SOILS REPORT", "soil report"],
  ["ASPHALT SHINGLES", "shingle roof"],
  ["MOD. BIT. ROOF", "roof covering"],
  ["HURRICANE STRAPS", "uplift connector"],
  ["OVERFLOW SCUPPERS", "overflow drain"],
  ["TEMPERED GLASS", "safety glazing"],
  ["FLOOD VENTS", "flood opening"],
]);
