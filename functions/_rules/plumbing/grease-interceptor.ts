/**
 * Grease of commercial kitchens stays out of the sewer.
 * Where cooking is shown, looks for an interceptor with size or place.
 * @source FBC-P 8th ed. (2023), 1003.3
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { denying, mentions, mustShow, type Presence, sheetsTelling } from "../measure.ts";
import { drawnPast, leftBlank } from "./_grease.ts";
import { plumbingSheets } from "./_words.ts";

const DEVICE = String
  .raw`(?:GREASE\s+(?:TRAPS?|INTERCEPTORS?|SEPARATORS?|RECOVERY\s+\w+|REMOVAL\s+DEVICES?)|G\.?R\.?D\b|G\.?\s?I\.(?!\w|\s+PIP)|\bGI\b(?!\s+PIP))`;

/** The rule, which also asks about what is drawn past the interceptor and about sizes left blank. */
function orDrawnOpen(rule: ReturnType<typeof mustShow>): ReturnType<typeof mustShow> {
  return {
    ...rule,
    applies: (plan, context) => {
      const others = rule.applies(plan, context);
      const open = [...drawnPast(plan), ...leftBlank(plan)].filter(({ box }) =>
        !others.some((it) => it.state === "denied" && it.box === box)
      );
      const kept = others.filter(({ state }) => open.length === 0 || state === "denied");
      return [...open, ...kept];
    },
  };
}

export default defineRule<Presence>({
  id: "plumbing/grease-interceptor",
  requirementId: "FBC-P-1003-grease",
  severity: "high",
  source: { volume: "FBC-P", edition: "2023", section: "1003.3" },
  category: "Plumbing",
  title: "Grease interceptor",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "A-2", "B", "E", "I-2", "M")),
  ...orDrawnOpen(mustShow({
    shown: [
      /GREASE (TRAP|INTERCEPTOR|SEPARATOR)|\bG\.?I\.? ?-? ?\d|OIL\/GREASE/,
    ],
    denied: [
      denying(DEVICE),
      /\bBYPASS\w* (THE )?(GREASE )?(INTERCEPTOR|TRAP)|\b(DIRECT|DIRECTLY) (TO|INTO) (THE )?(SANITARY|SEWER)[^.;]{0,40}\b(NO|WITHOUT|W\/O) /,
      /\bNO GREASE (TRAP|INTERCEPTOR)|GREASE (TRAP|INTERCEPTOR)[^.;]{0,20}(NOT (PROVIDED|REQUIRED|SHOWN)|NONE|OMITTED)/,
    ],
    not:
      /\b(NO|WITHOUT|NON) ?-? ?(COMMERCIAL |GREASE |FOOD )?(COOKING|FRYING|KITCHEN|FOOD PREP\w*|GREASE ?-? ?(PRODUC|LADEN|GENERAT|WASTE|BEARING)\w*)|COLD PREP|REHEAT ONLY|WARMING ONLY|PRE-?PACKAGED|EXISTING (GREASE )?(TRAP|INTERCEPTOR)|NOTHING IS COOKED|GREASE DUCT|GREASE HOOD|GREASE FILTER/,
    silentOn: (plan) =>
      mentions(
          plan,
          /\bFRYERS?\b|CHAR ?BROILER|GRIDDLE|TYPE (I|1)\b[^.]{0,12}HOOD|GREASE HOOD|COMMERCIAL KITCHEN/,
        )
        ? [...plumbingSheets(plan), ...sheetsTelling(plan, {}, /\bPLUMBING\b|\bSANITARY\b/i)]
        : [],
    notUnder: /BREAK ?-? ?ROOM|COFFEE|STAFF LOUNGE|EMPLOYEE LOUNGE|KITCHENETTE/,
    searched: "a grease interceptor",
  })),
  messages: {
    ok: "Grease interceptor is shown: {text}",
    denied: "No grease interceptor: {text}",
    deferred: "Grease interceptor has no size or place, or waste runs past it: {text}",
    absent: "Commercial cooking is shown and no grease interceptor was found.",
  },
  recommendation:
    "Size and locate the interceptor; check the local rules on fats, oils and grease.",
});
