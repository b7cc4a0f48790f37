/** Levels of a building by the words drawings have for them: `LEVEL 2`, `2ND FLOOR`, `SECOND STORY`. */
const ORDINALS = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH"];
const LEVEL = new RegExp(
  String
    .raw`\b(?:LEVEL|LVL\.?|FLOOR|STORY|L)\s*#?(?<level>\d{1,2})\b(?!\s*['"]|[.,]\d)|\b(?<nth>\d{1,2})(?:ST|ND|RD|TH)\s+(?:FLOOR|FLR\.?|LEVEL|STORY)|\b(?<word>${
    ORDINALS.join("|")
  }|GROUND)\s+(?:FLOOR|FLR\.?|LEVEL|STORY)`,
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
