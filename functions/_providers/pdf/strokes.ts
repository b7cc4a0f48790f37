/**
 * Straight strokes, circular arcs, upright rectangles and pictures of a page, in displayed points.
 *
 * Filled shapes count where they stand for lines: a thin filled rectangle is a ruling, the outline of a
 * larger filled shape is a wall. Lettering drawn as outlines and white covers are left out.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import type { PdfPage } from "./document.ts";
import { multiply, OBJECT, objectMatrix, type VisitedObject, walkObjects } from "./objects.ts";
import { type Curve, StrokeBuffer } from "./stroke_buffer.ts";

/** What the drawing part of a page holds. */
export interface PageStrokes {
  strokes: StrokeBuffer;
  /** Cubic curves of stroked paths, for arcs. */
  curves: Curve[];
  rects: PointRect[];
  images: PointRect[];
  /** Resolution of the largest picture on paper; null without one. */
  pictureDpi: number | null;
  /** Text objects that belong to layers that are off. */
  hiddenRuns: Set<number>;
  /** Paths that look like lettering drawn as outlines. */
  outlineCount: number;
}

const LINE = 0;
const BEZIER = 1;
const MOVE = 2;
/** A filled rectangle thinner than this is a ruling, in points. */
const RULING_PT = 2.2;
/** A filled shape with more edges than this is lettering or a hatch, not a wall. */
const MAX_FILLED_EDGES = 60;
const MIN_FILLED_SIDE_PT = 5;
/** Segments after which the rest of the page is left out (about 400 MB of drawing code). */
const MAX_SEGMENTS = 4_000_000;

/** Reads strokes and pictures; `hidden` are the top-level objects of layers that are off. */
export function readStrokes(page: PdfPage, hidden: ReadonlySet<number>): PageStrokes {
  const result: PageStrokes = {
    strokes: new StrokeBuffer(),
    curves: [],
    rects: [],
    images: [],
    pictureDpi: null,
    hiddenRuns: new Set(),
    outlineCount: 0,
  };
  walkObjects(page, hidden, (object) => {
    if (object.isHidden) {
      if (object.type === OBJECT.text) result.hiddenRuns.add(object.handle);
      return;
    }
    if (object.type === OBJECT.path) readPath(page, object, result);
    if (object.type === OBJECT.image) addImage(page, object, result);
  });
  return result;
}

function addImage(page: PdfPage, object: VisitedObject, result: PageStrokes): void {
  const [a, b, c, d, e, f] = multiply(object.toSeen, objectMatrix(page.pdfium, object.handle));
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const left = Math.max(0, Math.min(...xs));
  const top = Math.max(0, Math.min(...ys));
  const right = Math.min(page.widthPt, Math.max(...xs));
  const bottom = Math.min(page.heightPt, Math.max(...ys));
  if (right > left && bottom > top) {
    const area = (box: PointRect) => box.width * box.height;
    const largest = Math.max(0, ...result.images.map(area));
    if ((right - left) * (bottom - top) > largest) {
      const { call, scratch } = page.pdfium;
      const isKnown =
        call.FPDFImageObj_GetImagePixelSize(object.handle, scratch, scratch + 4) !== 0;
      const pixels = page.pdfium.ints()[scratch >> 2];
      if (isKnown && pixels > 0) result.pictureDpi = pixels / Math.hypot(a, b) * 72;
    }
    result.images.push({ x: left, y: top, width: right - left, height: bottom - top });
  }
}

function readPath(page: PdfPage, object: VisitedObject, result: PageStrokes): void {
  const { pdfium } = page;
  const { call, scratch } = pdfium;
  const count = call.FPDFPath_CountSegments(object.handle);
  if (count < 2 || result.strokes.count > MAX_SEGMENTS) return;
  call.FPDFPath_GetDrawMode(object.handle, scratch, scratch + 4);
  const ints = pdfium.ints();
  const isFilled = ints[scratch >> 2] !== 0;
  const isStroked = ints[(scratch >> 2) + 1] !== 0;
  if (!isFilled && !isStroked) return;
  if (isWhite(page, object.handle, isStroked)) return;
  const toSeen = multiply(object.toSeen, objectMatrix(pdfium, object.handle));
  const path = readPoints(page, object.handle, count, toSeen);
  if (path.right < 0 || path.bottom < 0 || path.left > page.widthPt || path.top > page.heightPt) {
    return;
  }
  if (!isStroked) return addFilled(path, result);

  call.FPDFPageObj_GetStrokeWidth(object.handle, scratch);
  const scale = Math.sqrt(Math.abs(toSeen[0] * toSeen[3] - toSeen[1] * toSeen[2])) ||
    Math.hypot(toSeen[0], toSeen[1]);
  const width = pdfium.floats()[scratch >> 2] * scale;
  const isDashed = call.FPDFPageObj_GetDashCount(object.handle) > 0;
  for (const subpath of path.subpaths) {
    for (const [x1, y1, x2, y2] of subpath.lines) {
      result.strokes.add(x1, y1, x2, y2, width, isDashed);
    }
    result.curves.push(...subpath.curves);
    const rect = uprightRect(subpath);
    if (rect) result.rects.push(rect);
  }
}

