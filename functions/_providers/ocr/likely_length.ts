/**
 * The length that the recogniser's answer most likely says, where its best guess at every step says none: `2-714°` for
 * `2'-7 1/4"`, `126x126` for `12'-6"x12'-6"`. All ways to write lengths are followed through the answer at once; one counts
 * where it is nearly as likely as the best guess and no other length is.
 */
import type { Answer } from "./likelihood.ts";
import type { Letter } from "./models.ts";

/** A length, or both sides of a size: its signs and the step each stands at. */
export interface LikelyLength {
  signs: { text: string; step: number }[];
  /** Share of it among all lengths that the answer may say, less for what is hardly what it says, 0–1. */
  confidence: number;
  /** A foot or inch mark was seen; `10-6` may be the number of something. */
  isMarked: boolean;
  /** The last mark was seen: nothing follows. */
  isClosed: boolean;
}

/** Beginnings that are followed at most, and signs less likely than this at a step are not. */
const BEAM = 20, LEAST_SIGN = 1e-3;
/** Nothing is impossible: a step may be wrong about a sign. */
const LEAST = 1e-5;
/** The best guess may be e³ times as likely as the length, and another length e⁻² times. */
const MOST_LOST = 3, CLEAR = 2;
/** Marks that were not seen cost so much, as logarithms: the foot mark, the dash, the last mark. */
const NO_FOOT = 1, NO_DASH = 0.7, NO_END = 0.7;
/** The same for the stroke of a fraction, and for a space that was seen elsewhere. */
const NO_STROKE = 1, NO_SPACE = 0.7;
/** Feet of three figures are rare: two lengths read as one, or a stroke beside a figure, look like them. */
const LONG_FEET = 2;
/** Signs that marks are taken for, and what their probability counts. */
const ALIKE: Record<string, string> = { "'": '°*`:;²"', '"': "°*²", "-": "~=" };
const ALIKE_WEIGHT = 0.3;
/** How far confidence falls with what is lost against the best guess. */
const FALL = 12;

