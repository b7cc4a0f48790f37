/** Doors: schedule rows joined with their symbols on the plans. */
import type {
  ColumnMeaning,
  Door,
  Schedule,
  ScheduleRow,
} from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import {
  columnLengthIn,
  findOpeningSize,
  findScheduledSize,
  ratingMinutes,
} from "../../../_shared/opening_words.ts";
import type { PageFacts, TagSymbol } from "../page_facts.ts";
import { marksOfRows } from "../tables/schedule_marks.ts";
import { cellOf, fieldsOf, locationOf, rowEvidence } from "../tables/schedule_rows.ts";

/** Every door of the set, in schedule order. */
export function joinDoors(pages: readonly PageFacts[]): Door[] {
  const schedules = pages.flatMap((page) => page.schedules).filter((it) => it.kind === "door");
  const doors = schedules.flatMap((schedule) => {
    const marks = marksOfRows(schedule);
    return schedule.rows.flatMap((row, index) =>
      isWindowRow(schedule, row) ? [] : marks[index].map((mark) => toDoor(schedule, row, mark))
    );
  });
  return doors.map((door) => withSymbols(door, pages));
}

/** In a schedule of doors and windows, rows whose type or mark says window. */
export function isWindowRow(schedule: Schedule, row: ScheduleRow): boolean {
  if (
    !/WINDOW|OPENING/i.test(schedule.title ?? "") || !/DOOR|OPENING/i.test(schedule.title ?? "")
  ) {
    return false;
  }
  const mark = cellOf(schedule, row, "mark") ?? row.cells[0]?.text ?? "";
  const type = `${cellOf(schedule, row, "type") ?? ""} ${cellOf(schedule, row, "remarks") ?? ""}`;
  return /^W(IN)?-?\d*/i.test(mark.trim()) ||
    (/WINDOW|SINGLE HUNG|CASEMENT|AWNING|FIXED/i.test(type) && !/DOOR/i.test(type));
}

function toDoor(schedule: Schedule, row: ScheduleRow, mark: string): Door {
  const cell = (meaning: ColumnMeaning) => cellOf(schedule, row, meaning);
  const all = row.cells.map((it) => it.text).join(" | ");
  const size = findScheduledSize(cell("size") ?? "") ??
    findOpeningSize(`${cell("width") ?? ""} x ${cell("height") ?? ""}`) ??
    (cell("size") === null && cell("width") === null ? findOpeningSize(cell("type") ?? "") : null);
  const widthIn = size?.widthIn ?? columnLengthIn(cell("width") ?? cell("size") ?? "");
  const clear = cell("clear width") ?? cell("clear opening") ?? "";
  const location = locationOf(schedule, row);
  const isPair = size?.leaves === 2 || /\b(PR|PAIR|DOUBLE DOORS?|DBL)\b/i.test(all);
  return {
    ...rowEvidence(schedule, row),
    mark,
    // No leaf is wider than this: the width of a pair is then that of both leaves together.
    widthIn: isPair && widthIn !== null && widthIn > 50 ? widthIn / 2 : widthIn,
    heightIn: size?.heightIn ?? columnLengthIn(cell("height") ?? ""),
    leaves: isPair ? 2 : 1,
    clearWidthIn: columnLengthIn(clear) ?? clearIn(all),
    thicknessIn: columnLengthIn(cell("thickness") ?? ""),
    material: cell("material"),
    hardware: cell("hardware"),
    fireRatingMin: ratingMinutes(cell("fire rating") ?? "") ?? ratingIn(all),
    location,
    remarks: cell("remarks") ?? restOf(schedule, row),
    productApproval: cell("product approval") ?? approvalIn(all),
    fields: fieldsOf(schedule, row),
    symbols: [],
    rooms: [],
    swingsIntoRoom: null,
    isExterior: exteriorBy(`${location ?? ""} ${cell("type") ?? ""} ${cell("remarks") ?? ""}`),
  };
}

/** What stands under a head nobody knows, as the remark of a list that has no column of remarks. */
function restOf({ columns }: Schedule, row: ScheduleRow): string | null {
  const texts = columns.flatMap(({ meaning }, index) => {
    const text = row.cells[index]?.text.trim() ?? "";
    return meaning === null && /[A-Z]{3}/i.test(text) ? [text] : [];
  });
  return texts.length > 0 ? texts.join("; ") : null;
}

/** `34" CLEAR`, `30 1/4" CLR.` in any cell. */
function clearIn(text: string): number | null {
  const plain = normaliseMarks(text);
  for (const length of findLengths(plain)) {
    if (/^\s*(NET\s*)?(CLEAR|CLR|CL\.)/i.test(plain.slice(length.end))) return length.valueIn;
  }
  const bare = /CLEAR\s*(?:WIDTH|OPENING)?\s*[:=]?\s*(\d{2}(?:\.\d+)?)\s*(?:"|IN)/i.exec(plain);
  return bare ? Number(bare[1]) : null;
}

function ratingIn(text: string): number | null {
  const match =
    /\b(\d{2,3}\s*-?\s*MIN\.?|\d+(?:\s*-?\s*\d\/\d|\/\d)?\s*-?\s*H(?:OU)?R\.?|[A-E]\s*-?\s*LABEL)\b/i
      .exec(text);
  return match ? ratingMinutes(match[1]) : null;
}

/** Florida product approval or Miami-Dade notice of acceptance in a text. */
export function approvalIn(text: string): string | null {
  return /\b(NOA\s*(?:NO\.?|#)?\s*\d{2}-\d{4}\.\d{2}|F\.?L\.?\s*#?\s*\d{3,6}(?:[.-]\d{1,3})?(?:[\s-]*R\d{1,2})?)\b/i
    .exec(text)?.[1] ?? null;
}

function exteriorBy(text: string): boolean | null {
  if (
    /\b(EXTERIOR|EXT\.?|ENTRY|FRONT|REAR|PATIO|LANAI|SLIDING GLASS|SGD|STOREFRONT|OVERHEAD|EGRESS DOOR|IMPACT)\b/i
      .test(text)
  ) return true;
  return /\b(INTERIOR|INT\.?|CLOSET|BATH|BEDROOM|POCKET|BI-?FOLD)\b/i.test(text) ? false : null;
}

function withSymbols(door: Door, pages: readonly PageFacts[]): Door {
  const tags: { tag: TagSymbol; page: PageFacts }[] = pages.flatMap((page) =>
    page.tags.filter((tag) => tag.mark === door.mark && tag.swing !== null).map((tag) => ({
      tag,
      page,
    }))
  );
  if (tags.length === 0) return door;
  const swings = tags.map(({ tag, page }) => page.swings[tag.swing!]);
  const rooms = [...new Set(swings.flatMap((it) => [it.swingsInto, it.otherSide]))]
    .filter((name): name is string => name !== null && name !== "OUTSIDE");
  const into = new Set(swings.map((it) => it.swingsInto));
  const exterior = new Set(
    swings.map((it) => it.isExterior).filter((it): it is boolean => it !== null),
  );
  return {
    ...door,
    symbols: tags.map(({ tag }) => ({ page: tag.page, box: tag.box })),
    rooms,
    swingsIntoRoom: into.size === 1 ? [...into][0] : null,
    isExterior: exterior.size === 1 ? [...exterior][0] ?? door.isExterior : door.isExterior,
  };
}
