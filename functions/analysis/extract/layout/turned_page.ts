/**
 * Pages and parts of pages that do not read from left to right: the reading is turned until they do, and the
 * boxes of what was found are turned back. Quarter turns only.
 */
import type { PlanPoint } from "../../../_shared/domain/building.ts";
import type { PageReading, Segment, Word } from "../../../_shared/domain/page_reading.ts";
import type { PercentRect, PointRect } from "../../../_shared/geometry.ts";
import { turnOf } from "./layout.ts";
import type { Ruling, Rulings } from "../tables/rulings.ts";

/** Direction in which lettering reads, degrees counter-clockwise, other than left to right. */
export type Turn = 90 | 180 | 270;

/** A page with fewer words has no main direction. */
const FEW_WORDS = 20;
const MOST = 0.7;

/** The direction in which nearly all of a page's lettering reads; 0 for an ordinary page. */
export function mainTurn(page: PageReading): 0 | Turn {
  const words = page.words.filter((word) => /[A-Z]{2}/i.test(word.text));
  if (words.length < FEW_WORDS) return 0;
  const turns: Turn[] = [90, 180, 270];
  return turns.find((turn) =>
    words.filter((word) => turnOf(word.angle) === turn).length >= MOST * words.length
  ) ?? 0;
}

/** A box of the page, turned with it. Points, or percent with a page of 100 by 100. */
export function turnBox<T extends PointRect>(
  box: T,
  turn: Turn,
  page: { widthPt: number; heightPt: number },
): PointRect {
  const { x, y, width, height } = box;
  if (turn === 90) return { x: page.heightPt - y - height, y: x, width: height, height: width };
  if (turn === 270) return { x: y, y: page.widthPt - x - width, width: height, height: width };
  return { x: page.widthPt - x - width, y: page.heightPt - y - height, width, height };
}

const PERCENT = { widthPt: 100, heightPt: 100 };

/** A box in percent of the turned page as percent of the page as seen. */
export const turnBoxBack = (box: PercentRect, turn: Turn): PercentRect =>
  round(turnBox(box, (360 - turn) % 360 as Turn, PERCENT));

/** Fields that hold a point of the page, several, or several rings of them. */
const POINTS: ReadonlySet<string> = new Set([
  "polygon",
  "stalls",
  "line",
  "hinge",
  "way",
  "point",
]);

type Points = PlanPoint | Points[];

function turnPointsBack(points: Points, turn: Turn): Points {
  if (typeof points[0] !== "number") {
    return (points as Points[]).map((it) => turnPointsBack(it, turn));
  }
  const [x, y] = points as PlanPoint;
  const box = turnBoxBack({ x, y, width: 0, height: 0 }, turn);
  return [box.x, box.y];
}

/** Turns every box and outline below a value back, in place. */
export function turnBoxesBack<T>(value: T, turn: Turn): T {
  const visit = (it: unknown): void => {
    if (Array.isArray(it)) return it.forEach(visit);
    if (it === null || typeof it !== "object") return;
    for (const [key, inner] of Object.entries(it)) {
      if ((key === "box" || key === "titleBlockBox") && inner !== null) {
        (it as Record<string, unknown>)[key] = turnBoxBack(inner as PercentRect, turn);
      } else if (key === "feetPerPercent" && turn !== 180) {
        const { x, y } = inner as { x: number; y: number };
        (it as Record<string, unknown>)[key] = { x: y, y: x };
      } else if (POINTS.has(key) && Array.isArray(inner)) {
        (it as Record<string, unknown>)[key] = turnPointsBack(inner as Points, turn);
      } else visit(inner);
    }
  };
  visit(value);
  return value;
}

