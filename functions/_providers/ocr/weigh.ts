/**
 * Texts that somebody else read, weighed against the picture: where their ink lies, how likely the recogniser's own answer
 * makes them there, and whether it makes them likelier than the same with another figure. Who claims is not known here.
 */
import type { Blob, Box } from "./candidates.ts";
import { type GreyImage, type TurnedBox } from "./image.ts";
import { DARK, FAINT } from "./ink.ts";
import { findLetters } from "./letters.ts";
import { type Answer, logOfBest, logOfSigns, type Sign } from "./likelihood.ts";
import { isWholeLength } from "./likely_length.ts";
import { type Letter, type OcrModels } from "./models.ts";
import { pieceIndex } from "./pieces.ts";
import { answersOf, type CutAnswer, pictureOf } from "./recognise.ts";

/** A text said to stand in a box of the picture, in pixels, and how it reads. */
export interface Claim {
  text: string;
  box: Box;
  /** Degrees counter-clockwise: 0 level, 90 upwards, 180 upside down, 270 downwards. */
  angleDeg: number;
}

/** What the picture says of a claim. */
export interface Weighed {
  /** The ink it was held against; null where none lies there. */
  cut: TurnedBox | null;
  /** How much less likely it is than the recogniser's best guess, as a logarithm. */
  lost: number;
  /** How much likelier than the likeliest that differs in one figure, as a logarithm; infinite without figures. */
  lead: number;
  /** Ink that belongs to it stands right beside it: it is a part of a longer text. */
  isPiece: boolean;
}

/** Nothing stands there. */
const NOTHING: Weighed = { cut: null, lost: Infinity, lead: -Infinity, isPiece: false };

/** How far from its box a claim is looked for, in heights of the box: across, and at both ends. */
const ACROSS = 1, ALONG = 2;
/** Heights of letters in heights of a claimed box. */
const LOWEST = 0.3, HIGHEST = 1.8;
/** Lines of letters near a claim that are tried. */
const MOST_BANDS = 3;
/** Ends of a claimed box are off by so much, in heights of the letters. */
const SLACKS = [0.3, 1, -0.5, 2];
/** A cut in which a claim is so much less likely than the best guess at most is the one that was meant. */
const PLAIN = 2;
/** Dark pixels of a box that hold lettering at least, as a share. */
const LEAST_INK = 0.01;
/** Least share of a cut and its claimed box, along the line, that both hold. */
const SHARED = 0.5;
/** Letters of one word stand no further apart, in heights. */
const TOUCHING = 0.3;

/** Weighs claims; the answer keeps their order. What time does not suffice for is said to stand nowhere. */
export async function weighClaims(
  image: GreyImage,
  claims: readonly Claim[],
  models: OcrModels,
  isInTime: () => boolean,
): Promise<Weighed[]> {
  const islands = findLetters(image, FAINT);
  const dark = findLetters(image);
  const signs = readSigns(models.letters);
  const weighed: Weighed[] = [];
  for (const claim of claims) {
    if (!isInTime()) {
      weighed.push(NOTHING);
      continue;
    }
    const cuts = [...cutsFor(claim, dark), ...asClaimed(claim, image), ...cutsFor(claim, islands)];
    weighed.push(await weighIn(image, unique(cuts), { claim, dark, models, signs }));
  }
  return weighed;
}

interface Given {
  claim: Claim;
  dark: readonly Blob[];
  models: OcrModels;
  signs: Signs;
}

async function weighIn(
  image: GreyImage,
  cuts: readonly TurnedBox[],
  { claim, dark, models, signs }: Given,
): Promise<Weighed> {
  let best: (Weighed & { answer: CutAnswer; seen: Seen }) | null = null;
  for (const cut of cuts) {
    const [answer] = await answersOf([pictureOf(image, cut)], models);
    const seen = likeliest(claim.text, answer, signs);
    const lost = logOfBest(answer, signs.all) - seen.log;
    if (best && best.lost <= lost) continue;
    best = { cut, lost, lead: Infinity, isPiece: false, answer, seen };
    if (lost <= PLAIN) break;
  }
  if (!best) return NOTHING;
  const { answer, seen, ...found } = best;
  const cut = found.cut!;
  const around = dark.filter((blob) => !isIn(blob, cut));
  const isPiece = pieceIndex(around)({
    box: cut,
    letters: [...claim.text].map((text) => ({ text, at: 0, confidence: 1 })),
    confidence: 1,
    picture: image,
  });
  return { ...found, lead: seen.log - likeliestOther(claim.text, seen, answer, signs), isPiece };
}

const isIn = (
  { left, right, top, bottom }: Blob,
  { cx, cy, width, height, angleDeg }: TurnedBox,
) => {
  const [w, h] = angleDeg % 180 === 0 ? [width, height] : [height, width];
  return Math.abs((left + right) / 2 - cx) < w / 2 && Math.abs((top + bottom) / 2 - cy) < h / 2;
};

