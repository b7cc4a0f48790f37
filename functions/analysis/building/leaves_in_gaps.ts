/**
 * Doors without a swing in openings that look like passages: folding leaves drawn as a zigzag off the jambs, and a
 * leaf that slides into a pocket of the wall, whose hidden part is drawn broken.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { lengthOf, onDirection } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import { panelsIn } from "./gap_panels.ts";

/** Widths of such openings, feet. */
const MIN_FT = 1.5, MAX_FT = 14;
/** Widths of folding leaves, feet and as a share of their opening, and how far they lean off it, as a share of them. */
const MIN_LEAF_FT = 0.5, MAX_LEAF_FT = 2.3, MAX_LEAF = 0.6, LEANS = 0.25;
/** Two leaves are as long, share; their tips meet, and their feet stand at jamb and wall, feet. */
const AS_LONG = 0.08, MEET_FT = 0.08, AT_JAMB_FT = 0.15;
/** More strokes that may be leaves are a pattern. */
const MOST_LEAVES = 10;
/** The leaf of a pocket ends this close to its jamb, feet. */
const AT_WALL_FT = 0.3;
/** Share of the opening that the leaf in a pocket shows, and that is hidden in the wall. */
const MIN_SHOWN = 0.15, MAX_SHOWN = 0.8, MIN_HIDDEN = 0.4;

/** The opening as what its leaves make it. */
export function withLeaves(
  opening: FoundOpening,
  { solid, broken, pointsPerFoot }: {
    solid: readonly Segment[];
    broken: readonly Segment[];
    pointsPerFoot: number;
  },
): FoundOpening {
  const feet = (opening.gap.to - opening.gap.from) / pointsPerFoot;
  if (feet < MIN_FT || feet > MAX_FT) return opening;
  const place = { opening, pointsPerFoot };
  const isNear = nearTo(opening, pointsPerFoot);
  if (opening.kind === "window") {
    return !opening.leavesPass && passesAt(solid.filter(isNear), place)
      ? { ...opening, leavesPass: true }
      : opening;
  }
  if (opening.kind !== "cased") return opening;
  const close = solid.filter(isNear);
  const folds = foldsAt(close, place) ?? foldsFlat(close, place);
  if (folds !== null) return { ...opening, kind: "folding", ...folds };
  return hasPocket(close, broken.filter(isNear), place) ? { ...opening, kind: "pocket" } : opening;
}

/** Whether a stroke begins within an opening's width of it. */
function nearTo({ line: [a, b] }: FoundOpening, pointsPerFoot: number): (it: Segment) => boolean {
  const reach = 1.6 * Math.hypot(b.x - a.x, b.y - a.y) + pointsPerFoot;
  const x = (a.x + b.x) / 2, y = (a.y + b.y) / 2;
  return ({ x1, y1 }) => Math.abs(x1 - x) < reach && Math.abs(y1 - y) < reach;
}

interface Place {
  opening: FoundOpening;
  pointsPerFoot: number;
}

/** A stroke by its ends along and across an opening: `low` and `high` are along it. */
function along({ gap }: FoundOpening, { x1, y1, x2, y2 }: Segment) {
  const a = onDirection(gap.direction, { x: x1, y: y1 });
  const b = onDirection(gap.direction, { x: x2, y: y2 });
  return a.along < b.along ? { low: a, high: b } : { low: b, high: a };
}

/** Two leaves that pass each other so closely that their lines were joined to one from jamb to jamb. */
function passesAt(solid: readonly Segment[], { opening, pointsPerFoot }: Place): boolean {
  const { gap, clear: [from, to] = [gap.from, gap.to] } = opening;
  const lines = solid.flatMap((it) => {
    const { low, high } = along(opening, it);
    const isLevel = Math.abs(high.at - low.at) < 0.02 * (high.along - low.along);
    return isLevel && low.at > gap.at[0] - 1 && low.at < gap.at[1] + 1
      ? [{ at: (low.at + high.at) / 2, from: low.along, to: high.along }]
      : [];
  });
  return panelsIn({ ...gap, from, to }, lines, pointsPerFoot).leaves !== null;
}

/** Leaves that fold: the side they stand on when open, and how many there are. */
type Folds = Pick<Required<FoundOpening>, "foldsTo" | "leaves">;

