/**
 * Where the drawings of a sheet stand beside their titles: the column a title heads, and which connected strokes
 * belong to which title. What is not certain belongs to none.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { connectedStrokes, type StrokeGroup } from "../drawing/connected_strokes.ts";
import type { DrawingTitle } from "./drawing_titles.ts";
import { emOf, holdsCentre } from "./layout.ts";

/** Connected strokes smaller than this share of the page in both directions are symbols, not drawings. */
const SYMBOL = 0.03;

/** A place within this share of the page's width of a drawing's strokes is at that drawing. */
const AT_DRAWING = 0.04;
/** The strokes of another drawing must be this many times as far away. */
const CLEARLY = 2;
/** Strokes that begin further than this share of the page's width beside a title may be of anything. */
const BESIDE_TITLE = 0.05;
/** Leaders end within this many heights of their text. */
const LEADER_EM = 1.2;

/**
 * Connected strokes by the title whose drawing they certainly are.
 *
 * @param titles with the side they stand on known
 * @param outside title block and tables
 */
export function strokesOfDrawings(
  page: PageReading,
  titles: readonly DrawingTitle[],
  outside: readonly PointRect[],
): Map<DrawingTitle, StrokeGroup[]> {
  if (titles.length === 0) return new Map();
  const owned: Owned[] = [];
  for (const group of connectedStrokes(page)) {
    const region = group.box;
    if (region.width < SYMBOL * page.widthPt && region.height < SYMBOL * page.heightPt) continue;
    if (outside.some((box) => holdsCentre(box, region))) continue;
    if (titles.some((title) => isUnderlining(region, title))) continue;
    const owner = ownerOf(region, titles, page);
    if (owner) owned.push({ group, owner });
  }
  return groupedByOwner(amongOthers(owned, titles, page));
}

/** Strokes with the title of their drawing. */
interface Owned {
  group: StrokeGroup;
  owner: DrawingTitle;
}

function groupedByOwner(owned: readonly Owned[]): Map<DrawingTitle, StrokeGroup[]> {
  const by = Map.groupBy(owned, ({ owner }) => owner);
  return new Map([...by].map(([title, own]) => [title, own.map(({ group }) => group)]));
}

/**
 * Strokes far beside a title that stand amid the strokes of its drawing are its own too, though another title stands
 * further down their column: a wide plan over a row of small details.
 */
function amongOthers(
  owned: readonly Owned[],
  titles: readonly DrawingTitle[],
  page: PageReading,
): Owned[] {
  const spread = new Map(
    [...groupedByOwner(owned)].map(([title, groups]) => [
      title,
      unionRect(groups.map(({ box }) => box)),
    ]),
  );
  const columns = columnsOf(titles, page);
  return owned.map(({ group, owner }) => {
    const away = awayFrom(owner, group.box);
    const nearer = titles.filter((title) => {
      const { left, right } = columns.get(title)!;
      const middle = group.box.x + group.box.width / 2;
      const gap = awayFrom(title, group.box);
      return title !== owner && middle > left && middle < right && gap >= 0 && gap < away &&
        holdsCentre(spread.get(title) ?? NOWHERE, group.box);
    });
    return { group, owner: nearer.length === 1 ? nearer[0] : owner };
  });
}

const NOWHERE: PointRect = { x: -1, y: -1, width: 0, height: 0 };

/** How far strokes stand from a title, on the side its drawing is on; negative on the other side. */
const awayFrom = ({ line: { box }, isOver }: DrawingTitle, region: PointRect): number =>
  isOver ? region.y - box.y - box.height : box.y - region.y - region.height;

/** From where to where a drawing may reach across the sheet. */
interface Column {
  left: number;
  right: number;
}

/** A sheet asks for each of its places. */
const known = new WeakMap<readonly DrawingTitle[], ReadonlyMap<DrawingTitle, Column>>();

/** From where to where the drawing of each title may reach. */
export function columnsOf(
  titles: readonly DrawingTitle[],
  page: PageReading,
): ReadonlyMap<DrawingTitle, Column> {
  const columns = known.get(titles) ??
    new Map(titles.map((it) => [it, columnOf(it, titles, page)]));
  known.set(titles, columns);
  return columns;
}

