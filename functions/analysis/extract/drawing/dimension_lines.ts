/**
 * What a dimension string measures on paper: the distance between the marks (extension lines, ticks, ends) on
 * its dimension line, left and right of the text, that stand as far from it on both sides.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { emOf, type Line } from "../layout/layout.ts";
import { between, type Ruling, type Rulings } from "../tables/rulings.ts";

/** A stretch between two marks on a dimension line: `from`–`to` along it, `at` across it, in points. */
export interface Span {
  points: number;
  from: number;
  to: number;
  at: number;
  /** How badly the figure is centred on it, in points. */
  cost: number;
  /** Whether an end of it is no more than the base of an arrow, or the middle of its side. */
  isLoose: boolean;
}

/** A place along a dimension line where something crosses or ends it; loose where that is a side of an arrow. */
interface Mark {
  along: number;
  isLoose: boolean;
}

/** Middle of a short sloping stroke (a tick, the base of an arrow) along a dimension line and across it (`at`). */
interface Tick {
  along: number;
  at: number;
}

/** A figure stands at most so many em beside a stretch too short for it, which is no longer than so many. */
const ASIDE_EM = 1.2, SHORT_EM = 4, OFF_EM = 0.6;

/** The line a figure stands on, or in, runs this close to it, em. */
const ON_LINE_EM = 0.75;
/** Middles of ticks lie as near to their dimension line, points. */
const TICK_PT = 1.2;
/** Middles of ticks lie on their line to this, those of the sides of arrows beside it, points. */
const ON_TICK_PT = 0.35;
/** The base of an arrow is shorter than any witness line, em. */
const ARROW_EM = 0.6;
/** Marks this close stand at one place, points. */
const SAME_MARK_PT = 0.3;

/** Finds what dimension strings of one page measure, in points. */
export class DimensionLines {
  readonly #rulings: Rulings;
  readonly #ticks: { level: Tick[]; upright: Tick[] };

  constructor(page: PageReading, rulings: Rulings) {
    this.#rulings = rulings;
    const level: Tick[] = [];
    for (const { x1, y1, x2, y2 } of page.segments) {
      const dx = Math.abs(x2 - x1);
      const dy = Math.abs(y2 - y1);
      const length = Math.hypot(dx, dy);
      if (length < 2 || length > 18 || Math.min(dx, dy) < 0.25 * length) continue;
      level.push({ along: (x1 + x2) / 2, at: (y1 + y2) / 2 });
    }
    const upright = level.map(({ along, at }): Tick => ({ along: at, at: along }));
    for (const ticks of [level, upright]) ticks.sort((a, b) => a.at - b.at);
    this.#ticks = { level, upright };
  }

