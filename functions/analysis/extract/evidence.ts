/** Evidence of facts: tight boxes around the very words that say it, in percent of the page as seen. */
import type { Evidence, Fact, Place, ReadBy } from "../../_shared/domain/plan_set.ts";
import type { PageReading, TextLine, Word } from "../../_shared/domain/page_reading.ts";
import { type PointRect, toPercentRect, unionRect } from "../../_shared/geometry.ts";

/** How often a reading is right when its words are; a recognised word brings its own share with it. */
const BASE_CONFIDENCE = { text: 0.97, annotation: 0.93, ocr: 0.97 } as const;

/** Anything with a box and words: a word, a line, a block. */
export interface Piece {
  text: string;
  box: PointRect;
  origin: Word["origin"];
  confidence: number;
}

/** The page as a place: page number from 1 and box in percent. */
export function toPlace(page: PageReading, box: PointRect): Place {
  return { page: page.page, box: toPercentRect(box, page) };
}

/** Evidence made of words or lines in reading order; their texts joined by single spaces. */
export function fromPieces(
  page: PageReading,
  pieces: readonly Piece[],
  options: { text?: string; certainty?: number } = {},
): Evidence {
  const box = unionRect(pieces.map((piece) => piece.box));
  const text = options.text ?? joinText(pieces);
  return {
    ...toPlace(page, box),
    sheet: null,
    sourceText: text,
    readBy: readByOf(pieces),
    confidence: round(confidenceOf(pieces) * (options.certainty ?? 1)),
  };
}

/** A fact with the evidence of a piece of text already turned into evidence. */
export function toFact<T>(value: T, unit: string | null, evidence: Evidence): Fact<T> {
  const { page, box, sheet, sourceText, readBy, confidence } = evidence;
  return { value, unit, page, box, sheet, sourceText, readBy, confidence };
}

/** Only the evidence of something that carries more. */
export function evidenceOf(source: Evidence): Evidence {
  const { page, box, sheet, sourceText, readBy, confidence } = source;
  return { page, box, sheet, sourceText, readBy, confidence };
}

/** Texts of pieces joined by single spaces. */
export function joinText(pieces: readonly { text: string }[]): string {
  return pieces.map((piece) => piece.text.trim()).filter(Boolean).join(" ").replace(/\s+/g, " ");
}

/** Two pieces of evidence of one page as one. */
export function joinEvidence(all: readonly Evidence[]): Evidence {
  const [first] = all;
  return {
    page: first.page,
    box: roundRect(unionRect(all.map((it) => it.box))),
    sheet: first.sheet,
    sourceText: joinText(all.map((it) => ({ text: it.sourceText }))),
    readBy: all.some((it) => it.readBy === "ocr") ? "ocr" : first.readBy,
    confidence: Math.min(...all.map((it) => it.confidence)),
  };
}

/** Words of lines, as one list. */
export const wordsOf = (lines: readonly TextLine[]): Word[] => lines.flatMap((line) => line.words);

function readByOf(pieces: readonly Piece[]): ReadBy {
  return pieces.some((piece) => piece.origin === "ocr") ? "ocr" : "text";
}

/** Share of readings of these words that are right, 0–1. */
export function confidenceOf(pieces: readonly Piece[]): number {
  return Math.min(...pieces.map((piece) => BASE_CONFIDENCE[piece.origin] * piece.confidence));
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const roundRect = (box: PointRect): PointRect => ({
  x: round(box.x),
  y: round(box.y),
  width: round(box.width),
  height: round(box.height),
});
