import rule from "../../../../functions/_rules/egress/dwelling-ceiling-height.ts";
import { aHouse, aPlanSet, aProject, aRoom } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const room = (name: string, ceilingHeightIn: number) =>
  aPlanSet({ rooms: [aRoom(name, { ceilingHeightIn })] });

testRule(rule, [
  ["fails 6 ft 10 in", room("BEDROOM 2", 82), "fail"],
  ["passes 7 ft", room("DEN", 84), "pass"],
  ["passes 9 ft 4 in", room("GREAT ROOM", 112), "pass"],
  ["passes 6 ft 8 in in a bath", room("BATH 2", 80), "pass"],
  ["fails 6 ft 6 in in a bath", room("POWDER", 78), "fail"],
  ["asks about a sloped ceiling", `LOFT SLOPED CEILING 6'-0" MIN.`, "cantTell"],
  ["leaves garages alone", room("GARAGE", 80), ""],
  ["leaves closets alone", room("CLOSET", 80), ""],
  ["leaves other buildings to FBC-Building", room("DEN", 80), "", aProject()],
], aHouse());
