/**
 * Fire-resistance ratings as drawings write them: `1 HR`, `1-HOUR`, `ONE HOUR`, `1 1/2 HR.`, `90 MIN`, `NON-RATED`.
 * Hours throughout; nothing here knows a rule or a limit.
 */
import { normaliseMarks, parseNumber } from "../../_shared/units.ts";
import type { Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { isLimitHead } from "./columns.ts";
import { cellHeaded, cellOf } from "./rows.ts";
import type { Statement } from "./statements.ts";

/** A rating found in running text; 0 for an explicit "not rated". */
export interface RatingMention {
  hours: number;
  /** As it stands in the text. */
  raw: string;
  start: number;
  end: number;
}

/** Optical reading takes 0 for O and 1 for I or L. */
const WORDS: Record<string, number> = { HALF: 0.5, ONE: 1, I: 1, L: 1, TWO: 2, THREE: 3, FOUR: 4 };
const HOUR = String.raw`H(?:OU)?RS?\b\.?`;
const RATING = new RegExp(
  [
    String
      .raw`(?<![\d./'"])(?<number>(?:\d\s*[- ]\s*)?\d\s*\/\s*\d|\d(?:\.\d+)?)\s*-?\s*${HOUR}`,
    String
      .raw`\b(?<word>ONE[\s-]*HALF|HALF|ONE|TWO|THREE|FOUR|I(?=[\s-]*H(?:OU)?R)|L(?=[\s-]*H(?:OU)?R))\s*(?:\(\d\)\s*)?-?\s*${HOUR}`,
    String.raw`(?<![\d./])(?<minutes>20|30|45|60|90|120|180|240)\s*-?\s*MIN(?:UTES?)?\b\.?`,
    String
      .raw`\b(?<none>NON[\s-]*(?:FIRE[\s-]*)?RATED|UN-?RATED|NOT\s+(?:FIRE[\s-]*)?RATED|NO\s+(?:FIRE\s+)?RATING|(?:FIRE[\s-]*)?RATING\s*[:=-]?\s*(?:NONE|N\/A)|(?:ZERO|O)[\s-]*H(?:OU)?RS?)\b`,
  ].join("|"),
  "gi",
);
const MAX_HOURS = 4;

/** Every fire rating written in `text`, in hours and reading order. */
export function findRatings(text: string): RatingMention[] {
  return [...normaliseMarks(text).matchAll(RATING)].flatMap((match) => {
    const hours = hoursOf(match.groups ?? {});
    if (hours === null || hours > MAX_HOURS) return [];
    return [{
      hours,
      raw: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }];
  });
}

function hoursOf(groups: Record<string, string | undefined>): number | null {
  if (groups.none !== undefined) return 0;
  if (groups.minutes !== undefined) return Number(groups.minutes) / 60;
  if (groups.word !== undefined) {
    return WORDS[groups.word.toUpperCase().replace(/^ONE[\s-]*HALF$/, "HALF")] ?? null;
  }
  return groups.number === undefined ? null : parseNumber(groups.number.replace(/\s*-\s*/, " "));
}

/** The rating in `text` nearest to a match of `near`. */
function ratingNear(text: string, near: RegExp): RatingMention | null {
  const mended = normaliseMarks(text);
  const anchor = near.exec(mended);
  if (!anchor) return null;
  const to = anchor.index + anchor[0].length;
  const gapOf = (it: RatingMention) =>
    it.end <= anchor.index ? anchor.index - it.end : it.start >= to ? it.start - to : 0;
  return findRatings(mended).reduce<RatingMention | null>(
    (best, it) => best === null || gapOf(it) < gapOf(best) ? it : best,
    null,
  );
}

/**
 * The rating a statement says is provided: the cell PROVIDED, else FIRE RATING, else the rating after the word
 * PROVIDED, else the one nearest to `near`.
 */
export function providedRating(it: Statement, near: RegExp): RatingMention | null {
  if (it.schedule && it.row) {
    for (const meaning of ["provided", "fire rating"] as const) {
      const cell = meaning === "provided" ? cellOf(it, meaning) : ratingCell(it.schedule, it.row);
      const [rating] = cell === null ? [] : findRatings(bareHours(cell));
      if (rating) return rating;
    }
    const [rating] = findRatings(bareHours(cellHeaded(it, HOURS_HEAD) ?? ""));
    if (rating) return rating;
    const alone = ratingAlone(it.schedule, it.row);
    if (alone) return alone;
  }
  const provided = /\bPROV(?:IDED|\.)?\b/i.exec(it.text);
  if (provided && /\bREQ/i.test(it.text)) return ratingNear(it.text, /\bPROV(?:IDED|\.)?\b/i);
  return ratingNear(it.text, near);
}

/** The rating of a row, where there are two not the one that is asked for: `RATING REQ | RATING PROV`. */
function ratingCell(schedule: Schedule, row: ScheduleRow): string | null {
  const rated = schedule.columns.flatMap(({ header, meaning }, index) =>
    meaning === "fire rating" ? [{ header, text: row.cells[index]?.text.trim() ?? "" }] : []
  );
  const given = rated.filter(({ header }) => !isLimitHead(header));
  return (given[0] ?? rated[0])?.text || null;
}

/** A column that holds hours and says so. */
const HOURS_HEAD =
  /^\W*(?:(?:FIRE\s+)?RAT(?:ING|ED)\W*)?(?:HRS?|HOURS?)\W*(?:RAT(?:ING|ED)|PROV\w*|SHOWN)?\W*$|^\W*FIRE(?:\s+(?:RES\w*|RAT\w*))?\W*$/i;

/** What stands in a wall has a rating of its own. */
const OF_OPENINGS = /\bDOORS?\b|\bOPENINGS?\b|\bFRAMES?\b|\bDAMPERS?\b|\bGLAZ|\bWINDOWS?\b/i;

/** The only rating of a row, in a cell that is nothing else and under no limit: `East | 8 ft | 0 hr | lot line`. */
function ratingAlone({ kind, columns }: Schedule, { cells }: ScheduleRow): RatingMention | null {
  if (kind === "door" || kind === "window") return null;
  const rated = cells.flatMap(({ text }, index) =>
    findRatings(text).map((rating) => ({ rating, text, head: columns[index]?.header ?? "" }))
      .filter(({ head }) => !isLimitHead(head))
  );
  if (rated.length !== 1) return null;
  const [{ rating, text, head }] = rated;
  return rating.raw.length === text.trim().length && !OF_OPENINGS.test(head) ? rating : null;
}

/** In a rating column a bare figure means hours up to 4 and minutes from 20, `NONE` no rating. */
function bareHours(cell: string): string {
  if (/^\W*(?:NONE|NIL|N\/?R)\W*$/i.test(cell)) return "NON-RATED";
  const bare = /^\s*(\d(?:\s*\/\s*\d|\.\d)?|\d{2,3})\s*$/.exec(cell);
  if (!bare) return cell;
  return Number(bare[1]) >= 20 ? `${bare[1]} MIN` : `${bare[1]} HR`;
}
