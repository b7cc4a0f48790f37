/** Marks of schedule rows: as printed, and those a recogniser lost between two neighbours in sequence. */
import type { Schedule } from "../../../_shared/domain/plan_set.ts";
import { expandMarks } from "../../../_shared/opening_words.ts";
import { cellOf } from "./schedule_rows.ts";

/**
 * The marks of every row, empty where none is printed. A row read from a picture whose single figure was not
 * recognised gets the number that its neighbours leave for it: 1 before 2, 3 between 2 and 4.
 */
export function marksOfRows(schedule: Schedule): string[][] {
  const hasMark = schedule.columns.some((column) => column.meaning === "mark");
  const printed = schedule.rows.map((row) => {
    const text = hasMark
      ? cellOf(schedule, row, "mark") ?? ""
      : row.cells.find((cell) => cell.text !== "")?.text ?? "";
    return text.length > 24 || /^(TOTALS?|NOTES?)\b/i.test(text) ? "" : joinBroken(text.trim());
  });
  const numbered = numberedMarks(printed);
  const marksOf = (text: string) => numbered.has(text) ? [text] : expandMarks(text);
  if (schedule.readBy !== "ocr" || !hasMark) {
    return printed.map((text) => text === "" ? [] : marksOf(text));
  }
  return printed.map((text, index) => {
    if (text !== "") return marksOf(text);
    const before = index === 0 ? 0 : wholeNumber(printed[index - 1]);
    const after = index + 1 < printed.length ? wholeNumber(printed[index + 1]) : null;
    const isLost = before !== null && after !== null && after - before === 2;
    return isLost ? [String(before + 1)] : [];
  });
}

/** `ST1-2`: the second door of stair 1 where its schedule lists ST1-1 or ST2-1 too, else all from ST1 to ST2. */
const WITH_NUMBER = /^([A-Z]{0,3})(\d{1,4})\s*-\s*\d{1,2}$/i;

/** Marks that end in a number of their own: others of their kind share the stem or count downwards. */
function numberedMarks(printed: readonly string[]): ReadonlySet<string> {
  const found = printed.flatMap((text) => {
    const [, letters, stem] = WITH_NUMBER.exec(text) ?? [];
    return stem === undefined ? [] : [{ text, letters, stem }];
  });
  const kinds = Map.groupBy(found, ({ letters }) => letters.toUpperCase());
  return new Set([...kinds.values()].flatMap((kind) => {
    const areNumbered = kind.some(({ text }) => expandMarks(text).length === 1) ||
      new Set(kind.map(({ stem }) => stem)).size < kind.length;
    return areNumbered ? kind.map(({ text }) => text) : [];
  }));
}

/** A mark broken over two lines of a narrow cell: `TW207 2`. */
function joinBroken(text: string): string {
  return /^[A-Z]+\d+ \d+$/.test(text) ? text.replace(" ", "") : text;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
