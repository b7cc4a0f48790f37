/** Rows of occupant load calculations, as printed in tables. */
import type {
  ColumnMeaning,
  OccupantLoadRow,
  Schedule,
  ScheduleRow,
} from "../../../_shared/domain/plan_set.ts";
import { parseNumber } from "../../../_shared/units.ts";
import { cellOf, rowEvidence } from "./schedule_rows.ts";

/** Every row of the schedules that calculate occupant loads, whatever their titles. */
export function readOccupantLoads(schedules: readonly Schedule[]): OccupantLoadRow[] {
  return schedules.filter(calculatesLoads)
    .flatMap((schedule) => schedule.rows.flatMap((row) => toRow(schedule, row) ?? []));
}

/** Words of a calculation of one part of a building. */
const PART =
  /\b(FIRST|SECOND|THIRD|FOURTH|\d(ST|ND|RD|TH)|GROUND|UPPER|LOWER|MEZZANINE|BASEMENT)\b|\b(FLOOR|LEVEL|SUITE|UNIT|BLDG|BUILDING|AREA|PHASE)\s+#?(\d+|[A-Z])\b/i;
const WHOLE = /GRAND|BUILDING|OVERALL|COMBINED/i;

/**
 * Totals of calculations that speak of the whole building: of several that differ on one sheet only the one that
 * says so.
 *
 * @param sheetTitle title of the sheet, which may name one floor
 */
export function findBuildingTotals(
  schedules: readonly Schedule[],
  sheetTitle: string | null,
): OccupantLoadRow[] {
  const totals = schedules.flatMap((schedule) =>
    readOccupantLoads([schedule]).filter((row) => row.isTotal && row.occupants !== null)
      .map((row) => ({ row, title: `${sheetTitle ?? ""} ${schedule.title ?? ""}` }))
  );
  const areSeveral = new Set(totals.map(({ row }) => row.occupants)).size > 1;
  return totals.filter(({ row, title }) =>
    WHOLE.test(row.space) || !areSeveral && !PART.test(`${row.space} ${title}`)
  ).map(({ row }) => row);
}

/** Tables that count people to size something else. */
const SIZES_ELSE: ReadonlySet<Schedule["kind"]> = new Set([
  "ventilation",
  "hvac",
  "panel",
  "parking",
]);

function calculatesLoads({ kind, columns }: Schedule): boolean {
  const meanings = columns.map(({ meaning }) => meaning);
  return kind === "occupant load" || !SIZES_ELSE.has(kind) &&
      ["area", "factor", "occupants"].every((it) => meanings.includes(it as ColumnMeaning));
}

/** Inches of exit width for each person, in tables of capacities: `0.3 in.` */
const WIDTH_FOR_EACH = /^\W*0?\.\d+\s*(?:"|IN(?:CH(?:ES)?)?\b|$)/i;

function toRow(schedule: Schedule, row: ScheduleRow): OccupantLoadRow | null {
  const cell = (meaning: Parameters<typeof cellOf>[2]) => cellOf(schedule, row, meaning);
  const space = namedSpace(cell("room"), cell("name")) ??
    row.cells.find((it) => /[A-Z]/i.test(it.text))?.text ?? "";
  const factorText = cell("factor") ?? "";
  if (row.cells.some(({ text }) => WIDTH_FOR_EACH.test(text))) return null;
  const factor = /(\d{1,3})/.exec(factorText);
  const basis = /NET/i.test(factorText) ? "net" : /GROSS|GR\b/i.test(factorText) ? "gross" : null;
  const area = figure(cell("area"));
  const occupants = occupantsOf(schedule, row) ?? figure(totalIn(cell("occupants")));
  if (space === "" || /\bSUB[- ]?TOTALS?\b/i.test(space) || (area === null && occupants === null)) {
    return null;
  }
  return {
    ...rowEvidence(schedule, row),
    space,
    areaSqft: area,
    factor: factor ? Number(factor[1]) : null,
    basis,
    occupants,
    isTotal: /\bTOTALS?\b|^SUM\b/i.test(space),
  };
}

const NAME = /[A-Z]{2}/i;

/** A number under ROOM and a name under NAME are one space: `RECITAL HALL 103`. */
function namedSpace(room: string | null, name: string | null): string | null {
  const isNumber = room !== null && name !== null && !NAME.test(room) && NAME.test(name);
  return isNumber ? `${name} ${room}` : room ?? name;
}

/** The last bare figure under a head of people: `OCCUPANT LOAD` may head the names, `OCCUPANTS` the counts. */
function occupantsOf({ columns }: Schedule, { cells }: ScheduleRow): number | null {
  const counts = cells.filter(({ text }, index) =>
    columns[index]?.meaning === "occupants" && /^\W*\d[\d,]*\W*$/.test(text)
  );
  return columns.filter(({ meaning }) => meaning === "occupants").length > 1
    ? figure(counts.at(-1)?.text ?? null)
    : null;
}

/** What a cell comes to: `44 x 6 = 264`. */
const totalIn = (text: string | null): string | null =>
  /^[\d\s,.x×*+]+=\s*(\d[\d,]*)\W*$/i.exec(text ?? "")?.[1] ?? text;

function figure(text: string | null): number | null {
  const match = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/.exec(text ?? "");
  return match ? parseNumber(match[0]) : null;
}
