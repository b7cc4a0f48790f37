/** Joins recognised words with what the text layer has, and says when little could be read. */
import type { PointRect } from "../../_shared/geometry.ts";
import type { OcrResult, OcrWord } from "../../_providers/ocr/mod.ts";
import { findArcs } from "./arcs.ts";
import type { PackedReading } from "./compose_page.ts";
import { joinLines } from "./lines.ts";
import type { OcrPlan } from "./ocr_plan.ts";
import { indexRulings } from "./rulings.ts";
import { undrawn } from "./undrawn.ts";
import { angleOf, type PlacedWord, replaceWord } from "./words.ts";

/** Fewer strokes than this on a scan: its rulings are in the picture. */
const FEW_STROKES = 60;
/** Capitals lower than this can't be read with any certainty. */
const MIN_LETTERING_PX = 8;
const FEW_WORDS = 5;
const SURE = 0.8;
/** Height of capitals and figures as a share of the font size; with descenders; small letters alone. */
const CAPITALS = 0.72;
const WITH_DESCENDERS = 0.94;
const SMALL_LETTERS = 0.53;

/** What the recogniser was given. */
export interface OcrGiven {
  plan: OcrPlan;
  dpi: number;
  rulings: Float32Array<ArrayBuffer>;
}

/** The page with recognised words added; `problem` says in one sentence what could not be read. */
export function joinOcr(page: PackedReading, read: OcrResult, given: OcrGiven): PackedReading {
  const { plan, dpi, rulings } = given;
  const own = plan.keepsText ? page.words.map((word, i) => replaceWord(word, i)) : [];
  const recognised = [...Map.groupBy(read.words, (word) => word.line).values()]
    .flatMap((line) => placeLine(line, 72 / dpi))
    .filter((word) => !own.some((other) => covers(other.box, word.box)));
  const isRuled = plan.regions !== null ||
    (plan.isScan && page.strokes.length / 5 < FEW_STROKES);
  const strokes = isRuled ? concat(page.strokes, undrawn(rulings, page.strokes)) : page.strokes;
  const { words, lines } = joinLines([...own, ...recognised], indexRulings(strokes));
  const readBy = recognised.length === 0
    ? own.length > 0 ? "text" : "none"
    : own.length > 0
    ? "mixed"
    : "ocr";
  const problem = plan.regions && read.isComplete ? null : problemOf(page, read, words.length, dpi);
  const recognition = { engine: read.engine, isCut: !read.isComplete };
  const arcs = isRuled && plan.isScan ? [...page.arcs, ...findArcs([], rulings)] : page.arcs;
  const unread = unreadOf(read, { dpi, words });
  return { ...page, words, lines, strokes, arcs, readBy, problem, recognition, ...unread };
}

const UNREAD = "This lettering was found but could not be read.";
/** Places named one by one; of the rest only the share is told. */
const MAX_UNREAD = 40;

/** What was found and not read, as places of the page and as a share of its letters. */
function unreadOf(
  { unread }: OcrResult,
  { dpi, words }: { dpi: number; words: readonly { text: string }[] },
): Pick<PackedReading, "unread" | "unreadShare"> {
  const missing = unread.reduce((sum, { letters }) => sum + letters, 0);
  if (missing === 0) return {};
  const read = words.reduce((sum, { text }) => sum + text.length, 0);
  const scale = 72 / dpi;
  return {
    unread: [...unread].sort((a, b) => b.letters - a.letters).slice(0, MAX_UNREAD)
      .map(({ box: { x, y, width, height } }) => ({
        box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
        reason: UNREAD,
      })),
    unreadShare: Math.round(1000 * missing / (missing + read)) / 1000,
  };
}

function concat(a: Float32Array, b: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

function problemOf(
  page: PackedReading,
  read: OcrResult,
  wordCount: number,
  dpi: number,
): string | null {
  if (!read.isComplete) {
    return "Only part of this page’s lettering could be read in the time allowed.";
  }
  const isTiny = read.letteringPx < MIN_LETTERING_PX && read.found > FEW_WORDS;
  if (isTiny && read.confidence < SURE) {
    const shown = Math.round(page.pictureDpi ?? dpi);
    return `This page is an image at about ${shown} dpi; its lettering is too small to read.`;
  }
  if (wordCount >= FEW_WORDS) return null;
  if (read.found > FEW_WORDS) return "The lettering on this page could not be read.";
  return wordCount === 0 ? "No text was found on this page." : null;
}

/** Words of one line share size and baseline, measured over the whole line. */
function placeLine(line: readonly OcrWord[], scale: number): PlacedWord[] {
  const standing = line.filter((word) => /[A-Za-z0-9]/.test(word.text));
  const sizePt = Math.max(2, median((standing.length > 0 ? standing : line).map(emOf)) * scale);
  const radians = line[0].angleDeg * Math.PI / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const below = (word: OcrWord) =>
    (word.y * ux - word.x * uy) * scale -
    (DESCENDING.test(word.text) ? (WITH_DESCENDERS - CAPITALS) * sizePt : 0);
  const baseline = median((standing.length > 0 ? standing : line).map(below));
  return line.map((word) => {
    const along = (word.x * ux + word.y * uy) * scale;
    return {
      text: word.text,
      box: {
        x: round(word.box.x * scale),
        y: round(word.box.y * scale),
        width: round(word.box.width * scale),
        height: round(word.box.height * scale),
      },
      angle: angleOf(ux, uy),
      sizePt: round(sizePt),
      isBold: false,
      confidence: Math.round(word.confidence * 1000) / 1000,
      origin: "ocr",
      x: along * ux - baseline * uy,
      y: along * uy + baseline * ux,
      ux,
      uy,
      length: word.length * scale,
      emPt: sizePt,
      run: -1_000_000 - word.line,
      spacesBefore: word.index === 0 ? 0 : 1,
    };
  });
}

const DESCENDING = /[gjpqy,;Q()[\]{}|/]/;

/** Font size in pixels that ink of this height stands for. */
function emOf(word: OcrWord): number {
  const hasTall = /[A-Z0-9bdfhijklt'"#&%?!$()[\]{}|/]/.test(word.text);
  const share = !hasTall ? SMALL_LETTERS : DESCENDING.test(word.text) ? WITH_DESCENDERS : CAPITALS;
  return word.inkHeight / share;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function covers(a: PointRect, b: PointRect): boolean {
  const x = b.x + b.width / 2;
  const y = b.y + b.height / 2;
  return x >= a.x && x <= a.x + a.width && y >= a.y && y <= a.y + a.height;
}

const round = (value: number): number => Math.round(value * 100) / 100;
