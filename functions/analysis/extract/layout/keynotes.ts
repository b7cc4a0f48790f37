/**
 * Legends of keynotes: marks in bubbles or alone in a column, each with its text at the right, under a heading; and
 * numbers in bubbles that count down a column of texts, whatever stands over them. The mark becomes the number of its
 * note, and a note whose mark stands once on the plan knows its room.
 */
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import { isHeading } from "./headings.ts";
import { emOf, type Line, sharedLength, toLine } from "./layout.ts";
import { type FoundTag, isMark } from "../drawing/tags.ts";

/** One entry of a legend of keynotes. */
export interface Keynote {
  mark: string;
  /** The bubble of the legend; null where the mark stands alone. */
  tag: FoundTag | null;
  /** First line of the text. */
  text: Line;
  /** Mark and first line as one numbered line: `3. GUARD AT MEZZANINE`. */
  line: Line;
}

const HEADING = /KEY|NOTES?\b/i;
const NO_NOTES = /LEGEND|SYMBOL|ABBREV|SCHEDULE/i;
/** Most paper between a mark and its text, and between a heading and the first mark, in em. */
const TEXT_GAP = 5, HEADING_GAP = 6;

/**
 * Bubbles of one office have letters of one size; the bubble itself is only guessed from them where strokes run into it.
 */
const SAME_LETTERS = 0.15, SAME_BUBBLE = 0.4;

interface Mark {
  line: Line;
  tag: FoundTag | null;
  box: PointRect;
}

/**
 * Keynotes among the lines of a page.
 *
 * @param lines lines outside tables and labels of rooms, marks in bubbles among them
 * @param tags  bubbles with their marks
 */
export function findKeynotes(lines: readonly Line[], tags: readonly FoundTag[]): Keynote[] {
  const headings = lines.filter((line) =>
    line.turn === 0 && isHeading(line) && HEADING.test(line.text) && !NO_NOTES.test(line.text)
  );
  const tagOf = new Map(tags.map((tag) => [tag.line, tag]));
  const marks = lines.filter((line) =>
    line.turn === 0 && isMark(line.text) && !/[.):]$/.test(line.text) &&
    /\d|^[A-Z]$/.test(line.text)
  )
    .map((line): Mark => ({
      line,
      tag: tagOf.get(line) ?? null,
      box: tagOf.get(line)?.box ?? line.box,
    }));
  const used = new Set<Mark>();
  const columns = headings.flatMap((heading) => {
    const column = legendUnder(heading, marks, lines).filter(([mark]) => !used.has(mark));
    if (column.length < 2) return [];
    for (const [mark] of column) used.add(mark);
    return [column];
  });
  const bubbles = marks.filter((mark) => mark.tag !== null && !used.has(mark));
  const symbols = lines.filter((line) => line.turn === 0 && NO_NOTES.test(line.text));
  const counted = countedColumns(bubbles, lines)
    .filter(([[first]]) => !symbols.some((it) => isUnder(first, it)));
  return [...columns, ...counted].flat().map(([mark, text]) => toKeynote(mark, text));
}

/** Does a mark stand where the first entry under a heading stands? */
function isUnder({ box }: Mark, heading: Line): boolean {
  const em = emOf(heading);
  const gap = box.y - heading.box.y - heading.box.height;
  return gap > -0.5 * heading.box.height && gap <= HEADING_GAP * em &&
    box.x > heading.box.x - 4 * em && box.x < heading.box.x + 8 * em;
}

/** Fewest bubbles that make a legend without a heading. */
const COUNTED = 3;

/** Bubbles that count down, one under the other, with texts that are flush with each other. */
function countedColumns(bubbles: readonly Mark[], lines: readonly Line[]): [Mark, Line][][] {
  const columns: [Mark, Line][][] = [];
  for (const mark of bubbles.toSorted((a, b) => a.box.y - b.box.y)) {
    const text = /^\d{1,2}$/.test(mark.line.text.trim()) ? textBeside(mark, lines) : null;
    if (!text) continue;
    const column = columns.find((it) => goesOn(it.at(-1)!, [mark, text]));
    if (column) column.push([mark, text]);
    else columns.push([[mark, text]]);
  }
  return columns.filter((it) => it.length >= COUNTED);
}

/** Most paper between two bubbles of a column, in heights of a bubble: texts of several lines lie between. */
const BUBBLE_GAP = 6;

