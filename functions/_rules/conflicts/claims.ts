/**
 * What any place of a set gives a value of, in whatever words: the value with its kind, the words said with it, those of the
 * titles over it. Notes are read breath by breath, rows cell by cell behind their label and head. Nothing here knows a matter.
 */
import { boundWords, type ClaimKind, once, ordinals, sameWords } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import { remembered } from "../../_shared/remembered.ts";
import { findLengths } from "../../_shared/units.ts";
import { spellOut } from "../reading/abbreviations.ts";
import { clausesOf } from "../reading/clauses.ts";
import { isOfOtherBuilding, isOfOutbuilding } from "../reading/other_buildings.ts";
import { perPlan } from "../reading/per_plan.ts";
import { byText, inOrder, type Print } from "../reading/printed.ts";
import { NUMBER_WORDS, printedNumber, wholeNumber } from "../reading/quantities.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { isNewWork } from "./said.ts";

/** A value a place gives. */
export interface Claim {
  it: Statement;
  kind: ClaimKind;
  value: number | string;
  /** What is said with it in one breath. */
  said: string;
  words: ReadonlySet<string>;
  /** Those nearest to it: behind the figure before it, and up to the next. */
  near: ReadonlySet<string>;
  /** Of a count what is counted: the words right behind it, or the label of its row. */
  counted: ReadonlySet<string>;
  /** Words of the titles over it, and of the head of its column. */
  titles: ReadonlySet<string>;
  /** One of a list of marks or numbers: never of the whole. */
  isListed: boolean;
  /** Is it a limit, not what is built? */
  isBound: boolean;
}

interface Found {
  /** A count in words, which parts no figure from what stands before it. */
  isSpelled?: true;
  kind: ClaimKind;
  value: number | string;
  start: number;
  end: number;
}

const NUMBER = String.raw`(?<![\w.,:/$#-])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*-?\s*`;
const figure = (kind: ClaimKind, unit: string): [ClaimKind, RegExp] => [
  kind,
  new RegExp(NUMBER + unit, "gi"),
];

