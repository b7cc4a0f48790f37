/**
 * Equipment outdoors stays where it is in a hurricane.
 * Looks for an anchorage detail or approval where outdoor equipment is shown.
 * @source FBC-M 8th ed. (2023), 301.15
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  clausesSaying,
  isDeferred,
  mentions,
  mustShow,
  placeOf,
  type Presence,
} from "../measure.ts";
import { mechanicalSheets } from "./_words.ts";

const UNIT =
  "(EQUIP\\w*|UNITS?\\b|CONDENS\\w*|COND\\.|\\bC\\.?U\\b|RTU\\S*|A ?\\/ ?C\\b|HEAT PUMP|\\bHP-?\\d|\\bEF-?\\d|MAU|ROOF ?TOP)";
const HELD =
  "(?<!(NOT|NO|UN)[ -]?)(STRAPPED|ANCHORED|BOLTED|TIED|CLIPPED|FASTENED|SECURED) (DOWN )?(TO|W ?\\/|WITH|BY|USING|ON)\\b";
const LOOSE =
  "(\\b(SITS?|RESTS?|SET|SITTING|RESTING|PLACED)\\b[^;]{0,12}\\b(LOOSE|FREE)\\w*|(?<!SHIP\\w* )\\bLOOSE (ON|UPON|AT)\\b|\\b(UNANCHORED|UNATTACHED|UNSECURED)\\b|\\bFREE ?-?STANDING (ON|UPON)\\b|\\b(BY|UNDER) (ITS |THEIR )?OWN WEIGHT|GRAVITY ONLY|\\bNOT (TO BE )?(MECHANICALLY |POSITIVELY )?(ANCHORED|ATTACHED|STRAPPED|BOLTED|SECURED|FASTENED|TIED)|\\b(NO|WITHOUT|W ?\\/ ?O)\\b (ANY |HURRICANE |WIND |MECHANICAL )*(ANCHOR\\w*|TIE ?-? ?DOWNS?|STRAPS?|HOLD ?-? ?DOWNS?|CLIPS?|BOLTS?|FASTEN\\w*|ATTACHMENT)(?![^;]{0,24}\\b(THROUGH|THRU|PENETRAT\\w*|ACROSS|SHALL|MAY|INTO|LONGER|SMALLER|LESS|OTHER|EXCEPT|UNTIL|BEFORE|WITHOUT)\\b))";
/** What is forbidden or not there holds nothing: `NO FASTENERS THRU MEMBRANE AT RTU CURBS`. */
const NOT_NEGATED = "(?<!\\b(NO|NOT|WITHOUT|W\\/O)\\b[^.;,|]{0,16})";
/** Inside the building no wind reaches it. */
const INDOORS =
  /\b(INTERIOR|INDOORS?|INSIDE|MECH\w*\.? (ROOM|RM|CLOSET)|CLOSET|ATTIC|GARAGE|BASEMENT|CRAWL|CEILING|A\.?H\.?U|F\.?C\.?U|AIR ?HANDLERS?|FAN ?COILS?)\b/i;
const OUTDOORS =
  /\b(ROOF\w*|OUTDOORS?|EXTERIOR|OUTSIDE|GRADE|YARD|PADS?|SLAB|CURBS?|SLEEPERS?|RTU\S*|CONDENS\w*|C\.?U\b|HEAT PUMPS?|STANDS?(?! ON))\b/i;
const isIndoors = ({ text }: Presence): boolean => INDOORS.test(text) && !OUTDOORS.test(text);

const OUTDOOR_UNIT = /\bRTU ?-? ?\d|CONDENSING UNIT|CONDENSER|\bCU ?-? ?\d\b|ROOFTOP UNIT/;

/** An absence is also one where the units are drawn, on the roof or on their pads. */
function withUnits(it: Presence, plan: PlanSet): Presence {
  if (it.state !== "absent") return it;
  const drawn = clausesSaying(plan, { says: OUTDOOR_UNIT, in: "notes" })
    .filter(({ page, drawing }) => page !== it.page && drawing !== null);
  return { ...it, also: drawn.map(placeOf) };
}

