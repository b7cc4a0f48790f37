/**
 * Reads lettering from pictures, offline: finds it, turns it upright whichever of four ways it runs, reads
 * it and splits it into words. Knows nothing of pages or PDF; everything is in pixels of the picture given.
 */
import { withCertainty } from "./certainty.ts";
import type { Blob, Box } from "./candidates.ts";
import { placeWord } from "./claimed_words.ts";
import { coverIndex } from "./cover.ts";
import type { TextBox } from "./detect.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import { type EngineChoice, readEngineChoice } from "./engine_choice.ts";
import { loadModels, type OcrModels } from "./models.ts";
import type { EngineName } from "./port.ts";
import { reachOut } from "./reach.ts";
import { type ReadBox, recogniseBoxes } from "./recognise.ts";
import { FAINT } from "./ink.ts";
import { findLetters } from "./letters.ts";
import { withMarks } from "./marked_lengths.ts";
import { isBrokenLength, isCaseless, isLengths, isMixed, textOf } from "./mend.ts";
import { readPassedOver } from "./passed_over.ts";
import { pieceIndex } from "./pieces.ts";
import { splitWords } from "./split_words.ts";
import { confirmLengths, readCutWords } from "./second_reading.ts";
import { readTags } from "./tags.ts";
import { detectBothWays } from "./upright.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Claim, weighClaims, type Weighed } from "./weigh.ts";

export { releaseModels } from "./models.ts";
export * from "./picture.ts";
export type { EngineChoice } from "./engine_choice.ts";
export type { EngineName } from "./port.ts";

/** One recognised word; corners follow from centre, size and angle. */
export interface OcrWord {
  text: string;
  /** 0–1: share of such words that are right. */
  confidence: number;
  /** Box around the ink, pixels, origin top left; upright for words that run level or upright. */
  box: { x: number; y: number; width: number; height: number };
  /** Degrees counter-clockwise: 0 reads to the right, 90 upwards. */
  angleDeg: number;
  /** Start of the word's lower edge and length along the direction, pixels. */
  x: number;
  y: number;
  length: number;
  /** Height of the ink across the direction, pixels. */
  inkHeight: number;
  /** Number of the line it was found in. */
  line: number;
  /** Place within that line, from 0. */
  index: number;
}

/** What was read on a picture. */
export interface OcrResult {
  words: OcrWord[];
  /** False when time ran out before all that was found was read. */
  isComplete: boolean;
  /** Whether time sufficed for the rest, too: single letters and second readings. */
  isFinal: boolean;
  /** Height of lettering found, median in pixels; 0 when none was found. */
  letteringPx: number;
  /** Pieces of lettering found, read or not. */
  found: number;
  /** Pieces that were found and could not be read, boxes in pixels, with about how many letters they hold. */
  unread: { box: { x: number; y: number; width: number; height: number }; letters: number }[];
  /** Mean confidence over everything found, 0–1. */
  confidence: number;
  /** The runtime it was read with. */
  engine: EngineName;
}

/** How to read. */
export interface OcrOptions {
  /** Milliseconds after which what has been read so far is returned; starting up counts. */
  budgetMs?: number;
  threads?: number;
  /** The runtime; by default what the environment says. */
  choice?: EngineChoice;
  /** Side of a tile of the detector, pixels; smaller ones take less memory and see less around a word. */
  tilePx?: number;
  /** Where lettering may stand, in pixels; null for anywhere. */
  places?: readonly Box[] | null;
  /** Words that lettering is likely to say, in capitals; those of the first call count. */
  words?: readonly string[];
  /** Models to read with; by default those of this isolate. */
  models?: OcrModels;
  /** Ends the reading as if time had run out. */
  signal?: AbortSignal;
  /** Told what has been read before the next long step. */
  onPartial?: (result: OcrResult) => void;
}

const MIN_CONFIDENCE = 0.55;
/** Boxes this much taller than wide hold lettering that runs up or down. */
const UPRIGHT = 1.5;
/** Up to this much taller than wide, a box may hold a single letter that stands upright. */
const SINGLE = 2.8;
/** Pieces tried both ways to learn how the page is turned. */
const SAMPLE = 6;
const SURE = 0.9;
/** Time kept for reading what was found, as a share of the budget: boxes alone are worth nothing. */
const READING_SHARE = 0.25;
/** Time that single letters and sheet numbers may take on top, as a share of the budget. */
const TAGS_SHARE = 0.1;
/** Letters that a piece needs to be believed to read against the rest of the page. */
const LONG_ENOUGH = 3;
/** How much surer it must be then, and how much where both ways give figures. */
const SURPLUS = 0.05, FIGURE_SURPLUS = 0.25;

