/**
 * Sheets become typed facts with evidence: page by page, then joined into a plan set. Pure and deterministic.
 */
import type { Building } from "../../_shared/domain/building.ts";
import type { Note, PlanSet, Room, Schedule, Sheet } from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { joinCodeSummaries } from "./facts/code_summary.ts";
import { joinDoors } from "./building/doors.ts";
import { withContinuedHeads } from "./tables/continued_schedules.ts";
import { withInstanceRows } from "./tables/instance_columns.ts";
import { withNamedFixtures } from "../building/fixture_names.ts";
import { joinFloors } from "../building/join_floors.ts";
import { placeSymbols } from "../symbols/place_symbols.ts";
import { markPresence } from "./layout/drawing_index.ts";
import { withKeynoteRooms } from "./layout/keynote_sheets.ts";
import type { PageSymbols } from "../symbols/page_symbols.ts";
import type { PageFacts } from "./page_facts.ts";
import { extractPage } from "./page.ts";
import { doorsOnPlans, windowsOnPlans } from "./building/plan_openings.ts";
import { inNamedRooms, inNotedRooms, joinWindows } from "./building/windows.ts";

export { extractPage } from "./page.ts";
export type { DoorSwing, PageFacts, TagSymbol } from "./page_facts.ts";

/** Facts of a whole set. */
export function extractPlanSet(pages: readonly PageReading[]): PlanSet {
  return assemblePlanSet(pages.map(extractPage));
}

/** Joins the facts of pages, in page order; cheap next to reading the pages. */
export function assemblePlanSet(facts: readonly PageFacts[]): PlanSet {
  const inOrder = [...facts].sort((a, b) => a.sheet.page - b.sheet.page);
  const pages = withKeynoteRooms(withContinuedHeads(inOrder)).map((page) => ({
    ...page,
    schedules: page.schedules.map(withInstanceRows),
  }));
  const sheets: Sheet[] = pages.map((page) => page.sheet);
  const tags = pages.flatMap((page) => page.tags)
    .map(({ mark, page, box }) => ({ mark, page, box }));
  const rooms = withoutSecondAreas(pages.flatMap((page) => page.rooms));
  const notes = pages.flatMap((page): Note[] => page.notes);
  const schedules = pages.flatMap((page): Schedule[] => page.schedules);
  return {
    sheets,
    codeSummary: joinCodeSummaries(pages.map((page) => page.codeSummary)),
    notes,
    schedules,
    lists: pages.flatMap((page): Schedule[] => page.lists ?? []),
    rooms,
    doors: [...joinDoors(pages), ...doorsOnPlans(pages)],
    windows: [
      ...inNotedRooms(inNamedRooms(joinWindows(pages), rooms), { notes, schedules, rooms }),
      ...windowsOnPlans(pages),
    ],
    dimensions: pages.flatMap((page) => page.dimensions),
    statedLengths: pages.flatMap((page) => page.statedLengths ?? []),
    occupantLoads: pages.flatMap((page) => page.occupantLoads),
    drawingIndex: markPresence(pages.flatMap((page) => page.drawingIndex), sheets),
    annotations: pages.flatMap((page) => page.annotations),
    buildings: joinFloors(buildingsOf(pages), { sheets, marks: tags }),
    tags,
  };
}

/** Models of the pages, with the symbols that any legend of the set explains. */
function buildingsOf(pages: readonly PageFacts[]): Building[] {
  const legend = pages.flatMap(({ symbols }) => symbols?.legend ?? []);
  const names = pages.flatMap(({ fixtureNames = [] }) => fixtureNames);
  return placeSymbols(
    pages.flatMap(({ building, symbols = NO_SYMBOLS, fixtureMarks: marks = [] }) =>
      building
        ? [{
          building: {
            ...building,
            fixtures: withNamedFixtures(building.page, building.fixtures, { marks, names }),
          },
          symbols,
        }]
        : []
    ),
    legend,
  );
}

const NO_SYMBOLS: PageSymbols = { glyphs: [], legend: [], words: [] };

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
