/**
 * Footings by their marks: the row of the footing schedule, and callouts on plans and details that begin with the mark,
 * `F2 - 3'-0" SQ X 14"`. The only one listed that runs under walls is that of the wall sections, which give no mark.
 * Inches.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, formatLength } from "../../_shared/units.ts";
import { isRightUnder, placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const LISTED = /\b(?:FOOTING|FTG|FOUNDATION)S?\b.*\bSCHED|^\W*(?:WALL\s+)?FOOTINGS?\W*$/i;
const MARK = /^\W*([A-Z]{1,3}-?\d{1,2}[A-Z]?)(?![\w.'"-])/i;
/** A callout, no sentence of the notes. */
const LONGEST = 60;
/** Bars, their spacing, and levels are no sides of a footing; a square one has two alike. */
const OTHER_FIGURES =
  /\bSQ(?:UARE)?\b\.?(?=\s*X)|#\s*\d.*$|\bT\.?\s?O\.?\s?F\b.*$|\bEL\b.*$|@.*$/gi;

const OF_FOOTINGS = wordsOf(
  "FOOTING FOOTINGS FTG SQ SQUARE W D L WIDE DEEP LONG THICK BY CONT CONTINUOUS CONC CONCRETE DEEP DP",
);

/** What is told of every footing a schedule lists. */
export function toldOfFootings(plan: PlanSet): Told[] {
  const texts = newTexts(plan, MARK);
  const listed = texts.filter(({ row, schedule }) => row && LISTED.test(schedule?.title ?? ""));
  const marks = new Set(listed.map(markOf));
  const called = texts.filter((it) =>
    it.from === "note" && it.text.length <= LONGEST && marks.has(markOf(it)) &&
    saysOnly(sizeIn(it), OF_FOOTINGS)
  );
  return [...listed.filter(isInSchedule), ...called].flatMap(toldOf).concat(
    ofWalls(plan, listed),
  );
}

const isInSchedule = ({ schedule }: Statement): boolean => /\bSCHED/i.test(schedule?.title ?? "");

const markOf = ({ text }: Statement): string | null => MARK.exec(text)?.[1].toUpperCase() ?? null;

/** What stands behind the mark. */
const sizeIn = ({ text }: Statement): string =>
  text.replace(MARK, "").replace(/^\W+/, "").replace(OTHER_FIGURES, "");

/** Its sides; of `3'-6" X 3'-6" X 14"` the last is its depth, which may be that of another step. */
function toldOf(it: Statement): Told[] {
  const mark = markOf(it);
  const lengths = findLengths(sizeIn(it));
  if (mark === null || lengths.length < 2) return [];
  const sides = lengths.slice(0, -1);
  return [{
    ...placeOf(it),
    topic: "footing size",
    of: `size of footing ${mark}`,
    values: sides.map(({ valueIn }) => valueIn),
    said: sides.map(({ raw }) => raw.trim()).join(" x "),
  }];
}

/** A row of a footing that runs on; pads are square. */
const RUNS_ON = /\bCONT(?:INUOUS|\.)?(?![A-Z])|^\W*(?:WF|CF|SF)-?\d/i;
const IN_WALL_SECTION = /\bWALL\s+SECTION/i;
const FOOTING = /\bF(?:OO)?TGS?\b|\bFOOTINGS?\b/i;
const OF_WALLS = wordsOf(
  "FOOTING FOOTINGS FTG WALL STRIP CONT CONTINUOUS CONC CONCRETE W D WIDE DEEP DP X BY THICK REINF REINFORCED",
);
/** A size alone, the words for it right below: `20" x 10"` over `CONT. FTG, 2-#5`. */
const SIZE_ALONE = /^\W*\d{1,2}"\s*[x×]\s*\d{1,2}"\W*$/i;
const OVER_WORDS = { below: 1.5, off: 4 };

/** How wide the only footing under walls is: in its list, and in sections through walls. */
function ofWalls(plan: PlanSet, listed: readonly Statement[]): Told[] {
  const [row, ...others] = listed.filter(({ text }) => RUNS_ON.test(text.replace(BARS, "")));
  if (!row || others.length > 0) return [];
  const own = widthIn(row.text.replace(MARK, ""), row);
  const notes = newTexts(plan, /\d/).filter(({ from, drawing, text }) =>
    from === "note" && IN_WALL_SECTION.test(drawing ?? "") && text.length <= LONGEST
  );
  const words = notes.filter(({ text }) => FOOTING.test(text));
  const called = notes.flatMap((it) => {
    const isNamed = FOOTING.test(it.text) && saysOnly(it.text.replace(OTHER_FIGURES, ""), OF_WALLS);
    const isOver = SIZE_ALONE.test(it.text) &&
      words.some((below) => isRightUnder(below, it, OVER_WORDS));
    return isNamed || isOver ? widthIn(it.text, it) : [];
  });
  return [...own, ...called];
}

/** Bars that run on. */
const BARS = /\(?\d\)?\s?-?\s?#\s?\d\s*CONT\w*\.?/gi;

/** The larger of two sides: a footing is wider than it is deep. */
function widthIn(text: string, at: Statement): Told[] {
  const lengths = findLengths(text.replace(OTHER_FIGURES, "")).map(({ valueIn }) => valueIn);
  const width = Math.max(...lengths);
  return lengths.length === 0 || lengths.length > 2 ? [] : [{
    ...placeOf(at),
    topic: "footing size",
    of: "the width of the wall footing",
    values: [width],
    said: formatLength(width),
  }];
}
