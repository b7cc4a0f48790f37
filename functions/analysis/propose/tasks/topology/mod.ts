/** What leads where on a floor plan, and what stands in which room. Names must be words of the sheet. */
import type { z } from "zod";
import { unverified } from "../../evidence.ts";
import type { JoinedPart } from "../../join_tasks.ts";
import type { SketchedOpening, SketchedRoom } from "../../plan_sketch.ts";
import type { UnverifiedProposal } from "../../task.ts";
import { citeWords } from "../../word_list.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "topology";

/** More of one kind in one room, or more ways out of it, is a slip of the pen. */
const MOST = 60;

export const topologyTask: JoinedPart = {
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  take(answer, facts, page) {
    const { openings, rooms } = answer as z.infer<typeof Answer>;
    const lost: UnverifiedProposal[] = [];
    const lose = (ids: number[], claim: string) =>
      lost.push(unverified(
        { task, quote: `words ${ids.slice(0, 8).join(", ")}`, claim },
        facts,
        "The sheet has no such words.",
      ));
    const keptOpenings: SketchedOpening[] = [];
    for (const { mark, from, to, outside, swings } of openings) {
      const [markWords, fromWords, toWords] = [mark, from, to].map((it) => citeWords(it, page));
      const isFalse = [[mark, markWords], [from, fromWords], [to, toWords]] as const;
      if (isFalse.some(([ids, found]) => ids.length > 0 && !found)) {
        lose([...mark, ...from, ...to], "an opening");
        continue;
      }
      // An opening that nothing names can be held against nothing.
      if (!markWords && !fromWords && !toWords) continue;
      keptOpenings.push({
        page: facts.sheet.page,
        mark: markWords,
        from: fromWords,
        to: toWords,
        outside,
        swings,
      });
    }
    const keptRooms: SketchedRoom[] = [];
    for (const { name, ways_out: waysOut, fixtures } of rooms) {
      const words = citeWords(name, page);
      if (!words) lose(name, "a room");
      else if (waysOut >= 0 && waysOut <= MOST) {
        keptRooms.push({
          page: facts.sheet.page,
          name: words,
          waysOut,
          fixtures: fixtures.filter(({ count }) => count > 0 && count <= MOST),
        });
      }
    }
    return { unverified: lost, sketches: [{ openings: keptOpenings, rooms: keptRooms }] };
  },
};
