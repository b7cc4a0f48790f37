/**
 * Door schedules lettered as lists: `103  3-0 x 7-0, to deck, swings in` under DOORS. Each item becomes a row of mark,
 * size and remarks; what a later item says of the same mark is a remark too.
 */
import type { Note, Schedule, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import { evidenceOf } from "../evidence.ts";
import { findOpeningSize } from "../../../_shared/opening_words.ts";

const TITLE = /^\W*(?:DOORS?|DOOR\s+(?:LIST|TYPES?|NOTES?|KEY))\W*$/i;
const ITEM = /^(?<mark>[A-Z]{0,2}-?\d{1,3}[A-Z]?)[.):]?\s+(?<words>\S.*)$/i;
/** Fewest doors with a size that make a list a schedule. */
const FEWEST = 2;

/** Notes without the items of door lists, and the lists as schedules. */
export function takeDoorLists(
  notes: readonly Note[],
): { schedules: Schedule[]; notes: Note[] } {
  const lists = Map.groupBy(
    notes.filter(({ heading, text }) => TITLE.test(heading ?? "") && ITEM.test(text)),
    ({ heading }) => heading!,
  );
  const taken = new Set<Note>();
  const schedules = [...lists].flatMap(([title, items]): Schedule[] => {
    if (items.filter(({ text }) => findOpeningSize(text) !== null).length < FEWEST) return [];
    items.forEach((item) => taken.add(item));
    const [first] = items;
    return [{ ...evidenceOf(first), kind: "door", title, columns: COLUMNS, rows: rowsOf(items) }];
  });
  return { schedules, notes: notes.filter((note) => !taken.has(note)) };
}

const COLUMNS: Schedule["columns"] = [
  { header: "", meaning: "mark" },
  { header: "", meaning: "size" },
  { header: "", meaning: "remarks" },
];

function rowsOf(items: readonly Note[]): ScheduleRow[] {
  const rows = new Map<string, ScheduleRow>();
  for (const { text, page, box } of items) {
    const { mark, words } = ITEM.exec(text)!.groups!;
    const size = findOpeningSize(words);
    const remarks = (size ? words.replace(size.raw, " ") : words).replace(/^[\s,;]+/, "")
      .replace(/\s+,/g, ",").replace(/\s+/g, " ").trim();
    const known = rows.get(mark);
    if (known) known.cells[2].text += `; ${remarks}`;
    else {
      const cells = [mark, size?.raw ?? "", remarks].map((text) => ({ page, box, text }));
      rows.set(mark, { page, box, cells });
    }
  }
  return [...rows.values()];
}
