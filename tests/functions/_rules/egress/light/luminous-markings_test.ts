import rule from "../../../../../functions/_rules/egress/light/luminous-markings.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const tower = aProject({ buildingHeight: 140 });
const set = (text: string) =>
  aPlanSet({ sheets: [aSheet({ kind: "life safety" })], notes: text ? [aNote(text)] : [] });

testRule(rule, [
  ["passes markings", set("PHOTOLUMINESCENT STRIPS AT ALL EXIT STAIRS"), "pass"],
  ["fails their express absence", set("NO LUMINOUS MARKINGS"), "fail"],
  ["fails their deletion", set("PHOTOLUMINESCENT STRIPING DELETED"), "fail"],
  ["asks when they are put off", set("LUMINOUS MARKINGS BY OTHERS"), "cantTell"],
  ["asks about silence", set(""), "cantTell"],
  ["leaves 75 ft alone", set(""), "", aProject({ buildingHeight: 75 })],
  [
    "leaves apartments alone",
    set(""),
    "",
    aProject({ buildingHeight: 140, occupancyClassification: ["R-2"] }),
  ],
], tower);

testRule(rule, [
  ["reads glow in the dark", set("GLOW-IN-THE-DARK STAIR MARKING IS OMITTED"), "fail", tower],
]);
