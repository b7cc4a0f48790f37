/**
 * Sheets become typed facts with evidence: page by page, then joined into a plan set. Pure and deterministic.
 */
import type { Note, PlanSet, Room, Schedule, Sheet } from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { joinCodeSummaries } from "./facts/code_summary.ts";
import { joinDoors } from "./building/doors.ts";
import { withContinuedHeads } from "./tables/continued_schedules.ts";
import { markPresence } from "./layout/drawing_index.ts";
import { withKeynoteRooms } from "./layout/keynote_sheets.ts";
import type { PageFacts } from "./page_facts.ts";
import { extractPage } from "./page.ts";
import { doorsOnPlans, windowsOnPlans } from "./building/plan_openings.ts";
import { joinWindows } from "./building/windows.ts";

export { extractPage } from "./page.ts";
export type { DoorSwing, PageFacts, TagSymbol } from "./page_facts.ts";

/** Facts of a whole set. */
export function extractPlanSet(pages: readonly PageReading[]): PlanSet {
  return assemblePlanSet(pages.map(extractPage));
}

/** Joins the facts of pages, in page order; cheap next to reading the pages. */
export function assemblePlanSet(facts: readonly PageFacts[]): PlanSet {
  const inOrder = [...facts].sort((a, b) => a.sheet.page - b.sheet.page);
  const pages = withKeynoteRooms(withContinuedHeads(inOrder));
  const sheets: Sheet[] = pages.map((page) => page.sheet);
  return {
    sheets,
    codeSummary: joinCodeSummaries(pages.map((page) => page.codeSummary)),
    notes: pages.flatMap((page): Note[] => page.notes),
    schedules: pages.flatMap((page): Schedule[] => page.schedules),
    rooms: withoutSecondAreas(pages.flatMap((page) => page.rooms)),
    doors: [...joinDoors(pages), ...doorsOnPlans(pages)],
    windows: [...joinWindows(pages), ...windowsOnPlans(pages)],
    dimensions: pages.flatMap((page) => page.dimensions),
    statedLengths: pages.flatMap((page) => page.statedLengths ?? []),
    occupantLoads: pages.flatMap((page) => page.occupantLoads),
    drawingIndex: markPresence(pages.flatMap((page) => page.drawingIndex), sheets),
    annotations: pages.flatMap((page) => page.annotations),
    buildings: pages.flatMap((page) => page.building ?? []),
    tags: pages.flatMap(({ tags }) => tags.map(({ mark, page, box }) => ({ mark, page, box }))),
  };
}

/** A room whose area is printed on one sheet is not measured on another. */
function withoutSecondAreas(rooms: readonly Room[]): Room[] {
  const keyOf = ({ name, number }: Room) => `${number ?? ""} ${name}`;
  const printed = new Set(rooms.filter((room) => room.areaFrom === "printed").map(keyOf));
  return rooms.map((room) =>
    room.areaFrom === "measured" && printed.has(keyOf(room))
      ? { ...room, areaSqft: null, areaFrom: null }
      : room
  );
}
