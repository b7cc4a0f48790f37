/** Turns drawn pages into pictures of themselves, as an office scanner returns them: grey, a little askew, speckled. */
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from "pdf-lib";
import {
  closeDocument,
  closePage,
  getPdfium,
  type GreyImage,
  openDocument,
  openPage,
  renderGrey,
} from "../../../functions/_providers/pdf/mod.ts";

/** How the scanner works. */
export interface ScanOptions {
  dpi: number;
  /** Turn of the paper in degrees, clockwise. Up to half a degree moves no text by more than 0.5 % of the page. */
  angleDeg: number;
  /** The picture is stored in so many tiles along each side; in one piece by default. */
  tiles?: number;
}

/** Replaces the given pages (from 1) of a PDF by pictures without text. */
export async function scanPages(
  bytes: Uint8Array,
  pages: readonly number[],
  options: ScanOptions,
): Promise<Uint8Array> {
  const images = await renderPages(bytes, pages, options);
  const document = await PDFDocument.load(bytes);
  for (const [index, number] of pages.entries()) {
    const drawn = document.getPage(number - 1);
    const isTurned = drawn.getRotation().angle % 180 !== 0;
    const size = drawn.getSize();
    const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
    const image = images[index];
    document.removePage(number - 1);
    const page = document.insertPage(number - 1, [width, height]);
    for (const tile of tilesOf(image, options.tiles ?? 1)) {
      const stream = document.context.flateStream(tile.pixels, {
        Type: "XObject",
        Subtype: "Image",
        Width: tile.width,
        Height: tile.height,
        ColorSpace: "DeviceGray",
        BitsPerComponent: 8,
      });
      const name = page.node.newXObject("Scan", document.context.register(stream));
      const [across, down] = [width / image.width, height / image.height];
      const bottom = height - (tile.top + tile.height) * down;
      page.pushOperators(
        pushGraphicsState(),
        concatTransformationMatrix(
          tile.width * across,
          0,
          0,
          tile.height * down,
          tile.left * across,
          bottom,
        ),
        drawObject(name),
        popGraphicsState(),
      );
    }
  }
  return await document.save();
}

/** The picture in pieces, with where each begins. */
function tilesOf(image: GreyImage, tiles: number): (GreyImage & { left: number; top: number })[] {
  const edge = (length: number, index: number) => Math.round(length * index / tiles);
  return Array.from({ length: tiles * tiles }, (_, index) => {
    const [column, row] = [index % tiles, Math.floor(index / tiles)];
    const [left, right] = [edge(image.width, column), edge(image.width, column + 1)];
    const [top, bottom] = [edge(image.height, row), edge(image.height, row + 1)];
    const pixels = new Uint8Array((right - left) * (bottom - top));
    for (let y = top; y < bottom; y++) {
      const from = y * image.width;
      pixels.set(image.pixels.subarray(from + left, from + right), (y - top) * (right - left));
    }
    return { left, top, width: right - left, height: bottom - top, pixels };
  });
}

async function renderPages(
  bytes: Uint8Array,
  pages: readonly number[],
  { dpi, angleDeg }: ScanOptions,
): Promise<GreyImage[]> {
  const source = openDocument(await getPdfium(), bytes, "scan");
  try {
    return pages.map((number) => {
      const page = openPage(source, number, "scan");
      const image = renderGrey(page, { dpi });
      closePage(page);
      return { ...image, pixels: scanned(image, angleDeg) };
    });
  } finally {
    closeDocument(source);
  }
}

/** Turns the picture about its centre and lays paper grey and specks over it, the same on every run. */
function scanned({ width, height, pixels }: GreyImage, angleDeg: number): Uint8Array<ArrayBuffer> {
  const [sin, cos] = [Math.sin, Math.cos].map((it) => it((angleDeg * Math.PI) / 180));
  const result = new Uint8Array(width * height);
  let seed = 20260612;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const fromX = Math.floor(cos * dx + sin * dy + width / 2);
      const fromY = Math.floor(cos * dy - sin * dx + height / 2);
      const inside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
      const ink = inside ? pixels[fromY * width + fromX] : 255;
      seed = (seed * 1664525 + 1013904223) >>> 0;
      const speck = seed % 6007 === 0 ? -90 : (seed >>> 16) % 9 - 4;
      const grey = Math.max(0, Math.min(255, ink * 0.86 + 30 + speck));
      result[y * width + x] = grey & 0xf8;
    }
  }
  return result;
}
