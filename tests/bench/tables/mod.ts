/**
 * `deno task bench tables [text…] [--crossed | --printed | --later | --last] [--details] [--kept]`: schedules and lists
 * drawn in the manners of many offices, and how many of their cells, rows, titles and kinds are read. With `--crossed`
 * each is drawn in three other manners; with `--printed`, `--later` and `--last` other tables are printed by a browser.
 * Of those kept closed only the totals are printed.
 */
import { extractPage } from "../../../functions/analysis/extract/mod.ts";
import { closeReaders, readFiles } from "../../../functions/analysis/read/mod.ts";
import { crossed } from "./crossed.ts";
import { drawTables } from "./draw.ts";
import { KEPT } from "./kept/sheets.ts";
import { scoreTable, type TableScore } from "./score.ts";
import { printTables } from "./printed.ts";
import { PRINTED, PRINTED_LAST, PRINTED_LATER } from "./printed_sheets.ts";
import { SHEETS } from "./sheets.ts";
import { type TrueSource, truthOf } from "./table.ts";

/** Measures and prints. */
export async function benchTables(args: readonly string[]): Promise<void> {
  const texts = args.filter((arg) => !arg.startsWith("--"));
  const isKept = args.includes("--kept");
  const named = <T extends { name: string }>(all: readonly T[]) =>
    all.filter(({ name }) => texts.length === 0 || texts.some((text) => name.includes(text)));
  const printed = args.includes("--printed")
    ? PRINTED
    : args.includes("--later")
    ? PRINTED_LATER
    : args.includes("--last")
    ? PRINTED_LAST
    : null;
  const sheets = isKept ? KEPT : named(args.includes("--crossed") ? crossed(SHEETS) : SHEETS);
  const scores = printed
    ? await readTables(named(printed), await printTables(named(printed)))
    : await readTables(sheets, await drawTables(sheets));
  if (!isKept) {
    for (const { name, score } of scores) {
      console.log(`${line(score).padEnd(44)} ${name}`);
      if (args.includes("--details")) score.misses.forEach((it) => console.log(`      ${it}`));
    }
  }
  const sum = (of: (score: TableScore) => number) =>
    scores.reduce((total, { score }) => total + of(score), 0);
  console.log(
    `${scores.length} tables: cells ${sum((it) => it.right)} of ${sum((it) => it.cells)}, rows ${
      sum((it) => it.rightRows)
    } of ${sum((it) => it.rows)}, titles ${sum((it) => Number(it.hasTitle))}, kinds ${
      sum((it) => Number(it.hasKind))
    }`,
  );
  await closeReaders();
}

/** Reads the sheets of a file, one a page; a score a table. */
async function readTables(
  sheets: readonly { name: string; tables: readonly TrueSource[] }[],
  bytes: Uint8Array,
): Promise<{ name: string; score: TableScore }[]> {
  const { pages } = await readFiles([{ name: "tables.pdf", bytes }], { ocr: false });
  return sheets.flatMap(({ name, tables }, index) => {
    const { schedules, lists = [] } = extractPage(pages[index]);
    return tables.map((table) => ({
      name,
      score: scoreTable(truthOf(table), [...schedules, ...lists]),
    }));
  });
}

const line = ({ cells, right, rows, rightRows, hasTitle, hasKind }: TableScore): string =>
  `cells ${right}/${cells}  rows ${rightRows}/${rows}  ${hasTitle ? "title" : "-    "}  ${
    hasKind ? "kind" : "-"
  }`;
