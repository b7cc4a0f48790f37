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
import { hasMarkedLengths, withMarks } from "./marked_lengths.ts";
import { isFigure, isLengths, textOf } from "./mend.ts";
import { type ReadBox, recogniseBoxes } from "./recognise.ts";
import { withoutLines } from "./ruled.ts";
import { confirmLengths } from "./second_reading.ts";

/** Heights of a row's letters, in heights of the page's lettering. */
const MIN_HEIGHT = 0.6, MAX_HEIGHT = 2.4;
/** Most rows that are read, and most of those that only gray pixels show. */
const MAX_ROWS = 240, MAX_GRAY_ROWS = 120;
/** Gray around letters widens them by no more than this at each side. */
const SAME_PX = 3;
/** Gaps within a length, in heights: dimensions that follow each other stand further apart, wide lettering nearly so. */
const GAPS = [1, 1.25];
/** A row without figures needs more certainty than a length does: hatches look like letters. */
const SURE_LENGTH = 0.6, SURE_WORD = 0.88;
const WHOLE = 0.78;
/** Paper added behind a figure that lacks its last mark, in heights of its box. */
const LONGER = 0.6;

/** Rows that were read, the pieces that they replace, and what looks like a figure and stays unread. */
interface PassedOver {
  rows: ReadBox[];
  replaced: Set<ReadBox>;
  broken: TurnedBox[];
  /** The page letters lengths with marks. */
  isMarked: boolean;
}

/**
 * Reads rows of letters that were passed over, or of which only pieces were read.
 *
 * @param given.faint    islands of ink where gray pixels count too: thin gray lettering falls into pieces without them
 * @param given.heightPx height of the page's smaller capitals
 */
