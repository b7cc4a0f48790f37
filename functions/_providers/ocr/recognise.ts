/** Reads the lettering in boxes: upright cut-outs in batches, letters with their place along the line. */
import { cutOut, type GreyImage, type TurnedBox } from "./image.ts";
import { likelihoodOf } from "./likelihood.ts";
import { mendFigures } from "./mend_figures.ts";
import type { Letter, LineReader } from "./models.ts";

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
  /** Probability that these are all letters, and each of them is right. */
  likelihood: number;
  /** The cut-out, upright, for measuring ink. */
  picture: GreyImage;
}

const MAX_WIDTH = 2400;
const MIN_WIDTH = 48;
/** Batches gain nothing on one thread; short pieces share a call. */
const BATCH_PIXELS = 400;
const MAX_BATCH = 4;
const BLANK = 0;
const MIN_LETTER = 0.2;

/** Reads boxes; the order of the answer is the order asked. Stops early when out of time. */
export async function recogniseBoxes(
  image: GreyImage,
  boxes: readonly TurnedBox[],
  reader: LineReader,
  isInTime: () => boolean,
): Promise<(ReadBox | null)[]> {
  const result: (ReadBox | null)[] = boxes.map(() => null);
  const order = boxes.map((_, i) => i)
    .sort((a, b) => aspect(boxes[a]) - aspect(boxes[b]));
  for (let start = 0; start < order.length;) {
    if (!isInTime()) break;
    const widest = (i: number) => widthOf(boxes[order[i]], reader);
    let end = start + 1;
    while (
      end < order.length && end - start < MAX_BATCH &&
      widest(end) * (end - start + 1) <= BATCH_PIXELS && widest(end) <= widest(start) * 1.6 + 32
    ) end++;
    const batch = order.slice(start, end);
    const pictures = batch.map((i) => pictureOf(image, boxes[i], reader));
    const read = await readPictures(pictures, reader);
    batch.forEach((i, n) => {
      result[i] = { box: boxes[i], picture: pictures[n], ...read[n] };
    });
    start = end;
  }
  return result;
}

const aspect = (box: TurnedBox): number => box.width / box.height;

const widthOf = (box: TurnedBox, { height }: LineReader): number =>
  Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round(aspect(box) * height)));

function pictureOf(image: GreyImage, box: TurnedBox, { height }: LineReader): GreyImage {
  const picture = cutOut(image, box, height);
  if (picture.width <= MAX_WIDTH) return picture;
  const pixels = new Uint8Array(MAX_WIDTH * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < MAX_WIDTH; x++) {
      const from = Math.floor(x * picture.width / MAX_WIDTH);
      pixels[y * MAX_WIDTH + x] = picture.pixels[y * picture.width + from];
    }
  }
  return { width: MAX_WIDTH, height, pixels };
}

async function readPictures(
  pictures: readonly GreyImage[],
  reader: LineReader,
): Promise<Omit<ReadBox, "box" | "picture">[]> {
  const width = Math.ceil(Math.max(MIN_WIDTH, ...pictures.map((p) => p.width)) / 8) * 8;
  const { height, channels } = reader;
  const plane = width * height;
  const input = new Float32Array(pictures.length * channels * plane);
  pictures.forEach((picture, n) => {
    const base = n * channels * plane;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const value = picture.pixels[y * picture.width + x] / 127.5 - 1;
        for (let c = 0; c < channels; c++) input[base + c * plane + y * width + x] = value;
      }
    }
  });
  const { steps, classes, values } = await reader.recognise(input, pictures.length, width);
  return pictures.map((picture, n) =>
    decode(values.subarray(n * steps * classes, (n + 1) * steps * classes), {
      steps,
      classes,
      share: picture.width / width,
      letters: reader.letters,
    })
  );
}

/** Best path of the CTC output over the allowed letters: repeats are one letter, blanks part them. */
function decode(
  values: Float32Array,
  given: { steps: number; classes: number; share: number; letters: readonly Letter[] },
): Omit<ReadBox, "box" | "picture"> {
  const { steps, classes, share } = given;
  const letters: ReadLetter[] = [];
  const said: number[] = [];
  let last = BLANK;
  let weight = 0;
  let place = 0;
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    let best = BLANK;
    let top = values[row + BLANK];
    let text = "";
    for (const letter of given.letters) {
      const value = values[row + letter.index];
      if (value > top) [top, best, text] = [value, letter.index, letter.text];
    }
    if (best !== BLANK && top < MIN_LETTER) [best, text] = [BLANK, ""];
    const at = (step + 0.5) / steps / share;
    if (best !== BLANK && best !== last) {
      letters.push({ text, at, confidence: top });
      said.push(best);
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
  const likelihood = likelihoodOf(values, { steps, classes }, said);
  return { letters: mendFigures(letters), confidence, likelihood };
}
