/** One labelled page against what `inspect` gives for it. Pure. */
import { normaliseMarks } from "../../functions/_shared/units.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { InspectedPage } from "../../functions/cli/inspect_json.ts";
import {
  scoreDoors,
  scoreJoins,
  scoreMeanings,
  scorePlaced,
  type TrueDoor,
  type TrueMeaning,
} from "./real_building.ts";

/** A page as a person labelled it; see `real/README.md`. Fields left out were not labelled. */
export interface RealLabel {
  file: string;
  page: number;
  vector: boolean;
  number?: string | null;
  title?: string | null;
  kind?: string | null;
  scale?: string | null;
  revision?: string | null;
  date?: string | null;
  scalesOfDrawings?: string[];
  north?: number | null;
  rooms?: { name: string; number: string | null; areaSqFt: number | null }[];
  dimensions?: {
    text: string;
    valueIn: number | null;
    box: PercentRect;
    measures?: TrueMeaning | null;
  }[];
  doors?: TrueDoor[];
  stairs?: { box: PercentRect }[];
  fixtures?: { type: string; box: PercentRect }[];
  dimensionsRegion?: PercentRect;
  tables?: { title: string | null; headers: string[]; rows: string[][]; cut?: boolean }[];
  notes?: string[];
  words?: string[];
}

/** How one subject was read: right of those labelled; wrong of those given, where all were labelled. */
export interface Score {
  right: number;
  total: number;
  given: number;
  missed: string[];
  wrong: string[];
}

/** What is measured, in the order it is printed. */
export const SUBJECTS = [
  "number",
  "title",
  "kind",
  "scale",
  "revision",
  "date",
  "north",
  "dimensions",
  "meanings",
  "doors",
  "joined rooms",
  "stairs",
  "fixtures",
  "rooms",
  "room areas",
  "cells",
  "notes",
  "words",
] as const;

/** Dimensions are the same when they state the same length, and stand within so many percent of the page. */
const SAME_LENGTH_IN = 0.04, SAME_PLACE_PERCENT = 2.5;
/** A north arrow is read to so many degrees. */
const NORTH_DEG = 12;

/** Scores a page; `lines` are the lines of text of its reading. A page that was not read (null) scores nothing. */
export function scorePage(
  label: RealLabel,
  page: InspectedPage | null,
  lines: readonly string[],
): Record<string, Score> {
  const scores: Record<string, Score> = {};
  const one = (subject: string, want: string | null | undefined, got: string | null) => {
    if (want === undefined) return;
    const isRight = plain(want) === plain(got);
    const missed = isRight ? [] : [`${want} (${got})`];
    scores[subject] = { right: isRight ? 1 : 0, total: 1, given: 0, missed, wrong: [] };
  };
  one("number", label.number, page?.number ?? null);
  one("title", label.title, page?.title ?? null);
  one("kind", label.kind, page?.kind ?? null);
  if (label.scale !== undefined) one("scale", scaleOf(label.scale), scaleOf(page?.scale ?? null));
  one("revision", label.revision, page?.revision ?? null);
  one("date", label.date, page?.date ?? null);
  if (label.north !== undefined && label.north !== null) scores.north = north(label.north, page);
  if (label.dimensions) {
    scores.dimensions = dimensions(label, page);
    scores.meanings = scoreMeanings(label, page);
  }
  if (label.doors) {
    scores.doors = scoreDoors(label.doors, page);
    scores["joined rooms"] = scoreJoins(label.doors, page);
  }
  if (label.stairs) scores.stairs = scorePlaced(label.stairs, page?.stairs ?? []);
  if (label.fixtures) scores.fixtures = scorePlaced(label.fixtures, page?.fixtures ?? []);
  if (label.rooms) {
    scores.rooms = rooms(label.rooms, page, false);
    scores["room areas"] = rooms(label.rooms.filter((it) => it.areaSqFt !== null), page, true);
  }
  if (label.tables) scores.cells = cells(label.tables, page);
  if (label.notes) scores.notes = notes(label.notes, page);
  if (label.words) scores.words = counted(label.words, lines);
  return scores;
}

