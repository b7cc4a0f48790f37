/** Figures of every kind in a clause, each once, with its unit: the surest reading of a place counts. */
import { type FigureKind, properties } from "../../_lexicon/mod.ts";
import { findLengths } from "../../_shared/units.ts";
import {
  amperes,
  cfm,
  gallons,
  inchesPerHour,
  type Mention,
  pounds,
  printedNumber,
  type Quantity,
  rampSlope,
  seconds,
  temperature,
  wireGauge,
} from "../reading/quantities.ts";
import { findRatings } from "../reading/ratings.ts";
import { mayMatch } from "../reading/needed_words.ts";
import { patternOf } from "../reading/wordings.ts";

/** A figure where it stands. */
export interface Figure extends Mention {
  kind: FigureKind;
  /** Of a size, `3'-0" X 7'-0"`, which of its two sides. */
  side?: "first" | "second";
}

/** A figure in the first group of a pattern that matched. */
function figureOf(kind: FigureKind, needs: RegExp, pattern: RegExp): Reader {
  return {
    kind,
    needs,
    find: (text) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const value = printedNumber(match[1] ?? match[2]);
        return Number.isFinite(value)
          ? [{
            value,
            raw: match[0].trim(),
            start: match.index,
            end: match.index + match[0].length,
          }]
          : [];
      }),
  };
}

const of = (kind: FigureKind, needs: RegExp, { find }: Quantity): Reader => ({ kind, needs, find });

interface Reader {
  kind: FigureKind;
  /** What a text must hold to be looked at. */
  needs: RegExp;
  find: (text: string) => Mention[];
}

const NUMBER = String.raw`(?<![\w.,:/-])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)\s*-?\s*`;
const figure = (unit: string): RegExp => new RegExp(NUMBER + unit, "gi");

/** Thousands of pounds: `0.2 KIP`, `1.5K`; not a length in thousands. */
const KIPS = figureOf("force", /K/i, figure(String.raw`K(?:IPS?)?\b(?!\s*\/)`));

