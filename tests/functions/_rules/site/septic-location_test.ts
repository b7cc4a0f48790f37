import rule from "../../../../functions/_rules/site/septic-location.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  [
    "fails a system that is not drawn",
    "LOT IS SERVED BY ON-SITE SEWAGE; TANK, DRAINFIELD AND WELL ARE NOT DRAWN ON THIS PLAN.",
    "fail",
  ],
  [
    "leaves other things that are not drawn alone",
    "SEPTIC TANK AND DRAINFIELD PER SITE PLAN; TREES NOT SHOWN.",
    "pass",
  ],
  ["passes a located system", `SEPTIC TANK AND DRAINFIELD, SEE SITE PLAN`, "pass"],
  ["passes a drain field with its size", `DRAIN FIELD 500 SF`, "pass"],
  ["asks when it is put off", `SEPTIC SYSTEM LOCATION BY OTHERS`, "cantTell"],
  [
    "says nothing about a public sewer",
    aPlanSet({ notes: [aNote("SEPTIC: BY OTHERS"), aNote("CITY SEWER CONNECTION")] }),
    "",
  ],
  ["takes a form's choice of two for neither", `UNDERGROUND PIPES: WELL, SEWER OR SEPTIC`, ""],
  ["says nothing about silence", `SEWER AND WATER: CITY SERVICE`, ""],
  ["leaves other buildings alone", `SEPTIC SYSTEM BY OTHERS`, "", aProject()],
  [
    `fails ONSITE SEWAGE TANK AND DRAINFIELD NOT SHOWN ON THIS PLAN`,
    `ONSITE SEWAGE TANK AND DRAINFIELD NOT SHOWN ON THIS PLAN`,
    "fail",
  ],
], aHouse());
