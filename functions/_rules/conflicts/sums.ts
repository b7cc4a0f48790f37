/** Totals of lists, and what their rows come to. */
import type { PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import { cellOf, rowPlace, rowText } from "../reading/rows.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of totals: by the row that states them, and by the rows above it. */
export function toldOfSums(plan: PlanSet): Told[] {
  return [
    ...occupants(plan),
    ...plan.schedules.flatMap(columns),
    ...plan.schedules.flatMap((it) => stalls(it, plan)),
  ];
}

/** Calculations of several floors may stand one under the other, each with its total. */
function occupants({ occupantLoads }: PlanSet): Told[] {
  return occupantLoads.filter((row) => row.isTotal && row.occupants !== null).flatMap((total) => {
    const above = occupantLoads.filter((row) =>
      row.page === total.page && row.occupants !== null &&
      Math.abs(row.box.x - total.box.x) < 3 && row.box.y < total.box.y
    );
    const last = Math.max(-1, ...above.filter((row) => row.isTotal).map((row) => row.box.y));
    const own = nameOfTotal(total.space);
    const rows = above.filter((row) => !row.isTotal && row.space.toUpperCase().includes(own));
    const sums = [rows, rows.filter((row) => row.box.y > last)].filter((it) => it.length >= 2)
      .map((it) => it.reduce((all, row) => all + row.occupants!, 0));
    const sum = sums.at(-1);
    if (sum === undefined) return [];
    const what = {
      topic: "occupant load" as const,
      of: "sum of the occupant load rows",
      // Farther apart, the rows are not all of one total.
      upTo: 0.35,
      key: `${total.page} ${total.box.y}`,
    };
    return [
      {
        ...placeOf(total),
        ...what,
        values: [total.occupants!],
      },
      {
        ...placeOf(rows.at(-1)!),
        ...what,
        // Rows that add up a storey each count everybody twice.
        values: sums.flatMap((it) => [it, it / 2]),
        said: `${sum} occupants`,
      },
    ];
  });
}

/** `TAPROOM` of `TAPROOM TOTAL`, whose rows are those of the taproom alone. */
const nameOfTotal = (space: string): string =>
  /^\W*([A-Z][A-Z ]{3,}?)\s+TOTAL\W*$/i.exec(space.replace(OF_ALL, " "))?.[1].trim()
    .toUpperCase() ?? "";
const OF_ALL =
  /\b(?:OCCUPANTS?|OCC|LOAD|BUILDING|BLDG|GRAND|FLOOR|LEVEL|FIRST|SECOND|THIRD|GROUND|SUB|SUITE|TENANT|OVERALL)\b\.?/gi;

/** Columns that are added up; of others a total is another figure. */
const ADDED =
  /\bAREA\b|\bS\.?F\b|\bSQ\.?\s*F|\bUNITS\b|\bTOTAL\b|\bQTY\b|\bQUANTITY\b|\bCOUNT\b|\bSPACES\b|\bSTALLS\b|\bSEATS\b|\bV\.?A\b|\bKVA\b|\bWATTS\b|\bCFM\b|\bMBH\b|\bBTU/i;
const TOTAL = /^\W*(?:GRAND\s+)?TOTALS?\b/i;
const FIGURE = /^\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(?:S\.?F\.?|SQ\.?\s*FT\.?)?\s*$/i;
const EMPTY = /^[\s–—-]*$/;

/** Columns of figures above a total, every row of them read. */
function columns(schedule: Schedule): Told[] {
  if (schedule.kind === "occupant load" || schedule.readBy === "ocr") return [];
  const at = schedule.rows.findIndex(({ cells }) =>
    TOTAL.test(cells.find(({ text }) => text.trim() !== "")?.text ?? "")
  );
  const rows = schedule.rows.slice(0, at);
  if (at < 2 || rows.some(isSubtotal) || isByShares(schedule)) return [];
  return schedule.columns.flatMap(({ header }, column): Told[] => {
    const total = figureIn(schedule.rows[at], column);
    const parts = rows.map((row) => figureIn(row, column));
    const filled = parts.filter((it) => it !== null);
    const isWhole = rows.every((row, index) =>
      parts[index] !== null || EMPTY.test(row.cells[column]?.text ?? "")
    );
    if (!ADDED.test(header) || total === null || !isWhole || filled.length < 2) return [];
    const sum = filled.reduce((all, it) => all + it, 0);
    const sums = [sum, ...weighted(schedule, rows, { header, parts })];
    const of = `total of ${header.trim()} in ${schedule.title ?? "its list"}`;
    const last = rows.at(-1)!;
    return [
      { ...toldAt(schedule, schedule.rows[at]), of, values: [total], said: String(total) },
      { ...toldAt(schedule, last), of, values: sums, said: `${sum} in its rows` },
    ];
  });
}

const HOW_MANY = /^\W*(?:QTY|QUANTITY|COUNT|NO\.?\s*OF\s*UNITS|UNITS)\W*$/i;

/** The sum where rows give figures of one of several alike: `850 SF | QTY 6`; none without such a column. */
function weighted(
  { columns }: Schedule,
  rows: readonly ScheduleRow[],
  { header, parts }: { header: string; parts: readonly (number | null)[] },
): number[] {
  const at = columns.findIndex((it) => HOW_MANY.test(it.header));
  if (at < 0 || columns[at].header === header) return [];
  return [
    rows.reduce((all, row, index) => all + (parts[index] ?? 0) * (figureIn(row, at) ?? 1), 0),
  ];
}

/** Loads of which some count in part alone add up to less than their rows, NEC 220. */
const isByShares = ({ title, rows }: Schedule): boolean =>
  /\bLOAD\b/i.test(title ?? "") &&
  rows.some((row) => BY_SHARES.test(rowText(row)));
const BY_SHARES =
  /\d\s*(?:%|PERCENT\b)|\bFIRST\b|\bREMAIN\w*|\bBALANCE\b|\bREST\b|\bLEFT\s+OUT\b|\bOMIT\w*|\bLARGER\s+OF\b/i;

const isSubtotal = ({ cells }: ScheduleRow): boolean =>
  cells.some(({ text }) => /\bSUB-?\s?TOTAL|\bTOTAL\b|\bINCL/i.test(text));

function figureIn({ cells }: ScheduleRow, column: number): number | null {
  const digits = FIGURE.exec(cells[column]?.text ?? "")?.[1];
  return digits === undefined ? null : printedNumber(digits);
}

const toldAt = (schedule: Schedule, row: ScheduleRow): Omit<Told, "of" | "values" | "said"> => ({
  ...rowPlace(schedule, row),
  topic: "sum",
  key: `${schedule.page} ${schedule.box.y}`,
});

const STALL_ROW =
  /^\(?(\d{1,3})\)?\s*(?:PARKING\s*|STD\.?\s*|STANDARD\s*)?(?:SPACES|STALLS|SPS?\.?)\s*(?:AT|@)/i;
const ACCESSIBLE_STALL = /^(?:HC|H\.C\.|ADA|ACC(?:ESSIBLE)?|VAN)\s*-?\s*\d{1,2}$/i;

/** Spaces of the parking table, and the rows of spaces drawn on the same sheet. */
function stalls(schedule: Schedule, { notes }: PlanSet): Told[] {
  const row = schedule.kind === "parking"
    ? schedule.rows.find((it) => TOTAL.test(rowText(it)))
    : undefined;
  const stated = row && (cellOf({ schedule, row }, "provided") ?? row.cells.at(-1)?.text ?? "");
  if (!row || !stated || !/^\d{1,4}$/.test(stated)) return [];
  const labels = notes.filter((note) => note.page === schedule.page);
  const rows = labels.flatMap((note) => {
    const count = STALL_ROW.exec(note.text)?.[1];
    return count === undefined ? [] : [{ note, count: Number(count) }];
  });
  if (rows.length < 2) return [];
  const accessible = labels.filter((note) => ACCESSIBLE_STALL.test(note.text)).length;
  const drawn = rows.reduce((sum, it) => sum + it.count, accessible);
  const listed = accessible > 0 ? 0 : accessibleIn(schedule);
  const what = {
    topic: "parking count" as const,
    key: "",
    of: "parking spaces in the table and on the plan",
  };
  return [
    { ...toldAt(schedule, row), ...what, values: [Number(stated)], said: `${stated} spaces` },
    {
      ...placeOf(rows[0].note),
      ...what,
      values: [drawn, drawn + listed],
      said: `${drawn} spaces drawn`,
    },
  ];
}

/** Accessible spaces of the table, which a plan may draw without a label. */
function accessibleIn({ rows }: Schedule): number {
  const row = rows.find((it) => /\bACCESSIBLE\b|\bA\.?D\.?A\b|\bH\.?C\b/i.test(rowText(it)));
  const counts = row?.cells.map(({ text }) => text.trim()).filter((text) => /^\d{1,3}$/.test(text));
  return Number(counts?.at(-1) ?? 0);
}