function goesOn([above, text]: [Mark, Line], [mark, own]: [Mark, Line]): boolean {
  const em = emOf(mark.line);
  return Number(mark.line.text) === Number(above.line.text) + 1 &&
    Math.abs(centre(mark.box).x - centre(above.box).x) < 0.6 * em &&
    mark.box.y > above.box.y && mark.box.y - above.box.y < BUBBLE_GAP * mark.box.height &&
    Math.abs(own.box.x - text.box.x) < 0.6 * emOf(text);
}

/** Marks down the column under a heading, each with its text, the texts flush with each other. */
function legendUnder(
  heading: Line,
  marks: readonly Mark[],
  lines: readonly Line[],
): [Mark, Line][] {
  const em = emOf(heading);
  const below = marks.filter((mark) =>
    mark.box.y > heading.box.y + 0.5 * heading.box.height &&
    mark.box.x > heading.box.x - 4 * em && mark.box.x < heading.box.x + 8 * em
  ).sort((a, b) => a.box.y - b.box.y);
  const [first] = below;
  if (!first || first.box.y - heading.box.y - heading.box.height > HEADING_GAP * em) return [];
  const column: [Mark, Line][] = [];
  let left: number | null = null;
  for (const mark of below) {
    if (Math.abs(centre(mark.box).x - centre(first.box).x) > em) continue;
    const text = textBeside(mark, lines);
    if (!text || (left !== null && Math.abs(text.box.x - left) > 0.6 * em)) break;
    left ??= text.box.x;
    column.push([mark, text]);
  }
  return column;
}

/** The nearest line of words at the right of a mark, on its height. */
function textBeside({ line, box }: Mark, lines: readonly Line[]): Line | null {
  const em = emOf(line);
  return lines.filter((other) => {
    const gap = other.box.x - box.x - box.width;
    return other !== line && other.turn === 0 && gap > -0.2 * em && gap < TEXT_GAP * em &&
      /[A-Z]{3}/i.test(other.text) &&
      sharedLength(other.box.y, other.box.y + other.box.height, box.y, box.y + box.height) >
        0.4 * Math.min(other.box.height, box.height);
  }).sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y)[0] ?? null;
}

function toKeynote({ line, tag }: Mark, text: Line): Keynote {
  const mark = line.text.trim().toUpperCase();
  const whole = toLine([...line.words, ...text.words]);
  const own = { ...whole, text: `${mark}. ${text.text}`, isBold: text.isBold, sizePt: text.sizePt };
  return { mark, tag, text, line: { ...own, up: { ...text.up, left: whole.up.left } } };
}

/** The lines with the marks of keynotes joined to their texts. */
export function numberKeynotes(lines: readonly Line[], keynotes: readonly Keynote[]): Line[] {
  const numbered = new Map(keynotes.map(({ text, line }) => [text, line]));
  const marks = new Set(
    keynotes.flatMap(({ text, line }) => line.words.filter((word) => !text.words.includes(word))),
  );
  return lines.filter((line) => !line.words.every((word) => marks.has(word)))
    .map((line) => numbered.get(line) ?? line);
}

/**
 * The bubbles on the drawings that refer to a keynote: those of its mark, its shape and its size. None where the legend
 * shows no bubble.
 *
 * @param tags bubbles on the drawings, without those of the legend
 */
export function placesOfKeynote({ mark, tag }: Keynote, tags: readonly FoundTag[]): FoundTag[] {
  if (tag === null) return [];
  const isAlike = (own: number, other: number, share: number) =>
    Math.abs(own - other) < share * own;
  return tags.filter(({ shape, line, box }) =>
    shape === tag.shape && isAlike(tag.box.width, box.width, SAME_BUBBLE) &&
    isAlike(emOf(tag.line), emOf(line), SAME_LETTERS) && line.text.trim().toUpperCase() === mark
  );
}

/** The room in which the mark of a keynote stands wherever the plan shows it; null when that is not one room. */
export function roomOfKeynote(
  keynote: Keynote,
  { tags, roomOf }: {
    tags: readonly FoundTag[];
    roomOf: (tag: FoundTag) => string | null;
  },
): string | null {
  const rooms = new Set(placesOfKeynote(keynote, tags).map(roomOf));
  return rooms.size === 1 ? [...rooms][0] : null;
}
