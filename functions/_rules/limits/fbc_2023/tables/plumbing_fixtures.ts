/**
 * Least number of plumbing fixtures by use and occupants. Ratios are persons for each fixture; a second ratio
 * holds for the persons beyond the first so many.
 * @source FBC-P 8th ed. (2023), Table 403.1 (same as FBC-B Table 2902.1), 424.2 for urinals
 */
import type { OccupancyGroup } from "../../../../_shared/constants/options.ts";

/** Persons for each fixture; beyond `first` persons the ratio is `then`. */
export interface FixtureRatio {
  per: number;
  first?: number;
  then?: number;
}

/** One use of the table. */
export interface FixtureUse {
  use: string;
  groups: readonly OccupancyGroup[];
  /** Words of a use that shares its group with others; the one without words is the group's ordinary use. */
  words?: RegExp;
  closetsMen: FixtureRatio;
  closetsWomen: FixtureRatio;
  lavatoriesMen: FixtureRatio;
  lavatoriesWomen: FixtureRatio;
  fountain: FixtureRatio | null;
}

const per = (persons: number, first?: number, then?: number): FixtureRatio =>
  first === undefined ? { per: persons } : { per: persons, first, then };

function use(
  name: string,
  groups: readonly OccupancyGroup[],
  [men, women, lavatory, fountain]: [FixtureRatio, FixtureRatio, FixtureRatio, number | null],
  more: Partial<FixtureUse> = {},
): FixtureUse {
  return {
    use: name,
    groups,
    closetsMen: men,
    closetsWomen: women,
    lavatoriesMen: lavatory,
    lavatoriesWomen: lavatory,
    fountain: fountain === null ? null : per(fountain),
    ...more,
  };
}

const arena: [FixtureRatio, FixtureRatio, FixtureRatio, number] = [
  per(75, 1500, 120),
  per(40, 1520, 60),
  per(200),
  1000,
];

/** Uses in the order they are tried: those with words before the ordinary use of their group. */
export const FIXTURE_USES: readonly FixtureUse[] = [
  use("theaters and halls of performing arts", ["A-1"], [per(125), per(65), per(200), 500]),
  use("casino gaming areas", ["A-2"], [
    per(100, 400, 250),
    per(50, 400, 150),
    per(250, 750, 500),
    1000,
  ], { words: /\bCASINO|GAMING/i }),
  use("nightclubs, bars, taverns, dance halls", ["A-2"], [per(40), per(40), per(75), 500], {
    words: /\b(NIGHT\s?CLUB|TAVERN|DANCE HALL|LOUNGE|COCKTAIL|BAR AND GRILL|SPORTS BAR)\b/i,
  }),
  use("restaurants, banquet halls, food courts", ["A-2"], [per(75), per(75), per(200), 500]),
  use("passenger terminals", ["A-3"], [per(500), per(500), per(750), 1000], {
    words: /\b(TERMINAL|TRANSPORTATION|STATION PLATFORM)\b/i,
  }),
  use("places of worship", ["A-3"], [per(150), per(75), per(200), 1000], {
    words: /\b(CHURCH|WORSHIP|TEMPLE|SANCTUARY|CHAPEL|MOSQUE|SYNAGOGUE)\b/i,
  }),
  use("halls, galleries, libraries, gymnasiums", ["A-3"], [per(125), per(65), per(200), 500]),
  use("indoor arenas, rinks, pools", ["A-4"], arena, { lavatoriesWomen: per(150) }),
  use("stadiums, grandstands", ["A-5"], arena, { lavatoriesWomen: per(150) }),
  use("business", ["B"], [per(25, 50, 50), per(25, 50, 50), per(40, 80, 80), 100]),
  use("educational", ["E"], [per(50), per(50), per(50), 100]),
  use("factory and industrial", ["F-1", "F-2"], [per(100), per(100), per(100), 400]),
  use("custodial care", ["I-1"], [per(10), per(10), per(10), 100]),
  use("day care", ["I-4"], [per(15), per(15), per(15), 100]),
  use("mercantile", ["M"], [per(500), per(500), per(750), 1000]),
  use("storage", ["S-1", "S-2"], [per(100), per(100), per(100), 1000]),
];

/** Fixtures for `persons`, as a fraction: fractions of several uses are added before rounding up. */
export function fixturesFor(persons: number, ratio: FixtureRatio): number {
  const { per, first, then } = ratio;
  if (first === undefined || then === undefined || persons <= first) return persons / per;
  return first / per + (persons - first) / then;
}

/** Share of the men's closets that urinals may replace: 67 % in assembly and educational, 50 % elsewhere. */
export function urinalShare(groups: readonly OccupancyGroup[]): number {
  return groups.some((group) => group.startsWith("A") || group === "E") ? 0.67 : 0.5;
}

/** Occupants up to which one toilet room for both sexes is enough. @source FBC-P 8th ed. (2023), 403.2 */
export function sharedRoomLimit(groups: readonly OccupancyGroup[]): number {
  if (groups.length === 1 && groups[0] === "M") return 100;
  return groups.length === 1 && groups[0] === "B" ? 25 : 15;
}

/** Women's closets for each of the men's closets and urinals. @source FBC-P 8th ed. (2023), 403.1.3 */
export const WOMEN_TO_MEN = 1.5;
