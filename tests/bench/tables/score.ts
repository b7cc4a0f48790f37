/** A drawn table against the tables read from its sheet. Pure. */
import { plain } from "../real_score.ts";
import type { Schedule } from "../../../functions/_shared/domain/plan_set.ts";
import type { TrueCell, TrueTable } from "./table.ts";

/** How a table came out. */
export interface TableScore {
  /** Cells with text, and those in their row under their head. */
  cells: number;
  right: number;
  /** Rows, and those with all cells right and no other text. */
  rows: number;
  rightRows: number;
  hasTitle: boolean;
  hasKind: boolean;
  /** What is wrong, for a person. */
  misses: string[];
}

interface ReadRow {
  table: Schedule;
  cells: { head: string; text: string }[];
}

/** Scores a table against all tables of its sheet; each row read counts once. */
export function scoreTable(truth: TrueTable, tables: readonly Schedule[]): TableScore {
  const free = new Set<ReadRow>(tables.flatMap((table) =>
    table.rows.map(({ cells }) => ({
      table,
      cells: cells.map(({ text }, at) => ({
        head: plain(table.columns[at]?.header),
        text: plain(text),
      })).filter(({ text }) => text !== ""),
    }))
  ));
  const held = new Map<Schedule, number>();
  const score = {
    cells: 0,
    right: 0,
    rows: truth.rows.length,
    rightRows: 0,
    misses: [] as string[],
  };
  for (const row of truth.rows) {
    score.cells += row.length;
    const best = [...free].map((read) => ({ read, count: matched(row, read).length }))
      .sort((a, b) => b.count - a.count || a.read.cells.length - b.read.cells.length)[0];
    if (!best || best.count === 0) {
      score.misses.push(`row: ${row.map((it) => it.text).join(" | ")}`);
      continue;
    }
    free.delete(best.read);
    held.set(best.read.table, (held.get(best.read.table) ?? 0) + 1);
    score.right += best.count;
    if (best.count === row.length && best.read.cells.length === row.length) score.rightRows++;
    else {
      const had = matched(row, best.read);
      const lost = row.filter((it) => !had.includes(it)).map((it) => `${it.heads[0]}=${it.text}`);
      score.misses.push(
        `${lost.join(", ") || "more"} <- ${
          best.read.cells.map((it) => `${it.head}=${it.text}`).join(" | ")
        }`,
      );
    }
  }
  const main = [...held].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const hasTitle = main !== null && plain(main.title) === plain(truth.title);
  const hasKind = main !== null && truth.kinds.includes(main.kind);
  if (!hasTitle) score.misses.push(`title: ${main?.title ?? "no table"}`);
  if (!hasKind) score.misses.push(`kind: ${main?.kind ?? "no table"}`);
  return { ...score, hasTitle, hasKind };
}

/** Cells of a row that stand in what was read, under their head. */
function matched(row: readonly TrueCell[], { cells }: ReadRow): TrueCell[] {
  const free = [...cells];
  return row.filter(({ heads, text }) => {
    const at = free.findIndex((it) =>
      it.text === plain(text) && heads.some((head) => plain(head) === it.head)
    );
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
}
