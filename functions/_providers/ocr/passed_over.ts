/**
 * Lettering that the detector passes over, short turned lengths above all: rows of letters that no read box covers
 * are read as they stand, upright ones both ways.
 */
import { coverIndex } from "./cover.ts";
import type { Blob } from "./candidates.ts";
import { pieceIndex } from "./pieces.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import { boxOfRow, findRows, type Row } from "./letters.ts";
import type { OcrModels } from "./models.ts";
import { isFigure, isLengths, textOf } from "./mend.ts";
import { type ReadBox, recogniseBoxes } from "./recognise.ts";

/** Heights of a row's letters, in heights of the page's lettering. */
const MIN_HEIGHT = 0.6, MAX_HEIGHT = 2.4;
const MAX_ROWS = 240;
/** Gap within a length, in heights: dimensions that follow each other stand further apart. */
const GAP = 1;
/** A row without figures needs more certainty than a length does: hatches look like letters. */
const SURE_LENGTH = 0.72, SURE_WORD = 0.88;
const WHOLE = 0.78;

/**
 * Reads rows of letters that were passed over, or of which only pieces were read.
 *
 * @param heightPx height of the page's smaller capitals
 * @returns the rows, the pieces that they replace, and what looks like a figure and stays unread
 */
export async function readPassedOver(
  image: GreyImage,
  { blobs, read, heightPx }: { blobs: readonly Blob[]; read: readonly ReadBox[]; heightPx: number },
  models: OcrModels,
  isInTime: () => boolean,
): Promise<{ rows: ReadBox[]; replaced: Set<ReadBox>; broken: TurnedBox[] }> {
  const isCovered = coverIndex(read.filter(isWhole).map(({ box }) => box));
  const free = blobs.filter((blob) =>
    !isCovered((blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2)
  );
  const found = [true, false].flatMap((isUpright) =>
    findRows(free, { isUpright, least: 2, gap: GAP })
  ).filter((row) => isLikely(row, heightPx))
    .sort((a, b) => b.count - a.count).slice(0, MAX_ROWS);
  const forward = await recogniseBoxes(image, found.map(boxOfRow), models, isInTime);
  const unsure = found.filter((row, i) => row.isUpright && !isSure(forward[i]));
  const backward = await recogniseBoxes(
    image,
    unsure.map((row) => turned(boxOfRow(row))),
    models,
    isInTime,
  );
  const isPiece = pieceIndex(blobs);
  const tried = [...forward, ...backward].filter((it) => it !== null);
  const rows = withoutOverlaps(tried.filter((it) => isSure(it) && !isPiece(it)));
  const broken = tried.filter((it) => isFigure(textOf(it.letters)) && !rows.includes(it));
  const isInRow = coverIndex(rows.map(({ box }) => box));
  const replaced = read.filter((it) => !isWhole(it) && isInRow(it.box.cx, it.box.cy));
  return { rows, replaced: new Set(replaced), broken: broken.map(({ box }) => box) };
}

/** A reading that is more than a piece: three letters and more, or lengths with their marks; two lines as one read ill. */
function isWhole({ letters, confidence }: ReadBox): boolean {
  const text = textOf(letters);
  if (confidence < WHOLE) return false;
  return isFigure(text) ? isLengths(text) && /\d'.*\d"/.test(text) : /[A-Za-z0-9]{3}/.test(text);
}

/** Of the size of the page's lettering, longer than high, and with a mark or a third letter. */
function isLikely({ height, islands, left, right, top, bottom, isUpright }: Row, heightPx: number) {
  const length = isUpright ? bottom - top : right - left;
  return islands >= 3 && height >= MIN_HEIGHT * heightPx && height <= MAX_HEIGHT * heightPx &&
    length >= 1.4 * height;
}

const turned = (box: TurnedBox): TurnedBox => ({ ...box, angleDeg: box.angleDeg + 180 });

function isSure(read: ReadBox | null): read is ReadBox {
  if (!read) return false;
  const text = textOf(read.letters);
  if (isFigure(text)) return isLengths(text) && read.confidence >= SURE_LENGTH;
  return read.confidence >= SURE_WORD && /[A-Za-z]{3}|\d['"]/.test(text) &&
    !/(.)\1\1/.test(text);
}

/** Rows that cross are one lettering read two ways: the surer reading stays. */
function withoutOverlaps(reads: ReadBox[]): ReadBox[] {
  const kept: ReadBox[] = [];
  for (const read of reads.sort((a, b) => b.confidence - a.confidence)) {
    const isInside = coverIndex(kept.map(({ box }) => box));
    if (!isInside(read.box.cx, read.box.cy)) kept.push(read);
  }
  return kept;
}