/** Two leaves that lean against each other off the wall, one hinged at a jamb, the other running in the opening; or two at either jamb. */
function foldsAt(solid: readonly Segment[], { opening, pointsPerFoot }: Place): Folds | null {
  const { from, to, at, ends } = opening.gap;
  if (ends !== "both") return null;
  const width = to - from, slack = AT_JAMB_FT * pointsPerFoot, meet = MEET_FT * pointsPerFoot;
  const isOnWall = (end: { at: number }) => end.at > at[0] - slack && end.at < at[1] + slack;
  const leaves = solid.flatMap((stroke) => {
    const length = lengthOf(stroke), feet = length / pointsPerFoot;
    if (feet < MIN_LEAF_FT || feet > MAX_LEAF_FT || length > MAX_LEAF * width) return [];
    const { low, high } = along(opening, stroke);
    if (low.along < from - slack || high.along > to + slack) return [];
    if (isOnWall(low) === isOnWall(high)) return [];
    const [foot, tip] = isOnWall(low) ? [low, high] : [high, low];
    const off = Math.max(at[0] - tip.at, tip.at - at[1]);
    return off > LEANS * length ? [{ length, foot, tip }] : [];
  });
  if (leaves.length > MOST_LEAVES) return null;
  const pairs = [from, to].flatMap((jamb) =>
    leaves.find((hinged) =>
      Math.abs(hinged.foot.along - jamb) < slack &&
      leaves.some((running) =>
        running !== hinged && Math.abs(running.length - hinged.length) < AS_LONG * hinged.length &&
        Math.hypot(running.tip.at - hinged.tip.at, running.tip.along - hinged.tip.along) < meet &&
        Math.abs(running.foot.along - hinged.foot.along) > 0.3 * hinged.length
      )
    ) ?? []
  );
  if (pairs.length === 0) return null;
  return { foldsTo: pairs[0].tip.at > at[1] ? 1 : -1, leaves: 2 * pairs.length };
}

/** Leaves that are drawn all but closed lean by so much, as a share of their length, and two and two are as long. */
const LEANS_FLAT = [0.06, 0.5] as const, AS_LONG_FLAT = 0.2;
/** Folding leaves cover this share of their opening, and stand this close to a jamb, feet. */
const COVERS = 0.85, NEAR_JAMB_FT = 0.3;

/** Leaves that are drawn all but closed: two and two from one line in the opening to their tips, all on one side of it. */
function foldsFlat(solid: readonly Segment[], { opening, pointsPerFoot }: Place): Folds | null {
  const { gap, clear: [from, to] = [opening.gap.from, opening.gap.to] } = opening;
  if (gap.ends !== "both") return null;
  const slack = AT_JAMB_FT * pointsPerFoot, meet = MEET_FT * pointsPerFoot;
  const leaves = solid.flatMap((stroke) => {
    const { low, high } = along(opening, stroke);
    const length = high.along - low.along, leans = Math.abs(high.at - low.at) / length;
    if (length < MIN_LEAF_FT * pointsPerFoot || length > MAX_LEAF * (to - from)) return [];
    if (leans < LEANS_FLAT[0] || leans > LEANS_FLAT[1]) return [];
    const isIn = low.along > from - slack && high.along < to + slack &&
      [low, high].every(({ at }) => at > gap.at[0] - slack && at < gap.at[1] + slack);
    return isIn ? [{ low, high, length }] : [];
  });
  if (leaves.length > MOST_LEAVES) return null;
  const pairs = leaves.flatMap((first) =>
    leaves.flatMap((second) => {
      const isPair = Math.abs(first.length - second.length) < AS_LONG_FLAT * first.length &&
        Math.hypot(first.high.along - second.low.along, first.high.at - second.low.at) < meet &&
        Math.abs(first.low.at - second.high.at) < meet;
      return isPair
        ? [{
          from: first.low.along,
          to: second.high.along,
          side: Math.sign(first.high.at - first.low.at),
        }]
        : [];
    })
  ).sort((a, b) => a.from - b.from);
  const [pair] = pairs;
  if (!pair || pairs.some(({ side }) => side !== pair.side)) return null;
  const covered = pairs.reduce((sum, it) => sum + it.to - it.from, 0);
  const near = NEAR_JAMB_FT * pointsPerFoot;
  const isAtJamb = pair.from - from < near || to - pairs[pairs.length - 1].to < near;
  const isWhole = covered > COVERS * (to - from) && covered < to - from + 2 * near;
  return isAtJamb && isWhole
    ? { foldsTo: pair.side > 0 ? 1 : -1, leaves: pairs.length > 1 ? 4 : 2 }
    : null;
}

/** A leaf that is drawn whole shows at least this share of its opening, and is about as long as that is wide. */
const MIN_WHOLE_SHOWN = 0.1, MIN_WHOLE = 0.85, MAX_WHOLE = 1.15;
/** The sides of a leaf lie so far apart, points and feet. */
const THIN_PT = 0.6, THICK_FT = 0.25;
/** Lines this far apart are one, points. */
const SAME_LINE_PT = 0.5;
/** The sides of a pocket lie this far apart, and so far off the faces of its wall where its leaf was taken for one, feet. */
const MIN_POCKET_FT = 0.08, MAX_POCKET_FT = 0.5, OFF_WALL_FT = 0.3;

