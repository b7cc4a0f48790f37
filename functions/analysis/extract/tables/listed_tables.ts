/**
 * Lists without rulings as tables of rows and cells, for whoever asks for tables: keys with values beside them, columns
 * whose heads nobody knows, `LOT AREA: 9,200 SF` under `ZONE: R-1`, `GARAGE ..... 420 SF`. Rules read the same rows as texts (`list_rows.ts`).
 */
import type { Schedule, ScheduleCell } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { fromPieces, toPlace } from "../evidence.ts";
import { emOf, holdsCentre, type Line, linesWithout, toLine, turnOf } from "../layout/layout.ts";
import { turnBoxesBack, turnWords } from "../layout/turned_page.ts";
import { shareOf } from "./tables.ts";
import { headOver, titleOfList } from "./list_heads.ts";
import { findLists, type List } from "./list_rows.ts";

/** Paper between two columns at least, in em. */
const GUTTER_EM = 0.6;
/** Share of the rows that may reach over the paper between two columns: heads of groups, long remarks. */
const REACHING = 0.15;
/** Fewest rows of keys with their values, and the longest key, letters and words. */
const FEWEST_PAIRS = 3, LONGEST_KEY = 37, MOST_KEY_WORDS = 4;
/** Most paper between two of them, in em. */
const PAIR_GAP = 1.6;

/**
 * Every such list of a page, whichever way it reads.
 *
 * @param used     words of tables that were found otherwise
 * @param excluded parts of the page that hold none, such as the title block
 * @param known    schedules of the page: what stands in them is no list again
 */
export function findListedTables(
  page: PageReading,
  used: ReadonlySet<Word>,
  excluded: readonly PointRect[],
  known: readonly Schedule[],
): Schedule[] {
  const isFree = (line: Line) => !excluded.some((box) => holdsCentre(box, line.box));
  const level = linesWithout(page, used).filter((line) => line.turn === 0 && isFree(line));
  const turned = ([90, 270] as const).flatMap((turn) => {
    const isWanted = (word: Word) =>
      turnOf(word.angle) === turn && !used.has(word) &&
      !excluded.some((box) => holdsCentre(box, word.box));
    if (!page.words.some(isWanted)) return [];
    const { reading } = turnWords(page, turn, isWanted);
    return turnBoxesBack(tablesAmong(reading, linesWithout(reading, new Set())), turn);
  });
  return [...tablesAmong(page, level), ...turned].filter(({ box }) =>
    !known.some((it) => shareOf(box, it.box) > 0.3)
  );
}

function tablesAmong(page: PageReading, lines: readonly Line[]): Schedule[] {
  const { lists, rest } = findLists(lines, { withRecognised: true });
  return [
    ...lists.flatMap((list) => toTable(page, list, rest) ?? []),
    ...findPairs(rest).flatMap((pairs) => pairsTable(page, pairs, rest)),
  ];
}

/** A list cut into columns where paper runs down between its words; null where none does. */
function toTable(page: PageReading, list: List, rest: readonly Line[]): Schedule | null {
  const rows = list.map((row) => row.flatMap(({ words }) => words));
  const em = emOf(list[0][0]);
  const cuts = guttersOf(rows, em);
  if (cuts.length === 0) return null;
  const cells = rows.map((words) => byColumn(words, cuts));
  const across = cells.filter((row) => row.filter((cell) => cell.length > 0).length >= 2).length;
  if (across < 0.5 * rows.length) return null;
  const inOne = inOneColumn(cells);
  const head = inOne ? null : headOver(list, cuts, rest);
  const title = titleOfList(head ?? list[0], rest);
  const heads = head ? byColumn(head.flatMap(({ words }) => words), cuts) : null;
  return scheduleOf(page, inOne ?? cells, { title, heads });
}

/** Words by the column in which their middle lies. */
function byColumn(words: readonly Word[], cuts: readonly number[]): Word[][] {
  const own: Word[][] = Array.from({ length: cuts.length + 1 }, () => []);
  for (const word of words) {
    const middle = word.box.x + word.box.width / 2;
    const column = cuts.findIndex((cut) => middle < cut);
    own[column < 0 ? cuts.length : column].push(word);
  }
  return own;
}

/** Longest mark that a list explains, and the fewest letters that explain one. */
const LONGEST_MARK = 10, FEWEST_LETTERS = 3;

/**
 * The rows of a list of marks with what they mean that is set in several columns, one under the other; null where the
 * marks do not follow each other from column to column.
 */
function inOneColumn(rows: readonly Word[][][]): Word[][][] | null {
  const width = rows[0].length;
  if (width < 4 || width % 2 > 0) return null;
  const pairs = Array.from(
    { length: width / 2 },
    (_, block) => rows.map((row) => row.slice(2 * block, 2 * block + 2)),
  ).flat().filter((pair) => pair.some((cell) => cell.length > 0));
  const texts = pairs.map((pair) => pair.map((cell) => cell.map(({ text }) => text).join(" ")));
  const follow = texts.every(([mark, said], at) =>
    mark !== "" && mark.length <= LONGEST_MARK &&
    said.replace(/[^A-Z]/gi, "").length >= FEWEST_LETTERS &&
    (at === 0 || ORDER.compare(texts[at - 1][0], mark) < 0)
  );
  return follow ? pairs : null;
}

