/**
 * An accessible water closet stands at the right distance from its side wall.
 * Reads the distance from the centreline to the wall, in inches. Under 15 in the plumbing rule speaks, unless the closet
 * is called accessible. On a toilet plan or in the bath of an accessible room a dimension string from a wall to the
 * middle of the only closet counts as well; one just above the range that may be it is a question.
 * @source FBC-A 8th ed. (2023), 604.2
 */
import { measuredBy } from "../../_lexicon/measured.ts";
import type { Dimension, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { ACCESSIBLE_CLOSET } from "../drawn/measured.ts";
import {
  allStatements,
  either,
  gapBetween,
  inches,
  keepsTo,
  labelledQuantities,
  loose,
  reaches,
  rounded,
  statedQuantities,
  type TitledLabel,
  worstOfEach,
} from "../measure.ts";
import {
  ACCESSIBLE_TOILET_TITLE,
  FROM_CLOSET,
  IN_UNIT,
  isAcrossToilet,
  isInAccessibleBath,
  isOnToiletSheet,
  OF_CHILDREN,
} from "./_words.ts";

/** What else stands so far from a closet. */
const NO_CENTRELINE =
  /LAV|URINAL|SINK|\bDISP|\bT\.?P\b|PAPER|SHOWER|\bTUB|BIDET|CHILD|\bO\.? ?C\b|FLUSH|GRAB|\bIN ?FRONT\b/;
/** Nearer or farther no closet stands from its wall, inches. */
const LEAST_IN = 9, MOST_IN = 30;

const SAYS =
  /^# ?(FROM WALL |WALL )?(TO |@ )?(C\.? ?L\b|C\/L|℄|CENTER ?LINE|CENTER|CTR)\.?( ?(OF )?(W\.? ?C|TOILET|FIXT\w*|BOWL|CLOSET))?\.?( ?(TO|FROM|OFF) (SIDE |FIN\w*\.? )?WALL)?$/;

/** Title of a view of one compartment, where nothing but its closet has a centerline. */
const COMPARTMENT_TITLE =
  /\b(ACCESSIBLE|WHEEL ?CHAIR)\b[^|]{0,16}\b(COMPARTMENTS?|(TOILET|W\.? ?C\.?) STALLS?)\b(?![^|]*\bSHOWER)/;

/** A basin in a compartment has a centerline as well: which is meant is a question then. */
const LAVATORY = /\bLAV|SINK|BASIN/;
/** Other views, and those where the closet is named. */
const OTHERS = /URINAL|PARKING|\bVAN\b|SHOWER|\bW\.? ?C\b|CLOSET|BOWL/;

/** Labels in views of an accessible closet. */
const LABELS: TitledLabel[] = [
  {
    title: ACCESSIBLE_TOILET_TITLE,
    amid: /\bW\.? ?C\b|CLOSET|BOWL/,
    notAmid: /URINAL/,
    says: SAYS,
  },
  ...[true, false].map((isLikely) => ({
    title: COMPARTMENT_TITLE,
    notTitle: /ELEV|SECTION/,
    amid: isLikely ? LAVATORY : undefined,
    notAmid: isLikely ? OTHERS : either(OTHERS, LAVATORY),
    says: SAYS,
    isLikely,
  })),
];

/** A figure between a closet and a wall; from closet to closet, or to a tub, it is another one. */
const isToWall = ({ measures, valueIn }: Pick<Dimension, "measures" | "valueIn">): boolean =>
  measures?.thing === "water closet" && (!measures.ends || measuredBy(measures, valueIn) !== null);

/** A closet that is called accessible; below 15 in others are the plumbing rule's. */
const OF_ACCESSIBLE = loose(
  /(?<!\bNON ?-? ?)\b(ACCESSIBLE|WHEEL ?CHAIR)\b[^#;]{0,40}(#|W\.? ?C|CLOSET|TOILET|BOWL)|#[^#;]{0,50}(?<!\bNON ?-? ?)\b(ACCESSIBLE|WHEEL ?CHAIR)\b/,
);

/** A distance with its clause; a bare dimension string has none. */
type Centreline = Evidence & {
  value: number;
  clause: string | null;
  drawing?: string | null;
  heading?: string | null;
  isLikely?: boolean;
};

/** What a dimension says that runs from a wall to the middle of a closet. */
const AT_CLOSET = "WALL TO CENTERLINE OF WATER CLOSET #";

/** True when words on the page already say what measures this much: `SEAT HEIGHT 19"`. */
const isNamed = (dimension: Evidence, plan: PlanSet) =>
  allStatements(plan).some((it) =>
    it.page === dimension.page && gapBetween(it, dimension) < 8 &&
    it.text.length > dimension.sourceText.length + 4 &&
    it.text.includes(dimension.sourceText.trim())
  );

/** Is it the closet of an ambulatory compartment: of one alone, or of one beside a wheelchair compartment? */
function ambulatoryOf({ clause, drawing, heading }: Centreline): "alone" | "beside" | "no" {
  if (/AMBULATORY/i.test(clause ?? "")) return "alone";
  const titles = `${drawing ?? ""} | ${heading ?? ""}`;
  if (!/AMBULATORY/i.test(titles)) return "no";
  return loose(/\b(WHEEL ?CHAIR|ACCESSIBLE)\b/).test(titles) ? "beside" : "alone";
}

export default defineRule({
  id: "accessibility/water-closet-centreline",
  requirementId: "FBC-A-604.2-wc-centre",
  title: "Water closet centerline",
  demand: {
    thing: "water closet",
    property: "distance",
    where: /WALL|\bC\.? ?L\b|C\/L|℄|CENT(ER|RE)|CTR/,
    unless: either(
      NO_CENTRELINE,
      FROM_CLOSET,
      IN_UNIT,
      OF_CHILDREN,
      /FRONT|CLEAR|CLR|BEHIND|PARTITION|EXIST/,
    ),
    keep: ({ value, sure }) =>
      value !== null && value >= LEAST_IN && value <= MOST_IN && sure !== "ended",
  },
  applies: (plan): Centreline[] => [
    ...worstOfEach(
      [
        ...labelledQuantities(
          plan,
          { quantity: inches, notUnder: either(IN_UNIT, OF_CHILDREN) },
          LABELS,
        ),
        ...statedQuantities(plan, {
          titled: true,
          quantity: inches,
          says: [
            /#[^#~,;|]{0,30}(WALL[^#~|]{0,25}(C\.?L\b|C\/L|℄|CENTER|W\.? ?C\b|CLOSET|TOILET)|(C\.?L\.?|C\/L|℄|CENTER ?LINE)[^#~,;|]{0,15}(OF )?(W\.? ?C\b|CLOSET|TOILET))/,
            /\b(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)\b[^#~]{0,40}(C\.?L\b\.?|C\/L|℄|CENTER ?LINE|CENTERED|CENTER|CENTRE)[^#~]{0,30}#/,
            /(CENTER ?LINE|CENTRE ?LINE|C\/L|\bC\.?L\b\.?|℄)[^#~]{0,20}(W\.? ?C\b|WATER CLOSET|TOILET)[^#~]{0,30}#/,
            /\b(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)\b[^#~]{0,40}(CENTER ?LINE|C\.?L\b)[^#~]{0,12}~ ?(TO|-) ?#/,
            /\b(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)[^#~]{0,20}# (TO|FROM|OFF) [^#~]{0,12}WALL/,
            /\b(WIDE|ACCESSIBLE|WHEEL ?CHAIR|ADA|H\.?C\.?)\b[^#~;|]{0,24}\bCLOSET (C\.? ?L\.?|C\/L|℄|CENTER ?(LINE)?)\W{0,3}# ?(TO|FROM|OFF) (THE )?(SIDE )?(WALL|PARTITION)/,
            /\b(SET|LOCATE|CENTER|MOUNT)\b[^#~]{0,14}(CLOSET|TOILET|BOWL|W\.? ?C)\b[^#~]{0,16}# (OFF|FROM)[^#~]{0,24}WALL/,
          ],
          not: NO_CENTRELINE,
          notUnder: either(IN_UNIT, OF_CHILDREN),
        }),
      ].filter((it) => it.value >= LEAST_IN && it.value <= MOST_IN),
      (it) => Math.abs(it.value - 17),
    ),
    ...plan.dimensions.filter((it) =>
      (isOnToiletSheet(plan, it) || isInAccessibleBath(plan, it) || isAcrossToilet(plan, it)) &&
      !isNamed(it, plan)
    ).map((it) => ({
      ...it,
      value: it.valueIn,
      clause: isToWall(it) ? AT_CLOSET : null,
    })),
  ],
  check(it, { limits }) {
    const { value, clause, sourceText } = it;
    const { closetCentreMinIn: min, closetCentreMaxIn: max } = limits.accessibility;
    const ambulatory = limits.accessibility.ambulatoryCentreMaxIn;
    const data = {
      actual: rounded(value),
      required: `${min} to ${max}`,
      unit: "in",
      raw: sourceText,
    };
    if (clause === null) {
      const isDoubtful = !keepsTo(value, max, "in") && value <= max + 2;
      return isDoubtful ? cantTell("dimension", data) : inapplicable();
    }
    if (loose(/#[^#~,;|]{0,24}\bNON ?-? ?ACCESSIBLE\b/).test(clause)) return inapplicable();
    const of = ambulatoryOf(it);
    if (of !== "no" && value >= min && keepsTo(value, ambulatory, "in")) {
      return of === "alone" || keepsTo(value, max, "in") ? pass(data) : cantTell("outside", data);
    }
    if (reaches(value, min, "in") && keepsTo(value, max, "in")) return pass(data);
    if (value < min) {
      if (OF_ACCESSIBLE.test(clause)) return fail("outside", data);
      return reaches(value, 15, "in") ? cantTell("outside", data) : inapplicable();
    }
    return it.isLikely || /\bMIN|STANDARD/i.test(clause)
      ? cantTell("outside", data)
      : fail("outside", data);
  },
  onceTold: { dimension: "outside" },
  messages: {
    ok: "The water closet centerline is {actual} in from the wall; {required} in is required.",
    outside:
      "The water closet centerline is {actual} in from the wall; {required} in is required for an accessible water closet.",
    dimension:
      "A dimension of {actual} in is given on this toilet room plan; if it locates the centerline of the accessible water closet, {required} in is required.",
  },
  measured: {
    thing: "water closet",
    property: "distance",
    within: ACCESSIBLE_CLOSET,
    limit: ({ accessibility: { closetCentreMinIn: min, closetCentreMaxIn: max } }) => ({
      min,
      max,
    }),
  },
  recommendation:
    "Place the accessible water closet with its centerline 16 to 18 in from the side wall.",
});