/** Text without what drawings may write either way: capitals, marks, dashes, spaces at marks. */
export const plain = (text: string | null | undefined): string =>
  normaliseMarks(text ?? "").toUpperCase().replace(/\s+/g, " ").replace(/\s*([-'"/=&])\s*/g, "$1")
    .trim();

/** A scale without its label; words that leave it to the drawings are one word. */
function scaleOf(text: string | null): string | null {
  if (text === null) return null;
  const bare = plain(text).replace(/^SCALE\s*[:=]?\s*/, "").replace(/\s+/g, "");
  return /^AS(INDICATED|NOTED|SHOWN)$/.test(bare) ? "AS NOTED" : bare;
}

function north(want: number, page: InspectedPage | null): Score {
  const got = page?.north ?? null;
  const off = got === null ? 180 : Math.abs(((got - want) % 360 + 540) % 360 - 180);
  const isRight = off <= NORTH_DEG;
  return {
    right: isRight ? 1 : 0,
    total: 1,
    given: got === null ? 0 : 1,
    missed: isRight ? [] : [`${want} (${got})`],
    wrong: got !== null && !isRight ? [String(got)] : [],
  };
}

function dimensions(label: RealLabel, page: InspectedPage | null): Score {
  const wanted = label.dimensions!.filter((it) => it.valueIn !== null);
  const region = label.dimensionsRegion;
  const given = (page?.dimensions ?? []).filter((it) => !region || isIn(region, it.box));
  const free = new Set(given);
  const missed: string[] = [];
  for (const want of wanted) {
    const found = [...free].filter((it) =>
      Math.abs(it.valueIn - want.valueIn!) <= SAME_LENGTH_IN
    ).map((it) => ({ it, off: distance(it.box, want.box) }))
      .filter(({ off }) =>
        off <= SAME_PLACE_PERCENT
      ).sort((a, b) => a.off - b.off)[0];
    if (found) free.delete(found.it);
    else missed.push(want.text);
  }
  return {
    right: wanted.length - missed.length,
    total: wanted.length,
    given: given.length,
    missed,
    wrong: [...free].map((it) => it.text),
  };
}

const middle = ({ x, y, width, height }: PercentRect) => [x + width / 2, y + height / 2];

function distance(a: PercentRect, b: PercentRect): number {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return Math.hypot(ax - bx, ay - by);
}

function isIn(region: PercentRect, box: PercentRect): boolean {
  const [x, y] = middle(box);
  return x >= region.x && y >= region.y && x <= region.x + region.width &&
    y <= region.y + region.height;
}

/** Rooms by name, each label of the page once; with areas as printed where `withArea` is set. */
function rooms(
  wanted: NonNullable<RealLabel["rooms"]>,
  page: InspectedPage | null,
  withArea: boolean,
): Score {
  const given = (page?.rooms ?? []).filter((it) => it.name !== null);
  const free = new Set(given);
  const missed: string[] = [];
  for (const want of wanted) {
    const same = [...free].filter((it) => plain(it.name) === plain(want.name)).filter((it) =>
      !withArea || (it.areaSqFt !== null && Math.abs(it.areaSqFt - want.areaSqFt!) < 0.6)
    );
    const found = same.find((it) => plain(it.number) === plain(want.number)) ?? same[0];
    if (found) free.delete(found);
    else missed.push(withArea ? `${want.name} ${want.areaSqFt}` : want.name);
  }
  return {
    right: wanted.length - missed.length,
    total: wanted.length,
    given: withArea ? 0 : given.length,
    missed,
    wrong: withArea ? [] : [...free].map((it) => it.name!),
  };
}

/** Cells with text, in the row of the page's tables that holds most of its row's cells. */
function cells(wanted: NonNullable<RealLabel["tables"]>, page: InspectedPage | null): Score {
  const rows = (page?.tables ?? []).flatMap(({ rows, headers }) => [headers, ...rows])
    .map((row) => row.map(plain));
  const missed: string[] = [];
  let total = 0;
  for (const row of wanted.flatMap(({ headers, rows }) => [headers, ...rows])) {
    const texts = row.map(plain).filter((text) => text !== "");
    total += texts.length;
    const left = rows.map((have) => without(texts, have)).sort((a, b) => a.length - b.length)[0];
    missed.push(...left ?? texts);
  }
  return { right: total - missed.length, total, given: 0, missed, wrong: [] };
}

/** Those of `wanted` that `have` lacks, counting doubles. */
function without(wanted: readonly string[], have: readonly string[]): string[] {
  const free = [...have];
  return wanted.filter((text) => {
    const at = free.indexOf(text);
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

/** Notes that stand whole within one text of the page. */
function notes(wanted: readonly string[], page: InspectedPage | null): Score {
  const texts = (page?.notes ?? []).map(({ text }) => plain(text));
  const missed = wanted.filter((want) => !texts.some((text) => text.includes(plain(want))));
  return {
    right: wanted.length - missed.length,
    total: wanted.length,
    given: 0,
    missed,
    wrong: [],
  };
}

/** Words exactly as printed, counting doubles; a label of several words counts each, a length is one. */
function counted(wanted: readonly string[], lines: readonly string[]): Score {
  const each = wanted.flatMap(wordsOf);
  const missed = without(each, lines.flatMap(wordsOf));
  return { right: each.length - missed.length, total: each.length, given: 0, missed, wrong: [] };
}

const wordsOf = (text: string): string[] =>
  normaliseMarks(text).replace(/(?<=['"])\s*-\s*(?=\d)/g, "-").split(/\s+/)
    .filter((word) => word !== "");
