/** Schedules whose grid could not be followed: rows as the model sees them, every cell a quote. */
import { z } from "zod";
import type { Schedule, ScheduleCell, ScheduleKind } from "../../../_shared/domain/plan_set.ts";
import { unionRect } from "../../../_shared/geometry.ts";
import { modelEvidence } from "../evidence.ts";
import { findQuote, type FoundQuote } from "../quote.ts";
import { defineTask, PREAMBLE, type UnverifiedProposal } from "../task.ts";

const KINDS = [
  "door",
  "window",
  "room finish",
  "plumbing fixture",
  "panel",
  "hvac",
  "exhaust fan",
  "occupant load",
  "code summary",
  "product approval",
  "other",
] as const satisfies readonly ScheduleKind[];

const MEANINGS: [RegExp, Schedule["columns"][number]["meaning"]][] = [
  [/^(MARK|NO\.?|ID|TAG|DOOR|WINDOW)$/i, "mark"],
  [/CLEAR/i, "clear width"],
  [/SILL/i, "sill height"],
  [/WIDTH/i, "width"],
  [/HEIGHT|^HT/i, "height"],
  [/SIZE/i, "size"],
  [/HARDWARE|HDWR/i, "hardware"],
  [/RATING/i, "fire rating"],
  [/ROOM|LOCATION/i, "room"],
  [/AREA/i, "area"],
  [/OCC/i, "occupants"],
  [/CFM/i, "airflow"],
  [/APPROVAL|NOA/i, "product approval"],
  [/REMARK|NOTE/i, "remarks"],
  [/ITEM/i, "item"],
];

export const schedulesTask = defineTask({
  name: "schedules",
  version: "1",
  prompt: `${PREAMBLE}
Copy every schedule (table) on the sheet: its title, its column headers and its rows, cell by cell. Use an empty string for an empty cell.`,
  schema: z.object({
    schedules: z.array(z.object({
      kind: z.enum(KINDS).describe("What it lists"),
      title: z.string().nullable().describe("Title as printed"),
      headers: z.array(z.string()).describe("Column headers, left to right"),
      rows: z.array(z.array(z.string())).describe("Cells of each row in column order"),
    })),
  }),
  view: "tiles",
  isNeeded: (facts, page) => page.readBy !== "text" && facts.schedules.length === 0,
  take(answer, facts, page) {
    const unverified: UnverifiedProposal[] = [];
    const schedules: Schedule[] = [];
    for (const { kind, title, headers, rows } of answer.schedules) {
      const kept: Schedule["rows"] = [];
      for (const cells of rows) {
        const found = cells.map((cell) => (cell.trim() === "" ? null : findQuote(cell, page)));
        const lost = cells.find((cell, index) => cell.trim() !== "" && !found[index]);
        const isOneRow = spread(found) < 4;
        if (lost !== undefined || !isOneRow || found.every((it) => !it)) {
          unverified.push({
            task: "schedules",
            quote: cells.join(" | "),
            claim: `a row of a ${kind} schedule`,
            page: page.page,
            reason: lost === undefined
              ? "Its cells do not stand on one row of the page."
              : `"${lost}" was not found on the page.`,
          });
          continue;
        }
        const box = unionRect(found.flatMap((it) => (it ? [it.box] : [])));
        kept.push({
          page: page.page,
          box,
          cells: found.map((it): ScheduleCell => ({
            text: it?.sourceText ?? "",
            page: page.page,
            box: it?.box ?? box,
          })),
        });
      }
      if (kept.length === 0) continue;
      const frame = {
        box: unionRect(kept.map((it) => it.box)),
        sourceText: kept.map((row) => row.cells.map((it) => it.text).join(" | ")).join("\n"),
        distance: 0,
      };
      schedules.push({
        ...modelEvidence(frame, facts),
        kind,
        title,
        columns: headers.map((header) => ({ header, meaning: meaningOf(header) })),
        rows: kept,
      });
    }
    return { facts: { ...facts, schedules: [...facts.schedules, ...schedules] }, unverified };
  },
});

/** How far apart, in percent of the page, the middles of the cells stand vertically. */
function spread(found: (FoundQuote | null)[]): number {
  const middles = found.flatMap((it) => (it ? [it.box.y + it.box.height / 2] : []));
  return middles.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles);
}

function meaningOf(header: string): Schedule["columns"][number]["meaning"] {
  return MEANINGS.find(([pattern]) => pattern.test(header.trim()))?.[1] ?? null;
}
