/**
 * Florida makes every accessible space 12 ft wide, wider than the ADA does.
 * Reads stated widths and sizes of accessible spaces, and a dimension string at the label of one,
 * in inches.
 * @source FBC-A 8th ed. (2023), 502.2
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, type RuleContext, type Verdict } from "../define_rule.ts";
import {
  around,
  inches,
  type LabelledQuantity,
  loose,
  reaches,
  sizesIn,
  statedLimit,
  statements,
} from "../measure.ts";
import { isOnSite, NOT_OF_STALLS, OVERHEAD, PARKING_TITLE } from "./_words.ts";

/** A dimension string beside the sign or label of an accessible space. */
type Bare = Evidence & { bareIn: number };

const OF_ACCESSIBLE = loose(
  /\b(ACCESSIBLE|VAN)\b[^.;]{0,30}\b(SPACES?|STALLS?|PARKING|SIGN)|\bR7-\d|\bFT[OP]-?\s?2\d|\bPENALTY\b|\bACCESS AISLE\b/,
);
/** Wider than any ordinary stall, in inches: widths in this range are those of accessible stalls elsewhere. */
const WIDER_THAN_ORDINARY_IN = 126;
const BESIDE = 6;

function bareWidths(plan: PlanSet): Bare[] {
  const labels = statements(plan, { topic: OF_ACCESSIBLE, in: "notes" });
  return plan.dimensions.filter((it) =>
    it.valueIn >= WIDER_THAN_ORDINARY_IN && it.valueIn < 200 && isOnSite(plan, it) &&
    !/[A-Z]{4}/i.test(it.sourceText) && around(it, labels, BESIDE).length > 0
  ).map((it) => ({ ...it, bareIn: it.valueIn }));
}

/** In a section such lengths are heights: `VAN SPACES ON LEVEL 1, 8'-2"`. */
const VAN_HEIGHT_TO_IN = 110;
const isInSection = (it: LabelledQuantity, plan: PlanSet): boolean =>
  /\b(SECTIONS?|ELEVATIONS?)\b/i.test(
    [it.drawing, plan.sheets.find(({ page }) => page === it.page)?.title].join(" | "),
  );

const OF_AISLE_OR_LENGTH =
  /\b(AISLES?|LENGTH)\b[^#~]{0,25}#|#[^#~,;|]{0,14}\b(AISLES?|LONG|LENGTH|DEEP)\b/i;

/** Bare widths but those of ordinary stalls drawn beside an accessible one that is wide enough. */
function withoutOrdinary(
  widths: LabelledQuantity[],
  { limits }: RuleContext,
): LabelledQuantity[] {
  const required = limits.accessibility.parkingSpaceWidthIn;
  const isWideEnough = widths.some(({ value }) => reaches(value, required, "in"));
  return isWideEnough ? widths.filter((it) => !it.isLikely || it.value >= required) : widths;
}

const stated = statedLimit({
  demand: {
    thing: ["accessible parking space", "parking space"],
    property: "width",
    where: /ACCESSIBLE|\bVAN\b|WHEELCHAIR/,
    unless: /\bSTD|STANDARD|REGULAR|COMPACT/i,
  },
  quantity: inches,
  says: [
    /#[^#~,;|]{0,8}(WIDE )?ACCESSIBLE( PARKING)? (SPACE|STALL)/,
    // A space by its mark: `SPACE H-2 11'-6" WIDE`.
    /\b(SPACE|STALL) (HC|ADA|H)-?\d{1,2}\b( \(VAN\))?[:,]? ?# ?W(IDE)?\b/,
  ],
  not:
    /PARALLEL|ON ?-? ?STREET|VALET|ATTENDANT|\bSIGN(?!S? (AT|ON|IN|@) (THE |EACH )?(HEAD|FRONT|END|EACH))|ROUTE|SLOPE|CLEARANCE|HIGH|HEIGHT|(?<!OUT)LINE|STRIPE(?!D)[^#]*WIDE|EXIST[^;]*(RE-?STRIP|WIDEN|RE-?MARK|ENLARG)/,
  notUnder: /TOILET|RESTROOM|COMPARTMENT/,
  labels: [{
    title: PARKING_TITLE,
    notTitle: exactCase`${NOT_OF_STALLS}|\b(SECTION|ELEV(ATION)?)`,
    says: /^#( MIN\.?| CLR\.?| CLEAR| W(IDE)?\.?)?$/,
    isLikely: true,
  }, {
    title: PARKING_TITLE,
    notTitle: NOT_OF_STALLS,
    says: /^(CAR|VAN|ACCESSIBLE) (SPACE|STALL) #$|^# (CAR|VAN|ACCESSIBLE) (SPACE|STALL)$/,
  }, {
    title: PARKING_TITLE,
    notTitle: NOT_OF_STALLS,
    // A space by its mark: `P1: 11'-0" wide`, `H2 (VAN) 12'-0" WIDE`, `SPACE 3 = 11'-6" W.`
    says:
      /^((HC|ADA|SPACE|STALL|P|H|S|A)[ -]?\d{1,2}|SPACE|STALL)( ?\(?VAN\)?)? ?[:=-]? ?# ?(MIN\.? |CLR\.? |CLEAR )?W(IDE|IDTH)?\b/,
  }],
  keep: (stated, { plan }) => {
    if (stated.value < VAN_HEIGHT_TO_IN && isInSection(stated, plan)) return false;
    if (OF_AISLE_OR_LENGTH.test(stated.clause)) return false;
    if (OVERHEAD.test(stated.clause) && !/\bW(IDE|IDTH)\b/i.test(stated.clause)) return false;
    const pair = sizesIn(stated.before + stated.raw + stated.after).find((it) =>
      it.start <= stated.before.length && it.end > stated.before.length
    );
    if (pair && stated.value !== Math.min(pair.a, pair.b)) return false;
    return stated.value >= 84 && stated.value <= 200;
  },
  bounds: ({ accessibility }) => ({ min: accessibility.parkingSpaceWidthIn }),
});

export default defineRule<LabelledQuantity | Bare>({
  id: "accessibility/parking-space-width",
  requirementId: "FBC-A-502.2-space-width",
  source: { volume: "FBC-A", edition: "2023", section: "502.2" },
  title: "Accessible space width",
  ...stated,
  applies: (plan, context) => {
    const worded = withoutOrdinary(stated.applies(plan, context), context);
    return worded.length > 0 ? worded : bareWidths(plan);
  },
  check(it, context): Verdict | Verdict[] {
    if (!("bareIn" in it)) return stated.check(it, context);
    const required = context.limits.accessibility.parkingSpaceWidthIn;
    return reaches(it.bareIn, required, "in")
      ? []
      : cantTell("beside", { actual: it.bareIn, required, unit: "in", raw: it.sourceText });
  },
  onceTold: { beside: "outside" },
  messages: {
    ok: "The accessible space is {raw} wide.",
    outside:
      "The accessible space is {actual} in wide; at least {required} in (12 ft) is required in Florida.",
    beside:
      "{raw} is written beside an accessible space; if this is its width, at least {required} in (12 ft) is required in Florida.",
  },
  recommendation: "Stripe every accessible space at least 12 ft wide.",
});
