/** Schedules that go on in another place without a header of their own take the header of their beginning. */
import type { Schedule } from "../../../_shared/domain/plan_set.ts";
import type { PageFacts } from "../page_facts.ts";

const CONTINUED = /[-–,(]?\s*\bCONT(INUED|INUATION|'D|'?D?\.)?(?!\w)\)?\s*$/i;

/** Pages with the headers of continued schedules filled in; pages in page order. */
export function withContinuedHeads(pages: readonly PageFacts[]): PageFacts[] {
  const begun: Schedule[] = [];
  return pages.map((page) => {
    // A continuation may stand over the beginning on one sheet.
    begun.push(...page.schedules.filter(hasHead));
    const schedules = page.schedules.map((schedule) => {
      const start = hasHead(schedule) ? undefined : beginningOf(schedule, begun);
      return start ? { ...schedule, kind: start.kind, columns: start.columns } : schedule;
    });
    return { ...page, schedules };
  });
}

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
