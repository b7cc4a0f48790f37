/**
 * Tanks of propane stand away from buildings and lot lines.
 * Reads the stated distance of a tank, in feet, with its size in gallons; without a size a short
 * distance is a question.
 * @source FBC-FG 8th ed. (2023), NFPA 58
 */
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
import {
  allStatements,
  around,
  besideOnDrawing,
  feet,
  firstOf,
  forReading,
  gallons,
  judgeStated,
  settingOf,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";

/** A distance of a tank, with its words and its size in gallons when stated. */
type Tank = StatedQuantity & { words: string; sizeGal: number | null };

const TANK =
  /\b(L\.?P\.?( ?-? ?GAS)?|L\.?P\.?G|PROPANE)\b[^.;]{0,40}(TANK|CONTAINER|CYLINDER|GAL)|(TANK|CONTAINER|GAL(LON)?)\b[^.;]{0,20}(PROPANE|\bL\.?P\b)/i;

export default defineRule<Tank>({
  id: "gas/lp-tank-distance",
  requirementId: "NFPA58-lp-10ft",
  severity: "high",
  source: { volume: "FBC-FG", edition: "2023", section: "NFPA 58" },
  category: "Gas",
  title: "LP container separation",
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: feet,
      titled: true,
      says: [
        /#[^#~;|]{0,30}(TO|FROM|OFF)[^#~;|]{0,14}(BUILDING|BLDG|HOUSE|STRUCTURE|RESIDENCE|PROPERTY|LOT|P\.?L\b|WALL)/,
        /(TANK|CONTAINER|CYLINDER|PROPANE|L\.?P\b)[^#~|]{0,60}#[^#~|]{0,30}(BUILDING|BLDG|HOUSE|STRUCTURE|RESIDENCE|PROPERTY|LOT|P\.?L\b|WALL|OPENING)/,
        /\b(TO|FROM) (THE |NEAREST |ADJ\w*\.? )*(BUILDING|BLDG|HOUSE|PROPERTY|LOT|P\.?L\b)( LINE)?\W{0,4}#/,
        /(SEPARATION|CLEARANCE|SETBACK)[^#~|]{0,30}#/,
      ],
      not: /SEPTIC|EXIST|WATER TANK|SUBMERG|FUEL OIL|GENERATOR [^#]*#|WELL|DRAIN ?FIELD/,
    }).flatMap((it) => {
      const beside = around(it, allStatements(plan), 4).filter((other) =>
        TANK.test(other.text) && other.text.length < 80
      );
      const onDrawing = /TANK|CONTAINER|CYLINDER|\bL\.?P\b|PROPANE/i.test(it.text)
        ? besideOnDrawing(it, plan).filter(({ text }) => TANK.test(text))
        : [];
      const row = it.schedule ? `${it.schedule.title} ${it.text}` : it.text;
      const words = TANK.test(row) ? row : (beside[0] ?? onDrawing[0])?.text;
      if (!words || !TANK.test(words)) return [];
      return [{ ...it, words: forReading(words), sizeGal: firstOf(gallons, words) }];
    }),
  check(it, { plan, limits }) {
    const { lpMidTankFt, lpLargeTankFt, lpMidTankGal, lpLargeTankGal } = limits.gas;
    if (/UNDERGROUND|BURIED|\bU\.? ?G\b/i.test(settingOf(it, plan))) return inapplicable();
    if (it.sizeGal !== null && (it.sizeGal < lpMidTankGal || it.sizeGal > 2000)) {
      return inapplicable();
    }
    const required = it.sizeGal !== null && it.sizeGal >= lpLargeTankGal
      ? lpLargeTankFt
      : lpMidTankFt;
    const verdict = judgeStated(it, { min: required }, { size: it.sizeGal ?? "not shown" });
    return verdict.kind === "fail" && it.sizeGal === null
      ? cantTell("outside", verdict.data)
      : verdict;
  },
  messages: {
    ok: "LP tank ({size} gal) {raw} away.",
    outside:
      "LP tank ({size} gal) is {actual} ft from building or lot line; at least {required} ft is required.",
  },
  recommendation: "Move the tank {required} ft from buildings and lot lines.",
});