/** A tie-down with its approval or its detail: `APPROVED TIE-DOWN 4 CORNERS`, `WIND CLIPS PER 2/S`. */
const HELD_AS_APPROVED =
  /(?<!\b(?:NO|NOT|TO BE|UN)[\s-]?)\bAPPROVED\s+(?:HURRICANE\s+|WIND\s+)*(?:TIE-?\s?DOWNS?|CLIPS?|STRAPS?|ANCHOR\w*|HOLD-?\s?DOWNS?)\b|\b(?:TIE-?\s?DOWNS?|CLIPS?|STRAPS?|ANCHOR\w*|HOLD-?\s?DOWNS?)\b[^.;]{0,20}\b(?:PER|SEE|DETAIL)\s+(?:DETAIL\s+|DTL\.?\s+)?\d{1,2}\s?\/\s?[A-Z]+|\b(?:FL\s?#?\s?\d{4,5}|N\.?O\.?A\.?\s*\d)/i;

const presence = mustShow({
  shown: [
    exactCase`${NOT_NEGATED}(ANCHOR|TIED? ?-? ?DOWN|STRAP|HOLD ?-? ?DOWN|HURRICANE (CLIP|STRAP|TIE)|BOLTED|FASTEN|SECURE)\w*[^.;]{0,60}(EQUIP|UNIT|CONDENS|RTU|CURB|\bPADS?\b|\bSTANDS?\b|\bA\/?C\b)`,
    exactCase`(EQUIP\w*|UNITS?|CONDENS\w*|RTU\S*|CURBS?|STANDS?|HEAT PUMPS?|PADS?|\bA\/?C)\b([^.;]|\.(?! [A-Z])){0,60}${NOT_NEGATED}(ANCHOR|TIED? ?-? ?DOWN|HOLD ?-? ?DOWN|HELD DOWN|STRAP|HURRICANE|WIND LOAD|BOLTED|FASTENED|SECURED|FL ?№)`,
    /301\.15/,
  ],
  denied: [
    exactCase`^(?!.*${HELD}).*${UNIT}[^;]{0,80}${LOOSE}`,
    exactCase`${LOOSE}[^;]{0,40}${UNIT}`,
    exactCase`${UNIT}[^;]{0,60}(ANCHOR\w*|TIE ?-? ?DOWNS?|HOLD ?-? ?DOWNS?|STRAPS?|FASTEN\w*)\W{1,4}(NONE|NOT (PROV|REQ|SHOWN)|OMITTED)`,
    /(EQUIP\w*|UNITS?|CONDENS\w*|RTU\S*|A\/?C)\b[^.;]{0,40}(NOT ANCHORED|WITHOUT ANCHOR|NO (ANCHOR|TIE ?-? ?DOWN|STRAP))/,
  ],
  titled: true,
  // Who supplies the clips puts nothing off where the drawings name an approved or detailed tie-down.
  deferred: (text) => isDeferred(text) && !HELD_AS_APPROVED.test(text),
  not:
    /EXIST|INDOOR|CEILING|MECH\w*\.? (ROOM|CLOSET)|CLOSET|ATTIC|WATER HEATER|SEISMIC|TRUSS|SILL|DWELLING UNIT|GARAGE DOOR/,
  silentOn: (plan) => mentions(plan, OUTDOOR_UNIT) ? mechanicalSheets(plan) : [],
  searched: "wind anchorage of outdoor equipment",
});

export default defineRule({
  id: "mechanical/wind-anchorage",
  requirementId: "FBC-M-301.15-wind",
  title: "Wind anchorage of equipment",
  demand: { thing: "equipment anchorage", unless: INDOORS },
  applies: (plan, context) =>
    presence.applies(plan, context).filter((it) => it.state !== "denied" || !isIndoors(it))
      .map((it) => withUnits(it, plan)),
  check: (it, context) =>
    it.state === "absent" && it.also
      ? cantTell("absent", { text: it.text }, { also: it.also })
      : presence.check(it, context),
  messages: {
    ok: "Wind anchorage of equipment is shown: {text}",
    denied: "Equipment is called out without anchorage: {text}",
    deferred: "Wind anchorage of equipment is deferred: {text}",
    absent: "Outdoor equipment is shown, and no wind anchorage was found.",
  },
});
