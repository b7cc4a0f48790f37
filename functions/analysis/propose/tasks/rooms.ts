/** Rooms whose labels the reader did not take for rooms: sketches, photographs, unusual lettering. */
import { z } from "zod";
import type { Room } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { modelEvidence } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import { defineTask, PREAMBLE, type UnverifiedProposal } from "../task.ts";

export const roomsTask = defineTask({
  name: "rooms",
  version: "1",
  prompt: `${PREAMBLE}
List the rooms of the floor plans on this sheet by their printed names, with printed number and printed area in square feet, or null.`,
  schema: z.object({
    rooms: z.array(z.object({
      name: z.string().describe("Name as printed"),
      number: z.string().nullable().describe("Room number as printed, or null"),
      areaText: z.string().nullable().describe("Area as printed, such as 120 SF, or null"),
    })),
  }),
  isNeeded: (facts) => facts.sheet.kind === "floor plan" && facts.rooms.length === 0,
  take(answer, facts, page) {
    const rooms: Room[] = [];
    const unverified: UnverifiedProposal[] = [];
    for (const { name, number, areaText } of answer.rooms) {
      const found = findQuote(name, page);
      if (!found) {
        unverified.push({
          task: "rooms",
          quote: name,
          claim: "a room",
          page: page.page,
          reason: "The name was not found on the page.",
        });
        continue;
      }
      if ([...facts.rooms, ...rooms].some((it) => overlaps(it.box, found.box))) continue;
      const area = areaText === null ? null : findQuote(areaText, page);
      const areaSqft = area
        ? Number(/[\d,.]+/.exec(area.sourceText)?.[0].replaceAll(",", "") ?? NaN)
        : NaN;
      rooms.push({
        ...modelEvidence(found, facts),
        name: found.sourceText,
        number: number !== null && findQuote(number, page) ? number : null,
        areaSqft: Number.isFinite(areaSqft) ? areaSqft : null,
        areaFrom: Number.isFinite(areaSqft) ? "printed" : null,
        widthFt: null,
        depthFt: null,
        ceilingHeightIn: null,
        occupants: null,
        occupantFactor: null,
        labels: [],
      });
    }
    return { facts: { ...facts, rooms: [...facts.rooms, ...rooms] }, unverified };
  },
});
