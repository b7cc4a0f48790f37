/**
 * Combustible construction is fireblocked, and its attics are draftstopped.
 * Applies to statements about fireblocking and draftstopping in Types III to V. Attic areas in square feet.
 * @source FBC-B 8th ed. (2023), 718.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  denying,
  feet,
  isKept,
  judgeMax,
  judgePresence,
  lookFor,
  mentions,
  newWork,
  placeOf,
  type Presence,
  printedNumber,
  statedQuantities,
} from "../measure.ts";
import { isNfpa13, isUnsprinklered } from "./_words.ts";

const ATTIC =
  /\bATTICS?\b[^\d]{0,50}?(\d[\d,]*)\s*(?:S\.?\s?F|SQ(?!\w*\.?\s*IN))|(\d[\d,]*)\s*(?:S\.?\s?F|SQ(?!\w*\.?\s*IN))\w*\.?[^\d]{0,30}\bATTIC/i;

/** Square feet of attic between draftstops a text gives, the greatest; 0 when none. Thickness and spacing are others. */
function atticArea(text: string): number {
  const match = ATTIC.exec(text);
  const beside = [match?.[1] ?? match?.[2] ?? "0"];
  const all = /\bATTICS?\b/i.test(text) && /\bDRAFT/i.test(text) && !NOT_ITS_AREA.test(text)
    ? [...text.matchAll(AREA)].map(([, digits]) => digits)
    : [];
  return Math.max(...[...beside, ...all].map((digits) => printedNumber(digits)));
}
const AREA = /(?<![\d.,\/])(\d{1,2},\d{3}|\d{3,5})\s*(?:S\.?\s?F\b|SQ\.?\s*F)/gi;
/** Areas of openings, floors and buildings beside the attic's. */
const NOT_ITS_AREA =
  /\b(?:ROOF|FLOOR|BUILDING|BLDG|UNIT|VENT\w*|NFVA|TOTAL|GROSS)\s+(?:AREA|OF)\b|\bNET\s+FREE\b/i;
/** An attic without sprinklers, whatever stands below it. */
const BARE_ATTIC =
  /\bATTICS?\b[^.;|]{0,16}\b(?:NOT|NON|UN)[\s-]?(?:BE )?SPRINKLERED|\b(?:NON|UN|NOT)[\s-]?SPRINKLERED\s+ATTIC|\bNO SPRINKLERS? (?:IN|AT)(?: THE)? ATTIC/i;

/** Attics divided into more than may be, or less. */
const atticsDivided = (plan: PlanSet): Blocking[] =>
  newWork(plan, { topic: /\bDRAFT[\s-]*STOP/i }).filter((it) => atticArea(it.text) > 0)
    .map((it) => ({ ...placeOf(it), state: "shown", text: it.sourceText }));

/** Draftstops may be left out where sprinklers protect the space; fireblocks may not. */
const isDraftstopOnly = (text: string): boolean => {
  const denials = text.split(/\.\s+(?=[A-Z])|;/).filter((it) =>
    /\b(?:NOT?|WITHOUT|OMIT\w*|DELETED|NONE)\b/i.test(it)
  );
  const said = denials.length > 0 ? denials.join(". ") : text;
  return /DRAFT/i.test(said) && !/FIRE[\s-]*BLOCK/i.test(said);
};
const IN_SPRINKLERED =
  /(?<!\b(NOT|NON|UN)[\s-]?)\bSPRINKLERED|\bNFPA\s*-?13\b(?!\s?[DR])|\bSPRINKLERS?\s+(IN|THROUGHOUT|PROTECT)/i;

/** Cavities the code itself leaves without fireblocks, or framing that does not burn. */
const NEEDS_NONE =
  /\bNON-?\s?COMBUSTIBLE|\b(?:STEEL|METAL)\s+(?:STUDS?|FRAM|FURR)|\bFILLED\b|\bFIRE[\s-]*BLOCK\w*[^.;]{0,20}\b(?:WHERE|WHEN|IF|UNLESS)\b|\b718\.2/i;

/** What the set says of blocks and stops, or how far apart it sets fireblocks. */
interface Blocking extends Presence {
  spacingFt?: number;
}

