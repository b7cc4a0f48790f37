/**
 * Names and numbers of closed spaces whose label was not known before: a number right under a name, inside the
 * outline. Recognised lettering brings bits of the bubble along, which are cut off.
 */
import type { TextLine } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import type { Point } from "./lines.ts";

/** What is known of a space. */
export interface SpaceLabel {
  name: string | null;
  number: string | null;
}

const NUMBER = /^[A-Z]{0,2}-?\d{2,4}[A-Z]?$/;
/** Right under a name a single figure is a number too: `GARAGE` over `1`. */
const SHORT_NUMBER = /^[A-Z]{0,2}-?\d[A-Z]?$/;
const NAME = /^(?=(?:.*[A-Z]){3})[A-Z0-9][A-Z0-9 .,/&-]{2,28}$/i;
const NO_NAME = /\b(SF|SQ|S\.F\.|CLG|UP|DN|TYP|FFE?|ELEV|SEE|NOTE|SIM|AFF)\b/i;
/** A number stands this far under its name at most, in heights of the lettering, and a name's lines apart. */
const UNDER = 2.4, LINE_APART = 1.9;
/** As far, where the line between them was not recognised. */
const FAR_UNDER = 3.4;

/** The label inside an outline; what was known stays. */
export function labelInside(
  ring: readonly Point[],
  known: SpaceLabel,
  lines: readonly TextLine[],
): SpaceLabel {
  if (known.number !== null) return known;
  const inside = lines.filter((it) => isInside(ring, centre(it.box))).map((line) => ({
    line,
    text: line.text.replace(/^[^A-Z0-9]+|[^A-Z0-9.]+$/gi, "").trim(),
  }));
  const numbers = inside.flatMap(({ line, text }) => {
    const number = asNumber(text);
    return number === null ? [] : [{ line, number }];
  });
  const names = inside.filter(({ text }) =>
    NAME.test(text) && !NO_NAME.test(text) && asNumber(text) === null
  );
  const short = inside.filter(({ text }) => SHORT_NUMBER.test(text.toUpperCase()))
    .map(({ line, text }) => ({ line, number: text.toUpperCase() }));
  const pairsOf = (found: typeof numbers, most: number) =>
    found.flatMap(({ line, number }) => {
      const above = names.filter((it) => isUnder(it.line, line, most))
        .sort((a, b) => b.line.box.y - a.line.box.y)[0];
      return above ? [{ number, above }] : [];
    });
  const isAlone = names.length === 1 && numbers.length === 1 && numbers[0].line.origin === "ocr";
  const long = pairsOf(numbers, isAlone ? FAR_UNDER : UNDER);
  const pairs = long.length > 0
    ? long
    : pairsOf(short, LINE_APART).filter(({ number, above }) =>
      short.some((it) => it.number === number && isNextLine(above.line, it.line))
    );
  const own = known.name === null
    ? pairs
    : pairs.filter(({ above }) =>
      known.name!.endsWith(above.text) || stackUp(above, names).includes(known.name!)
    );
  if (own.length !== 1) return known;
  const [{ number, above }] = own;
  return { name: known.name ?? stackUp(above, names), number };
}

/** Numbers that stand under no name, as marks of doors do. */
export function looseNumbers(lines: readonly TextLine[]): { mark: string; box: PointRect }[] {
  const texts = lines.map((line) => ({
    line,
    text: line.text.replace(/^[^A-Z0-9]+|[^A-Z0-9.]+$/gi, "").trim(),
  }));
  const names = texts.filter(({ text }) => NAME.test(text) && asNumber(text) === null);
  return texts.flatMap(({ line, text }) => {
    const number = asNumber(text);
    if (number === null || names.some((it) => isUnder(it.line, line, UNDER))) return [];
    return [{ mark: number, box: line.box }];
  });
}

/** `B14`, also where letters O and I stand for some of its zeros and ones; of letters alone, `II`, none. */
function asNumber(text: string): string | null {
  const upper = text.toUpperCase();
  if (NUMBER.test(upper)) return upper;
  const mended = upper.replace(
    /(?<=^[A-Z]?[OI\d]*)[OI](?=[OI\d]*$)/g,
    (it) => it === "O" ? "0" : "1",
  );
  return /\d/.test(upper) && NUMBER.test(mended) ? mended : null;
}

/** A name of several lines from its last. */
function stackUp(
  last: { line: TextLine; text: string },
  names: readonly { line: TextLine; text: string }[],
): string {
  const parts = [last];
  for (let guard = 0; guard < 3; guard++) {
    const before = names.find((it) =>
      !parts.includes(it) && isUnder(it.line, parts[0].line, LINE_APART)
    );
    if (!before) break;
    parts.unshift(before);
  }
  return parts.map(({ text }) => text).join(" ");
}

function isUnder(upper: TextLine, lower: TextLine, most: number): boolean {
  const height = Math.min(upper.box.height, 1.4 * lower.box.height) || upper.box.height;
  const gap = lower.box.y - upper.box.y;
  const off = Math.abs(centre(upper.box).x - centre(lower.box).x);
  return gap > 0.4 * height && gap < most * height && off < 2.5 * height;
}

/** In the same lettering, a whole line further down: marks drawn over a name are neither. */
const isNextLine = (upper: TextLine, lower: TextLine): boolean =>
  lower.box.y - upper.box.y > 0.9 * upper.sizePt &&
  Math.abs(lower.sizePt - upper.sizePt) < 0.15 * upper.sizePt;