/** The reading as it would be with its lettering of that direction reading from left to right. */
export function turnReading(page: PageReading, turn: Turn): PageReading {
  const { reading } = turnWords(page, turn, () => true);
  const point = (x: number, y: number) => turnBox({ x, y, width: 0, height: 0 }, turn, page);
  const stroke = (it: Segment): Segment => {
    const [from, to] = [point(it.x1, it.y1), point(it.x2, it.y2)];
    return { ...it, x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  };
  return {
    ...reading,
    segments: page.segments.map(stroke),
    curved: page.curved?.map(stroke),
    arcs: page.arcs.map((arc) => {
      const { x, y } = point(arc.cx, arc.cy);
      return { ...arc, cx: x, cy: y, startDeg: (arc.startDeg - turn + 360) % 360 };
    }),
    bends: page.bends?.map((it) => {
      const [from, to] = [point(it.x1, it.y1), point(it.x2, it.y2)];
      const leaves = point(it.leaves.x, it.leaves.y);
      const comes = point(it.comes.x, it.comes.y);
      return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, leaves, comes };
    }),
    blobs: page.blobs?.map((box) => turnBox(box, turn, page)),
    bubbles: page.bubbles?.map((box) => turnBox(box, turn, page)),
    ovals: page.ovals?.map((box) => turnBox(box, turn, page)),
    rects: page.rects.map((box) => turnBox(box, turn, page)),
    images: page.images.map((box) => turnBox(box, turn, page)),
    annotations: page.annotations.map((it) => ({ ...it, box: turnBox(it.box, turn, page) })),
    unread: page.unread?.map((it) => ({ ...it, box: turnBox(it.box, turn, page) })),
    unreadShare: page.unreadShare,
    ...(page.lettering && {
      lettering: {
        ...page.lettering,
        words: page.lettering.words.map(({ box }) => ({ box: turnBox(box, turn, page) })),
      },
    }),
  };
}

/**
 * Only the words of some lines, turned, on a page without strokes.
 *
 * @returns the reading, and for every turned word the word it was
 */
export function turnWords(
  page: PageReading,
  turn: Turn,
  isWanted: (word: Word) => boolean,
): { reading: PageReading; origin: Map<Word, Word> } {
  const origin = new Map<Word, Word>();
  const turned = new Map<Word, Word>();
  for (const word of page.words) {
    if (!isWanted(word)) continue;
    const copy = {
      ...word,
      box: turnBox(word.box, turn, page),
      angle: (word.angle - turn + 360) % 360,
    };
    origin.set(copy, word);
    turned.set(word, copy);
  }
  const lines = page.lines.filter((line) => line.words.every((word) => turned.has(word)))
    .map((line) => ({
      ...line,
      box: turnBox(line.box, turn, page),
      angle: (line.angle - turn + 360) % 360,
      words: line.words.map((word) => turned.get(word)!),
    }));
  const isQuarter = turn !== 180;
  const reading: PageReading = {
    ...namesOf(page),
    widthPt: isQuarter ? page.heightPt : page.widthPt,
    heightPt: isQuarter ? page.widthPt : page.heightPt,
    words: [...turned.values()],
    lines,
    segments: [],
    arcs: [],
    rects: [],
    images: [],
    annotations: [],
  };
  return { reading, origin };
}

/** What a reading says besides geometry; its strokes are not unpacked. */
function namesOf(
  { file, page, pageInFile, readBy, problem, contentHash }: PageReading,
): Pick<PageReading, "file" | "page" | "pageInFile" | "readBy" | "problem" | "contentHash"> {
  return { file, page, pageInFile, readBy, problem, contentHash };
}

/** Rulings turned with their page. */
export function turnRulings(rulings: Rulings, turn: Turn, page: PageReading): Rulings {
  const along = (lines: readonly Ruling[], isHorizontal: boolean): Ruling[] =>
    lines.map((line) => {
      const box = isHorizontal
        ? { x: line.from, y: line.at, width: line.to - line.from, height: 0 }
        : { x: line.at, y: line.from, width: 0, height: line.to - line.from };
      const it = turnBox(box, turn, page);
      const isLevel = isHorizontal === (turn === 180);
      return isLevel
        ? { ...line, at: it.y, from: it.x, to: it.x + it.width }
        : { ...line, at: it.x, from: it.y, to: it.y + it.height };
    }).sort((a, b) => a.at - b.at || a.from - b.from);
  const [level, upright] = [along(rulings.horizontal, true), along(rulings.vertical, false)];
  return turn === 180
    ? { horizontal: level, vertical: upright }
    : { horizontal: upright, vertical: level };
}

function round(box: PointRect): PercentRect {
  const to = (value: number) => Math.round(value * 1000) / 1000;
  return { x: to(box.x), y: to(box.y), width: to(box.width), height: to(box.height) };
}
