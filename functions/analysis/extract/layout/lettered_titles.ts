/**
 * Titles told by their lettering alone: offices letter all titles of a sheet alike, and give a scale only to the
 * drawings that have one. Nothing here knows what titles say.
 */
import { emOf, type Line, median, noteNumber } from "./layout.ts";

/** Most characters of a title. */
const LONGEST = 60;

/**
 * Lines lettered as the known titles of the sheet, and standing in line with one of them or with each other: at the
 * same left or on the same baseline. A line over a list of its own heads that list and is no title of a drawing.
 */
export function titlesByLetters(lines: readonly Line[], known: readonly Line[]): Line[] {
  let rest = lines.filter((line) =>
    line.turn === 0 && !known.includes(line) && line.text.length <= LONGEST &&
    /[A-Z]{3}/i.test(line.text) && noteNumber(line.text) === null &&
    known.some((title) => isAlike(line, title)) && isLarge(line, lines) && !headsList(line, lines)
  );
  const found: Line[] = [];
  while (true) {
    const more = rest.filter((line) => [...known, ...found].some((it) => isInLine(line, it)));
    if (more.length === 0) return found;
    found.push(...more);
    rest = rest.filter((line) => !more.includes(line));
  }
}

const isAlike = (a: Line, b: Line): boolean =>
  a.turn === b.turn && a.isBold === b.isBold && Math.abs(emOf(a) - emOf(b)) < 0.03 * emOf(b);

const isInLine = (a: Line, b: Line): boolean =>
  Math.abs(a.up.left - b.up.left) < 0.3 * emOf(b) || Math.abs(a.up.top - b.up.top) < 0.2 * emOf(b);

/** Lettering of the drawing is smaller than that of its title. */
const isLarge = (line: Line, lines: readonly Line[]): boolean =>
  median(lines.map(emOf)) < 0.75 * emOf(line);

/** True for a large line with two or more smaller ones right below it, set flush with it under each other. */
export function headsList(top: Line, lines: readonly Line[]): boolean {
  return itemsUnder(top, lines).length >= 2;
}

/** The first two lines under a large one that are set flush with it, and with each other. */
export function itemsUnder(top: Line, lines: readonly Line[]): Line[] {
  const first = lineUnder(top, top, lines);
  const second = first && lineUnder(first, first, lines);
  return first && second ? [first, second] : [];
}

function lineUnder(flush: Line, last: Line, lines: readonly Line[]): Line | undefined {
  const em = emOf(last);
  return lines.filter((line) => {
    const gap = line.up.top - last.up.bottom;
    const isItem = emOf(last) > 1.35 * emOf(line) || Math.abs(emOf(line) - em) < 0.1 * em;
    return line !== last && line.turn === last.turn && isItem && gap > -0.3 * em &&
      gap < 1.6 * em && Math.abs(line.up.left - flush.up.left) < 0.3 * emOf(line);
  }).sort((a, b) => a.up.top - b.up.top)[0];
}