  /**
   * Stretches between marks on both sides of the text, the best centred first; empty where no dimension line is
   * found.
   *
   * @param line a line of text that is a dimension string
   * @param isAlong whether a level line is looked for; as the text reads, unless the figure stands beside its line
   */
  measure(line: Line, isAlong = line.turn % 180 === 0): Span[] {
    const em = emOf(line);
    const box = line.box;
    const along = isAlong ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
    const across = isAlong ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
    const middle = (along[0] + along[1]) / 2;
    const parallel = isAlong ? this.#rulings.horizontal : this.#rulings.vertical;
    const crossing = isAlong ? this.#rulings.vertical : this.#rulings.horizontal;
    return nearLines(parallel, across, along, em)
      .flatMap((group) =>
        findPairs(this.#marksOn(group, crossing, isAlong, em), middle, along[1] - along[0])
          .map((pair): Span => ({ ...pair, at: group.at }))
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 12);
  }

  /**
   * The only stretch around the text on the line it stands on, or in, that is so long: a figure may have been moved off
   * the middle of its stretch. Null where there is none, or two; what ends at sides of arrows counts where nothing else is.
   */
  exactly(line: Line, lengthPt: number, slackPt: number): Span | null {
    const em = emOf(line);
    const { x, y, width, height } = line.box;
    const isAlong = line.turn % 180 === 0;
    const [from, to] = isAlong ? [x, x + width] : [y, y + height];
    const [low, high] = isAlong ? [y, y + height] : [x, x + width];
    const parallel = isAlong ? this.#rulings.horizontal : this.#rulings.vertical;
    const crossing = isAlong ? this.#rulings.vertical : this.#rulings.horizontal;
    const middle = (from + to) / 2;
    const found = nearLines(parallel, [low, high], [from, to], em)
      .filter(({ at }) => at > low - ON_LINE_EM * em && at < high + ON_LINE_EM * em)
      .flatMap((group) => {
        const marks = this.#marksOn(group, crossing, isAlong, em);
        return marks.filter((a) => a.along < from + 1).flatMap((a) =>
          marks.filter((b) => b.along > to - 1 && Math.abs(b.along - a.along - lengthPt) < slackPt)
            .map((b): Span => ({
              ...stretchOf(a, b),
              at: group.at,
              cost: Math.abs((a.along + b.along) / 2 - middle),
            }))
        );
      });
    // The face of a wall beside the line may have its very stretch: the figure stands on its own.
    const off = ({ at }: Span) =>
      Math.min(...[low, (low + high) / 2, high].map((it) => Math.abs(it - at)));
    const firm = found.filter(({ isLoose }) => !isLoose);
    const [only, ...others] = (firm.length > 0 ? firm : found).sort((a, b) => off(a) - off(b));
    const isSame = (it: Span) =>
      Math.abs(it.from - only.from) < slackPt && Math.abs(it.to - only.to) < slackPt;
    return only && others.every(isSame) ? only : null;
  }

  /**
   * The short stretch at whose end the text stands, on its line or right over or under it: too narrow to hold its figure.
   * Null where several are there.
   */
  aside(line: Line): Span | null {
    const em = emOf(line);
    const isAlong = line.turn % 180 === 0;
    const { x, y, width, height } = line.box;
    const [from, to] = isAlong ? [x, x + width] : [y, y + height];
    const [low, high] = isAlong ? [y, y + height] : [x, x + width];
    const lines = isAlong ? this.#rulings.horizontal : this.#rulings.vertical;
    const ticks = isAlong ? this.#ticks.level : this.#ticks.upright;
    const found = between(lines, low - OFF_EM * em, high + OFF_EM * em).flatMap((it): Span[] => {
      const gap = Math.max(it.from - to, from - it.to);
      const isShort = it.to - it.from < Math.max(2 * (to - from), SHORT_EM * em);
      if (it.isDashed || !isShort || gap < -0.1 * em || gap > ASIDE_EM * em) return [];
      const own = between(ticks, it.at - TICK_PT, it.at + TICK_PT).map(({ along }) => along)
        .filter((along) => along > it.from - 2 && along < it.to + 2);
      const [first, last] = [Math.min(...own), Math.max(...own)];
      return last - first > 2
        ? [{
          points: last - first,
          from: first,
          to: last,
          at: it.at,
          cost: Math.max(0, gap),
          isLoose: false,
        }]
        : [];
    });
    return found.length === 1 ? found[0] : null;
  }

  /** Positions along the dimension line where something crosses or ends it. */
  #marksOn(
    group: { at: number; pieces: Ruling[] },
    crossing: readonly Ruling[],
    isAlong: boolean,
    em: number,
  ): Mark[] {
    const from = Math.min(...group.pieces.map((it) => it.from));
    const to = Math.max(...group.pieces.map((it) => it.to));
    const marks = group.pieces.flatMap((it) => [it.from, it.to])
      .map((along): Mark => ({ along, isLoose: false }));
    for (const line of between(crossing, from - 1.6 * em, to + 1.6 * em)) {
      if (line.from > group.at + 1.5 || line.to < group.at - 1.5) continue;
      marks.push({ along: line.at, isLoose: line.to - line.from < ARROW_EM * em });
    }
    const ticks = isAlong ? this.#ticks.level : this.#ticks.upright;
    for (const { along, at } of between(ticks, group.at - TICK_PT, group.at + TICK_PT)) {
      if (Math.abs(at - group.at) < TICK_PT && along > from - 2 && along < to + 2) {
        marks.push({ along, isLoose: Math.abs(at - group.at) > ON_TICK_PT });
      }
    }
    marks.sort((a, b) => a.along - b.along);
    return marks.filter(({ along }, index) => index === 0 || along - marks[index - 1].along > 0.05)
      .map(({ along }) => ({
        along,
        isLoose: marks.every((it) => it.isLoose || Math.abs(it.along - along) > SAME_MARK_PT),
      }));
  }
}

/** Rulings that run along the text, close to it, covering its middle or leaving a gap for it. */
function nearLines(
  parallel: readonly Ruling[],
  across: readonly number[],
  along: readonly number[],
  em: number,
): { at: number; pieces: Ruling[] }[] {
  const groups: { at: number; pieces: Ruling[] }[] = [];
  for (const line of between(parallel, across[0] - 1.8 * em, across[1] + 1.8 * em)) {
    if (line.isDashed && line.to - line.from < 3 * em) continue;
    const touches = line.from <= along[1] + 3 * em && line.to >= along[0] - 3 * em;
    if (!touches || line.to - line.from < 0.8 * em) continue;
    const group = groups.find((it) => Math.abs(it.at - line.at) < 0.6);
    if (group) group.pieces.push(line);
    else groups.push({ at: line.at, pieces: [line] });
  }
  return groups;
}

const stretchOf = (a: Mark, b: Mark): Omit<Span, "at" | "cost"> => ({
  points: b.along - a.along,
  from: a.along,
  to: b.along,
  isLoose: a.isLoose || b.isLoose,
});

/** Pairs of marks around the middle, with how badly they are centred on it. */
function findPairs(
  marks: readonly Mark[],
  middle: number,
  textLength: number,
): Omit<Span, "at">[] {
  const left = marks.filter(({ along }) => along < middle).slice(-7).reverse();
  const right = marks.filter(({ along }) => along > middle).slice(0, 7);
  return left.flatMap((a, i) =>
    right.flatMap((b, j) => {
      const stretch = stretchOf(a, b);
      const { points } = stretch;
      const offset = Math.abs((a.along + b.along) / 2 - middle);
      const isFar = offset > 0.5 * textLength + 0.25 * points;
      return points < 0.35 * textLength || isFar
        ? []
        : [{ ...stretch, cost: offset + 0.35 * (i + j) }];
    })
  );
}
