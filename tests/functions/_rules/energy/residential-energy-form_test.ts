import rule from "../../../../functions/_rules/energy/residential-energy-form.ts";
import { aHouse, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fresh = aHouse({ name: "New house" });
const sheets = { sheets: [aSheet({ page: 1 }), aSheet({ page: 2 }), aSheet({ page: 3 })] };

testStatements(rule, [
  {
    says:
      "ENERGY CALCULATION FORM R405-2023 AND MANUAL J ARE SUBMITTED WITH THE PERMIT APPLICATION.",
    kinds: ["pass"],
  },
  { says: "ENERGY FORM R405-2020 ATTACHED", kinds: ["fail"] },
  { says: "FORM R402-2017", kinds: ["fail"] },
  { says: "ENERGY FORM AND MANUAL J SUBMITTED WITH APPLICATION", kinds: ["pass"] },
  { says: "ENERGY CALCULATIONS: TO FOLLOW", kinds: ["cantTell"] },
  { says: "ENERGY FORM: NOT REQUIRED", kinds: ["cantTell"] },
  { says: "ENERGY FORM: NOT REQUIRED", project: fresh, kinds: ["fail"] },
  { name: "silence in the set of a new house", plan: sheets, project: fresh, kinds: ["cantTell"] },
  { name: "silence on a single sheet", project: fresh, kinds: [] },
  { name: "an office", says: "FORM R405-2020", project: aProject(), kinds: [] },
  { says: "ENERGY FORMS NOT INCLUDED; NEW RESIDENCE", kinds: ["fail"] },
  { says: "NO ENERGY FORM: GARAGE IS NEITHER HEATED NOR COOLED AND IS EXEMPT", kinds: ["pass"] },
  { says: "NO ENERGY FORM - PORCH IS NOT CONDITIONED", kinds: ["pass"] },
  { says: "ENERGY FORM NOT REQUIRED, OPEN-AIR PAVILION", kinds: ["pass"] },
  { says: "ENERGY FORM N/A: NON-CONDITIONED STORAGE", kinds: ["pass"] },
  { says: "NO ENERGY CALCS, NO A/C IN BARN", kinds: ["pass"] },
  { says: "NO FORM R405", kinds: ["cantTell"] },
  { says: "UNCONDITIONED DETACHED GARAGE - EXEMPT, NO ENERGY FORM", kinds: ["pass"] },
  { says: "FORM R402-2023 ATTACHED; R405 NOT USED", kinds: ["pass"] },
  { says: "FORM R405 NOT ATTACHED; MANUAL J ATTACHED", kinds: ["cantTell"] },
  { says: "ENERGY FORM R405 WILL BE FILED AFTER THE ROOF IS ON", kinds: ["cantTell"] },
], aHouse());

testStatements(rule, [
  {
    name: "the form in a list of the envelope",
    plan: {
      ...sheets,
      schedules: [
        aSchedule("insulation", [["ITEM", "item"], ["SHOWN", "provided"]], [["PATH", "R405-2023"]]),
      ],
    },
    project: fresh,
    kinds: ["pass"],
  },
]);
