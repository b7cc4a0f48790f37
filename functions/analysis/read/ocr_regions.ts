/** Parts of a page: pieces of one picture joined, and readings of parts put together as one of the page. */
import type { OcrResult, OcrWord } from "../../_providers/ocr/mod.ts";
import { type PointRect, unionRect } from "../../_shared/geometry.ts";
import type { OcrGiven } from "./ocr_join.ts";
import type { OcrPicture } from "./ocr_picture.ts";

/** Tiles and strips of one picture lie no further apart, in points. */
const TOUCH_PT = 2;

/** Boxes that overlap or touch as one, again and again; a survey in eighty tiles is one picture. */
export function joinRegions(boxes: readonly PointRect[]): PointRect[] {
  const joined: PointRect[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let at = joined.length - 1; at >= 0; at--) {
      if (!touches(whole, joined[at])) continue;
      whole = unionRect([whole, joined[at]]);
      joined.splice(at, 1);
      at = joined.length;
    }
    joined.push(whole);
  }
  return joined;
}

function touches(a: PointRect, b: PointRect): boolean {
  return a.x <= b.x + b.width + TOUCH_PT && b.x <= a.x + a.width + TOUCH_PT &&
    a.y <= b.y + b.height + TOUCH_PT && b.y <= a.y + a.height + TOUCH_PT;
}

/** A part of the page with what was read there. */
export interface ReadRegion {
  region: PointRect;
  picture: Omit<OcrPicture, "pixels">;
  result: OcrResult;
}

/** Readings of parts as one reading of the page, a pixel being a point. */
export function mergeRegions(
  parts: readonly ReadRegion[],
): { result: OcrResult; given: Pick<OcrGiven, "dpi" | "rulings"> } {
  let lines = 0;
  const words = parts.flatMap(({ region, picture: { dpi }, result }) => {
    const placed = result.words.map((word) => placeWord(word, region, { scale: 72 / dpi, lines }));
    lines += 1 + Math.max(-1, ...result.words.map(({ line }) => line));
    return placed;
  });
  const results = parts.map(({ result }) => result);
  const found = results.reduce((sum, it) => sum + it.found, 0);
  const mean = (of: (it: OcrResult) => number) =>
    results.reduce((sum, it) => sum + of(it) * it.found, 0) / Math.max(1, found);
  return {
    result: {
      words,
      found,
      isComplete: results.every((it) => it.isComplete),
      isFinal: results.every((it) => it.isFinal),
      letteringPx: mean((it) => it.letteringPx),
      confidence: mean((it) => it.confidence),
      unread: parts.flatMap(({ region, picture: { dpi }, result }) =>
        result.unread.map(({ box, letters }) => ({
          letters,
          box: placeBox(box, region, 72 / dpi),
        }))
      ),
      engine: results[0]?.engine ?? "native",
    },
    given: { dpi: 72, rulings: placeRulings(parts) },
  };
}

function placeBox(box: PointRect, { x, y }: PointRect, scale: number): PointRect {
  return {
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function placeWord(
  word: OcrWord,
  region: PointRect,
  { scale, lines }: { scale: number; lines: number },
): OcrWord {
  return {
    ...word,
    box: placeBox(word.box, region, scale),
    x: region.x + word.x * scale,
    y: region.y + word.y * scale,
    length: word.length * scale,
    inkHeight: word.inkHeight * scale,
    line: word.line + lines,
  };
}

/** Rulings of the parts, five numbers each, where they stand on the page. */
function placeRulings(parts: readonly ReadRegion[]): Float32Array<ArrayBuffer> {
  const placed = new Float32Array(
    parts.reduce((sum, { picture }) => sum + picture.rulings.length, 0),
  );
  let at = 0;
  for (const { region, picture: { rulings } } of parts) {
    for (let i = 0; i < rulings.length; i += 5) {
      placed[at++] = rulings[i] + region.x;
      placed[at++] = rulings[i + 1] + region.y;
      placed[at++] = rulings[i + 2] + region.x;
      placed[at++] = rulings[i + 3] + region.y;
      placed[at++] = rulings[i + 4];
    }
  }
  return placed;
}
