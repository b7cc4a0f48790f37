/**
 * The points of a path. PDFium keeps them in one block (two floats, a type byte and a closing flag each), so
 * one call finds the block and the rest is plain memory. The first few hundred paths of an instance are
 * checked against the calls; where that does not hold, every point is asked for by call.
 */
import type { Pdfium } from "./engine.ts";

/** Segment types. @source fpdf_edit.h, FPDF_SEGMENT_* */
export const SEGMENT = { line: 0, bezier: 1, move: 2 } as const;

/** Bytes of one point in memory. @source core/fxge/cfx_path.h, CFX_Path::Point */
const POINT_BYTES = 12;
const TYPE_AT = 8;
const CLOSES_AT = 9;

/** Takes one point in object space. */
export type VisitPoint = (x: number, y: number, type: number, isClosing: boolean) => void;

/** Paths whose block was checked before the rest is taken on trust. */
const CHECKED_PATHS = 300;
const checked = new WeakMap<Pdfium, number>();

/** Visits the points of a path in order. */
export function readPath(pdfium: Pdfium, handle: number, count: number, visit: VisitPoint): void {
  const first = pdfium.call.FPDFPath_GetPathSegment(handle, 0);
  if (!isBlock(pdfium, handle, count, first)) return readOneByOne(pdfium, handle, count, visit);
  const floats = pdfium.floats();
  const bytes = pdfium.bytes();
  for (let i = 0, at = first; i < count; i++, at += POINT_BYTES) {
    const isClosing = bytes[at + CLOSES_AT] === 1;
    visit(floats[at >> 2], floats[(at >> 2) + 1], bytes[at + TYPE_AT], isClosing);
  }
}

/** True when the points stand in one block; one that does not ends the trust for good. */
function isBlock(pdfium: Pdfium, handle: number, count: number, first: number): boolean {
  const seen = checked.get(pdfium) ?? 0;
  if (seen >= CHECKED_PATHS) return true;
  if (seen < 0) return false;
  const last = first + (count - 1) * POINT_BYTES;
  const isSound = pdfium.call.FPDFPath_GetPathSegment(handle, count - 1) === last &&
    isAsExpected(pdfium, first) && isAsExpected(pdfium, last);
  checked.set(pdfium, isSound ? seen + 1 : -1);
  return isSound;
}

/** True when memory at a segment says what PDFium says about it. */
function isAsExpected(pdfium: Pdfium, segment: number): boolean {
  const { call, scratch } = pdfium;
  call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
  const floats = pdfium.floats();
  const bytes = pdfium.bytes();
  return floats[segment >> 2] === floats[scratch >> 2] &&
    floats[(segment >> 2) + 1] === floats[(scratch >> 2) + 1] &&
    bytes[segment + TYPE_AT] === call.FPDFPathSegment_GetType(segment) &&
    bytes[segment + CLOSES_AT] === call.FPDFPathSegment_GetClose(segment);
}

function readOneByOne(pdfium: Pdfium, handle: number, count: number, visit: VisitPoint): void {
  const { call, scratch } = pdfium;
  for (let i = 0; i < count; i++) {
    const segment = call.FPDFPath_GetPathSegment(handle, i);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const floats = pdfium.floats();
    const isClosing = call.FPDFPathSegment_GetClose(segment) === 1;
    const type = call.FPDFPathSegment_GetType(segment);
    visit(floats[scratch >> 2], floats[(scratch >> 2) + 1], type, isClosing);
  }
}