/** In the order in which they are tried: what one has read is no figure of the next. */
const READERS: readonly Reader[] = [
  of("slope", /%|:|PER|\/|\bIN\b|\bRISE|PCT|PERCENT/i, rampSlope),
  figureOf(
    "cfm per area",
    /CFM/i,
    figure(
      String
        .raw`CFM\s?(?:@?\s?25)?\s?(?:PA)?\s*(?:\/|PER)\s*(?:100\s*)?(?:S\.?F\b\.?|SQ(?:UARE|\.)?\s*F(?:T|EET|OOT)\b\.?|FT2)`,
    ),
  ),
  figureOf(
    "area",
    /S\.?F|SQ/i,
    figure(String.raw`(?:S\.?F\b\.?|SQ\.?\s*F(?:T|EET)\b\.?|SQUARE\s+F(?:EE|OO)T\b)`),
  ),
  figureOf(
    "psf",
    /PSF|P\.S\.F|LB/i,
    figure(String.raw`(?:P\.?S\.?F\b\.?|LBS?\.?\s*\/\s*S(?:Q\.?)?\s*FT?)`),
  ),
  figureOf(
    "plf",
    /P\.?L\.?F|LB|POUND|[#№]/i,
    figure(
      String
        .raw`(?:P\.?L\.?F\b\.?|(?:LBS?\b\.?|POUNDS?|[#№])\s*(?:\/|PER)\s*(?:L\.?F\b\.?|LIN\w*\.?\s*F\w*\.?|F(?:T|OOT)\b\.?))`,
    ),
  ),
  figureOf(
    "mph",
    /M\.?P\.?H|MILES/i,
    figure(String.raw`(?:M\.?P\.?H\b\.?|MILES\s+(?:PER|AN)\s+HOUR\b)`),
  ),
  of("inches per hour", /H(?:OU)?R?\b|IPH/i, inchesPerHour),
  figureOf(
    "psi",
    /PSI|P\.S\.I|POUNDS|LBS/i,
    figure(
      String
        .raw`(?:P\.?S\.?I\b\.?|(?:POUNDS|LBS\.?)\s*(?:PER|\/)\s*SQ(?:UARE|\.)?\s*IN(?:CH)?\b\.?|(?<=\b(?:WATER|STATIC|STREET|CITY|MAINS?|SERVICE)\s+PRESSURE\b[^.;|]{0,40}|\bPRESSURE\s+(?:AT|IN|OF|FROM)\s+(?:THE\s+)?(?:\w+\s+)?(?:METER|MAINS?|STREET|SERVICE|WATER)\b[^.;|]{0,30})(?:POUNDS|LBS)\b(?!\s*(?:PER|\/|OF|AT)\b))`,
    ),
  ),
  figureOf("ratio", /RATIO/i, /(?<![\w.$])(0?\.\d{2,3}|1\.\d{1,3})(?![\w.])/gi),
  figureOf(
    "footcandles",
    /F\.?C\b|FOOT|LUX/i,
    figure(String.raw`(?:F\.?C\b\.?|FOOT-?\s?CANDLES?\b)`),
  ),
  figureOf("decibels", /DB/i, figure(String.raw`DB\(?A?\)?(?![A-Z])`)),
  figureOf(
    "r-value",
    /R/i,
    /(?<![\w.])R\s*-?\s*(\d{1,2}(?:\.\d+)?)(?!\s+\d+\/\d|[\w'"/.]*[\w'"/])/gi,
  ),
  figureOf(
    "u-factor",
    /U/i,
    /(?<![\w.])U(?:\s*-?\s*(?:FACTOR|VALUE))?\s*[-=:]?\s*(0?\.\d+|1\.\d+)|(?<![\w.])(0?\.\d+)\s*U(?:\s*-?\s*(?:FACTOR|VALUE))?\b/gi,
  ),
  figureOf("shgc", /SHGC/i, /SHGC\s*[-=:]?\s*(0?\.\d+)|(?<![\w.])(0?\.\d+)\s*SHGC/gi),
  figureOf("stc", /STC|IIC/i, /STC\s*[-=:]?\s*(\d{2})\b|(?<![\w.])(\d{2})\s*STC\b/gi),
  figureOf(
    "ach",
    /ACH|AIR\s+CHANGE/i,
    /(?<![\w.])(\d{1,2}(?:\.\d+)?)\s*(?:ACH|AIR\s+CHANGES?\b)|ACH\s*\(?\s*50\s*\)?\s*[:=|]?\s*(?:OF\s+|VALUE\s+)?(\d{1,2}(?:\.\d+)?)(?![\d.])/gi,
  ),
  of("cfm", /CFM|C\.\s?F|L\s*\/\s*S|LPS/i, cfm),
  of("force", /LB|POUND|[#№]/i, pounds),
  {
    kind: "force",
    needs: /KIP|\dK\b|\d\sK\b/i,
    find: (text) => KIPS.find(text).map((it) => ({ ...it, value: Math.round(it.value * 1000) })),
  },
  of("temperature", /°|º|DEG|\bF\b|\dF\b/i, temperature),
  of("amperes", /\bA(?:MP)|\dA\b|\bA\b/i, amperes),
  of("seconds", /SEC|\d\s?s\b/i, seconds),
  of("gallons", /GAL/i, gallons),
  {
    kind: "gauge",
    needs: /AWG|GA(?:UGE|GE)?\b|[#№]|NO\b/i,
    // `NO. 3"` is a length behind the word for a number.
    find: (text) => wireGauge.find(text).filter(({ end }) => !/^\s*["']/.test(text.slice(end))),
  },
  {
    kind: "hours",
    needs: /H(?:OU)?R|RATED|RATING|MIN/i,
    find: (text) =>
      findRatings(text).filter(({ raw }) =>
        !/^\d+\s*MIN\.?$/i.test(raw) || /^(?:20|45|60|90|120)/.test(raw)
      )
        .map(({ hours, ...it }) => ({ ...it, value: hours })),
  },
];

const TOLD_IN_WORDS = properties.filter(({ values }) => values !== undefined);

/** Values that are words, with how they are lettered. */
const VALUES = TOLD_IN_WORDS.flatMap(({ kind, values = [] }) =>
  values.map(({ words }, index) => ({
    kind,
    value: index + 1,
    pattern: new RegExp(patternOf(words), "gi"),
  }))
);

/** Values that are words, wherever they stand: `CLASS C`, `CLASS "C"`. */
function valuesIn(text: string): Figure[] {
  const bare = text.replace(/["'“](?=[A-C]\b)/gi, " ");
  return VALUES.filter(({ pattern }) => mayMatch(pattern, bare)).flatMap((
    { kind, value, pattern },
  ) =>
    [...bare.matchAll(pattern)].map(({ 0: raw, index: start }) => ({
      kind,
      value,
      raw: text.slice(start, start + raw.length),
      start,
      end: start + raw.length,
    }))
  ).filter((it, _, all) => !all.some((longer) => isPartOf(it, longer)))
    .toSorted((a, b) => a.start - b.start);
}

/** `SWING IN` stands in `SWING IN DIRECTION OF`. */
const isPartOf = (it: Figure, other: Figure): boolean =>
  other.start <= it.start && it.end <= other.end && other.end - other.start > it.end - it.start;

/** Every figure in a clause, from left to right; lengths are taken as others have found them. */
export function figuresIn(
  text: string,
  lengths = findLengths(text),
): Figure[] {
  const found: Figure[] = TELLING.test(text) ? valuesIn(text) : [];
  if (!/\d/.test(text) && !RATED.test(text)) return found;
  const isFree = ({ start, end }: Mention) => !found.some((it) => it.start < end && start < it.end);
  for (const { kind, needs, find } of UNIT.test(text) ? READERS : []) {
    if (!needs.test(text)) continue;
    for (const it of find(text)) if (isFree(it)) found.push({ ...it, kind });
  }
  for (const { valueIn, ...it } of lengths) {
    if (valueIn <= LARGEST_PRESSURE_IN && WATER_COLUMN.test(text.slice(it.end))) continue;
    if (COORDINATE.test(text.slice(0, it.start))) continue;
    const length = { ...it, value: valueIn };
    const over = found.find((other) => other.start < it.end && it.start < other.end);
    if (!over || isRiseWithRun(over)) found.push({ ...length, kind: "length" });
  }
  found.sort((a, b) => a.start - b.start);
  for (let at = 1; at < found.length; at++) {
    const [first, second] = [found[at - 1], found[at]];
    if (first.kind !== "length" || second.kind !== "length") continue;
    if (TIMES.test(text.slice(first.end, second.start))) {
      [first.side, second.side] = ["first", "second"];
    }
  }
  return found;
}

/** A slope told by two lengths, which are figures themselves: `18" RISE IN 15'-0" RUN`. */
const isRiseWithRun = ({ kind, raw }: Figure): boolean =>
  kind === "slope" && /\bRUN\b|\bRISE\b/i.test(raw);

/** Gas pressure in inches of water is no length: `7" W.C.` */
const WATER_COLUMN = /^\s*W\.?\s?[CG]\b/i;
const LARGEST_PRESSURE_IN = 14;

/** Where something lies measures nothing of it: `AT GRIDS X=33' + X=67'`. */
const COORDINATE = /(?:\b(?:AT|ON|GRIDS?|LINES?)\b|[@+&,])\s*[XY]\s*=\s*$/i;

const TIMES = /^[^\w]{0,3}(?:W(?:IDE)?\W{0,2}|CL(?:EA)?R\W{0,2})?\s*(?:X|×|BY)\s*$/i;

const RATED = /RATED|RATING|HOUR|\bHR/i;
/** Every unit but that of a length has one of these; a bare dimension string has none. */
const UNIT = /[A-Z%:\/#№°º]/i;
/** The longest words of the values that are words: most texts have none of them, and are not searched. */
const TELLING = new RegExp(
  [
    ...new Set(
      TOLD_IN_WORDS.flatMap(({ values = [] }) => values.flatMap(({ words }) => words))
        .map((it) => it.split(" ").reduce((a, b) => b.length > a.length ? b : a)),
    ),
  ].join("|"),
  "i",
);
