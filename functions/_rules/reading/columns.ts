/**
 * Columns of one row by what they say of its thing: what is drawn, beside what is asked or allowed. `REQ'D`, `MIN.` and
 * `ALLOWABLE` are limits, `PROV'D`, `ACTUAL` and `AS DRAWN` are what the building has.
 */
import type { Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { withUnit } from "./head_units.ts";
import type { Listed } from "./rows.ts";
import { remembered } from "../../_shared/remembered.ts";

const PROVIDED =
  /\b(?:PROV|ACTUAL|PROPOSED|PROP\b|DESIGN|THIS\b|SHOWN|DRAWN|GIVEN|FURN|INSTALLED|NEW\b|\bBUI?LT\b)/i;
const LIMIT =
  /\b(?:REQ|MIN\b|MINIMUM|MAX\b|MAXIMUM|ALLOW|PERMIT|TABULAR|LIMIT|NEED|CODE\b|FBC\b|TABLE\b)/i;

/** Does a head stand over what the building has? */
export const isProvidedHead: (head: string) => boolean = remembered((head) => PROVIDED.test(head));
/** Does a head stand over what is asked or allowed, and over nothing that is drawn? */
export const isLimitHead: (head: string) => boolean = remembered((head) =>
  LIMIT.test(head) && !PROVIDED.test(head)
);

/** What a head says of what is drawn or allowed, and more that names no measure: `AS DRAWN (FT)`, `PROPOSED BLDG.` */
const NO_MEASURE = new RegExp(
  `\\([^)]*\\)|(?:${PROVIDED.source}|${LIMIT.source})[\\w']*|` +
    String
      .raw`\b(?:AS|PER|BY|BUILDING|BLDG|PROJECT|CONDITION|VALUE|IN|INCH(?:ES)?|FT|FEET|S\.?F|SQ)\b`,
  "gi",
);
/** Does a head say only that something is drawn or allowed, never `EXITS PROVIDED`? */
const isBareHead = (head: string): boolean => !/[A-Z]/i.test(head.replace(NO_MEASURE, ""));

/** Of several columns the one that names the measure and says that it is provided, then either alone without other words. */
const column = ({ columns }: Schedule, of: RegExp, not?: RegExp): number => {
  const drawn = columns.map(({ header }, index) => ({ header, index })).filter(({ header }) =>
    header !== "" && !isLimitHead(header) && !not?.test(header)
  );
  const found = drawn.find(({ header }) => of.test(header) && isProvidedHead(header)) ??
    drawn.find(({ header }) => of.test(header)) ??
    drawn.find(({ header }) => isProvidedHead(header) && isBareHead(header));
  return found?.index ?? -1;
};

/**
 * What a row gives of a measure, with the unit of its head: of `REQ'D SEP. | SEP. PROV'D (FT)` the second. Null in
 * other texts, and where no such column is or its cell is empty.
 *
 * @param of words of the measure in a head
 * @param not heads of other measures
 */
export function givenUnder({ schedule, row }: Listed, of: RegExp, not?: RegExp): string | null {
  if (!schedule || !row) return null;
  return measuredCell(schedule, row, column(schedule, of, not));
}

/** The cell of a column with the unit of its head; null when it is empty. */
function measuredCell({ columns }: Schedule, row: ScheduleRow, index: number): string | null {
  const text = row.cells[index]?.text.trim() ?? "";
  return text === "" ? null : withUnit(columns[index].header, text);
}

/** Two cells of a row: what it has, and the limit the set itself gives beside it. */
export interface Compared {
  given: string;
  limit: string;
  /** The other cells of the row. */
  name: string;
  /** What stands over the figure it has. */
  head: string;
  /** Nothing else of the row has a limit. */
  isOnly: boolean;
}

/**
 * What a row gives of a measure beside its limit; null where the row has not both.
 *
 * @param limits heads of the limit, where one of several is meant
 */
export function comparedUnder(
  { schedule, row }: Listed,
  of: RegExp,
  limits: RegExp = LIMIT,
): Compared | null {
  if (!schedule || !row) return null;
  const given = column(schedule, of);
  if (given < 0) return null;
  const { header: head } = schedule.columns[given];
  const isOfSame = (limit: string) => of.test(limit) || isBareHead(limit) || isBareHead(head);
  const limit = schedule.columns.findIndex(({ header }) =>
    isLimitHead(header) && limits.test(header) && isOfSame(header)
  );
  const [has, asked] = [given, limit].map((it) => measuredCell(schedule, row, it));
  if (has === null || asked === null) return null;
  const name = row.cells.filter((_, index) => index !== given && index !== limit)
    .map(({ text }) => text).join(" ");
  const isOnly = schedule.columns.filter(({ header }) => isLimitHead(header)).length === 1;
  return { given: has, limit: asked, name, head, isOnly };
}
