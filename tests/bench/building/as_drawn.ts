/**
 * Truths of sets as far as their sheets draw them, each looked up on the sheet. Fixtures that building data states and
 * nothing shows (counters without a basin, lavatories left out) can't be found by a reader; and folding doors of four
 * leaves, two at either jamb, have four of them where a truth calls two that hang together one.
 */
import type { TrueFixture, Truth } from "./truth.ts";

/** By title of the set: page, type and place in percent of the page. */
const NOT_DRAWN: Record<string, readonly TrueFixture[]> = {
  "DUPLEX APARTMENT": [
    { page: 1, type: "sink", centerPct: [39.496, 44.521] },
    { page: 1, type: "lavatory", centerPct: [44.144, 47.344] },
    { page: 2, type: "lavatory", centerPct: [45.255, 51.498] },
    { page: 2, type: "lavatory", centerPct: [43.774, 51.498] },
    { page: 2, type: "lavatory", centerPct: [43.376, 47.344] },
    { page: 2, type: "lavatory", centerPct: [41.895, 47.344] },
  ],
};

/** By title of the set: marks of doors drawn with four folding leaves that its truth counts as two. */
const FOUR_LEAVES: Record<string, readonly string[]> = {
  "ROW HOUSE, 41 ALDER STREET": ["d5", "d13", "d16", "d23"],
  "GULL COTTAGE, 9 DUNE ROAD": ["5", "28", "29"],
  "THE MARLOW BUNGALOW": ["10"],
  "LINDEN AVENUE DENTAL AND RESIDENCE": ["211"],
};

const isSame = (a: TrueFixture, b: TrueFixture): boolean =>
  a.page === b.page && a.type === b.type && a.centerPct[0] === b.centerPct[0] &&
  a.centerPct[1] === b.centerPct[1];

/**
 * The truth of a set as far as its sheets draw it. Buildings may share a name: their titles tell them apart.
 * @throws {RangeError} where the set states none of what is listed
 */
export function asDrawn(truth: Truth): Truth {
  const listed = NOT_DRAWN[truth.title ?? ""] ?? [];
  const missing = listed.find((it) => !truth.fixtures.some((own) => isSame(own, it)));
  if (missing) throw new RangeError(`Cannot find a ${missing.type} ${truth.title} does not draw`);
  const isDrawn = (it: TrueFixture) => !listed.some((other) => isSame(other, it));
  const inFour = FOUR_LEAVES[truth.title ?? ""] ?? [];
  return {
    ...truth,
    fixtures: truth.fixtures.filter(isDrawn),
    doors: truth.doors.map((it) =>
      it.mark !== null && inFour.includes(it.mark) ? { ...it, leafIn: it.widthIn / 4 } : it
    ),
  };
}
