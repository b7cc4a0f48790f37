/**
 * A drop has a guard. Applies to texts under FBC-Building that leave a guard out at a stated drop; loading
 * docks, stages and service pits are left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1015.2
 */
import { cantTell, defineRule } from "../../define_rule.ts";
import { judgeMax } from "../../measure.ts";
import { openEdges } from "./_guards.ts";

export default defineRule({
  id: "egress/guard-required",
  requirementId: "FBC-B-1015.2-guard-required",
  demand: {
    thing: "drop",
    property: ["height", "rise"],
    where:
      /\bNO (GUARD|RAIL)|(WITHOUT|W\/O|OMIT) (A )?(GUARD|RAIL)|(GUARD|RAIL)\w* (NOT (PROV|REQ|INCL|USED|INSTALLED)|NONE|OMIT)/,
    unless: /DOCK|STAGE|SERVICE PIT|LIFT|POOL|HATCH|LADDER|EXIST|RAMP|STAIR/,
    as: (dropIn) => ({ dropIn }),
    // That no guard stands there, no figure tells.
    onlyAsks: true,
  },
  applies: openEdges,
  check({ dropIn }, { limits }) {
    const required = limits.egress.guardDropIn;
    return dropIn === null
      ? cantTell("drop", { required, unit: "in" })
      : judgeMax({ actual: dropIn, required, unit: "in" }, "open");
  },
  withoutLimit: ["ok", "open", "drop"],
  messages: {
    ok: "The drop is {actual} in; no guard is required up to {required} in.",
    open:
      "The drop is {actual} in, and no guard is shown; a guard is required above {required} in.",
    drop:
      "No guard is provided here, and the drop is not stated; a guard is required above {required} in.",
  },
  recommendation: "Provide a guard at every drop of more than {required} in.",
});
