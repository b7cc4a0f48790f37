/** Wall types by their marks: `P3` in the label of a room, and the row of the partition schedule that tells of P3. */
import type { Door, PlanSet, Room } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { allRows, type Statement } from "../measure.ts";

const MARK = /^\W*((?:[A-Z]{1,3}-?)?\d{1,3}[A-Z]?|[A-Z]{1,2})\W*$/i;

/** Rows of partition schedules whose marks stand in the label of a room. */
export function wallTypesOf(room: Room, plan: PlanSet): Statement[] {
  const marks = new Set(
    room.labels.flatMap(({ sourceText }) => MARK.exec(sourceText)?.[1]?.toUpperCase() ?? []),
  );
  if (marks.size === 0) return [];
  return allRows(plan).filter(({ schedule, row }) =>
    schedule?.kind === "partition" && marks.has(row?.cells[0]?.text.trim().toUpperCase() ?? "")
  );
}

/** A wall by its mark in the words beside a door: `IN WALL W3`, `PARTITION TYPE P-2`, `W3 WALL`. */
const WALL_MARK = String.raw`([A-Z]{0,2}-?\d{1,3}[A-Z]?)\b`;
const IN_WALL =
  anyCase`\b(?:WALLS?|PARTITIONS?|PTN|PART'?N|BARRIER)\s*(?:TYPE|TYP\.?|NO\.?|#)?\s*[:=]?\s*${WALL_MARK}(?!\s*(?:-|"|'|HR|HOUR|MIN|LAYER))|\b(?:IN|AT)\s+([A-Z]{1,2}-?\d{1,2}[A-Z]?)\b(?=\s*(?:$|[,;.]|WALL|PARTITION))`;
const WALL_HEAD =
  /^\W*(?:(?:IN|HOST)\s+)?(?:WALL|PARTITION|PTN|PART'?N)\.?(?:\s*(?:TYPE|MARK|NO\.?))?\W*$/i;
const plainMark = (mark: string) => mark.toUpperCase().replace(/[^A-Z0-9]/g, "");

function wallNamed(text: string): string | null {
  const said = IN_WALL.exec(text);
  return said?.[1] ?? said?.[2] ?? null;
}

/** Does a text name the wall of a row of the partition schedule? */
export const namesWallOf = (text: string, { row }: Statement): boolean =>
  plainMark(wallNamed(text) ?? "-") === plainMark(row?.cells[0]?.text ?? "");

/** The row of the partition schedule of the wall a door's own row names; null when it names none, or two rows bear it. */
export function wallTypeOf(door: Door, plan: PlanSet): Statement | null {
  const cell = Object.entries(door.fields).find(([header]) => WALL_HEAD.test(header))?.[1];
  const said = wallNamed([door.remarks, door.location].filter(Boolean).join("; "));
  const mark = plainMark(MARK.exec(cell ?? "")?.[1] ?? said ?? "");
  const rows = mark === ""
    ? []
    : allRows(plan).filter(({ schedule, row }) =>
      schedule?.kind === "partition" && plainMark(row?.cells[0]?.text ?? "") === mark
    );
  return rows.length === 1 ? rows[0] : null;
}