const SIGNS = [..."0123456789'\"-/ x"];
const SIDE_BEGUN =
  /^-?(?:\d{1,3}(?:['"]? ?(?:- ?)?(?:\d{1,4} ?(?:(?<=\d| )\d{1,2})?(?:\/\d{0,2})?['"]{0,2})?)?)?$/;

/** The beginning of a length, one for all that begin with the same signs. */
interface Begun {
  text: string;
  after: Map<string, Begun | null>;
}

const START: Begun = { text: "", after: new Map() };
/** Beginnings are kept for all answers, up to so many. */
const MOST_KEPT = 200_000;
let kept = 0;

function follow(begun: Begun, sign: string): Begun | null {
  const known = begun.after.get(sign);
  if (known !== undefined) return known;
  if (kept > MOST_KEPT) {
    START.after.clear();
    kept = 0;
  }
  const text = begun.text + sign;
  const next = mayBegin(text) ? { text, after: new Map() } : null;
  begun.after.set(sign, next);
  kept++;
  return next;
}

function mayBegin(text: string): boolean {
  const sides = text.split("x");
  if (sides.length > 2) return false;
  if (sides.length === 1) return SIDE_BEGUN.test(text);
  return readSide(sides[0].trim()).length > 0 && SIDE_BEGUN.test(sides[1].trimStart());
}

/** Feet and inches with their fraction, and what it costs to take what is written for them. */
interface Side {
  parts: [feet: string, inches: string, top: string, below: string];
  sign: string;
  cost: number;
  hasMark: boolean;
  isClosed: boolean;
}

/** A length as drawings write it, nothing missing. */
export const isWholeLength = (text: string): boolean =>
  text.split(/ ?x ?/).every((side) => readSide(side).some((it) => writeSide(it) === side));

function writeSide({ sign, parts: [feet, inches, top, below] }: Side): string {
  const fraction = top ? `${top}/${below}` : "";
  return `${sign}${feet}'-${[inches, fraction].filter(Boolean).join(" ")}"`;
}

const WRITTEN =
  /^(?<sign>-?)(?<feet>\d{1,3})(?<foot>['"]?)(?<dash> ?-? ?)(?<inches>\d{1,4})(?: (?<top>\d{1,2}))?(?:\/(?<below>2|4|8|16|32))?(?<end>"|''|'|)$/;

/** What one side may say; two readings where figures part in two ways. */
function readSide(text: string): Side[] {
  const { sign, feet, foot, dash, inches, top, below, end } = WRITTEN.exec(text)?.groups ?? {};
  if (feet === undefined || /^0\d/.test(feet)) return [];
  const hasDash = dash.includes("-");
  if (foot === "" && !hasDash) return [];
  const cost = (feet.length > 2 ? LONG_FEET : 0) + (foot === "'" ? 0 : NO_FOOT) +
    (hasDash ? 0 : NO_DASH) + (end === "" ? NO_END : 0);
  const figures = inches + (top ?? "");
  const ways = below !== undefined
    ? [0, 1, 2].map((at) => [figures.slice(0, at), figures.slice(at), below])
    : top === undefined
    ? [[inches, "", ""], ...(figures.length < 3 ? [] : withoutStroke(figures))]
    : [];
  const costOf = ([whole, over]: readonly string[]) =>
    cost + (top !== undefined && whole.length !== inches.length ? NO_SPACE : 0) +
    (below === undefined && over !== "" ? NO_STROKE : 0);
  return ways.filter(([whole, top, below]) =>
    // Without a foot mark `1-3/4"` is inches.
    /^(?:\d|1[01]|)$/.test(whole) && (whole !== "" || (top !== "" && foot === "'")) &&
    (below === "" ||
      (/^[1-9]\d?$/.test(top) && Number(top) % 2 === 1 && Number(top) < Number(below)))
  ).map((way) => ({
    parts: [feet, way[0], way[1], way[2]],
    sign,
    cost: costOf(way),
    hasMark: foot + end !== "",
    isClosed: end !== "",
  }));
}

/** Inches and a fraction of which the stroke was not seen: `814` of `8 1/4`. */
const withoutStroke = (figures: string): string[][] =>
  ["2", "4", "8", "16", "32"].filter((below) => figures.endsWith(below)).flatMap((below) => {
    const rest = figures.slice(0, -below.length);
    return [1, 2].map((at) => [rest.slice(0, at), rest.slice(at), below]);
  });

/** Where the signs of a beginning stand, the last one first. */
interface Place {
  step: number;
  before: Place | null;
}

interface Beam {
  begun: Begun;
  /** Probability of it ending in paper, and in its last sign. */
  paper: number;
  inked: number;
  place: Place | null;
}

/**
 * The likeliest length of an answer; null where none is likely and clear.
 *
 * @param bestLog logarithm of the probability of the best guess at every step
 */
export function likelyLength(
  answer: Answer,
  letters: readonly Letter[],
  bestLog: number,
): LikelyLength | null {
  const { beams, log } = followAll(answer, letters);
  const lengths = new Map<
    string,
    { weight: number; marked: number; best: Side[]; from: Beam; top: number }
  >();
  for (const beam of beams) {
    const weight = Math.exp(Math.log(beam.paper + beam.inked) + log - bestLog);
    for (const sides of readSides(beam.begun.text)) {
      const cost = sides.reduce((sum, it) => sum + it.cost, 0);
      const own = weight * Math.exp(-cost);
      const key = sides.map(({ sign, parts }) => sign + parts.join("|")).join("x");
      const known = lengths.get(key) ??
        { weight: 0, marked: 0, best: sides, from: beam, top: 0 };
      known.weight += own;
      if (sides.some((it) => it.hasMark)) known.marked += own;
      if (own > known.top) [known.top, known.best, known.from] = [own, sides, beam];
      lengths.set(key, known);
    }
  }
  const [first, second] = [...lengths.values()].sort((a, b) => b.weight - a.weight);
  if (!first) return null;
  const isMarked = first.marked >= first.weight / 2;
  // `0-3` is mostly what is left of `0'-3 1/2"`.
  if (!isMarked && first.best.some(({ parts: [feet, , top] }) => feet === "0" && !top)) return null;
  const lost = -Math.log(first.weight);
  if (lost > MOST_LOST || (second && Math.log(first.weight / second.weight) < CLEAR)) return null;
  const sum = [...lengths.values()].reduce((sum, { weight }) => sum + weight, 0);
  return {
    signs: write(first.best, first.from),
    isMarked,
    isClosed: first.best.at(-1)!.isClosed,
    confidence: first.weight / sum * Math.exp(-Math.max(0, lost) / FALL),
  };
}

/** What a whole text says, side by side. */
function readSides(text: string): Side[][] {
  const sides = text.trim().split("x").map((side) => readSide(side.trim()));
  if (sides.length === 1) return sides[0].map((side) => [side]);
  return sides[0].flatMap((one) => sides[1].map((other) => [one, other]));
}

/** All beginnings of lengths followed through the answer, the likeliest kept at every step. */
function followAll(
  { values, steps, classes }: Answer,
  letters: readonly Letter[],
): { beams: Beam[]; log: number } {
  const signs = signClasses(letters);
  let log = 0;
  let beams: Beam[] = [{ begun: START, paper: 1, inked: 0, place: null }];
  const chances = new Float64Array(SIGNS.length);
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    const paper = values[row] + LEAST;
    signs.forEach(({ own, alike }, i) => {
      let sum = LEAST;
      for (const it of own) sum += values[row + it];
      for (const it of alike) sum += ALIKE_WEIGHT * values[row + it];
      chances[i] = sum;
    });
    const next = new Map<Begun, Beam>();
    const add = (begun: Begun, paper: number, inked: number, place: Place | null) => {
      const known = next.get(begun);
      if (!known) return void next.set(begun, { begun, paper, inked, place });
      if (inked > known.inked) known.place = place;
      known.paper += paper;
      known.inked += inked;
    };
    for (const { begun, paper: ofPaper, inked, place } of beams) {
      const last = begun.text.at(-1);
      add(begun, (ofPaper + inked) * paper, 0, place);
      if (last !== undefined) add(begun, 0, inked * chances[SIGNS.indexOf(last)], place);
      for (let i = 0; i < SIGNS.length; i++) {
        if (chances[i] < LEAST_SIGN) continue;
        const longer = follow(begun, SIGNS[i]);
        if (!longer) continue;
        const chance = (SIGNS[i] === last ? ofPaper : ofPaper + inked) * chances[i];
        add(longer, 0, chance, { step, before: place });
      }
    }
    beams = [...next.values()].sort((a, b) => b.paper + b.inked - a.paper - a.inked).slice(0, BEAM);
    const most = beams[0].paper + beams[0].inked;
    log += Math.log(most);
    for (const beam of beams) {
      beam.paper /= most;
      beam.inked /= most;
    }
  }
  return { beams, log };
}

const known = new WeakMap<readonly Letter[], { own: number[]; alike: number[] }[]>();

/** The classes that stand for each sign, and those that it is taken for. */
function signClasses(letters: readonly Letter[]): { own: number[]; alike: number[] }[] {
  const found = known.get(letters);
  if (found) return found;
  const classesOf = (sign: string) =>
    letters.filter(({ text }) => (sign === "x" ? text.toLowerCase() : text) === sign)
      .map(({ index }) => index);
  const made = SIGNS.map((sign) => ({
    own: classesOf(sign),
    alike: [...ALIKE[sign] ?? ""].flatMap(classesOf),
  }));
  known.set(letters, made);
  return made;
}

/** The signs of lengths as drawings write them, figures where they stand and marks between them. */
function write(sides: readonly Side[], { begun, place }: Beam): LikelyLength["signs"] {
  const steps: number[] = [];
  for (let at = place; at; at = at.before) steps.unshift(at.step);
  const figures = [...begun.text].flatMap((text, i) => /\d/.test(text) ? [steps[i]] : []);
  const take = (text: string) => [...text].map((text) => ({ text, step: figures.shift()! }));
  const signs: LikelyLength["signs"] = [];
  for (const { sign, parts: [feet, inches, top, below] } of sides) {
    const pieces = [feet, inches, top, below].map(take);
    const between = (a: { step: number }, b: { step: number }, share: number, text: string) => ({
      text,
      step: a.step + (b.step - a.step) * share,
    });
    const [first, last] = [pieces[0], pieces.flat()];
    const rest = last[first.length];
    if (signs.length > 0) {
      const end = signs.at(-1)!;
      signs.push(...[" ", "x", " "].map((it, i) => between(end, first[0], 0.3 + 0.2 * i, it)));
    }
    if (sign) signs.push({ text: sign, step: Math.max(0, first[0].step - 1) });
    signs.push(
      ...first,
      between(first.at(-1)!, rest, 1 / 3, "'"),
      between(first.at(-1)!, rest, 2 / 3, "-"),
    );
    signs.push(...pieces[1]);
    if (top) {
      if (inches) signs.push(between(pieces[1].at(-1)!, pieces[2][0], 0.5, " "));
      signs.push(...pieces[2], between(pieces[2].at(-1)!, pieces[3][0], 0.5, "/"), ...pieces[3]);
    }
    signs.push({ text: '"', step: last.at(-1)!.step + 1 });
  }
  return signs;
}