function columnOf(
  title: DrawingTitle,
  titles: readonly DrawingTitle[],
  page: PageReading,
): Column {
  const at = title.line.box;
  const next = titles.map((other) => other.line.box).filter((other) =>
    Math.abs(other.y - at.y) < 0.06 * page.heightPt && other.x > at.x
  );
  const right = Math.min(page.widthPt, ...next.map(({ x }) => x)) - 0.03 * page.widthPt;
  return { left: at.x - 0.12 * page.widthPt, right: Math.max(right, at.x + at.width) };
}

/** The drawing whose leader ends at a place, or among or at whose strokes it stands; null where that is in doubt. */
export function drawingOfStrokes<T extends DrawingTitle>(
  titles: readonly T[],
  box: PointRect,
  page: PageReading,
): T | null {
  const withStrokes = titles.filter((title) => title.strokes);
  const led = withStrokes.filter((title) => title.strokes!.some((it) => isLed(box, it)));
  if (led.length === 1) return led[0];
  const [nearest, second] = withStrokes.map((title) => ({
    title,
    gap: Math.min(...title.strokes!.map((it) => gapTo(it.box, box))),
  })).sort((a, b) => a.gap - b.gap);
  if (!nearest || nearest.gap > AT_DRAWING * page.widthPt) return null;
  const isClear = !second || second.gap > CLEARLY * nearest.gap + 2;
  return isClear ? nearest.title : null;
}

/** Does a leader end at the left or right of a text, at the height of its first or last line? */
function isLed({ x, y, width, height }: PointRect, { box, freeEnds }: StrokeGroup): boolean {
  const reach = LEADER_EM * Math.min(height, 12);
  // Most strokes are nowhere near, which their box tells.
  const around = Math.max(1, reach);
  if (
    box.x > x + width + around || box.x + box.width < x - around ||
    box.y > y + height + 2 || box.y + box.height < y - 2
  ) return false;
  return freeEnds.some((end) =>
    end.y > y - 2 && end.y < y + height + 2 &&
    ((end.x <= x + 1 && end.x > x - reach) ||
      (end.x >= x + width - 1 && end.x < x + width + reach))
  );
}

/** From the middle of a box to another box, points; 0 inside. */
function gapTo({ x, y, width, height }: PointRect, box: PointRect): number {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const dx = Math.max(0, x - box.x - box.width, box.x - x - width);
  const dy = Math.max(0, y - middleY, middleY - y - height);
  return middleX >= x && middleX <= x + width ? dy : Math.hypot(dx, dy);
}

/** The rule under a title, the bubble before it and their like. */
function isUnderlining({ x, y, width, height }: PointRect, { line }: DrawingTitle): boolean {
  const em = emOf(line);
  const { box } = line;
  return height < 4 * em && y < box.y + box.height + 2 * em && y + height > box.y - 2 * em &&
    x < box.x + box.width + em && x + width > box.x - 4 * em;
}

/** The title whose drawing these strokes are: the nearest on its side in whose column they stand. */
function ownerOf(
  region: PointRect,
  titles: readonly DrawingTitle[],
  page: PageReading,
): DrawingTitle | null {
  const middle = region.x + region.width / 2;
  const columns = columnsOf(titles, page);
  const inColumn = titles.flatMap((title) => {
    const { left, right } = columns.get(title)!;
    if (middle < left || middle > right) return [];
    const at = title.line.box;
    const reach = BESIDE_TITLE * page.widthPt;
    if (region.x > at.x + at.width + reach || region.x + region.width < at.x - reach) return [];
    const away = awayFrom(title, region);
    return away < -0.01 * page.heightPt ? [] : [{ title, away }];
  }).sort((a, b) => a.away - b.away);
  const [nearest, second] = inColumn;
  if (!nearest) return null;
  const isDoubtful = second && second.away - nearest.away < 0.06 * page.heightPt;
  return isDoubtful ? null : nearest.title;
}
