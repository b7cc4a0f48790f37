/** Measures what was read from real drawings whose lettering was transcribed: sheets, scales, rooms, schedules. */
import type { PlanSet } from "../../functions/_shared/domain/plan_set.ts";
import { extractPlanSet } from "../../functions/analysis/extract/mod.ts";
import { readFiles } from "../../functions/analysis/read/mod.ts";
import { type ExtractionScore, printExtraction, type Tally } from "./extraction.ts";

interface Labels {
  file: string;
  sheets: { page: number; number: string; title: string; scale?: string }[];
  scales?: Record<string, string>;
  [key: string]: unknown;
}

const plain = (text: string | null | undefined): string =>
  (text ?? "").toUpperCase().replace(/[\s.]+/g, "");

/** Scores of every transcribed set; `plansDir` holds `labels/` beside the drawings. */
export async function measureLabels(plansDir: string): Promise<ExtractionScore[]> {
  const scores: ExtractionScore[] = [];
  for (const name of ["kegonsa-2014-set", "metal-building"]) {
    const labels: Labels = JSON.parse(
      await Deno.readTextFile(`${plansDir}/labels/${name}.json`),
    );
    const bytes = await Deno.readFile(`${plansDir}/${labels.file}`);
    const { pages } = await readFiles([{ name: labels.file, bytes }]);
    const set = extractPlanSet(pages);
    scores.push({
      set: name,
      tallies: scoreLabels(labels, set),
      precision: labelsPrecision(labels, set),
    });
  }
  return scores;
}

function scoreLabels(labels: Labels, set: PlanSet): Record<string, Tally> {
  const sheet = (page: number) => set.sheets[page - 1];
  const scales = labels.sheets.map((it) => ({
    page: it.page,
    scale: it.scale ?? labels.scales?.[it.page],
  })).filter((it): it is { page: number; scale: string } => Boolean(it.scale));
  return {
    "sheet number": tally(
      labels.sheets,
      (it) => plain(sheet(it.page)?.number) === plain(it.number),
    ),
    "sheet title": tally(labels.sheets, (it) => plain(sheet(it.page)?.title) === plain(it.title)),
    scale: tally(
      scales,
      (it) =>
        sheet(it.page)?.scales.some((scale) => plain(scale.text) === plain(it.scale)) ?? false,
    ),
    room: tally(
      roomsOf(labels),
      (want) =>
        set.rooms.some((room) =>
          room.page === want.page && plain(room.name) === plain(want.name) &&
          (want.number === undefined || room.number === want.number) &&
          (want.area === undefined || room.areaSqft === want.area)
        ),
    ),
    "schedule row": tally(
      windowRows(labels),
      ({ room, count }) =>
        set.windows.filter((it) => Object.values(it.fields).includes(room)).length === count,
    ),
  };
}

/** On the pages whose lettering was transcribed in full: rooms that are really there, and sheets. */
function labelsPrecision(labels: Labels, set: PlanSet): Record<string, Tally> {
  const wanted = roomsOf(labels);
  const pages = new Set(wanted.map((it) => it.page));
  const isListed = (page: number) => labels.sheets.some((it) => it.page === page);
  return {
    "sheet number": tally(
      set.sheets.filter((it) => it.number !== null && isListed(it.page))
        .map(({ page, number }) => ({ page, number })),
      (it) =>
        labels.sheets.some((want) =>
          want.page === it.page && plain(want.number) === plain(it.number)
        ),
    ),
    "sheet title": tally(
      set.sheets.filter((it) => it.title !== null && isListed(it.page))
        .map(({ page, title }) => ({ page, title })),
      (it) =>
        labels.sheets.some((want) =>
          want.page === it.page && plain(want.title) === plain(it.title)
        ),
    ),
    room: tally(
      set.rooms.filter((it) => pages.has(it.page))
        .map(({ page, name, number, areaSqft }) => ({ page, name, number, areaSqft })),
      (it) =>
        wanted.some((want) =>
          want.page === it.page && plain(want.name) === plain(it.name) &&
          (want.area === undefined || it.areaSqft === null || it.areaSqft === want.area) &&
          (want.number === undefined || it.number === null || want.number === it.number)
        ),
    ),
  };
}

interface WantedRoom {
  page: number;
  name: string;
  number?: string;
  area?: number;
}

/** Rooms are labelled as a list of names with areas, or by floor as pairs of number and name. */
function roomsOf(labels: Labels): WantedRoom[] {
  return Object.entries(labels).flatMap(([key, value]): WantedRoom[] => {
    const page = Number(/^rooms_page_(\d+)$/.exec(key)?.[1]);
    if (!page) return [];
    if (Array.isArray(value)) {
      return (value as { name: string; area_sf: number }[])
        .map((room) => ({ page, name: room.name, area: room.area_sf }));
    }
    return Object.values(value as Record<string, [string, string][]>).flat()
      .map(([number, name]) => ({ page, number, name }));
  });
}

function windowRows(labels: Labels): { room: string; count: number }[] {
  const rows = Object.entries(labels).find(([key]) => /^window_schedule_rows/.test(key))?.[1];
  return Object.entries((rows ?? {}) as Record<string, number>)
    .map(([room, count]) => ({ room, count }));
}

function tally<T>(items: readonly T[], isRight: (item: T) => boolean): Tally {
  const missed = items.filter((item) => !isRight(item)).map((item) => JSON.stringify(item));
  return { right: items.length - missed.length, total: items.length, missed };
}

if (import.meta.main) {
  console.log(printExtraction(await measureLabels(Deno.args[0] ?? "../shared/plans"), true));
}