/**
 * Reads all lettering on a picture.
 *
 * @throws {Error} when the runtime or the models are missing
 */
export async function recogniseText(
  image: GreyImage,
  options: OcrOptions = {},
): Promise<OcrResult> {
  const { budgetMs = 45_000, threads = 1, places = null, words, signal, onPartial } = options;
  const end = performance.now() + budgetMs;
  const isBefore = (ms: number) => () => !signal?.aborted && performance.now() < ms;
  const isInTime = isBefore(end);
  const models = options.models ??
    await loadModels({ choice: options.choice ?? readEngineChoice(), threads, words });
  const isInTimeForDetector = isBefore(end - READING_SHARE * budgetMs);
  const blobs = findLetters(image);
  const faint = findLetters(image, FAINT);
  const looked = { image, places, blobs };
  const found = await detectBothWays(looked, models, isInTimeForDetector, options.tilePx);
  const detected = { ...found, boxes: reachOut(found.boxes, blobs) };
  const level = detected.boxes.filter((box) => box.height <= UPRIGHT * box.width);
  const upright = detected.boxes.filter((box) => box.height > UPRIGHT * box.width);
  const single = upright.filter((box) => box.height <= SINGLE * box.width);
  const read = await readBothWays(image, level, 0, models, isInTime);
  const reading = { detected, engine: models.engine, vocabulary: models.vocabulary };
  onPartial?.(resultOf(read, { ...reading, isComplete: false }));
  const alone = await recogniseBoxes(image, single, models, isInTime);
  const laid = await recogniseBoxes(
    image,
    single.map((box) => ({ ...layDown(box), angleDeg: 90 })),
    models,
    isInTime,
  );
  const isAlone = new Set(
    single.filter((_, i) => isSingle(alone[i]) && !isShortLength(laid[i])),
  );
  read.push(
    ...alone.filter((_, i) => isAlone.has(single[i])),
    ...await readBothWays(
      image,
      upright.filter((box) => !isAlone.has(box)).map(layDown),
      90,
      models,
      isInTime,
    ),
  );
  const isComplete = detected.isComplete && !read.includes(null);
  const result = resultOf(read, { ...reading, isComplete, isFinal: isComplete });
  const heightPx = capitalsOf(result.words);
  if (heightPx === 0) return result;
  onPartial?.({ ...result, isComplete: false, isFinal: false });
  // Read last and quickly, and the sheet number may be among them.
  let isFinal = isComplete;
  const hasTimeForTags = isBefore(end + TAGS_SHARE * budgetMs);
  const isInTimeForTags = () => {
    const isInTime = hasTimeForTags();
    isFinal &&= isInTime;
    return isInTime;
  };
  const believed = read.filter((it) => it !== null).filter(isBelievable);
  const given = { blobs, faint, read: believed, heightPx: capitalsOf(result.words, SMALL_SHARE) };
  const passed = await readPassedOver(image, given, models, isInTimeForTags);
  const { replaced, broken } = passed;
  const marked = passed.isMarked ? withMarks : (it: ReadBox) => it;
  const isPiece = pieceIndex(unexplained(blobs, [...believed, ...passed.rows]));
  const rows = passed.rows.filter((it) => !isPiece(it));
  const standing = read.filter((it) => it !== null)
    .filter((it) => !replaced.has(it)).map(marked).filter((it) => !isPiece(it));
  const covered = [...believed.filter((it) => !replaced.has(it)), ...rows].map(({ box }) => box)
    .concat(broken);
  const isPlaced = ({ box: { cx, cy } }: ReadBox) =>
    places?.some((it) => cx >= it.left && cx < it.right && cy >= it.top && cy < it.bottom) ?? true;
  const tags = (await readTags(image, covered, heightPx, models, isInTimeForTags)).filter(isPlaced);
  const reread = await readCutWords(image, standing, models, isInTimeForTags);
  const whole = await confirmLengths(image, reread, models, isInTimeForTags);
  return resultOf(whole, { ...reading, isComplete, isFinal, tags: [...rows, ...tags] });
}

