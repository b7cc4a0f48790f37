/**
 * Quantities as drawings print them, each with the unit its values come in: lengths, slopes, air flows, forces,
 * temperatures, ratings, counts. A quantity finds its mentions in a text; it never knows what they belong to.
 */
import { eachInAnyCase } from "../../_shared/pattern.ts";
import {
  findLengths,
  type LengthMention,
  normaliseMarks,
  parseNumber,
} from "../../_shared/units.ts";

/** One mention of a quantity; `start` and `end` are places in the text that was searched. */
export interface Mention {
  value: number;
  raw: string;
  start: number;
  end: number;
}

/** A kind of quantity. `find` expects marks already normalised, see {@link forReading}. */
export interface Quantity {
  unit: string;
  find: (text: string) => Mention[];
  /** The same from the lengths of a text, for kinds that are lengths: they are looked for once. */
  fromLengths?: (lengths: readonly LengthMention[]) => Mention[];
}

const CFM_PER_LPS = 2.11888;

const N = String
  .raw`(?<n>\d+\s*-\s*\d+\s*\/\s*\d+|\d+\s+\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)`;
/** Nothing that makes the digits part of a mark, a code section, the number of something or a longer number. */
const FREE = String.raw`(?<![\w.,:/№-])`;

/** A kind that is written in figures. */
function matching(
  unit: string,
  pattern: RegExp,
  value: (groups: Record<string, string | undefined>) => number | null = (groups) =>
    parseNumber(groups.n ?? ""),
): Quantity {
  return {
    unit,
    find(text) {
      if (!/\d/.test(text)) return [];
      return [...text.matchAll(pattern)].flatMap((match) => {
        const found = value(match.groups ?? {});
        if (found === null || !Number.isFinite(found)) return [];
        return [{
          value: found,
          raw: match[0].trim(),
          start: match.index,
          end: match.index + match[0].length,
        }];
      });
    },
  };
}

function lengthsIn(unit: "in" | "ft"): Quantity {
  const fromLengths = (lengths: readonly LengthMention[]): Mention[] =>
    lengths.map(({ valueIn, raw, start, end }) => ({
      value: unit === "in" ? valueIn : valueIn / 12,
      raw,
      start,
      end,
    }));
  return { unit, find: (text) => fromLengths(findLengths(text)), fromLengths };
}

/** Lengths in inches. */
export const inches: Quantity = lengthsIn("in");

/** Lengths in feet. */
export const feet: Quantity = lengthsIn("ft");

/** The smaller number of a slope is no greater: `68 in 340` is a width beside a count. */
const STEEPEST = 24;

/** Slopes in per cent, from `1:12`, `1/12`, `1 IN 12`, `12H:1V`, `8.33%`, `1/4" PER FT`, `1/4 INCH IN THE FOOT`, `1" PER 12"`. */
export const slopePercent: Quantity = matching(
  "%",
  new RegExp(
    [
      String
        .raw`${FREE}(?<rise>\d{1,2}\s+\d\/\d(?=\s*:)|\d+(?:\.\d+)?)\s*(?:[VH]\s*)?(?::|\bIN\b|ON\b|\/(?=\s*(?:[89]|1\d|20|48)\b(?!\s*["'\/]|\s*(?:IN(?:CH(?:ES)?)?|PER|FT|HP|HR)\b)))\s*(?<run>\d+(?:\.\d+)?)(?:\s*[VH]\b)?(?![\d:"']|\s*(?:AM|PM|IN(?:CH(?:ES)?)?|FT)\b|\s\d\/\d{1,2}\s*(?:"|IN\b))`,
      String.raw`${FREE}(?<percent>\d+(?:\.\d+)?)\s*(?:%|PERCENT\b|PCT\b)`,
      String
        .raw`${FREE}(?<perFoot>\d+\s+\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d+(?:\.\d+)?)\s*(?:"|\bIN(?:CH(?:ES)?)?\b\.?)?\s*(?:PER|\/|IN|(?:IN|TO|PER)\s+(?:THE|A|ONE|EACH|EVERY|RUNNING|LINEAR|LINEAL)(?:\s+(?:RUNNING|LINEAR|LINEAL))?)\s*(?:1?\s*(?:FT\b|FOOT\b|L\.?F\b|')|12\s*")`,
    ].join("|"),
    "gi",
  ),
  ({ rise, run, percent, perFoot }) => {
    if (percent !== undefined) return Number(percent);
    if (perFoot !== undefined) {
      const inchesPerFoot = parseNumber(perFoot);
      return inchesPerFoot === null ? null : inchesPerFoot / 12 * 100;
    }
    const [a, b] = [parseNumber(rise ?? "") ?? 0, Number(run)].sort((one, other) => one - other);
    return a === 0 || a > STEEPEST ? null : a / b * 100;
  },
);

