/**
 * Lettering that the detector passes over, short turned lengths above all: rows of letters that no read box covers
 * are read as they stand, upright ones both ways.
 */
import { coverIndex } from "./cover.ts";
import type { Blob } from "./candidates.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import { boxOfRow, findRows, type Row } from "./letters.ts";
import type { OcrModels } from "./models.ts";
import { type ReadBox, recogniseBoxes } from "./recognise.ts";

/** Heights of a row's letters, in heights of the page's lettering. */
const MIN_HEIGHT = 0.6, MAX_HEIGHT = 2.4;
const MAX_ROWS = 60;
/** A row without figures needs more certainty than a length does: hatches look like letters. */
const SURE_LENGTH = 0.72, SURE_WORD = 0.88;
const WHOLE = 0.78;
const LENGTH = /^\d{1,3}['"]?\s?-?\s?\d{0,2}(?:\s?\d\/\d{1,2})?['"]?$/;

/**
 * Reads rows of letters that were passed over, or of which only pieces were read.
 *
 * @param heightPx height of the page's smaller capitals
 * @returns the rows, and the pieces that they replace
 */
export async function readPassedOver(
  image: GreyImage,
  { blobs, read, heightPx }: { blobs: readonly Blob[]; read: readonly ReadBox[]; heightPx: number },
  models: OcrModels,
  isInTime: () => boolean,
): Promise<{ rows: ReadBox[]; replaced: Set<ReadBox> }> {
  const isCovered = coverIndex(read.filter(isWhole).map(({ box }) => box));
  const free = blobs.filter((blob) =>
    !isCovered((blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2)
  );
  const found = [true, false].flatMap((isUpright) => findRows(free, { isUpright, least: 2 }))
    .filter((row) => isLikely(row, heightPx))
    .sort((a, b) => b.islands - a.islands).slice(0, MAX_ROWS);
  const forward = await recogniseBoxes(image, found.map(boxOfRow), models, isInTime);
  const unsure = found.filter((row, i) => row.isUpright && !isSure(forward[i]));
  const backward = await recogniseBoxes(
    image,
    unsure.map((row) => turned(boxOfRow(row))),
    models,
    isInTime,
  );
  const rows = withoutOverlaps([...forward, ...backward].filter(isSure));
  const isInRow = coverIndex(rows.map(({ box }) => box));
  const replaced = read.filter((it) => !isWhole(it) && isInRow(it.box.cx, it.box.cy));
  return { rows, replaced: new Set(replaced) };
}

/** A reading that is more than a piece: three letters and more, or a length with its marks; two lines as one read ill. */
const isWhole = (read: ReadBox): boolean =>
  read.confidence >= WHOLE &&
  /[A-Za-z0-9]{3}|^\d+['"]\s?-?\s?\d+(\s?\d*\/\d+)?"$/.test(textOf(read));

/** Of the size of the page's lettering, longer than high, and with a mark or a third letter. */
function isLikely({ height, islands, left, right, top, bottom, isUpright }: Row, heightPx: number) {
  const length = isUpright ? bottom - top : right - left;
  return islands >= 3 && height >= MIN_HEIGHT * heightPx && height <= MAX_HEIGHT * heightPx &&
    length >= 1.4 * height;
}

const turned = (box: TurnedBox): TurnedBox => ({ ...box, angleDeg: box.angleDeg + 180 });

const textOf = (read: ReadBox): string => read.letters.map(({ text }) => text).join("").trim();

function isSure(read: ReadBox | null): read is ReadBox {
  if (!read) return false;
  const text = textOf(read);
  if (LENGTH.test(text) && /['"]/.test(text)) return read.confidence >= SURE_LENGTH;
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