/** Figures with a unit, in the order in which they are tried: what one has read is no figure of the next. */
const FIGURES: readonly [ClaimKind, RegExp][] = [
  [
    "pressures",
    /\+\s?(\d{2,3}(?:\.\d)?\s*(?:P\.?S\.?F\.?)?\s*(?:[\/,&]|AND)\s*[-–]\s?\d{2,3}(?:\.\d)?)/gi,
  ],
  [
    "pitch",
    /(?<![\w:.\/'"-])(\d{1,2}(?:\.5)?)"?\s*(?::|\bIN\b|\bON\b)\s*12\b(?!\s*[\d:'"\/-]|\.\d)/gi,
  ],
  ["pitch", /(?<=\b(?:ROOF|PITCH|SLOPE)[\s:=]{1,3})(\d{1,2})\s?\/\s?12\b(?!\/)/gi],
  ["pitch", /(?<![\d\/])(\d{1,2})\s?\/\s?12(?=\s+(?:ROOF|PITCH|SLOPE))/gi],
  figure(
    "area",
    String.raw`(?:G?\.?S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b|SQUARE\s+FEET)(?!\s*[x×@*\/]\s*\d)`,
  ),
  [
    "gas pressure",
    /(?<![\w.,:\/$#-])(\d{1,2}(?:\.\d{1,2})?\s*-?\s*(?:P\.?S\.?I\.?G?\b|(?:"|IN(?:CH(?:ES)?)?\b\.?)\s*W\.?\s?C\b))/gi,
  ],
  figure("psi", String.raw`P\.?S\.?I\b`),
  figure("psf", String.raw`(?:P\.?S\.?F\b|LBS?\.?\s*\/\s*S(?:Q\.?)?\s*F)`),
  figure("pounds", String.raw`(?:LBS?|POUNDS?)\b\.?(?!\s*(?:\/|PER|FT))`),
  figure("mph", String.raw`M\.?P\.?H\b`),
  figure("amperes", String.raw`(?:A|AMPS?|AMPERES?)\b(?!\s*[-\/]|\.?F)`),
  figure("gallons", String.raw`GAL(?:LONS?)?\b(?!\s*(?:PER|\/))`),
  figure("percent", String.raw`(?:%|PERCENT\b)`),
  figure("cfm", String.raw`C\.?F\.?M\b`),
  figure("kilowatts", String.raw`K\.?W(?:DC|P)?\b`),
  figure("rainfall", String.raw`(?:"|IN(?:CH(?:ES)?)?\b\.?)\s*(?:\/|PER)\s*H(?:OU)?R\b`),
  [
    "zoning",
    /\bZON(?:ING|ED)\b(?:\s+(?:DISTRICT|CLASSIFICATION|DESIGNATION|CODE))*\s*(?:\bIS\b)?[:|=-]?\s*["']?([A-Z]{1,4}-\d{1,2}(?:\.\d)?[A-Z]?)(?![\w-])(?!\s*(?:\/|,?\s*\b(?:AND|TO|OR)\b))/gi,
  ],
  ["fuel", /\b(DIESEL|NATURAL\s+GAS|NAT\.?\s+GAS|PROPANE|L\.?P\.?G?\b(?!-\d))/gi],
  ["standard", /\bNFPA\s*(13[RD]?)(?![\d.])/gi],
  [
    "exposure",
    /\bEXP(?:OSURE|\.)?(?:\s+IS)?(?:\s+CAT(?:EGORY|\.)?)?\s*[:|=]?\s*["']?([BCD])\b["']?(?!['.]?\w)/gi,
  ],
  ["level", /(?<![\w.,:\/$#-])\+?(\d{1,3}\.\d{1,2})(?:\s*(?:'|FT\b|FEET\b))?(?![\d"%])/gi],
];
const COUNT =
  /(?<![\w.,:'"\/$#@-]|\d,\s|\d\s?(?:&|AND)\s|[x×]\s)(\d{1,4})(?![\w.,:'"%\/-]|\s*(?:x\b|-\d|'|")|\s+#?\d)/gi;
/** One of something says no more than that there is one. */
const IN_WORDS = NUMBER_WORDS.slice(2).join("|");
/** `six lavatories`; `a two-story building` counts nothing. */
const SPELLED = eachInAnyCase`(?<![\w-])(${IN_WORDS})(?=\s+[A-Z]{2})`;
/** What stands before a number that names something and counts nothing. */
const NAMING =
  /\b(?:NO|ROOM|BEDROOM|BED|UNIT|SUITE|TYPE|DETAIL|SHEET|NOTE|SPACES?|STALLS?|LEVEL|LVL|FLOOR|PHASE|ZONE|SEE|BY|EXITS?|DOORS?|DR|WINDOWS?|PANEL)\.?\s*$/i;
/** Only beside these a figure with hundredths is an elevation. */
const LEVELS = /\bF\.?\s?F|\bEL|\bNAVD|\bTOP\b|\bT\.?O\.?|\bFLOOR\b|\bSLAB\b/i;
/** Heights over another zero. */
const OTHER_ZERO = /\bNGVD/i;

const MAY_TELL = anyCase`\d|\bEXP|\b(?:${IN_WORDS})\b`;

/** Figures of every kind, from left to right. */
const figuresOf = remembered((text: string): readonly Found[] => {
  const found: Found[] = [];
  if (!MAY_TELL.test(text)) return found;
  const isFree = (start: number, end: number) =>
    !found.some((it) => it.start < end && start < it.end);
  const lengths = findLengths(text);
  const isInches = (start: number, end: number) =>
    lengths.some((it) => it.start < end && start < it.end && it.raw.includes('"'));
  for (const [kind, pattern] of FIGURES) {
    if (kind === "level" && (!LEVELS.test(text) || OTHER_ZERO.test(text))) continue;
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const isMark = /^\d+A$/.test(match[0]) && NAMING.test(text.slice(0, start));
      if (!isFree(start, end) || isMark || kind === "level" && isInches(start, end)) continue;
      found.push({ kind, value: valueOf(kind, match[1]), start, end });
    }
  }
  for (const { valueIn, start, end } of lengths) {
    if (isFree(start, end)) found.push({ kind: "length", value: valueIn, start, end });
  }
  for (const match of text.matchAll(COUNT)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!isFree(start, end) || NAMING.test(text.slice(0, start))) continue;
    found.push({ kind: "count", value: Number(match[1]), start, end });
  }
  for (const match of text.matchAll(SPELLED)) {
    const [start, end] = [match.index, match.index + match[0].length];
    found.push({
      kind: "count",
      value: wholeNumber(match[1]),
      start,
      end,
      isSpelled: true,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}, 10_000);

/** As gas companies count it: half a pound is 14 in. */
const WATER_IN_PER_PSI = 28;

function valueOf(kind: ClaimKind, said: string): number | string {
  if (kind === "pressures") {
    return said.match(/\d[\d.]*/g)!.map((it) => Math.round(Number(it))).join(" / ");
  }
  if (kind === "standard") return `NFPA ${said.toUpperCase()}`;
  if (kind === "gas pressure") return parseFloat(said) * (/P/i.test(said) ? WATER_IN_PER_PSI : 1);
  if (kind === "zoning") return said.toUpperCase();
  if (kind === "fuel") {
    return /DIESEL/i.test(said) ? "diesel" : /NAT/i.test(said) ? "natural gas" : "propane";
  }
  return kind === "exposure" ? said.toUpperCase() : printedNumber(said);
}

const WORD = /\d(?:ST|ND|RD|TH)\b|[A-Z][A-Z']*/g;
const withoutPoints = (text: string): string =>
  text.toUpperCase().replace(APPROVAL, " ").replace(/(?<=\b[A-Z])\.(?=[A-Z]\b)/g, "").replace(
    /\bA\s?\/\s?C\b/g,
    "AC",
  )
    .replace(NUMBERED_FLOOR, (_, digit) => `${ordinals[Number(digit) - 1]} FLOOR`);
/** The number of an approved product, `FL 14239.1`, names no floor. */
const APPROVAL = /\bF\.?L\.?\s*#?\s*\d{4,6}(?:\.\d+)?(?:-?R\d+)?\b/g;
/** `LEVEL 2` is the second floor. */
const NUMBERED_FLOOR = /\b(?:LEVEL|LVL\.?|FLOOR|FLR\.?|STORY)\s*#?\s*([1-6])\b(?!\s*['"]|[.,]\d)/g;

/** Words of a text, written out, in the singular, in their order. */
export const listWords = (text: string): string[] =>
  [...withoutPoints(text).matchAll(WORD)].map(([word]) => normal(word.replaceAll("'", "")));

/** The same as a set. */
export const wordsIn = remembered(
  (text: string): ReadonlySet<string> => new Set(listWords(text)),
  10_000,
);

function normal(word: string): string {
  const one = word.length > 3 && word.endsWith("S") && !/(?:SS|US|IS)$/.test(word)
    ? word.replace(/IES$|(?<=X|CH|SH|SS)ES$|S$/, (end) => end === "IES" ? "Y" : "")
    : word;
  return sameWords[word] ?? sameWords[one] ?? one;
}

const BOUNDS = new Set(boundWords.split(" "));
const isBound = (words: ReadonlySet<string>): boolean => !words.isDisjointFrom(BOUNDS);
const OR_MORE =
  /^\W*(?:AND|OR)\s+(?:ABOVE|OVER|MORE|GREATER|HIGHER|UP|STEEPER|LARGER|LESS|BELOW|UNDER|FLATTER)\b/i;
/** Columns that ask, count on or cite, and give nothing that is built. */
const ASKING_HEAD =
  /\bREQ|\bALLOW|\bMAX|\bMIN\b|\bSECTION\b|^\W*CODE\W*$|\bCODE\s+(?:REF|SEC)|\bLIMIT|\bFACTOR|\bRATIO|\bPER\b(?!\s+(?:THIS|PLAN|PROJECT))|\bBASIS\b|\bBUS\b/i;

const ASKED = /\bREQ|\bALLOWED/i;

/** Every value of the set in page order; what many places say alike is read once. */
export const claimsOf: (plan: PlanSet) => readonly Claim[] = perPlan((plan) =>
  inOrder(
    [...byText(allStatements(plan), keyOf).values()].flatMap((prints): Print<Claim>[] => {
      const claims = claimsAt(prints[0][1]);
      return prints.flatMap(([place, it]) =>
        claims.map((claim): Print<Claim> => [place, { ...claim, it }])
      );
    }),
  )
);

/** All that a claim is read from. */
const keyOf = (it: Statement): string =>
  [it.text, it.from, it.drawing, it.heading, it.schedule?.title, ...headsOf(it), ...cellsOf(it)]
    .join("\0");

function claimsAt(it: Statement): Claim[] {
  if (!mayTell(it) || !isNewWork(it) || !isHere(it)) return [];
  if (it.row && it.schedule) return claimsOfRow(it);
  return it.from === "row" ? [] : claimsOfText(it);
}

/** Words of what is asked about: most texts have none of them, and are not read. */
const NAMES = new Set(
  once.flatMap(({ named }) => named.join(" ").replace(/[@!]/g, "").split(" ")),
);
const mayTell = (it: Statement): boolean =>
  MAY_TELL.test(it.text) &&
  (!wordsIn(it.text).isDisjointFrom(NAMES) ||
    [...titlesOf(it), ...headsOf(it)]
      .some((title) => !wordsIn(title).isDisjointFrom(NAMES)));

const isHere = (it: Statement): boolean =>
  !isOfOtherBuilding(it.text) && !titlesOf(it).some(isOfOutbuilding);

/** Words of all that stands over a place: titles, and the heads of its list. */
export const wordsOver = ({ it }: Claim): ReadonlySet<string> =>
  wordsIn([...titlesOf(it), ...headsOf(it)].join(" | "));
const headsOf = ({ row, schedule }: Statement): string[] =>
  row && schedule ? schedule.columns.map(({ header }) => header) : [];

const cellsOf = ({ row }: Statement): string[] => row?.cells.map(({ text }) => text) ?? [];

/** What stands over a place: drawing, heading, list. */
export const titlesOf = ({ drawing, heading, schedule }: Statement): string[] =>
  [...new Set([drawing, heading, schedule?.title])].filter((it): it is string => Boolean(it));

/** What the figures of a clause say, each with the words of its own part where the clause has several of its kind. */
function claimsIn(
  it: Statement,
  clause: string,
  { label = "", head = "", isListed = false, isAlone = false } = {},
): Claim[] {
  const figures = figuresOf(clause);
  const titles = wordsIn([...titlesOf(it), head].join(" | "));
  const more = isAlone ? head : "";
  return figures.map((figure): Claim => {
    const { kind, value, end } = figure;
    const beside = figures.filter((other) => other === figure || !other.isSpelled);
    const at = beside.indexOf(figure);
    const isOnly = beside.filter((other) => other.kind === kind).length === 1;
    const from = beside[at - 1]?.end ?? 0;
    const behind = wordsIn(clause.slice(end).split(/[,;()]/)[0].split(/\s+/).slice(0, 5).join(" "));
    const until = kind === "count" ? wordsIn(clause.slice(from, end)).union(behind) : null;
    const near = wordsIn(label).union(
      until ?? wordsIn(clause.slice(from, beside[at + 1] ? end : undefined)),
    );
    const said = [label, partWith(clause, figure, isOnly)].filter(Boolean).join(" | ");
    const words = wordsIn(`${said} | ${more}`);
    const counted = kind !== "count"
      ? words
      : behind.size > 0
      ? behind
      : wordsIn(`${said} | ${more}`);
    const isLimit = isBound(kind === "count" ? near : words) || OR_MORE.test(clause.slice(end));
    return { it, kind, value, said, words, near, counted, titles, isListed, isBound: isLimit };
  });
}

/**
 * The part of a sentence that has the figure, what stands in brackets apart; of a list of such figures its own part:
 * `VULT 130 MPH, VASD 101 MPH`.
 */
function partWith(clause: string, { kind, start, end }: Found, isOnly: boolean): string {
  const brackets = [...clause.matchAll(BRACKETS)];
  const inside = brackets.find(({ index, 0: all }) => index < start && end < index + all.length);
  if (inside) return inside[0];
  const plain = clause.replace(BRACKETS, (all) => " ".repeat(all.length));
  if (isOnly) return plain;
  const from = plain.slice(0, start).split(SEPARATORS).at(-1) ?? "";
  const [until = ""] = plain.slice(end).split(SEPARATORS);
  const lead = kind === "count" ? LEAD.exec(plain.slice(0, start))?.[0] ?? "" : "";
  if (lead !== "" && !from.startsWith(lead)) {
    return `${lead} ${from} ${plain.slice(start, end)} ${until}`;
  }
  return `${from} ${plain.slice(start, end)} ${until}`;
}
/** Whose the counts of a list are: `WOMEN 118: 3 WC, 3 LAV`. */
const LEAD = /^[^:;,]{2,40}:/;
const BRACKETS = /\([^()]*\)/g;
const SEPARATORS = /(?<!\d),|,(?!\d)|\.\s+(?=[A-Z])/;

const claimsOfText = (it: Statement): Claim[] => {
  // A title in brackets goes on: `EGRESS PLAN (5,740 SF)`.
  const text = it.text === it.drawing ? it.text.replace(/[()]/g, " ") : it.text;
  return clausesOf(withoutSource(text.replace(NOTE_NUMBER, ""))).flatMap((clause) =>
    claimsIn(it, clause)
  );
};
/** Where a figure is taken from says nothing of what it is: `172 PERSONS PER LIFE SAFETY TABLE`, `12 SPACES, SEE SITE PLAN`. */
const withoutSource = (text: string): string => text.replace(SOURCE, " ");
const SOURCE =
  /[\s,(]+(?:(?:AS\s+)?(?:PER|BY)|SEE|FROM|REFER\s+TO|SHOWN\s+ON)\s+(?:THE\s+)?(?:[A-Z]+\s+){0,3}(?:TABLE|SCHEDULE|PLANS?|CALC(?:ULATION)?S?|DRAWINGS?|MATRIX|SUMMARY)\b(?!\s*[A-Z]{0,2}\d)\)?/gi;
const NOTE_NUMBER = /^\s*\d{1,2}[.)]\s+/;

/** The mark of a row: `W3`, `103A`, `EX`. */
const MARK = /^(?:[A-Z]{1,2}|[A-Z]{0,4}-?\d{1,4}[A-Z]?|MDP|MSB)$/;

function claimsOfRow(it: Statement): Claim[] {
  const heads = it.schedule!.columns.map(({ header }) => spellOut(header));
  const printed = cellsOf(it).map((text) => withoutSource(spellOut(text.trim())));
  // `1 | WAITING | 700 SF` is a row of the room.
  const isOfFloor = !printed.some((text) => /[A-Z]{3}/i.test(text));
  const cells = isOfFloor ? printed.map((text, at) => withFloor(text, heads[at])) : printed;
  const isPair = cells.filter(Boolean).length <= 2;
  const named = cells.findIndex((text) => /[A-Z]{2}/i.test(text) && (isPair || !isMark(text)));
  const label = cells[named] ?? "";
  return cells.flatMap((cell, at) => {
    // Marks and numbers stand before the label.
    if (named < 0 || cell === "" || at < named) return [];
    if (at === named) {
      return clausesOf(cell).flatMap((clause) => claimsIn(it, clause));
    }
    const head = heads[at] ?? "";
    if ((isPair ? ASKED : ASKING_HEAD).test(head)) return [];
    const isAlone = /^\d{1,4}$/.test(cell);
    // `STALL W (IN) | 60` counts nothing.
    if (isAlone && OF_LENGTH.test(`${label} ${head}`)) return [];
    const isListed = isAlone && (named > 0 || /\d/.test(label));
    const listed = listedIn(label, cell);
    if (listed) {
      return listed.flatMap(([key, value]) =>
        claimsIn(it, withUnit(key, head, value), { label: key, head })
      );
    }
    const text = withUnit(label, head, cell.replace(RECKONED, ""));
    return clausesOf(text).flatMap((clause) =>
      claimsIn(it, clause, { label, head, isListed, isAlone })
    );
  });
}

const OF_LENGTH = /\((?:IN|FT|INCHES|FEET|MM|LF)\.?\)/i;

/** What a figure is reckoned from: the `24,000/500 =` of `24,000/500 = 48`, all of `12,300 SF / 150 GROSS`. */
const RECKONED =
  /(?:\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:S\.?F\.?)?\s*[\/÷]\s*\d{1,3}\b(?:\s*(?:GROSS|NET|GR|SF|OLF)\b\.?)*(?:\s*=)?/gi;

/** `STALLS, STANDARD / ACCESSIBLE / ALL | 48 / 2 / 50`: each key with its value. */
function listedIn(label: string, cell: string): [key: string, value: string][] | null {
  const [keys, values] = [label, cell].map((it) => it.split(/\s*\/\s+|\s+\/\s*/));
  if (keys.length < 2 || keys.length !== values.length) return null;
  const [subject] = keys[0].includes(",") ? keys[0].split(",") : [""];
  return keys.map((key, at) => [at === 0 ? key : `${subject} ${key}`.trim(), values[at]]);
}

/** `2` in a column of levels. */
const withFloor = (cell: string, head = ""): string =>
  /^\W*(?:LEVEL|LVL|FLOOR|STORY)\W*$/i.test(head) && /^[1-6]$/.test(cell) ? `LEVEL ${cell}` : cell;

const isMark = (text: string): boolean => MARK.test(text);

/** A cell with what its label or head says of it: the letter behind EXPOSURE, amperes under MAIN (A). */
function withUnit(label: string, head: string, cell: string): string {
  if (/^["']?[BCD]["']?$/.test(cell) && /\bEXP/i.test(label)) return `EXPOSURE ${cell}`;
  if (/\bZONING\b/i.test(label)) return `ZONING ${cell}`;
  if (/\bELEV|\bEL\b|\b[BF]FE\b|\bFLOOR\b/i.test(label) && /^\+?\d+\.\d/.test(cell)) {
    return `EL ${cell}`;
  }
  if (/\b(?:PITCH|SLOPE)\b/i.test(label)) return cell.replace(/^(\d{1,2})\s?\/\s?12$/, "$1:12");
  if (OF_AREA.test(head) && /^\d{1,3}(?:,\d{3})+$|^\d{3,6}$/.test(cell)) return `${cell} SF`;
  const isAmperes = /\(\s*A(?:MPS?)?\s*\)|\bAMPS?\b/i.test(head) && /^\d{2,4}$/.test(cell);
  return isAmperes ? `${head.replace(/\(.*\)/, "")} ${cell} A` : cell;
}
const OF_AREA = /^(?!.*\b(?:PER|OCC|REQ)).*(?:\bAREA\b|\bS\.?\s?F\b|\bSQ\.?\s*F)/i;
