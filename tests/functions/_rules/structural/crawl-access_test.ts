import rule from "../../../../functions/_rules/structural/crawl-access.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '18" X 24" CRAWL HATCH IN FLOOR', kinds: ["pass"] },
  { says: '16" X 24" CRAWL ACCESS IN FOUNDATION WALL', kinds: ["pass"] },
  { says: '16" X 22" CRAWL HATCH', kinds: ["fail"] },
  { says: '22" X 30" ATTIC ACCESS', kinds: [] },
], aHouse());
