/** PDF pages through PDFium: letters, strokes, annotations and pictures of pages, in displayed points. */
export {
  dropPdfium,
  getPdfium,
  isStarved,
  limitMemory,
  memoryBytes,
  type Pdfium,
} from "./engine.ts";
export {
  closeDocument,
  closePage,
  damagedFile,
  lockedFile,
  type Matrix,
  openDocument,
  openPage,
  type PdfDocument,
  type PdfPage,
} from "./document.ts";
export { type Glyph, type GlyphStyle, readGlyphs } from "./glyphs.ts";
export { type PageStrokes, readStrokes } from "./strokes.ts";
export { type Curve, StrokeBuffer, unpackSegments } from "./stroke_buffer.ts";
export {
  type AnnotationText,
  MAX_ANNOTATIONS,
  type PageAnnotations,
  readAnnotations,
} from "./annotations.ts";
export { readAnnotationGlyphs } from "./annotation_glyphs.ts";
export { findHiddenObjects } from "./layers.ts";
export {
  type GreyImage,
  renderGrey,
  renderOpenPage,
  type RenderOptions,
  renderPage,
} from "./raster.ts";
export { wrapImage } from "./wrap_image.ts";
