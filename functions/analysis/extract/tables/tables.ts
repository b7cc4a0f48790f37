/**
 * Ruled tables: rows are the bands between rulings of equal extent, columns the vertical rulings across a
 * band. Merged cells, title rows, stacked headers and double lines are allowed for. What a table is about is
 * decided elsewhere.
 */
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { overlaps, type PointRect } from "../../../_shared/geometry.ts";
import { holdsCentre, joinWords, median, toUpright, turnOf } from "../layout/layout.ts";
import { withRows } from "./unruled_rows.ts";
import { apartFromTitle, bandOver } from "./head_bands.ts";
import { between, type Ruling, type Rulings } from "./rulings.ts";
import {
  countBandsOver,
  findGutters,
  groupNames,
  isTitleBand,
  isUnruledHead,
  openGutters,
  runsOf,
  type WordBand,
} from "./table_gutters.ts";

/** One cell with the words whose centre lies in it. `column` counts from 0, `span` columns wide. */
export interface TableCell {
  box: PointRect;
  words: Word[];
  text: string;
  column: number;
  span: number;
}

export interface TableRow {
  box: PointRect;
  cells: TableCell[];
}

/** A grid of cells; rows may hold fewer cells than there are columns where cells are merged. */
export interface Table {
  box: PointRect;
  columnCount: number;
  rows: TableRow[];
  /** Positions of the column rulings, left to right. */
  edges: number[];
  /** Its rows follow each other so evenly that it is one whatever its words say. */
  isList?: boolean;
}

const EXTENT_SLACK_PT = 3;
const MIN_BAND_PT = 5;
const MIN_WIDTH_PT = 40;
/** A row is at most so many times as tall as the lines written in it; taller ones are rooms of a plan. */
const MAX_HEIGHT_PER_LINE = 10;

interface Band {
  top: number;
  bottom: number;
  isBordered: boolean;
  words: Word[];
}

/** Every ruled table of the page outside the given regions, top to bottom. */
export function findRuledTables(
  page: PageReading,
  rulings: Rulings,
  excluded: readonly PointRect[],
): Table[] {
  const horizontal = rulings.horizontal.filter((line) =>
    !line.isDashed && line.to - line.from >= MIN_WIDTH_PT &&
    !excluded.some((box) =>
      holdsCentre(box, { x: line.from, y: line.at, width: line.to - line.from, height: 0 })
    )
  );
  const vertical = rulings.vertical.filter((line) => !line.isDashed);
  const found: Table[] = [];
  for (
    const group of groupByExtent(horizontal).map((it) => withEnds(it, { horizontal, vertical }))
  ) {
    for (const bands of splitIntoRuns(page, group, vertical)) {
      const table = buildTable(page, group, bands, { horizontal, vertical });
      if (table) found.push(table);
    }
  }
  found.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  const kept: Table[] = [];
  for (const table of found) {
    if (!kept.some((other) => shareOf(table.box, other.box) > 0.5)) kept.push(table);
  }
  kept.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return joinHeads(kept);
}

/** Joins a head drawn apart from its body: same columns, a small gap, and no data in the head. */
function joinHeads(tables: readonly Table[]): Table[] {
  const left = new Set(tables);
  for (const head of tables) {
    if (head.rows.length > 4) continue;
    const body = tables.find((it) =>
      it !== head && left.has(it) && it.edges.length === head.edges.length &&
      it.edges.every((edge, index) => Math.abs(edge - head.edges[index]) <= EXTENT_SLACK_PT) &&
      it.box.y >= head.box.y + head.box.height - 1 &&
      it.box.y - head.box.y - head.box.height < 3 * it.rows[0].box.height + 6 &&
      it.rows[0].cells.length > 1 && head.columnCount > 2
    );
    if (!body) continue;
    left.delete(head);
    body.rows = [...head.rows, ...body.rows];
    body.box = rectOf(
      Math.min(head.box.x, body.box.x),
      head.box.y,
      Math.max(head.box.x + head.box.width, body.box.x + body.box.width),
      body.box.y + body.box.height,
    );
  }
  return [...left];
}

/** Share of `inner` that lies in `outer`. */
export function shareOf(inner: PointRect, outer: PointRect): number {
  if (!overlaps(inner, outer)) return 0;
  const width = Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const height = Math.min(inner.y + inner.height, outer.y + outer.height) -
    Math.max(inner.y, outer.y);
  return (width * height) / Math.max(1e-9, inner.width * inner.height);
}

interface Extent {
  from: number;
  to: number;
}

interface ExtentGroup extends Extent {
  at: number[];
}

