/**
 * Fixtures that the data of sets drawn from building models states and their sheets don't draw, each looked up on the
 * sheet: counters without a basin, lavatories left out. A reader of the sheet can't find them.
 */
import type { TrueFixture, Truth } from "./truth.ts";

/** By set: page, type and place in percent of the page. */
const NOT_DRAWN: Record<string, readonly TrueFixture[]> = {
  duplex: [
    { page: 1, type: "sink", centerPct: [39.496, 44.521] },
    { page: 1, type: "lavatory", centerPct: [44.144, 47.344] },
    { page: 2, type: "lavatory", centerPct: [45.255, 51.498] },
    { page: 2, type: "lavatory", centerPct: [43.774, 51.498] },
    { page: 2, type: "lavatory", centerPct: [43.376, 47.344] },
    { page: 2, type: "lavatory", centerPct: [41.895, 47.344] },
  ],
};

const isSame = (a: TrueFixture, b: TrueFixture): boolean =>
  a.page === b.page && a.type === b.type && a.centerPct[0] === b.centerPct[0] &&
  a.centerPct[1] === b.centerPct[1];

/** The truth of a set as far as its sheets draw it. @throws {RangeError} where the set states none of what is listed */
export function asDrawn(set: string, truth: Truth): Truth {
  const listed = NOT_DRAWN[set] ?? [];
  const missing = listed.find((it) => !truth.fixtures.some((own) => isSame(own, it)));
  if (missing) throw new RangeError(`Cannot find a ${missing.type} that ${set} does not draw`);
  const isDrawn = (it: TrueFixture) => !listed.some((other) => isSame(other, it));
  return { ...truth, fixtures: truth.fixtures.filter(isDrawn) };
}
