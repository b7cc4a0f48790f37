/** The set's own list of sheets, and which of them are there. */
import type { IndexEntry, Schedule, Sheet } from "../../../_shared/domain/plan_set.ts";
import { cellOf, rowEvidence } from "../tables/schedule_rows.ts";
import { tidyNumber } from "./sheet_number.ts";

/** Number without dashes, dots and spaces, for comparing `A-101` with `A101`. */
export const plainNumber = (number: string): string =>
  number.toUpperCase().replace(/[^A-Z0-9.]/g, "");

/** Entries of every sheet index on the page; presence is decided once all sheets are known. */
export function readDrawingIndex(schedules: readonly Schedule[]): IndexEntry[] {
  return schedules.filter((schedule) => schedule.kind === "sheet index").flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const printed = cellOf(schedule, row, "sheet number") ?? cellOf(schedule, row, "mark") ??
        row.cells[0]?.text ?? "";
      const title = cellOf(schedule, row, "sheet title") ?? cellOf(schedule, row, "name") ??
        row.cells.slice(1).map((cell) => cell.text).find((text) => text !== "") ?? null;
      return numbersIn(printed).map((number) => ({
        ...rowEvidence(schedule, row),
        number,
        title,
        isPresent: false,
      }));
    })
  );
}

/** `S-1 TO S-4` lists four sheets. */
function numbersIn(text: string): string[] {
  const range = /^([A-Z]{1,3}-?)(\d{1,3})\s*(?:TO|THRU|THROUGH|–|-)\s*\1(\d{1,3})$/i.exec(
    text.trim(),
  );
  if (range && Number(range[3]) > Number(range[2]) && Number(range[3]) - Number(range[2]) < 50) {
    const width = range[2].length;
    return Array.from(
      { length: Number(range[3]) - Number(range[2]) + 1 },
      (_, index) =>
        `${range[1]}${String(Number(range[2]) + index).padStart(width, "0")}`.toUpperCase(),
    );
  }
  return /^[A-Z]{0,4}[\s.-]?\d{1,4}([.-]\d{1,3})?[A-Z]?$/i.test(text.trim())
    ? [tidyNumber(text)]
    : [];
}

/** Marks the entries whose sheet is in the set. */
export function markPresence(
  entries: readonly IndexEntry[],
  sheets: readonly Sheet[],
): IndexEntry[] {
  const present = new Set(
    sheets.flatMap((sheet) => sheet.number ? [plainNumber(sheet.number)] : []),
  );
  return entries.map((entry) => ({ ...entry, isPresent: present.has(plainNumber(entry.number)) }));
}
