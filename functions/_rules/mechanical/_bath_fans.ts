/** Bath fans, judged alike where people live: in houses and in apartments. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { fail, pass, type RuleContext } from "../define_rule.ts";

/** A bath fan with its air flow, cubic feet per minute. */
export type BathFan = Evidence & { airCfm: number; isContinuous: boolean };

/** Verdict and words on one fan: more air is needed where it is switched than where it runs always. */
export const BATH_FAN = {
  check({ airCfm, isContinuous }: BathFan, { limits }: RuleContext) {
    const { bathExhaustCfm, bathExhaustContinuousCfm } = limits.mechanical;
    const required = isContinuous ? bathExhaustContinuousCfm : bathExhaustCfm;
    const data = {
      actual: airCfm,
      required,
      unit: "cfm",
      operation: isContinuous ? "continuous" : "switched",
    };
    return airCfm >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "The bath fan moves {actual} cfm, {operation}.",
    few: "The bath fan moves {actual} cfm, {operation}; at least {required} cfm is required.",
  },
  recommendation: "Use a 50 cfm fan, or a 20 cfm fan that runs continuously, ducted outdoors.",
};
