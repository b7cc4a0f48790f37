import rule from "../../../../functions/_rules/egress/escape-opening-width.ts";
import { aHouse, aPlanSet, aProject, aWindow } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const bedroom = (clearOpeningWidthIn: number) =>
  aPlanSet({
    windows: [aWindow("W3", { type: "CASEMENT", location: "MASTER SUITE", clearOpeningWidthIn })],
  });

testRule(rule, [
  ["fails 19 in", bedroom(19), "fail"],
  ["passes 20 in", bedroom(20), "pass"],
  ["passes 28 in", bedroom(28), "pass"],
  ["leaves other buildings alone", bedroom(19), "", aProject()],
], aHouse());
