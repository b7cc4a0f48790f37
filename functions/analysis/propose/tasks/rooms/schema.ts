/** The shape of an answer about rooms and doors. */
import { z } from "zod";

export const Answer = z.object({
  rooms: z.array(z.object({
    name: z.string().describe("Name as printed"),
    number: z.string().nullable().describe("Room number as printed, or null"),
    areaText: z.string().nullable().describe("Area as printed, such as 120 SF, or null"),
  })),
  doors: z.array(z.object({
    mark: z.string().describe("Door mark as printed"),
    room: z.string().nullable().describe("Name of the room it opens into as printed, or null"),
  })),
});