interface Subpath {
  lines: [number, number, number, number][];
  curves: Curve[];
}

interface PathShape {
  subpaths: Subpath[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Reads a path's points into lines and curves of the page as seen. */
function readPoints(
  page: PdfPage,
  handle: number,
  count: number,
  map: readonly number[],
): PathShape {
  const { call, scratch } = page.pdfium;
  const [a, b, c, d, e, f] = map;
  const shape: PathShape = {
    subpaths: [],
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  };
  let current: Subpath = { lines: [], curves: [] };
  let x = 0, y = 0, startX = 0, startY = 0;
  const control: number[] = [];
  for (let i = 0; i < count; i++) {
    const segment = call.FPDFPath_GetPathSegment(handle, i);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const floats = page.pdfium.floats();
    const px = floats[scratch >> 2];
    const py = floats[(scratch >> 2) + 1];
    const sx = a * px + c * py + e;
    const sy = b * px + d * py + f;
    if (sx < shape.left) shape.left = sx;
    if (sx > shape.right) shape.right = sx;
    if (sy < shape.top) shape.top = sy;
    if (sy > shape.bottom) shape.bottom = sy;
    const type = call.FPDFPathSegment_GetType(segment);
    if (type === MOVE) {
      current = { lines: [], curves: [] };
      shape.subpaths.push(current);
      [x, y, startX, startY] = [sx, sy, sx, sy];
    } else if (type === LINE) {
      if (sx !== x || sy !== y) current.lines.push([x, y, sx, sy]);
      [x, y] = [sx, sy];
    } else if (type === BEZIER) {
      control.push(sx, sy);
      if (control.length === 6) {
        current.curves.push([x, y, ...control] as unknown as Curve);
        [x, y] = [sx, sy];
        control.length = 0;
      }
    }
    if (call.FPDFPathSegment_GetClose(segment) === 1 && (x !== startX || y !== startY)) {
      current.lines.push([x, y, startX, startY]);
      [x, y] = [startX, startY];
    }
  }
  return shape;
}

function addFilled(path: PathShape, result: PageStrokes): void {
  const width = path.right - path.left;
  const height = path.bottom - path.top;
  const lineCount = path.subpaths.reduce((sum, subpath) => sum + subpath.lines.length, 0);
  const hasCurves = path.subpaths.some((subpath) => subpath.curves.length > 0);
  const isSmall = Math.max(width, height) < MIN_FILLED_SIDE_PT * 6;
  if (
    lineCount + (hasCurves ? 1 : 0) >= 3 && isSmall && !(Math.min(width, height) < RULING_PT / 2)
  ) {
    result.outlineCount++;
  }
  if (hasCurves || lineCount > MAX_FILLED_EDGES) return;
  for (const subpath of path.subpaths) {
    const rect = uprightRect(subpath);
    if (rect && Math.min(rect.width, rect.height) <= RULING_PT) {
      addRuling(rect, result);
    } else if (rect && Math.min(rect.width, rect.height) > MIN_FILLED_SIDE_PT) {
      result.rects.push(rect);
    }
    if (rect && Math.min(rect.width, rect.height) <= RULING_PT) continue;
    if (Math.max(width, height) < MIN_FILLED_SIDE_PT) continue;
    for (const [x1, y1, x2, y2] of subpath.lines) result.strokes.add(x1, y1, x2, y2, 0, false);
  }
}

/** A thin filled rectangle as the line it stands for. */
function addRuling({ x, y, width, height }: PointRect, { strokes }: PageStrokes): void {
  if (width >= height) strokes.add(x, y + height / 2, x + width, y + height / 2, height, false);
  else strokes.add(x + width / 2, y, x + width / 2, y + height, width, false);
}

/** The rectangle of a closed subpath of four upright edges; null for any other shape. */
function uprightRect({ lines, curves }: Subpath): PointRect | null {
  if (lines.length !== 4 || curves.length > 0) return null;
  const [first, , , last] = lines;
  if (Math.hypot(first[0] - last[2], first[1] - last[3]) > 0.1) return null;
  const slack = 0.2;
  for (let i = 0; i < 4; i++) {
    const [x1, y1, x2, y2] = lines[i];
    const isFlat = Math.abs(y2 - y1) <= slack;
    const isUpright = Math.abs(x2 - x1) <= slack;
    if (!isFlat && !isUpright) return null;
  }
  const xs = lines.map((line) => line[0]);
  const ys = lines.map((line) => line[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** True for white covers, which hide what lies under them and draw nothing. */
function isWhite(page: PdfPage, handle: number, isStroked: boolean): boolean {
  const { call, scratch } = page.pdfium;
  const get = isStroked ? call.FPDFPageObj_GetStrokeColor : call.FPDFPageObj_GetFillColor;
  if (get(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return false;
  const [red, green, blue, alpha] = page.pdfium.ints().subarray(scratch >> 2, (scratch >> 2) + 4);
  return alpha === 0 || Math.min(red, green, blue) >= 250;
}
