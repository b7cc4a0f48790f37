/**
 * The gas of an appliance can be shut off beside it.
 * Reads the stated distance of shutoff valves, in feet, and statements that there is none.
 * @source FBC-FG 8th ed. (2023), 409.5
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { feet, orMissing, statedLimit, type StatedQuantity } from "../measure.ts";

/** Fireplaces, room heaters and manifolds may be shut off from farther away; a title or another sentence names them. */
const REMOTE =
  /FIRE ?-?PLACE|\bF\.?P\b|HEARTH|FIRE ?-?PIT|GAS LOGS?|LOG (SET|LIGHTER)|\bLOGS\b|KEY ?VALVE|DECORATIVE|ROOM HEATER|MANIFOLD|PERM\w*\.? (LABEL|IDENTIF|MARK|TAG)/i;
const isRemote = ({ text, heading, drawing }: StatedQuantity): boolean =>
  REMOTE.test([text, heading, drawing].join(" | "));
/** Valves that hold no gas, or that shut off more than one appliance. */
const OTHER_VALVE =
  "BACKFLOW|HOSE|T ?& ?P|RELIEF|ZONE VALVE|HOT WATER|COLD WATER|WATER (SHUT|SERVICE|MAIN|METER|VALVE|LINE|SUPPLY|STOP)|MIXING|CHECK VALVE|BALANC\\w*|FLOOR|BYPASS|DRAIN VALVE|SPRINKLER|PRESSURE|REDUC\\w*|SOLENOID|SEISMIC|VALVE BOX|CURB (COCK|STOP|VALVE)|\\bC\\.?W\\b|\\bH\\.?W\\b|MAIN|MASTER|TANK(?!LESS)|METER|EMERGENCY|IRRIGATION|WALL HYDRANT";
/** Measured from a wall or the floor, work that stays, and what {@link REMOTE} names. */
const OTHER_MATTER =
  "\\b(OF|FROM|TO) (THE |A |ANY |REAR |FRONT |SIDE )*(WALL(?! ?OVEN)|CORNER|BUILDING|GRADE|PROPERTY|COLUMN|OPENING|DOOR|WINDOW)\\b|FIRE ?-? ?PLACE|MANIFOLD|FIRE ?-?PIT|GAS LOGS?|EXIST|ABOVE|A\\.? ?F\\.? ?F|\\bELECTRIC (RANGE|DRYER|WATER|HEATER|OVEN)";
const APPLIANCE =
  "(APPLIANCE|RANGE|HEATER|FURNACE|DRYER|EQUIPMENT|FRYER|COOKTOP|GRILL|BOILER|OVEN|TANKLESS|W\\.?H\\b|UNIT|BROILER|GRIDDLE|KETTLE|RTU|STOVE)";
const GAS = /\bGAS\b|PROPANE|\bL\.?P\b/;
const VALVE =
  "(SHUT ?-? ?OFF( VALVE)?|\\bS\\.?O\\.?V\\b|GAS (VALVE|COCK|STOP)|\\b(BALL )?VALVE|\\bCOCK|\\bA\\.?G\\.?V\\b)";

/** No valve at the appliance: `DRYER: NO VALVE AT THE APPLIANCE`. */
const NO_VALVE = [
  exactCase`\bNO (GAS |SHUT ?-? ?OFF |SEPARATE |INDIVIDUAL |LOCAL )*(${VALVE})S?( IS| ARE)?( SHOWN| PROV\w*)? (AT|NEAR|FOR|IN|BY) (THE |EACH |ANY |THIS |GAS |NEW )*${APPLIANCE}`,
  exactCase`${APPLIANCE}\b[^;|]{0,24}\b(NO|WITHOUT|W\/O) (GAS |SHUT ?-? ?OFF |SEPARATE |INDIVIDUAL |LOCAL )*${VALVE}S?( AT (THE )?(APPLIANCE|UNIT|EQUIPMENT))?\W*$`,
];
const NOT_MISSING =
  /\bSHALL\b|\bEXIST|CONCEALED|INACCESSIBLE|BEHIND|WATER|ELECTRIC|MORE THAN|FARTHER|FURTHER|WITHIN/;

/** How far the longest pipe of all runs. */
const LONGEST = /#\W*LONGEST|\bLONGEST\b[^#~,;]{0,20}#/i;

const distance = statedLimit({
  demand: { thing: "gas shutoff", property: "distance", scale: 1 / 12 },
  quantity: feet,
  titled: true,
  says: [
    exactCase`#[^#~;|]{0,10}${VALVE}[^#~;|]{0,20}\b(TO|FROM)\b[^#~;|]{0,20}(APPLIANCE|RANGE|HEATER|FURNACE|DRYER|FRYER|COOKTOP|GRILL|BOILER|OVEN|TANKLESS|W\.?H\b|UNIT)`,
    exactCase`${VALVE}[^#~|]{0,80}#[^#~|]{0,12}(AWAY(?! FROM)|(FROM|OF|UPSTREAM|TO)\b[^#~;|]{0,30}${APPLIANCE})`,
  ],
  not: exactCase`${OTHER_VALVE}|${OTHER_MATTER}`,
  amid: /\bGAS|PROPANE|RANGE|APPLIANCE|FURNACE|FRYER|COOKTOP|DRYER|HEATER/,
  keep: (it) =>
    it.value >= 1 && it.value <= 100 && !isRemote(it) &&
    !LONGEST.test(it.clause),
  bounds: ({ gas }) => ({ max: gas.shutoffDistanceFt }),
});

export default defineRule({
  id: "gas/appliance-shutoff",
  requirementId: "FBC-FG-409.5-shutoff",
  ...orMissing(distance, {
    says: NO_VALVE,
    not: NOT_MISSING,
    amid: GAS,
    titled: true,
    in: "notes",
    keep: (it) => !REMOTE.test(it.text),
    required: ({ gas }) => gas.shutoffDistanceFt,
  }),
  messages: {
    missing: "A gas appliance is called out without a shutoff valve: {text}",
    ok: "The gas shutoff is {raw} from the appliance.",
    outside: "The gas shutoff is {actual} ft from the appliance; at most {required} ft is allowed.",
  },
  recommendation: "Place the valve within {required} ft, in the same room.",
});
