/**
 * Ceilings of houses in climate zone 2 have at full height over the eaves.
 * Applies to stated values on the prescriptive path; without a stated path a lower value is a question. R-value.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import {
  CEILING,
  CEILING_LEFT_OPEN,
  insulation,
  inZone,
  isPrescriptive,
  judgePrescriptive,
  namesOtherZone,
  PRESCRIPTIVE_ADVICE,
  prescriptiveMessages,
} from "./_path.ts";

/** A ceiling without attic of at most 500 sq ft may have R-30 (R402.2.2). */
const CLAIMS_SMALL = /\bR?402\.2\.[12]\b|\b500\s*(?:S\.?\s?F|SQ)/i;

/** Insulation that is not pressed down over the wall. */
const FULL_HEIGHT =
  /\b(RAISED|ENERGY)\s+(HEEL|TRUSS)|(?<!\bNOT\s(?:AT\s)?)\bFULL[\s-]*(?:HEIGHT|HT\b\.?|DEPTH|THICKNESS|VALUE|R\b)?\s*(?:EXTEND\w*\s+)?(?:(?:AT|OVER|TO|ABOVE|ACROSS|ON)\s+(?:THE\s+)?(?:EXT\w*\.?\s+|TOP\s+|WALL\s+)*(?:EAVES?|(?:WALL\s+|TOP\s+)?PLATES?|WALLS?|HEELS?)\b)|(?<!\bNOT\s)\bFULL[\s-]*HEIGHT|\bUNCOMPRESSED/i;

export default defineRule({
  id: "energy/ceiling-insulation-zone-2",
  requirementId: "FBC-EC-R402-ceiling-cz2",
  when: inZone("2A"),
  demand: {
    thing: ["ceiling insulation", "ceiling", "insulation"],
    property: "r-value",
    where: /CEIL|CLG|ATTIC|ROOF/i,
    unless: /FLEX|SUPPLY|DUCT|WALL|FLOOR|\bPSF\b/i,
    limit: ({ energy }) => ({ min: energy.ceilingRZone2FullHeight }),
  },
  applies: (plan) => insulation(plan, CEILING).filter((it) => !namesOtherZone(it.text, "2A")),
  check(it, { plan, limits }) {
    const isFullHeight = FULL_HEIGHT.test(it.text);
    const required = isFullHeight
      ? limits.energy.ceilingRZone2FullHeight
      : limits.energy.ceilingRZone2;
    const data = { actual: it.value, required, unit: "R" };
    if (CLAIMS_SMALL.test(it.text) && it.value >= limits.energy.ceilingRZone2FullHeight) {
      return inapplicable();
    }
    return judgePrescriptive(it.value >= required, isPrescriptive(plan), data);
  },
  messages: prescriptiveMessages("Ceiling insulation, climate zone 2"),
  recommendation: PRESCRIPTIVE_ADVICE,
  leftOpen: {
    ...CEILING_LEFT_OPEN,
    data: ({ limits }) => ({ required: limits.energy.ceilingRZone2, unit: "R" }),
  },
});
