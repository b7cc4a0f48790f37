/**
 * Guards: rails drawn at the edge of a floor. A line that stands free at a word for a guard, and the double lines
 * around what is lettered as open to below.
 */
import { centre, gapBetween, type PointRect } from "../../_shared/geometry.ts";
import type { FoundThing } from "./elevators.ts";
import { type Direction, isIn, type PlanLine, type Point } from "./lines.ts";
import { boxAroundLines } from "./outlines.ts";
import type { PlacedText } from "./stairs.ts";

const GUARD = /\bGUARD(?: ?RAIL(?:ING)?)?S?\b|\bRAILING\b/i;
const NO_GUARD = /\bDETAILS?\b|\bNOTES?\b|\bSECTION\b|\bSEE [A-Z]?\d|\bBUMPER|\bHAND ?RAIL/i;
/** Guards that keep nobody from falling: men and their places, and what is put before corners, wheels and snow. */
const OTHER_GUARD =
  /\b(?:BELT|BIRD|COLUMN|CORNER|DOOR|FAN|GUTTER|HEAD|HEAT|LEAF|MACHINE|PIPE|SECURITY|SNEEZE|SNOW|SPLASH|TREE|WALL|WHEEL) GUARDS?\b|\bGUARD ?(?:BOOTH|DESK|GATE|HOUSE|OFFICE|POST|ROOM|SHACK|STATION|TOWER)S?\b/i;
const BELOW = /^OPEN(?:ING)? (?:TO )?(?:\w+ )?BELOW\b|^VOID$/i;
const MOST_WORDS = 8;
/** Shortest guard, and how far from a word it stands, feet. */
const MIN_LENGTH_FT = 2.5, AT_FT = 2.5;
/** The two lines of a rail stand so far apart, and around an opening no farther than this from its words, feet. */
const MIN_RAIL_FT = 0.08, MAX_RAIL_FT = 0.5, ACROSS_FT = 20;
/** Lines beside a guard, no farther from it than this, draw the same one, feet. */
const SAME_FT = 2 / 3;

/** Lines that may draw rails: no wall, no tread, no dimension. */
export interface Rails {
  directions: readonly Direction[];
  texts: readonly PlacedText[];
  isFree: (direction: Direction, line: PlanLine) => boolean;
  pointsPerFoot: number;
}

/** Guards of a plan. */
export function findGuards(rails: Rails): FoundThing[] {
  const { texts, directions, pointsPerFoot, isFree } = rails;
  const isShort = (text: string) => text.trim().split(/\s+/).length <= MOST_WORDS;
  const words = texts.filter(({ text }) =>
    isShort(text) && GUARD.test(text) && !NO_GUARD.test(text) && !OTHER_GUARD.test(text)
  );
  const openings = texts.filter(({ text }) => BELOW.test(text.trim()));
  if (words.length + openings.length === 0) return [];
  const lines = directions.flatMap((direction) =>
    direction.lines.filter((it) =>
      it.to - it.from >= MIN_LENGTH_FT * pointsPerFoot && isFree(direction, it)
    ).map((line) => ({ direction, line, box: boxAroundLines(direction, [line]) }))
  );
  const told = words.flatMap((word) =>
    lines.filter(({ box }) => gapBetween(box, word.box) < AT_FT * pointsPerFoot)
      .sort((a, b) => gapBetween(a.box, word.box) - gapBetween(b.box, word.box)).slice(0, 1)
      .map(({ box }) => ({ box, words: word.text }))
  );
  const double = openings.length === 0
    ? []
    : lines.filter(({ direction, line }) =>
      lines.some((it) => it.direction === direction && isRail(line, it.line, pointsPerFoot))
    );
  const around = openings.flatMap(({ text, box }) =>
    sidesAround(centre(box), double, pointsPerFoot).map((it) => ({ box: it.box, words: text }))
  );
  const all = [...told, ...around];
  return all.filter(({ box }, index) =>
    !all.slice(0, index).some((it) => isSameRail(it.box, box, SAME_FT * pointsPerFoot))
  ).map(({ box, words }) => ({ type: "guard", box, how: "tag", words, strip: null }));
}

interface FreeLine {
  direction: Direction;
  line: PlanLine;
  box: PointRect;
}

const isRail = (a: PlanLine, b: PlanLine, pointsPerFoot: number): boolean => {
  const apart = Math.abs(a.at - b.at) / pointsPerFoot;
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return apart >= MIN_RAIL_FT && apart <= MAX_RAIL_FT && shared > 0.85 * (a.to - a.from);
};

/** Of the rails on each side of a place the nearest. */
function sidesAround(p: Point, rails: readonly FreeLine[], pointsPerFoot: number): FreeLine[] {
  const beside = rails.flatMap((it) => {
    const { x, y, width, height } = it.box;
    const isLevel = width > height;
    const faces = isLevel ? p.x > x && p.x < x + width : p.y > y && p.y < y + height;
    if (!faces || gapTo(it.box, p) > ACROSS_FT * pointsPerFoot) return [];
    const side = isLevel ? (y < p.y ? "top" : "bottom") : x < p.x ? "left" : "right";
    return [{ ...it, side }];
  });
  return [...Map.groupBy(beside, ({ side }) => side).values()].map((side) =>
    side.sort((a, b) => gapTo(a.box, p) - gapTo(b.box, p))[0]
  );
}

const gapTo = (box: PointRect, p: Point): number => gapBetween(box, { ...p, width: 0, height: 0 });

const isSameRail = (a: PointRect, b: PointRect, slack: number): boolean =>
  (a.width > a.height) === (b.width > b.height) && isIn(a, centre(b), slack);
