import rule from "../../../../functions/_rules/plumbing/grease-interceptor.ts";
import { aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "1000 GAL GREASE INTERCEPTOR", kinds: ["pass"] },
  { says: "GREASE TRAP 50 GPM / 100 LB UNDER SINK", kinds: ["pass"] },
  { says: "NO GREASE TRAP", kinds: ["fail"] },
  { says: "GREASE INTERCEPTOR: NOT PROVIDED", kinds: ["fail"] },
  { says: "GREASE INTERCEPTOR: BY OTHERS.", kinds: ["cantTell"] },
  {
    says: "DEEP FRYER",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a fryer and no interceptor",
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
