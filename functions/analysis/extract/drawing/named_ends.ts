/**
 * What a dimension of a plan or a detail runs between or across by its name: boxes and walls at the ends of its line,
 * and the box of a detail as wide as the line is long. Names stand in things, beside them, or at the other end of a
 * leader. Beside {@link DimensionEnds}, which knows walls, openings and rooms without a name.
 */
import { centre, type PageSize, type PointRect } from "../../../_shared/geometry.ts";
import {
  isName,
  isPlainText,
  isTurnedText,
  LONGEST_NAME,
  textOf,
  type Words,
} from "./drawn_words.ts";
import { holds, holdsCentre } from "../layout/layout.ts";
import { between, type Ruling, type Rulings } from "../tables/rulings.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import type { Point } from "../../building/lines.ts";

/** Sides of things begin and end within so many points of each other and of the end of a line. */
const TOUCH_PT = 2.5;
/** A wall is at most so thick and at least so long, in em of the figure. */
const THICKEST_EM = 4, SHORTEST_EM = 8;
/** Boxes of details are smaller than this share of the page. */
const THING = 0.16;
/** A dimension line runs past a thing at its end by so many em at most. */
const BEYOND_EM = 2.5;
/** No site plan draws a smaller building, points. */
const SMALLEST_BUILDING_PT = 50;
/** A dimension line stands at most so far from the box it measures, in em. */
const AWAY_EM = 8;

/** What stands along a line is its name, and not of what it bounds; so near to it, in em. */
const NAMES_LINE = /\b(?:LINES?|EDGE|CURB|EASEMENT|SETBACK|R\/W|P\.?\s?\/?\s?L)\b/i;
const BESIDE_EM = 1.6;

/** What site plans letter in the outline of a building. */
const OF_BUILDING =
  /^\W*(?:(?:NEW|PROPOSED|EXIST\w*|\(E\)|ONE|TWO|\d)[\s-]+)*(?:STOR(?:Y|EY)\s+)?(?:HOUSE|BUILDING|BLDG|RESIDENCE|DWELLING|DUPLEX|TOWN\s?HOUSE|UNIT\s+\w{1,3}|GARAGE)\b/i;

/** A strip is so many times as long as wide; a slope lettered in it is of something else. */
const STRIP = 2;
const IS_SLOPE = /\d\s*(?::\s*\d|%)/;

/** A dimension line with the size of its figure, points. */
export interface FiguredSpan extends DimensionSpan {
  em: number;
}

/** What names are found among. */
export interface NamedPlaces {
  page: PageSize & { rects: readonly PointRect[] };
  rulings: Pick<Rulings, "horizontal" | "vertical">;
  words: readonly Words[];
  /** Names of spaces: what is drawn as a box may be one. */
  rooms: readonly Words[];
  leaderEndsOf: (words: Words) => readonly Point[];
}

/** Words that speak of something else than what they stand in, told once for all dimensions of a page. */
interface Callout {
  words: Words;
  /** Where their leaders end. */
  tips: readonly Point[];
  isPlain: boolean;
  /** Names the line it stands along, level or upright. */
  namesLine: "level" | "upright" | null;
}

/** Finds names at the dimensions of one page. */
export class NamedEnds {
  #callouts: Callout[] | null = null;

  constructor(readonly places: NamedPlaces) {}

  /** The name of the box whose near side stands at an end of the line; null without one, or without a name. */
  thingAt(side: "from" | "to", span: FiguredSpan): Words | null {
    const { page, rulings } = this.places;
    const { em, isLevel: along } = span;
    const end = span[side];
    const sides = along ? rulings.vertical : rulings.horizontal;
    const largest = THING * (along ? page.widthPt : page.heightPt);
    const boxes = between(sides, end - TOUCH_PT, end + TOUCH_PT).filter(({ from, to }) =>
      to - from > em && to - from < THING * page.heightPt &&
      Math.max(0, from - span.at, span.at - to) < BEYOND_EM * em
    ).flatMap((near) => {
      const outwards = (at: number) => side === "from" ? near.at - at : at - near.at;
      const beyond = side === "from"
        ? between(sides, near.at - largest, near.at)
        : between(sides, near.at, near.at + largest);
      const [far] = beyond.filter(({ at, from, to }) =>
        outwards(at) > em && from < near.from + TOUCH_PT && to > near.to - TOUCH_PT
      ).sort((a, b) => outwards(a.at) - outwards(b.at));
      if (!far) return [];
      const isOwn = Math.abs(far.from - near.from) < TOUCH_PT &&
        Math.abs(far.to - near.to) < TOUCH_PT;
      return isOwn || isClosed(near, far, along ? rulings.horizontal : rulings.vertical)
        ? [boxBetween(near, far, along)]
        : [];
    });
    const names = boxes.slice(0, 1).flatMap((box) => this.namesOf(box, em)).filter(isName);
    return names.length === 1 ? names[0] : null;
  }

