import rule from "../../../../functions/_rules/documentation/asbestos-notice.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const demo = (text: string) =>
  aPlanSet({ sheets: [aSheet({ title: "DEMOLITION PLAN" })], notes: text ? [aNote(text)] : [] });

testRule(rule, [
  ["passes a survey", demo("ASBESTOS SURVEY REPORT DATED 01/2025 ATTACHED"), "pass"],
  ["passes a NESHAP notice", demo("NESHAP NOTIFICATION FILED"), "pass"],
  ["passes a survey the owner has", demo("Asbestos survey by owner, completed 03/2025"), "pass"],
  [
    "asks when it is still to be made",
    demo("Asbestos survey by owner, to be completed prior to work"),
    "cantTell",
  ],
  ["asks when it is put off", demo("ASBESTOS SURVEY BY OWNER"), "cantTell"],
  ["asks when the owner will tell", demo("ASBESTOS / HAZ. MAT'LS: OWNER TO ADVISE"), "cantTell"],
  [
    "asks when the landlord will decide",
    demo("ASBESTOS ABATEMENT: LANDLORD WILL DETERMINE"),
    "cantTell",
  ],
  ["asks about silence on a demolition sheet", demo(""), "cantTell"],
  [
    "says nothing without a demolition sheet",
    aPlanSet(),
    "",
    aProject({ description: "Interior renovation" }),
  ],
  ["leaves new buildings alone", aPlanSet(), ""],
  [
    "fails work that starts without a survey",
    demo("DEMO TO START WITHOUT ASBESTOS SURVEY"),
    "fail",
  ],
  ["passes a survey that found none", demo("NO ASBESTOS FOUND PER SURVEY 3/12/26"), "pass"],
]);

const listed = (heading: string) =>
  aPlanSet({
    sheets: [aSheet()],
    notes: [aNote("REMOVE CEILINGS AND RESILIENT FLOORING", { heading })],
  });

testRule(rule, [
  ["asks about silence beside demolition notes", listed("DEMOLITION NOTES"), "cantTell"],
  ["leaves other notes alone", listed("GENERAL NOTES"), ""],
]);
