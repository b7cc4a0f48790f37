/** A text that is known to stand in a cut, as words with boxes of their own: parted where the ink has its gaps. */
import { cutOut, type GreyImage, type TurnedBox } from "./image.ts";
import { inkOf, widestGap } from "./line_ink.ts";
import type { OcrWord } from "./mod.ts";

const ROWS = 48;
/** How far from where the letters let it expect it a gap is looked for, in letters. */
const AROUND = 2;

/**
 * Words of a text, level or turned as the cut is.
 *
 * @param given.line number of the line they are
 */
export function claimedWords(
  image: GreyImage,
  { text, cut, line, confidence }: {
    text: string;
    cut: TurnedBox;
    line: number;
    confidence: number;
  },
): OcrWord[] {
  const { columns, top, bottom } = inkOf(cutOut(image, cut, ROWS));
  const first = Math.max(0, columns.indexOf(true));
  const last = Math.max(first + 1, columns.lastIndexOf(true) + 1);
  const words = wordsIn(text);
  const signs = words.join(" ").length;
  const letter = (last - first) / signs;
  let at = 0;
  const cuts = words.slice(0, -1).map((word) => {
    at += word.length + 0.5;
    const expected = first + at * letter;
    at += 0.5;
    return widestGap(columns, expected - AROUND * letter, expected + AROUND * letter).middle;
  });
  const share = columns.length;
  return words.map((word, index) => {
    const [from, to] = [cuts[index - 1] ?? first, cuts[index] ?? last];
    const inked = columns.slice(Math.floor(from), Math.ceil(to));
    const start = from + Math.max(0, inked.indexOf(true));
    const end = inked.includes(true) ? Math.floor(from) + inked.lastIndexOf(true) + 1 : to;
    return placeWord(cut, {
      from: start / share,
      to: end / share,
      top: top / ROWS,
      bottom: bottom / ROWS,
    }, {
      text: word,
      confidence,
      line,
      index,
    });
  });
}

/** A length and its fraction are one word, as those of a text layer are. */
const wordsIn = (text: string): string[] =>
  text.trim().replace(/(?<=\d) (?=\d{1,2}\/\d)/g, "\u0000").split(/\s+/)
    .map((it) => it.replaceAll("\u0000", " "));

/** Where a word stands in the picture; its place in the cut is given in shares of it. */
export function placeWord(
  box: TurnedBox,
  { from, to, top, bottom }: { from: number; to: number; top: number; bottom: number },
  word: Pick<OcrWord, "text" | "confidence" | "line" | "index">,
): OcrWord {
  const radians = box.angleDeg * Math.PI / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const [vx, vy] = [-uy, ux];
  const at = (along: number, across: number) => ({
    x: box.cx + (along - 0.5) * box.width * ux + (across - 0.5) * box.height * vx,
    y: box.cy + (along - 0.5) * box.width * uy + (across - 0.5) * box.height * vy,
  });
  const corners = [at(from, top), at(to, top), at(from, bottom), at(to, bottom)];
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const start = at(from, bottom);
  return {
    text: word.text,
    confidence: word.confidence,
    box: {
      x,
      y,
      width: Math.max(...corners.map((corner) => corner.x)) - x,
      height: Math.max(...corners.map((corner) => corner.y)) - y,
    },
    angleDeg: (box.angleDeg % 360 + 360) % 360,
    x: start.x,
    y: start.y,
    length: (to - from) * box.width,
    inkHeight: (bottom - top) * box.height,
    line: word.line,
    index: word.index,
  };
}
