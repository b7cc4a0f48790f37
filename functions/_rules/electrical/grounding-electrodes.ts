/**
 * A service is bonded to earth through the electrodes the building has.
 * Looks for rods or a concrete-encased electrode beside the service.
 * @source NFPA 70-2020, 250.50
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { isDeferred, mustShow } from "../measure.ts";
import { serviceSheets } from "./_service.ts";

const FOOTING_STEEL =
  "((NEW )?(FOOTING|FTG\\.?|FOUNDATION|FDN\\.?|SLAB|GRADE BEAM)[^;]{0,14}(STEEL|REBAR|REINF\\w*|BARS?)|REBAR|REINFORCING)";

const ELECTRODE = /\bUFER\b|ENCASED|\bRODS?\b|ELECTRODE|\bG\.?E\.?C\b|\bRING\b|\bPLATES?\b/i;
const BY_CODE = String
  .raw`[ ,:]*(?:IS |TO BE |SHALL BE )?(?:AS|PER|BY|TO|I\.?A\.?W|IN ACCORDANCE WITH)\b[^.;|]{0,24}\b(?:CODES?|N\.?E\.?C|NFPA 70|ART(?:ICLE|\.)? ?250)\b`;
const SERVICE = String.raw`(?:SERVICE|SERV\.|SVC\.?)`;
/** The grounding of a service left to the code: `GROUND SERVICE PER NEC 250`, `SERVICE GROUNDING AS CODE`. */
const LEFT_TO_CODE = new RegExp(
  [
    String
      .raw`\b(?:GROUND(?:ED|ING|S)?|EARTH(?:ED|ING)?|GND)\b(?: &| AND| BOND\w*| OF| THE| NEW| MAIN| FOR| AT| ELEC\w*\.?)* ${SERVICE}(?: ENTRANCE| EQUIP\w*)?${BY_CODE}`,
    String
      .raw`\b${SERVICE} (?:ENTRANCE )?(?:GROUND(?:ING|S)?|EARTHING)(?: SYSTEM| & BONDING| AND BONDING)?${BY_CODE}`,
  ].join("|"),
  "i",
);
/** Services that carry no power, and drawings that tell more. */
const OTHER_SERVICE = /\b(?:TELE\w*|PHONE|CABLE|CATV|COMM\w*|DATA|TEMP\w*|SEE|DETAIL)\b/i;
const isLeftToCode = (text: string): boolean =>
  LEFT_TO_CODE.test(text) && !ELECTRODE.test(text) && !OTHER_SERVICE.test(text);

/** No footing holds steel, so the rods beside it are all there is to use (`IF PRESENT`). */
const RODS_FOR_WANT_OF_STEEL =
  /^(?=.*\b(?:TWO|2|\(2\)) [^;|]{0,24}\bRODS\b)(?=.*(?:\bNO (?:FOOTINGS?|FTGS?\.?|FOUNDATION|FDN\.?|SLAB)?[^;|]{0,8}\b(?:REBAR|STEEL|REINF\w*)\b|\b(?:WOOD|TIMBER) PIL(?:ES?|INGS?)\b))/i;

const SHOWN = [
  /\bUFER\b|CONC(RETE|\.)? ?-? ?ENCASED/,
  exactCase`\b(CU|COPPER|AWG|BOND\w*|GROUND\w*|G\.?E\.?C)\b[^;|]{0,20}\bTO [^;|]{0,16}${FOOTING_STEEL}`,
  /\b(CU|COPPER|AWG)\b[^;|]{0,40}\b(2|TWO|\d ?\/ ?\d"?)\)?[^;|]{0,16}\bRODS\b/,
  exactCase`${FOOTING_STEEL}[^;]{0,30}\bELECTRODE`,
  /(GROUND(ING)?|GND\.?|EARTH) ?(ROD|ELECTRODE|RING|PLATE)/,
  /GROUNDING[^.;]{0,60}\bRODS?\b/,
  RODS_FOR_WANT_OF_STEEL,
  /COPPER ?-? ?CLAD[^.;]{0,20}ROD/,
];

export default defineRule({
  id: "electrical/grounding-electrodes",
  requirementId: "NEC-250.50-grounding",
  demand: { thing: "grounding electrode" },
  ...mustShow({
    shown: SHOWN,
    topic: [...SHOWN, LEFT_TO_CODE],
    deferred: (text) => isDeferred(text) || isLeftToCode(text),
    denied: [
      exactCase`\b(DO NOT|NOT|NEVER)\b[^;]{0,16}(CONNECT|USE|BOND|INCLUDE|TIE|UTILIZE)\w*[^;]{0,14}${FOOTING_STEEL}`,
      exactCase`${FOOTING_STEEL}[^;]{0,30}\bNOT (TO BE )?(CONNECTED|BONDED|USED|INCLUDED|TIED|PART)`,
      /\bNO (UFER|CONCRETE ?-? ?ENCASED|C\.?E\.?E\b|(SUPPLEMENTAL )?(GROUND(ING)?|GND\.?|GRD\.?) (ROD|ELECTRODE|WIRE AT)|ELECTRODES?\b)/,
      /\bNO (GROUND(ING)? )?RODS?( OR|,| AND| NOR) [^;]{0,24}ELECTRODE/,
      /WATER (PIPE|LINE|SERVICE)[^;]{0,30}\b(ONLY|SOLE)\b[^;]{0,14}ELECTRODE|\b(ONLY|SOLE)\b[^;]{0,20}ELECTRODE[^;]{0,24}WATER (PIPE|LINE|SERVICE)/,
      /(UFER|GROUND(ING)? (RODS?|ELECTRODES?))[^;]{0,20}(NOT (PROV|SHOWN|REQ|INCL|USED)|NONE|OMITTED|DELETED)/,
      /\bNO (GROUND(ING)?|GND) (ROD|ELECTRODE)|GROUNDING ELECTRODE[^.;]{0,15}(NOT (PROVIDED|SHOWN|REQUIRED)|NONE|OMITTED)/,
    ],
    excused: ({ text }) => RODS_FOR_WANT_OF_STEEL.test(text),
    // What is bonded to the electrodes, such as a gas line, is none of them.
    not:
      /^(?!.*\b(?:RODS?|UFER|ENCASED)\b)(?=.*\b(?:GAS|CSST|WATER|STEEL|METAL|DUCTS?|PIP(?:E|ES|ING))\b).*\bBOND\w*\b[^;]{0,80}\bTO\b[^;]{0,60}ELECTRODE SYSTEM|EXIST|EPOXY|COATED|SMALLER|LESS THAN|VAPOR|LIGHTNING|POOL|RADIAL|SIGN BASE|LIGHT POLE/,
    silentOn: serviceSheets,
    searched: "a grounding electrode",
  }),
  messages: {
    ok: "Grounding electrodes are shown: {text}",
    denied: "Grounding electrodes are missing: {text}",
    deferred: "The grounding electrodes are deferred: {text}",
    absent: "No grounding electrode was found beside the service diagram.",
  },
  recommendation: "Show the electrode system and the size of its conductor.",
});
