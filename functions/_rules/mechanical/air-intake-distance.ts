/**
 * Outdoor air is taken in away from exhausts, vents and traffic.
 * Reads the stated distance of intakes, in feet. Where a note names outlet and intake without a figure, a short
 * dimension string beside it is a question.
 * @source FBC-M 8th ed. (2023), 401.4
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass, type Verdict } from "../define_rule.ts";
import {
  around,
  asStatement,
  clausesSaying,
  feet,
  loose,
  placeOf,
  statedLimit,
  type StatedQuantity,
} from "../measure.ts";
import { isAtVent, TO_INTAKE } from "../plumbing/_vents.ts";
import { isDrawnAbove, mayBeRise } from "./_drawn_rise.ts";

/** The figure is a height or a size, not a distance: `ON CURBS 14" HIGH`, `12" DIA.`. */
const NO_DISTANCE_AFTER =
  /^\W*(HIGH|TALL|DEEP|WIDE|DIA|SQ|THICK|LONG|CURB|ABOVE|ABV|A\.?\s?F\.?\s?F|UP|X|DUCT|HOOD|LOUVER|ROUND|Ø)/i;
/** Measured from something that fouls no air. */
const TO_HARMLESS =
  /^\W*(CLR\.? |CLEAR )?(TO|FROM|OF|OFF)\W+(THE |A |ANY |ROOF |CENTER ?LINE OF |CORNER OF )*(COLUMN|WALL|CORNER|GRID|EDGE|PARAPET|HATCH|DOOR|WINDOW|SKYLIGHT|CURB|DRAIN|LADDER|RTU|UNIT)/i;
