/**
 * The title block: sheet number, title, scale, revision and date, on whatever side of the sheet it stands.
 *
 * The number is the token of the right shape that is large, near an edge and, best, under a SHEET label. The
 * rulings around it give the region; the title stands under its label or is the largest run of title words.
 */
import type { PageReading, TextLine } from "../../_shared/domain/page_reading.ts";
import { centreDistance, type PointRect, unionRect } from "../../_shared/geometry.ts";
import { emOf, heightOf, holdsCentre, type Line, median, sharedLength, toLine } from "./layout.ts";
import type { Rulings } from "./rulings.ts";
import { findTitle } from "./sheet_title.ts";
import { TITLE_WORDS } from "./sheet_words.ts";

/** What the title block says; pieces are the lines that say it. */
export interface TitleBlock {
  box: PointRect;
  number: string | null;
  numberLine: Line | null;
  title: string | null;
  titleLines: Line[];
  revision: string | null;
  date: string | null;
  scaleText: string | null;
  scaleLine: Line | null;
}

const LETTERED = /^[A-Z]{1,4}\s?(?:[-–—.]\s?){0,2}\d{1,4}(?:\s?[.\-–]\s?\d{1,3})?[A-Z]?$/i;
const BARE = /^\d{1,3}(?:\.\d{1,2})?(?:\s*(?:OF|\/)\s*\d{1,3})?$/i;
const LABEL =
  /^(?:(?:SHEET|DRAWING|DWG|DRWG|PLATE)\.?\s*(?:NO|NUMBER|NUM|#|ID)?\.?|SHT\.?(?:\s*NO)?\.?)\s*[:#.]*$/i;
const INLINE =
  /^(?:SHEET|DRAWING|DWG|SHT|PLATE)\.?\s*(?:NO|NUMBER|NUM|#)?\.?\s*[:#]?\s*([A-Z]{1,3}\s?[-–.]?\s?\d{1,4}(?:[.\-]\d{1,3})?[A-Z]?|\d{1,3})(?:\s+OF\s+\d+)?$/i;

/** `1st Floor Plan - (A101)`: a title with its number on one line. */
const AFTER_TITLE =
  /^(.{4,60}?)\s*(?:[-–—:|]\s*)?[([]?\s?([A-Z]{1,3}[-.]?\d{1,3}(?:\.\d{1,2})?)\s?[)\]]?$/i;

/** Finds the title block; null when nothing on the page looks like one. */
export function findTitleBlock(page: PageReading, rulings: Rulings): TitleBlock | null {
  const lines = page.lines.filter((line) => line.words.length > 0 && line.text.trim() !== "")
    .map((line: TextLine) => toLine(line.words));
  const number = findNumber(page, lines);
  const framed = number
    ? regionAround(page, rulings, number.line.box)
    : findStrip(page, rulings, lines);
  if (!framed && !number) return null;
  const region = framed ?? cornerShare(page, number!.line.box);
  const inside = lines.filter((line) => holdsCentre(region, line.box, 1));
  const title = number?.title
    ? { text: number.title, lines: [number.line] }
    : findTitle(inside, { number: number?.line ?? null, rulings, page });
  const scaleLine = findScaleLine(inside);
  if (!number && title.lines.length === 0) return null;
  // Without a frame only its own lines are sure to belong to the title block.
  const own = [...(number ? [number.line] : []), ...title.lines];
  return {
    box: framed ?? unionRect(own.map((line) => line.box)),
    number: number?.text ?? null,
    numberLine: number?.line ?? null,
    title: title.text,
    titleLines: title.lines,
    revision: findRevision(inside),
    date: findDate(inside),
    scaleText: scaleLine?.text ?? null,
    scaleLine: scaleLine?.line ?? null,
  };
}

interface NumberFound {
  text: string;
  line: Line;
  /** Title printed on the same line, before the number. */
  title: string | null;
}

function findNumber(page: PageReading, lines: readonly Line[]): NumberFound | null {
  const typical = median(lines.map(emOf)) || 8;
  const labels = lines.filter((line) => LABEL.test(line.text));
  let best: { found: NumberFound; score: number } | null = null;
  for (const line of lines) {
    const found = asNumber(line);
    if (!found) continue;
    const score = scoreNumber(page, found, { typical, labels, lines });
    if (score >= 3 && (!best || score > best.score)) best = { found, score };
  }
  return best?.found ?? null;
}

function asNumber(line: Line): NumberFound | null {
  const text = line.text.trim().replace(/^[-–—]\s*(?=[A-Z])/i, "");
  const inline = INLINE.exec(text);
  if (inline && /\d/.test(inline[1])) return { text: tidyNumber(inline[1]), line, title: null };
  if (text.length <= 14 && (LETTERED.test(text) || BARE.test(text))) {
    return { text: tidyNumber(text), line, title: null };
  }
  const last = line.words.at(-1)!;
  const ending = last.text.trim().replace(/^[-–—]/, "");
  if (
    line.words.length > 1 && DATE.test(text) && /^[A-Z]{1,3}-?\d{2,3}(\.\d+)?[A-Z]?$/i.test(ending)
  ) {
    return { text: tidyNumber(ending), line: toLine([last]), title: null };
  }
  const after = AFTER_TITLE.exec(text);
  if (after && TITLE_WORDS.test(after[1])) {
    return { text: tidyNumber(after[2]), line, title: after[1].trim() };
  }
  return null;
}

/** Number without the spaces recognisers put in, dashes as hyphens. */
export function tidyNumber(text: string): string {
  return text.trim().toUpperCase().replace(/(\d)\s*(?:OF|\/)\s*\d+$/, "$1").replace(/[–—]/g, "-")
    .replace(/\s*([-.])\s*/g, "$1")
    .replace(/--+/g, "-")
    .replace(/^([A-Z]+)\s+(\d)/, "$1-$2");
}

function scoreNumber(
  page: PageReading,
  found: NumberFound,
  around: { typical: number; labels: readonly Line[]; lines: readonly Line[] },
): number {
  const { line } = found;
  if (isInBubble(page, line.box)) return -1;
  const em = emOf(line);
  const size = Math.max(-1, Math.min(5, 1.6 * Math.log2(em / around.typical)));
  const x = (line.box.x + line.box.width / 2) / page.widthPt;
  const y = (line.box.y + line.box.height / 2) / page.heightPt;
  const atSide = x > 0.78 || x < 0.16;
  const atEnd = y > 0.82 || y < 0.1;
  const corner = x > 0.75 && y > 0.72 ? 2.5 : atSide && atEnd ? 2 : atSide || atEnd ? 0.8 : -2;
  const isLabelled = INLINE.test(line.text) ||
    around.labels.some((label) => isNearLabel(label, line));
  const isBare = BARE.test(line.text.trim());
  const isLargest = around.lines.every((other) => other === line || emOf(other) <= em * 1.02);
  const looksLikeOther = /^(R|EL|FL|PL|T)-?\d+(\.\d+)?$/i.test(line.text.trim()) && !isLabelled &&
    size < 2;
  const isTypical = /^[A-Z]{1,3}-?\d{2,3}|^[A-Z]{1,3}\d?-\d/i.test(found.text);
  return size + corner + (found.title ? 1 : 0) + (isTypical ? 0.8 : 0) + (isLabelled ? 3 : 0) +
    (isLargest ? 1 : 0) -
    (isBare && !isLabelled ? 4 : 0) -
    (looksLikeOther ? 3 : 0);
}

/** Grid lines and section marks carry their names in circles. */
function isInBubble(page: PageReading, box: PointRect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return page.arcs.some((arc) =>
    Math.abs(arc.sweepDeg) > 150 && arc.radius < 4 * box.height &&
    Math.hypot(arc.cx - x, arc.cy - y) < 0.75 * arc.radius
  );
}

function isNearLabel(label: Line, line: Line): boolean {
  const em = emOf(line);
  const dx = sharedLength(
    label.box.x,
    label.box.x + label.box.width,
    line.box.x - 3 * em,
    line.box.x + line.box.width + 3 * em,
  );
  const above = line.box.y - (label.box.y + label.box.height);
  const isAbove = dx > 0 && above > -0.5 * em && above < 3 * em;
  const beside = line.box.x - (label.box.x + label.box.width);
  const shared = sharedLength(
    label.box.y,
    label.box.y + label.box.height,
    line.box.y,
    line.box.y + line.box.height,
  );
  return isAbove || (shared > 0 && beside > -1 && beside < 4 * em);
}

/** The strip, corner box or ruled column the number stands in, by the rulings around it. */
function regionAround(page: PageReading, rulings: Rulings, at: PointRect): PointRect | null {
  return sideStrip(page, rulings, at) ?? cornerBox(page, rulings, at) ??
    ruledColumn(page, rulings, at);
}

/** A strip along one side, cut off by a ruling that runs the whole drawing frame. */
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
  return strips[0]?.box ?? null;
}

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
function cornerShare(page: PageReading, at: PointRect): PointRect {
  const { widthPt: w, heightPt: h } = page;
  const isRight = at.x + at.width / 2 > w / 2;
  const isBottom = at.y + at.height / 2 > h / 2;
  const isAtEnd = at.y > 0.9 * h || at.y < 0.08 * h;
  const width = (isAtEnd ? 0.55 : 0.22) * w;
  const height = (isAtEnd ? 0.1 : 0.3) * h;
  return { x: isRight ? w - width : 0, y: isBottom ? h - height : 0, width, height };
}

/** A title block without a number: a full-height strip at a side that holds typical labels. */
function findStrip(page: PageReading, rulings: Rulings, lines: readonly Line[]): PointRect | null {
  const labels = lines.filter((line) =>
    /^(SHEET|DRAWING)\s*(TITLE|NAME|NO|NUMBER)|^(PROJECT|SCALE|DATE|DRAWN BY|CHECKED)\b/i.test(
      line.text,
    )
  );
  if (labels.length < 2) return null;
  const strip = regionAround(page, rulings, labels.at(-1)!.box);
  if (!strip) return null;
  return labels.filter((line) => holdsCentre(strip, line.box)).length >= 2 ? strip : null;
}

function findScaleLine(lines: readonly Line[]): { text: string; line: Line } | null {
  for (const line of lines) {
    const inline = /\bSCALE\s*[:=]?\s*(\S.*)$/i.exec(line.text);
    if (inline) return { text: inline[1], line };
  }
  const label = lines.find((line) => /^SCALE\s*[:=]?$/i.test(line.text));
  if (!label) return null;
  const near = lines.filter((line) =>
    line !== label && /["=:]|NONE|N\.?T\.?S|NOTED|INDICATED|SHOWN|NO SCALE/i.test(line.text) &&
    centreDistance(line.box, label.box) < 25 * heightOf(label.up)
  ).sort((a, b) => centreDistance(a.box, label.box) - centreDistance(b.box, label.box));
  return near[0] ? { text: near[0].text, line: near[0] } : null;
}

const DATE =
  /\b(\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|(?:\d{1,2}\s+)?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*\.?\s+(?:\d{1,2},?\s+)?\d{4})\b/i;

function findDate(lines: readonly Line[]): string | null {
  const labelled = lines.find((line) =>
    /\b(DATE|ISSUED?)\b/i.test(line.text) && DATE.test(line.text)
  );
  if (labelled) return DATE.exec(labelled.text)![1];
  const label = lines.find((line) => /^(ISSUE\s*)?DATE\s*:?$/i.test(line.text));
  const dated = lines.filter((line) => DATE.test(line.text));
  if (label) {
    dated.sort((a, b) => centreDistance(a.box, label.box) - centreDistance(b.box, label.box));
  }
  return dated[0] ? DATE.exec(dated[0].text)![1] : null;
}

function findRevision(lines: readonly Line[]): string | null {
  for (const line of lines) {
    const match = /\bREV(?:ISION)?\b\.?\s*(?:NO\.?|#|:)?\s*([A-Z]|\d{1,2})(?!\S)/i.exec(line.text);
    if (match) return match[1].toUpperCase();
  }
  const head = lines.find((line) => /^REVISIONS?\b/i.test(line.text));
  if (!head) return null;
  const rows = lines.filter((line) =>
    /^([0-9]{1,2}|[A-Z])$/.test(line.text) && line.box.y > head.box.y &&
    line.box.y - head.box.y < 40 * heightOf(head.up)
  ).sort((a, b) => a.box.y - b.box.y);
  return rows.at(-1)?.text ?? null;
}
