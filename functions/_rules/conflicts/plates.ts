/** What plates of equipment say: figures by the units they are said in, voltages, refrigerants. */
import type { Compared } from "../../_lexicon/mod.ts";
import { findLengths, formatLength } from "../../_shared/units.ts";
import { printedNumber } from "../reading/quantities.ts";
import { wordsOf } from "./plain.ts";

/** A property of a unit, and how a cell or a callout gives it. */
export interface Plate {
  topic: Compared;
  /** As the report calls it. */
  of: string;
  unit: string | null;
  /** Of a figure the head may make another than that of the plate. */
  figured: boolean;
  /** Tags of what has such a figure of another meaning. */
  not?: RegExp;
  /** Tags of what has it at all. */
  only?: RegExp;
  read: (text: string, head: string) => (number | string)[];
}

/** Figures with their unit, or bare under a head that has it. */
interface Figure {
  topic: Compared;
  of?: string;
  unit: string;
  in: RegExp;
  head: RegExp;
  times?: number;
  not?: RegExp;
}

const BARE = /^\W*(\d{1,3}(?:,\d{3})+|\d+(?:\.\d)?)\W*$/;
/** `1-1/2`, `3/4`, `0.75`. */
const FRACTION = String.raw`(?:\d{1,3}[\s-]+)?\d{1,2}\/\d{1,2}|\d{1,3}(?:\.\d{1,3})?|\.\d{1,3}`;
const BARE_FRACTION = new RegExp(String.raw`^\W*?(${FRACTION})\W*$`);

function fraction(text: string): number {
  const [, whole, over, under] = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(text.trim()) ?? [];
  return over ? Number(whole ?? 0) + Number(over) / Number(under) : printedNumber(text);
}

const figure = (
  { topic, of = topic, unit, in: pattern, head, times = 1, not }: Figure,
  { bare = BARE, value = printedNumber } = {},
): Plate => ({
  topic,
  of,
  unit,
  not,
  figured: true,
  read: (text, header) => {
    const alone = head.test(header) ? bare.exec(text)?.[1] : undefined;
    const digits = alone === undefined ? [...text.matchAll(pattern)].map((it) => it[1]) : [alone];
    return digits.map((it) => value(it) * times).filter((it) => it > 0);
  },
});

const inParts = { bare: BARE_FRACTION, value: fraction };

/** A water heater by its tag. */
export const HEATER_TAG = /^(?:[EG]?WH|H[EP]?WH)-/;

const VOLTS = /(?<![\d.,])(115|120|200|208|220|230|240|265|277|440|460|480)(?![\d,]|\.\d)/g;
const VOLTS_HEAD = /\bVOLT|^\W*V\W*$|\bV\W{0,3}(?:PH|Ø)|^\W*ELEC(?:TRICAL)?\W*$|^\W*POWER\W*$/i;
/** What a callout calls a voltage. */
const CALLED_VOLTS = /\d\s?V(?:OLTS?|AC)?\b/i;
/** Plates and systems name one voltage differently; 230 V units run at 208 and at 240. */
const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  115: ["120 V"],
  200: ["208 V"],
  220: ["240 V", "208 V"],
  230: ["240 V", "208 V"],
  265: ["277 V"],
  440: ["480 V"],
  460: ["480 V"],
};
const voltsIn = (text: string): string[] =>
  [...text.matchAll(VOLTS)].flatMap(([, volts]) => SYSTEMS[volts] ?? [`${volts} V`]);

/** `208/3`, `230-1-60`, `480V, 3 PH`. */
const PHASE =
  /(?<=\b(?:115|120|200|208|220|230|240|265|277|460|480)\s*V?(?:OLTS?|AC)?\s*[\/,-]\s*)([13])(?![\d.])|(?<![\d.])([13])\s?-?\s?(?:PH(?:ASE)?\b|Ø)/gi;
const PHASE_HEAD = /^\W*(?:PH(?:ASE)?S?|Ø)\W*$/i;

