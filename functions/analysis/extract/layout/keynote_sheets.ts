/**
 * Keynotes whose legend stands on another sheet than the plan they are for: a plan without a legend of its own whose
 * bubbles all bear numbers of the only legend of its discipline gives these notes their rooms.
 */
import type { Note, Schedule } from "../../../_shared/domain/plan_set.ts";
import { noteNumber } from "./layout.ts";
import type { PageFacts, TagSymbol } from "../page_facts.ts";
import { marksOfRows } from "../tables/schedule_marks.ts";

/** Headings of notes that plans refer to by number. */
const LEGEND =
  /\bKEY(?:ED)?\s?-?\s?NOTES?\b|\b(?:SHEET|PLAN|REFERENCED?|CODED|NUMBERED|TAGGED|FLAG(?:GED)?)\s+NOTES?\b/i;
/** Fewest notes of a legend, and fewest of its numbers a plan shows. */
const NOTES = 2, SHOWN = 2;
const NUMBER = /^\d{1,3}$/;

/** The pages, notes of legends with the room their marks stand in on the plans of other sheets. */
export function withKeynoteRooms(pages: readonly PageFacts[]): PageFacts[] {
  const legends = pages.flatMap((page) => {
    const notes = numbered(page);
    return notes.size >= NOTES ? [{ page, notes }] : [];
  });
  if (legends.length === 0) return [...pages];
  const marks = openingMarks(pages);
  const places = new Map<Note, Set<string | null>>();
  for (const page of pages) {
    if (page.rooms.length === 0 || page.notes.some(({ heading }) => isLegend(heading))) continue;
    const own = legends.filter((it) => it.page.sheet.discipline === page.sheet.discipline);
    if (own.length !== 1) continue;
    const [{ notes }] = own;
    for (const tag of keyTags(page, { marks, numbers: new Set(notes.keys()) })) {
      const note = notes.get(tag.mark)!;
      places.set(note, (places.get(note) ?? new Set()).add(tag.room));
    }
  }
  const withRoom = (note: Note): Note => {
    const rooms = places.get(note);
    return rooms?.size === 1 && note.room === null ? { ...note, room: [...rooms][0] } : note;
  };
  return pages.map((page) => ({ ...page, notes: page.notes.map(withRoom) }));
}

const isLegend = (heading: string | null): boolean => heading !== null && LEGEND.test(heading);

/** The numbered notes under the headings of legends; numbers given twice are left out. */
function numbered(page: PageFacts): Map<string, Note> {
  const notes = page.notes.filter((it) => isLegend(it.heading));
  const byNumber = Map.groupBy(notes, ({ text }) => noteNumber(text) ?? "");
  return new Map(
    [...byNumber].filter(([number, own]) => NUMBER.test(number) && own.length === 1)
      .map(([number, [note]]) => [number, note]),
  );
}

/** Marks of doors and windows, which stand in bubbles of their own. */
function openingMarks(pages: readonly PageFacts[]): Set<string> {
  const ofOpenings = ({ kind }: Schedule) => kind === "door" || kind === "window";
  return new Set(
    pages.flatMap(({ schedules }) => schedules.filter(ofOpenings)).flatMap(marksOfRows).flat(),
  );
}

/** Bubbles of one shape that stand in rooms and all bear numbers of the legend; none where another fits as well. */
function keyTags(
  { tags }: PageFacts,
  { marks, numbers }: { marks: ReadonlySet<string>; numbers: ReadonlySet<string> },
): TagSymbol[] {
  const free = tags.filter((tag) =>
    tag.swing === null && tag.room !== null && NUMBER.test(tag.mark) && !marks.has(tag.mark)
  );
  const shapes = [...Map.groupBy(free, ({ shape }) => shape).values()].filter((group) =>
    group.every(({ mark }) => numbers.has(mark)) &&
    new Set(group.map(({ mark }) => mark)).size >= SHOWN
  );
  return shapes.length === 1 ? shapes[0] : [];
}
