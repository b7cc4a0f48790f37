import rule from "../../../../../functions/_rules/egress/stairs/dwelling-nosing.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'T. 10" EA. + 1 1/4" NOSING 3/8" MAX. VAR.', kinds: [] },
  { says: '14 R alike within 1/4" 13 T @ 10" + 1" nosing', kinds: ["pass"] },
  { says: '14 R alike within 1/4" 13 T @ 10" + 1/2" nosing', kinds: ["fail"] },
  { says: 'NOSING PROJECTION 1"', kinds: ["pass"] },
  { says: 'NOSING PROJECTION 1/2"', kinds: ["fail"] },
  { says: '1 1/2" NOSING PROJECTION', kinds: ["fail"] },
], aHouse());