const REFRIGERANT = /\bR-?(404A|407C|410A|134A|448A|449A|452B|454B|513A)(?![\w])/gi;
const LISTED_REFRIGERANT = /\bR-?\s?(22|32|290|404A|407C|410A|134A|448A|449A|452B|454B|513A)\b/gi;

/** Less is its depth, or how far it overhangs. */
const SHORTEST_HOOD_IN = 36;

export const PLATES: readonly Plate[] = [
  figure({
    topic: "gas input",
    unit: "Btu/h",
    in: /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s*(?:MBH|K\s?BTU\w*)/gi,
    head: /\bMBH\b|\bK\s?BTU/i,
    times: 1000,
  }),
  figure({
    topic: "gas input",
    unit: "Btu/h",
    in: /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{4,7})\s*BTU/gi,
    head: /\bBTU/i,
  }),
  figure({
    topic: "airflow",
    unit: "cfm",
    in: /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,5})\s*C\.?F\.?M\b/gi,
    head: /\bC\.?F\.?M\b|\bAIR\s?FLOW\b/i,
  }),
  figure({
    topic: "power",
    unit: "kW",
    in: /(?<![\d.])(\d{1,4}(?:\.\d)?)\s?K\.?W\b/gi,
    head: /\bK\.?W\b/i,
  }),
  figure({
    topic: "apparent power",
    unit: "kVA",
    in: /(?<![\d.])(\d{1,4}(?:\.\d)?)\s?K\.?V\.?A\b/gi,
    head: /\bK\.?V\.?A\b/i,
  }),
  figure({
    topic: "volume",
    unit: "gal",
    in: /(?<![\d.,])(\d{1,2},\d{3}|\d{1,4})\s?-?\s?GAL(?:LONS?)?\b(?!\s*(?:PER|\/))/gi,
    head: /\bGAL(?:LONS?)?\b(?!\s*(?:PER|\/))/i,
  }),
  figure({
    topic: "cooling",
    unit: "tons",
    in: /(?<![\d.])(\d{1,3}(?:\.\d)?)\s?-?\s?TONS?\b/gi,
    head: /\bTONS?\b|\bTONNAGE\b/i,
  }),
  figure({
    topic: "efficiency",
    unit: "SEER2",
    in: /(?<=\bSEER2\s*[:=-]?\s*)(\d{2}(?:\.\d)?)(?![\d.])/gi,
    head: /\bSEER2\b/i,
  }),
  figure({
    topic: "measure",
    of: "the motor",
    unit: "hp",
    in: new RegExp(String.raw`(?<![\d.\/,-])(${FRACTION})\s?H\.?P\b\.?(?!-?\d)`, "gi"),
    head: /^(?!.*\bB\.?H\.?P).*(?<![\w-])M?\.?H\.?P\b(?!-?\d)|\bHORSE\s?POWER\b/i,
  }, inParts),
  figure({
    topic: "measure",
    of: "the static pressure",
    unit: "in w.g.",
    in:
      /(?<![\d.])(\d?\.\d{1,3})\s*(?:"|IN\b\.?)?\s*(?:W\.?\s?[GC]\b\.?)?[\s,]*(?:E\.?S\.?P|S\.?P|EXT\w*\.?\s+STATIC|STATIC)\b/gi,
    head: /^(?!.*\bT\.?S\.?P).*\b(?:E\.?\s?S\.?\s?P|S\.?P|EXT\w*\.?\s+STATIC|STATIC\s+PRESS\w*)\b/i,
  }, inParts),
  figure({
    topic: "measure",
    of: "the flow",
    unit: "gpm",
    in: /(?<![\d.,])(\d{1,4}(?:\.\d{1,2})?)\s?G\.?P\.?M\b/gi,
    head: /^\W*(?:FLOW\W*)?G\.?P\.?M\W*$/i,
    // A tankless one gives as much as the rise of the water leaves it.
    not: HEATER_TAG,
  }, inParts),
  figure({
    topic: "measure",
    of: "the flush",
    unit: "gal",
    in: /(?<![\d.,])(\d?\.\d{1,3}|\d)\s?(?:G\.?P\.?F|GAL\w*\s*(?:\/|PER)\s*FLUSH)\b/gi,
    head: /\bG\.?P\.?F\b/i,
  }, inParts),
  {
    topic: "measure",
    of: "the voltage",
    unit: null,
    figured: false,
    // One letter may be that of a luminaire, of a panel and of a pump.
    not: /^[A-Z]-/,
    read: (text, head) => VOLTS_HEAD.test(head) || CALLED_VOLTS.test(text) ? voltsIn(text) : [],
  },
  {
    topic: "measure",
    of: "the phases",
    unit: null,
    figured: false,
    not: /^[A-Z]-/,
    read: (text, head) =>
      PHASE_HEAD.test(head)
        ? text.match(/^\W*[13]\W*$/)?.map((it) => `${it.trim()} phase`) ?? []
        : [...text.matchAll(PHASE)].map(([, behind, called]) => `${behind ?? called} phase`),
  },
  {
    topic: "measure",
    of: "the refrigerant",
    unit: null,
    figured: false,
    read: (text, head) =>
      [...text.matchAll(/\bREFRIG/i.test(`${head} ${text}`) ? LISTED_REFRIGERANT : REFRIGERANT)]
        .map(([, number]) => `R-${number.toUpperCase()}`),
  },
  {
    topic: "rating",
    of: "the listed design",
    unit: null,
    figured: false,
    read: (text) =>
      [...text.matchAll(
        /\bU\.?L\.?\W{0,3}(?:DES(?:IGN|\.)?\s*)?(?:NO\.?\s*|#\s*)?([UVWLHPDN]\d{3})\b/gi,
      )]
        .map(([, design]) => `UL ${design.toUpperCase()}`),
  },
  figure({
    topic: "measure",
    of: "the sound rating",
    unit: "STC",
    in: /\bSTC\s*[:=-]?\s*(\d{2})\b/gi,
    head: /\bSTC\b/i,
  }),
  {
    topic: "measure",
    of: "the length",
    unit: null,
    figured: false,
    only: /^[KE]{0,2}H-/,
    read: (text, head) =>
      /\bLENGTH\b|\bSIZE\b/i.test(head) || /\bHOOD\b/i.test(text)
        ? findLengths(text).filter(({ valueIn }) => valueIn >= SHORTEST_HOOD_IN).map((
          { valueIn },
        ) => formatLength(valueIn))
        : [],
  },
];

/** A text with such a figure. */
export const FIGURED =
  /\bSEER2\b|\d\s*-?\s?(?:MBH|K?\s?BTU|C\.?F\.?M|K\.?W|K\.?V\.?A|GAL(?:LONS?)?|TONS?|H\.?P|G\.?P\.?[MF]|V(?:OLTS?|AC)?|[13]?\s?PH(?:ASE)?)\b|\b(?:E\.?S\.?P|S\.?P|STATIC)\b|\bR-?(?:4\d\d|134)[A-C]\b|\bUL\b|\bSTC\b|\bHOOD\b/i;
/** Words beside a figure of the plate itself; any other may make it another figure: `RECOVERY 21 GAL`. */
export const OF_PLATES = wordsOf(
  "CFM MBH KBTU BTU BTUH KW KVA GAL GALLON GALLONS TON TONS NOMINAL INPUT SUPPLY EXHAUST FAN UNIT GREASE UPBLAST ROOF " +
    "SEER TOP AIR HANDLER PACKAGED TANK STORAGE GAS BOILER STEAM SPLIT SYSTEM HEAT PUMP CONDENSER CONDENSING COOLING TRANSFORMER XFMR STRIP HEATER " +
    "HP MOTOR GPM GPF FLUSH VALVE V VOLT VOLTS VAC PH PHASE ESP SP E.S.P S.P STATIC EXTERNAL PRESSURE WG WC W.G W.C IN INLINE CIRCULATOR CIRCULATING REFRIGERANT R UL DESIGN STC PARTITION WALL TYPE HOOD KITCHEN LONG",
);