/** Before or behind the first of two lengths, and behind the second, that the first is a run and the second a rise. */
const RUN_FIRST = [
  /\bRUN\W{0,3}(?:OF\W*)?$/i,
  /^\W{0,2}(?:RAMP\s+)?(?:HORIZ\w*\.?\s*)?RUN\b/i,
  /\b(?:RISES?|CLIMBS)\W{0,3}(?:OF\W*)?$/i,
  /^\W{0,2}(?:TOTAL\s+|VERT\w*\.?\s+)?RISE\b/i,
] as const;

/**
 * Slopes of a rise with its run: `18" RISE IN 15'-0" RUN`, `RISE 24" | RUN 20'-0"`, `2' OVER 20'`, and of a run with its
 * rise: `27'-6" RUN, 30" RISE`.
 */
const riseOverRun: Quantity = {
  unit: "%",
  find: (text) => {
    const lengths = findLengths(text);
    return lengths.slice(0, -1).flatMap((first, index) => {
      const second = lengths[index + 1];
      const [before, between, after] = [
        text.slice(0, first.start),
        text.slice(first.end, second.start),
        text.slice(second.end),
      ];
      const [runBefore, runBehind, riseBefore, riseBehind] = RUN_FIRST;
      const isRunFirst = (runBefore.test(before) || runBehind.test(between)) &&
        (riseBefore.test(between) || riseBehind.test(after));
      const [rise, run] = isRunFirst ? [second, first] : [first, second];
      const isRise = isRunFirst || /^\s*(VERT\w*\.?\s*)?RISE\b/i.test(between) ||
        (/\b(RISES?|CLIMBS)\W{0,3}(OF\W*)?$/i.test(before) && !/\bPER\b/i.test(before));
      const isRun = isRunFirst ||
        /^\W{0,2}(HORIZ\w*\.?\s*)?(RUN\b|LONG\b|LENGTH\b|L\b)/i.test(after) ||
        /\b(RUN|LENGTH)\W{0,3}(OF\W*)?$/i.test(between) ||
        (/\b(RISES|CLIMBS)\W{0,3}$/i.test(before) && /^\s*(IN|OVER)\s*$/i.test(between)) ||
        /\bRISE\s*(IN|OVER)\s*$/i.test(between);
      if (!isRise || !isRun || run.valueIn <= rise.valueIn) return [];
      return [{
        value: rise.valueIn / run.valueIn * 100,
        raw: text.slice(first.start, second.end),
        start: first.start,
        end: second.end,
      }];
    });
  },
};

/** Slopes as {@link slopePercent} reads them, and those said as a rise with its run. */
export const rampSlope: Quantity = {
  unit: "%",
  find: (text) => [...slopePercent.find(text), ...riseOverRun.find(text)],
};

/** Pipe slopes in inches per foot, from `1/8" PER FOOT`, `1/4"/FT`, `2%`. */
export const inchesPerFoot: Quantity = {
  unit: "in/ft",
  find: (text) =>
    slopePercent.find(text).filter((it) => !/:/.test(it.raw)).map((it) => ({
      ...it,
      value: it.value * 12 / 100,
    })),
};

