/**
 * Near a pool one receptacle stands in reach, none too close to the water.
 * Reads the distance of receptacles from the water, in feet; with one in reach further ones may stand beyond.
 * @source NFPA 70-2020, 680.22
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { feet, labelledRowText, mentions, statedLimit, wholeCallouts } from "../measure.ts";

/** Without any of these in the set, water is that of pipes and docks. */
const POOL = /\bPOOLS?\b|\bSPAS?\b|\bHOT TUBS?\b|\bJACUZZI\b|\bWHIRLPOOLS?\b/;
/** The water of the pool, not a pipe or a device of the plumbing. */
const WATER =
  "(?<!\\b(?:COLD|HOT|CHILLED|DOMESTIC|CITY|POTABLE|RAIN|STORM|WASTE|GROUND) ?)WATER(?! ?-?(?:MAIN|METER|SERVICE|PIP|LINE|HEATER|CLOSET|COOLER|SOFTENER|BOND|FOUNTAIN|DISPENS|VALVE|SUPPLY|FILTER|TANK|PROOF|TIGHT|PUMP|COIL|STATION|BOTTLE|ENTR|RISER|TREAT|CONDITION|RESIST|GROUND|ELECTRODE|SHUT))";

/** Things of other places and other trades. */
const ELSEWHERE =
  /INSIDE(?! (FACE|WALL|EDGE|OF (THE )?(POOL|WALL)))|BEHIND|INTERIOR|INDOOR|THROUGH|EXIST|WATER HEATER|SINK|LAV|CLOSET|SOFTENER|HIGH|DEEP|FENCE|BARRIER|LIGHT|DISCONNECT|POOL (PUMP|EQUIP)|\b(SUCTION|DRAIN|RETURN|SKIMMER|VACUUM|GAS) (OUTLETS?|FITTINGS?)/;
/** Reach of a demand on protection, which says nothing of where one receptacle stands. */
const REACH =
  /\b(ALL|ANY|EACH|EVERY|NO|OTHER|ADDITIONAL|REMAINING)\b[^;|]{0,40}(WITHIN|CLOSER|NEARER|LESS|BEYOND|OVER|PAST)[^;|\d]{0,10}\d/;
/** A protected thing that is no receptacle. */
const OTHER_DEVICE =
  /GFC?I\W*(PROT\w*\.? )?(BREAKER|BKR|PUMP|MOTOR|HEATER|PANEL|SWITCH|LOAD|EQUIP)|(PUMP|HEATER|PANEL|TIMER|SUBPANEL)[^;|\d]{0,12}GFC?I/;

/** The distance of what stands before it; a receptacle behind has its own: `PUMP 5' FROM WATER RECEPT. 6' FROM WATER`. */
const OTHER_BEFORE =
  /\b(?:PUMP|HEATER|FILTER|PANEL|TIMER|DISCONNECT|EQUIP\w*)\b(?![^;|]*\b(?:RECEP|OUTLET|DUPLEX|GFC?I))[^;|]{0,24}$/i;

/** Is a figure the distance of a pump or another thing that is named before it? */
function isOfOther(text: string, raw: string): boolean {
  const at = text.indexOf(raw);
  return at >= 0 && OTHER_BEFORE.test(text.slice(0, at));
}

const OUTLET = "(RECEP\\w*|OUTLETS?|DUPLEX|GFC?I)";
const BASIN = `(POOL|${WATER}|SPA\\b|HOT TUB)`;

const distance = statedLimit({
  demand: {
    thing: ["pool receptacle", "receptacle"],
    property: "distance",
    within: ["pool", "pool receptacle"],
    notWithin: ["counter", "lavatory", "kitchen sink"],
    unless: /CONDENS|AIR HANDLER|\bA\.?H\.?U|HVAC|\bRTU/i,
    keep: ({ text, raw }) => !isOfOther(text, raw),
    scale: 1 / 12,
    limit: ({ electrical }) => ({ min: electrical.poolReceptacleMinFt }),
  },
  quantity: feet,
  says: [
    `${OUTLET}[^#~;|]{0,24}${BASIN}[^#~;|]{0,30}#`,
    `${OUTLET}\\b[^#~;|]{0,45}#[^#~;|]{0,40}${BASIN}`,
    `#[^#~;|]{0,40}${BASIN}[^#~;|]{0,30}${OUTLET}`,
    `${BASIN}[^#~;|]{0,30}${OUTLET}[^#~;|]{0,30}#`,
    `${OUTLET}\\b[^#~;|]{0,45}~ ?(TO|AND|-|&) ?#[^#~;|]{0,40}${BASIN}`,
    `${OUTLET}\\b[^#~;|]{0,45}# ?(TO|AND|-|&) ?~[^#~;|]{0,40}${BASIN}`,
  ].map((says) => new RegExp(says)),
  not: exactCase`${REACH}|${OTHER_DEVICE}|${ELSEWHERE}`,
  titled: true,
  under: /\bPOOL|\bSPA\b|HOT TUB|WATER/,
  keep: ({ schedule, row, raw, text }) =>
    !isOfOther(text, raw) &&
    (!schedule || !row || !labelledRowText(schedule, row).includes(`HEIGHT ${raw}`)),
  bounds: ({ electrical }) => ({
    min: electrical.poolReceptacleMinFt,
    max: electrical.poolReceptacleMaxFt,
  }),
});

export default defineRule({
  id: "electrical/pool-receptacle",
  requirementId: "NEC-680-pool",
  source: { volume: "NEC", edition: "2020", section: "680.22" },
  title: "Receptacles at pools",
  ...distance,
  applies: (plan, context) => {
    if (!mentions(plan, POOL)) return [];
    const said = distance.applies(plan, context);
    const all = said.length > 0
      ? said
      : distance.applies(wholeCallouts(plan, /\b(WATER|POOL|SPA)\b/i), context);
    const { poolReceptacleMaxFt: farthest, poolReceptacleMinFt: least } = context.limits.electrical;
    const isOneInReach = all.some(({ value }) => value >= least && value <= farthest);
    return isOneInReach ? all.filter(({ value }) => value <= farthest) : all;
  },
  messages: {
    ok: "The receptacle is {raw} from the water.",
    outside: "The receptacle is {actual} ft from the water; {required} ft is required.",
  },
  recommendation: "Place a GFCI receptacle between 6 and 20 ft from the water, with none closer.",
});