  /** Words inside a box, else those whose leader ends in it, else those right over or under it, else those beside it. */
  namesOf(box: PointRect, em: number): Words[] {
    const { words, rooms } = this.places;
    const inside = [...rooms, ...words].filter((it) => holdsCentre(box, it.box));
    if (inside.length > 0) return inside;
    const led = this.#ledInto(box);
    if (led.length > 0) return led;
    const over = words.filter((it) => {
      const gap = Math.max(it.box.y - box.y - box.height, box.y - it.box.y - it.box.height);
      return it.box.x < box.x + box.width && it.box.x + it.box.width > box.x && gap > -1 &&
        gap < 2 * em;
    });
    return over.length > 0 ? over : words.filter((it) => {
      const gap = Math.max(it.box.x - box.x - box.width, box.x - it.box.x - it.box.width);
      const off = Math.abs(centre(it.box).y - centre(box).y);
      return it.lines[0].turn === 0 && textOf(it).length <= LONGEST_NAME && gap > -1 &&
        gap < 2 * em && off < Math.max(em, box.height / 2) + em / 2;
    });
  }

  /** The name a callout gives the wall whose face stands at an end of a dimension line; null without one. */
  wallAt(side: "from" | "to", span: FiguredSpan): Words | null {
    const { vertical, horizontal } = this.places.rulings;
    const { em, isLevel } = span;
    const end = span[side];
    const sides = isLevel ? vertical : horizontal;
    const reaches = ({ from, to }: Ruling) =>
      from < span.at && to > span.at && to - from > SHORTEST_EM * em;
    const [near] = between(sides, end - TOUCH_PT, end + TOUCH_PT).filter(reaches);
    if (!near) return null;
    const outwards = (at: number) => side === "from" ? near.at - at : at - near.at;
    const thickest = THICKEST_EM * em;
    const [far] = between(sides, near.at - thickest, near.at + thickest).filter((it) =>
      outwards(it.at) > TOUCH_PT && reaches(it)
    ).sort((a, b) => outwards(a.at) - outwards(b.at));
    if (!far) return null;
    const wall = boxBetween(
      { ...near, from: Math.max(near.from, far.from), to: Math.min(near.to, far.to) },
      far,
      isLevel,
    );
    const names = this.#ledInto(wall).filter(isName);
    return names.length === 1 ? names[0] : null;
  }

  /** The name of the building whose outline ends at an end of a dimension line, on a plan of the site; null without one. */
  buildingAt(side: "from" | "to", { isLevel, at, ...ends }: FiguredSpan): Words | null {
    const { page, words, rooms } = this.places;
    const outlines = page.rects.filter(({ x, y, width, height }) => {
      const [first, length, near, depth] = isLevel ? [x, width, y, height] : [y, height, x, width];
      const edge = side === "from" ? first + length : first;
      return Math.abs(edge - ends[side]) < TOUCH_PT && at > near - TOUCH_PT &&
        at < near + depth + TOUCH_PT && Math.min(width, height) > SMALLEST_BUILDING_PT;
    });
    const names = outlines.flatMap((box) =>
      [...rooms, ...words].filter((it) => holdsCentre(box, it.box) && OF_BUILDING.test(textOf(it)))
    );
    return new Set(names.map(textOf)).size === 1 ? names[0] : null;
  }

