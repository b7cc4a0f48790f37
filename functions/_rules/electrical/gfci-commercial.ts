/**
 * Receptacles in kitchens, restrooms, on roofs, outdoors and near sinks are protected against
 * ground faults.
 * A statement that such a receptacle has none fails.
 * @source NFPA 70-2020, 210.8(B)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, not } from "../define_rule.ts";
import {
  either,
  feet,
  judgePresence,
  mentions,
  mustShow,
  placeOf,
  type Presence,
  statedQuantities,
} from "../measure.ts";
import { listedPlain, plainAmongProtected } from "./_ground_faults.ts";
import { electricalPlans } from "./_words.ts";

const GFI = String.raw`\b(G\.?F\.?C?\.?I|GROUND ?-? ?FAULT)\b\.?`;
const PLACE = String
  .raw`\b(KITCHENS?|PREP|COOK LINE|DISH|SCULLERY|REST ?ROOMS?|TOILETS?|BATH ?ROOMS?|LAVS?\b|LAVATOR(?:Y|IES)|(?<!CATCH |STORM )BASINS?|ROOF\w*|OUTDOORS?|EXTERIOR|OUTSIDE|SINKS?|WET|DAMP|LOCKER|LKR|GARAGE|SERVICE BAY|REPAIR BAY|BREAK ?ROOM|LAUNDRY|JANITOR|MOP|SHOWER|PATIO|W\.?P\b|WEATHER ?PROOF|BAR SINK|PANTRY|CRAWL|UNFINISHED|(?:WO)?MEN(?:'?S)?(?= (?:R(?:OO)?M|\d{2,4}\b|R\.?R|T\.?R|TOILET)))\b`;
const NEGATED = String
  .raw`\b(NO|NOT|WITHOUT|W ?\/ ?O|NON)[ -]*(ON |AN? |TO BE |INSTALL |USE |PROVIDE )?${GFI}`;

const SHOWN = mustShow({
  shown: [
    /(?<!\b(NO|NON|NOT|WITHOUT|W\/O) ?-? ?)\bG\.?F\.?C?\.?I\b/,
    /GROUND ?-? ?FAULT (CIRCUIT )?(INTERRUPT|PROTECT)/,
  ],
  denied: [
    exactCase`${PLACE}[^;]{0,90}(${NEGATED}|${GFI}[^;]{0,30}(NOT (REQ|PROV|USED|INCL)|N\.?R\b|NONE|OMIT|DELETED))`,
    exactCase`${NEGATED}[^;]{0,50}${PLACE}`,
    exactCase`${PLACE}[^;]{0,50}\b(RECEP\w*\.?|OUTLETS?)(\W{0,3}|[^;]{0,16}: ?)(ARE |TO BE )?(OF )?(THE )?(STD\.?|STANDARD|ORDINARY|PLAIN|REGULAR) (TYPE|DUPLEX|DEVICES?)\b`,
  ],
  titled: true,
  not:
    /(?<!WITHIN )\b([6-9]|1\d) ?('|FT)[^;]{0,16}(FROM|TO|OF)[^;]{0,14}(SINK|BASIN|LAV)|HEAT TRACE|SNOW|DECORATION|HARD ?-?WIRED|LIGHTS?\b|REFRIG|FREEZER|COOLER BOX|DE-?ICING|FIRE ALARM|OVER ?HEAD DOOR|EXIST|FAUCET|FLUSH|NOT (PERMITTED|ALLOWED|ACCEPTABLE)|PROHIBIT|GFC?I (TYPE )?(DEVICE|RECEPT|OUTLET|DUPLEX)[^;]{0,40}\b(NOT?|NON)[ -]GFC?I (BREAKER|BKR|C\.?B)/,
  silentOn: (plan) => electricalPlans(plan),
  searched: "GFCI protection",
});

/** `isPlain` where a list gives a plain breaker, behind which the device may protect. */
type PlainPresence = Presence & { isPlain?: true };

const IN_PLACE = new RegExp(PLACE, "i");
const PROTECTED = new RegExp(GFI, "i");

/** Areas where food is prepared, as far as they have a sink. */
const FOOD_AREA =
  /\b(DELI|BAKERY|BUTCHER|MEAT|SEAFOOD|SERVERY|COFFEE|ESPRESSO|JUICE|SMOOTHIE|SUSHI|PIZZA|ICE CREAM|CAFE)\b/i;

/** What makes it a kitchen. */
const COOKS = String.raw`\b(?:SINKS?|(?:TYPE II? )?HOODS?|COMMERCIAL KITCHEN)\b`;

/** Is the place such an area, and a sink or hood named in it: `HAND SINK, DELI`? */
function isFoodPrepared(place: string, plan: PlanSet): boolean {
  const area = FOOD_AREA.exec(place)?.[0];
  return area !== undefined && mentions(
    plan,
    exactCase`\b${area}\b[^;]{0,30}${COOKS}|${COOKS}[^;]{0,30}\b${area}\b`,
    { not: /\bNO (HAND )?SINK/ },
  );
}