/**
 * Weighs texts that somebody else read against the picture.
 *
 * @throws {Error} when the runtime or the models are missing
 */
export async function weighTexts(
  image: GreyImage,
  claims: readonly Claim[],
  { budgetMs = 45_000, threads = 1, choice = readEngineChoice(), words, signal }: Pick<
    OcrOptions,
    "budgetMs" | "threads" | "choice" | "words" | "signal"
  > = {},
): Promise<Weighed[]> {
  const end = performance.now() + budgetMs;
  const models = await loadModels({ choice, threads, words });
  return await weighClaims(
    image,
    claims,
    models,
    () => !signal?.aborted && performance.now() < end,
  );
}

/** Islands of ink that lie in no box that was read. */
function unexplained(blobs: readonly Blob[], read: readonly ReadBox[]): Blob[] {
  const isRead = coverIndex(read.map(({ box }) => box));
  return blobs.filter(({ left, right, top, bottom }) =>
    !isRead((left + right) / 2, (top + bottom) / 2)
  );
}

interface Reading {
  detected: { boxes: TextBox[] };
  engine: EngineName;
  vocabulary: Vocabulary | null;
  isComplete: boolean;
  isFinal?: boolean;
  tags?: ReadBox[];
}

function resultOf(
  read: readonly (ReadBox | null)[],
  { detected, engine, vocabulary, isComplete, isFinal = false, tags = [] }: Reading,
): OcrResult {
  const done = read.filter((box) => box !== null);
  const kept = done.filter(isBelievable);
  const words = kept.flatMap((box, line) => placeWords(box, { line, vocabulary }));
  const heightPx = capitalsOf(words);
  tags.forEach((tag, i) => words.push(...placeWords(tag, { line: kept.length + i, vocabulary })));
  return {
    words: withCertainty(raiseCaseless(withoutDoubles(words))),
    isComplete,
    isFinal,
    letteringPx: heightPx ||
      median(detected.boxes.map((box) => Math.min(box.width, box.height) / 1.7)),
    found: detected.boxes.length,
    unread: unreadOf(detected.boxes, [...kept, ...tags]),
    confidence: done.length === 0
      ? 0
      : done.reduce((sum, box) => sum + box.confidence, 0) / done.length,
    engine,
  };
}

/** Letters of the mean width in a box of a height, and how high letters stand in it. */
const LETTERS_PER_HEIGHT = 2.6;

/** Found boxes in which nothing was read. */
function unreadOf(boxes: readonly TextBox[], read: readonly ReadBox[]): OcrResult["unread"] {
  const isRead = coverIndex(read.map(({ box }) => box));
  return boxes.filter(({ cx, cy }) => !isRead(cx, cy)).map(({ cx, cy, width, height }) => ({
    box: { x: cx - width / 2, y: cy - height / 2, width, height },
    letters: Math.max(
      1,
      Math.round(LETTERS_PER_HEIGHT * Math.max(width, height) / Math.min(width, height)),
    ),
  }));
}

/** Lettering of dimensions is among the smaller ones of a sheet. */
const SMALL_SHARE = 0.25;

/** Height of capitals and figures that a share of them stays below, in pixels; 0 without any. */
function capitalsOf(words: readonly OcrWord[], share = 0.5): number {
  const heights = words.filter((word) => /[A-Z0-9]/.test(word.text)).map((word) => word.inkHeight);
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * share)] ?? 0;
}

/** A tall box may hold one upright letter: then it reads well as it stands. */
const isSingle = (read: ReadBox | null): boolean =>
  read !== null && read.confidence >= 0.85 &&
  read.letters.filter((letter) => letter.text !== " ").length <= 2;

