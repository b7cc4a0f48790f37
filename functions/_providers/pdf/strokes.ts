/**
 * Straight strokes, circular arcs, upright rectangles and pictures of a page, in displayed points.
 *
 * Filled shapes count where they stand for lines: a thin filled rectangle is a ruling, the outline of a
 * larger filled shape is a wall. Lettering drawn as outlines and white covers are left out.
 */
import { createHash, type Hash } from "node:crypto";
import type { PointRect } from "../../_shared/geometry.ts";
import type { PdfPage } from "./document.ts";
import { OBJECT, placedMatrix, type VisitedObject, walkObjects } from "./objects.ts";
import { readPath, SEGMENT } from "./path_points.ts";
import { type Curve, StrokeBuffer } from "./stroke_buffer.ts";

/** What the drawing part of a page holds. */
export interface PageStrokes {
  strokes: StrokeBuffer;
  /** Cubic curves of stroked paths, for arcs. */
  curves: Curve[];
  rects: PointRect[];
  /** Boxes of small shapes that end a line: solid ones, and closed triangles and circles. */
  blobs: PointRect[];
  /** Boxes of small closed shapes with round sides. */
  bubbles: PointRect[];
  ovals: PointRect[];
  images: PointRect[];
  /** SHA-256 over the pictures' data, empty without pictures. */
  pictureHash: string;
  /** Resolution of the largest picture on paper; null without one. */
  pictureDpi: number | null;
  /** Text objects that belong to layers that are off. */
  hiddenRuns: Set<number>;
  /** Paths that look like lettering drawn as outlines. */
  outlineCount: number;
  /** Shapes as small as letters and their pieces: left, top, right, bottom, and edges; a rectangle counts one. */
  marks: number[];
}

/** A filled rectangle thinner than this is a ruling, in points. */
const RULING_PT = 2.2;
/** A filled shape with more edges than this is lettering or a hatch, not a wall. */
const MAX_FILLED_EDGES = 60;
const MIN_FILLED_SIDE_PT = 5;
/** Largest side and most edges of the head of an arrow, and how many of them a page may have. */
const MAX_BLOB_PT = 14, MAX_BLOB_EDGES = 12, MAX_BLOBS = 20_000;
/** Smallest and largest side of a bubble around a mark, and smallest of an oval without room for one, in points. */
const MIN_BUBBLE_PT = 7, MAX_BUBBLE_PT = 90, MIN_OVAL_PT = 1.5;
/** Sizes of letters and their pieces, and how many a page may have before it is taken for a picture. */
const MIN_MARK_PT = 0.8, MAX_MARK_PT = 40, MAX_MARKS = 60_001;
/** Larger pictures are told apart by their length. */
const MAX_HASHED_BYTES = 64 * 2 ** 20;
/** Segments after which the rest of the page is left out (about 400 MB of drawing code). */
const MAX_SEGMENTS = 4_000_000;

/** Curves after which no more are kept for arcs. */
const MAX_CURVES = 500_000;

/** What is found so far. A class, since what V8 learned of objects of one page holds for those of the next only then. */
class Drawing implements PageStrokes {
  strokes = new StrokeBuffer();
  curves: Curve[] = [];
  rects: PointRect[] = [];
  blobs: PointRect[] = [];
  bubbles: PointRect[] = [];
  ovals: PointRect[] = [];
  images: PointRect[] = [];
  pictureHash = "";
  pictureDpi: number | null = null;
  /** Area of the largest picture, square points. */
  largestPt2 = 0;
  hiddenRuns = new Set<number>();
  outlineCount = 0;
  marks: number[] = [];
}

/** Reads strokes and pictures; `hidden` are the top-level objects of layers that are off. */
export function readStrokes(page: PdfPage, hidden: ReadonlySet<number>): PageStrokes {
  const result = new Drawing();
  const pictures = createHash("sha256");
  walkObjects(page, hidden, (object) => {
    if (object.isHidden) {
      if (object.type === OBJECT.text) result.hiddenRuns.add(object.handle);
      return;
    }
    if (object.type === OBJECT.path) addPath(page, object, result);
    if (object.type === OBJECT.image) {
      addImage(page, object, result);
      hashImage(page, object, pictures);
    }
  });
  if (result.images.length > 0) result.pictureHash = pictures.digest("hex");
  return result;
}

