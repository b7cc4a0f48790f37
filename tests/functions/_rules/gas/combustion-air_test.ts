import rule from "../../../../functions/_rules/gas/combustion-air.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "COMBUSTION AIR: TWO OPENINGS 100 SQ IN TO OUTDOORS", kinds: ["pass"] },
  { says: "NO COMBUSTION AIR PROVIDED", kinds: ["fail"] },
  { says: "COMBUSTION AIR BY MECHANICAL CONTRACTOR", kinds: ["cantTell"] },
  { says: "INDOOR VOLUME 50 CU FT PER 1,000 BTU/H", kinds: ["pass"] },
  { says: "INDOOR VOLUME 40 CU. FT. PER 1000 BTUH", kinds: ["cantTell"] },
  { says: "NO COMBUSTION AIR, DIRECT VENT APPLIANCE", kinds: [] },
  { says: "RETURN AIR", kinds: [] },
  { says: "640 CU FT RM, 120,000 BTUH, NO OPENINGS, DRAFT HOOD", kinds: ["fail"] },
  { says: "6,400 CU FT RM, 120,000 BTUH, NO OPENINGS, DRAFT HOOD", kinds: ["pass"] },
  { says: "640 CU FT RM, 120,000 BTUH, DIRECT VENT", kinds: [] },
]);
