import rule from "../../../../functions/_rules/mechanical/outdoor-air.ts";
import { aFact, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const unit = (serves: string, outdoorAir: string, remarks: string) => ({
  schedules: [
    aSchedule("hvac", [["Unit", "mark"], ["Serves", "load"], ["Supply CFM", "airflow"], [
      "Outdoor air CFM",
      "outdoor air",
    ], ["Remarks", "remarks"]], [
      ["RTU-1", serves, "4,200", outdoorAir, remarks],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "a dining room with too little",
    plan: unit("Dining", "1,150", "Dining 2,550 SF, 170 occupants"),
    kinds: ["fail"],
  },
  {
    name: "a dining room with enough",
    plan: unit("Dining", "1,734", "2,550 SF, 170 OCC"),
    kinds: ["pass"],
  },
  { name: "a unit that serves two uses", plan: unit("Kitchen / office", "400", ""), kinds: [] },
  {
    name: "an office by its occupant load row",
    plan: {
      ...unit("OPEN OFFICE", "100", ""),
      occupantLoads: [{
        ...aFact("OPEN OFFICE"),
        space: "OPEN OFFICE",
        areaSqft: 3000,
        factor: 150,
        basis: "gross",
        occupants: 20,
        isTotal: false,
      }],
    },
    kinds: ["fail"],
  },
  { says: "OUTSIDE AIR REQUIRED: 400 CFM, PROVIDED: 350 CFM", kinds: ["fail"] },
  { says: "OUTDOOR AIR REQUIRED 400 CFM / PROVIDED 400 CFM", kinds: ["pass"] },
  {
    name: "a make-up air unit",
    plan: unit("Kitchen make-up air", "100", "Dining 2,550 SF, 170 occupants"),
    kinds: [],
  },
  { says: "Conference room 210: 20 people, 400 sf, outdoor air 60 cfm.", kinds: ["fail"] },
  { says: "Conference room 210: 20 people, 400 sf, outdoor air 160 cfm.", kinds: ["pass"] },
]);