function groupByExtent(lines: readonly Ruling[]): ExtentGroup[] {
  const groups: ExtentGroup[] = [];
  for (const line of lines) {
    const group = groups.find((it) =>
      Math.abs(it.from - line.from) <= EXTENT_SLACK_PT &&
      Math.abs(it.to - line.to) <= EXTENT_SLACK_PT
    );
    if (group) group.at.push(line.at);
    else groups.push({ from: line.from, to: line.to, at: [line.at] });
  }
  return groups.filter((group) => group.at.length >= 3);
}

/** A longer ruling begins and ends a table whose title stands beside it: the sides of the table meet it. */
function withEnds(group: ExtentGroup, { horizontal, vertical }: Rulings): ExtentGroup {
  const at = [...group.at].sort((a, b) => a - b);
  const tallest = TALLEST_END * Math.max(...at.slice(1).map((it, index) => it - at[index]));
  const longer = horizontal.filter((line) =>
    line.from <= group.from + EXTENT_SLACK_PT && line.to >= group.to - EXTENT_SLACK_PT &&
    line.to - line.from > group.to - group.from + 2 * EXTENT_SLACK_PT
  ).map((line) => line.at);
  const joins = (top: number, bottom: number) =>
    bottom - top > MIN_BAND_PT && bottom - top < tallest &&
    hasVertical(vertical, group.from, top, bottom) && hasVertical(vertical, group.to, top, bottom);
  const above = longer.findLast((it) => it < at[0]);
  const below = longer.find((it) => it > at.at(-1)!);
  return {
    ...group,
    at: [
      ...(above !== undefined && joins(above, at[0]) ? [above] : []),
      ...at,
      ...(below !== undefined && joins(at.at(-1)!, below) ? [below] : []),
    ],
  };
}

/** A band at an end of a table is at most so many times as tall as its tallest. */
const TALLEST_END = 3;

/** Runs of bands that belong to one table: bordered alike, not too tall, no empty gap between. */
function splitIntoRuns(
  page: PageReading,
  group: ExtentGroup,
  vertical: readonly Ruling[],
): Band[][] {
  const at = [...group.at].sort((a, b) => a - b);
  const column = page.words.filter((word) => {
    const x = word.box.x + word.box.width / 2;
    return x > group.from && x < group.to;
  });
  const ruled: Band[] = [];
  let top = at[0];
  for (const bottom of at.slice(1)) {
    if (bottom - top < MIN_BAND_PT) {
      // The line under a title that no side of the table crosses is none of its own.
      const isCrossed = hasVertical(vertical, group.from, top, bottom) &&
        hasVertical(vertical, group.to, top, bottom);
      if (ruled.length === 0 || !isCrossed) top = bottom;
      continue;
    }
    const words = column.filter((word) => {
      const y = word.box.y + word.box.height / 2;
      return y > top && y < bottom;
    });
    const isBordered = hasVertical(vertical, group.from, top, bottom) &&
      hasVertical(vertical, group.to, top, bottom);
    ruled.push({ top, bottom, isBordered, words });
    top = bottom;
  }
  ruled.splice(0, 1, ...ruled.slice(0, 1).flatMap(apartFromTitle));
  const over = ruled[0]?.isBordered === false ? bandOver(ruled, column) : null;
  const bands: Band[] = over ? [{ ...over, isBordered: false }] : [];
  let frame: Band[] = [];
  const close = (next: number) => {
    const after = ruled.slice(next).filter((band) => band.words.length > 0).length;
    bands.push(
      ...withRows(frame, (band) => columnEdges(group, band, vertical).slice(1, -1), after),
    );
    frame = [];
  };
  for (const [index, band] of ruled.entries()) {
    if (band.isBordered) frame.push(band);
    else {
      close(index);
      bands.push(band);
    }
  }
  close(ruled.length);
  const typical = median(bands.filter((it) => it.words.length > 0).map((it) => it.bottom - it.top));
  const tallest = Math.max(6 * typical, 40);
  const runs: Band[][] = [];
  let run: Band[] = [];
  const flush = () => {
    if (run.length >= 2) runs.push(run);
    run = [];
  };
  for (const band of bands) {
    const height = band.bottom - band.top;
    const isTooTall = height > tallest || height > 0.2 * page.heightPt ||
      (band.words.length > 0 && height > MAX_HEIGHT_PER_LINE * writtenHeight(band.words));
    const previous = run.at(-1);
    if (isTooTall || (previous && previous.isBordered !== band.isBordered)) flush();
    if (isTooTall || (!band.isBordered && band.words.length === 0)) {
      flush();
      continue;
    }
    run.push(band);
  }
  flush();
  return runs;
}

