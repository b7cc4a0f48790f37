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

const CASELESS = /^[cosvwxz0-9/.&-]*[cosvwxz][cosvwxz0-9/.&-]*$/;

/** True for a word whose small letters look like its capitals, as in `s/co`. */
export const isCaseless = (word: string): boolean => word.length <= 4 && CASELESS.test(word);
