/** Where a title block reaches: the strip, corner or ruled column around the sheet number. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { Rulings } from "../tables/rulings.ts";
import { holdsCentre } from "./layout.ts";

/** The strip, corner box or ruled column the number stands in, by the rulings around it. */
export function regionAround(page: PageReading, rulings: Rulings, at: PointRect): PointRect | null {
  return sideStrip(page, rulings, at) ?? cornerBox(page, rulings, at) ??
    ruledColumn(page, rulings, at);
}

/** A strip along one side, cut off by a ruling that runs the whole drawing frame; columns of notes before it are none of it. */
function sideStrip(page: PageReading, rulings: Rulings, at: PointRect): PointRect | null {
  const { widthPt: w, heightPt: h } = page;
  const x = at.x + at.width / 2;
  const y = at.y + at.height / 2;
  const tallest = Math.max(0.5 * h, ...rulings.vertical.map((line) => line.to - line.from));
  const widest = Math.max(0.5 * w, ...rulings.horizontal.map((line) => line.to - line.from));
  const strips: { box: PointRect; depth: number }[] = [];
  const add = (box: PointRect, depth: number) => {
    if (depth > 0.035 && depth < 0.34) strips.push({ box, depth });
  };
  for (const line of rulings.vertical) {
    if (line.isDashed || line.to - line.from < 0.955 * tallest) continue;
    if (line.at < x) add({ x: line.at, y: 0, width: w - line.at, height: h }, 1 - line.at / w);
    else add({ x: 0, y: 0, width: line.at, height: h }, line.at / w);
  }
  for (const line of rulings.horizontal) {
    if (line.isDashed || line.to - line.from < 0.955 * widest) continue;
    if (line.at < y) add({ x: 0, y: line.at, width: w, height: h - line.at }, 1 - line.at / h);
    else add({ x: 0, y: 0, width: w, height: line.at }, line.at / h);
  }
  strips.sort((a, b) => b.depth - a.depth);
  return strips.map(({ box }) => box)
    .find((box, index) =>
      !strips.slice(index + 1).some((it) => leavesNotesOut(page, it.box, box))
    ) ??
    null;
}

/** `4. Bedroom hall: 2'-10 1/2" CLEAR`. */
const NUMBERED = /^\d{1,2}[.)]\s+\S+\s+\S/;
const OVER_NOTES = /^(?:[A-Z&]+\s+){0,3}NOTES\W*$/i;
const FEWEST_NOTES = 3;

/** Does the smaller strip of one side end before a ruled column of notes that the larger one takes in? */
function leavesNotesOut({ lines }: PageReading, smaller: PointRect, larger: PointRect): boolean {
  if (!holdsRect(larger, smaller)) return false;
  const between = lines.filter(({ box }) => holdsCentre(larger, box) && !holdsCentre(smaller, box));
  const notes = between.filter(({ text }) => NUMBERED.test(text.trim()));
  return notes.length >= FEWEST_NOTES ||
    notes.length > 0 && between.some(({ text }) => OVER_NOTES.test(text.trim()));
}

const holdsRect = (outer: PointRect, inner: PointRect): boolean =>
  outer.x <= inner.x && outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** A box in a corner: bounded by a vertical and a horizontal that meet, else a share of the sheet. */
function cornerBox(page: PageReading, rulings: Rulings, at: PointRect): PointRect | null {
  const { widthPt: w, heightPt: h } = page;
  const isRight = at.x + at.width / 2 > w / 2;
  const isBottom = at.y + at.height / 2 > h / 2;
  let box: PointRect | null = null;
  for (const up of rulings.vertical) {
    const isOutside = isRight
      ? up.at < at.x && up.at > 0.4 * w
      : up.at > at.x + at.width && up.at < 0.6 * w;
    if (!isOutside || up.to - up.from < 0.06 * h || up.from > at.y || up.to < at.y + at.height) {
      continue;
    }
    for (const over of rulings.horizontal) {
      const isEdge = isBottom ? over.at < at.y : over.at > at.y + at.height;
      if (!isEdge || over.to - over.from < 0.1 * w) continue;
      const meets = Math.abs(over.at - (isBottom ? up.from : up.to)) < 4 &&
        over.from <= up.at + 4 && over.to >= up.at - 4;
      if (!meets || Math.abs(over.at - at.y) > 0.4 * h) continue;
      const next = {
        x: isRight ? up.at : 0,
        y: isBottom ? over.at : 0,
        width: isRight ? w - up.at : up.at,
        height: isBottom ? h - over.at : over.at,
      };
      if (!box || next.width * next.height > box.width * box.height) box = next;
    }
  }
  return box;
}

/** A column of rulings of one extent around the number, without an outer frame. */
function ruledColumn(page: PageReading, rulings: Rulings, at: PointRect): PointRect | null {
  const around = rulings.horizontal.filter((line) =>
    line.from <= at.x + 2 && line.to >= at.x + at.width - 2 &&
    line.to - line.from < 0.35 * page.widthPt
  );
  const near = around.filter((line) => Math.abs(line.at - at.y) < 0.12 * page.heightPt)
    .sort((a, b) => Math.abs(a.at - at.y) - Math.abs(b.at - at.y))[0];
  if (!near) return null;
  const column = around.filter((line) =>
    Math.abs(line.from - near.from) < 6 && Math.abs(line.to - near.to) < 6
  );
  if (column.length < 2) return null;
  const isRight = near.from > 0.5 * page.widthPt;
  const left = isRight ? near.from - 4 : 0;
  const right = isRight ? page.widthPt : near.to + 4;
  const top = Math.min(...column.map((line) => line.at)) - 0.12 * page.heightPt;
  return {
    x: left,
    y: Math.max(0, top),
    width: right - left,
    height: page.heightPt - Math.max(0, top),
  };
}

/** Where number and title are looked for when no ruling frames them. */
export function cornerShare(page: PageReading, at: PointRect): PointRect {
  const { widthPt: w, heightPt: h } = page;
  const isRight = at.x + at.width / 2 > w / 2;
  const isBottom = at.y + at.height / 2 > h / 2;
  const isAtEnd = at.y > 0.9 * h || at.y < 0.08 * h;
  const width = (isAtEnd ? 0.55 : 0.22) * w;
  const height = (isAtEnd ? 0.1 : 0.3) * h;
  return { x: isRight ? w - width : 0, y: isBottom ? h - height : 0, width, height };
}
