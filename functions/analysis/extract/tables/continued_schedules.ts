/**
 * Schedules that go on in another place without a header of their own take the header of their beginning: told by a
 * title that says so, or, on the next sheet, by columns that stand as they stood and rows that begin alike.
 */
import type { Schedule } from "../../../_shared/domain/plan_set.ts";
import type { PageFacts } from "../page_facts.ts";

const CONTINUED = /[-–,(]?\s*\bCONT(INUED|INUATION|'D|'?D?\.)?(?!\w)\)?\s*$/i;
/** Columns of both parts stand within so many percent of the page of each other. */
const SAME_PLACE = 1.5;
/** Fewest columns of a schedule that is known again by where they stand. */
const FEWEST_COLUMNS = 3;

/** Pages with the headers of continued schedules filled in; pages in page order. */
export function withContinuedHeads(pages: readonly PageFacts[]): PageFacts[] {
  const begun: Schedule[] = [];
  return pages.map((page) => {
    const before = begun.filter((it) => it.page === page.sheet.page - 1);
    // A continuation may stand over the beginning on one sheet.
    begun.push(...page.schedules.filter(hasHead));
    const schedules = page.schedules.map((schedule) => {
      const start = hasHead(schedule) ? undefined : beginningOf(schedule, begun);
      return start ? withHead(schedule, start) : schedule;
    });
    const lists: Schedule[] = [];
    for (const list of page.lists ?? []) {
      const start = before.findLast((it) => goesOn(it, list));
      if (start) schedules.push(withHead(list, start));
      else lists.push(list);
    }
    // What went on here may go on once more.
    begun.push(...schedules.filter((it) => hasHead(it) && !page.schedules.includes(it)));
    return { ...page, schedules, ...(page.lists ? { lists } : {}) };
  });
}

const withHead = (schedule: Schedule, { kind, columns }: Schedule): Schedule => ({
  ...schedule,
  kind,
  columns,
});

const hasHead = ({ columns }: Schedule): boolean => columns.some(({ header }) => header !== "");

/** The last schedule before of that title, with as many columns. */
function beginningOf(schedule: Schedule, begun: readonly Schedule[]): Schedule | undefined {
  const { title, columns } = schedule;
  if (title === null || !CONTINUED.test(title)) return undefined;
  return begun.findLast((it) =>
    stem(it.title ?? "") === stem(title) && it.columns.length === columns.length
  );
}

const stem = (title: string): string =>
  title.replace(CONTINUED, "").toUpperCase().replace(/[^A-Z0-9]+/g, " ").trim();

/** A list on the next sheet with the columns of a schedule where they stood, and marks of the same form. */
function goesOn(start: Schedule, list: Schedule): boolean {
  const isTitled = list.title !== null && !CONTINUED.test(list.title) &&
    stem(list.title) !== stem(start.title ?? "");
  if (
    isTitled || hasHead(list) || start.kind === "other" || start.columns.length < FEWEST_COLUMNS
  ) return false;
  const form = formOf(start);
  if (list.columns.length !== start.columns.length || form === null || form !== formOf(list)) {
    return false;
  }
  return (["x", "y"] as const).some((axis) => {
    const [were, are] = [placesOf(start, axis), placesOf(list, axis)];
    const isSame = were.every((at, column) => {
      const now = are[column];
      return at === null || now === null || Math.abs(at - were[0]! - now + are[0]!) <= SAME_PLACE;
    });
    const spread = were.filter((at) => at !== null);
    return isSame && Math.max(...spread) - Math.min(...spread) > 4 * SAME_PLACE;
  });
}

/** Where the cells of each column begin; on a table that stands sideways they end there. Null for an empty column. */
function placesOf({ columns, rows }: Schedule, axis: "x" | "y"): (number | null)[] {
  return columns.map((_, column) => {
    const boxes = rows.flatMap(({ cells }) => cells[column]?.text ? [cells[column].box] : []);
    if (boxes.length === 0) return null;
    return axis === "x"
      ? Math.min(...boxes.map(({ x }) => x))
      : Math.max(...boxes.map(({ y, height }) => y + height));
  });
}

/** How the first cells are written: figures as 0, letters as A. Null where they are no marks. */
function formOf({ rows }: Schedule): string | null {
  const last = rows.map(({ cells }) => cells[0]?.text.trim() ?? "").filter((it) => it !== "");
  const forms = last.map((text) => text.replace(/\d+/g, "0").replace(/[A-Z]+/gi, "A"));
  const [first] = forms;
  return first !== undefined && last.every((text) => text.length <= 8 && /\d/.test(text)) &&
      forms.every((form) => form.slice(0, 2) === first.slice(0, 2))
    ? first.slice(0, 2)
    : null;
}
