import rule from "../../../../../functions/_rules/egress/doors/door-clear-height.ts";
import { aDoor, aHouse, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const door = (heightIn: number, over = {}) =>
  aPlanSet({ doors: [aDoor("101", { heightIn, ...over })] });

testRule(rule, [
  ["reads a height up to the header", `EXIT DOOR 78" CLEAR TO HEADER`, "fail"],
  ["leaves what hangs there alone", "EXIT DOOR 100: KEY BOX AT DOOR, MOUNTED 5 FT ABOVE WALK", ""],
  ["fails 78 in", door(78), "fail"],
  ["passes 80 in", door(80), "pass"],
  ["passes 84 in", door(84), "pass"],
  ["asks in apartments", door(78), "cantTell", aProject({ occupancyClassification: ["R-2"] })],
  ["leaves access panels alone", door(60, { location: "SHAFT ACCESS PANEL" }), ""],
  ["leaves existing doors alone", door(78, { remarks: "EXISTING" }), ""],
  ["leaves houses to FBC-Residential", door(78), "", aHouse()],
]);

testRule(rule, [
  ["reads a head's detail", under("HEAD @ EXIT DOOR 120", `6'-5" CLR. UNDER HEAD`), "fail"],
  ["passes 80 in there", under("HEAD @ EXIT DOOR 120", `6'-8" CLR. UNDER HEAD`), "pass"],
  ["leaves a closer alone", under("HEAD @ EXIT DOOR 120", `6'-6" CLR. UNDER CLOSER`), ""],
  ["leaves windows alone", `WINDOW BESIDE DOOR 120: 6'-5" CLR. UNDER HEAD`, ""],
]);

testRule(rule, [
  ["leaves a dock leveler's pit alone", door(48, { location: "DOCK LEVELER PIT" }), ""],
  ["leaves a door that stays alone", door(76, { fields: { STATUS: "ETR" } }), ""],
]);

testRule(rule, [
  [
    "fails a clear height under a door's elevation",
    under("EXIT DOOR D4 - ELEVATION", "6'-4\" CLR. HT."),
    "fail",
  ],
  ["passes 80 in there", under("EXIT DOOR D4 - ELEVATION", "6'-8\" CLR. HT."), "pass"],
]);
