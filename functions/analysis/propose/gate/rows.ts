/** Figure and name in one row: of a table that was read, or of a list whose columns stand under one another. */
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import { contains } from "../../../_shared/geometry.ts";
import { turnOf } from "../../extract/layout/layout.ts";
import type { PageFacts } from "../../extract/page_facts.ts";
import type { LinkedWords } from "../link.ts";
import { lineOf, plain, SLACK } from "./parts.ts";

/** Both in one row, or the figure in a row and the name at the head of its column or over the table. */
export function standsInRow(
  words: LinkedWords,
  name: LinkedWords,
  { schedules }: PageFacts,
): boolean {
  for (const { rows, columns, title } of schedules) {
    const row = rows.find((it) => contains(it.box, words.box, SLACK));
    if (!row) continue;
    if (contains(row.box, name.box, SLACK)) return true;
    const at = row.cells.findIndex((it) => contains(it.box, words.box, SLACK));
    const heads = [columns[at]?.header, title].filter((it) => typeof it === "string");
    return heads.some((it) => plain(it).includes(plain(name.text)));
  }
  return false;
}

/** The name stands in another row of the figure's table. */
export function standsInOtherRow(
  words: LinkedWords,
  name: LinkedWords,
  { schedules }: PageFacts,
): boolean {
  return schedules.some(({ rows }) => {
    const [own, other] = [words, name].map((it) =>
      rows.find(({ box }) => contains(box, it.box, SLACK))
    );
    return own !== undefined && other !== undefined && own !== other;
  });
}

/** Edges of one column lie within so many em; rows of one list follow one another within so many. */
const COLUMN_EM = 1, ROWS_EM = 4;

/** Both on one line of a list, with another row over or under it whose columns begin where theirs do. */
export function standsInList(words: LinkedWords, name: LinkedWords, page: PageReading): boolean {
  const [figure, own] = [lineOf(words, page), lineOf(name, page)];
  if (!figure || !own || figure === own || turnOf(figure.angle) !== 0 || !isLevel(figure, own)) {
    return false;
  }
  const em = figure.sizePt;
  const begins = (a: TextLine, b: TextLine) => Math.abs(a.box.x - b.box.x) < COLUMN_EM * em;
  const follows = (it: TextLine) => {
    const step = Math.abs(it.box.y - figure.box.y);
    return step > em / 2 && step < ROWS_EM * em;
  };
  const names = page.lines.filter((it) => follows(it) && begins(it, own));
  return page.lines.some((it) =>
    follows(it) && begins(it, figure) && names.some((other) => isLevel(it, other))
  );
}

const isLevel = (a: TextLine, b: TextLine): boolean =>
  Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2) <
    Math.min(a.sizePt, b.sizePt) / 2;
