/**
 * There is headroom before electrical equipment.
 * Reads the stated height of the working space, in feet.
 * @source NFPA 70-2020, 110.26(A)(3)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { contextOf, feet, loose, settingOf, statedLimit, type StatedQuantity } from "../measure.ts";
import { isWorkingSpace } from "./_working_space.ts";

const LOW =
  "(SOFFIT|DUCT\\w*|BEAM|BULKHEAD|FUR\\w*|STAIR|LANDING|CEILING|PIP\\w*|STRINGER|HEADER|OBSTRUCTION)";
/** Height of what hangs low. */
const UNDER_SOFFIT = [
  exactCase`# ?(A\.? ?F\.? ?F\.? |CLR\.? |CLEAR |HIGH )?(TO |AT )?(THE )?(U ?\/ ?S|UNDERSIDE|BOTTOM|B\.? ?O\.?)( OF)?[^#~;|]{0,12}${LOW}`,
  exactCase`${LOW}[^#~;|]{0,45}\b(AT|@|IS|ONLY)[^#~;|]{0,8}# ?(A\.? ?F|ABOVE (THE )?(FLOOR|FINISH)|HIGH|CLR|CLEAR)`,
  exactCase`(U ?\/ ?S|UNDERSIDE|BOTTOM)( OF)? ${LOW}[^#~;|]{0,14}# ?(A\.? ?F|ABOVE)`,
];
const OVER_PANEL =
  /(OVER|ABOVE|IN FRONT OF|BEFORE)\W[^|]{0,30}\b(PANEL|PNL|LOAD ?CENTER|SWITCH ?(BOARD|GEAR)|WORKING SPACE)/i;

/** From the floor to what hangs low: `PANEL LP-2: FIN. FLOOR TO U/S OF DUCT`. */
const FLOOR_TO_LOW =
  exactCase`\b(FLOOR|GRADE|F\.? ?F\.?) TO (THE )?((U ?\/ ?S|UNDERSIDE|BOTTOM|B\.? ?O\.?)( OF)? )?(THE )?${LOW}[^#~;|]{0,40}#`;
const GEAR = /\b(PANEL(?!S? DOOR)|PNL|LOAD ?CENTER|SWITCH ?(BOARD|GEAR)|SW(BD|GR)|M[DS][PB])\b/i;

/** A column of a list of gear: `HEADROOM AT WORKING SIDE`. */
const AT_GEAR =
  /HEADROOM\b[^#~|]{0,16}\b(WORKING|PANEL|PNL|GEAR|FRONT|EQUIPMENT|SWITCH|SW(BD|GR)|M[DS][PB]\b)|(DISTRIBUTION EQUIP\w*|SWITCH ?(BOARD|GEAR)S?|PANEL ?BOARDS?|ELECTRICAL EQUIP\w*)\b[^#~]{0,60}HEADROOM/i;

/** What hangs low hangs before a panel. */
const isOverPanel = (it: StatedQuantity, plan: PlanSet): boolean =>
  (UNDER_SOFFIT.some((words) => loose(words).test(it.clause)) &&
    OVER_PANEL.test(settingOf(it, plan))) ||
  (loose(FLOOR_TO_LOW).test(it.clause) && GEAR.test(contextOf(it))) ||
  (/HEADROOM/i.test(it.clause) && (OVER_PANEL.test(it.clause) || AT_GEAR.test(it.clause)));

export default defineRule({
  id: "electrical/working-space-height",
  requirementId: "NEC-110.26-height",
  ...statedLimit({
    demand: {
      thing: ["working space", "panel", "headroom"],
      property: ["clear height", "height"],
      scale: 1 / 12,
      keep: ({ thing, property, within }) =>
        thing === "working space" ||
        property === "clear height" && (thing === "panel" || within.includes("panel")),
    },
    quantity: feet,
    says: [
      /# ?(MIN\.?|CLR\.?|CLEAR)? ?(HIGH|HEIGHT|H\b|HEADROOM)/,
      /(HEIGHT|HEADROOM)[^#~,;|]{0,14}#/,
      ...UNDER_SOFFIT,
      FLOOR_TO_LOW,
    ],
    not:
      /MOUNT|EXIST|TOP OF (THE )?(PANEL|BREAKER|GEAR|SWITCH|EQUIP|M[DS][PB]\b)|DOOR|HANDLE|BREAKER/,
    keep: (stated, { plan }) =>
      !/\bEXIST/i.test(stated.text) &&
      (isWorkingSpace(stated, plan) || isOverPanel(stated, plan)) && stated.value >= 4 &&
      stated.value <= 20,
    bounds: ({ electrical }) => ({ min: electrical.workingHeightFt }),
  }),
  messages: {
    ok: "The working space is {raw} high.",
    outside:
      "The working space is {actual} ft high; at least {required} ft, or the height of the equipment, is required.",
  },
  recommendation: "Raise or remove what is above the working space.",
});
