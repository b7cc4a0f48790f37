/** What marks of plumbing fixtures mean: the usual letters, or what the set's own schedule or legend says of a mark. */
import type { FixtureType, PlanFixture } from "../../_shared/domain/building.ts";
import { centre, overlaps, type PercentRect } from "../../_shared/geometry.ts";
import type { PlacedText } from "./stairs.ts";

/** A mark at a drawn outline whose letters alone tell nothing, and what the outline may be by its size. */
export interface FixtureMark {
  mark: string;
  choices: { type: FixtureType; box: PercentRect; room: string | null }[];
}

/** A mark with the fixture a schedule or a legend names. */
export interface FixtureName {
  mark: string;
  type: FixtureType;
}

/** Letters of marks with a number, by what they usually mean. */
const LETTERS: readonly (readonly [RegExp, FixtureType])[] = [
  [/^WC$/, "wc"],
  [/^(?:L|LAV|LV)$/, "lavatory"],
  [/^(?:U|UR)$/, "urinal"],
  [/^(?:DF|EWC|WF|BF)$/, "fountain"],
  [/^(?:SH|SHR|SHW)$/, "shower"],
  [/^(?:BT|TUB)$/, "tub"],
  [/^(?:S|SK|SNK|KS|HS|MS|MSB|SS|MR|MB)$/, "sink"],
];
/** Letters that mean a fixture without a number as well. */
const ALONE = /^(?:LAV|UR|MS|MSB|HS|KS)$/;
const MARK = /^([A-Z]{1,3})[-.]?(\d{1,2}[A-Z]?)?$/;

/** Names of fixtures in schedules, at the beginning of what stands beside a mark. */
const NAMES: readonly (readonly [RegExp, FixtureType])[] = [
  [/\bWATER CLOSET|\bTOILET\b|\bW\.C\.|\bFLUSH VALVE CLOSET/, "wc"],
  [/\bLAVATOR(?:Y|IES)\b|\bHAND ?BASIN|\bWASH ?BASIN|\bLAV\b/, "lavatory"],
  [/\bURINAL/, "urinal"],
  [/\bDRINKING FOUNTAIN|\b(?:ELECTRIC )?WATER COOLER|\bBOTTLE FILL/, "fountain"],
  [/\bSHOWER\b(?! HEAD| VALVE)/, "shower"],
  [/\b(?:BATH ?|WHIRLPOOL |SOAKING )TUB/, "tub"],
  [
    /\b(?:SERVICE|MOP|KITCHEN|HAND|BAR|SCRUB|UTILITY|LAUNDRY|EXAM|PREP|COMPARTMENT) SINK|\bSINK\b|\bMOP BASIN|\bMOP RECEPTOR/,
    "sink",
  ],
];
/** Words of what serves a fixture and is none. */
const PART = /\b(?:VALVE|FAUCET|SEAT|CARRIER|TRAP|DRAIN|HEATER|SENSOR|SUPPLY|PARTITION|SCREEN)S?\b/;

/** The letters and number of a mark of a fixture; null for any other word. */
export const markOf = (text: string): string | null => {
  const mark = text.trim().toUpperCase().replace(/^\W+|\W+$/g, "");
  return MARK.test(mark) ? mark.replace(/[-.]/, "-") : null;
};

/** What the letters of a mark usually mean; null where they mean no fixture, or several things. */
export function usualType(mark: string): FixtureType | null {
  const [, letters, number] = MARK.exec(mark) ?? [];
  if (letters === undefined || number === undefined && !ALONE.test(letters)) return null;
  return LETTERS.find(([words]) => words.test(letters))?.[1] ?? null;
}

/** Between a mark and its name in a row lie at most so many heights of their lettering. */
const APART = 30, SAME_ROW = 0.6;
/** More lines are no list of fixtures, marks of one sheet at most. */
const MOST_LINES = 4000;

/** Marks that schedules and legends of a page explain: a mark and the name after it, on one line or in one row. */
export function fixtureNamesOf(lines: readonly PlacedText[]): FixtureName[] {
  if (lines.length > MOST_LINES) return [];
  const named = lines.map(({ text, box }) => {
    const words = text.trim().toUpperCase();
    const [, first, rest] = /^(\S+)\s+(?:[-–=:|]\s*)?(.+)$/.exec(words) ?? [];
    const mark = first === undefined ? null : numbered(first);
    const own = mark !== null ? typeNamed(rest) : null;
    return own === null ? { box, mark: null, type: typeNamed(words) } : { box, mark, type: own };
  });
  const marks = lines.flatMap(({ text, box }) => {
    const mark = numbered(text);
    return mark === null ? [] : [{ mark, box }];
  });
  return named.flatMap(({ box, mark, type }): FixtureName[] => {
    if (type === null) return [];
    if (mark !== null) return [{ mark, type }];
    const { y } = centre(box);
    const before = marks.filter((it) =>
      Math.abs(centre(it.box).y - y) < SAME_ROW * box.height &&
      it.box.x < box.x && box.x - it.box.x < APART * box.height
    ).sort((a, b) => b.box.x - a.box.x)[0];
    return before ? [{ mark: before.mark, type }] : [];
  });
}

/** A mark with its number: letters alone stand in too many lists. */
const numbered = (text: string): string | null => {
  const mark = markOf(text);
  return mark !== null && /\d/.test(mark) ? mark : null;
};

function typeNamed(words: string): FixtureType | null {
  const first = words.split(/[,;(]/)[0];
  if (PART.test(first.replace(/FLUSH VALVE (?=CLOSET|WATER|URINAL)/, ""))) return null;
  return NAMES.find(([it]) => it.test(first))?.[1] ?? null;
}

/** Fixtures of a page with those whose marks a schedule or legend of the set explains in one way. */
export function withNamedFixtures(
  page: number,
  fixtures: readonly PlanFixture[],
  { marks, names }: { marks: readonly FixtureMark[]; names: readonly FixtureName[] },
): PlanFixture[] {
  const all = [...fixtures];
  for (const { mark, choices } of marks) {
    const types = new Set(names.filter((it) => it.mark === mark).map(({ type }) => type));
    const [type] = types;
    const choice = types.size === 1 ? choices.find((it) => it.type === type) : undefined;
    if (!choice || all.some((it) => overlaps(it.box, choice.box))) continue;
    all.push({ id: `p${page}f${all.length + 1}`, ...choice, how: "legend" });
  }
  return all;
}