/** Ink along and across a line. */
interface Island {
  from: number;
  to: number;
  low: number;
  high: number;
}

const asIsland = ({ left, right, top, bottom }: Box, isLevel: boolean): Island =>
  isLevel
    ? { from: left, to: right, low: top, high: bottom }
    : { from: top, to: bottom, low: left, high: right };

const middle = (a: number, b: number): number => (a + b) / 2;

/** Cuts that may hold a claim: along the lines of letters near its box, with its ends moved in and out. */
function cutsFor({ box, angleDeg }: Claim, blobs: readonly Blob[]): TurnedBox[] {
  const isLevel = angleDeg % 180 === 0;
  const claim = asIsland(box, isLevel);
  const tall = claim.high - claim.low;
  const near = blobs.map((it) => asIsland(it, isLevel)).filter((it) =>
    it.to > claim.from - ALONG * tall && it.from < claim.to + ALONG * tall &&
    middle(it.low, it.high) > claim.low - ACROSS * tall &&
    middle(it.low, it.high) < claim.high + ACROSS * tall
  );
  return bandsNear(claim, near).flatMap(({ low, high }) => {
    const height = high - low;
    const on = near.filter((it) =>
      middle(it.low, it.high) > low - 0.2 * height &&
      middle(it.low, it.high) < high + 0.2 * height &&
      it.high - it.low < 1.6 * height && it.to - it.from < 4 * height
    ).sort((a, b) => a.from - b.from);
    return SLACKS.flatMap((slack) => {
      const kept = on.filter((it) =>
        middle(it.from, it.to) > claim.from - slack * height &&
        middle(it.from, it.to) < claim.to + slack * height
      );
      if (kept.length === 0) return [];
      const { from, to } = grown(kept, on, TOUCHING * height);
      const shared = Math.min(to, claim.to) - Math.max(from, claim.from);
      const all = Math.max(to, claim.to) - Math.min(from, claim.from);
      return shared < SHARED * all ? [] : [toCut({ from, to, low, high }, angleDeg)];
    });
  });
}

/** The box as it was claimed, where it holds ink: light lettering on dark has no islands of its own. */
function asClaimed({ box, angleDeg }: Claim, { width, height, pixels }: GreyImage): TurnedBox[] {
  const { left, right, top, bottom } = box;
  let dark = 0, all = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      all++;
      if (pixels[y * width + x] < DARK) dark++;
    }
  }
  if (dark < LEAST_INK * all || all === 0) return [];
  const isLevel = angleDeg % 180 === 0;
  const { from, to, low, high } = asIsland(box, isLevel);
  const [along, across] = [middle(from, to), middle(low, high)];
  return [{
    cx: isLevel ? along : across,
    cy: isLevel ? across : along,
    width: to - from + 0.5 * (high - low),
    height: 1.2 * (high - low),
    angleDeg,
  }];
}

/** Ends of islands, moved out over what stands so close that it is of the same word. */
function grown(kept: readonly Island[], on: readonly Island[], gap: number) {
  let [from, to] = [Math.min(...kept.map((it) => it.from)), Math.max(...kept.map((it) => it.to))];
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const it of on) {
      if (it.to < from - gap || it.from > to + gap || (it.from >= from && it.to <= to)) continue;
      [from, to] = [Math.min(from, it.from), Math.max(to, it.to)];
      isGrowing = true;
    }
  }
  return { from, to };
}