const NO_DISTANCE_BEFORE = /\b(CURBS?|HEIGHT|SIZE|ELEV\w*|EL|HIGH|HOOD|DIA\w*|RATED?|RAISED?)\W*$/i;
const OUTLET_TO_INTAKE =
  /(EXHAUST|GREASE FAN|\bFAN|OUTLET|DISCHARGE|FLUE|PLUMBING VENT|\bVTR)[^;#]{0,30}\b(TO|FROM|AND|-)\b[^;]{0,30}(INTAKE|INLET|FRESH AIR|O\.?A\.? LOUVER|OUTDOOR AIR)/;

const INTAKE =
  "(INTAKES?|INLETS?|(OUTSIDE|OUTDOOR|FRESH) AIR|\\bO\\.?A\\.?I?\\b[^#~;|]{0,4}(HOOD|LOUVER|INTAKE|OPENING|INLET|DUCT|-?\\d)|\\bOAI\\b|O\\.A\\.|\\bOA\\b(?= (?:TO|FROM)\\b))";
const SOURCE =
  "(EXH(AUST)?\\b\\.?|\\b[KTB]?EF-?\\d|GREASE (FAN|DUCT|EXH)|\\bVTR\\b|V\\.T\\.R|(PLUMBING |VENT |SOIL )(VENT|STACK)|FLUE|DISCHARGE|DUMPSTER|LOADING DOCK|PARKING|DRIVEWAY|ALLEY|STREET|COOLING TOWER|GENERATOR|RELIEF (AIR|HOOD|VENT)|DRYER)";

/** Words of a height, and an intake that lies below the source, where the distance may be shorter. */
const HEIGHT = /\bBELOW\b|\bABOVE\b|\bGRADE\b|\bLOWER\b/i;
/** Said of a figure of its own behind a comma: `4 FT HORIZONTALLY FROM THE DOCK, SILL 3 FT ABOVE GRADE`. */
const OWN_HEIGHT =
  /,[^,]{0,30}\d[^,]{0,12}\b(ABOVE|ABV)\.?\s+(FIN\w*\.?\s+)?(GRADE|GROUND|PAVEMENT|ROOF)\b[^,]*/gi;
/** Both as high, which leaves the distance as it is: `7 FT FLAT, SAME HEIGHT ABOVE ROOF`. */
const SAME_HEIGHT =
  /\b(?:SAME|EQUAL|LIKE)\s+(?:HEIGHT|ELEVATION|LEVEL|EL)\b\.?(?:\s+(?:ABOVE|ABV\.?|AS|OVER)\s+(?:THE\s+)?(?:ROOF|GRADE|DECK))?/gi;
const isLevel = (text: string): boolean => text.search(SAME_HEIGHT) >= 0;
function isAcross(before: string, after: string): boolean {
  const [ahead, behind] = [before, after].map((text) => text.replace(SAME_HEIGHT, " "));
  return !HEIGHT.test(ahead) &&
    !HEIGHT.test(/HORIZ/i.test(behind.slice(0, 20)) ? behind.replace(OWN_HEIGHT, " ") : behind);
}

/** How far a dimension string may stand from the note that explains it, per cent of the page. */
const BESIDE = 12;

/** A distance; `isBare` when only a dimension string near a note gives it, the only one there or not. */
type Distance = StatedQuantity & { isBare?: true; isOnly?: boolean };

const stated = statedLimit({
  demand: {
    thing: "air intake",
    notWithin: "vent terminal",
    property: "distance",
    unless: /BELOW|ABOVE|VERT/i,
    scale: 1 / 12,
    // Enough where the intake lies that far below.
    mild: ({ mechanical }, frame, { plan }) =>
      mayBeRise(frame, plan, mechanical.intakeBelowFt * 12)
        ? { min: mechanical.intakeBelowFt * 12 }
        : null,
  },
  quantity: feet,
  titled: true,
  says: [
    exactCase`#[^#~;|]{0,10}${SOURCE}[^#~;|]{0,34}\b(TO|FROM|OFF)\b[^#~;|]{0,24}${INTAKE}`,
    exactCase`${SOURCE}[^#~;|]{0,40}#[^#~;|]{0,12}\b(TO|FROM|OFF|OF)\b[^#~;|]{0,20}${INTAKE}`,
    exactCase`${INTAKE}[^#~;|]{0,24}\b(TO|FROM)\b[^#~;|]{0,24}${SOURCE}[^#~;|]{0,16}(?:\| ?)?#`,
    exactCase`${SOURCE}[^#~;|]{0,24}\b(TO|FROM)\b[^#~;|]{0,24}${INTAKE}[^#~;|]{0,16}#`,
    exactCase`${INTAKE}[^#~;|]{0,24}#[^#~;|]{0,12}\bFROM\b[^#~;|]{0,20}${SOURCE}`,
    /(OUTDOOR|OUTSIDE|FRESH) AIR (INTAKE|OPENING|LOUVER|INLET)S?[^#~|]{0,60}#/,
  ],
  not:
    /^\W*(\d+\. *)?(ALL |PLUMBING |SANITARY )*(VENTS?|V\.?T\.?R)\b|\bERV\b|ENERGY RECOVERY|FACTORY|PACKAGED|SAME (UNIT|RTU|CASING|CABINET)|INTEGRAL|EXIST|~ ?X ?~|LOUVER \d+ ?(X|S\.?F|SQ)|\d+" ?X ?\d+"|COMBUSTION|\b(WATER|STORM|GAS|FUEL|CURB|AREA|DRAIN|DROP|GRATE) INLETS?\b|\bINLETS? (OF|AT) (THE )?(BOILER|FURNACE|PUMP|ENGINE)/,
  keep: ({ value, before, after, ...it }, { plan, limits }) =>
    !(loose(TO_INTAKE).test(it.clause) && isAtVent(it, plan)) &&
    (isLevel(before + after) ||
      !isDrawnAbove(it, plan, limits.plumbing.ventAboveOpeningFt * 12)) &&
    isAcross(before, after) && value >= 1 && value <= 60 && !NO_DISTANCE_AFTER.test(after) &&
    !TO_HARMLESS.test(after) &&
    !NO_DISTANCE_BEFORE.test(before),
  bounds: ({ mechanical }) => ({ min: mechanical.intakeDistanceFt }),
});

export default defineRule<Distance>({
  id: "mechanical/air-intake-distance",
  requirementId: "FBC-M-401.4-intake",
  ...stated,
  applies: (plan, context) => {
    const worded = stated.applies(plan, context);
    const notes = clausesSaying(plan, { says: OUTLET_TO_INTAKE, in: "notes" })
      .filter((it) => !worded.some((other) => other.sourceText === it.sourceText));
    const bare = plan.dimensions.filter(({ valueIn, sourceText, of, between }) =>
      !of && !between && valueIn >= 24 && valueIn < 120 && !/[A-Z]{3}/i.test(sourceText)
    );
    const beside = notes.flatMap((note) => {
      const near = around(note, bare, BESIDE);
      return near.slice(0, 1).map((it): Distance => ({
        ...asStatement(note.text, placeOf(it)),
        value: it.valueIn / 12,
        unit: "ft",
        raw: it.sourceText,
        clause: note.clause,
        before: "",
        after: "",
        isBare: true,
        isOnly: near.length === 1,
      }));
    });
    return [...worded, ...beside];
  },
  check(it, context): Verdict | Verdict[] {
    if (!it.isBare) return stated.check(it, context);
    const required = context.limits.mechanical.intakeDistanceFt;
    const data = { actual: it.value, required, unit: "ft", raw: it.raw, text: it.text };
    if (it.value >= required) return pass(data);
    return it.isOnly && isLevel(it.text) ? fail("outside", data) : cantTell("beside", data);
  },
  messages: {
    ok: "The intakes are {raw} from contaminant sources.",
    outside:
      "The intake is {actual} ft from an exhaust, vent or traffic; at least {required} ft is required unless it is 3 ft below.",
    beside:
      "A dimension of {actual} ft is given beside “{text}”; if this is the distance to the intake, at least {required} ft is required unless it is 3 ft below.",
  },
  recommendation: "Move the intake to {required} ft from exhausts, vents and parking.",
});
