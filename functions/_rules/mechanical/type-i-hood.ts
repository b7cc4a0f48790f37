/**
 * Grease-producing appliances stand under a Type I hood that reaches beyond them.
 * Reads hood schedules and notes: which appliances stand below, which type the hood is, and its stated overhang
 * on open sides in inches.
 * @source FBC-M 8th ed. (2023), 507.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { eachInAnyCase, exactCase } from "../../_shared/pattern.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  type Clause,
  clausesSaying,
  contextOf,
  inches,
  isKept,
  keepsTo,
  labelledRowText,
  reaches,
  rowsAndNotes,
  settingOf,
  statedQuantities,
  type StatedQuantity,
  type Statement,
  worstOfEach,
} from "../measure.ts";
import { type FigureBeside, figuresBeside } from "./_figures_beside.ts";
import { HOOD_TITLE, OTHER_HOOD_TITLE } from "./_hoods.ts";

const HOOD_TYPE = /\bTYPE[ -]*(I{1,2}|1|2)\b/i;
const GREASE =
  /\b((DEEP |FAT )?FRYERS?|CHAR ?-?BROILERS?|BROILERS?|GRIDDLES?|GRILLS?|WOKS?|RANGES?|TILTING SKILLET|SALAMANDER|ROTISSERIE|FLAT ?TOP)\b/i;
const OTHER =
  /\b(DISH ?-?WASHERS?|HEAT (&|AND|\+) (STEAM|VAPOR|MOISTURE)|(STEAM|VAPOR|CONDENSATE|MOISTURE) (ONLY|HOODS?)|HEAT ONLY|STEAMERS?|PASTA|COFFEE|WAREWASH\w*|STEAM TABLE|(PIZZA |CONVECTION )?OVENS?)\b/i;

const DENIED =
  /\bNOT (BE )?(PROVIDED|INSTALLED|SHOWN|INCLUDED)\b|\bNO (TYPE[ -]*(I{1,2}|1|2)\b|(KITCHEN |EXHAUST )?HOODS?\b)|\bHOODS? (IS |ARE )?(OMITTED|DELETED|REMOVED)\b/i;

/** Stated overhangs of canopy hoods. */
const OVERHANG = {
  quantity: inches,
  says: [
    /(OVERHANG|OVERLAP)\w*[^#~;|]{0,36}#/,
    /#[^#~,;|]{0,16}(OVERHANG|OVERLAP)/,
    /\b(HOODS?|CANOP(Y|IES))\b[^#~;|]{0,30}(EXTEND|PROJECT|REACH)\w*[^#~;|]{0,24}#/,
    /\b(HOODS?|CANOP(Y|IES))\b[^#~;|]{0,24}#[^#~,;|]{0,14}(BEYOND|PAST)/,
    // `CANOPY H1 RUNS 6" PAST FRONT OF RANGE, 3" PAST EACH END`
    /\b(HOODS?|CANOP(Y|IES))\b[^#~;|]{0,24}~ ?(BEYOND|PAST)[^#~;|]{0,30}# ?(BEYOND|PAST)/,
  ],
  not:
    /\b(DUCT|ROOF|EAVE|SOFFIT|SLAB|COUNTER ?TOP|LIP|FILTERS?|SASH|FUME|PANELS?|CONDENSATE|DISH\w*|TYPE[ -]*(II|2)\b|BACK ?-? ?SHELF|PROXIMITY|EYE ?BROW|COMPENSATING|A\.?F\.?F|BELOW|ABOVE|COMBUSTIBLES?|CEILING|FINISHED FLOOR|SITS|SET BACK)\b|\bLIGHTS?\b[^,#]{0,6}#/,
  under: /\bHOOD|\bEXHAUST/,
};

/** Bare figures that the word stands beside, outside their short lines. */
const drawnOverhangs = (plan: PlanSet) =>
  figuresBeside(plan, {
    says: /^(?:HOOD |CANOPY |MIN\.? )*(?:OVER ?-?HANG|OVERLAP)(?: MIN\.?| TYP\.?)*$/i,
    title: HOOD_TITLE,
    notTitle: OTHER_HOOD_TITLE,
  }).filter(({ value }) => value >= 1 && value <= 24);

/** Appliances listed to give off little grease, with or without a hood of their own. */
const LOW_GREASE =
  /710 ?B|LOW ?-?GREASE|VENTLESS|RECIRC\w*|SELF ?-?CONTAINED HOOD|RESIDENTIAL|DOMESTIC|WARMING|ELECTRIC OVEN/i;
const BARE =
  exactCase`\b(NO|WITHOUT|W ?\/ ?O|OMIT)\b (TYPE (I|1)\b |KITCHEN |EXHAUST |GREASE |CANOPY )*HOODS?\b[^;]{0,40}${GREASE}|${GREASE}[^;]{0,40}\b(NO|WITHOUT|W ?\/ ?O)\b (TYPE (I|1)\b |KITCHEN |EXHAUST |GREASE |CANOPY )*HOODS?`;

/** A hood by its mark, under a title that says hoods: `H-1, TYPE II, 14 FT LONG`. */
const MARKED_HOOD = /^\W*(K?E?H|HD)-?\s?\d{1,2}\b/i;

/** Nothing is cooked there: `MICROWAVE ONLY, NO RANGE: NO HOOD`. */
const NO_GREASE = eachInAnyCase`\b(?:NO|WITHOUT|W ?\/ ?O)\b (?:${GREASE})`;

/** Hoods of both types in one text: which stands over what is not told. */
const isMixed = (text: string): boolean =>
  /\bTYPE[ -]*(I|1)\b/i.test(text) && /\bTYPE[ -]*(II|2)\b/i.test(text);

/** What stands under a hood whose callout names only its type, when the drawing has one type alone. */
function underHood(it: Statement, plan: PlanSet): string {
  if (it.from !== "note") return "";
  const setting = settingOf(it, plan);
  const types = new Set(
    [...setting.matchAll(new RegExp(HOOD_TYPE.source, "gi"))].map(([, type]) =>
      /^(2|II)$/i.test(type)
    ),
  );
  return types.size === 1 && !LOW_GREASE.test(setting) ? setting : "";
}

/** The hood's own words: a row with its headers, and what the drawing shows below it. */
function wordsOf(it: Statement, plan: PlanSet): string {
  const own = it.schedule && it.row ? labelledRowText(it.schedule, it.row) : it.text;
  return GREASE.test(own) || OTHER.test(own) ? own : `${own} | ${underHood(it, plan)}`;
}

export default defineRule<Statement | StatedQuantity | FigureBeside | Clause>({
  id: "mechanical/type-i-hood",
  requirementId: "FBC-M-507-type1",
  when: (building) =>
    allOf(
      isCommercial(building),
      hasOccupancy(building, "A-2", "B", "E", "I-2", "M", "R-1", "R-2"),
    ),
  demand: {
    thing: ["hood overhang", "hood"],
    property: "distance",
    where: /OVERHANG|BEYOND|PAST/i,
    limit: ({ mechanical }) => ({ min: mechanical.hoodOverhangIn }),
  },
  applies: (plan) => [
    ...worstOfEach(
      statedQuantities(plan, OVERHANG).filter(({ value, after, text }) =>
        value >= 1 && value <= 24 && !isKept(text) &&
        !/^\W*(HIGH|DEEP|TALL|AT (THE )?WALL)/i.test(after)
      ),
      ({ value }) => -value,
    ),
    ...drawnOverhangs(plan),
    ...rowsAndNotes(plan, HOOD_TYPE).flatMap((it) => {
      const isCalled = it.from === "row" ||
        ((/HOOD/i.test(it.text) || MARKED_HOOD.test(it.text)) && HOOD_TYPE.test(it.text));
      if (!isCalled || it.text.length >= 400) return [];
      const text = wordsOf(it, plan);
      const isHood = /HOOD/i.test(`${contextOf(it)} | ${text}`) && HOOD_TYPE.test(text) &&
        (GREASE.test(text) || OTHER.test(text)) && !isMixed(text) && !LOW_GREASE.test(text);
      return isHood ? [{ ...it, text }] : [];
    }),
    ...clausesSaying(plan, { says: BARE, titled: true, not: /OVENS?\b|NO HOOD LIGHT/ })
      .filter((it) =>
        !LOW_GREASE.test(settingOf(it, plan)) && !HOOD_TYPE.test(it.text) &&
        GREASE.test(it.clause.replace(NO_GREASE, " "))
      ),
  ],
  check(it, { limits }) {
    if ("value" in it) {
      const required = limits.mechanical.hoodOverhangIn;
      const data = { actual: it.value, required, unit: "in", raw: it.raw };
      if (reaches(it.value, required, "in")) return pass(data, { message: "reaches" });
      if (keepsTo(it.value, 0, "in")) return inapplicable();
      return "isOnLine" in it && !it.isOnLine ? cantTell("short", data) : fail("short", data);
    }
    const type = /^(2|II)$/i.test(HOOD_TYPE.exec(it.text)?.[1] ?? "") ? "Type II" : "Type I";
    const appliance = GREASE.exec(it.text)?.[0] ?? OTHER.exec(it.text)?.[0] ?? "";
    const data = {
      actual: type,
      required: GREASE.test(it.text) ? "Type I" : type,
      unit: "",
      appliance: appliance.toLowerCase(),
    };
    if ("clause" in it) return fail("missing", { ...data, required: "Type I" });
    if (DENIED.test(it.text)) return GREASE.test(it.text) ? fail("missing", data) : inapplicable();
    return GREASE.test(it.text) && type === "Type II" ? fail("weak", data) : pass(data);
  },
  messages: {
    ok: "A {actual} hood is over {appliance}.",
    reaches: "The hood extends {raw} beyond the appliances; {required} in is required.",
    short:
      "The hood extends {actual} in beyond the appliances; at least {required} in is required on open sides.",
    missing: "There is no {required} hood over {appliance}; grease-producing appliances need one.",
    weak: "{actual} hood over {appliance}; grease-producing appliances need {required}.",
  },
  recommendation:
    "Provide a listed Type I hood with a grease duct, makeup air and suppression, extending 6 in beyond the appliances on each open side.",
});
