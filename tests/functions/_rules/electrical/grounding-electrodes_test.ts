import rule from "../../../../functions/_rules/electrical/grounding-electrodes.ts";
import { aList, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GROUNDING: CONCRETE-ENCASED ELECTRODE, #4 CU, AND TWO 8 FT RODS", kinds: ["pass"] },
  { says: "UFER GROUND", kinds: ["pass"] },
  {
    says: "CSST IS BONDED AT THE METER WITH NO. 10 CU TO THE SERVICE GROUNDING ELECTRODE SYSTEM",
    kinds: [],
  },
  { says: "3/4\" X 10' COPPER CLAD GROUND ROD", kinds: ["pass"] },
  { says: "NO GROUND ROD", kinds: ["fail"] },
  {
    says: "ELECTRODES | TWO 8 FT RODS; UFER NOT USED | NO FOOTING STEEL, TIMBER PILES",
    kinds: ["pass"],
  },
  { says: "ELECTRODES | TWO 8 FT RODS; UFER NOT USED", kinds: ["fail"] },
  {
    name: "a name without an answer where others have one",
    plan: aList(
      "LOAD AND GROUNDING",
      ["Load by the optional method", "32.6 kVA"],
      ["Grounding electrodes", ""],
      ["Outlets", "All tamper resistant"],
    ),
    kinds: [],
  },
  {
    name: "a name with an answer",
    plan: aList(
      "LOAD AND GROUNDING",
      ["Load by the optional method", "32.6 kVA"],
      ["Grounding electrodes", "Two 8 ft rods"],
    ),
    kinds: ["pass"],
  },
  { says: "GROUNDING ELECTRODE SYSTEM NOT PROVIDED", kinds: ["fail"] },
  { says: "GROUNDING ELECTRODE BY ELECTRICAL CONTRACTOR", kinds: ["cantTell"] },
  {
    says: "ONE-LINE DIAGRAM 200A",
    kinds: ["cantTell"],
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
    },
    name: "a one-line without any",
  },
  { says: "GEC 2/0 CU", kinds: [], name: "the conductor is no electrode" },
  { says: "GROUND FLOOR PLAN", kinds: [] },
  { says: "DO NOT CONNECT FOOTING STEEL TO SERVICE GROUND", kinds: ["fail"] },
  { says: "Water pipe is the only electrode", kinds: ["fail"] },
  {
    says: "New service: no rods or concrete-encased electrode will be installed.",
    kinds: ["fail"],
  },
]);

const electrical = { sheets: [aSheet({ discipline: "electrical", title: "POWER PLAN" })] };

testStatements(rule, [
  { says: "Single-Line Diagram", plan: electrical, kinds: ["cantTell"] },
  { says: "ELECTRICAL RISER DIAGRAM", plan: electrical, kinds: ["cantTell"] },
  { says: "Service Diagram", plan: electrical, kinds: ["cantTell"] },
  { says: "SEE SERVICE DIAGRAM ON E-2", plan: electrical, kinds: [] },
  { says: "PLUMBING RISER DIAGRAM", plan: electrical, kinds: [] },
  { says: "FIRE ALARM RISER DIAGRAM", plan: electrical, kinds: [] },
]);

testStatements(rule, [
  { says: "#2 CU to slab steel and 2 rods", kinds: ["pass"] },
  { says: `#2/0 CU TO CONC. ENCASED ELECTRODE`, kinds: ["pass"] },
  { says: `#6 CU TO (2) 3/4" X 8' RODS`, kinds: ["pass"] },
  { says: `1/2" CU TO (2) HOSE BIBBS`, kinds: [] },

  { says: "GROUNDING OF SERVICE AS CODE.", kinds: ["cantTell"] },
  { says: "SERVICE GROUNDING PER NEC", kinds: ["cantTell"] },
  { says: "GROUND NEW SERVICE IN ACCORDANCE WITH CODE", kinds: ["cantTell"] },
  { says: "GROUND & BOND SERVICE PER ARTICLE 250", kinds: ["cantTell"] },
  { says: "SERVICE GROUND: AS REQUIRED BY CODE", kinds: ["cantTell"] },
  { says: "GROUND SERVICE PER NEC 250, TWO 8 FT GROUND RODS", kinds: ["pass"] },
  { says: ["SERVICE GROUNDING PER NEC", "UFER AT FOOTING"], kinds: ["pass"] },
  { says: "TELEPHONE SERVICE GROUND PER NEC 800", kinds: [] },
  { says: "TEMPORARY SERVICE GROUND PER CODE", kinds: [] },
  { says: "ALL EQUIPMENT GROUNDING PER NEC", kinds: [] },
  { says: "EXISTING SERVICE GROUNDING PER CODE", kinds: [] },
]);

testStatements(rule, [
  {
    says: "GROUND RODS AND UFER BONDED TOGETHER TO FORM THE GROUNDING ELECTRODE SYSTEM",
    kinds: ["pass"],
  },
  { says: "BOND WATER PIPE AND GROUND ROD TO GROUNDING ELECTRODE SYSTEM", kinds: ["pass"] },
  { says: "BOND NEUTRAL TO GROUNDING ELECTRODE SYSTEM", kinds: ["pass"] },
  { says: "BOND WATER PIPING TO GROUNDING ELECTRODE SYSTEM", kinds: [] },
  { says: "BOND METAL DUCT TO GROUNDING ELECTRODE SYSTEM", kinds: [] },
  { says: "BUILDING STEEL BONDED TO GROUNDING ELECTRODE SYSTEM", kinds: [] },
]);

testStatements(rule, [
  { says: "FOOTING STEEL USED AS ELECTRODE, WITH TWO RODS.", kinds: ["pass"] },
  { says: "FOUNDATION REBAR SERVES AS THE ELECTRODE", kinds: ["pass"] },
  { says: "FOOTING STEEL NOT USED AS ELECTRODE", kinds: ["fail"] },
]);