/** Adds a picture's stored bytes to the hash; of very large ones only the length. */
function hashImage(page: PdfPage, object: VisitedObject, hash: Hash): void {
  const { call } = page.pdfium;
  const size = call.FPDFImageObj_GetImageDataRaw(object.handle, 0, 0);
  hash.update(`${size} `);
  if (size <= 0 || size > MAX_HASHED_BYTES) return;
  const buffer = call.malloc(size);
  if (buffer === 0) return;
  call.FPDFImageObj_GetImageDataRaw(object.handle, buffer, size);
  hash.update(page.pdfium.bytes().slice(buffer, buffer + size));
  call.free(buffer);
}

function addImage(page: PdfPage, object: VisitedObject, result: Drawing): void {
  const [a, b, c, d, e, f] = placedMatrix(page.pdfium, object);
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const left = Math.max(0, Math.min(...xs));
  const top = Math.max(0, Math.min(...ys));
  const right = Math.min(page.widthPt, Math.max(...xs));
  const bottom = Math.min(page.heightPt, Math.max(...ys));
  if (right > left && bottom > top) {
    const area = (right - left) * (bottom - top);
    if (area > result.largestPt2) {
      result.largestPt2 = area;
      const { call, scratch } = page.pdfium;
      const isKnown =
        call.FPDFImageObj_GetImagePixelSize(object.handle, scratch, scratch + 4) !== 0;
      const pixels = page.pdfium.ints()[scratch >> 2];
      if (isKnown && pixels > 0) result.pictureDpi = pixels / Math.hypot(a, b) * 72;
    }
    result.images.push({ x: left, y: top, width: right - left, height: bottom - top });
  }
}

function addPath(page: PdfPage, object: VisitedObject, result: PageStrokes): void {
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
  const toSeen = placedMatrix(pdfium, object);
  const path = readPoints(page, object.handle, count, toSeen);
  if (path.right < 0 || path.bottom < 0 || path.left > page.widthPt || path.top > page.heightPt) {
    return;
  }
  addBlobs(path, isFilled, result);
  addMarks(path, result);
  if (!isStroked) return addFilled(path, result);
  if (isFilled && isSolid(path) && isOfOneColor(page, object.handle)) {
    return addFilled(path, result);
  }

  call.FPDFPageObj_GetStrokeWidth(object.handle, scratch);
  const scale = Math.sqrt(Math.abs(toSeen[0] * toSeen[3] - toSeen[1] * toSeen[2])) ||
    Math.hypot(toSeen[0], toSeen[1]);
  const width = pdfium.floats()[scratch >> 2] * scale;
  const isDashed = call.FPDFPageObj_GetDashCount(object.handle) > 0;
  for (const subpath of path.subpaths) {
    for (const line of subpath.lines) {
      result.strokes.add(line[0], line[1], line[2], line[3], width, isDashed);
    }
    if (result.curves.length < MAX_CURVES) {
      for (const curve of subpath.curves) result.curves.push(curve);
    }
    const rect = uprightRect(subpath);
    if (rect) result.rects.push(rect);
    const round = roundOf(subpath);
    if (!round) continue;
    const kept = Math.min(round.width, round.height) < MIN_BUBBLE_PT
      ? result.ovals
      : result.bubbles;
    if (kept.length < MAX_BLOBS) kept.push(round);
  }
}

/** Keeps the boxes of what may be letters or pieces of them. */
function addMarks(path: PathShape, { marks }: PageStrokes): void {
  if (marks.length >= 5 * MAX_MARKS) return;
  for (const subpath of path.subpaths) {
    const { lines, curves } = subpath;
    let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
    for (const points of [lines, curves]) {
      for (const each of points) {
        for (let at = 0; at < each.length; at += 2) {
          const x = each[at], y = each[at + 1];
          if (x < left) left = x;
          if (x > right) right = x;
          if (y < top) top = y;
          if (y > bottom) bottom = y;
        }
      }
    }
    const size = Math.max(right - left, bottom - top);
    if (size < MIN_MARK_PT || size > MAX_MARK_PT) continue;
    const edges = uprightRect(subpath) ? 1 : lines.length + 2 * curves.length;
    marks.push(left, top, right, bottom, edges);
  }
}

