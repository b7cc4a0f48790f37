import rule from "../../../../functions/_rules/egress/exit-separation-sprinklered.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const wet = aProject({ fireSprinkler: true });

testRule(rule, [
  ["passes more than a third", `EXIT SEPARATION 37'0" (1/3 OF 108'2" = 36'1")`, "pass"],
  ["passes a third", `EXIT SEPARATION: 40'-0" PROVIDED, 1/3 OF 120'-0" DIAGONAL`, "pass"],
  ["fails less than a third", `EXIT SEPARATION 38'-0" (1/3 OF 120'-0" DIAGONAL = 40'-0")`, "fail"],
  [
    "leaves unsprinklered buildings to the other rule",
    `EXIT SEPARATION 30'-0" (1/3 OF 120'-0" DIAGONAL)`,
    "",
    aProject(),
  ],
], wet);
