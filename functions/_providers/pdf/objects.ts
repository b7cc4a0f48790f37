/**
 * Walks the objects of a page through nested form XObjects, leaving out layers that are switched off.
 */
import type { Matrix, PdfPage } from "./document.ts";
import type { Pdfium } from "./engine.ts";

/** Object types of PDFium. @source fpdf_edit.h, FPDF_PAGEOBJ_* */
export const OBJECT = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Forms nested deeper than this are damage or an attack. */
const MAX_DEPTH = 12;
/** Objects beyond which a page is cut off, so that a hostile page ends. */
const MAX_OBJECTS = 3_000_000;

/** What the walk hands over for each object that is not a form. `isHidden` objects belong to layers that are off. */
export interface VisitedObject {
  handle: number;
  type: number;
  /** Object space of the form (page) that holds it → page as seen. */
  toSeen: Matrix;
  isHidden: boolean;
}

/** Product of two maps: first `inner`, then `outer`. */
function multiply(outer: Matrix, inner: Matrix): Matrix {
  // By place: taking a list apart makes objects, for each of up to millions of paths.
  const a = inner[0], b = inner[1], c = inner[2], d = inner[3], e = inner[4], f = inner[5];
  const A = outer[0], B = outer[1], C = outer[2], D = outer[3], E = outer[4], F = outer[5];
  return [
    A * a + C * b,
    B * a + D * b,
    A * c + C * d,
    B * c + D * d,
    A * e + C * f + E,
    B * e + D * f + F,
  ];
}

/** The object's own matrix. */
function objectMatrix(pdfium: Pdfium, handle: number): Matrix {
  const at = pdfium.scratch;
  if (pdfium.call.FPDFPageObj_GetMatrix(handle, at) === 0) return [1, 0, 0, 1, 0, 0];
  const values = pdfium.floats().subarray(at >> 2, (at >> 2) + 6);
  return [values[0], values[1], values[2], values[3], values[4], values[5]];
}

/** Object space → page as seen. Most objects have no matrix of their own. */
export function placedMatrix(pdfium: Pdfium, object: VisitedObject): Matrix {
  const at = pdfium.scratch;
  if (pdfium.call.FPDFPageObj_GetMatrix(object.handle, at) === 0) return object.toSeen;
  const floats = pdfium.floats();
  const i = at >> 2;
  const isPlain = floats[i] === 1 && floats[i + 1] === 0 && floats[i + 2] === 0 &&
    floats[i + 3] === 1 && floats[i + 4] === 0 && floats[i + 5] === 0;
  return isPlain ? object.toSeen : multiply(object.toSeen, [
    floats[i],
    floats[i + 1],
    floats[i + 2],
    floats[i + 3],
    floats[i + 4],
    floats[i + 5],
  ]);
}

/**
 * Visits every object of the page that is not a form, in drawing order.
 *
 * @param hidden top-level objects of layers that are off (see `findHiddenObjects`)
 */
export function walkObjects(
  page: PdfPage,
  hidden: ReadonlySet<number>,
  visit: (object: VisitedObject) => void,
): void {
  const { pdfium, handle: root } = page;
  const { call } = pdfium;
  let visited = 0;

  const enter = (
    count: number,
    take: (index: number) => number,
    toSeen: Matrix,
    depth: number,
    isHidden: boolean,
  ) => {
    for (let i = 0; i < count && visited < MAX_OBJECTS; i++) {
      visited++;
      const handle = take(i);
      const type = call.FPDFPageObj_GetType(handle);
      const isOff = isHidden || (depth === 0 && hidden.has(handle));
      if (type !== OBJECT.form) {
        visit({ handle, type, toSeen, isHidden: isOff });
      } else if (depth < MAX_DEPTH) {
        const inner = multiply(toSeen, objectMatrix(pdfium, handle));
        const innerCount = call.FPDFFormObj_CountObjects(handle);
        enter(innerCount, (n) => call.FPDFFormObj_GetObject(handle, n), inner, depth + 1, isOff);
      }
    }
  };
  const count = call.FPDFPage_CountObjects(root);
  enter(count, (i) => call.FPDFPage_GetObject(root, i), page.toSeen, 0, false);
}
