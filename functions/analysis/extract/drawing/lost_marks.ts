/**
 * Recognized figures whose foot and inch marks were not read, or read as something else: `14214`, `10-1.58`, `26-3 V2`,
 * `15'0"` as `150"`. One alone may mean several lengths; where most figures of a page mean a length that is as long as
 * their dimension line at one scale, they mean those.
 */
import { agrees } from "../layout/verify_scales.ts";

/** A figure with the lengths it may mean, in inches, and the stretches of its line, the likeliest first. */
export interface ManyMeanings {
  meanings: readonly number[];
  points: readonly number[];
  /** How far a stretch may end beside its marks, in points. */
  slackPt: number;
}

/** What letters stand for among figures. */
const AS_FIGURE: Record<string, string> = {
  B: "8",
  D: "0",
  G: "6",
  I: "1",
  O: "0",
  Q: "0",
  S: "5",
  Z: "2",
  l: "1",
  o: "0",
  "|": "1",
};
const LONGEST = 14, LEAST_FIGURES = 2, MOST_FIGURES = 7;
/** The one over a two in hand lettering. */
const HALF = /(?<=\d[\s-]*)(?:[VvY]|[[|]\/|[VvY]\/)\s?2(?!\d)/g;
const BELOW = [2, 4, 8, 16];

/** Lengths of feet and inches that a figure may mean whose marks were lost; none for what is no such figure. */
export function meaningsWithoutMarks(text: string): number[] {
  const plain = text.trim().replace(HALF, " 1/2");
  if (plain.length > LONGEST) return [];
  const signs = [...plain].map((sign) => AS_FIGURE[sign] ?? sign).join("");
  const figures = signs.replace(/\D/g, "");
  const read = plain.replace(/\D/g, "").length;
  if (figures.length < LEAST_FIGURES || figures.length > MOST_FIGURES) return [];
  if (/[A-Za-z]/.test(signs) || read < 0.6 * figures.length) return [];
  // Two figures with nothing between or behind them are a number of something else.
  if (figures.length === LEAST_FIGURES && !/\d\D+\d|\d\D+$/.test(signs)) return [];
  const parts = partsOf(signs);
  const meanings = new Set<number>();
  for (const feet of [1, 2, 3]) {
    for (const inches of [1, 2]) {
      for (const top of [0, 1, 2]) {
        const length = lengthOf(figures, [feet, inches, top], parts);
        if (length !== null) meanings.add(length);
      }
    }
  }
  return [...meanings];
}

/** Where something stands between figures, counted in figures; `stroke` where it is the stroke of a fraction. */
function partsOf(signs: string): { at: Set<number>; stroke: number | null } {
  const at = new Set<number>();
  let stroke: number | null = null;
  let count = 0;
  for (const sign of signs) {
    if (/\d/.test(sign)) count++;
    else if (sign === "/") stroke = count;
    else if (count > 0) at.add(count);
  }
  at.delete(count);
  return { at, stroke };
}

function lengthOf(
  figures: string,
  [feet, inches, top]: readonly number[],
  { at, stroke }: { at: ReadonlySet<number>; stroke: number | null },
): number | null {
  const ends = [feet, feet + inches, feet + inches + top];
  const below = figures.slice(ends[2]);
  if (figures.length < ends[2] || (top === 0 ? below !== "" : !BELOW.includes(Number(below)))) {
    return null;
  }
  if (stroke !== null && (top === 0 || stroke !== ends[2])) return null;
  if (![...at].every((it) => ends.includes(it))) return null;
  const [whole, part, over] = [0, ends[0], ends[1]].map((from, i) => figures.slice(from, ends[i]));
  if ([whole, part, over].some((it) => /^0\d/.test(it)) || Number(part) > 11) return null;
  const fraction = top === 0 ? 0 : Number(over) / Number(below);
  if (top > 0 && (Number(over) % 2 === 0 || fraction >= 1)) return null;
  return Number(whole) * 12 + Number(part) + fraction;
}

/** So many figures, of so many lengths, tell a scale, and so large a share of those at lines. */
const MIN_VOTES = 5, MIN_LENGTHS = 3, SHARE = 0.4;
/** Shorter lengths agree with many scales, inches. */
const TELLING_IN = 24;
/** Scales nearer than this are one. */
const SAME_SCALE = 0.03;
/** Stretches of a line that are looked at. */
const LIKELY = 2;

/** Points a foot at which most of the figures have a length that they may mean; null where no scale stands out. */
export function scaleOfMeanings(figures: readonly ManyMeanings[]): number | null {
  const voters = figures.filter(({ meanings, points }) =>
    points.length > 0 && meanings.some((it) => it >= TELLING_IN)
  );
  const scales = voters.flatMap(({ meanings, points }) =>
    meanings.filter((it) => it >= TELLING_IN)
      .flatMap((valueIn) => points.slice(0, LIKELY).map((it) => it / valueIn * 12))
  );
  const counted = scales.map((scale) => {
    const meant = voters.flatMap((it) => meaningAt(it, scale) ?? []);
    return { scale, votes: meant.length, lengths: new Set(meant).size };
  }).sort((a, b) => b.votes - a.votes);
  const [best] = counted;
  if (!best || best.votes < MIN_VOTES || best.lengths < MIN_LENGTHS) return null;
  if (best.votes < SHARE * voters.length) return null;
  const isNear = ({ scale }: { scale: number }) =>
    Math.abs(scale - best.scale) < SAME_SCALE * best.scale;
  const next = counted.find((it) => !isNear(it));
  if (next && 2 * next.votes > best.votes) return null;
  const same = counted.filter((it) => it.votes === best.votes && isNear(it))
    .map(({ scale }) => scale).sort((a, b) => a - b);
  return same[Math.floor(same.length / 2)];
}

/** The only length that a figure may mean and its line has at a scale; null where there is none, or two. */
export function meaningAt(
  { meanings, points, slackPt }: ManyMeanings,
  pointsPerFoot: number,
): number | null {
  const slackIn = slackPt / pointsPerFoot * 12;
  const fitting = meanings.filter((valueIn) =>
    points.slice(0, LIKELY).some((it) =>
      agrees({ valueIn, points: it }, pointsPerFoot) ||
      Math.abs(it / pointsPerFoot * 12 - valueIn) <= slackIn
    )
  );
  return fitting.length === 1 ? fitting[0] : null;
}