/** What is said not to be meant, and a sink beyond reach: `7'-0" FROM SINK EDGE`. */
const NOT_THERE =
  /\(\s*NOT\b[^)]*\)|(?<![\d'-])(?:[6-9]|[1-9]\d)\s?(?:'|FT)[^;|]{0,10}\b(?:FROM|OFF|TO|OF)\b[^;|]{0,14}(?:SINK|BASIN|LAV)\w*/gi;

const needsProtection = (place: string, plan: PlanSet): boolean =>
  IN_PLACE.test(place.replace(NOT_THERE, " ")) || isFoodPrepared(place, plan);

/**
 * Receptacles listed as plain in a list that marks others as protected: a question, since another device may protect. A
 * plain device fails where that list is the only place of the set that speaks of protection.
 */
function listedBesideProtected(plan: PlanSet): PlainPresence[] {
  const isToldElsewhere = mentions(plan, PROTECTED, { in: "notes" }) ||
    plan.schedules.some(({ kind, rows }) =>
      kind !== "panel" && rows.some(({ cells }) => cells.some(({ text }) => PROTECTED.test(text)))
    );
  return plainAmongProtected(plan, (place) => IN_PLACE.test(place)).map((it) => ({
    ...placeOf(it),
    state: "denied",
    text: it.sourceText,
    ...((isToldElsewhere || it.guard === "plain breaker") && { isPlain: true as const }),
  }));
}

const PROTECTED_SINKS = /G\.?F\.?C?\.?I\b[^;|]{0,60}SINK|SINK[^;|]{0,60}G\.?F\.?C?\.?I\b/;

/** Such words about the sinks of some rooms alone: `EXAM / LAB SINK RECEPTACLES: GFCI`. */
const OF_SOME_SINKS =
  /^(?!.*\b(?:ALL|EVERY|EACH|ANY)\b).*\b(?:TOILET|RESTROOM|EXAM|LAB|PREP|BAR|MOP|UTILITY|KITCHEN|LAUNDRY)\b[^;|]{0,16}\bSINKS?\b/;

/** An answer in the row of one place: `CLASSROOM | DUPLEX | SINK ONLY`. */
const OF_ITS_ROW = /\|[^|]*\bSINKS? ONLY\b/;

/** How near a sink a receptacle needs protection. */
const SINK_FT = 6;

/** Receptacles stated within reach of a sink and as a plain device, with no word of protection. */
const plainNearSink = (plan: PlanSet): Presence[] =>
  statedQuantities(plan, {
    quantity: feet,
    says: [
      /(RECEPT|OUTLET|DUPLEX|PLUG)[^#~;|]{0,40}# ?(FROM|OFF?|TO|AWAY)\b[^#~;|]{0,20}(SINK|BASIN|LAV)[^#~;|]{0,50}\b(STD|STANDARD|ORDINARY|REGULAR|PLAIN)\b/,
      /\b(STD|STANDARD|ORDINARY|REGULAR|PLAIN)\b[^#~;|]{0,20}(RECEPT|OUTLET|DUPLEX|PLUG)[^#~;|]{0,40}# ?(FROM|OFF?|TO|AWAY)\b[^#~;|]{0,20}(SINK|BASIN|LAV)/,
    ],
    not: /EXIST|STANDARD HEIGHT|STD\.? (HT|HEIGHT)/,
  }).filter(({ value, text }) => value < SINK_FT && !PROTECTED.test(text)).map((it) => ({
    ...placeOf(it),
    state: "denied" as const,
    text: it.sourceText,
  }));

export default defineRule<PlainPresence>({
  id: "electrical/gfci-commercial",
  requirementId: "NEC-210.8B-gfci",
  when: (building) => allOf(isCommercial(building), not(hasOccupancy(building, "R-2", "R-3"))),
  demand: {
    thing: "gfci",
    where: IN_PLACE,
    // The place has to be named by the sheet: `SUITES | NO` beside `BREAK 204, SINK | YES`.
    spares: (text) => !IN_PLACE.test(text.replace(NOT_THERE, " ")) && !FOOD_AREA.test(text),
  },
  applies: (plan, context) => {
    const plain: PlainPresence[] = [
      ...listedBesideProtected(plan),
      ...plainNearSink(plan),
      ...listedPlain(plan, (place) => needsProtection(place, plan)),
    ];
    // A note that protects every receptacle at sinks covers a plain device behind a protected one.
    if (
      plain.length === 0 ||
      mentions(plan, PROTECTED_SINKS, { not: either(OF_SOME_SINKS, OF_ITS_ROW) })
    ) {
      return SHOWN.applies(plan, context);
    }
    return [...plain, ...SHOWN.applies(plan, context).filter((it) => it.state === "denied")];
  },
  check: (it) => it.isPlain ? cantTell("plain", { text: it.text }) : judgePresence(it),
  messages: {
    ok: "GFCI protection is shown: {text}",
    denied: "Receptacles that need GFCI protection are called out without it: {text}",
    plain:
      "A circuit for receptacles that need GFCI protection is listed without it, while others have it: {text}",
    deferred: "GFCI protection is deferred: {text}",
    absent: "No GFCI protection was found on the electrical drawings.",
  },
  recommendation:
    "Add GFCI protection in kitchens and restrooms, on the roof, outdoors, in damp locations and within 6 ft of sinks.",
});
