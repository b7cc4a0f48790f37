/**
 * An area increase for frontage is claimed only with a quarter of the perimeter on open space 20 ft wide.
 * Applies to statements that give the share of open perimeter. Measures percent of the perimeter.
 * @source FBC-B 8th ed. (2023), 506.3
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { type Frontage, frontageStatements, widthOf } from "../calculators/frontage.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { frontageFactor } from "../limits/fbc_2023/tables/height_area.ts";
import { contextOf, rowText, type Statement, statements } from "../measure.ts";

/** A claim as a place with its figures. */
type Claim = Statement & Omit<Frontage, "at" | "percent"> & { percent: number | null };

const FORMULA_SLACK = 0.08;

export default defineRule({
  id: "fire/frontage-increase",
  requirementId: "FBC-B-506.3-frontage",
  applies: (plan: PlanSet) => [
    ...frontageStatements(plan).map(({ at, ...rest }) => ({ ...at, ...rest })),
    ...narrowClaims(plan),
  ],
  check(claim, { limits }) {
    const { percent, widthFt, factor } = claim;
    const data = {
      actual: percent === null ? null : Math.round(percent * 10) / 10,
      required: limits.fire.frontagePerimeterPercent,
      unit: "%",
      factor,
      width: widthFt,
    };
    if (percent === null) {
      const short = widthFt !== null && widthFt < limits.fire.frontageWidthFt;
      return short
        ? fail("narrow", {
          ...data,
          actual: widthFt,
          required: limits.fire.frontageWidthFt,
          unit: "ft",
        })
        : inapplicable();
    }
    const claimsIncrease = factor === null ? claims(claim) : factor > 0;
    if (percent < data.required) return claimsIncrease ? fail("short", data) : inapplicable();
    if (widthFt !== null && widthFt < limits.fire.frontageWidthFt && claimsIncrease) {
      return fail("narrow", {
        ...data,
        actual: widthFt,
        required: limits.fire.frontageWidthFt,
        unit: "ft",
      });
    }
    const most = frontageFactor(percent, widthFt ?? 30);
    if (factor !== null && factor > most + FORMULA_SLACK) {
      return cantTell("high", { ...data, most });
    }
    return pass(data);
  },
  messages: {
    ok: "The open perimeter is {actual}%; an increase needs at least {required}%.",
    short:
      "An increase is claimed with {actual}% of the perimeter open; at least {required}% is required.",
    narrow:
      "An increase is claimed for open space {actual} ft wide; at least {required} ft is required.",
    high:
      "A frontage factor of {factor} is claimed; the table gives {most} for {actual}% of the perimeter.",
  },
  recommendation:
    "Show the perimeter lengths and open widths, and take the frontage factor from the table in 506.3.",
});

const TAKES =
  /\b(FRONTAGE|AREA)\s+INCREASE\b[^.;]{0,30}\b(TAKEN|CLAIMED|USED|APPLIED)|\bINCREASE\s+(TAKEN|CLAIMED|USED)\s+FOR\s+FRONTAGE|\b(COUNTED|INCLUDED|USED|TAKEN|CREDITED)\s+(AS|FOR|TOWARDS?|IN)\s+(THE\s+)?(OPEN\s+)?(FRONTAGE|PERIMETER)\b/i;
const SPACE_FT = [5, 60] as const;

/** Several widths may add up, or belong to different sides. */
const givesOneWidth = (text: string): boolean =>
  findLengths(normaliseMarks(text)).filter(({ valueIn }) =>
    valueIn >= SPACE_FT[0] * 12 && valueIn <= SPACE_FT[1] * 12
  ).length === 1;

/** Claims that give the width of the open space alone. */
const narrowClaims = (plan: PlanSet): Claim[] =>
  statements(plan, { topic: TAKES, not: NOT_TAKEN }).filter((it) =>
    !/%/.test(it.text) && givesOneWidth(it.text)
  ).map((
    it,
  ) => ({
    ...it,
    percent: null,
    widthFt: widthOf(normaliseMarks(it.text)),
    factor: null,
  }));

const INCREASE = /\bINCREASE|\bI_?F\b|\bFACTOR/i;
const NOT_TAKEN =
  /\b(NO|NOT|NONE|WITHOUT|ZERO)\b[^|]{0,40}\b(INCREASE|CREDIT|TAKEN|CLAIMED|USED|COUNTED|INCLUDED|PERMITTED|ALLOWED|FACTOR)\b|\bINCREASE\b[^\d]{0,25}(\bNONE\b|\bNO\b|\bN\/A|\bNOT\b|\b0(\.0+)?\s*(%|SF|$|\|))/i;

/** An increase is taken by the text, its title or a row of the same table, and none of them renounces it. */
function claims(claim: Claim): boolean {
  const rows = claim.schedule?.rows.map(rowText) ?? [];
  const texts = [contextOf(claim), ...rows];
  return texts.some((text) => INCREASE.test(text)) && !texts.some((text) => NOT_TAKEN.test(text));
}
