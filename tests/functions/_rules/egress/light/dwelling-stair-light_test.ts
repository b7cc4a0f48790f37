import rule from "../../../../../functions/_rules/egress/light/dwelling-stair-light.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "STAIR LIGHT WITH THREE-WAY SWITCHES", kinds: ["pass"] },
  { says: "NO STAIR LIGHT", kinds: ["fail"] },
  { says: "STAIR LIGHT, SINGLE SWITCH AT TOP", kinds: ["fail"] },
  { says: "STAIR LIGHT 3-WAY SWITCH; CLOSET LIGHT SINGLE SWITCH", kinds: ["pass"] },
  { says: "CLOSET LIGHT 3-WAY SWITCH; STAIR LIGHT SINGLE SWITCH", kinds: ["fail"] },
  { says: "STAIR LIGHTING BY OTHERS", kinds: ["cantTell"] },
], aHouse());
