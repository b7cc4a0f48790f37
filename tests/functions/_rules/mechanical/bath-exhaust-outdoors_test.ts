import rule from "../../../../functions/_rules/mechanical/bath-exhaust-outdoors.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fan = (location: string, air: string, operation: string, discharge = "Roof cap") => ({
  schedules: [
    aSchedule("exhaust fan", [["TAG", "mark"], ["LOCATION", "room"], ["CFM", "airflow"], [
      "OPERATION",
      "control",
    ], ["DISCHARGE", "discharge"]], [
      ["EF1", location, air, operation, discharge],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "a fan into the attic",
    plan: fan("Bath 2", "50", "Intermittent", "Attic"),
    kinds: ["fail"],
  },
  {
    name: "a fan to a wall cap",
    plan: fan("Bath 3", "50", "Intermittent", "Wall cap"),
    kinds: ["pass"],
  },
  { says: "BATH FANS VENT TO SOFFIT", kinds: ["fail"] },
  { says: "BATH EXHAUST TERMINATES IN ATTIC", kinds: ["fail"] },
  { says: "BATH EXHAUST FANS 50 CFM TO EXTERIOR", kinds: ["pass"] },
  { says: "BATH EXHAUST THROUGH ATTIC TO ROOF CAP", kinds: ["pass"] },
  { says: "BATH EXHAUST SHALL NOT DISCHARGE INTO ATTIC", kinds: [] },
  { says: "SUPPLY DUCTS IN ATTIC: R-6 FLEX", kinds: [] },
  { says: "FAN DUCT ENDS IN ATTIC", kinds: ["fail"], where: { "drawing": "BATH 2" } },
  { says: "BATH FAN TERMINATION 3 FT FROM SOFFIT VENTS", kinds: [] },
  { says: "BATH FANS: LET THE DUCT END LOOSE ABOVE THE INSULATION IN THE ATTIC", kinds: ["fail"] },
], aHouse());
