/**
 * Grease of commercial kitchens stays out of the sewer.
 * Where cooking is shown, looks for an interceptor with size or place.
 * @source FBC-P 8th ed. (2023), 1003.3
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  clausesSaying,
  denying,
  either,
  mentions,
  mustShow,
  placeOf,
  type Presence,
  sheetsTelling,
} from "../measure.ts";
import { drawnPast, leftBlank } from "./_grease.ts";
import { plumbingSheets } from "./_words.ts";

const DEVICE = String
  .raw`(?:GREASE\s+(?:TRAPS?|INTERCEPTORS?|SEPARATORS?|RECOVERY\s+\w+|REMOVAL\s+DEVICES?)|G\.?R\.?D\b|G\.?\s?I\.(?!\w|\s+PIP)|\bGI\b(?!\s+PIP))`;

const OTHER_KITCHEN =
  /\b(NO|WITHOUT|NON) ?-? ?(COMMERCIAL |GREASE |FOOD )?(COOKING|FRYING|KITCHEN|FOOD PREP\w*|GREASE ?-? ?(PRODUC|LADEN|GENERAT|WASTE|BEARING)\w*)|COLD PREP|REHEAT ONLY|WARMING ONLY|PRE-?PACKAGED|EXISTING (GREASE )?(TRAP|INTERCEPTOR)|NOTHING IS COOKED|GREASE DUCT|GREASE HOOD|GREASE FILTER/;
const NO_SUCH_WASTE = either(OTHER_KITCHEN, /\bEXIST/i);
const COOKING =
  /\bFRYERS?\b|CHAR ?BROILER|GRIDDLE|TYPE (I|1)\b[^.]{0,12}HOOD|GREASE HOOD|COMMERCIAL KITCHEN/;
/** A set that says why there is none is not silent: `NO GREASE-LADEN WASTE AND NO GREASE INTERCEPTOR`. */
const NONE_NEEDED = /\bNO GREASE ?-? ?(?:PRODUC|LADEN|BEARING)\w*[^.;|]*\bINTERCEPTOR/;
/** Why there is none, in the clause before: `NO FATS/OILS AT SINKS; GREASE INTERCEPTOR NOT PROVIDED`. */
const NO_FAT =
  /\b(?:NO|WITHOUT) (?:COOKING\b|FRYING\b|GREASE(?=\s*[,;.])|FATS?\b|F\.?O\.?G\b|GREASE OR OIL)/i;
/** Waste of a kitchen that passes no interceptor, whatever kind of interceptor that would be. */
const PASSES_NONE =
  /\b(KITCHENS?|DELI|FOOD|COOK\w*|SCULLERY|POT SINKS?|3 ?-? ?COMP\w*|THREE ?-? ?COMP\w*|FRYERS?|WOKS?|DISH\w*)\b[^|]{0,120}\b(NO|WITHOUT|W\/O) (AN? )?(GREASE )?INTERCEPTORS?\b(?! ?(REQ\w*|NEEDED|AT|FOR|IN|BEHIND|DOWNSTREAM|UPSTREAM|OTHER)\b)/;
/** Words of an interceptor that stands somewhere. */
const STANDS =
  /(?<!\b(NO|WITHOUT|W\/O) (AN? )?)\b(GREASE (TRAP|INTERCEPTOR|SEPARATOR)|G\.?I\.? ?-? ?\d|GI\b(?! PIP)|G\.?R\.?D\b)/;

/** Kitchens said to drain past any interceptor, where things are cooked and no grease interceptor is named. */
const passing = (plan: PlanSet): Presence[] =>
  mentions(plan, COOKING) && !mentions(plan, STANDS)
    ? clausesSaying(plan, { says: PASSES_NONE, titled: true, not: NO_SUCH_WASTE })
      .map((it) => ({ ...placeOf(it), state: "denied" as const, text: it.sourceText }))
    : [];

/** The rule, which also asks about what is drawn past the interceptor and about sizes left blank. */
function orDrawnOpen(rule: ReturnType<typeof mustShow>): ReturnType<typeof mustShow> {
  return {
    ...rule,
    applies: (plan, context) => {
      const others = rule.applies(plan, context)
        .filter(({ state, text }) => state !== "denied" || !NO_FAT.test(text));
      const past = passing(plan).filter(({ box }) => !others.some((it) => it.box === box));
      const open = [...drawnPast(plan), ...leftBlank(plan)].filter(({ box }) =>
        !others.some((it) => it.state === "denied" && it.box === box)
      );
      const kept = others.filter(({ state }) => open.length === 0 || state === "denied");
      if (past.length > 0) return [...past, ...kept.filter(({ state }) => state === "denied")];
      return [...open, ...kept];
    },
  };
}

export default defineRule({
  id: "plumbing/grease-interceptor",
  requirementId: "FBC-P-1003-grease",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "A-2", "B", "E", "I-2", "M")),
  demand: { thing: "grease interceptor" },
  ...orDrawnOpen(mustShow({
    shown: /GREASE (TRAP|INTERCEPTOR|SEPARATOR)|\bG\.?I\.? ?-? ?\d|OIL\/GREASE/,
    denied: [
      denying(DEVICE),
      /\bBYPASS\w* (THE )?(GREASE )?(INTERCEPTOR|TRAP)|\b(DIRECT|DIRECTLY) (TO|INTO) (THE )?(SANITARY|SEWER)[^.;]{0,40}\b(NO|WITHOUT|W\/O) /,
      /\bNO GREASE (TRAP|INTERCEPTOR)|GREASE (TRAP|INTERCEPTOR)[^.;]{0,20}(NOT (PROVIDED|REQUIRED|SHOWN)|NONE|OMITTED)/,
    ],
    not: OTHER_KITCHEN,
    silentOn: (plan) =>
      mentions(plan, COOKING) && !mentions(plan, NONE_NEEDED)
        ? [...plumbingSheets(plan), ...sheetsTelling(plan, {}, /\bPLUMBING\b|\bSANITARY\b/i)]
        : [],
    notUnder: /BREAK ?-? ?ROOM|COFFEE|STAFF LOUNGE|EMPLOYEE LOUNGE|KITCHENETTE/,
    searched: "a grease interceptor",
  })),
  messages: {
    ok: "A grease interceptor is shown: {text}",
    denied: "No grease interceptor: {text}",
    deferred: "The grease interceptor has no size or location, or waste bypasses it: {text}",
    absent: "Commercial cooking is shown, and no grease interceptor was found.",
  },
  recommendation:
    "Size and locate the interceptor; check the local rules on fats, oils and grease.",
});