/** Height of the lines a band holds, one under the other without space between. */
function writtenHeight(words: readonly Word[]): number {
  let height = 0;
  let bottom = -Infinity;
  for (const { box, angle } of [...words].sort((a, b) => a.box.y - b.box.y)) {
    if (turnOf(angle) % 180 !== 0) height = Math.max(height, box.height);
    else if (box.y + box.height / 2 > bottom) {
      height += box.height;
      bottom = box.y + box.height;
    }
  }
  return height;
}

function hasVertical(
  vertical: readonly Ruling[],
  at: number,
  top: number,
  bottom: number,
): boolean {
  return between(vertical, at - EXTENT_SLACK_PT, at + EXTENT_SLACK_PT)
    .some((line) => covers(line, top, bottom));
}

function covers(line: Ruling, from: number, to: number): boolean {
  const shared = Math.min(line.to, to) - Math.max(line.from, from);
  return shared >= 0.8 * (to - from);
}

/** The table of bands under each other; columns by rulings, else by the paper free of words. */
export function buildTable(
  page: PageReading,
  group: Extent,
  bands: readonly WordBand[],
  rulings: Rulings,
): Table | null {
  const filled = bands.filter((band) => band.words.length > 0);
  if (filled.length < 2 || filled.length < 0.3 * bands.length) return null;
  const edgesOf = bands.map((band) => columnEdges(group, band, rulings.vertical));
  const isGrid = edgesOf.filter((edges) => edges.length > 2).length >=
    Math.max(1, 0.5 * filled.length - 0.5);
  const over = countBandsOver(bands);
  if (!isGrid) {
    const gutters = findGutters(group, filled);
    if (gutters.length === 0) return null;
    bands.forEach((band, index) => {
      edgesOf[index] = isTitleBand(band, gutters, index < over) ? [group.from, group.to] : [
        group.from,
        ...gutters,
        group.to,
      ];
    });
  }
  const edges = mergeEdges(edgesOf.flat());
  const firstRuled = edgesOf.findIndex((it) => it.length > 2);
  const isOpen = bands.map((band, index) =>
    !isGrid || (index < firstRuled && isUnruledHead(band, edges))
  );
  bands.forEach((_, index) => {
    if (isGrid && isOpen[index]) edgesOf[index] = edges;
  });
  const rows: TableRow[] = bands.flatMap((band, index) => {
    const ruled = partialRulings(band, group, rulings.horizontal);
    const partial = ruled.length > 0 || !isOpen[index] ? ruled : underGroups(band, edges);
    return partsOf(band, partial).map((part) => {
      // Rulings of a stacked header may reach over one of its lines only.
      const own = partial.length === 0
        ? edgesOf[index]
        : !isOpen[index]
        ? columnEdges(group, part, rulings.vertical).filter((at) => isEdge(edges, at))
        : index > over
        ? edgesOf[index]
        : edgesUnderGroups(band, part, { edges: edgesOf[index], partial });
      return {
        box: rectOf(group.from, part.top, group.to, part.bottom),
        cells: cellsOf(band, part, own, edges, partial),
      };
    });
  });
  const box = rectOf(group.from, bands[0].top, group.to, bands.at(-1)!.bottom);
  const cells = rows.flatMap((row) => row.cells);
  const texts = cells.filter((cell) => /\w/.test(cell.text));
  const isSparse = texts.length < 3 || texts.length < 0.3 * cells.length;
  const isDrawing = box.height > 0.5 * page.heightPt && texts.length < 0.5 * cells.length;
  return isSparse || isDrawing ? null : { box, columnCount: edges.length - 1, rows, edges };
}

const isEdge = (edges: readonly number[], at: number): boolean =>
  edges.some((edge) => Math.abs(edge - at) <= EXTENT_SLACK_PT);

function columnEdges(group: Extent, band: Part, vertical: readonly Ruling[]): number[] {
  const inner = between(vertical, group.from + EXTENT_SLACK_PT, group.to - EXTENT_SLACK_PT)
    .filter((line) => covers(line, band.top, band.bottom)).map((line) => line.at);
  return mergeEdges([group.from, ...inner, group.to]);
}

function mergeEdges(all: readonly number[]): number[] {
  const merged: number[] = [];
  for (const at of [...all].sort((a, b) => a - b)) {
    if (merged.length === 0 || at - merged.at(-1)! > EXTENT_SLACK_PT) merged.push(at);
  }
  return merged;
}

interface Part {
  top: number;
  bottom: number;
}

/** Rulings inside a band that do not run its full width (stacked headers, merged row cells). */
function partialRulings(
  band: WordBand,
  group: Extent,
  horizontal: readonly Ruling[],
): Ruling[] {
  return between(horizontal, band.top + MIN_BAND_PT, band.bottom - MIN_BAND_PT).filter((line) =>
    line.from >= group.from - EXTENT_SLACK_PT && line.to <= group.to + EXTENT_SLACK_PT &&
    line.to - line.from >= 0.1 * (group.to - group.from)
  );
}