/** Air flows in cubic feet per minute, also from litres per second. */
export const cfm: Quantity = matching(
  "cfm",
  eachInAnyCase`${FREE}${N}\s*-?\s*(?:C\.?\s?F\.?\s?M\b|(?<metric>L\s*\/\s*S(?:EC)?\b|LPS\b))`,
  ({ n, metric }) => {
    const value = parseNumber(n ?? "");
    return value === null || metric === undefined ? value : Math.round(value * CFM_PER_LPS);
  },
);

/**
 * Forces in pounds: `5 LBF`, `8.5 LBS.`, `5 POUNDS`, `5#`, `LBF 5`; `IBF` is how optical reading sees lbf. Not so many
 * of a size: `(3) #6`.
 */
export const pounds: Quantity = matching(
  "lbf",
  eachInAnyCase`${FREE}(?:${N}(?:\)?\s*-?\s*(?:[LI]B\.?\s?[FS]{0,2}\b|POUNDS?\b)|\s*-?\s*№(?!\d))|(?<=\bLBF\.?\)?\s)(?<bare>\d{1,2}(?:\.\d+)?)(?=\s*(?:\||$)))`,
  ({ n, bare }) => parseNumber(n ?? bare ?? ""),
);

/** Temperatures in degrees Fahrenheit: `110 F`, `120°F`, `110 DEG. F`, `110°`. */
export const fahrenheit: Quantity = matching(
  "F",
  eachInAnyCase`${FREE}${N}\s*(?:(?:°|º|DEG(?:REES?)?\.?)\s*(?!\s*C\b)(?:F(?:AHRENHEIT)?\b)?|F(?:AHRENHEIT)?\b)`,
);

/** Temperatures said in degrees Celsius, in degrees Fahrenheit. */
const celsius: Quantity = matching(
  "F",
  eachInAnyCase`${FREE}${N}\s*(?:°|º|DEG(?:REES?)?\.?)\s*C(?:ELSIUS)?\b`,
  ({ n }) => {
    const value = parseNumber(n ?? "");
    return value === null ? null : value * 9 / 5 + 32;
  },
);

/** Temperatures of either scale, in degrees Fahrenheit. */
export const temperature: Quantity = {
  unit: "F",
  find: (text) => [...fahrenheit.find(text), ...celsius.find(text)],
};

/** Current ratings in amperes. */
export const amperes: Quantity = matching(
  "A",
  eachInAnyCase`${FREE}${N}\s*-?\s*(?:AMP(?:ERE)?S?\b|A\b(?![\w-]|\.\w))`,
);

/** Seconds. */
export const seconds: Quantity = matching(
  "s",
  eachInAnyCase`${FREE}${N}\s*-?\s*(?:SEC(?:OND)?S?\b|s\b(?=\W*$|\s*[|;,)]))`,
);

/** Volumes in US gallons. */
export const gallons: Quantity = matching(
  "gal",
  eachInAnyCase`${FREE}${N}\s*-?\s*GAL(?:LON)?S?\b`,
);

/** Rainfall rates in inches per hour: `4.5 IN/HR`, `4 1/2"/HR`, `4.5 IPH`, `110 mm/HR`. */
export const inchesPerHour: Quantity = matching(
  "in/h",
  eachInAnyCase`${FREE}${N}\s*(?:(?:"|\bIN(?:CH(?:ES)?)?\b\.?|(?<mm>MM))(?:\s*OF\s+RAIN(?:FALL)?)?\s*(?:\/|PER|(?<=RAIN\w*\s+)(?:AN|EACH))\s*H(?:OU)?R?\b|IPH\b)`,
  ({ n, mm }) => {
    const value = parseNumber(n ?? "");
    return value === null || mm === undefined ? value : value / 25.4;
  },
);

/** Per cent. */
export const percent: Quantity = matching(
  "%",
  eachInAnyCase`${FREE}${N}\s*(?:%|PERCENT\b|PCT\b)`,
);

