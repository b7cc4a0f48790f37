import rule from "../../../../../functions/_rules/egress/stairs/dwelling-ramp-slope.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RAMP 1:12 TO FRONT DOOR", kinds: ["pass"] },
  { says: "RAMP 1:9 TO FRONT DOOR", kinds: ["fail"] },
  { says: "DRIVEWAY RAMP 1:8", kinds: [] },
  { says: "VEHICLE RAMP SLOPE 12%", kinds: [] },
  { says: "RAMP FOR CARS 12%", kinds: [] },
  { says: "RAMP SLOPE 12% TO FRONT DOOR", kinds: ["fail"] },
  { says: "RAMP SLOPE 12% FROM CARPORT TO SIDE DOOR", kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  { says: "RAMP 1:9 TO GARDEN SHED", kinds: [] },
  { says: "RAMP 1:10, NOT AT THE EGRESS DOOR", kinds: [] },
  { says: "RAMP 1:10 AT FRONT DOOR", kinds: ["fail"] },
], aHouse());
