/**
 * Small closed shapes of a sheet with what is drawn and lettered in and at them: what symbols are recognized by. Alike
 * ones are kept once with all their places, so that a page's facts stay small. Sizes are points on paper: offices
 * draw a symbol equally large on every sheet, at any turn.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { type PercentRect, type PointRect, toPercentRect } from "../../_shared/geometry.ts";
import { type Body, isOnOutline } from "./bodies.ts";
import type { DrawnPage } from "./drawn_page.ts";

/** A stroke around the middle of its shape: x1, y1, x2, y2 in points. */
export type GlyphStroke = [number, number, number, number];

/** A shape and what belongs to it. */
export interface Glyph {
  body: Body["shape"];
  /** Longer side of the closed shape, points. */
  sizePt: number;
  /** What is drawn inside the closed shape or through it. */
  inner: GlyphStroke[];
  /** Short strokes right beside it. */
  outer: GlyphStroke[];
  /** Lettering inside, capital letters without spaces; empty for none. */
  letters: string;
  places: GlyphPlace[];
}

/** One place of a shape. */
export interface GlyphPlace {
  box: PercentRect;
  /** A short word right beside it that says what it is: GFI, SD. */
  tag: string | null;
}

/** More shapes than this are a pattern. */
const MAX_BODIES = 2500;
/** Kinds and strokes of one that are kept. */
const MAX_GLYPHS = 150, MAX_STROKES = 40;
/** Marks of doors, grid lines and notes: no symbol. */
const MARK = /^[A-Z]{0,2}[-.]?\d|^.{7,}$|^[^A-Z]+$/;
/** Words that say what a shape is; beside `WP` and `AFCI`, which say how it is made, another one may stand. */
const TAG = /^(?:GFC?I|WP[/-]?GFC?I|SD|S\/D|SD\/CO|FE|FEC)$/;

/** Shapes of a page, the most frequent first. */
export function findGlyphs(page: DrawnPage): Glyph[] {
  const { bodies } = page;
  if (bodies.length > MAX_BODIES) return [];
  const kinds = new Map<string, Glyph>();
  for (const body of bodies) {
    const glyph = glyphAt(body, page);
    if (glyph === null) continue;
    const key = keyOf(glyph);
    const same = kinds.get(key);
    if (same) same.places.push(...glyph.places);
    else kinds.set(key, glyph);
  }
  return [...kinds.values()].sort((a, b) => b.places.length - a.places.length).slice(0, MAX_GLYPHS);
}

/** The shape around a body, of strokes that may belong to it; null where it is a mark, or a picture of many strokes. */
export function glyphAt(
  body: Body,
  page: DrawnPage,
  mayBelong: (stroke: Segment) => boolean = () => true,
): Glyph | null {
  const { x, y, width, height } = body.box;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const size = Math.max(width, height);
  const near = page.words.filter(({ box }) =>
    Math.abs(box.x + box.width / 2 - cx) < 2.5 * size + box.width / 2 &&
    Math.abs(box.y + box.height / 2 - cy) < 1.6 * size
  );
  const isInside = ({ box }: { box: PointRect }) =>
    Math.abs(box.x + box.width / 2 - cx) < 0.5 * width &&
    Math.abs(box.y + box.height / 2 - cy) < 0.5 * height && box.width < 1.3 * size;
  const letters = near.filter(isInside).map(({ text }) => text).join("").replace(/[\s.]/g, "");
  if (letters !== "" && MARK.test(letters)) return null;
  const inner: GlyphStroke[] = [], outer: GlyphStroke[] = [];
  for (const it of page.strokesNear(cx, cy)) {
    if (!mayBelong(it) || isOnOutline(body, it)) continue;
    const where = placeOf(it, { cx, cy, width, height, size });
    if (where === null) continue;
    const stroke = [it.x1 - cx, it.y1 - cy, it.x2 - cx, it.y2 - cy].map(tenth) as GlyphStroke;
    (where === "inner" ? inner : outer).push(stroke);
  }
  if (inner.length > MAX_STROKES) return null;
  return {
    body: body.shape,
    sizePt: tenth(size),
    inner,
    outer: outer.slice(0, MAX_STROKES),
    letters,
    places: [{
      box: toPercentRect(body.box, page.reading),
      tag: near.find((it) => !isInside(it) && TAG.test(it.text))?.text ?? null,
    }],
  };
}

/** Where a stroke lies: in a body or through it, beside it, or too far off or too long to belong to it. */
function placeOf(
  { x1, y1, x2, y2 }: Segment,
  { cx, cy, width, height, size }: {
    cx: number;
    cy: number;
    width: number;
    height: number;
    size: number;
  },
): "inner" | "outer" | null {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length > 2.2 * size) return null;
  const isIn = (x: number, y: number) =>
    Math.abs(x - cx) < 0.49 * width && Math.abs(y - cy) < 0.49 * height;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (isIn(mx, my)) return "inner";
  return Math.hypot(mx - cx, my - cy) < 1.1 * size && length < 1.5 * size ? "outer" : null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Shapes drawn from one block at one turn have the same key. */
function keyOf({ body, sizePt, inner, outer, letters }: Glyph): string {
  const rough = (strokes: GlyphStroke[]) =>
    strokes.map((it) => it.map((value) => Math.round(value)).join()).sort().join(" ");
  return [body, Math.round(sizePt * 2), letters, rough(inner), rough(outer)].join("|");
}
