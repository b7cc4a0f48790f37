import rule from "../../../../functions/_rules/plumbing/grease-interceptor.ts";
import { aNote, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "1000 GAL GREASE INTERCEPTOR", kinds: ["pass"] },
  { says: "GREASE TRAP 50 GPM / 100 LB UNDER SINK", kinds: ["pass"] },
  { says: "NO GREASE TRAP", kinds: ["fail"] },
  { says: "GREASE INTERCEPTOR: NOT PROVIDED", kinds: ["fail"] },
  { says: "NO FATS/OILS AT 105A SINKS; GREASE INTERCEPTOR NOT PROVIDED.", kinds: [] },
  { says: "FOG SINKS; GREASE INTERCEPTOR NOT PROVIDED.", kinds: ["fail"] },
  { says: "GREASE INTERCEPTOR: BY OTHERS.", kinds: ["cantTell"] },
  {
    says: "DEEP FRYER",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a fryer and no interceptor",
  },
  {
    says:
      "FRYER OF THE CATERER; SINKS TAKE NO GREASE-LADEN WASTE, AND NO GREASE INTERCEPTOR IS SET",
    kinds: [],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a kitchen that says why it has none",
  },
  {
    says: "OFFICE",
    kinds: [],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "no cooking",
  },
  { says: "KITCHEN WASTE TO SANITARY SEWER WITHOUT GREASE INTERCEPTOR", kinds: ["fail"] },
  { says: "NO G.I. - 3-COMP SINK TO SANITARY", kinds: ["fail"] },
  { says: "FLOOR SINKS BYPASS INTERCEPTOR", kinds: ["fail"] },
  { says: "NO GREASE REMOVAL DEVICE", kinds: ["fail"] },
  { says: "1000 GAL. GREASE INTERCEPTOR, NO GARBAGE DISPOSER", kinds: ["pass"] },
  { says: "COFFEE BAR, NO COOKING, NO GREASE INTERCEPTOR REQ'D", kinds: [] },
  {
    name: "NO GREASE INTERCEPTOR under BREAK ROOM SINK",
    says: "NO GREASE INTERCEPTOR",
    where: { drawing: "BREAK ROOM SINK" },
    kinds: [],
  },
  {
    says: '3-COMP. SINK TO 4" SAN. - NO G.I.',
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["fail"],
  },
  {
    says: "NO G.I. PIPE BELOW SLAB",
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: [],
  },
]);

testStatements(rule, [
  {
    name: "silence of a set whose plumbing is a list on another sheet",
    says: ["deep fryer", "ice bin drains over a floor sink"],
    where: { heading: "Plumbing" },
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "galley & roof" })] },
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["cantTell"],
  },
]);

/** A callout and the name of something near it on a riser diagram, beside an interceptor far away. */
const riser = (callout: string, name: string) => ({
  notes: [
    aNote(callout, { box: { x: 30, y: 30, width: 5, height: 1 } }),
    aNote(name, { box: { x: 28, y: 27, width: 4, height: 1 } }),
    aNote("GI-2", { box: { x: 70, y: 70, width: 3, height: 1 } }),
  ],
});

testStatements(rule, [
  { name: "a sink led past it", plan: riser("direct to sewer", "Pot sink"), kinds: ["cantTell"] },
  {
    name: "a three-bay sink led past it",
    plan: riser("to sanitary, direct", "Sink, three bay"),
    kinds: ["cantTell"],
  },
  { name: "a basin led past it", plan: riser("direct to san.", "Lav"), kinds: ["pass"] },
  {
    name: "an order not to",
    plan: riser("not direct to sewer", "Pot sink"),
    kinds: ["pass"],
  },
  { name: "its size left blank", plan: riser("____ GPM", "GI-1"), kinds: ["cantTell"] },
  { says: "Grease interceptor size: ______", kinds: ["cantTell"] },
  { name: "the size of another tank", plan: riser("____ gal", "WH-1"), kinds: ["pass"] },
]);

testStatements(rule, [
  {
    says: [
      "FRYER 120 MBH",
      "Waste from S2 and kitchen floor drains runs straight to sanitary main; no interceptor on this job.",
    ],
    kinds: ["fail"],
  },
  { says: ["FRYER 120 MBH", "DELI SINKS WITHOUT INTERCEPTOR"], kinds: ["fail"] },
  { says: ["TYPE I HOOD", "THREE-COMP SINK TO SEWER, NO INTERCEPTOR"], kinds: ["fail"] },
  { says: "DELI SINKS WITHOUT INTERCEPTOR", kinds: [] },
  {
    says: [
      "FRYER 120 MBH",
      "KITCHEN WASTE TO GREASE INTERCEPTOR GI-1",
      "DISHWASHER: NO INTERCEPTOR",
    ],
    kinds: ["pass"],
  },
  { says: ["FRYER 120 MBH", "KITCHEN HAND SINK, NO INTERCEPTOR REQUIRED"], kinds: [] },
  { says: ["FRYER 120 MBH", "KITCHEN DRAINS TO GI-1; DISH SINK NO INTERCEPTOR"], kinds: ["pass"] },
  { says: ["FRYER 120 MBH", "EXISTING KITCHEN WASTE HAS NO INTERCEPTOR"], kinds: [] },
  { says: ["FRYER 120 MBH", "LAUNDRY DRAIN, NO INTERCEPTOR"], kinds: [] },
], aProject({ occupancyClassification: ["M"] }));

testStatements(rule, [
  { says: "REHEATING ONLY: NO GREASE, NO HOOD, NO INTERCEPTOR", kinds: [] },
]);

testStatements(rule, [
  { says: "NO GREASE INTERCEPTOR. THERE IS NO COOKING HERE.", kinds: [] },
]);
