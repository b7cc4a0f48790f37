/** Occupant loads of one level: totals of calculations and statements on its plan, which must agree. */
import type { Conflict, Fact, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { evidenceOf, toFact } from "../evidence.ts";

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

const LOAD = String.raw`(?:OCC(?:UPAN(?:T|CY)|\.)?\s*(?:LOAD|COUNT|TOTAL)|OCCUPANTS?|OCC\.?)`;
const STATED = new RegExp(
  String
    .raw`^[^:=;]{0,40}?(?:\b${LOAD}\b[^:=;\d]{0,30}(?:LEVEL|LVL\.?|FLOOR)?\s*\d?[^:=;\d]{0,20}[:=]\s*(?<after>\d{1,3}(?:,\d{3})*|\d+)|[:=-]\s*(?<before>\d{1,3}(?:,\d{3})*|\d+)\s*${LOAD})\W*(?:TOTAL)?\W*$`,
  "i",
);
/** Loads of a part of the level. */
const PART =
  /\b(STAIRS?|ST-?\d|EXITS?|DOORS?|ROOMS?|SUITES?|UNITS?|WING|PER|MAX\w*|POSTED|SIGN|EACH|VIA|TO|THROUGH|THRU)\b/i;

/** A load of a whole level stated in a short text: `LEVEL 2 OCCUPANT LOAD: 112`. */
export function statedLevelLoad(text: string): { level: number; occupants: number } | null {
  const level = levelIn(text);
  if (level === null || text.length > 60 || PART.test(text)) return null;
  const groups = STATED.exec(text)?.groups;
  const digits = groups?.after ?? groups?.before;
  return digits === undefined ? null : { level, occupants: Number(digits.replaceAll(",", "")) };
}

/** Levels whose occupant load the set states twice and differently. */
export function levelLoadConflicts(
  { occupantLoads, notes }: Pick<PlanSet, "occupantLoads" | "notes">,
): Conflict[] {
  const stated = [
    ...occupantLoads.flatMap((row) => {
      const level = row.isTotal ? levelIn(row.space) : null;
      return level === null || row.occupants === null
        ? []
        : [{ level, fact: toFact(row.occupants, "occupants", evidenceOf(row)) }];
    }),
    ...notes.flatMap((note) => {
      const load = note.kind === "title-block" ? null : statedLevelLoad(note.text);
      return load === null
        ? []
        : [{ level: load.level, fact: toFact(load.occupants, "occupants", evidenceOf(note)) }];
    }),
  ];
  return [...Map.groupBy(stated, ({ level }) => level)].flatMap(([level, loads]) => {
    const [first] = loads;
    const other = loads.find(({ fact }) => fact.value !== first.fact.value);
    const worded = (fact: Fact<number>) => ({ ...fact, value: `${fact.value} occupants` });
    return other
      ? [{
        topic: "occupant load" as const,
        subject: `occupant load of level ${level}`,
        a: worded(first.fact),
        b: worded(other.fact),
      }]
      : [];
  });
}
