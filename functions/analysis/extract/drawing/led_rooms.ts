/** Rooms that callouts speak of by their leaders. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { leaderEnds } from "./leaders.ts";
import { startsItem } from "../layout/item_marks.ts";
import type { Block } from "../layout/notes.ts";
import type { FoundRoom } from "../building/rooms.ts";

/** Fewest and most words of a callout: shorter texts are labels at their place, longer ones notes. */
const WORDS = { min: 2, max: 30 };

/**
 * For each callout the room its leader ends in. A leader that ends in no room, from a text that stands in none,
 * gives null; undefined is said of texts without leaders and where leaders end in several rooms.
 */
export function roomsByLeader(
  page: PageReading,
  blocks: readonly Block[],
  { rooms, roomAt }: {
    rooms: readonly FoundRoom[];
    /** Room at a place between walls. */
    roomAt: (box: PointRect) => string | null;
  },
): (block: Block) => string | null | undefined {
  if (rooms.length < 2) return () => undefined;
  const callouts = blocks.filter((block) => {
    const count = block.text.split(" ").length;
    return block.lines[0].turn === 0 && !startsItem(block) && count >= WORDS.min &&
      count <= WORDS.max;
  });
  const ends = leaderEnds(page, callouts.map(({ lines }) => lines));
  const led = new Map<Block, string | null>();
  callouts.forEach((block, index) => {
    if (ends[index].length === 0) return;
    const found = new Set(ends[index].map((end) => roomAt({ ...end, width: 0, height: 0 })));
    const [room] = found;
    const box = unionRect(block.lines.map((line) => line.box));
    if (found.size === 1 && (room !== null || roomAt(box) === null)) led.set(block, room);
  });
  return (block) => led.get(block);
}
