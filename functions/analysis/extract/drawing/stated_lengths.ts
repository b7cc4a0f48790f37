/** Lengths lettered apart from dimension lines: heights below zero at levels, the two sides of a room under its name. */
import type { StatedLength } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { normaliseMarks, parseLengthIn } from "../../../_shared/units.ts";
import { fromPieces } from "../evidence.ts";
import type { Line } from "../layout/layout.ts";
import { dashedLength } from "./declared_units.ts";
import { WITHOUT_INCHES } from "./dimensions.ts";

const BELOW_ZERO = /^[-–]\s*(\d{1,3}\s*'.*)$/;
const SIDES = /^([^xX×]{1,16}?)\s*[xX×]\s*([^xX×]{1,16})$/;
/** Sides of rooms; smaller sizes are those of doors, windows and lumber. */
const MIN_SIDE_IN = 48;

/** Zero, or a height below it. */
const isLevel = (text: string): boolean =>
  BELOW_ZERO.test(text) || /^[±+]?0'\s*-?\s*0"$/.test(text);

/** A length and the part of its text that says it, as shares of the text. */
interface Said {
  valueIn: number;
  from: number;
  to: number;
}

/** Every such length of a page, each where its own figures stand; a text of which a part can't be read says nothing. */
export function findStatedLengths(page: PageReading, lines: readonly Line[]): StatedLength[] {
  const levels = lines.filter(({ text }) => isLevel(normaliseMarks(text).trim()));
  return lines.flatMap((line) => {
    if (line.origin === "ocr" && isMisread(line, levels)) return [];
    const orientation = line.turn % 180 === 0 ? "horizontal" as const : "vertical" as const;
    return lengthsIn(line.text).map((said) => ({
      ...fromPieces(page, [{ ...line, box: partOf(line, said) }]),
      valueIn: Math.round(said.valueIn * 1000) / 1000,
      orientation,
    }));
  });
}

/** Among lengths without another level the sign is a piece of a dimension line; a height may lack its whole inches. */
function isMisread(line: Line, levels: readonly Line[]): boolean {
  const [, height] = BELOW_ZERO.exec(normaliseMarks(line.text).trim()) ?? [];
  return height !== undefined && (levels.length === 1 || WITHOUT_INCHES.test(height));
}

/** The box of a part of a line, along the way it reads. */
function partOf({ box, turn }: Line, { from, to }: Said): PointRect {
  const [start, end] = turn === 90 || turn === 180 ? [1 - to, 1 - from] : [from, to];
  const length = end - start;
  return turn % 180 === 0
    ? { ...box, x: box.x + start * box.width, width: length * box.width }
    : { ...box, y: box.y + start * box.height, height: length * box.height };
}

function lengthsIn(text: string): Said[] {
  const plain = normaliseMarks(text).trim();
  const below = BELOW_ZERO.exec(plain);
  if (below) {
    const depth = parseLengthIn(below[1]);
    return depth === null ? [] : [{ valueIn: -depth, from: 0, to: 1 }];
  }
  const sides = SIDES.exec(plain);
  if (!sides) return [];
  const [width, depth] = [sideIn(sides[1]), sideIn(sides[2])];
  if (width === null || depth === null || Math.min(width, depth) < MIN_SIDE_IN) return [];
  return [
    { valueIn: width, from: 0, to: sides[1].length / plain.length },
    { valueIn: depth, from: 1 - sides[2].length / plain.length, to: 1 },
  ];
}

function sideIn(text: string): number | null {
  const plain = text.trim();
  // Between the two sides of a room `22-0` is feet and inches too.
  const dashed = dashedLength(plain.replace(/\s*-\s*/, "-"));
  if (dashed !== null) return dashed;
  return /'/.test(plain) ? parseLengthIn(plain) : null;
}
