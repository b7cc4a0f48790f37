/**
 * There is room to stand and work before electrical equipment.
 * Reads the stated depth, in feet; a bare dimension string before equipment is a question. Equipment above 150 V to
 * ground is read by electrical/working-space-depth-480.
 * @source NFPA 70-2020, 110.26(A)(1)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { besideOnDrawing, feet, statedLimit, type StatedQuantity } from "../measure.ts";
import { asBareStated, type BareStated, drawnDepths } from "./_drawn_depths.ts";
import {
  bareDepths,
  DEPTH_WORDS,
  HIGH_VOLTAGE,
  isHighVoltage,
  isOtherSide,
  isSizeOfGear,
  isToAcross,
  isWorkingSpace,
} from "./_working_space.ts";

/** A clear space without a direction, where another text of the drawing gives the depth: it is the width. */
const isWidthBesideDepth = (it: StatedQuantity, plan: PlanSet): boolean =>
  !DIRECTION.test(it.clause) &&
  besideOnDrawing(it, plan).some(({ text }) => /\d/.test(text) && DIRECTION.test(text));
const DIRECTION = /\b(DEEP|DEPTH|FRONT|FACE|FACING)\b/i;

/**
 * A clear space as wide as it must be, of which nothing says that it is the depth: exactly so wide, or as far as
 * shelves that may stand beside.
 */
function isPerhapsWidth(it: StatedQuantity, { electrical }: Limits): boolean {
  const widthIn = Math.round(it.value * 12);
  return widthIn === electrical.workingWidthIn && !GOES_AWAY.test(it.text) ||
    widthIn > electrical.workingWidthIn && isToAcross(it) && !ACROSS.test(it.text);
}
const ACROSS = /\b(?:DEEP|DEPTH|FRONT|FACING|BEFORE|OPPOSITE|ACROSS)\b/i;
const GOES_AWAY = /\b(DEEP|DEPTH|FRONT|FACE|FACING|BEFORE|FROM)\b/i;

/** Behind the other side, with the figure in metric between: `30 IN. (762 MM) WIDE`. */
const IS_WIDE = /^\W*(?:\([^)]*\)\s*)?(?:WIDE|WIDTH|HIGH)\b/i;

const stated = statedLimit({
  demand: {
    thing: ["working space", "panel"],
    property: ["depth", "distance"],
    where: /CLEAR|CLR|FRONT|WORK|110|\bELEC\w*\.? (?:ROOM|RM|SPACE)S?\b/i,
    unless: /ABOVE|DEDICATED|WIDE|HIGH|SIDE/i,
    scale: 1 / 12,
  },
  quantity: feet,
  says: DEPTH_WORDS,
  not:
    /DEDICATED|ABOVE (THE )?PANEL|WATER HEATER (PAN|STAND)|A\.? ?F\.? ?F|ROOF|METER TO|PROJECT(?!S? TO WITHIN)|EXIST|(CAB(INET)?S?|CASEWORK|SHEL(F|V)\w*|COUNTERS?)\b[^#~;]{0,20}# ?DEEP/,
  keep: (stated, { plan }) =>
    !IS_WIDE.test(stated.after) && !isOtherSide(stated.text, stated.value * 12, "long") &&
    !isSizeOfGear(stated) &&
    isWorkingSpace(stated, plan) &&
    !isHighVoltage(stated, plan) && !isWidthBesideDepth(stated, plan) &&
    stated.value >= 1 && stated.value < 9,
  bounds: ({ electrical }) => ({ min: electrical.workingDepthFt }),
});

/** Too short stretches from gear of up to 150 V to ground to what stands across. */
const betweenThings = (plan: PlanSet, requiredIn: number): BareStated[] =>
  drawnDepths(plan).filter(({ isHighVoltage, dimension }) =>
    !isHighVoltage && dimension.valueIn < requiredIn
  ).map(asBareStated);

export default defineRule<BareStated>({
  id: "electrical/working-space-depth",
  requirementId: "NEC-110.26-depth",
  ...stated,
  applies: (plan, context) => {
    const requiredIn = context.limits.electrical.workingDepthFt * 12;
    const between = betweenThings(plan, requiredIn);
    const bare = bareDepths(plan, ({ label }) => HIGH_VOLTAGE.test(label) ? null : requiredIn);
    return [
      ...stated.applies(plan, context),
      ...between,
      ...bare.filter(({ it }) => !between.some(({ box }) => box === it.box))
        .map(({ it, label }) => ({ ...it, value: it.value / 12, unit: "ft", at: label })),
    ];
  },
  check(it, context) {
    const required = context.limits.electrical.workingDepthFt;
    if (it.at === undefined) {
      const [verdict] = [stated.check(it, context)].flat();
      return verdict.kind === "fail" && isPerhapsWidth(it, context.limits)
        ? cantTell("perhapsWidth", { actual: it.value, required, unit: "ft", raw: it.raw })
        : verdict;
    }
    const data = { actual: it.value, required, unit: "ft", raw: it.raw, text: it.at };
    return it.isToThing ? fail("between", data) : cantTell("beside", data);
  },
  onceTold: { beside: "outside", perhapsWidth: "outside" },
  messages: {
    ok: "The working space is {raw} deep.",
    outside:
      "The working space is {actual} ft deep; at least {required} ft is required in front of the equipment.",
    perhapsWidth:
      "{raw} is kept clear at the equipment: enough for the width but not for the depth in front of it, which must be {required} ft. Which of the two this is could not be determined.",
    between: "{raw} is left from {text}; at least {required} ft is required before the equipment.",
    beside:
      "{raw} is drawn at {text}; if this is the depth in front of that equipment, at least {required} ft is required.",
  },
  recommendation:
    "Keep at least {required} ft clear in front of the equipment, more for higher voltages or opposite grounded walls.",
});
