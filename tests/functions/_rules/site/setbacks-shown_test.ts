import rule from "../../../../functions/_rules/site/setbacks-shown.ts";
import { aHouse, aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const site = (text: string) =>
  aPlanSet({
    sheets: [aSheet({ kind: "site", title: "SITE PLAN" })],
    notes: text ? [aNote(text)] : [],
  });

testRule(rule, [
  ["passes a setback", site(`4'-0" SIDE SETBACK`), "pass"],
  ["passes a distance to the line", site(`WALL TO P.L. 4'-0"`), "pass"],
  ["passes a worded line", site(`PROPERTY LINE`), "pass"],
  ["asks about silence", site(""), "cantTell"],
  ["says nothing without a site plan", aPlanSet(), ""],
  ["leaves alterations alone", site(""), "", aProject({ description: "Interior renovation" })],
], aHouse());
