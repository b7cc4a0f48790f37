/** Wall faces among the strokes of a plan: lines with one parallel partner at a wall's thickness. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { between, type Ruling, type Rulings } from "../tables/rulings.ts";

/** A straight piece of wall face, in points. */
export interface WallLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Thicknesses that walls (and windows in them) have, in feet. */
const MIN_THICKNESS_FT = 0.12;
const MAX_THICKNESS_FT = 1.5;
const MIN_LENGTH_FT = 0.5;
/** Above this many sloping strokes they are hatching, not walls. */
const MAX_SLOPING = 1500;

/** Wall faces at a scale of so many points per foot. Hatching, treads and grids have partners on both sides. */
export function findWalls(
  page: PageReading,
  rulings: Rulings,
  pointsPerFoot: number,
): WallLine[] {
  const horizontal = faces(rulings.horizontal, pointsPerFoot)
    .map((it) => ({ x1: it.from, y1: it.at, x2: it.to, y2: it.at }));
  const vertical = faces(rulings.vertical, pointsPerFoot)
    .map((it) => ({ x1: it.at, y1: it.from, x2: it.at, y2: it.to }));
  return [...horizontal, ...vertical, ...slopingFaces(page, pointsPerFoot)];
}

function faces(lines: readonly Ruling[], pointsPerFoot: number): Ruling[] {
  const minimum = MIN_LENGTH_FT * pointsPerFoot;
  const solid = lines.filter((line) => !line.isDashed && line.to - line.from >= minimum);
  /** How many stand between two coordinates: none, one, or several. */
  const partners = (from: number, to: number, isPartner: (other: Ruling) => boolean): number => {
    let count = 0;
    for (const other of between(solid, from, to)) if (isPartner(other) && ++count > 1) break;
    return count;
  };
  return solid.filter((line) => {
    const near = MIN_THICKNESS_FT * pointsPerFoot;
    const far = MAX_THICKNESS_FT * pointsPerFoot;
    const isPartner = (other: Ruling) => {
      const shared = Math.min(line.to, other.to) - Math.max(line.from, other.from);
      return shared >= 0.5 * Math.min(line.to - line.from, other.to - other.from) &&
        shared >= 0.25 * (line.to - line.from);
    };
    const below = partners(line.at + near, line.at + far, isPartner);
    const above = partners(line.at - far, line.at - near, isPartner);
    return (below > 0) !== (above > 0) || (below + above > 0 && below <= 1 && above <= 1);
  });
}

function slopingFaces(page: PageReading, pointsPerFoot: number): WallLine[] {
  const sloping = page.segments.filter(({ x1, y1, x2, y2, isDashed }) => {
    const dx = Math.abs(x2 - x1);
    const dy = Math.abs(y2 - y1);
    const length = Math.hypot(dx, dy);
    return !isDashed && length >= 3 * pointsPerFoot && Math.min(dx, dy) > 0.05 * length;
  });
  if (sloping.length > MAX_SLOPING) return [];
  return sloping.filter((line) =>
    sloping.some((other) => isParallelNear(line, other, pointsPerFoot))
  );
}

function isParallelNear(a: WallLine, b: WallLine, pointsPerFoot: number): boolean {
  if (a === b) return false;
  const length = Math.hypot(a.x2 - a.x1, a.y2 - a.y1);
  const [ux, uy] = [(a.x2 - a.x1) / length, (a.y2 - a.y1) / length];
  const other = Math.hypot(b.x2 - b.x1, b.y2 - b.y1);
  const turn = Math.abs((b.x2 - b.x1) * uy - (b.y2 - b.y1) * ux) / other;
  if (turn > 0.03) return false;
  const mx = (b.x1 + b.x2) / 2 - a.x1;
  const my = (b.y1 + b.y2) / 2 - a.y1;
  const along = mx * ux + my * uy;
  const across = Math.abs(mx * uy - my * ux);
  return along > 0 && along < length && across >= MIN_THICKNESS_FT * pointsPerFoot &&
    across <= MAX_THICKNESS_FT * pointsPerFoot;
}
