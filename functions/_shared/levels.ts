/** Levels of a building by the words drawings have for them: `LEVEL 2`, `2ND FLOOR`, `FIRST AND SECOND STORY`. */
const ORDINALS = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH"];
const ORDINAL = String.raw`(?:(?<nth>\d{1,2})(?:ST|ND|RD|TH)|(?<word>${
  ORDINALS.join("|")
}|GROUND))`;
/** What stands behind the ordinal: the floor, or further ordinals of floors. */
const OF_FLOOR = String
  .raw`(?:\s+(?:FLOOR|FLR\.?|LEVEL|STORE?Y)\b|(?=(?:\s*(?:,|&|/|-|AND|TO|THRU|THROUGH))+\s*${
  ORDINAL.replaceAll(/\?<\w+>/g, "?:")
}\s))`;
const LEVEL = new RegExp(
  String
    .raw`\b(?:(?:LEVEL|LVL\.?|FLOOR|STORY|L)\s*#?|LEVEL-)(?<level>\d{1,2})\b(?!\s*['"]|[.,]\d)|\b${ORDINAL}${OF_FLOOR}`,
  "gi",
);

/** The one level a text names, null when it names none or several. */
export function levelIn(text: string): number | null {
  const named = new Set(
    [...text.matchAll(LEVEL)].map(({ groups = {} }) =>
      Number(groups.level ?? groups.nth ?? ORDINALS.indexOf(groups.word.toUpperCase()) + 1) || 1
    ),
  );
  return named.size === 1 ? [...named][0] : null;
}

/** A text without the words that name a level. */
export const withoutLevels = (text: string): string => text.replace(LEVEL, " ");
