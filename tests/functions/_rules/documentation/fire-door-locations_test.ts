import rule from "../../../../functions/_rules/documentation/fire-door-locations.ts";
import { aDoor, aHouse, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  [
    "passes a rated door in the schedule",
    aPlanSet({ doors: [aDoor("12", { fireRatingMin: 90 })] }),
    "pass",
  ],
  ["asks when places are put off", "FIRE RATED DOORS: LOCATIONS BY OTHERS", "cantTell"],
  ["says nothing otherwise", "FIRE DOORS SHALL BE SELF-CLOSING", ""],
  [
    "leaves dampers to their rule",
    "FIRE DAMPER AND FIRE DOOR LOCATIONS BY MECHANICAL CONTRACTOR",
    "",
  ],
  [
    "asks for dampers placed on drawings outside the set",
    "Fire damper locations: refer to shell drawings (not included).",
    "cantTell",
  ],
  ["takes dampers of other sheets", "FIRE DAMPER LOCATIONS: SEE M-201 AND M-202", ""],
  ["takes dampers drawn", "FIRE DAMPER LOCATIONS ARE SHOWN ON THE MECHANICAL DRAWINGS", ""],
  ["leaves houses alone", aPlanSet({ doors: [aDoor("12", { fireRatingMin: 20 })] }), "", aHouse()],
  ["fails doors the plans do not identify", "RATED DRS. NOT IDENTIFIED ON PLAN", "fail"],
  [
    "fails dampers the plans do not locate",
    "FIRE/SMOKE DAMPERS AT RATED WALLS ARE NOT LOCATED ON PLANS",
    "fail",
  ],
]);
