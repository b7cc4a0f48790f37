/** Ends of corridors from which one has to turn back: how far they reach beyond the way from one way out to another. */
import { acrossFrom, type Space } from "./floor.ts";
import { feetBetween, type Ft } from "./rings.ts";
import { leadsOut, wayBetween, wayTo } from "./travel.ts";
import type { Way } from "./ways_inside.ts";
import { narrowestOf } from "./widths.ts";

/** Ends no longer than the corridor is wide are its corners; where its width is not known, feet. */
const LEAST_FT = 4;

/** Names of spaces that only lead on; a hall where people meet has another word before it. */
const CORRIDOR =
  /\bCORR(?:IDORS?)?\b|\bHALLWAYS?\b|\bPASSAGE(?:WAYS?)?\b|^(?:REAR|BACK|MAIN|NORTH|SOUTH|EAST|WEST|EXIT|SERVICE|UPPER|LOWER)?\s*HALL(?:\s*[A-Z]?\d*)?$/i;

export const isCorridor = ({ room, isStair }: Space): boolean =>
  !isStair && CORRIDOR.test(room.name ?? "");

/**
 * The longest dead end of a corridor; null where there is none. Of a place `v` and two ways out `a` and `b` it is
 * (va + vb − ab) / 2, what `v` lies off the way from `a` to `b`.
 */
export function deadEndOf(
  corridor: Space,
  waysOut: ReadonlyMap<Space, number>,
): Way | null {
  if (waysOut.get(corridor) !== 2) return offCorridor(corridor, waysOut);
  const outs = corridor.passages.filter((it) => leadsOut(it, corridor));
  if (outs.length < 2) return null;
  const between = outs.map((a) =>
    outs.map((b) => (a === b ? 0 : wayBetween(corridor, a, b).lengthFt))
  );
  const least = Math.max(LEAST_FT, narrowestOf(corridor.ring)?.ft ?? 0);
  let longest: Way | null = null;
  for (const place of corridor.ring) {
    const ways = outs.map((it) => wayTo(corridor, place, it));
    let off = { lengthFt: Infinity, points: [] as Ft[] };
    for (let i = 0; i < outs.length; i++) {
      for (let j = i + 1; j < outs.length; j++) {
        const lengthFt = (ways[i].lengthFt + ways[j].lengthFt - between[i][j]) / 2;
        if (lengthFt >= off.lengthFt) continue;
        const shorter = ways[i].lengthFt < ways[j].lengthFt ? ways[i] : ways[j];
        off = { lengthFt, points: firstFeet(shorter.points, lengthFt) };
      }
    }
    if (off.lengthFt < Infinity && off.lengthFt > (longest?.lengthFt ?? least)) longest = off;
  }
  return longest;
}

/** A corridor with one way out, by an open side of another corridor where two ways part. */
function offCorridor(corridor: Space, waysOut: ReadonlyMap<Space, number>): Way | null {
  const [out, ...others] = corridor.passages.filter((it) => leadsOut(it, corridor));
  if (!out || others.length > 0 || out.opening.kind !== "cased") return null;
  const beyond = acrossFrom(out, corridor);
  if (beyond === null || !isCorridor(beyond) || waysOut.get(beyond) !== 2) return null;
  const ways = corridor.ring.map((place) => wayTo(corridor, place, out));
  const longest = ways.reduce((a, b) => (b.lengthFt > a.lengthFt ? b : a));
  return longest.lengthFt > LEAST_FT ? longest : null;
}

/** The first feet of a way. */
function firstFeet(points: readonly Ft[], feet: number): Ft[] {
  const first = [points[0]];
  let left = feet;
  for (let at = 1; at < points.length && left > 0; at++) {
    const [a, b] = [points[at - 1], points[at]];
    const step = feetBetween(a, b);
    const share = step === 0 ? 0 : Math.min(1, left / step);
    first.push({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
    left -= step;
  }
  return first;
}
