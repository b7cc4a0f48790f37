import rule from "../../../../../functions/_rules/egress/halls/corridor-width-beds.ts";
import { aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const hospital = aProject({ occupancyClassification: ["I-2"] });

testRule(rule, [
  ["fails 95 in at patient rooms", `PATIENT CORRIDOR 95" CLEAR`, "fail"],
  ["passes 96 in", `PATIENT CORRIDOR 8'-0" WIDE`, "pass"],
  ["asks where beds may not pass", `CORRIDOR 72" WIDE`, "cantTell"],
  ["leaves other groups alone", `PATIENT CORRIDOR 60" WIDE`, "", aProject()],
], hospital);

testRule(rule, [
  [
    "asks about a wing's clear width",
    under("PATIENT WING - 4 EAST", `7'-4" CLR.`),
    "cantTell",
    aProject({ occupancyClassification: ["I-2"] }),
  ],
  [
    "leaves the staff's corridor alone",
    `STAFF CORRIDOR 5'-0" CLEAR, NO BEDS`,
    "",
    aProject({ occupancyClassification: ["I-2"] }),
  ],
]);
