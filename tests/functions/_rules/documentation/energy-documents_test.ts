import rule from "../../../../functions/_rules/documentation/energy-documents.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const fresh = aProject({ description: "New office building" });
const set = (text: string) =>
  aPlanSet({
    sheets: [aSheet({ kind: "cover" }), aSheet({ page: 2 }), aSheet({ page: 3 })],
    notes: text ? [aNote(text)] : [],
  });

testRule(rule, [
  [
    "passes forms submitted with the application",
    set("ENERGY FORM R405-2023 AND MANUAL J SUBMITTED WITH APPLICATION"),
    "pass",
  ],
  [
    "takes the name of the code for no document",
    set("WORK CONFORMS TO THE FLORIDA BUILDING CODE WITH ITS ENERGY CONSERVATION VOLUME"),
    "cantTell",
  ],
  ["passes COMcheck", set("COMcheck C402 submitted"), "pass"],
  ["passes a load calculation", set("HVAC LOAD CALCULATION SUBMITTED"), "pass"],
  [
    "takes the load calculation of a service for no energy document",
    { ...set(""), notes: [aNote("LOAD CALC. ON E-2", { heading: "ELECTRICAL NOTES" })] },
    "cantTell",
  ],
  [
    "passes one of cooling under that heading",
    { ...set(""), notes: [aNote("HVAC LOAD CALCS. ON FILE", { heading: "ELECTRICAL NOTES" })] },
    "pass",
  ],
  [
    "asks about a report under separate cover",
    set("ENERGY REPORT UNDER SEPARATE COVER"),
    "cantTell",
  ],
  [
    "passes calculations to be submitted with the plans",
    set("ENERGY CALCULATIONS TO BE SUBMITTED WITH PERMIT APPLICATION"),
    "pass",
  ],
  ["asks when they are put off", set("ENERGY CALCULATIONS BY OTHERS"), "cantTell"],
  ["leaves sizing put off to its rule", set("MANUAL J BY CONTRACTOR AT A LATER DATE"), ""],
  ["asks about silence of a new building", set(""), "cantTell"],
  ["says nothing about silence when it may be old", set(""), "", aProject()],
  ["leaves unconditioned buildings alone", set("UNCONDITIONED STORAGE"), ""],
  [
    "leaves an open building alone",
    set("No energy forms: open-sided storage building with no heating or cooling."),
    "",
  ],
  ["leaves alterations alone", set(""), "", aProject({ description: "Interior renovation" })],
  [
    "fails documents left out",
    set("ENERGY FORMS AND LOAD CALCULATIONS ARE NOT PART OF THE SUBMITTAL."),
    "fail",
  ],
  [
    "fails documents left out in small letters",
    set("Energy forms and Manual J not included; will be made after permit."),
    "fail",
  ],
], fresh);

testRule(rule, [
  [
    "passes calculations with their form in brackets",
    set("ENERGY CALCULATIONS (FORM R405-2023) PROVIDED"),
    "pass",
  ],
  [
    "takes a figure with its form in brackets for no document",
    set("WINDOWS: U-FACTOR 0.36, SHGC 0.30 (FORM R402)"),
    "cantTell",
  ],
], fresh);