export async function readPassedOver(
  image: GreyImage,
  { blobs, faint, read, heightPx }: {
    blobs: readonly Blob[];
    faint: readonly Blob[];
    read: readonly ReadBox[];
    heightPx: number;
  },
  models: OcrModels,
  isInTime: () => boolean,
): Promise<PassedOver> {
  const isCovered = coverIndex(read.filter(isWhole).map(({ box }) => box));
  const [free, freeFaint] = [blobs, faint].map((of) =>
    of.filter((blob) => !isCovered((blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2))
  );
  const [dark, gray] = [free, freeFaint].map((of) => rowsOf(of, heightPx));
  const grayAlone = gray.found.filter((row) => !dark.found.some((other) => isSameRow(row, other)));
  const further = [...dark.further, ...gray.further];
  const found = [...dark.found.slice(0, MAX_ROWS), ...grayAlone.slice(0, MAX_GRAY_ROWS)];
  const level = await recogniseBoxes(image, found.map(boxOfRow), models, isInTime);
  const isMarked = hasMarkedLengths([...read, ...level]);
  const readAsMarked = async (of: GreyImage, boxes: readonly TurnedBox[]) =>
    (await recogniseBoxes(of, boxes, models, isInTime))
      .map((it) => it && isMarked ? withMarks(it) : it);
  const forward = level.map((it) => it && isMarked ? withMarks(it) : it);
  const unsure = found.filter((row, i) => row.isUpright && !isSure(forward[i]));
  const backward = await readAsMarked(image, unsure.map((row) => turned(boxOfRow(row))));
  const cut = [...forward, ...backward].filter((it) => it !== null).filter(mayGoOn);
  const longer = await readAsMarked(image, cut.map(({ box }) => longerBox(box)));
  // A line of the drawing runs through what looks like a figure: it is read once more without lines.
  const crossed = [...forward, ...backward].filter((it) => it !== null).filter(isUnsureFigure);
  const lineless = crossed.length === 0 ? image : withoutLines(image);
  const bare = await readAsMarked(lineless, crossed.map(({ box }) => box));
  // The rest of a length stands beside its inches or its feet, past a line of the drawing or a wide gap.
  const pieces = [...forward, ...backward, ...bare].filter((it) => it !== null).filter(isEnd);
  const wholes = await readAsMarked(
    image,
    pieces.map(({ box, letters }) => widerAt(box, sideOf(textOf(letters)))),
  );
  const joined = wholes.filter((it, i) => isSureLength(it) && goesOn(it, pieces[i]));
  const isPiece = pieceIndex(free);
  const tried = [...forward, ...backward, ...longer, ...bare.filter(isSureLength), ...joined]
    .filter((it) => it !== null);
  // What stands wide may be two things: it counts only as a whole length.
  const places = new Set(further.map((row) => placeOf(boxOfRow(row))));
  const isGood = (it: ReadBox) => places.has(placeOf(it.box)) ? isSureLength(it) : isSure(it);
  const good = tried.filter((it) => isGood(it) && !isPiece(it));
  const confirm = async (rows: readonly ReadBox[]) => {
    const [drawn, cleared] = [false, true].map((isBare) =>
      rows.filter((it) => bare.includes(it) === isBare)
    );
    return [
      ...await confirmLengths(image, drawn, models, isInTime),
      ...await confirmLengths(lineless, cleared, models, isInTime),
    ].filter((it) => it !== null);
  };
  const rows = withoutOverlaps(good);
  const first = await confirm(rows);
  // Where a longer row said nothing for certain, the shorter ones in it may: two lengths, of which one is crossed.
  const isTaken = coverIndex(first.map(({ box }) => box));
  const left = good.filter((it) => !rows.includes(it) && !isTaken(it.box.cx, it.box.cy));
  const confirmed = [...first, ...await confirm(withoutOverlaps(left))];
  const broken = tried.filter((it) => isFigure(textOf(it.letters)) && !confirmed.includes(it));
  const isInRow = coverIndex(confirmed.map(({ box }) => box));
  const replaced = read.filter((it) => !isWhole(it) && isInRow(it.box.cx, it.box.cy));
  return {
    rows: confirmed,
    replaced: new Set(replaced),
    broken: broken.map(({ box }) => box),
    isMarked,
  };
}

/** Rows that may be lettering, those of most letters first, and which of them stand over wide gaps. */
function rowsOf(blobs: readonly Blob[], heightPx: number): { found: Row[]; further: Row[] } {
  const [near, wide] = GAPS.map((gap) =>
    [true, false].flatMap((isUpright) =>
      findRows(blobs, { isUpright, least: 2, gap, withMarks: true })
    )
  );
  const known = new Set(near.map(extentOf));
  const further = wide.filter((row) => !known.has(extentOf(row)));
  const found = [...near, ...further].filter((row) => isLikely(row, heightPx))
    .sort((a, b) => b.count - a.count);
  return { found, further };
}

/** The same letters, with or without the gray around them. */
const isSameRow = (a: Row, b: Row): boolean =>
  a.isUpright === b.isUpright &&
  (["left", "right", "top", "bottom"] as const).every((side) =>
    Math.abs(a[side] - b[side]) <= SAME_PX
  );

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

/** A figure without its last mark, which may be too faint to be an island of ink. */
function mayGoOn(read: ReadBox): boolean {
  const text = textOf(read.letters);
  return /^\d{1,3}['"°:.]?\s?-?\s?\d{1,2}$/.test(text) && /\D/.test(text) && !isSure(read);
}

/** The box with more paper at its end. */
function longerBox(box: TurnedBox): TurnedBox {
  const radians = box.angleDeg * Math.PI / 180;
  const more = LONGER * box.height;
  return {
    ...box,
    cx: box.cx + more / 2 * Math.cos(radians),
    cy: box.cy - more / 2 * Math.sin(radians),
    width: box.width + more,
  };
}

/** Inches without their feet, feet without their inches. */
const INCHES = /^-?\s?\d[\d /]*"$/, FEET = /^\d{1,3}'$/;
/** How far the rest of such a length reaches, in heights of its box. */
const FEET_LONG = 2.2, INCHES_LONG = 2.6;

const isEnd = ({ letters }: ReadBox): boolean =>
  INCHES.test(textOf(letters)) || FEET.test(textOf(letters));

/** Where the rest of a length stands: before inches, behind feet. */
const sideOf = (text: string): 1 | -1 => FEET.test(text) ? 1 : -1;

/** The box with as much more paper at one end as the rest of a length takes. */
function widerAt(box: TurnedBox, side: 1 | -1): TurnedBox {
  const radians = box.angleDeg * Math.PI / 180;
  const more = (side > 0 ? INCHES_LONG : FEET_LONG) * box.height;
  return {
    ...box,
    cx: box.cx + side * more / 2 * Math.cos(radians),
    cy: box.cy - side * more / 2 * Math.sin(radians),
    width: box.width + more,
  };
}

/** Feet and inches that end, or begin, with the piece. */
function goesOn(whole: ReadBox, piece: ReadBox): boolean {
  const [text, part] = [whole, piece].map(({ letters }) => textOf(letters).replace(/[ -]/g, ""));
  return /^\d+'\d.*"$/.test(text) &&
    (FEET.test(part) ? text.startsWith(part) : text.endsWith(part));
}

const turned = (box: TurnedBox): TurnedBox => ({ ...box, angleDeg: box.angleDeg + 180 });

function isSure(read: ReadBox | null): read is ReadBox {
  if (!read) return false;
  const text = textOf(read.letters);
  if (isFigure(text)) return isLengths(text) && read.confidence >= SURE_LENGTH;
  return read.confidence >= SURE_WORD && /[A-Za-z]{3}|\d['"]/.test(text) &&
    !/(.)\1\1/.test(text);
}

const isUnsureFigure = (read: ReadBox): boolean => /\d/.test(textOf(read.letters)) && !isSure(read);

const placeOf = ({ cx, cy, width, height }: TurnedBox): string => [cx, cy, width, height].join();

/** Where a row stands. */
const extentOf = ({ left, right, top, bottom, isUpright }: Row): string =>
  [left, right, top, bottom, isUpright].join();

/** What is read without lines, or over wide gaps, must be a whole length: an erased stroke may have been a figure. */
const isSureLength = (read: ReadBox | null): read is ReadBox =>
  isSure(read) && isLengths(textOf(read.letters)) && read.confidence >= WHOLE;

/** Rows that cross are one lettering read two ways: the longer length stays, else the surer reading. */
function withoutOverlaps(reads: ReadBox[]): ReadBox[] {
  const kept: ReadBox[] = [];
  const worth = ({ letters, confidence }: ReadBox) =>
    isLengths(textOf(letters)) ? letters.length + confidence : confidence;
  for (const read of reads.sort((a, b) => worth(b) - worth(a))) {
    const isInside = coverIndex(kept.map(({ box }) => box));
    if (!isInside(read.box.cx, read.box.cy)) kept.push(read);
  }
  return kept;
}
