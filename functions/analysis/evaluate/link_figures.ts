/**
 * Figures of linked words as the sheet means them (G2). `31` under CLR IN is 31 in, `3-6` is 3 ft 6 in, and a bare number
 * at a dimension line is what the line states; the model's word goes in nowhere.
 */
import {
  type FigureKind,
  getProperty,
  getThing,
  marksIn,
  measuresNamed,
  valueAlone,
} from "../../_lexicon/mod.ts";
import type { PlanSet, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { contains, overlaps } from "../../_shared/geometry.ts";
import { figuresIn } from "../../_rules/frames/figures.ts";
import { count, forReading } from "../../_rules/measure.ts";
import { dashedLength } from "../extract/drawing/declared_units.ts";
import { SLACK } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";

/** A number alone, with what may stand around it. */
const BARE = /^[^\w.]*(\d[\d,]*(?:\.\d+)?(?: \d+\/\d+)?|\d+\/\d+)[^\w"'%]*$/;
/**
 * Units as heads of columns and names print them, with how they are written behind a figure; null for those no figure
 * is measured in. `IN` and an inch mark are units only where a head ends: `DOOR IN CORRIDOR`, `TYPE "A"`; nor is `IN`
 * one behind a hyphen or a verb, as in `WALK-IN`, `SIGN IN`.
 */
const UNITS: readonly [RegExp, string | null][] = [
  [/\bSQ\.? ?IN\b|\bSQUARE INCHES\b|\b(?:CU\.?|CUBIC) ?(?:FT|FEET|IN|INCHES)\b/i, null],
  [/\bSQ\.? ?(FT|FEET)\b|\bS\.?F\.?(?!\w)|\bSQUARE FEET\b/i, " SQ FT"],
  [/\bCFM\b/i, " CFM"],
  [/\bPSF\b/i, " PSF"],
  [/\bAMPS?\b/i, " A"],
  [/\bPERCENT\b|\bPCT\b|%/i, " %"],
  [/\b(?:HRS?|HOURS?)\b\.?\)?$/i, " HR"],
  [
    /(?<![\w-]|\b(?:BUILT|CHECK|CUT|DRIVE|DROP|LAY|PLUG|ROLL|SIGN|TIE|WALK) )IN\.?\)?$|\(IN\.?\)|\bINCH(ES)?\b|(?:^|[\s(])"\)?$/i,
    '"',
  ],
  [/\bFT\b\.?|\bFEET\b/i, "'-0\""],
];

/** Before how far something reaches, a rate is told for or a sound is heard at. */
const IS_EXTENT =
  /(?:\b(?:IN|OVER|WITHIN)\s+(?:THE\s+)?FIRST|\b(?:PER|EVERY|WITHIN)(?:\s+(?:EACH|EVERY))?)\s+$/i;

/** Heads of columns of elevations above the sea. */
const OF_LEVELS =
  /\bN\.?[AG]\.?V\.?D|\b(?:PAD|FLOOR|BASE|TOP|SLAB|STAND|PLATFORM|EQUIP\w*)\W+EL(?:EV\w*)?\b/i;
const PLAIN_FEET = /^\+?(\d{1,2}(?:\.\d{1,2})?)\s*(?:'|FT\.?|FEET)?$/i;

/** Heads of columns of slopes in inches for each foot, under which `1/8` is no ratio. */
const OF_FALL = /\b(?:SLOPE|PITCH|FALL)[ ,(]+IN\.? ?(?:\/|PER) ?(?:FT|FOOT)\b/i;

/** Plans letter a fan or an outlet with the air it moves alone: `EF 40`. */
const FAN = /^\W*(?:E\.?F\.?|EXH(?:AUST)?(?: FAN)?|FAN|[SREO]\.?A\.?)\W*$/i;
const AIR = /^\d{2,4}$/;

/** The words with the unit the sheet gives them elsewhere; as printed where they carry their own, or none is given. */
export function asMeant(
  link: Pick<ProposedLink, "page" | "words" | "subject">,
  plan: PlanSet,
): string {
  const text = link.words.text.trim();
  const heads = headsOf(link, plan).map((it) => it.trim());
  const level = heads.some((it) => OF_LEVELS.test(it)) ? PLAIN_FEET.exec(text) : null;
  if (level) return `EL. ${level[1]}'`;
  const fall = heads.some((it) => OF_FALL.test(it)) ? BARE.exec(text) : null;
  if (fall) return `${fall[1]}"/FT`;
  if (figuresIn(text).length > 0) return text;
  const dimension = plan.dimensions.find((it) =>
    it.page === link.page && overlaps(it.box, link.words.box) &&
    digits(it.sourceText).startsWith(digits(text))
  );
  if (dimension && digits(text) !== "") return `${dimension.valueIn}"`;
  const plain = text.replace(/[.,;:]$/, "");
  if (dashedLength(plain) !== null) return `${plain.replace("-", "'-")}"`;
  const word = valueAlone(text, measuresNamed(heads.flatMap(marksIn)));
  if (word) return word.property.values![word.value - 1].words[0];
  const bare = BARE.exec(plain);
  if (!bare) return text;
  const [label, ...between] = namesOf(link, plan);
  const unit = [
    ...[label, ...between].map((it) => () => unitInBrackets(it)),
    ...heads.map((it) => () => unitIn(it)),
    () => unitOfRow(label),
  ]
    .map((find) => find()).find((it) => it !== undefined) ??
    (AIR.test(bare[1]) && FAN.test(link.subject?.text ?? "") ? " CFM" : null);
  if (unit !== null) return `${bare[1]}${unit}`;
  return OF_R_VALUE.test(label) ? `R-${bare[1]}` : text;
}

/** `WIDTH (IN) | 138` under `QTY / IN / %`: what a row says of its own figure comes before what its column may hold. */
function unitInBrackets(label: string): string | null | undefined {
  const unit = BRACKETED.exec(label)?.[1];
  return unit && (IN_BRACKETS[unit.toUpperCase()] ?? unitIn(unit));
}

/** A unit behind the name of a row that holds no figure itself. */
const unitOfRow = (label: string): string | null | undefined =>
  figuresIn(label).length === 0 ? unitIn(label) : undefined;

/**
 * What names the row of a figure: its first cell, where that is another one than the figure's, and what stands between
 * both, `GARAGE CLG | GYP (IN) | 1/2`; empty outside of lists.
 */
function namesOf({ page, words }: Pick<ProposedLink, "page" | "words">, plan: PlanSet): string[] {
  const rows = plan.schedules.flatMap(({ rows }) => rows)
    .filter((it) => it.page === page && contains(it.box, words.box, SLACK));
  const cells = rowOfCell(rows, words)?.cells ?? [];
  const own = cells.findIndex(({ box }) => contains(box, words.box, SLACK));
  return own > 0 ? cells.slice(0, own).map(({ text }) => text.trim()) : [""];
}

/** The unit of a row in brackets behind its name. */
const BRACKETED = /\(([A-Z%"]+)\.?\)$/i;
/** Units whose letter alone would mean anything elsewhere. */
const IN_BRACKETS: Partial<Record<string, string>> = {
  A: " A",
  F: " F",
  FC: " FC",
  LB: " LB",
  LBF: " LBF",
  LBS: " LB",
  MPH: " MPH",
  PSI: " PSI",
};
/** `ATTIC DUCT R`, `CEILING R` */
const OF_R_VALUE = /\sR$|\(R\)$/;

/** The unit a head gives; undefined where it gives none, or says that some of its figures count. */
const unitIn = (head: string): string | null | undefined =>
  OF_COUNTS.test(head) ? undefined : UNITS.find(([pattern]) => pattern.test(head))?.[1];

/** `QTY / IN / %` */
const OF_COUNTS = /\b(?:QTY|QUANTITY|COUNT)\b/i;

/** What stands over the figure's column, then over the whole list; where there is no list, the name. */
export function headsOf(
  { page, words, subject }: Pick<ProposedLink, "page" | "words" | "subject">,
  plan: PlanSet,
): string[] {
  for (const { rows, columns, title } of plan.schedules) {
    const row = rowOfCell(
      rows.filter((it) => it.page === page && contains(it.box, words.box, SLACK)),
      words,
    );
    const at = row?.cells.findIndex((it) => contains(it.box, words.box, SLACK)) ?? -1;
    // What stands in brackets over a list is the unit of all its figures: `LIVE LOADS (PSF)`.
    const ofAll = /\(([A-Z %.]+)\)\s*$/i.exec(title ?? "")?.[1] ?? "";
    if (at >= 0) return [columns[at]?.header ?? "", ofAll];
  }
  return subject ? [subject.text] : [];
}

/** Of a line that is read as several rows, `UNIT A | UNIT B`, the one that holds the cell; else the first. */
const rowOfCell = (
  rows: readonly ScheduleRow[],
  { box }: Pick<ProposedLink["words"], "box">,
): ScheduleRow | undefined =>
  rows.find(({ cells }) => cells.some((cell) => contains(cell.box, box, SLACK))) ?? rows.at(0);

const digits = (text: string): string => text.replace(/[^\d/]/g, "");

/**
 * The one figure of a text that suits the property, within what anybody would draw of the thing; null when there is
 * none or more than one.
 */
export function figureOf(
  text: string,
  thing: string,
  property: string,
): { value: number; raw: string } | null {
  const { kind } = getProperty(property);
  const [least, most] = getThing(thing).has?.[property] ?? [0, Infinity];
  const figures = kind === "count"
    ? count.find(forReading(text))
    : figuresIn(text).filter((it) => it.kind === kind);
  if (figures.length !== 1) return null;
  const [{ value, raw }] = figures;
  return value >= least && value <= most ? { value, raw } : null;
}

/** `0 HR`, `0 CFM`: the thing is said not to be there. */
export const saysNone = (text: string): boolean =>
  figuresIn(text).length > 0 && figuresIn(text).every(({ value }) => value === 0);

/** `NONE`, `NOT PROVIDED`, and nothing else. */
export const isNone = (text: string): boolean =>
  /^\W*(?:NO|NONE|OMITTED|NOT (?:PROVIDED|INCLUDED))\W*$/i.test(text);

/** Factors between the units a sheet and a rule may measure in: inches and feet, hours and minutes, a half of both sides. */
const FACTORS = [1, 12, 1 / 12, 60, 1 / 60, 2, 1 / 2];
const CLOSE = 0.01;

/** Does what a rule read come from these words, and not from a number of the name: `1 sq ft` of `W1 SQ FT`? */
export function isReadFrom(actual: unknown, text: string): boolean {
  if (typeof actual !== "number") return true;
  const numbers = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([it]) =>
    Number(it.replaceAll(",", ""))
  );
  return givesFigure(actual, text) || numbers.some((it) => isSame(it, actual));
}

/** Do the words give this figure with a unit, in the unit a rule measures in where that is told? */
export const givesFigure = (actual: number, text: string, unit: string | null = null): boolean =>
  figuresIn(text).some(({ kind, value }) => isSame(value, actual, factorsTo(unit, kind)));

const isSame = (value: number, actual: number, factors: readonly number[] = FACTORS): boolean =>
  factors.some((factor) => Math.abs(value * factor - actual) <= CLOSE * Math.abs(actual));

/** Of a length in inches, as it is read, or a slope in percent: `1 1/2"` is no eighth of an inch in the foot. */
function factorsTo(unit: string | null, kind: FigureKind): readonly number[] {
  const length = { in: 1, ft: 1 / 12 }[unit ?? ""];
  if (kind === "length" && length !== undefined) return [length, 2 * length, length / 2];
  if (unit === PER_FOOT) return kind === "slope" ? [PERCENT_PER_FOOT] : [];
  return FACTORS;
}

const PER_FOOT = "in/ft";
const PERCENT_PER_FOOT = 12 / 100;

/** Figures of several things in one cell: `140 / 210` beside MEN / WOMEN. */
export function standsAmongOthers(
  { page, words }: Pick<ProposedLink, "page" | "words">,
  { schedules }: PlanSet,
): boolean {
  const cells = schedules.flatMap(({ rows }) => rows.filter((it) => it.page === page))
    .filter(({ box }) => contains(box, words.box, SLACK)).flatMap((it) => it.cells);
  const cell = cells.find(({ box }) => contains(box, words.box, SLACK));
  return cell !== undefined && OF_SEVERAL.test(cell.text) && cell.text !== words.text;
}

const OF_SEVERAL = /^\W*\d[\d,.]*\W*[/&]\W*\d[\d,.]*\W*$/;

/**
 * Two figures of one kind that differ and are no size: which of them is meant, nobody told. How far something reaches is
 * none of them: the ten feet of `3 IN. IN THE FIRST 10 FT`.
 */
export function holdsSeveral(text: string): boolean {
  const alone = figuresIn(text).filter(({ side, start }) =>
    side === undefined && !IS_EXTENT.test(text.slice(0, start))
  );
  return [...Map.groupBy(alone, ({ kind }) => kind).values()]
    .some((it) => new Set(it.map(({ value }) => value)).size > 1);
}

/** Is a figure of a size its other side: the `20"` of `20" x 46"` for a height? Sizes give the width first. */
export function isOtherSide(actual: unknown, text: string, properties: readonly string[]): boolean {
  const other = properties.includes("height")
    ? "first"
    : properties.includes("width")
    ? "second"
    : null;
  const sides = figuresIn(text).filter(({ side }) => side !== undefined);
  return sides.some(({ side, value }) => side === other && value === actual) &&
    !sides.some(({ side, value }) => side !== other && value === actual);
}

/**
 * Does a clause give another figure of the kind, so that the demand may be met by it: `1 FC AVERAGE, 0.6 FC AT THE END`?
 * Lengths say themselves what they measure.
 */
export function hasRival(text: string, clause: string): boolean {
  const [own] = figuresIn(text);
  return own !== undefined && own.kind !== "length" &&
    figuresIn(clause).some(({ kind, value }) => kind === own.kind && value !== own.value);
}
