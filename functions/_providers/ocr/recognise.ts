/** Reads the lettering in boxes: upright cut-outs in batches, letters with their place along the line. */
import { cutOut, type GreyImage, type TurnedBox } from "./image.ts";
import type { Answer } from "./likelihood.ts";
import { isWholeLength, likelyLength } from "./likely_length.ts";
import { textOf } from "./mend.ts";
import { mendFigures } from "./mend_figures.ts";
import { mendWords } from "./mend_words.ts";
import { LINE_HEIGHT, type OcrModels } from "./models.ts";

/** One letter: centre along the line, 0 at its start to 1 at its end, and how sure the recogniser is. */
export interface ReadLetter {
  text: string;
  at: number;
  confidence: number;
}

/** A box with what was read in it. */
export interface ReadBox {
  box: TurnedBox;
  letters: ReadLetter[];
  /** Mean over letters, 0 when nothing was read. */
  confidence: number;
  /** The cut-out, upright, for measuring ink. */
  picture: GreyImage;
  /** The length it is where the page letters lengths so and this one lost its marks: `10-6`. */
  unmarked?: Pick<ReadBox, "letters" | "confidence" | "isOpen">;
  /** Its last mark is there by grammar alone: more may follow. */
  isOpen?: boolean;
}

const MAX_WIDTH = 2400;
const MIN_WIDTH = 48;
/** Batches gain nothing on one thread; short pieces share a call. */
const BATCH_PIXELS = 400;
const MAX_BATCH = 4;
const BLANK = 0;
const MIN_LETTER = 0.2;
/**
 * Foot and inch marks are thin, and the recogniser takes them for paper: behind a figure they weigh so much more.
 *
 * @source 298 lengths cut out of 15 sheets drawn at 65 to 150 dpi: 98 right and 9 another length without it, 113 and 14 at
 *         4, 121 and 23 at 15
 */
const MARK_WEIGHT = 4;
/** Signs of a size, 12'-11 1/2" x 12'-11 1/2", with some to spare. */
const LONGEST = 30;

/** Reads boxes; the order of the answer is the order asked. Stops early when out of time. */
export async function recogniseBoxes(
  image: GreyImage,
  boxes: readonly TurnedBox[],
  models: OcrModels,
  isInTime: () => boolean,
): Promise<(ReadBox | null)[]> {
  const result: (ReadBox | null)[] = boxes.map(() => null);
  const order = boxes.map((_, i) => i)
    .sort((a, b) => aspect(boxes[a]) - aspect(boxes[b]));
  for (let start = 0; start < order.length;) {
    if (!isInTime()) break;
    const widest = (i: number) => widthOf(boxes[order[i]]);
    let end = start + 1;
    while (
      end < order.length && end - start < MAX_BATCH &&
      widest(end) * (end - start + 1) <= BATCH_PIXELS && widest(end) <= widest(start) * 1.6 + 32
    ) end++;
    const batch = order.slice(start, end);
    const pictures = batch.map((i) => pictureOf(image, boxes[i]));
    const read = await readPictures(pictures, models);
    batch.forEach((i, n) => {
      const own = { box: boxes[i], picture: pictures[n], ...read[n] };
      const { unmarked } = own;
      result[i] = isUpright(boxes[i])
        ? { ...withoutSign(own), ...(unmarked && { unmarked: withoutSign(unmarked) }) }
        : own;
    });
    start = end;
  }
  return result;
}

const isUpright = ({ angleDeg }: TurnedBox): boolean => Math.round(angleDeg / 90) % 2 !== 0;

/** Heights below zero are lettered level: before a length that reads upwards a stroke is the dimension line. */
const withoutSign = <T extends Pick<ReadBox, "letters">>(read: T): T =>
  read.letters[0]?.text === "-" && isWholeLength(textOf(read.letters))
    ? { ...read, letters: read.letters.slice(1) }
    : read;

const aspect = (box: TurnedBox): number => box.width / box.height;

const widthOf = (box: TurnedBox): number =>
  Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round(aspect(box) * LINE_HEIGHT)));

/** The box cut out upright, as the recogniser takes it. */
export function pictureOf(image: GreyImage, box: TurnedBox): GreyImage {
  const picture = cutOut(image, box, LINE_HEIGHT);
  if (picture.width <= MAX_WIDTH) return picture;
  const pixels = new Uint8Array(MAX_WIDTH * LINE_HEIGHT);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    for (let x = 0; x < MAX_WIDTH; x++) {
      const from = Math.floor(x * picture.width / MAX_WIDTH);
      pixels[y * MAX_WIDTH + x] = picture.pixels[y * picture.width + from];
    }
  }
  return { width: MAX_WIDTH, height: LINE_HEIGHT, pixels };
}

