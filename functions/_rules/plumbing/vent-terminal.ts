/**
 * Plumbing vents end away from windows, doors and air intakes.
 * Reads the stated horizontal distance, in feet; a terminal 3 ft above the opening may stand
 * closer.
 * @source FBC-P 8th ed. (2023), 903.5
 */
import { atLeast, findLengths, normaliseMarks } from "../../_shared/units.ts";
import { defineRule } from "../define_rule.ts";
import { isDrawnAbove, mayBeRise } from "../mechanical/_drawn_rise.ts";
import { feet, loose, statedLimit, type StatedQuantity, titledText } from "../measure.ts";
import { isAtVent, TO_INTAKE } from "./_vents.ts";

/** Just after and just before a height above the opening: `4 FT MIN. ABOVE`, `ABOVE THE WINDOW HEAD BY 4 FT`. */
const ABOVE_AFTER =
  /^\s*(?:\(?MIN\w*\.?\)?\s*|OR\s+MORE\s+)?(?:HIGHER\b|ABOVE\b|ABV\b|OVER\s+(?:THE\s+)?TOP)/i;
const ABOVE_BEFORE = /\b(?:ABOVE|ABV|HIGHER)\b[^.;#~\d]{0,28}$/i;

/** An intake and the vent it is measured to, which no other outlet shares: `RTU-2 INTAKE TO VTR-3 (FT) | 7`. */
const FROM_INTAKE =
  /\bINTAKE[^#~;|]{0,12}\b(?:TO|FROM)\b[^#~;|]{0,16}\bV\.?T\.?R[^#~;|]{0,16}(?:\| ?)?#/;

/** Does the statement give a height of at least so much above the opening? */
function endsAbove(it: StatedQuantity, leastIn: number): boolean {
  const plain = normaliseMarks(it.row ? titledText(it) ?? it.text : it.text);
  return findLengths(plain).some(({ valueIn, start, end }) =>
    atLeast(valueIn, leastIn, "in") &&
    (ABOVE_AFTER.test(plain.slice(end)) || ABOVE_BEFORE.test(plain.slice(0, start)))
  );
}

export default defineRule({
  id: "plumbing/vent-terminal",
  requirementId: "FBC-P-903.5-vent",
  ...statedLimit({
    demand: {
      thing: "vent terminal",
      property: "distance",
      where: /OPENING|WINDOW|DOOR|INTAKE|SKYLIGHT|\bO\.?A\b|\bAIR/,
      unless: /ABOVE|ABV|HIGHER/i,
      scale: 1 / 12,
      // Enough where it is the height above the opening.
      mild: ({ plumbing }, frame, { plan }) =>
        mayBeRise(frame, plan, plumbing.ventAboveOpeningFt * 12)
          ? { min: plumbing.ventAboveOpeningFt * 12 }
          : null,
    },
    quantity: feet,
    titled: true,
    says: [
      /\b(VENTS?|V\.?T\.?R\.?S?)\b[^#~|]{0,70}#[^#~|]{0,40}(OPENING|WINDOW|DOOR|INTAKE|O\.?A\b|OUTSIDE AIR|FRESH AIR)/,
      /\b(VENTS?|V\.?T\.?R\.?S?)\b[^#~|]{0,50}(OPENING|WINDOW|DOOR|INTAKE)[^#~|]{0,25}#/,
      FROM_INTAKE,
      TO_INTAKE,
    ],
    // What stands right behind a vent may be its size: `14'-0" INTAKE TO VTR 3"`.
    keep: (it, { plan }) =>
      !(it.value < 1 && loose(FROM_INTAKE).test(it.clause)) && !loose(TO_INTAKE).test(it.clause) ||
      isAtVent(it, plan),
    not:
      /\bVENTS? \d+(?:\.\d+)? ?S\.?F\b|\bFIXED\b|\bRTU[^#~;|]{0,6}CURB|\bOPP(OSITE|\.)? SIDE|IN-?OPERABLE|NON-?OPERABLE|DRYER|FLOOD|CRAWL|FOUNDATION|GABLE|EAVE|\bGAS|EXHAUST|\bFLUE|DIRECT ?-? ?VENT|POWER ?-? ?VENT|\bDRAFT\b|BOILER|\bG?\.?W\.?H\.?-?\d|COMBUSTION|APPLIANCE|\bB ?-?VENT|FIRE ?PLACE|\bBTU|HEATER|FURNACE|RANGE|(?<!AIR )(?<!INTAKE )(?<!O\.A\. )(?<!\bOA )HOOD|GENERATOR|SOFFIT|ATTIC|RIDGE|^\W*(\d+\. *)?(OUTDOOR|OUTSIDE|FRESH|\bAIR) (AIR )?INTAKE/,
    bounds: ({ plumbing }, stated, { plan }) =>
      endsAbove(stated, plumbing.ventAboveOpeningFt * 12) ||
        isDrawnAbove(stated, plan, plumbing.ventAboveOpeningFt * 12)
        ? null
        : { min: plumbing.ventToOpeningFt },
  }),
  messages: {
    ok: "Vents end {raw} from openings.",
    outside:
      "Vents end {actual} ft from openings; at least {required} ft is required unless they end 3 ft above.",
  },
  recommendation: "Move the vent to {required} ft away, or extend it 3 ft above the opening.",
});