/** The box of a small closed shape with round sides, such as an ellipse or a box with round ends. */
function roundOf({ lines, curves, isClosed }: Subpath): PointRect | null {
  if (!isClosed || curves.length < 2 || lines.length + curves.length > MAX_BLOB_EDGES) return null;
  const xs = [...lines.map(([x]) => x), ...curves.flatMap((it) => [it[0], it[6]])];
  const ys = [...lines.map(([, y]) => y), ...curves.flatMap((it) => [it[1], it[7]])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const isOfSize = (side: number) => side >= MIN_OVAL_PT && side <= MAX_BUBBLE_PT;
  return isOfSize(width) && isOfSize(height) ? { x, y, width, height } : null;
}

interface Subpath {
  lines: [number, number, number, number][];
  curves: Curve[];
  /** Comes back to where it began. */
  isClosed: boolean;
}

interface PathShape {
  subpaths: Subpath[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Reads a path's points into lines and curves of the page as seen. Called for each of up to millions: nothing is put into arrays on the way. */
function readPoints(
  page: PdfPage,
  handle: number,
  count: number,
  map: readonly number[],
): PathShape {
  const a = map[0], b = map[1], c = map[2], d = map[3], e = map[4], f = map[5];
  const shape: PathShape = {
    subpaths: [],
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  };
  let current: Subpath = { lines: [], curves: [], isClosed: false };
  let x = 0, y = 0, startX = 0, startY = 0;
  /** Control points of the curve under way, and how many there are. */
  let x1 = 0, y1 = 0, x2 = 0, y2 = 0, controls = 0;
  readPath(page.pdfium, handle, count, (px, py, type, isClosing) => {
    const sx = a * px + c * py + e;
    const sy = b * px + d * py + f;
    if (sx < shape.left) shape.left = sx;
    if (sx > shape.right) shape.right = sx;
    if (sy < shape.top) shape.top = sy;
    if (sy > shape.bottom) shape.bottom = sy;
    if (type === SEGMENT.move) {
      current = { lines: [], curves: [], isClosed: false };
      shape.subpaths.push(current);
      x = startX = sx;
      y = startY = sy;
    } else if (type === SEGMENT.line) {
      if (sx !== x || sy !== y) current.lines.push([x, y, sx, sy]);
      x = sx;
      y = sy;
    } else if (type === SEGMENT.bezier) {
      if (controls === 0) {
        x1 = sx;
        y1 = sy;
      } else if (controls === 1) {
        x2 = sx;
        y2 = sy;
      } else {
        current.curves.push([x, y, x1, y1, x2, y2, sx, sy]);
        x = sx;
        y = sy;
      }
      controls = (controls + 1) % 3;
    }
    if (isClosing && (x !== startX || y !== startY)) {
      current.lines.push([x, y, startX, startY]);
      x = startX;
      y = startY;
    }
    current.isClosed = Math.abs(x - startX) + Math.abs(y - startY) < 0.1;
  });
  return shape;
}

/** Keeps shapes of the size of an arrow head or a dot; lettering drawn as outlines has more edges. */
function addBlobs(path: PathShape, isFilled: boolean, result: PageStrokes): void {
  if (path.subpaths.length !== 1 || !path.subpaths[0].isClosed) return;
  const width = path.right - path.left;
  const height = path.bottom - path.top;
  const size = Math.max(width, height);
  if (size > MAX_BLOB_PT || size < 1 || result.blobs.length >= MAX_BLOBS) return;
  const { lines, curves } = path.subpaths[0];
  const edges = lines.length + curves.length;
  const isTriangle = lines.length === 3 && curves.length === 0;
  const isRound = curves.length >= 2 && lines.length <= 1;
  const isHead = isFilled ? edges >= 3 || isRound : isTriangle || isRound;
  if (!isHead || edges > MAX_BLOB_EDGES) return;
  result.blobs.push({ x: path.left, y: path.top, width, height });
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

/** Larger than heads of arrows, with straight edges, and not so many as lettering has. */
function isSolid({ subpaths, left, top, right, bottom }: PathShape): boolean {
  return Math.max(right - left, bottom - top) > MAX_BLOB_PT &&
    subpaths.every(({ curves }) => curves.length === 0) &&
    subpaths.reduce((sum, { lines }) => sum + lines.length, 0) <= MAX_FILLED_EDGES;
}

/** True where the outline of a fill has its color, so that only the fill is seen. */
function isOfOneColor(page: PdfPage, handle: number): boolean {
  const { call, scratch } = page.pdfium;
  const colors = [call.FPDFPageObj_GetStrokeColor, call.FPDFPageObj_GetFillColor].map((get) => {
    if (get(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
    return page.pdfium.ints().slice(scratch >> 2, (scratch >> 2) + 4).join();
  });
  return colors[0] !== null && colors[0] === colors[1];
}

/** True for white covers, which hide what lies under them and draw nothing. */
function isWhite(page: PdfPage, handle: number, isStroked: boolean): boolean {
  const { call, scratch } = page.pdfium;
  const get = isStroked ? call.FPDFPageObj_GetStrokeColor : call.FPDFPageObj_GetFillColor;
  if (get(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return false;
  const ints = page.pdfium.ints();
  const at = scratch >> 2;
  return ints[at + 3] === 0 || (ints[at] >= 250 && ints[at + 1] >= 250 && ints[at + 2] >= 250);
}
