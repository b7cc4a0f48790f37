/**
 * Tables that give several units, buildings or suites a column each, `DUCTS IN ATTIC | R-8 | R-6` under `UNIT A | UNIT B`:
 * or under letters alone, `ITEM | A | B`: what differs becomes a row of its own, so that no value is passed over for the first.
 */
import type { Schedule, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import { unionRect } from "../../../_shared/geometry.ts";

const INSTANCE =
  /^\W*(?:DWELLING\s+)?(?:UNIT|APT|BLDG|BUILDING|SUITE|HOUSE|LOT)\.?\s*-?\s*(?:[A-Z]|\d{1,3})\W*$/i;

/** Columns of calculations and counts are read as they add up. */
const isSum = ({ cells }: ScheduleRow): boolean =>
  cells.some(({ text }) => /\bTOTAL\b/i.test(text));

/** The table with one column for the values, and as many rows as there are values that differ. */
export function withInstanceRows(schedule: Schedule): Schedule {
  const at = instancesIn(schedule.columns.map(({ header }) => header));
  if (at.length < 2 || schedule.rows.some(isSum)) return schedule;
  const [first, ...others] = at;
  const isKept = (index: number) => !others.includes(index);
  return {
    ...schedule,
    columns: schedule.columns
      .map((column, index) => index === first ? { header: "VALUE", meaning: null } : column)
      .filter((_, index) => isKept(index)),
    rows: schedule.rows.flatMap((row) => rowsOf(row, at)),
  };
}

/** The columns of units: those that say so, else letters alone from A on over what rows of items say of each. */
function instancesIn(heads: readonly string[]): number[] {
  const said = heads.flatMap((head, index) => INSTANCE.test(head) ? [index] : []);
  if (said.length > 0) return said;
  const [first, ...others] = heads.map((head) => head.trim().toUpperCase());
  const letters = others.findIndex((head) => !/^[A-Z]$/.test(head));
  const run = letters < 0 ? others : others.slice(0, letters);
  const isInOrder = run.every((head, index) => head === String.fromCharCode(65 + index));
  return OF_ITEMS.test(first ?? "") && isInOrder ? run.map((_, index) => index + 1) : [];
}

/** Heads over names of things; sizes of one thing stand beside its mark: `MARK | A | B`. */
const OF_ITEMS =
  /^\W*(?:(?:ITEM|DESCRIPTION|COMPONENT|ELEMENT|SUBJECT|FEATURE|PART|MEASURE|DATA|LOAD|CIRCUIT|CKT|EQUIPMENT|EQUIP|OUTLET|AREA|LOCATION|PLACE|ROOM|SPACE|UNIT|APT|APARTMENT|DWELLING|PER UNIT)S?)?\W*$/i;

/** The row once for each value that differs; a row without any stays as it is. */
function rowsOf(row: ScheduleRow, [first, ...others]: readonly number[]): ScheduleRow[] {
  const cells = [first, ...others].flatMap((index) => row.cells[index] ?? []);
  const told = cells.filter(({ text }) => text.trim() !== "");
  const values = [
    ...Map.groupBy(told.length > 0 ? told : cells.slice(0, 1), ({ text }) => text.trim())
      .values(),
  ].map(([cell]) => cell);
  return values.map((value) => {
    const own = row.cells.map((cell, index) => index === first ? value : cell)
      .filter((_, index) => !others.includes(index));
    return { ...row, box: unionRect(own.map(({ box }) => box)), cells: own };
  });
}
