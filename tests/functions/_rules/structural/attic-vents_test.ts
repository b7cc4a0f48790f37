import rule from "../../../../functions/_rules/structural/attic-vents.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ATTIC 1,500 SF, VENT AREA 10 SF", kinds: ["pass"] },
  { says: "ATTIC 1,500 SF, VENT AREA 5 SF, HALF AT RIDGE", kinds: ["pass"] },
  { says: "ATTIC 1,500 SF, VENT AREA 5 SF", kinds: ["cantTell"] },
  { says: "ATTIC 1,500 SF, VENT AREA 5 SF, ALL AT SOFFIT", kinds: ["fail"] },
  { says: "ATTIC 1,500 SF, VENT AREA 4 SF, RIDGE AND SOFFIT", kinds: ["fail"] },
  { says: "ATTIC 1,500 SF, REQUIRED 10 SF, PROVIDED 1,440 SQ IN", kinds: ["pass"] },
  { says: "ATTIC VENTS: TOTAL NET FREE AREA 6.4 SF (1/460)", kinds: ["fail"] },
  { says: "ATTIC VENTS: TOTAL NET FREE AREA 16 SF (1/148)", kinds: ["pass"] },
  { says: "ATTIC 1,500 SF", kinds: [] },
  { says: "ATTIC AREA / RATIO USED: 1,456 SF / 1 IN 300 = 4.85 SF", kinds: [] },
  { says: "ATTIC VENT AREA 2.3 SF HIGH + 2.7 SF EAVES = 5.0 SF", kinds: [] },
], aHouse());
