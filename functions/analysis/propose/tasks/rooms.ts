/** Rooms and doors the reader did not take for such: sketches, photographs, unusual lettering. */
import { z } from "zod";
import type { Conflict, Room } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { toFact } from "../../extract/evidence.ts";
import type { PageFacts, TagSymbol } from "../../extract/page_facts.ts";
import { modelEvidence, unverified } from "../evidence.ts";
import { findQuote, type FoundQuote } from "../quote.ts";
import { defineTask, isWellKnown, PREAMBLE, type UnverifiedProposal } from "../task.ts";

const task = "rooms";

export const roomsTask = defineTask({
  name: task,
  version: "2",
  prompt: `${PREAMBLE}
List the rooms of the floor plans on this sheet by their printed names, with printed number and printed area in
square feet, or null. List the doors by the marks printed beside them on the plans, and the room each opens into, or null.`,
  schema: z.object({
    rooms: z.array(z.object({
      name: z.string().describe("Name as printed"),
      number: z.string().nullable().describe("Room number as printed, or null"),
      areaText: z.string().nullable().describe("Area as printed, such as 120 SF, or null"),
    })),
    doors: z.array(z.object({
      mark: z.string().describe("Door mark as printed"),
      room: z.string().nullable().describe("Name of the room it opens into as printed, or null"),
    })),
  }),
  view: "tiles",
  isNeeded: (facts, page) =>
    facts.sheet.kind === "floor plan" && (facts.rooms.length === 0 || !isWellKnown(facts, page)),
  take(answer, facts, page) {
    const lost: UnverifiedProposal[] = [];
    const rooms: Room[] = [];
    const conflicts: Conflict[] = [];
    for (const { name, number, areaText } of answer.rooms) {
      const found = findQuote(name, page);
      if (!found) {
        lost.push(unverified({ task, quote: name, claim: "a room" }, facts));
        continue;
      }
      const areaSqft = readArea(areaText === null ? null : findQuote(areaText, page));
      const known = facts.rooms.find((it) => overlaps(it.box, found.box));
      if (known) conflicts.push(...compareAreas(known, areaSqft, found, facts));
      if (known || rooms.some((it) => overlaps(it.box, found.box))) continue;
      rooms.push({
        ...modelEvidence(found, facts),
        name: found.sourceText,
        number: number !== null && findQuote(number, page) ? number : null,
        areaSqft,
        areaFrom: areaSqft === null ? null : "printed",
        widthFt: null,
        depthFt: null,
        ceilingHeightIn: null,
        occupants: null,
        occupantFactor: null,
        labels: [],
      });
    }
    const tags: TagSymbol[] = [];
    for (const { mark, room } of answer.doors) {
      const found = findQuote(mark, page);
      if (!found) {
        lost.push(unverified({ task, quote: mark, claim: "a door" }, facts));
        continue;
      }
      if ([...facts.tags, ...tags].some((it) => overlaps(it.box, found.box))) continue;
      tags.push({
        page: facts.sheet.page,
        box: found.box,
        mark: found.sourceText,
        shape: "plain",
        swing: null,
        room: room !== null && findQuote(room, page) ? room : null,
        sourceText: found.sourceText,
        drawing: null,
      });
    }
    return {
      facts: { ...facts, rooms: [...facts.rooms, ...rooms], tags: [...facts.tags, ...tags] },
      unverified: lost,
      conflicts,
    };
  },
});

function readArea(found: FoundQuote | null): number | null {
  const digits = /\d[\d,]*(\.\d+)?/.exec(found?.sourceText ?? "")?.[0].replaceAll(",", "");
  return digits === undefined ? null : Number(digits);
}

/** Two areas of one room stand side by side; neither is taken for the other. */
function compareAreas(
  known: Room,
  areaSqft: number | null,
  found: FoundQuote,
  facts: PageFacts,
): Conflict[] {
  if (areaSqft === null || known.areaSqft === null || known.areaFrom !== "printed") return [];
  if (Math.abs(areaSqft - known.areaSqft) < 1) return [];
  return [{
    topic: "room area",
    subject: `area of ${known.name}`,
    a: toFact(`${known.areaSqft} sq ft`, "sq ft", known),
    b: toFact(`${areaSqft} sq ft`, "sq ft", modelEvidence(found, facts)),
  }];
}
