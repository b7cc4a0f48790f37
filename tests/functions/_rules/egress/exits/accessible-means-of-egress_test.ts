import rule from "../../../../../functions/_rules/egress/exits/accessible-means-of-egress.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const set = (text: string, stories: number) =>
  aPlanSet({
    sheets: [aSheet({ kind: "life safety" })],
    notes: text ? [aNote(text)] : [],
    codeSummary: { stories: [aFact(stories)] },
  });

testRule(rule, [
  ["passes an area of refuge", set('AREA OF REFUGE 30" X 48"', 3), "pass"],
  ["passes a statement", set("ACCESSIBLE MEANS OF EGRESS: 2 PROVIDED", 1), "pass"],
  ["fails their express absence upstairs", set("NO AREAS OF REFUGE", 3), "fail"],
  ["asks about silence upstairs", set("", 3), "cantTell"],
  ["says nothing about one story", set("", 1), ""],
  ["says nothing when sprinklered", set("", 3), "", aProject({ fireSprinkler: true })],
  ["leaves houses alone", set("", 2), "", aHouse()],
]);

testRule(rule, [
  [
    "fails upper stairs without refuge",
    "UPPER FLOOR EXIT STAIRS HAVE NO AREAS OF REFUGE. BUILDING IS NOT SPRINKLERED.",
    "fail",
  ],
  [
    "asks about an exit by steps alone",
    "3 STEPS DN TO GRADE, NO RAMP AND NO RESCUE AREA",
    "cantTell",
  ],
  ["leaves what needs none alone", "NO AREAS OF REFUGE REQ'D, BUILDING SPRINKLERED", ""],
  ["passes by no claim that none is asked for", "ACCESSIBLE MEANS OF EGRESS: NOT REQUIRED", ""],
  [
    "passes those asked for and given",
    "ACCESSIBLE MEANS OF EGRESS: 2 REQUIRED, 2 PROVIDED",
    "pass",
  ],
], aProject({ fireSprinkler: false }));

testRule(rule, [
  [
    "asks where one way alone is accessible",
    "ONLY ONE ACCESSIBLE MEANS OF EGRESS; SECOND EXIT HAS STEPS",
    "cantTell",
  ],
  ["leaves one alone where one is asked for", "ONLY ONE ACCESSIBLE EXIT REQ'D", "pass"],
]);
