/** Lot lines by what surveyors letter along them: a bearing, and a length in feet and hundredths. */
import { centre, contains, type PointRect } from "../../../_shared/geometry.ts";
import { emOf, type Line } from "../layout/layout.ts";
import type { Words } from "./drawn_words.ts";

const SURVEYED =
  /^\W*(?:[NS]\s*\d{1,2}\s*°\s*\d{1,2}\s*['’]\s*(?:\d{1,2}\s*["”]\s*)?[EW]\W*)?\d{2,4}\.\d{2}\s*['’](?:\s*\(?[MPR]\)?)?\W*$/i;
/** So near to its line stands what is lettered along it, in em. */
const ALONG_EM = 1.6;

/**
 * What stands along lot lines, as their name. Of a lot drawn as a rectangle one side tells of the others; a rectangle
 * within it, a building or a pool, may have a length along a side as well.
 */
export function surveyWords(lines: readonly Line[], rects: readonly PointRect[]): Words[] {
  const surveyed = lines.filter(({ text }) => SURVEYED.test(text))
    .map((line) => ({ ...line, text: "LOT LINE" }));
  const measured = surveyed.length === 0 ? [] : rects.flatMap((rect) => {
    const own = sidesOf(rect);
    const line = surveyed.find((it) => own.some((side) => isAlong(it, side)));
    return line ? [{ rect, own, line }] : [];
  }).sort((a, b) => b.rect.width * b.rect.height - a.rect.width * a.rect.height);
  const lots: typeof measured = [];
  for (const it of measured) {
    if (!lots.some(({ rect }) => contains(rect, it.rect))) lots.push(it);
  }
  const sides = lots.flatMap(({ own, line }) => own.map((side) => ({ ...line, ...side })));
  return [...surveyed, ...sides].map((line) => ({ lines: [line], box: line.box }));
}

type Side = Pick<Line, "box" | "turn">;

const sidesOf = ({ x, y, width, height }: PointRect): Side[] => [
  { box: { x, y, width, height: 0 }, turn: 0 },
  { box: { x, y: y + height, width, height: 0 }, turn: 0 },
  { box: { x, y, width: 0, height }, turn: 90 },
  { box: { x: x + width, y, width: 0, height }, turn: 90 },
];

function isAlong(line: Line, { box, turn }: Side): boolean {
  if (Math.abs(line.turn) % 180 !== turn) return false;
  const { x, y } = centre(line.box);
  const reach = ALONG_EM * emOf(line);
  return x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach &&
    y < box.y + box.height + reach;
}
