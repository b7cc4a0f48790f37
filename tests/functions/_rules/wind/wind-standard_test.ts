import rule from "../../../../functions/_rules/wind/wind-standard.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WIND STANDARD | ASCE 7-22", kinds: ["pass"] },
  { says: "WIND DESIGN PER ASCE 7-16", kinds: ["fail"] },
  { says: "ASCE/SEI 7-10, EXPOSURE C", kinds: ["fail"] },
  { says: "ASCE 7 - 2022", kinds: ["pass"] },
  { says: ["ASCE 7-22", "TRUSS LOADS TO ASCE 7-16"], kinds: ["fail", "pass"] },
  { says: "EXISTING BUILDING DESIGNED TO ASCE 7-98", kinds: [] },
  { says: "FLOOD DESIGN PER ASCE 24-14", kinds: [] },
  { name: "a house too", says: "ASCE 7-16", project: aHouse(), kinds: ["fail"] },
  { says: "ASCE 7, 2016 ED.", kinds: ["fail"] },
  { says: "ASCE 7 (2022)", kinds: ["pass"] },
  { says: "A.S.C.E. 7 2010 EDITION", kinds: ["fail"] },
  { says: "ANCHOR RTU AND FANS TO CURBS FOR ASCE 7-22 UPLIFT", kinds: [] },
  { says: "ANCHOR RTU AND FANS TO CURBS FOR ASCE 7-16 UPLIFT", kinds: ["fail"] },
]);
