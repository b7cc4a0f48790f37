/**
 * A strong range hood does not pull flue gas back into the house.
 * Reads the air flow of range hoods; above 400 cfm makeup air is needed when a natural-draft
 * appliance stands inside, which is a question when the set does not say.
 * @source FBC-M 8th ed. (2023), M1503.6
 */
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  cellHeaded,
  clausesSaying,
  contextOf,
  demand,
  either,
  isOfOldWork,
  type Statement,
} from "../measure.ts";
import { airRows } from "./_words.ts";

const isRangeHood = (words: string) =>
  /\b(RANGE|KITCHEN|COOKTOP|VENT|ISLAND) HOOD\b|\bRH ?-? ?\d/i.test(words);

const MAKEUP = "(MAKE ?-? ?UP( AIR)?|M\\.?U\\.?A\\b\\.?|REPLACEMENT AIR)";
const NOT_MADE_UP =
  anyCase`${MAKEUP}[^.;|]{0,14}(NONE|NOT (PROV|REQ|INCL|SHOWN)|OMITTED|DELETED)|${MAKEUP}[^.;|]{0,6}\b(BY|FROM|THROUGH|VIA) [^.;|]{0,16}(LEAKAGE|INFILTRATION|CRACKS?|UNDERCUTS?)\b|\b(NO|WITHOUT|W ?\/ ?O) (POWERED |DEDICATED )?${MAKEUP}`;
const MADE_UP = /\b(PROVID\w*|DAMPER|INTERLOCK\w*|KIT|YES)\b/i;
/** A column of makeup air with more than a dash in it. */
const hasMakeup = (it: Statement): boolean =>
  /[A-Z]{2}|[1-9]/i.test(cellHeaded(it, new RegExp(MAKEUP, "i")) ?? "");
/** Of a restaurant, or a figure that only says from where on air is made up. */
const NO_HOOD = /TYPE I|MAKE ?-? ?UP AIR (OVER|ABOVE|REQUIRED)|EXCEED|OVER #/;
/** Of another hood, in the words at the figure: a title may name a bath beside the kitchen. */
const OTHER_HOOD = /BATH|EXIST/i;
/** Burns the air of the house and relies on the draft of its flue. */
const DRAFT =
  /NATURAL(LY)? ?-? ?DRAFT|ATMOSPHERIC|GRAVITY ?-? ?VENT|OPEN COMBUSTION|B-? ?VENT|DRAFT ?-?HOOD|(WOOD|MASONRY) ?-?(BURNING )?FIREPLACE/i;
const OUTSIDE_THE_HOUSE =
  /(NATURAL|ATMOSPHERIC|B-? ?VENT|DRAFT)[^|;]{0,50}\b(IN (THE )?(GARAGE|ATTIC)|OUTSIDE|OUTDOORS?|EXTERIOR)\b|\bNO (NATURAL|ATMOS\w*\.?|GAS|FUEL)/i;
/** A hood's own words on the whole house: `NO ATMOS APPL IN ENVELOPE`. */
const NONE_INSIDE =
  /\bNO (?:NATURAL(?:LY)?[ -]DRAFT|ATMOS\w*\.?|GRAVITY[ -]VENT\w*|GAS|FUEL|COMBUSTION)[^|;]{0,24}\b(?:IN|INSIDE|WITHIN)\b|\bALL[ -]ELEC(?:TRIC)?\b/i;
/** A heater that stands outside, which may be the one another text says drafts. */
const HEATER_OUTSIDE =
  /\b(W\.?H\.?|(WATER )?HEATER|FURNACE|BOILER)\b[^|;.]{0,20}\b(IN (THE )?(GARAGE|ATTIC)|OUTSIDE|OUTDOORS?)\b/i;

/** Air flows that notes give. */
const hoods = demand({
  thing: ["range hood", "hood", "kitchen hood"],
  property: "airflow",
  unless: either(NO_HOOD, /(MAKE ?-? ?UP|MUA|DRYER|FUME)[^#;]{0,20}#/),
  keep: ({ clause, context }) => !OTHER_HOOD.test(clause) && !isOfOldWork(context),
  as: (_cfm, { text, context }) => ({ words: `${text} | ${context}` }),
});

export default defineRule({
  id: "mechanical/range-hood-makeup",
  requirementId: "FBC-M-hood-makeup",
  source: { volume: "FBC-M", edition: "2023", section: "M1503.6" },
  ...hoods,
  applies: (plan, context) => {
    const rows = airRows(plan).filter((it) =>
      isRangeHood(it.words) || /RANGE HOOD/i.test(it.schedule?.title ?? "")
    )
      .flatMap((it) => it.airCfm === null ? [] : [{ ...it, value: it.airCfm }]);
    const notes = hoods.applies(plan, context).filter(({ from }) => from === "note");
    return [...rows, ...notes].map((it) => ({
      ...it,
      words: it.from === "row" ? it.text : contextOf(it),
    }));
  },
  check({ value, words }, { plan, limits }) {
    const required = limits.mechanical.rangeHoodCfm;
    const data = { actual: value, required, unit: "cfm" };
    if (value <= required) return pass(data);
    const isMadeUp = clausesSaying(plan, { says: new RegExp(MAKEUP), not: NOT_MADE_UP })
      .some((it) => it.from === "note" || MADE_UP.test(it.text) || hasMakeup(it));
    if (isMadeUp && !NOT_MADE_UP.test(words)) return pass(data, { message: "madeUp" });
    if (NONE_INSIDE.test(words)) return pass(data, { message: "sealed" });
    const all = allStatements(plan).map((it) => it.text);
    if (all.some((text) => DRAFT.test(text) && !OUTSIDE_THE_HOUSE.test(text))) {
      return all.some((text) => HEATER_OUTSIDE.test(text))
        ? cantTell("maybe", data)
        : fail("strong", data);
    }
    if (
      /ALL[ -]?ELEC(?:TRIC)?\b|DIRECT ?-? ?VENT|SEALED COMBUSTION|NO (FUEL|GAS)/i.test(
        all.join("\n"),
      ) ||
      all.some((text) => OUTSIDE_THE_HOUSE.test(text))
    ) return pass(data, { message: "sealed" });
    return cantTell("maybe", data);
  },
  withoutLimit: ["ok", "madeUp", "sealed", "strong", "maybe"],
  messages: {
    ok: "The {actual} cfm range hood needs no makeup air up to {required} cfm.",
    madeUp: "The {actual} cfm range hood has makeup air.",
    sealed:
      "The range hood is {actual} cfm; the set says there is no natural-draft appliance inside.",
    strong:
      "The {actual} cfm range hood has no makeup air, and a natural-draft appliance is inside; makeup air is required above {required} cfm.",
    maybe:
      "The {actual} cfm range hood has no makeup air; it is required above {required} cfm where a natural-draft appliance is inside.",
  },
  recommendation: "Reduce the hood to 400 cfm, or add interlocked makeup air.",
});