/** Conductor sizes, American wire gauge: `#8 AWG`, `NO. 6 CU`, `6 AWG`. Larger numbers are thinner. */
export const wireGauge: Quantity = matching(
  "AWG",
  /(?<![\w.])(?:(?:№|NO\.?)\s*(?<a>\d{1,2})\b(?!\/)|(?<b>\d{1,2})\s*-?\s*(?:AWG|GA(?:UGE|GE)?\b)|\bGA(?:UGE|GE)\.?\s*(?<c>\d{2})\b)/gi,
  ({ a, b, c }) => Number(a ?? b ?? c),
);

/** Whole numbers in words, from zero. */
export const NUMBER_WORDS = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE"
  .split(" ");

/** A number as printed: `1,250` is 1250. */
export const printedNumber = (digits: string): number => Number(digits.replaceAll(",", ""));

/** A whole number in a word or digits: 3 for `THREE` and `3`; not a number for anything else. */
export function wholeNumber(said: string): number {
  const index = NUMBER_WORDS.indexOf(said.toUpperCase());
  return index >= 0 ? index : Number(said);
}

const COUNTED = eachInAnyCase`(?<![\w.,:/№'"-])(?:(?<w>${
  NUMBER_WORDS.join("|")
})\b(?:\s*\(\s*\d+\s*\))?|\(?(?<n>\d{1,3}(?:,\d{3})+|\d+)\)?(?![\w.:/'"%]*[\w:/'"%]))`;

/** Whole numbers that count things: `2`, `(2)`, `TWO`, `TWO (2)`; not parts of lengths, marks or sections. */
export const count: Quantity = {
  unit: "",
  find: (text) => {
    const taken = findLengths(text);
    return [...text.matchAll(COUNTED)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.some((it) => it.start < end && start < it.end)) return [];
      const word = match.groups?.w?.toUpperCase();
      const value = wholeNumber(word ?? (match.groups?.n ?? "").replaceAll(",", ""));
      return [{ value, raw: match[0], start, end }];
    });
  },
};

/** The first mention of a quantity in a text, null when there is none. */
export function firstOf(quantity: Quantity, text: string): number | null {
  return quantity.find(forReading(text))[0]?.value ?? null;
}

const WORDED = NUMBER_WORDS.slice(1);
const TENS = "TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY".split(" ");
/** A length in words, also with its figures: `ELEVEN FEET`, `FORTY-TWO INCHES`, `TWELVE (12) FEET`. */
const LENGTH_IN_WORDS = eachInAnyCase`(?<![\w-])(?:(?<tens>${TENS.join("|")})(?:[\s-](?<ones>${
  WORDED.slice(0, 9).join("|")
}))?|(?<word>${
  WORDED.join("|")
}))(?:\s*\(\s*\d+\s*\))?(?<gap>\s*-?\s*)(?=(?:FEET|FOOT|FT|INCH(?:ES)?)\b(?![\s-]*(?:CANDLE|BOARD|PRINT|NOTE|VALVE|TRAFFIC)))`;

/** Text with its lengths in figures: `SIX INCHES` as `6 INCHES`. */
export function lengthsInFigures(text: string): string {
  return text.replace(LENGTH_IN_WORDS, (...match) => {
    const { tens, ones, word } = match.at(-1) as Record<string, string | undefined>;
    const place = (list: string[], it = "") => list.indexOf(it.toUpperCase());
    const value = tens
      ? (place(TENS, tens) + 2) * 10 + place(WORDED, ones) + 1
      : place(WORDED, word) + 1;
    return `${value} `;
  });
}

const LINEAR_FEET = /(?<=\d\s?)L\.?F\.?(?=\W|$)/gi;

/**
 * Text as quantities and patterns expect it: marks normalised, `#` written `№` and `~` written `-`, so that
 * both signs are free to stand for quantities. Lengths in words are written in figures.
 */
export function forReading(text: string): string {
  return lengthsInFigures(normaliseMarks(text)).replace(LINEAR_FEET, "FT").replaceAll("#", "№")
    .replaceAll("~", "-");
}
