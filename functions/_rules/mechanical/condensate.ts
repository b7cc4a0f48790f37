/**
 * Water from cooling coils runs off safely, also when the drain clogs.
 * Looks for primary drain and secondary protection where cooling equipment is shown.
 * @source FBC-M 8th ed. (2023), 307.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  allStatements,
  contextOf,
  loose,
  mentions,
  mustShow,
  type Presence,
  settingOf,
  type Statement,
} from "../measure.ts";
import { mechanicalSheets } from "./_words.ts";

/** What catches the water when the drain clogs. */
const SECONDARY =
  "((AUX(ILIARY)?|SEC(ONDARY|\\b)|2ND(ARY|\\b)|EMERG(ENCY|\\b)|OVERFLOW|SAFETY|DRAIN|DRIP|BACK ?-?UP)\\.? )*((DRAIN |DRIP |OVERFLOW )?PANS?\\b|DRAIN (LINE|PAN)|FLOAT (SW(ITCH)?|CUT)|OVERFLOW SW(ITCH)?|WATER LEVEL DET|SHUT ?-?OFF SW|SECONDARY|2NDARY)";
/** Pans and drains of things that do not cool. */
const OTHER_PAN =
  /WATER HEATERS?|\bW[.\/]?H\b|WASH(ER|ING)|SHOWER|BOILER|GREASE|(?<!\bCONDENSATE\b[^;]{0,60}|\b(?:TO|INTO|AT|OVER) (?:THE |A |NEAREST |ADJACENT )*)ROOF DRAIN|(?<!\bTO (?:THE )?)STORM|SCUPPER|DRIP PANS? (OVER|ABOVE|BELOW PIPE)|PANEL/;
/** Where an overflow spoils nothing, or there is no water to pump. */
const HARMLESS =
  /\bGARAGE\b|ROOF ?TOP|\bRTU|OUTDOOR|EXTERIOR|PACKAGED? UNIT|FLOOR DRAIN BELOW|CONDENSATE PUMP|HEATING ONLY/i;
/** One of them is enough. */
const CAUGHT =
  /CONSPICUOUS|READILY OBSERVED|(?<!\b(?:NO|WITHOUT|W ?\/ ?O|OMIT) )FLOAT SW\w* (?:IS |ARE )?IN (?:THE )?(?:PRIMARY|DRAIN|UNIT)\b|SECONDARY (DRAIN |LINE )?(PIPED |ROUTED |RUN |DISCHARGES )?(TO|OVER) [^;|]{0,24}(WINDOW|DOOR|EAVE|SOFFIT|OUTSIDE|EXTERIOR)|(?<!\b(NO|WITHOUT|W ?\/ ?O|OR|AND|&|,) (AUX\.? |SECONDARY )?)(FLOAT SW|OVERFLOW SW|WET ?SWITCH|WATER LEVEL DET|(AUX\w*\.?|SECONDARY|OVERFLOW|EMERGENCY) (DRAIN )?PAN\b)(?![^;]{0,14}(NOT|NONE|OMIT)| (AND|&|OR) [^;]{0,24}(OMIT|DELETED|NOT (PROV|INCL)))/i;

const presence = mustShow({
  shown: [
    /CONDENSATE/,
    /(SECONDARY|AUX(ILIARY|\.)?|EMERGENCY) (DRAIN|PAN)|FLOAT SW(ITCH)?\b/,
  ],
  denied: [
    /\bPRIMARY (CONDENSATE )?(DRAIN|LINE|PAN)S? ONLY\b/,
    exactCase`\b(NO|WITHOUT|W ?\/ ?O|OMIT)\b ${SECONDARY}(?!\w*[^;]{0,30}\b(SHALL|MAY|OVER|ABOVE|THROUGH|IN|ACROSS|CONNECT\w*|SMALLER|LESS)\b)`,
    exactCase`${SECONDARY}( (AND|&|OR) [^;]{0,24})?[^;]{0,20}(NOT (PROV|REQ|SHOWN|INCL|USED)|NONE|OMITTED|DELETED)`,
    /^(?!.*\b(NOT|NO|NEVER|PROHIBIT\w*|AVOID)\b).*CONDENSATE[^;]{0,40}\b(TO|ONTO|INTO)\b (THE )?(ATTIC|CRAWL|CEILING|WALKWAY|SIDEWALK|STREET|FLOOR)\b(?! (DRAIN|SINK))/,
    /\bNO (CONDENSATE (DRAIN|DISPOSAL|PIP\w*|LINE)S?(?![^;]{0,30}\b(SHALL|MAY|OVER|ABOVE|THROUGH|IN|ACROSS|TO|ONTO)\b)|SECONDARY (DRAIN|PAN)|FLOAT SWITCH)|(CONDENSATE|SECONDARY) (DRAIN|PAN)[^.;]{0,12}(NOT (PROVIDED|SHOWN)|NONE|OMITTED)/,
  ],
  not: OTHER_PAN,
  silentOn: (plan) =>
    mentions(plan, /\b(AHU|RTU|FCU) ?-? ?\d|AIR HANDLER|ROOFTOP UNIT/)
      ? mechanicalSheets(plan)
      : [],
  searched: "condensate disposal",
});

/** Things that cool; other drains and pans have secondaries too. */
const COOLING =
  /\b(CONDENS\w*|A\.?H\.?U|F\.?C\.?U|AIR ?-?HANDL\w*|A ?\/ ?C|COILS?|EVAP\w*|COOLING|SPLIT|HEAT PUMP|FAN ?-?COIL|HVAC|MECH\w*|UNITS?|FLOAT SW\w*|AUX\w*\.? (DRAIN )?PANS?)\b/i;

/** A head or cell that names what catches the water, and an answer that it is not there. */
const CATCHES = loose(exactCase`^(?!.*\bPRIMARY\b).*${SECONDARY}`);
const NOT_THERE = /^\W*(?:(?:NONE|NO|N\/?A|N\/?R|OMIT\w*|NOT\b.*)\W*)?$/i;

/** Does another cell of the row catch it: a float switch under SECONDARY where the pan is NONE? */
const isCaughtInRow = ({ schedule, row }: Statement): boolean =>
  row?.cells.some(({ text }, at) =>
    at > 0 && !NOT_THERE.test(text) && CATCHES.test(`${schedule?.columns[at]?.header} ${text}`)
  ) ?? false;

/** Is it of cooling, with no other device to catch the water, by the words of the text and those beside it? */
const isUncaught = (it: Presence, plan: PlanSet): boolean => {
  const own = allStatements(plan).find(({ page, box }) => page === it.page && box === it.box);
  const words = own ? settingOf(own, plan) : it.text;
  const isOfOther = new RegExp(OTHER_PAN, "i").test(own ? contextOf(own) : "") &&
    !COOLING.test(it.text);
  if (own && isCaughtInRow(own)) return false;
  return COOLING.test(words) && !isOfOther && !CAUGHT.test(words) && !HARMLESS.test(words);
};

export default defineRule({
  id: "mechanical/condensate",
  requirementId: "FBC-M-307-condensate",
  demand: { thing: "condensate" },
  applies: (plan, context) =>
    presence.applies(plan, context).filter((it) => it.state !== "denied" || isUncaught(it, plan)),
  check: presence.check,
  messages: {
    ok: "Condensate disposal is shown: {text}",
    denied: "Condensate protection is missing: {text}",
    deferred: "Condensate disposal is deferred: {text}",
    absent: "Cooling equipment is shown, and no condensate disposal was found.",
  },
  recommendation:
    "Show the drain, its slope of 1/8 in per ft, and a float switch or secondary pan.",
});
