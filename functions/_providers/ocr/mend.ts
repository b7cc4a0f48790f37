/**
 * Slips of the recogniser that the grammar of drawings gives away: O for 0 among figures, l for I among
 * capitals, an inch mark where only a foot mark can stand.
 */

/** Replacements of equal length, tried in order on a whole line of text. */
const SLIPS: [RegExp, string][] = [
  [/`/g, "'"],
  [/(?<=\d,\d{0,2})[Oo]/g, "0"],
  [/(?<=\d)[Oo](?=[\d.'"%])/g, "0"],
  [/(?<=\d)[Oo](?=\d*(?:SF|CFM|PSF|PSI|MPH|AMP)\b)/g, "0"],
  [/(?<![A-Za-z0-9])[Oo](?=['"]-?\s?\d|\s*HR\b|\s*FT\b|%|\.\d)/g, "0"],
  [/(?<=['"]\s?-\s?)[Oo](?=["\s\d]|$)/g, "0"],
  [/(?<![A-Za-z0-9'&.-])[O](?![A-Za-z0-9'&.-])/g, "0"],
  [/(?<=[A-Z])0(?=[A-Z]{2})/g, "O"],
  [/(?<![A-Z])0(?=CC\b)/g, "O"],
  [/(?<![A-Za-z0-9])[Il](?=\d*['"]|\d+\/\d)/g, "1"],
  [/(?<=['"]-)[Il](?=[\d"\s])/g, "1"],
  [/(?<=\d)[Il](?=\d*['"])/g, "1"],
  [/(?<=[A-Z]{2})l/g, "I"],
  [/(?<![a-z])l(?=[A-Z]{2})/g, "I"],
  [/(?<=(?:^|[^\d'])\d{1,3})"(?=\s?-\s?\d)/g, "'"],
  // Marks too small to be told from a degree sign, and a round letter before one: `0°-4 1/2"`, `2'-7 1/4°`, `D'-3"`.
  [/(?<=(?:^|[^\d.])\d{1,3})[°*](?=\s?-\s?\d)/g, "'"],
  [/(?<=\d\/(?:2|4|8|16|32))[°*'](?!\w)/g, '"'],
  [/(?<=\d'\s?-\s?\d{1,2})[°*](?!\w)/g, '"'],
  [/(?<![A-Za-z0-9])[ODQ](?='\s?-\s?\d)/g, "0"],
  [/(?<![A-Za-z0-9])O(?=-\d{1,4}\/\d)/g, "0"],
  [/(?<=\d'\s?-\s?\d{1,2})'(?=\s?[xX×])/g, '"'],
  // The stroke of a fraction as a 7, where figures end in an inch mark: `8'-0 172"`.
  [/(?<=\d['"]\s?-\s?(?:\d|1[01])\s[1357])7(?=[248]")/g, "/"],
  // A figure 1 set close to another before marks: `[2'-7"`.
  [/(?<![\w\]])[[|](?=\d'\s?-\s?\d[^\]]*$)/g, "1"],
  // Hand lettering: `I04`, `A-5OI`, `14'-G"`, where figures alone can stand.
  [/(?<![A-Za-z0-9])I(?=\d{2,3}(?![A-Za-z0-9]))/g, "1"],
  [
    /(?<=(?<![A-Za-z0-9])(?:[A-Z]{1,2}-)?\d[\dIlO]{0,2})[Il](?=[\dIlO]{0,2}(?![A-Za-z0-9'"]))/g,
    "1",
  ],
  [/(?<=(?<![A-Za-z0-9])(?:[A-Z]{1,2}-)?\d[\dIlO]{0,2})O(?=[\dIlO]{0,2}(?![A-Za-z0-9'"]))/g, "0"],
  [/(?<=\d'\s?-\s?)G(?=")/g, "6"],
  // Words that stand on every set: `Category Il`, `W.1.C.`, `700 Ib`, `16" 0.c.`, `lst`.
  [/(?<=\bcat(?:egory|\.)?\s[Il|]{0,2})[l|](?=[Il|]{0,2}(?![\w|]))/gi, "I"],
  [/(?<=\bW\.)[1l|](?=\.?C\b)/gi, "I"],
  [/(?<![A-Za-z0-9])[I|](?=bs?\b)/g, "l"],
  [/(?<![\w.,])0(?=\.\s?c\b)/g, "o"],
  [/(?<![\w.,])0(?=\.\s?C\b)/g, "O"],
  [/(?<![A-Za-z0-9])[lI](?=st\b)/g, "1"],
];

/** Mends a line of text without changing its length. */
export function mendLine(text: string): string {
  return SLIPS.reduce((mended, [slip, right]) => mended.replace(slip, right), text);
}

const UNIT = /^(\d[\d,.]*)(SF|SQ|CFM|OCC|PSF|PSI|MPH|GPM|AMP|LF)\.?$/;

/** A figure and the unit that the recogniser glued to it; null for other words. */
export function splitUnit(word: string): [string, string] | null {
  const match = UNIT.exec(word);
  return match ? [match[1], word.slice(match[1].length)] : null;
}

const DIMENSION = /^(\d{1,3})(['"°]?)-(\d|1[01])(['"°]?)([.,;)]?)$/;

/** Puts right a foot or inch mark that was too thin to be seen: `4-0"`, `6'-6`, `3-0°`, `75'-0'`. */
export function mendDimension(word: string): string {
  const marked = word.replace(/''/g, '"');
  const [, feet, first, inches, second, after] = DIMENSION.exec(marked) ?? [];
  const isDimension = feet !== undefined && (first !== "" || second !== "") &&
    !(first === "°" && second === "°");
  return isDimension ? `${feet}'-${inches}"${after}` : marked;
}

/** What letters say together. */
export const textOf = (letters: readonly { text: string }[]): string =>
  letters.map(({ text }) => text).join("").trim();

const FRACTION = /^(.*\d)\/(2|4|8|16|32|64)["']?$/;

/**
 * Places within the whole inches and their fraction read as one figure, `3'-71/2"`, where the space between them may
 * stand, counted in letters; none where the fraction is whole as it is. Of two places the ink has to say which.
 */
export function fractionCuts(word: string): number[] {
  const [, before, below] = FRACTION.exec(word) ?? [];
  if (before === undefined) return [];
  const figures = /\d+$/.exec(before)![0];
  const isTop = (top: string) =>
    !top.startsWith("0") && Number(top) % 2 === 1 && Number(top) < Number(below);
  return [1, 2].filter((length) =>
    length < figures.length && figures.length - length <= 2 && isTop(figures.slice(-length))
  ).map((length) => before.length - length);
}

/** Whole feet and inches before a fraction with their foot mark: it is lost as easily as the space. */
export const mendWhole = (word: string): string =>
  word.replace(/^([-+±]?\d{1,3})['"]?-(\d|1[01])$/, "$1'-$2");

const TOP = String.raw`\d{1,2}\/(?:2|4|8|16|32|64)`;
const INCHES = String.raw`(?:(?:\d|1[01])(?:${TOP})?|${TOP})`;
/** A length with its marks: feet and inches, feet alone or inches alone, these with decimals as surveys have them. */
const MARKED = String
  .raw`(?:[-+±]?\d{1,3}'-?${INCHES}"|[-+±]?\d{1,4}(?:\.\d{1,3})?'|\d{1,3}(?:-?\d{1,2}\/\d{1,2}|\.\d{1,3})?"|\d\/\d{1,2}")`;
/** The last one may lack its inch mark: offices leave it out behind feet. */
const LAST = String.raw`(?:${MARKED}|[-+±]?\d{1,3}'-${INCHES})`;
const BETWEEN = String.raw`(?:EQ\.?|TYP\.?|CLR\.?|[x@,(])?`;
const LENGTHS = new RegExp(`^\\(?(?:${MARKED}${BETWEEN})*${LAST}${BETWEEN}\\)?$`, "i");

/** Reads as one length or several in a row, nothing missing: `3'-71/2"`, `4'-0"0'-3 1/2"EQ`; spaces don't count. */
export const isLengths = (text: string): boolean => {
  const mended = mendLine(text);
  return LENGTHS.test(mended.replace(/ /g, "")) && !hasImproperFraction(mended);
};

/**
 * A fraction of an inch is less than one: `3/2` is `1/2` misread. Two figures right behind others may be whole inches and a
 * fraction, `23/16`; past a space they are none.
 */
const hasImproperFraction = (text: string): boolean =>
  [...text.matchAll(/(?:(?<![\d/])(\d)|(?<=\d )(\d\d))\/(\d{1,2})(?!\d)/g)]
    .some(([, one, two, below]) => Number(one ?? two) >= Number(below));

/** Written as lengths are, whole or broken: figures with a mark or a fraction among them. */
export const isFigure = (text: string): boolean =>
  /\d/.test(text) && /['"°\/]/.test(text) && !/[A-Za-z]{3}/.test(text);

/** A bearing or an angle of a survey: `89°12'30"`. */
const ANGLE = /^\d{1,3}°\d{1,2}'(?:\d{1,2}(?:\.\d+)?")?$/;

/** Nothing but figures and marks that are no length: a part of it was not seen, and what is left says another one. */
export const isBrokenLength = (text: string): boolean =>
  /\d/.test(text) && /^[-\d'"° /.*]+$/.test(text) && /['"]/.test(text) && !isLengths(text) &&
  !ANGLE.test(text.replace(/ /g, ""));

/** Capitals with small letters among them that look alike or are few, as hand lettering is misread: `HOuR`, `ROom`. */
export const isMixed = (word: string): boolean => {
  const [capitals, small] = [/[A-Z]/g, /[a-z]/g].map((of) => word.match(of)?.length ?? 0);
  const isMostlyCapital = 2 * small <= capitals;
  return /^[A-Za-z]{3,}$/.test(word) && capitals >= 2 && small > 0 &&
    (isMostlyCapital || /^[A-Z]{2}[A-Zcmosuvwxz]+$/.test(word));
};

const CASELESS = /^[cosvwxz0-9/.&-]*[cosvwxz][cosvwxz0-9/.&-]*$/;

/** True for a word whose small letters look like its capitals, as in `s/co`. */
export const isCaseless = (word: string): boolean => word.length <= 4 && CASELESS.test(word);
