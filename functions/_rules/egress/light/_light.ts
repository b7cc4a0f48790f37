/** Illumination as drawings write it: foot-candles and minutes. */

import { anyCase } from "../../../_shared/pattern.ts";

const FOOT_CANDLES =
  /(\d+(?:\.\d+)?|\.\d+)\s*-?\s*(?:FC\b|F\.C\.|FT\.?-?\s?C(?:ANDLES?)?\b|FOOT[- ]?CANDLES?)/i;

/** Under a header that names the unit, the least one first: `MIN. FC 0.3`, `FC 0.6`, `AVG. FC 0.5`. */
const FC_HEADED = ["MIN\\w*\\.?\\s*", "(?:^|\\|)\\s*", "AV(?:G|E|ERAGE)\\.?\\s*"].map((head) =>
  anyCase`${head}(?:FC|F\.C\.|FOOT-?\s?CANDLES?)\s*[=:]?\s*(\d+(?:\.\d+)?|\.\d+)`
);

/** The foot-candles a text states, null when none; `AVERAGE` and `MINIMUM` are the caller's to read. */
export function footCandlesIn(text: string): number | null {
  const found = [FOOT_CANDLES, ...FC_HEADED].map((form) => form.exec(text)).find((it) => it);
  return found ? Number(found[1]) : null;
}

const PLACE =
  /\b(STAIR\w*|LANDINGS?|CORRIDORS?|HALLS?|EGRESS(?!\s+STAIR)|PATHS?|AISLES?|EXITS?(?!\s+STAIR)|RAMPS?|DISCHARGE|LOBB\w+|ROOMS?|PARKING)\b/gi;
const STANDS_BEFORE_PLACE =
  /^\.?\s*(?:MIN\w*\.?|AVG?\.?|AVERAGE)?\s*(?:AT|ON|IN|FOR|ALONG|WITHIN)\s/i;

/**
 * The greatest foot-candles a text states for stairs: `EGRESS PATH 1 FC; STAIRS 10 FC` says 10. Null when none
 * of its figures belongs to a stair.
 */
export function stairFootCandles(text: string): number | null {
  const levels = text.split(/;|\.\s+(?=[A-Z])/i).flatMap((clause) =>
    [...clause.matchAll(new RegExp(FOOT_CANDLES.source, "gi"))].filter((level) => {
      const end = level.index + level[0].length;
      const next = [...clause.slice(end).matchAll(PLACE)];
      const before = [...clause.slice(0, level.index).matchAll(PLACE)];
      const place = STANDS_BEFORE_PLACE.test(clause.slice(end)) && next[0] || before.at(-1) ||
        next[0];
      return /STAIR|LANDING/i.test(place?.[0] ?? "") || sharesFigure(before, clause);
    }).map((level) => Number(level[1]))
  );
  return levels.length > 0 ? Math.max(...levels) : null;
}

/** Do stairs stand in a list before the figure: `STAIRS AND CORRIDORS: 10 FC`? */
function sharesFigure(before: RegExpMatchArray[], clause: string): boolean {
  const [last, previous] = [before.at(-1), before.at(-2)];
  if (!last || !previous || !/STAIR/i.test(previous[0])) return false;
  const between = clause.slice((previous.index ?? 0) + previous[0].length, last.index);
  return /^\s*(,|AND|&|\/|\+|,\s*AND)\s*$/i.test(between);
}

const MINUTES =
  /(?<![\d.,/])(\d{1,3})\s*-?\s*MIN(?:UTES?|S)?\b(?!\.?\s*-?\s*(?:FIRE\b|(?:RATED\s+|RATING\s+|LABEL\w*\s+)?(?:DOORS?|WALLS?|FRAMES?|GLAZ\w*|GLASS|ENCLOS\w*|ASSEMBL\w*|CORRIDORS?|PARTITIONS?|SHAFTS?|STAIR\w*|OPENINGS?|BARRIERS?)\b))/gi;
const HOURS =
  /(?<![\d.,])(\d+\s*[- ]\s*1\/2|1\/2|\d+(?:\.\d+)?)\s*-?\s*H(?:OU)?RS?\b(?!\.?\s*-?\s*(?:FIRE|RATED|RATING|LABEL\w*|WALLS?|ENCLOS\w*|SHAFTS?|STAIR\w*|BARRIERS?|PARTITIONS?|DOORS?)\b)/gi;

/** Shorter than any battery: a time to start or to transfer, or another word for `minimum`. */
const LEAST_MIN = 15;

/** A sentence about rated construction, whose hours and minutes are its own. */
const OF_CONSTRUCTION =
  /\b(?:WALLS?|DOORS?|FRAMES?|PARTITIONS?|CEILINGS?|SHAFTS?|BARRIERS?|ENCLOSURES?|ASSEMBL(?:Y|IES)|OPENINGS?|GLAZING|FLOORS?)\b[^.;]{0,30}\d/i;
const OF_LIGHT =
  /\b(?:EMERG\w*|LIGHT\w*|LTG|LUMINAIRES?|BATTER\w*|POWER\w*|BACK-?\s?UP|ILLUM\w*|DURATION|RUN\s?-?TIME|GENERATOR)\b/i;

/** The minutes a text states for a duration, the longest of several; null when none. */
export function minutesIn(whole: string): number | null {
  const text = whole.split(/(?<=[;|]|\.(?=\s+[A-Z]))/i)
    .filter((part) => OF_LIGHT.test(part) || !OF_CONSTRUCTION.test(part)).join(" ");
  const figures = text.replace(
    /\b(?:AN?|ONE|1)\s+(?:AND\s+(?:A\s+|ONE[- ])?HALF\s+HOURS?|HOUR\s+AND\s+A\s+HALF)\b/gi,
    "90 MIN",
  )
    .replace(/\b(?:ONE|A|AN)[\s-]+(?=HOUR\b)/gi, "1 ");
  const minutes = [...text.matchAll(MINUTES)].map((it) => Number(it[1]));
  const hours = [...figures.matchAll(HOURS)].map(([, hours]) =>
    Math.round(
      60 * (hours.split(/\s*[- ]\s*(?=1\/2)/).reduce((sum, it) =>
        sum + (it === "1/2" ? 0.5 : Number(it)), 0)),
    )
  );
  const found = [...minutes, ...hours].filter((it) => it >= LEAST_MIN);
  return found.length > 0 ? Math.max(...found) : null;
}