/** Where rulings would stand under names of groups that have none. */
function underGroups(band: WordBand, edges: readonly number[]): Ruling[] {
  return groupNames(band).map(({ from, to, bottom }) => ({
    at: bottom,
    from: edges.findLast((edge) => edge <= from) ?? from,
    to: edges.find((edge) => edge >= to) ?? to,
    isDashed: false,
    width: 0,
  }));
}

/** Edges in one part of a head without rulings between columns: those under the name of a group are left out. */
function edgesUnderGroups(
  band: WordBand,
  part: Part,
  { edges, partial }: { edges: readonly number[]; partial: readonly Ruling[] },
): number[] {
  const words = band.words.filter((word) => isWithin(part, word));
  const open = openGutters(words, edges);
  const names = partial.filter((line) => Math.abs(line.at - part.bottom) <= EXTENT_SLACK_PT)
    .flatMap((line) => groupsOn(line, words, edges));
  return open.filter((at) => {
    const index = edges.indexOf(at);
    const [before, after] = [edges[index - 1], edges[index + 1]];
    return before === undefined || after === undefined ||
      !names.some(({ from, to }) => (before + at) / 2 > from && (at + after) / 2 < to);
  });
}

/** A ruling under several names of groups, cut between them: each stands over the middle of its columns. */
function groupsOn(line: Ruling, words: readonly Word[], edges: readonly number[]): Extent[] {
  const names = runsOf({ words }).filter(({ left, right }) =>
    left > line.from - EXTENT_SLACK_PT && right < line.to + EXTENT_SLACK_PT
  );
  const groups: Extent[] = [];
  let from = line.from;
  for (const [at, { left, right }] of names.slice(0, -1).entries()) {
    const end = left + right - from;
    const between = edges.filter((edge) => edge > right - 1 && edge < names[at + 1].left + 1);
    if (between.length === 0) return [line];
    const to = between.reduce((a, b) => Math.abs(b - end) < Math.abs(a - end) ? b : a);
    groups.push({ from, to });
    from = to;
  }
  return [...groups, { from, to: line.to }];
}

const isWithin = ({ top, bottom }: Part, { box }: Word): boolean =>
  box.y + box.height / 2 > top && box.y + box.height / 2 < bottom;

/** The band cut at every partial ruling. */
function partsOf(band: WordBand, partial: readonly Ruling[]): Part[] {
  const at = mergeEdges([band.top, ...partial.map((line) => line.at), band.bottom]);
  return at.slice(1).map((bottom, index) => ({ top: at[index], bottom }));
}

/** Cells of one part; a cell no partial ruling crosses keeps the height of its band. */
function cellsOf(
  band: WordBand,
  part: Part,
  own: number[],
  edges: number[],
  partial: readonly Ruling[],
): TableCell[] {
  const cells: TableCell[] = [];
  for (let index = 0; index + 1 < own.length; index++) {
    const [left, right] = [own[index], own[index + 1]];
    const mid = (left + right) / 2;
    const cuts = partial.filter((line) => mid >= line.from && mid <= line.to).map((it) => it.at);
    const top = Math.max(band.top, ...cuts.filter((at) => at <= part.top + 1));
    const bottom = Math.min(band.bottom, ...cuts.filter((at) => at >= part.bottom - 1));
    const box = rectOf(left, top, right, bottom);
    const words = orderWords(band.words.filter((word) => holdsCentre(box, word.box)));
    const column = edges.findIndex((edge) => Math.abs(edge - left) <= EXTENT_SLACK_PT);
    const end = edges.findIndex((edge) => Math.abs(edge - right) <= EXTENT_SLACK_PT);
    cells.push({ box, words, text: joinWords(words), column, span: Math.max(1, end - column) });
  }
  return cells;
}

/** Words line by line, then left to right, in the frame of their own turn. */
export function orderWords(words: readonly Word[]): Word[] {
  const placed = words.map((word) => {
    const turn = turnOf(word.angle);
    return { word, turn, up: toUpright(word.box, turn) };
  });
  placed.sort((a, b) => a.turn - b.turn || a.up.top - b.up.top);
  const lines: typeof placed[] = [];
  for (const item of placed) {
    const last = lines.at(-1);
    const first = last?.[0];
    const isSame = first && first.turn === item.turn &&
      (item.up.top + item.up.bottom) / 2 <
        first.up.bottom - 0.15 * (first.up.bottom - first.up.top);
    if (isSame) last!.push(item);
    else lines.push([item]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.up.left - b.up.left).map((it) => it.word));
}

function rectOf(left: number, top: number, right: number, bottom: number): PointRect {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
