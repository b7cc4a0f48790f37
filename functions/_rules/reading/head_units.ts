/** Units that stand over figures or beside their label: `WIDTH (IN.)` over `42`, `SLOPE (PCT)` over `9.09`. */
import { remembered } from "../../_shared/remembered.ts";

/** Areas, volumes and rates have no length behind them: `AREA (SQ FT)`, `SLOPE (IN/FT)`. */
const OF_LENGTH =
  /(?<!\b(?:SQ|SQUARE|CU|CUBIC|PER)\.?)(?<!\b(?:IN|LBS?|KIPS?|CFM)(?=\s?\/))[\s(,/-]+(?:(?<inches>IN|INCH|INCHES|")|(?<feet>FT|FEET|')|(?<mm>MM)|(?<seconds>SEC(?:OND)?S?))\.?\s*\)?\s*$/i;

/** Ratings of fewer minutes are not made. */
const LEAST_RATING_MIN = 10;

/** Units of other figures in brackets behind the head, and what figures have behind them. MIN alone is a minimum; of
 * a rating below `least` it is one too, of hours. */
const OTHERS: readonly [head: RegExp, behind: string, least?: number][] = [
  [/\s*(?:\(\s*(?:PCT|PERCENT|%)\.?\s*\)|,\s*(?:PCT|PERCENT|%)\.?)\s*$/i, "%"],
  [
    /\s*(?:\(\s*(?:S\.?F|SQ\.?\s*F(?:T|EET))\.?\s*\)|,\s*(?:S\.?F|SQ\.?\s*F(?:T|EET))\.?)\s*$/i,
    " SF",
  ],
  [/\s*(?:\(\s*SQ\.?\s*IN\w*\.?\s*\)|,\s*SQ\.?\s*IN\w*\.?)\s*$/i, " SQ IN"],
  [/\s*(?:\(\s*C\.?F\.?M\.?\s*\)|,\s*C\.?F\.?M\.?)\s*$/i, " CFM"],
  [/\s*(?:\(\s*(?:F\.?C|FOOT-?\s?CANDLES)\.?\s*\)|,\s*(?:F\.?C|FOOT-?\s?CANDLES)\.?)\s*$/i, " FC"],
  [
    /(?<=\b(?:TEMP\w*|STOP|SET\s?POINT|WATER|LIMIT|OUTLET|VALVE|MIX\w*|DELIVER\w*)\.?(?:\s+(?:MAX|SET)\w*\.?)?)\s*\(\s*(?:°|DEG\.?)?\s*F\s*\)\s*$/i,
    "°F",
  ],
  [/\s*\(\s*(?:LBF|LBS?)\.?\s*\)\s*$/i, " LBF"],
  [/\s*\(\s*(?:HRS?|HOURS?)\.?\s*\)\s*$/i, " HR"],
  [/\s*\(\s*(?:MINS|MINUTES?)\.?\s*\)\s*$/i, " MIN"],
  [/(?<=\b(?:TIME|DURATION|DELAY|RUN|STANDBY|BACK-?UP))\s*\(\s*MIN\.?\s*\)\s*$/i, " MIN"],
  [
    /(?<=(?<!\b(?:S\.?T\.?C|I\.?I\.?C|SOUND|WIND|PRESSURE|D\.?P|DESIGN|LOAD|SLIP|AMP\w*|AIC|MERV|SEER2?|[RU])\.?\s+)\b(?:RATING|LABEL|F\.?R\.?R|RATED|PROTECTION)\.?)\s*\(\s*MIN\.?\s*\)\s*$/i,
    " MIN",
    LEAST_RATING_MIN,
  ],
  [/\s*\(\s*PSF\s*\)\s*$/i, " PSF"],
  [/\s*\(\s*(?:PLF|LBS?\s*\/\s*F(?:T|OOT)?)\.?\s*\)\s*$/i, " PLF"],
  [/\s*\(\s*MPH\s*\)\s*$/i, " MPH"],
  [/\s*\(\s*IN\s*\/\s*HR\s*\)\s*$/i, " IN/HR"],
  [
    /(?<=\b(?:SLOPE|PITCH|FALL)\.?)[\s,(]+IN(?:CH(?:ES)?)?\.?\s*(?:\/|PER)\s*(?:FT|FOOT)\.?\s*\)?\s*$/i,
    '"/FT',
  ],
  [/\s*\(\s*PSI\s*\)\s*$/i, " PSI"],
  [/(?:[\s,(]+|^\s*)ACH\s*(?:@|AT)?\s*50\b[^|\d]{0,14}$/i, " ACH50"],
  [/\s+CFM(?=\s+(?:INTERM\w*|CONT\w*)\.?\s*$)/i, " CFM"],
  [/^\s*CFM\s*\/\s*(?:S\.?F|SQ\.?\s*FT)\.?\s*$/i, " CFM/SF"],
];
const otherOf = remembered((header) => {
  const head = settled(header);
  return OTHERS.find(([unit]) => unit.test(head)) ?? null;
});

/** A unit is all a head says: `FT` over figures. `MIN` alone is a minimum. */
const ALONE =
  /^\W*(IN|INCH(?:ES)?|FT|FEET|PSF|PCT|PERCENT|%|HRS?|HOURS?|LBF|F\.?C|FOOT-?\s?CANDLES)\.?\W*$/i;
/** A unit before a remark: `VTR TO INTAKE (FT), SAME ELEV`. */
const BEFORE_REMARK = /^(.*\w)\s*(\([^()]{1,9}\))\s*(,[^()]*)$/;

/** A head with its unit where units are looked for: at its end, in brackets. */
const settled = remembered((header) =>
  header.replace(ALONE, "($1)").replace(BEFORE_REMARK, "$1$3 $2")
);

/** What is insulated, with the letter of its resistance: `ATTIC DUCT R`, `CLG R`; never a riser or a room. */
const RESISTANCE =
  /(?<=\b(?:DUCTS?|WALLS?|CLG|CEILINGS?|ROOF|ATTIC|FLOOR|FLR|SLAB|GABLE|CMU|INSUL\w*\.?|CAVITY|BATTS?)\.?)\s+R(?:\s?-?\s?VALUE)?\s*$|(?<=\b(?:DUCTS?|WALLS?|CLG|CEILINGS?|ROOF|ATTIC|SLAB|CMU|INSUL\w*)\b.*)\s*\(R(?:\s?-?\s?VALUE)?\)\s*$/i;

const BARE_FIGURE = /^(?:\d*\.?\d+(?:\s+\d+\/\d+)?|\d{1,2}\/\d{1,2})$/;
const BARE_SIZE = /^(\d{1,4}(?:\.\d+)?)\s*[x×]\s*(\d{1,4}(?:\.\d+)?)$/i;
const BARE_MILLIMETRES = /^\d{1,2}[\s,]\d{3}$/;

const unitOf = remembered((header) => OF_LENGTH.exec(settled(header))?.groups);

/** Does a text end in a unit? */
export const isUnit = (text: string): boolean =>
  unitOf(text) !== undefined || otherOf(text) !== null || RESISTANCE.test(text);

/** The head, or a label, without its unit. */
export const withoutUnit = remembered((header) => {
  const other = otherOf(header);
  return other && !/^\s*CFM/i.test(header)
    ? settled(header).replace(other[0], "")
    : unitOf(header)
    ? settled(header).replace(OF_LENGTH, "")
    : header.replace(RESISTANCE, "");
});

/** A bare figure with the unit its header names, as it stands when it names none. */
export function withUnit(header: string, text: string): string {
  const unit = unitOf(header);
  if (unit?.mm !== undefined && BARE_MILLIMETRES.test(text)) {
    return `${text.replace(/[\s,]/, "")} mm`;
  }
  const size = unit && unit.seconds === undefined ? BARE_SIZE.exec(text) : null;
  if (size) {
    const mark = unit?.mm !== undefined ? " mm" : unit?.inches !== undefined ? '"' : "'";
    return `${size[1]}${mark} x ${size[2]}${mark}`;
  }
  if (!BARE_FIGURE.test(text)) return text;
  if (RESISTANCE.test(header)) return `R-${text}`;
  const other = otherOf(header);
  if (other) return Number(text) < (other[2] ?? 0) ? text : text + other[1];
  if (!unit) return text;
  if (unit.seconds !== undefined) return `${text} SEC`;
  return text + (unit.mm !== undefined ? " mm" : unit.inches !== undefined ? '"' : "'");
}