type Reading = Pick<ReadBox, "letters" | "confidence" | "unmarked" | "isOpen">;

async function readPictures(
  pictures: readonly GreyImage[],
  models: OcrModels,
): Promise<Reading[]> {
  const answers = await answersOf(pictures, models);
  return answers.map((answer) => decode(answer.values, { ...answer, models }));
}

/** What the recogniser says of a cut-out: its answer, and the share of it that the picture is; the rest is padding. */
export interface CutAnswer extends Answer {
  share: number;
}

/** Puts upright cut-outs of `LINE_HEIGHT` rows to the recogniser in one call. */
export async function answersOf(
  pictures: readonly GreyImage[],
  models: OcrModels,
): Promise<CutAnswer[]> {
  const width = Math.ceil(Math.max(MIN_WIDTH, ...pictures.map((p) => p.width)) / 8) * 8;
  const plane = width * LINE_HEIGHT;
  const input = new Float32Array(pictures.length * 3 * plane);
  pictures.forEach((picture, n) => {
    const base = n * 3 * plane;
    for (let y = 0; y < LINE_HEIGHT; y++) {
      for (let x = 0; x < picture.width; x++) {
        const value = picture.pixels[y * picture.width + x] / 127.5 - 1;
        for (let c = 0; c < 3; c++) input[base + c * plane + y * width + x] = value;
      }
    }
  });
  const { steps, classes, values } = await models.recognise(input, pictures.length, width);
  return pictures.map((picture, n) => ({
    values: values.subarray(n * steps * classes, (n + 1) * steps * classes),
    steps,
    classes,
    share: picture.width / width,
  }));
}

/** Best path of the CTC output over the allowed letters: repeats are one letter, blanks part them. */
function decode(
  values: Float32Array,
  given: { steps: number; classes: number; share: number; models: OcrModels },
): Reading {
  const { steps, classes, share, models } = given;
  const letters: ReadLetter[] = [];
  const marks = models.letters.filter((letter) => /^['"]$/.test(letter.text));
  let last = BLANK;
  let bestLog = 0;
  let weight = 0;
  let place = 0;
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    let best = BLANK;
    let top = values[row + BLANK];
    let text = "";
    for (const letter of models.letters) {
      const value = values[row + letter.index];
      if (value > top) [top, best, text] = [value, letter.index, letter.text];
    }
    bestLog += Math.log(top);
    for (const mark of /[\d']$/.test(letters.at(-1)?.text ?? "") ? marks : []) {
      const value = Math.min(1, MARK_WEIGHT * values[row + mark.index]);
      if (value > top) [top, best, text] = [value, mark.index, mark.text];
    }
    if (best !== BLANK && top < MIN_LETTER) [best, text] = [BLANK, ""];
    const at = (step + 0.5) / steps / share;
    if (best !== BLANK && best !== last) {
      letters.push({ text, at, confidence: top });
      [weight, place] = [top, at * top];
    } else if (best !== BLANK) {
      const letter = letters[letters.length - 1];
      weight += top;
      place += at * top;
      letter.at = place / weight;
      letter.confidence = Math.max(letter.confidence, top);
    }
    last = best;
  }
  const inked = letters.filter((letter) => letter.text !== " ");
  const sum = inked.reduce((total, letter) => total + letter.confidence, 0);
  const confidence = inked.length === 0 ? 0 : sum / inked.length;
  const { vocabulary } = models;
  const saying = { values, steps, classes, share, letters: models.letters };
  const length = mayBeLength(textOf(letters))
    ? likelyLength(saying, models.letters, bestLog)
    : null;
  const likely = length && {
    confidence: length.confidence,
    isOpen: !length.isClosed,
    letters: length.signs.map(({ text, step }) => ({
      text,
      at: (step + 0.5) / steps / share,
      confidence: length.confidence,
    })),
  };
  if (likely && length.isMarked) return likely;
  const figures = mendFigures(letters);
  return {
    letters: vocabulary ? mendWords(figures, saying, vocabulary) : figures,
    confidence,
    ...(likely && { unmarked: likely }),
  };
}

/** Mostly figures and marks, and no whole length as it is. */
function mayBeLength(text: string): boolean {
  if (text.length > LONGEST || !/\d/.test(text) || /[A-Za-z]{3}/.test(text)) return false;
  if (isWholeLength(text)) return false;
  return (text.match(/[A-Za-z]/g) ?? []).length <= 0.4 * text.length;
}
