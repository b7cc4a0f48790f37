import rule from "../../../../functions/_rules/egress/dead-end-sprinklered.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const sprinklered = aProject({ fireSprinkler: true });

testRule(rule, [
  ["passes 30 ft", `DEAD END 30'-0"`, "pass"],
  ["passes 50 ft", `DEAD-END CORRIDOR = 50 FT`, "pass"],
  ["fails 51 ft", `DEAD END: 51'-0"`, "fail"],
  [
    "leaves assembly to the other rule",
    `DEAD END 30'-0"`,
    "",
    aProject({ occupancyClassification: ["A-3"], fireSprinkler: true }),
  ],
  ["leaves unsprinklered buildings to the other rule", `DEAD END 51'-0"`, "", aProject()],
], sprinklered);