const ORDER = new Intl.Collator("en", { numeric: true });

/** Middles of the strips of paper that run down between the columns, left to right. */
function guttersOf(rows: readonly Word[][], em: number): number[] {
  const edges = rows.flatMap((words) =>
    partsOf(words, em).flatMap(([from, to]): [number, number][] => [[from, 1], [to, -1]])
  ).sort(([a, x], [b, y]) => a - b || y - x);
  const most = REACHING * rows.length;
  const cuts: number[] = [];
  let [covering, free] = [0, Infinity];
  for (const [at, step] of edges) {
    const before = covering;
    covering += step;
    if (before > most && covering <= most) free = at;
    else if (before <= most && covering > most && at - free > GUTTER_EM * em) {
      cuts.push((free + at) / 2);
    }
  }
  return cuts;
}

/** Words that stand together, as spans along the row. */
function partsOf(words: readonly Word[], em: number): [number, number][] {
  const parts: [number, number][] = [];
  for (const { box } of [...words].sort((a, b) => a.box.x - b.box.x)) {
    const last = parts.at(-1);
    if (last && box.x - last[1] < GUTTER_EM * em) last[1] = Math.max(last[1], box.x + box.width);
    else parts.push([box.x, box.x + box.width]);
  }
  return parts;
}

/** What parts a key from its value: a colon, which stands at the key, an equals sign or dots between them. */
const PARTING = /:$|^=$|^\.{3,}$/;

/** Dots that stand at the word before them, or at the one after. */
const STUCK_DOTS = /^([^.].*?)(\.{4,})(.*)$|^(\.{4,})([^.].*)$/;

/** The word cut where dots begin and end; others as they are. */
function withoutDots(word: Word): Word[] {
  const found = STUCK_DOTS.exec(word.text);
  if (!found) return [word];
  const width = word.box.width / word.text.length;
  let at = 0;
  return found.slice(1).filter((text) => text).map((text) => {
    const box = { ...word.box, x: word.box.x + at * width, width: text.length * width };
    at += text.length;
    return { ...word, text, box };
  });
}

/** The words of a key and of its value, `KEY: value`, `KEY = value`, `KEY ..... value`; null for other lines. */
function pairOf(line: Line): [Word[], Word[]] | null {
  const words = line.words.flatMap(withoutDots);
  const at = words.findIndex(({ text }) => PARTING.test(text));
  if (at < 0) return null;
  const key = words.slice(0, words[at].text.endsWith(":") ? at + 1 : at);
  const value = words.slice(at + 1);
  const text = key.map((it) => it.text).join(" ");
  const isKey = key.length <= MOST_KEY_WORDS && text.length <= LONGEST_KEY &&
    /^[A-Z][^:]+/i.test(text);
  return isKey && value.length > 0 ? [key, value] : null;
}

/** Runs of lines with a key and its value, one right below the other. */
function findPairs(lines: readonly Line[]): Line[][] {
  const pairs = lines.filter((line) => pairOf(line) !== null)
    .sort((a, b) => a.up.top - b.up.top);
  const runs: Line[][] = [];
  for (const line of pairs) {
    const em = emOf(line);
    const run = runs.find((it) => {
      const last = it.at(-1)!;
      return Math.abs(last.up.left - line.up.left) < 0.5 * em &&
        line.up.top - last.up.bottom < PAIR_GAP * em && line.up.top > last.up.top + 0.5 * em;
    });
    if (run) run.push(line);
    else runs.push([line]);
  }
  return runs.filter(({ length }) => length >= FEWEST_PAIRS);
}

function pairsTable(page: PageReading, pairs: readonly Line[], rest: readonly Line[]): Schedule {
  const title = titleOfList(pairs, rest);
  return scheduleOf(page, pairs.map((line) => pairOf(line)!), { title, heads: null });
}

function scheduleOf(
  page: PageReading,
  rows: readonly Word[][][],
  { title, heads }: { title: Line | null; heads: readonly Word[][] | null },
): Schedule {
  const words = [...heads ?? [], ...rows.flat()].flat();
  const box = unionRect([...words, ...title?.words ?? []].map((word) => word.box));
  const toCell = (own: Word[], row: PointRect): ScheduleCell =>
    own.length === 0 ? { ...toPlace(page, row), text: "" } : {
      ...toPlace(page, unionRect(own.map((word) => word.box))),
      text: toLine(own).text.replace(/\s*:$/, ""),
    };
  return {
    ...fromPieces(page, title ? [title] : words.slice(0, 12)),
    ...toPlace(page, box),
    kind: "other",
    title: title?.text ?? null,
    columns: rows[0].map((_, column) => ({
      header: heads && heads[column].length > 0 ? toLine(heads[column]).text : "",
      meaning: null,
    })),
    rows: rows.map((cells) => {
      const row = unionRect(cells.flat().map((word) => word.box));
      return { ...toPlace(page, row), cells: cells.map((own) => toCell(own, row)) };
    }),
  };
}
