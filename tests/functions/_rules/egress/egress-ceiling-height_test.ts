import rule from "../../../../functions/_rules/egress/egress-ceiling-height.ts";
import { aHouse, aPlanSet, aRoom } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const room = (name: string, ceilingHeightIn: number) =>
  aPlanSet({ rooms: [aRoom(name, { ceilingHeightIn })] });

testRule(rule, [
  ["fails 7 ft 4 in", room("CORRIDOR 110", 88), "fail"],
  ["passes 7 ft 6 in", `CORRIDOR CLG 7'-6"`, "pass"],
  ["passes 8 ft", `EXIT PASSAGEWAY CEILING @ 8'-0" A.F.F.`, "pass"],
  ["fails a lobby in a note", `LOBBY CEILING HEIGHT = 7'-0"`, "fail"],
  ["leaves rooms to the other rule", room("OFFICE", 84), ""],
  ["leaves parking alone", `PARKING GARAGE EXIT CEILING 7'-0"`, ""],
  ["leaves houses alone", room("FOYER CORRIDOR", 80), "", aHouse()],
]);
