import rule from "../../../../functions/_rules/structural/crawl-vents.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CRAWL SPACE 1,200 SF, VENTS 8 SF", kinds: ["pass"] },
  { says: "CRAWL SPACE 1,200 SF, VENTS 5 SF, BARE EARTH", kinds: ["fail"] },
  { says: "CRAWL SPACE 1,200 SF, VENTS 5 SF", kinds: ["cantTell"] },
  { says: "CRAWL SPACE 1,200 SF, VENTS 1 SF, VAPOR RETARDER", kinds: ["pass"] },
  { says: "CRAWL SPACE 1,200 SF, VENTS 0.5 SF, VAPOR RETARDER", kinds: ["fail"] },
  { says: "ATTIC 1,200 SF, VENTS 2 SF", kinds: [] },
], aHouse());