/** A short length that runs upwards, of which one letter was read as it stands. */
const isShortLength = (read: ReadBox | null): boolean =>
  read !== null && read.confidence >= 0.7 && /['"]/.test(textOf(read.letters)) &&
  isLengths(textOf(read.letters));

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A letter at which two found pieces overlap is read with both, alone in one of them: `FLOOR` and `R IN BATH`. */
function withoutDoubles(words: readonly OcrWord[]): OcrWord[] {
  const isIn = coverIndex(
    words.filter(({ text }) => text.length > 2).map(({ box }) => ({
      cx: box.x + box.width / 2,
      cy: box.y + box.height / 2,
      width: box.width,
      height: box.height,
      angleDeg: 0,
    })),
  );
  return words.filter(({ text, box }) =>
    !/^[A-Za-z]$/.test(text) || !isIn(box.x + box.width / 2, box.y + box.height / 2)
  );
}

/** On a page lettered in capitals, words like `s/co` are capitals too. */
function raiseCaseless(words: OcrWord[]): OcrWord[] {
  const letters = words.map((word) => word.text).filter((text) => /[A-Za-z]{2}/.test(text));
  const capitals = letters.filter((text) => text === text.toUpperCase()).length;
  if (capitals < 0.7 * letters.length) return words;
  return words.map((word) =>
    isCaseless(word.text) || isMixed(word.text) ? { ...word, text: word.text.toUpperCase() } : word
  );
}

/** An upright box as a level one that is turned a quarter. */
function layDown(box: TextBox): TextBox {
  return { ...box, width: box.height, height: box.width };
}

/**
 * Reads boxes in one direction and, where that is unsure, in the opposite one. A sample tells first which of
 * the two the page mostly uses.
 */
async function readBothWays(
  image: GreyImage,
  boxes: readonly TextBox[],
  angleDeg: number,
  models: OcrModels,
  isInTime: () => boolean,
): Promise<(ReadBox | null)[]> {
  const turned = (extra: number) => (box: TurnedBox): TurnedBox => ({
    ...box,
    angleDeg: box.angleDeg + angleDeg + extra,
  });
  const sample = boxes.filter((box) => box.width > 2.5 * box.height && box.width < 10 * box.height)
    .sort((a, b) => b.score - a.score)
    .slice(0, SAMPLE);
  const [forward, backward] = [
    await recogniseBoxes(image, sample.map(turned(0)), models, isInTime),
    await recogniseBoxes(image, sample.map(turned(180)), models, isInTime),
  ];
  const mostly = total(backward) > total(forward) ? 180 : 0;
  const first = await recogniseBoxes(image, boxes.map(turned(mostly)), models, isInTime);
  const unsure = first.map((read, i) => ({ read, i }))
    .filter(({ read }) => read !== null && read.confidence < (angleDeg === 0 ? 0.75 : SURE));
  const again = await recogniseBoxes(
    image,
    unsure.map(({ i }) => turned(180 - mostly)(boxes[i])),
    models,
    isInTime,
  );
  again.forEach((read, n) => {
    const { i } = unsure[n];
    if (!read || read.letters.length < LONG_ENOUGH) return;
    if (read.confidence > (first[i]?.confidence ?? 0) + surplusOf(first[i], read)) first[i] = read;
  });
  return first;
}

/** How much surer a reading against the page must be: most figures read as figures upside down, `16'-6"` as `9-91`. */
function surplusOf(upright: ReadBox | null, turned: ReadBox): number {
  if (!upright) return SURPLUS;
  const [text, other] = [textOf(upright.letters), textOf(turned.letters)];
  if (!/\d/.test(text) || /[A-Za-z]{3}/.test(other)) return SURPLUS;
  if (isLengths(text)) return 1;
  return isLengths(other) ? SURPLUS : FIGURE_SURPLUS;
}

/** Confidence over letters; longer readings weigh more. */
function total(reads: readonly (ReadBox | null)[]): number {
  return reads.reduce((sum, read) => sum + (read ? read.confidence ** 2 : 0), 0);
}

/** Lettering, not a hatch or a symbol taken for letters. */
function isBelievable(read: ReadBox): boolean {
  const text = textOf(read.letters);
  if (!/[A-Za-z0-9]/.test(text)) return false;
  // Of a length that lost a part the rest says another length: it is told as not read.
  if (isBrokenLength(text)) return false;
  const needed = text.length <= 2 ? 0.75 : MIN_CONFIDENCE;
  return read.confidence >= needed;
}

function placeWords(
  read: ReadBox,
  { line, vocabulary }: { line: number; vocabulary: Vocabulary | null },
): OcrWord[] {
  return splitWords(read, vocabulary).map((word, index) =>
    placeWord(read.box, word, { ...word, line, index })
  );
}