  /** The name of the line at an end: of a callout whose leader ends on it, or lettered along it; null without one. */
  lineAt(side: "from" | "to", span: FiguredSpan): Words | null {
    const { rulings } = this.places;
    const { em, isLevel } = span;
    const sides = isLevel ? rulings.vertical : rulings.horizontal;
    const lines = between(sides, span[side] - TOUCH_PT, span[side] + TOUCH_PT).filter((it) =>
      it.to - it.from > SHORTEST_EM * em && it.from < span.at && it.to > span.at
    );
    if (lines.length === 0) return null;
    const along = isLevel ? "upright" : "level";
    const isOn = ({ at, from, to }: Ruling, { x, y }: Point, reach: number) => {
      const [across, place] = isLevel ? [x, y] : [y, x];
      return Math.abs(across - at) < reach && place > from && place < to;
    };
    const names = this.#calloutsOf().filter(({ words, tips, namesLine }) =>
      lines.some((line) =>
        tips.some((tip) => isOn(line, tip, TOUCH_PT)) ||
        namesLine === along && isOn(line, centre(words.box), BESIDE_EM * em)
      )
    ).map(({ words }) => words);
    const texts = new Set(names.map(textOf));
    return texts.size === 1 ? names[0] : null;
  }

  /** The name of the only box of a detail as wide as a level line is long, or as high as an upright one; null without. */
  spanned(span: FiguredSpan): Words | null {
    const { rulings, page, words } = this.places;
    const { em, isLevel } = span;
    const sides = isLevel ? rulings.vertical : rulings.horizontal;
    const firsts = between(sides, span.from - TOUCH_PT, span.from + TOUCH_PT);
    const lasts = between(sides, span.to - TOUCH_PT, span.to + TOUCH_PT);
    const isThing = ({ from, to }: Ruling) =>
      to - from > 2 * em && to - from < THING * page.heightPt &&
      Math.max(from - span.at, span.at - to) < AWAY_EM * em;
    const drawn = firsts.filter(isThing).flatMap((first) => {
      const last = lasts.find(({ from, to }) =>
        Math.abs(from - first.from) < TOUCH_PT && Math.abs(to - first.to) < TOUCH_PT
      );
      return last ? [{ first, box: boxBetween(first, last, isLevel) }] : [];
    });
    // Extension lines that run on to the line itself close no box where a box of its own stands beside it.
    const apart = drawn.filter(({ first }) => first.from > span.at + 1 || first.to < span.at - 1);
    const [it, ...others] = apart.length > 0 ? apart : drawn;
    if (!it || others.length > 0 || it.box.width > THING * page.widthPt) return null;
    const inside = words.filter((name) => holdsCentre(it.box, name.box) && isPlainText(name));
    const names = [...new Set([...inside, ...this.#ledInto(it.box)])].filter(isName);
    return names.length === 1 ? names[0] : null;
  }

  /** The only name lettered in the long strip between two lines a dimension runs between; null without one. */
  inStrip(span: FiguredSpan): Words | null {
    const { rulings, words, leaderEndsOf } = this.places;
    const { em, isLevel, from, to, at } = span;
    const [sides, ends] = isLevel
      ? [rulings.vertical, rulings.horizontal]
      : [rulings.horizontal, rulings.vertical];
    const longest = (end: number) =>
      between(sides, end - TOUCH_PT, end + TOUCH_PT)
        .filter((it) => it.from < at + BEYOND_EM * em && it.to > at - BEYOND_EM * em)
        .sort((a, b) => b.to - b.from - a.to + a.from)[0];
    const [low, high] = [longest(from), longest(to)];
    if (!low || !high) return null;
    const closed = ends.filter((it) => it.from < from + TOUCH_PT && it.to > to - TOUCH_PT)
      .map((it) => it.at);
    const first = Math.max(low.from, high.from, ...closed.filter((it) => it < at - TOUCH_PT));
    const last = Math.min(low.to, high.to, ...closed.filter((it) => it > at + TOUCH_PT));
    if (last - first < STRIP * (to - from)) return null;
    const inner = between(sides, from + TOUCH_PT, to - TOUCH_PT);
    const names = words.filter((it) => {
      const { x, y, width, height } = it.box;
      const [start, along] = isLevel ? [x, y + height / 2] : [y, x + width / 2];
      const isIn = start > from && start + (isLevel ? width : height) < to && along > first &&
        along < last;
      return isIn && isName(it) && !IS_SLOPE.test(textOf(it)) &&
        (isPlainText(it, 4) || isTurnedText(it, 4)) && leaderEndsOf(it).length === 0 &&
        !inner.some((line) => line.from < along && line.to > along);
    });
    if (new Set(names.map(textOf)).size !== 1) return null;
    const [{ lines: [line], ...name }] = names;
    // Where it leads to is another thing.
    return { ...name, lines: [{ ...line, text: textOf(names[0]).replace(/\s+TO\s.*/i, "") }] };
  }

  /** Callouts whose leader ends in a box. */
  #ledInto(box: PointRect): Words[] {
    return this.#calloutsOf().filter(({ isPlain, tips }) =>
      isPlain && tips.some((tip) => holds(box, tip, 1))
    ).map(({ words }) => words);
  }

  #calloutsOf(): Callout[] {
    const { words, leaderEndsOf } = this.places;
    return this.#callouts ??= words.map((it): Callout => {
      const isPlain = isPlainText(it);
      const runs = isPlain ? "level" : isTurnedText(it) ? "upright" : null;
      const namesLine = NAMES_LINE.test(textOf(it)) ? runs : null;
      return { words: it, tips: leaderEndsOf(it), isPlain, namesLine };
    }).filter(({ tips, namesLine }) => tips.length > 0 || namesLine !== null);
  }
}

/** Do the two other sides run from a thing's near side back to the wall it stands against? */
const isClosed = (near: Ruling, wall: Ruling, across: readonly Ruling[]): boolean =>
  [near.from, near.to].every((end) =>
    across.some(({ at, from, to }) =>
      Math.abs(at - end) < TOUCH_PT && from < Math.min(near.at, wall.at) + TOUCH_PT &&
      to > Math.max(near.at, wall.at) - TOUCH_PT
    )
  );

function boxBetween(near: Ruling, far: Ruling, isLevel: boolean): PointRect {
  const at = Math.min(near.at, far.at);
  const depth = Math.abs(near.at - far.at);
  const length = near.to - near.from;
  return isLevel
    ? { x: at, y: near.from, width: depth, height: length }
    : { x: near.from, y: at, width: length, height: depth };
}
