/** Rows of schedules: cells by meaning, all fields, and the row as evidence. */
import type {
  ColumnMeaning,
  Evidence,
  Schedule,
  ScheduleRow,
} from "../../../_shared/domain/plan_set.ts";
import { spellOut } from "../../../_rules/reading/abbreviations.ts";
import { evidenceOf, joinText } from "../evidence.ts";

/** Text of the first cell with that meaning; null when empty or a dash. */
export function cellOf(
  schedule: Schedule,
  row: ScheduleRow,
  meaning: ColumnMeaning,
): string | null {
  const index = schedule.columns.findIndex((column) => column.meaning === meaning);
  const text = index < 0 ? "" : row.cells[index]?.text.trim() ?? "";
  return text === "" || /^[-–—]+$/.test(text) ? null : text;
}

/** Whole row as header → text; columns without a header are named by their position. */
export function fieldsOf(schedule: Schedule, row: ScheduleRow): Record<string, string> {
  const fields: Record<string, string> = {};
  schedule.columns.forEach((column, index) => {
    const name = column.header === "" ? `column ${index + 1}` : column.header;
    fields[name in fields ? `${name} (${index + 1})` : name] = row.cells[index]?.text ?? "";
  });
  return fields;
}

/** The row as evidence, cells joined; as certain as its least certain recognised cell. */
export function rowEvidence(schedule: Schedule, row: ScheduleRow): Evidence {
  const recognised = row.cells.flatMap(({ confidence }) => confidence ?? []);
  return {
    ...evidenceOf(schedule),
    ...(recognised.length > 0
      ? { readBy: "ocr" as const, confidence: Math.min(...recognised) }
      : {}),
    box: row.box,
    page: row.page,
    sourceText: joinText(row.cells.map((cell) => ({ text: cell.text }))),
  };
}

/** Heads of the two sides of a door. */
const FROM = /^FROM(?:\s+(?:RM|SPACE|AREA))?\W*$/i, TO = /^(?:IN)?TO(?:\s+(?:RM|SPACE|AREA))?\W*$/i;

/** Location words of a row, written out: every column that names a room, words before numbers; beside FROM also TO. */
export function locationOf(schedule: Schedule, row: ScheduleRow): string | null {
  const hasFrom = schedule.columns.some(({ header }) => FROM.test(header.trim()));
  const rooms = schedule.columns.flatMap(({ meaning, header }, index) => {
    const text = row.cells[index]?.text.trim() ?? "";
    const isSide = hasFrom && (FROM.test(header.trim()) || TO.test(header.trim()));
    const isRoom = meaning === "room" || isSide;
    return isRoom && /\w/.test(text) ? [text] : [];
  });
  const named = rooms.filter((text) => /[A-Z]{2}/i.test(text));
  const all = named.length > 0 ? named : rooms;
  const said = all.length > 0 ? [...new Set(all)].join(" / ") : cellOf(schedule, row, "name");
  return said === null ? null : spellOut(said);
}
