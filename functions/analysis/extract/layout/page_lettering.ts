/** The lettering of a page, taken apart: tables first, then lists and titles, and what is left of it. */
import type { Schedule } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { findAlignedTables } from "../tables/aligned_tables.ts";
import { strokesOfDrawings } from "./drawing_regions.ts";
import { type DrawingTitle, findDrawingTitles } from "./drawing_titles.ts";
import { emOf, holdsCentre, type Line, linesWithout, median } from "./layout.ts";
import { findNamedTables } from "../tables/named_tables.ts";
import { findIssueTables, type IssueTable } from "../tables/issue_tables.ts";
import { findLists, markedSchedule, rowsOf } from "../tables/list_rows.ts";
import type { Block } from "./notes.ts";
import type { Rulings } from "../tables/rulings.ts";
import { toSchedule } from "../tables/schedules.ts";
import { findRuledTables } from "../tables/tables.ts";
import { blocksUnder, tablesBeside, tablesUnder } from "../tables/tables_beside.ts";
import type { TitleBlock } from "./title_block.ts";
import { titlesOverDrawings } from "./titles_over.ts";
import { findTurnedSchedules } from "../tables/turned_tables.ts";
import { joinSplitLengths } from "./split_lengths.ts";
import { mendNames } from "./misread_names.ts";
import { joinWideWords } from "./wide_words.ts";

/** Tables of a page as schedules, where they stand, and the words in them. */
export interface Tables {
  schedules: Schedule[];
  boxes: PointRect[];
  used: ReadonlySet<Word>;
  /** What the latest row of a table of issues says. */
  issue: IssueTable["latest"] | null;
}

/** Everything lettered outside of tables. */
export interface Lettering {
  blockLines: Line[];
  /** Rows of lists that are no schedules, each one text. */
  listRows: Block[];
  /** Lists that are schedules. */
  schedules: Schedule[];
  /** The rest, titles included. */
  drawn: Line[];
  titles: DrawingTitle[];
  /** Lines of titles and of their scales. */
  titleLines: ReadonlySet<Line>;
}

/** Finds tables on their side, ruled ones, and those whose columns alone tell them. */
export function takeTables(
  page: PageReading,
  rulings: Rulings,
  titleBlock: TitleBlock | null,
): Tables {
  const used = new Set<Word>();
  const excluded = titleBlock ? [titleBlock.box] : [];
  const sideways = findTurnedSchedules(page, rulings, excluded);
  const schedules: Schedule[] = [...sideways.schedules];
  const boxes = [...sideways.boxes];
  const take = (tables: readonly Parameters<typeof toSchedule>[1][], around: readonly Line[]) => {
    for (const table of tables.flatMap(tablesBeside).flatMap(tablesUnder).map(blocksUnder)) {
      // The last row of the table above is no title of this one.
      const free = around.filter((line) => !boxes.some((box) => isIn(box, line)));
      const found = toSchedule(page, table, free);
      if (!found) continue;
      schedules.push(found.schedule);
      boxes.push(found.box);
      for (const word of found.words) used.add(word);
    }
  };
  const everything = linesWithout(page, used);
  for (const word of sideways.words) used.add(word);
  take(findRuledTables(page, rulings, [...excluded, ...sideways.boxes]), everything);
  const unruled = () => linesWithout(page, used).filter((line) => !isIn(titleBlock?.box, line));
  const named = unruled();
  take(findNamedTables(page, named), named);
  const aligned = unruled();
  take(findAlignedTables(page, aligned), aligned);
  const issues = findIssueTables(page, linesWithout(page, used), rulings);
  for (const { schedule, words } of issues) {
    schedules.push(schedule);
    for (const word of words) used.add(word);
  }
  return { schedules, boxes, used, issue: issues.findLast(({ latest }) => latest)?.latest ?? null };
}

/** Sorts what stands outside of tables: the title block, lists, titles of drawings, the rest. */
export function sortLettering(page: PageReading, { rulings, titleBlock, tables }: {
  rulings: Rulings;
  titleBlock: TitleBlock | null;
  tables: Tables;
}): Lettering {
  const joined = joinWideWords(linesWithout(page, tables.used), rulings);
  const lines = mendNames(joinSplitLengths(joined));
  const [blockLines, outside] = split(lines, (line) => isIn(titleBlock?.box, line));
  const { lists, rest } = findLists(outside);
  const listed = lists.map((list) => ({ list, found: markedSchedule(page, list, rest) }));
  const heads = new Set(listed.map(({ found }) => found?.title));
  const listRows = listed.flatMap(({ list, found }) => found ? [] : rowsOf(list));
  const drawn = rest.filter((line) => !heads.has(line));
  const titles = findDrawingTitles(drawn, rulings, median(drawn.map(emOf)) || 8, listRows);
  const taken = [...titleBlock ? [titleBlock.box] : [], ...tables.boxes];
  for (const title of titlesOverDrawings(page, titles, { lines: drawn, outside: taken })) {
    title.isOver = true;
  }
  const strokes = strokesOfDrawings(page, titles, taken);
  for (const title of titles) title.strokes = strokes.get(title);
  return {
    blockLines,
    listRows,
    schedules: listed.flatMap(({ found }) => found?.schedule ?? []),
    drawn,
    titles,
    titleLines: new Set(titles.flatMap(({ line, scale }) => scale ? [line, scale.line] : [line])),
  };
}

function isIn(box: PointRect | undefined, line: Line): boolean {
  return box !== undefined && holdsCentre(box, line.box, 1);
}

function split<T>(all: readonly T[], test: (it: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((it) => !test(it))];
}