/** Lines of letters near a claim, the nearest first. */
function bandsNear(claim: Island, near: readonly Island[]): { low: number; high: number }[] {
  const tall = claim.high - claim.low;
  const letters = near.filter((it) =>
    it.high - it.low > LOWEST * tall && it.high - it.low < HIGHEST * tall &&
    it.to > claim.from && it.from < claim.to
  );
  const bands: { low: number; high: number; letters: Island[] }[] = [];
  const away = (it: { low: number; high: number }) =>
    Math.abs(middle(it.low, it.high) - middle(claim.low, claim.high));
  for (const it of letters.toSorted((a, b) => away(a) - away(b))) {
    const band = bands.find(({ low, high }) =>
      Math.abs(middle(it.low, it.high) - middle(low, high)) < 0.3 * (high - low) &&
      it.high - it.low < 1.4 * (high - low)
    );
    if (!band) bands.push({ low: it.low, high: it.high, letters: [it] });
    else {
      band.letters.push(it);
      band.low = median(band.letters.map(({ low }) => low));
      band.high = median(band.letters.map(({ high }) => high));
    }
  }
  return bands.sort((a, b) => away(a) - away(b)).slice(0, MOST_BANDS);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** With the paper around it that the recogniser wants. */
function toCut({ from, to, low, high }: Island, angleDeg: number): TurnedBox {
  const height = high - low;
  const isLevel = angleDeg % 180 === 0;
  const [along, across] = [middle(from, to), middle(low, high)];
  return {
    cx: isLevel ? along : across,
    cy: isLevel ? across : along,
    width: to - from + 0.8 * height,
    height: 1.5 * height,
    angleDeg,
  };
}

/** Cuts that are all but the same once. */
function unique(cuts: readonly TurnedBox[]): TurnedBox[] {
  const kept: TurnedBox[] = [];
  for (const cut of cuts) {
    const isSame = (it: TurnedBox) =>
      Math.max(
        Math.abs(it.cx - cut.cx),
        Math.abs(it.cy - cut.cy),
        Math.abs(it.width - cut.width) / 2,
        Math.abs(it.height - cut.height),
      ) < 0.1 * cut.height;
    if (!kept.some(isSame)) kept.push(cut);
  }
  return kept;
}

/** The recogniser's classes by sign, and those that say no sign. */
interface Signs {
  of: ReadonlyMap<string, Sign>;
  paper: readonly number[];
  /** Every class that may be said. */
  all: readonly number[];
}

/** Signs that others are taken for, as it is with small lettering, and what the others' probability counts. */
const ALIKE: Record<string, string> = {
  "'": '°*`:;²"',
  '"': "°*²",
  "-": "~=",
  "0": "ODQ",
  "1": "Il|",
  "5": "S",
  O: "0",
  I: "1l|",
  S: "5",
  l: "1I|",
};
const ALIKE_WEIGHT = 0.3;

const known = new WeakMap<readonly Letter[], Signs>();

function readSigns(letters: readonly Letter[]): Signs {
  const found = known.get(letters);
  if (found) return found;
  const byText = Map.groupBy(letters, ({ text }) => text);
  const classes = (sign: string, weight: number) =>
    (byText.get(sign) ?? []).map(({ index }) => ({ index, weight }));
  const of = new Map<string, Sign>();
  for (const sign of byText.keys()) {
    const other = sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase();
    of.set(sign, [
      ...classes(sign, 1),
      ...(other === sign ? [] : classes(other, 1)),
      ...[...ALIKE[sign] ?? ""].flatMap((it) => classes(it, ALIKE_WEIGHT)),
    ]);
  }
  const spaces = (byText.get(" ") ?? []).map(({ index }) => index);
  const signs = { of, paper: [0, ...spaces], all: [0, ...letters.map(({ index }) => index)] };
  known.set(letters, signs);
  return signs;
}

/** Marks that are too thin to be seen always; each that was not seen costs so much, as a logarithm. */
const MARKS = /['"\/.,:;-]/, NO_MARK = 1;
/** Most marks of a text that are tried both ways. */
const MOST_MARKS = 5;
/** A figure too many or too few is rarer than another one, as a logarithm. */
const ONE_MORE = 1;

/** A way a text is seen: places of the marks it lacks, and how likely it is, less what they cost. */
interface Seen {
  without: ReadonlySet<number>;
  log: number;
}

/** The likeliest of the ways a text is seen. */
function likeliest(text: string, answer: Answer, signs: Signs): Seen {
  const marks = [...text].flatMap((sign, at) => MARKS.test(sign) ? [at] : []).slice(0, MOST_MARKS);
  let best: Seen = { without: new Set(), log: -Infinity };
  for (let mask = 0; mask < 1 << marks.length; mask++) {
    const without = new Set(marks.filter((_, i) => mask >> i & 1));
    const log = logOf(text, without, answer, signs);
    if (log > best.log) best = { without, log };
  }
  return best;
}

function logOf(
  text: string,
  without: ReadonlySet<number>,
  answer: Answer,
  { of, paper }: Signs,
): number {
  const said = [...text].filter((it, at) => !without.has(at) && !/\s/.test(it));
  const each = said.map((it) => of.get(it) ?? []);
  if (each.length === 0 || each.some((it) => it.length === 0)) return -Infinity;
  return logOfSigns(answer, each, paper) - NO_MARK * without.size;
}

/** The likeliest text in which one figure is another, is missing, or stands in addition, seen without the same marks. */
function likeliestOther(text: string, { without }: Seen, answer: Answer, signs: Signs): number {
  if (!/\d/.test(text)) return -Infinity;
  const isLength = isWholeLength(text);
  let most = -Infinity;
  const hear = (at: number, removed: number, added: string, cost: number) => {
    const other = text.slice(0, at) + added + text.slice(at + removed);
    if (isLength && !isWholeLength(other)) return;
    const moved = new Set([...without].map((it) => it < at ? it : it + added.length - removed));
    most = Math.max(most, logOf(other, moved, answer, signs) - cost);
  };
  for (let at = 0; at <= text.length; at++) {
    const isFigure = /\d/.test(text[at] ?? "");
    const isBeside = isFigure || /\d/.test(text[at - 1] ?? "");
    if (isFigure) hear(at, 1, "", ONE_MORE);
    for (const figure of "0123456789") {
      if (isFigure && figure !== text[at]) hear(at, 1, figure, 0);
      if (isBeside) hear(at, 0, figure, ONE_MORE);
    }
  }
  return most;
}
