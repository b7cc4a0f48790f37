/**
 * Equipment at 480Y/277 V needs more room before it when something grounded or live faces it.
 * Reads the stated depth, in feet, with the condition when stated; without one, less than 3 ft
 * fails and less than 4 ft is a question, as is a bare dimension string before such equipment.
 * @source NFPA 70-2020, 110.26(A)(1)
 */
import { cantTell, defineRule, fail, type RuleContext, type Verdict } from "../define_rule.ts";
import {
  contextOf,
  feet,
  judgeStated,
  reaches,
  settingOf,
  statedLimit,
  statedQuantities,
} from "../measure.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Limits } from "../limits/mod.ts";
import { WORKING_SPACE } from "./_words.ts";
import { asBareStated, type BareStated, drawnDepths } from "./_drawn_depths.ts";
import {
  bareDepths,
  DEPTH_WORDS,
  ELECTRICAL_ROOM,
  FACING_WORDS,
  HIGH_VOLTAGE,
  isHighVoltage,
  isOfOtherSide,
  isSizeOfGear,
} from "./_working_space.ts";

/** Condition by its words: live parts on both sides 3, a grounded wall opposite 2, neither 1. */
function conditionIn(text: string): string | null {
  if (LIVE_OPPOSITE.test(text)) return "3";
  if (
    /\b(NO|NOT|NON|WITHOUT)\b[^.;|]{0,24}(GROUNDED|LIVE)|\b(GYP|GWB|DRYWALL|INSULATED|WOOD)\b/i
      .test(text)
  ) {
    return /CMU|CONC(RETE)?\b(?! PAD| SLAB| FLOOR| HOUSE)|MASONRY|BRICK/i.test(text) ? null : "1";
  }
  return /GROUNDED|CONCRETE(?! PAD| SLAB| FLOOR| HOUSE)|\bCONC\b\.? ?(TILT ?-? ?(UP)? ?)?(WALL|PANEL)|MASONRY|CMU|BRICK|BLOCK WALL/i
      .test(text)
    ? "2"
    : null;
}

const LIVE_OPPOSITE =
  /LIVE[^.;|]{0,24}(BOTH SIDES|OPPOSITE|FACING|EACH SIDE)|BOTH[^.;|]{0,24}(LIVE|ENERGIZED)|(OPPOSITE|FACING)[^.;|]{0,24}(MCC|SWITCH ?(BOARD|GEAR)|SW(BD|GR)|GEAR\b|MDP|MSB|PANEL ?BOARDS?\b)/i;
/** Depths drawn as bare dimension strings at gear of this voltage. */
const depthsAtGear = (plan: PlanSet, { electrical }: Limits): BareStated[] =>
  bareDepths(plan, ({ it, label }) => {
    if (!HIGH_VOLTAGE.test(label) || LOW_VOLTAGE.test(label)) return null;
    const isGrounded = conditionIn(settingOf(it, plan)) === "2";
    return 12 *
      (isGrounded
        ? electrical.workingDepth480Condition2Ft
        : electrical.workingDepth480Condition1Ft);
  }).map(({ it, label }) => ({ ...it, value: it.value / 12, unit: "ft", at: label }));

const LOW_VOLTAGE = /\b(120|208|240) ?(V|Y|\/)/i;

/** Too short stretches from gear of more than 150 V to ground to what stands across. */
const betweenThings = (plan: PlanSet, { electrical }: Limits): BareStated[] =>
  drawnDepths(plan).filter(({ isHighVoltage, isToGround, dimension }) => {
    const required = isToGround
      ? electrical.workingDepth480Condition2Ft
      : electrical.workingDepth480Condition1Ft;
    return isHighVoltage && dimension.valueIn < 12 * required;
  }).map((it) => ({ ...asBareStated(it), isToGround: it.isToGround }));