/** A leaf from one jamb, or one that goes on behind it, and its broken rest or its pocket inside the wall beyond that jamb. */
function hasPocket(
  solid: readonly Segment[],
  broken: readonly Segment[],
  { opening, pointsPerFoot }: Place,
): boolean {
  const { gap, clear: [from, to] = [gap.from, gap.to] } = opening;
  const width = to - from, slack = AT_WALL_FT * pointsPerFoot;
  const levelIn = (it: Segment, off: number) => {
    const { low, high } = along(opening, it);
    const isLevel = Math.abs(high.at - low.at) < 0.02 * (high.along - low.along);
    return isLevel && low.at > gap.at[0] - off && low.at < gap.at[1] + off ? [{ low, high }] : [];
  };
  const leaves = solid.flatMap((it) => levelIn(it, 1));
  const shows = leaves.filter(({ low, high }) =>
    high.along - low.along > MIN_SHOWN * width && high.along - low.along < MAX_SHOWN * width
  );
  const isInside = ({ low }: (typeof leaves)[number]) =>
    low.at > gap.at[0] + SAME_LINE_PT && low.at < gap.at[1] - SAME_LINE_PT;
  return [1, -1].some((side) => {
    const jamb = side === 1 ? from : to;
    const isShown = shows.some(({ low, high }) =>
      Math.abs((side === 1 ? low : high).along - jamb) < slack && low.along > from - slack &&
      high.along < to + slack
    );
    const whole = leaves.filter(({ low, high }) => {
      const length = high.along - low.along;
      const shown = side === 1 ? high.along - jamb : jamb - low.along;
      const isHidden = length - shown > slack;
      return isHidden && length > MIN_WHOLE * width && length < MAX_WHOLE * (gap.to - gap.from) &&
        shown > MIN_WHOLE_SHOWN * width && shown < width - slack;
    });
    const runsIn = ({ low, high }: (typeof leaves)[number]) => {
      const [near, far] = side === 1 ? [high, low] : [low, high];
      return Math.abs(near.along - jamb) < 2 * slack &&
        (near.along - far.along) * side > MIN_HIDDEN * width;
    };
    const rests = broken.flatMap((it) => levelIn(it, 1));
    if ((isShown || whole.length > 0) && rests.some(runsIn)) return true;
    if (whole.length === 0) return false;
    // A leaf as a box that stands in the opening and in the wall.
    const isBox = whole.some((one) =>
      whole.some((other) => {
        const apart = other.low.at - one.low.at;
        const isAlike = Math.abs(other.low.along - one.low.along) < 1 &&
          Math.abs(other.high.along - one.high.along) < 1;
        return isAlike && apart > THIN_PT && apart < THICK_FT * pointsPerFoot &&
          isInside(one) && isInside(other);
      })
    );
    if (isBox) return true;
    // The pocket may be drawn broken only where the leaf no longer hides it.
    const goesOn = whole.some((leaf) =>
      rests.some((rest) => {
        const [end, near, far] = side === 1
          ? [leaf.low, rest.high, rest.low]
          : [leaf.high, rest.low, rest.high];
        return Math.abs(near.along - end.along) < slack &&
          (jamb - far.along) * side > MIN_WHOLE * width;
      })
    );
    if (goesOn) return true;
    // A pocket drawn through has two sides that don't go on behind the opening, and the leaf between them ends before it does.
    const lines = solid.flatMap((it) => levelIn(it, OFF_WALL_FT * pointsPerFoot));
    const isFace = (at: number) =>
      lines.some(({ low, high }) =>
        Math.abs(low.at - at) < SAME_LINE_PT &&
        (side === 1 ? low.along > to - slack : high.along < from + slack)
      );
    const sides = lines.filter((it) => runsIn(it) && !isFace(it.low.at));
    return whole.some((leaf) => {
      const deep = sides.filter(({ low, high }) =>
        side === 1 ? low.along < leaf.low.along + 1 : high.along > leaf.high.along - 1
      );
      return deep.some((one) =>
        deep.some((other) => {
          const apart = other.low.at - one.low.at;
          return apart > MIN_POCKET_FT * pointsPerFoot && apart < MAX_POCKET_FT * pointsPerFoot &&
            leaf.low.at > one.low.at && leaf.low.at < other.low.at;
        })
      );
    });
  });
}
