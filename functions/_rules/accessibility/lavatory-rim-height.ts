/**
 * Accessible lavatories stand low enough to reach from a wheelchair.
 * Reads the height of rim, top or counter of a lavatory, in inches above the floor.
 * @source FBC-A 8th ed. (2023), 606.3
 */
import { defineRule } from "../define_rule.ts";
import { either, inches, loose, statedLimit, type StatedQuantity } from "../measure.ts";
import { isLowestUpright, KNEE_HEIGHT_IN } from "./_upright.ts";
import { IN_UNIT, isInToiletView, NOT_ACCESSIBLE, OF_CHILDREN } from "./_words.ts";

/** All a label on a drawing of a toilet room says: `34" RIM`, `RIM +34"`. */
const LABEL =
  /^# ?(MAX\.? |A\.? ?F\.? ?F\.? )?(LAV\.? |BASIN |SINK )?RIM( HEIGHT| HGT| HT| (OF )?(LAV|BASIN|SINK))?\.?$|^(BASIN |SINK |COUNTER )?RIM( HEIGHT| HGT| HT| OF BASIN)?\.? ?(@|AT|[:=+])? ?# ?(MAX\.?)? ?(A\.? ?F\.? ?F\.?)?$/;
/** Rims from here up are a basin's; those of urinals and water closets are lower. */
const BASIN_FROM_IN = 27;

const NOT_OF_LAVATORY = /KITCHEN|BREAK|MOP|CHILD|KINDERGARTEN|PLAN\b/;
/** Room for the knees below: its height, not its depth or width. */
const KNEE = [
  /^# ?(MIN\.? )?(HIGH )?KNEE( (CLR|CLEAR\w*|SPACE))?\.?( MIN\.?)?$/,
  /^KNEE( (CLR|CLEAR\w*|SPACE))?\b[^#~]{0,8}# ?(MIN\.?|HIGH|A\.? ?F\.? ?F\.?)*$/,
];
const isKnee = ({ clause, value }: Pick<StatedQuantity, "clause" | "value">) =>
  (/KNEE[^#~]{0,16}#|#[^#~]{0,12}KNEE/i.test(clause) && !/\bRIM[^#~]{0,12}#/i.test(clause)) ||
  (clause === "#" && value < BASIN_FROM_IN);
/** A row or callout of a mirror, whatever it hangs over. */
const isOfMirror = (text: string): boolean =>
  /\bMIRRORS?\b/i.test(text) && !/\bRIMS?\b/i.test(text);
/** Bare heights from here on are those of mirrors. */
const MIRROR_FROM_IN = 38;

/** The same verdicts in words of the knees where the figure is theirs. */
function ofKneesToo(rule: ReturnType<typeof statedLimit>): ReturnType<typeof statedLimit> {
  return {
    ...rule,
    check: (it, context) => {
      const verdict = [rule.check(it, context)].flat()[0];
      if (!isKnee(it) || verdict.kind === "inapplicable") return verdict;
      return { ...verdict, message: verdict.kind === "pass" ? "kneeOk" : "knee" };
    },
  };
}

export default defineRule({
  id: "accessibility/lavatory-rim-height",
  requirementId: "FBC-A-606-lavatory",
  title: "Lavatory rim height",
  ...ofKneesToo(statedLimit({
    demand: {
      thing: "lavatory",
      property: "height",
      notWithin: ["knee clearance"],
      // What is kept clear before it.
      unless: /FRONT CL(?:EA)?R|CL(?:EA)?R\.? (?:IN )?FRONT/,
    },
    quantity: inches,
    says: [
      /\b(LAV(ATOR(Y|IES))?S?|VANITY|ACCESSIBLE SINKS?)\b[^#~]{0,30}(RIM|TOP|COUNTER|HEIGHT|HGT|HT)S?\b[^#~]{0,30}#/,
      /#[^#~,;|]{0,30}(TO|AT|@)[^#~,;|]{0,12}\b(RIM\b|TOP OF (LAV|COUNTER|VANITY))/,
      /#[^#~,;|]{0,16}(HIGH|A\.? ?F\.? ?F\.?|MAX\.?)[^#~,;|]{0,12}\bLAV(ATOR(Y|IES))?S?\b/,
    ],
    not: either(
      /KITCHEN|SERVICE SINK|MOP|\b(MIRROR|REFLECT\w*)\b[^#~]{0,50}#|URINAL RIM # ?MAX|\bCHILD(REN)?|JUVENILE|KINDERGARTEN/,
      NOT_ACCESSIBLE,
    ),
    notUnder: either(IN_UNIT, OF_CHILDREN),
    labels: [{
      title: /\bLAV(ATOR(Y|IES))?S?\b|VANITY/,
      notTitle: NOT_OF_LAVATORY,
      says: /^(RIM|COUNTER|TOP)\b[^#~]{0,14}#/,
    }, {
      title: /VANITY/,
      notTitle: NOT_OF_LAVATORY,
      says: /^# ?(A\.? ?F\.? ?F|HIGH|MAX)\.?( MAX\.?)?$/,
      isLikely: true,
    }, {
      title: /\bLAV|VANITY/,
      notTitle: NOT_OF_LAVATORY,
      says: KNEE,
    }, {
      // A drawing that letters KNEE somewhere: the lowest of its heights, above the toes.
      title: /\bLAV|VANITY|\bSINK/,
      notTitle: NOT_OF_LAVATORY,
      amid: /\bKNEE\b/,
      says: /^#$/,
      isLikely: true,
    }],
    keep: (it, { plan }) =>
      !isOfMirror(it.text) && (it.clause !== "#" || isLowestUpright(plan, it, KNEE_HEIGHT_IN)) &&
      (!it.isLikely || it.clause === "#" ||
        (it.value >= BASIN_FROM_IN && it.value < MIRROR_FROM_IN)) &&
      (!isKnee(it) || (it.value >= 20 && it.value <= 36)) &&
      (!loose(LABEL).test(it.clause) ||
        (it.value >= BASIN_FROM_IN && it.value <= 42 && isInToiletView(it))),
    bounds: ({ accessibility }, it) =>
      isKnee(it) ? { min: accessibility.kneeClearanceIn } : { max: accessibility.lavatoryRimMaxIn },
  })),
  messages: {
    ok: "The lavatory rim is at {raw}; at most {required} in above the floor is allowed.",
    outside: "The lavatory rim is {actual} in above the floor; at most {required} in is allowed.",
    kneeOk: "The knee clearance below the lavatory is {raw}.",
    knee:
      "The knee clearance below the lavatory is {actual} in high; at least {required} in is required.",
  },
  recommendation:
    "Set the lavatory so that its rim or counter is at most {required} in above the finished floor.",
});
