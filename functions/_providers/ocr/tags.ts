/**
 * Single letters and figures that the detector passes over: tags in circles and boxes, numbers of notes.
 * Islands of ink the size of letters that no found line covers are put on a clean sheet and read one by one.
 */
import { type Blob, findBlobs } from "./candidates.ts";
import { coverIndex } from "./cover.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import type { OcrModels } from "./models.ts";
import { type ReadBox, recogniseBoxes } from "./recognise.ts";

/** Heights of a tag's ink in heights of the page's lettering. */
const MIN_HEIGHT = 0.7;
const MAX_HEIGHT = 2.4;
/** Sheet numbers stand larger, alone in a wide field, with two letters and more. */
const MAX_TITLE_HEIGHT = 5;
const MAX_LETTERS = 4;
const MAX_TITLE_LETTERS = 7;
const MAX_TAGS = 220;
/** A tag in a symbol needs less certainty than a loose one. */
const SURE_ENCLOSED = 0.8;
const SURE_LOOSE = 0.92;
/** Outlines lie within this many heights around an enclosed tag. */
const REACH = 3;
const DARK = 150;

interface Group {
  blobs: Blob[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  isEnclosed: boolean;
}

/**
 * Reads tags.
 *
 * @param covered  boxes already read
 * @param heightPx height of the page's capitals
 */
export async function readTags(
  image: GreyImage,
  covered: readonly TurnedBox[],
  heightPx: number,
  models: OcrModels,
  isInTime: () => boolean,
): Promise<ReadBox[]> {
  const groups = findGroups(image, covered, heightPx);
  if (groups.length === 0) return [];
  const { sheet, boxes } = laySheet(image, groups);
  const read = await recogniseBoxes(sheet, boxes, models, isInTime);
  return read.flatMap((tag, i) => {
    if (!tag || !isTag(tag, groups[i])) return [];
    const { left, right, top, bottom } = groups[i];
    const box = {
      ...boxes[i],
      cx: (left + right) / 2,
      cy: (top + bottom) / 2,
    };
    return [{ ...tag, box }];
  });
}

/** Letters that a stray stroke or a circle looks like. */
const AMBIGUOUS = /^[1IlOo0-]$/;

function isTag(tag: ReadBox, group: Group): boolean {
  const text = tag.letters.map((letter) => letter.text).join("").trim();
  if (!/^[A-Za-z0-9][A-Za-z0-9.'"/-]*$/.test(text)) return false;
  if (AMBIGUOUS.test(text) && !group.isEnclosed) return false;
  return tag.confidence >= (group.isEnclosed ? SURE_ENCLOSED : SURE_LOOSE);
}

function findGroups(
  image: GreyImage,
  covered: readonly TurnedBox[],
  heightPx: number,
): Group[] {
  const isCovered = coverIndex(covered);
  const blobs = [...findBlobs(image)];
  const letters = blobs.filter((blob) => {
    const width = blob.right - blob.left;
    const height = blob.bottom - blob.top;
    const density = blob.ink / (width * height);
    return height >= MIN_HEIGHT * heightPx && height <= MAX_TITLE_HEIGHT * heightPx &&
      width <= 1.5 * height && (density >= 0.16 || width > 3) && density <= 0.95 &&
      blob.ink >= heightPx &&
      !isCovered((blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2);
  }).sort((a, b) => a.left - b.left);
  const dashes = blobs.filter((blob) => isDash(blob, heightPx));
  const groups: Group[] = [];
  for (const blob of letters) {
    const height = blob.bottom - blob.top;
    const isLevel = (each: Group) =>
      blob.left >= each.right - 2 && Math.abs(blob.top - each.top) < 0.3 * height &&
      Math.abs(blob.bottom - each.bottom) < 0.3 * height;
    const near = groups.findLast((each) => blob.left - each.right < 1.3 * height && isLevel(each));
    const dash = near && dashBetween(near, blob, dashes);
    const group = dash || (near && blob.left - near.right < 0.55 * height) ? near : undefined;
    if (group) {
      group.blobs.push(...(dash ? [dash, blob] : [blob]));
      group.right = Math.max(group.right, blob.right);
      group.top = Math.min(group.top, blob.top);
      group.bottom = Math.max(group.bottom, blob.bottom);
    } else {
      const { left, right, top, bottom } = blob;
      groups.push({ blobs: [blob], left, right, top, bottom, isEnclosed: false });
    }
  }
  const isLarge = (group: Group) => group.bottom - group.top > MAX_HEIGHT * heightPx;
  const small = groups.filter((group) =>
    isLarge(group)
      ? group.blobs.length >= 2 && group.blobs.length <= MAX_TITLE_LETTERS
      : group.blobs.length <= MAX_LETTERS
  );
  for (const group of small) group.isEnclosed = isEnclosed(image, group);
  const rank = (group: Group) => group.isEnclosed ? 2 : isLarge(group) ? 1 : 0;
  return small.sort((a, b) => rank(b) - rank(a)).slice(0, MAX_TAGS);
}

/** A level stroke as long as a hyphen is, between a fifth of a letter's height and one. */
function isDash(blob: Blob, heightPx: number): boolean {
  const width = blob.right - blob.left;
  const height = blob.bottom - blob.top;
  return width >= 1.6 * height && width >= 0.2 * heightPx && width <= MAX_TITLE_HEIGHT * heightPx &&
    blob.ink >= 0.7 * width * height;
}

/** The hyphen that stands between the end of a group and a letter. */
function dashBetween(group: Group, letter: Blob, dashes: readonly Blob[]): Blob | undefined {
  const height = letter.bottom - letter.top;
  return dashes.find((it) =>
    it.left >= group.right - 1 && it.right <= letter.left + 1 &&
    it.right - it.left < 0.8 * height &&
    it.top > letter.top + 0.3 * height && it.bottom < letter.bottom - 0.15 * height
  );
}

/** True when a stroke lies on all four sides, clear of the letters. */
function isEnclosed({ width, height, pixels }: GreyImage, group: Group): boolean {
  const reach = REACH * (group.bottom - group.top);
  const cx = Math.round((group.left + group.right) / 2);
  const cy = Math.round((group.top + group.bottom) / 2);
  const meets = (x: number, y: number, dx: number, dy: number) => {
    for (let i = 2; i < reach; i++) {
      const [px, py] = [x + dx * i, y + dy * i];
      if (px < 0 || py < 0 || px >= width || py >= height) return false;
      if (pixels[py * width + px] < DARK) return true;
    }
    return false;
  };
  return meets(group.right, cy, 1, 0) && meets(group.left - 1, cy, -1, 0) &&
    meets(cx, group.bottom, 0, 1) && meets(cx, group.top - 1, 0, -1);
}

/** Puts the letters of each group, and nothing around them, on a white sheet. */
function laySheet(
  image: GreyImage,
  groups: readonly Group[],
): { sheet: GreyImage; boxes: TurnedBox[] } {
  const margin = (group: Group) => Math.round((group.bottom - group.top) * 0.45);
  const width = Math.max(...groups.map((g) => g.right - g.left + 2 * margin(g)));
  const height = groups.reduce((sum, g) => sum + g.bottom - g.top + 2 * margin(g), 0);
  const pixels = new Uint8Array(width * height).fill(255);
  const boxes: TurnedBox[] = [];
  let top = 0;
  for (const group of groups) {
    const edge = margin(group);
    const [w, h] = [group.right - group.left, group.bottom - group.top];
    for (const blob of group.blobs) {
      for (let y = blob.top; y < blob.bottom; y++) {
        const from = y * image.width;
        const to = (top + edge + y - group.top) * width + edge - group.left;
        for (let x = blob.left; x < blob.right; x++) pixels[to + x] = image.pixels[from + x];
      }
    }
    const size = { width: w + 2 * edge, height: h + 2 * edge };
    boxes.push({ ...size, cx: size.width / 2, cy: top + size.height / 2, angleDeg: 0 });
    top += size.height;
  }
  return { sheet: { width, height, pixels }, boxes };
}
