/** Washers and dryers by a single letter: a box of a machine's size around it, one or several side by side, where laundry is done. */
import { centre, overlaps, type PointRect } from "../../_shared/geometry.ts";
import type { Block } from "./blocks.ts";
import type { FixturePlace } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isIn } from "./lines.ts";
import type { PlacedText } from "./stairs.ts";

const LETTER = /^([WD])\.?$/;
const LAUNDRY = /LAUND|LNDRY|UTIL|WASH|MUD|GARAGE/i;
/** Sizes of a machine, and how many may stand in a row, inches. */
const LONG_IN = [23, 36] as const, SHORT_IN = 21, MOST_IN = 76;
/** In other rooms a washer and a dryer stand this close together, inches. */
const PAIR_IN = 50;

/** Machines with a letter in them. */
export function findMachines(
  blocks: readonly Block[],
  words: readonly PlacedText[],
  found: readonly FoundFixture[],
  { roomAt, pointsPerFoot }: Pick<FixturePlace, "roomAt" | "pointsPerFoot">,
): FoundFixture[] {
  const inch = pointsPerFoot / 12;
  const lettered = words.flatMap(({ text, box }) => {
    const letter = LETTER.exec(text.trim())?.[1];
    const at = centre(box);
    return letter === undefined || roomAt(at.x, at.y) === null ? [] : [{ letter, at }];
  });
  return lettered.flatMap(({ letter, at }): FoundFixture[] => {
    const isPaired = lettered.some((it) =>
      it.letter !== letter && Math.hypot(it.at.x - at.x, it.at.y - at.y) < PAIR_IN * inch
    );
    if (!isPaired && !LAUNDRY.test(roomAt(at.x, at.y) ?? "")) return [];
    const drawn = blocks.filter((it) => isIn(it.box, at) && isMachine(it))
      .sort((a, b) => a.longIn - b.longIn)[0];
    if (!drawn || found.some((it) => overlaps(it.box, around(drawn, at, inch)))) return [];
    const box = around(drawn, at, inch);
    return [{ type: letter === "W" ? "washer" : "dryer", box, how: "tag" }];
  });
}

/** One machine, or a row of them. */
const isMachine = ({ longIn, shortIn, sides }: Block): boolean =>
  sides.filter((it) => it > 0.6).length >= 3 && shortIn >= SHORT_IN && shortIn <= LONG_IN[1] &&
  longIn >= LONG_IN[0] && longIn <= MOST_IN;

/** The machine around its letter. */
function around(
  { box, longIn, shortIn }: Block,
  { x, y }: { x: number; y: number },
  inch: number,
): PointRect {
  if (longIn <= LONG_IN[1]) return box;
  const side = Math.min(shortIn, LONG_IN[1]) * inch;
  return box.width > box.height
    ? { x: Math.max(box.x, x - side / 2), y: box.y, width: side, height: box.height }
    : { x: box.x, y: Math.max(box.y, y - side / 2), width: box.width, height: side };
}
