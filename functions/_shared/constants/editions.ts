/** Editions of the Florida Building Code. The one in force on the day of the permit application governs. */

export interface CodeEditionOnDay {
  id: string;
  name: string;
  /** ISO day from which it governs applications. */
  inForceFrom: string;
}

/** Oldest first. @source Florida Building Commission: effective dates of the 6th to 9th editions */
export const CODE_EDITIONS: readonly CodeEditionOnDay[] = [
  {
    id: "2017",
    name: "Florida Building Code, 6th edition (2017)",
    inForceFrom: "2017-12-31",
  },
  {
    id: "2020",
    name: "Florida Building Code, 7th edition (2020)",
    inForceFrom: "2020-12-31",
  },
  {
    id: "2023",
    name: "Florida Building Code, 8th edition (2023)",
    inForceFrom: "2023-12-31",
  },
  {
    id: "2026",
    name: "Florida Building Code, 9th edition (2026)",
    inForceFrom: "2026-12-31",
  },
];

/** Those whose figures are loaded. */
export const LOADED_EDITIONS: ReadonlySet<string> = new Set(["2023"]);

/** The edition that governs an application of this ISO day; null before the first one listed. */
export function editionOn(day: string): CodeEditionOnDay | null {
  return CODE_EDITIONS.findLast((it) => it.inForceFrom <= day) ?? null;
}

/** Why an application of this day can't be reviewed, in one sentence; null when it can. */
export function refuseDay(day: string): string | null {
  const edition = editionOn(day);
  if (edition && LOADED_EDITIONS.has(edition.id)) return null;
  const governs = edition?.name ?? "an edition before 2017";
  return `On that date, ${governs} applies, and it isn’t supported yet`;
}
