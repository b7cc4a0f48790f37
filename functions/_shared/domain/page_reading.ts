/**
 * What one page holds before anything is understood: words, rulings, arcs and images, in displayed points
 * (1/72 in, origin top left, y down, rotation applied). Readers produce it, extractors turn it into facts.
 */
import type { PageSize, PointRect } from "../geometry.ts";

/** Reading direction in degrees counter-clockwise on the page as seen: 0 is left to right, 90 reads upwards. */
export type TextAngle = number;

/** One word. `line` joins words of one line, in reading order. */
export interface Word {
  text: string;
  box: PointRect;
  angle: TextAngle;
  /** Height of the lettering in points. */
  sizePt: number;
  isBold: boolean;
  /** 0–1; 1 for a text layer, the recogniser's own figure for OCR. */
  confidence: number;
  /** Where the text came from: drawn text, recognised picture, or the text of an annotation (SHX lettering). */
  origin: "text" | "ocr" | "annotation";
}

/** Words of one line in reading order, split where the gap is wider than a space would be. */
export interface TextLine {
  text: string;
  box: PointRect;
  angle: TextAngle;
  sizePt: number;
  isBold: boolean;
  confidence: number;
  origin: Word["origin"];
  words: Word[];
}

/** A straight stroke. `width` is the pen in points, `isDashed` when the line type is broken. */
export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  isDashed: boolean;
}

/**
 * A circular arc found among the strokes. `startDeg` counts counter-clockwise as seen from three o'clock, the
 * arc runs on counter-clockwise by `sweepDeg`. A door swing is a sweep of about 90°.
 */
export interface Arc {
  cx: number;
  cy: number;
  radius: number;
  startDeg: number;
  sweepDeg: number;
}

/** An open curve that is drawn in one go: its ends, and the points it leaves the first and reaches the second from. */
export interface Bend {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** A point towards which the curve leaves its first end. */
  leaves: { x: number; y: number };
  /** A point from which it comes to its second end. */
  comes: { x: number; y: number };
}

/** An annotation of the PDF itself (a reviewer's markup, a stamp). */
export interface PageAnnotation {
  kind: string;
  box: PointRect;
  author: string | null;
  subject: string | null;
  contents: string | null;
}

/** What the vision model read on a page without text, and what became of it. */
export interface PageLettering {
  /** Pieces of lettering whose text the recognizer bears out, and those that two blind readings say alike. */
  recognized: number;
  readTwice: number;
  /** Pieces that were recognized so without it. */
  unchanged: number;
  /** Pieces that nothing bears out: they are left as they were. */
  refused: number;
  /** Where the words stand that it read, in points. */
  words: { box: PointRect }[];
  /** How the asking went. */
  asked: {
    answered: number;
    sent: number;
    costUsd: number;
    failures: { task: string; why: string }[];
    isCutShort: boolean;
    halt: string | null;
    ceiling: "project" | "month" | null;
  };
}

/** Everything on one page, before understanding. */
export interface PageReading extends PageSize {
  file: string;
  /** From 1 through all files in upload order. */
  page: number;
  /** From 1 within its file. */
  pageInFile: number;
  words: Word[];
  lines: TextLine[];
  segments: Segment[];
  arcs: Arc[];
  /** Curves of any shape, arcs among them; left out where a page is full of them. */
  bends?: Bend[];
  /** Small curves as short strokes; left out where a page is full of them. */
  curved?: Segment[];
  /** Boxes of small solid shapes: heads of arrows, dots. */
  blobs?: PointRect[];
  /** Boxes of small closed shapes with round sides: circles, ellipses, boxes with round ends or corners. */
  bubbles?: PointRect[];
  /** Boxes of such shapes too small for a mark: drains, and bowls on plans at a small scale. */
  ovals?: PointRect[];
  /** Closed rectangles among the strokes: table frames, room number boxes. */
  rects: PointRect[];
  /** Pictures placed on the page. */
  images: PointRect[];
  annotations: PageAnnotation[];
  /** Share of the page's ink that the text layer explains; below it OCR is tried. */
  readBy: "text" | "ocr" | "mixed" | "none";
  /** One sentence when the page (or part of it) could not be read. */
  problem: string | null;
  /**
   * Set where lettering had to be recognised: the runtime that read it (null when none did), and whether the
   * time ran out, so that reading the page again may give more.
   */
  recognition?: { engine: "native" | "wasm" | null; isCut: boolean };
  /** Lettering that was found and not read, and why; left out where none had to be recognised. */
  unread?: { box: PointRect; reason: string }[];
  /** Its share of the page's letters, 0–1. */
  unreadShare?: number;
  /** Set where the vision model was asked to read the lettering. */
  lettering?: PageLettering;
  /** SHA-256 of what the page shows, for caches and duplicates. */
  contentHash: string;
}