/** Fireblocks at a spacing; draftstops have another. */
const SPACED =
  /FIRE ?-?BLOCK(?:(?!DRAFT|ATTIC)[^#~;|]){0,60}(?:# ?(?:O\.? ?C\b|ON CENT|MAX|INTERVALS?|HORIZ|APART|SPAC)|(?:EVERY|AT (?:MAX\w*\.? )?INTERVALS OF|SPACED(?: AT)?|HORIZ\w*\.? (?:AT|@|EVERY)) #)/;

/** Spacings of framing and fasteners are shorter, those of draftstops longer. */
const SPACINGS_FT = [4, 40] as const;

const spacings = (plan: PlanSet): Blocking[] =>
  statedQuantities(plan, { quantity: feet, says: SPACED, not: /EXIST/ })
    .filter(({ value, text }) =>
      value >= SPACINGS_FT[0] && value <= SPACINGS_FT[1] && !isKept(text)
    )
    .map((it) => ({ ...placeOf(it), state: "shown", text: it.sourceText, spacingFt: it.value }));

export default defineRule<Blocking>({
  id: "fire/fireblocking-draftstopping",
  requirementId: "FBC-B-718-blocking",
  when: (building) => {
    const type = building.constructionType.value;
    return allOf(
      isCommercial(building),
      type === null ? "unknown" : /^(III|IV|V)/.test(type) ? "yes" : "no",
    );
  },
  demand: {
    thing: "fireblocking",
    property: "distance",
    where: /FIRE ?BLOCK/i,
    unless: /DRAFT/i,
    scale: 1 / 12,
    limit: ({ fire }) => ({ max: fire.fireblockSpacingFt }),
  },
  applies: (plan) => {
    const spaced = [...spacings(plan), ...atticsDivided(plan)];
    if (spaced.length > 0) return spaced;
    return lookFor(plan, {
      shown: /\bFIRE[\s-]*BLOCK|\bDRAFT[\s-]*STOP/i,
      denied: [
        denying(String.raw`(?:FIRE[\s-]*BLOCK(?:ING|S)?|DRAFT[\s-]*STOP(?:PING|S)?)`),
        /\b(NO|WITHOUT|OMIT)\s+(FIRE[\s-]*BLOCK|DRAFT[\s-]*STOP)|(BLOCKING|STOPPING|STOPS?)\W{0,4}(NONE|NOT\s+PROVIDED|OMIT)|(FIRE[\s-]*BLOCK|DRAFT[\s-]*STOP)\w*\s+(AT|IN|OF|BETWEEN|ABOVE)\b[^.;,]{0,30}\b(OMIT(TED)?|NOT\s+PROVIDED|DELETED|NONE)\b|(FIRE[\s-]*BLOCK|DRAFT[\s-]*STOP)\w*[^.;,]{0,40}\b(IS|ARE)\s+NOT\s+(REQUIRED|NEEDED|USED)\b(?!\s+(WHERE|IF|IN|AT|WHEN|UNLESS))/i,
      ],
    });
  },
  check(it, { building, limits, plan }) {
    if (it.spacingFt !== undefined) {
      const required = limits.fire.fireblockSpacingFt;
      return judgeMax({ actual: it.spacingFt, required, unit: "ft", text: it.text }, "far");
    }
    if (it.state === "denied" && NEEDS_NONE.test(it.text)) return inapplicable();
    if (it.state === "denied" && isDraftstopOnly(it.text)) {
      if (IN_SPRINKLERED.test(it.text) || isNfpa13(building)) return inapplicable();
      if (isUnsprinklered(building) !== true) return cantTell("deniedUnsure", { text: it.text });
    }
    const area = /DRAFT/i.test(it.text) ? atticArea(it.text) : 0;
    const data = {
      actual: area,
      required: limits.fire.draftstopAtticSqft,
      unit: "sq ft",
      text: it.text,
    };
    if (it.state !== "shown" || area <= data.required) {
      return it.state === "shown" && area > 0 ? pass(data) : judgePresence(it);
    }
    const isBare = isUnsprinklered(building) === true || mentions(plan, BARE_ATTIC);
    return isBare ? fail("large", data) : cantTell("largeUnsure", data);
  },
  messages: {
    ok: "Fireblocking or draftstopping is shown.",
    denied: "Combustible construction is called out without fireblocking or draftstopping: {text}.",
    deniedUnsure:
      "The set says there is no draftstopping, which is allowed only with sprinklers in that space; none could be found: {text}.",
    deferred: "Fireblocking or draftstopping is deferred: {text}.",
    absent: "No fireblocking is shown.",
    far: "Fireblocks are {actual} ft apart; at most {required} ft is allowed.",
    large:
      "Draftstopping divides the attic into areas of {actual} sq ft; at most {required} sq ft is allowed.",
    largeUnsure:
      "Draftstopping divides the attic into areas of {actual} sq ft; more than {required} sq ft requires sprinklers in the attic.",
  },
  recommendation:
    "Show fireblocking at floor lines and every 10 ft, and draftstops for every 3,000 sq ft of attic.",
});