/** Depths said at gear of this voltage. */
const stated = statedLimit({
  demand: {
    thing: ["working space", "panel"],
    property: ["depth", "distance"],
    where: HIGH_VOLTAGE,
    unless: /DEDICATED|ABOVE|WIDE|HIGH|SIDE/,
    keep: ({ text }) => HIGH_VOLTAGE.test(text) || !LOW_VOLTAGE.test(text),
    scale: 1 / 12,
  },
  quantity: feet,
  titled: true,
  says: DEPTH_WORDS,
  not: /DEDICATED|ABOVE (THE )?PANEL|EXIST/,
  keep: (it, { plan }) =>
    it.value >= 1 && it.value < 12 && !isSizeOfGear(it) && !isOfOtherSide(it) &&
    isHighVoltage(it, plan) &&
    ("frame" in it || WORKING_SPACE.test(contextOf(it)) || WORKING_SPACE.test(it.clause)),
  bounds: ({ electrical }) => ({ min: electrical.workingDepth480Condition1Ft }),
});

export default defineRule<BareStated>({
  id: "electrical/working-space-depth-480",
  requirementId: "NEC-110.26-depth-480",
  ...stated,
  applies: (plan, context) => [
    ...depthsAtGear(plan, context.limits),
    ...betweenThings(plan, context.limits),
    ...stated.applies(plan, context),
    ...statedQuantities(plan, {
      quantity: feet,
      says: FACING_WORDS,
      not: /DEDICATED|ABOVE|A\.? ?F\.? ?F|DOOR|WIDE|EXIST/,
      amid: ELECTRICAL_ROOM,
    }).filter((it) => {
      const setting = settingOf(it, plan);
      return !WORKING_SPACE.test(it.text) && HIGH_VOLTAGE.test(setting) &&
        !LOW_VOLTAGE.test(setting) && it.value >= 1 && it.value < 12;
    }),
  ],
  check(it, context) {
    const verdict = judge(it, context);
    return it.isLikely && verdict.kind === "fail" ? cantTell("outside", verdict.data) : verdict;
  },
  onceTold: { beside: "between" },
  messages: {
    ok: "The working space is {raw} deep (condition {condition}).",
    outside:
      "The working space at this voltage is {actual} ft deep (condition {condition}); at least {required} ft is required.",
    between: "{raw} is left from {text}; at least {required} ft is required before the equipment.",
    beside:
      "{raw} is drawn at {text}; if this is the depth in front of that equipment, at least {required} ft is required.",
    depends:
      "The working space at this voltage is {actual} ft deep; up to {required} ft is required, depending on what faces the equipment.",
  },
  recommendation:
    "Provide 3 ft of depth, 3 1/2 ft with a grounded wall opposite, or 4 ft with live parts opposite.",
});

function judge(it: BareStated, { plan, limits }: RuleContext): Verdict {
  const byCondition: Record<string, number> = {
    1: limits.electrical.workingDepth480Condition1Ft,
    2: limits.electrical.workingDepth480Condition2Ft,
    3: limits.electrical.workingDepth480Condition3Ft,
  };
  const around = settingOf(it, plan);
  if (it.at !== undefined) {
    const isGrounded = it.isToGround ?? conditionIn(around) === "2";
    const data = { actual: it.value, required: byCondition[isGrounded ? 2 : 1], unit: "ft" };
    const drawn = { ...data, raw: it.raw, text: it.at };
    return it.isToThing ? fail("between", drawn) : cantTell("beside", drawn);
  }
  const condition = CONDITION.exec(it.text)?.[1] ?? conditionIn(it.text) ?? conditionIn(around) ??
    conditionIn(it.clause);
  if (condition) return judgeStated(it, { min: byCondition[condition] }, { condition });
  const data = { condition: "not stated" };
  if (!reaches(it.value, byCondition[1], "ft")) {
    return judgeStated(it, { min: byCondition[1] }, data);
  }
  const worst = judgeStated(it, { min: byCondition[3] }, data);
  return worst.kind === "pass" ? worst : cantTell("depends", worst.data);
}

const CONDITION = /COND(?:ITION)?\.? ?([123])/i;
