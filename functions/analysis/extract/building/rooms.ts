/**
 * Rooms on plans: a name with the lines under it (number, dimensions, area, ceiling, occupants). A name counts
 * where a number in a box, an area, or the words rooms are called by say that it is one.
 */
import type { Room } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { normaliseMarks } from "../../../_shared/units.ts";
import { fromPieces, joinText } from "../evidence.ts";
import {
  emOf,
  holdsCentre,
  isSameBaseline,
  type Line,
  noteNumber,
  sharedLength,
  toLine,
  toUpright,
  type UprightRect,
} from "../layout/layout.ts";
import { LineGrid, RectGrid } from "../layout/rect_grid.ts";
import { levelNames } from "./level_names.ts";
import {
  canBeName,
  endsInRoomWord,
  hasRoomWord,
  isInitialName,
  isRoomName,
  isRoomNumber,
  readRoomLine,
  type RoomLine,
} from "./room_words.ts";

/** A room with the lines of its label and the point where the label stands. */
export interface FoundRoom {
  room: Room;
  nameLines: Line[];
  /** Number, area and further lines, each on its own. */
  labelLines: Line[];
  at: PointRect;
}

/** Rooms labelled among the lines of a plan. */
export function findRooms(page: PageReading, all: readonly Line[]): FoundRoom[] {
  const lines = joinBeside(all).flatMap(splitLoad).flatMap(splitWidth).flatMap(splitNumberedName);
  const grid = new LineGrid(lines);
  const boxes = new RectGrid(
    page.rects.filter((rect) => rect.width < 0.08 * page.widthPt && rect.height < 60),
    (rect) => toUpright(rect, 0),
  );
  const levels = levelNames(lines);
  const names = lines.filter((line) => line.turn === 0 || line.turn === 90)
    .filter((line) => !levels.has(line))
    .filter((line) => canBeName(line.text) && isUnnumbered(line.text));
  const used = new Set<Line>();
  const rooms: FoundRoom[] = [];
  const isLowerCase = lettersNamesSmall(names);
  const nameGrid = new LineGrid(names);
  const heads = new Set(
    names.filter((name) =>
      nameGrid.around(name, name.up, nameReach(name)).some((next) => followsInName(name, next))
    ),
  );
  const ranked = names.filter((name) => !heads.has(name))
    .map((name) => {
      const whole = joinText([...namesAbove(name, grid, used), name]);
      return { name, whole, stack: stackUnder(name, grid, boxes), isLowerCase };
    })
    .sort((a, b) => score(b) - score(a));
  for (const { name, whole, stack } of ranked) {
    if (used.has(name) || score({ name, whole, stack, isLowerCase }) <= 0) continue;
    const nameLines = [...namesAbove(name, grid, used), name];
    const own = stack.lines.filter((line) => !used.has(line));
    for (const line of [...nameLines, ...own]) used.add(line);
    rooms.push(toRoom(page, nameLines, { ...stack, lines: own }));
  }
  return rooms.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** Fewer names in small letters may be words of notes. */
const FEWEST_SMALL = 4;

/** Does the office letter the names of rooms in small letters, none of them in capitals? */
function lettersNamesSmall(names: readonly Line[]): boolean {
  const rooms = names.filter(({ text }) => /[A-Z]{4}/i.test(text) && isRoomName(text));
  return rooms.length >= FEWEST_SMALL && rooms.every(({ text }) => text !== text.toUpperCase());
}

const isUnnumbered = (text: string): boolean => noteNumber(text) === null || isInitialName(text);

/** Words of one name that a line through the label has cut apart. */
function joinBeside(lines: readonly Line[]): Line[] {
  const rest = new Set(lines);
  const grid = new LineGrid(lines);
  for (const left of lines) {
    if (!rest.has(left) || !/[A-Z]{2}/i.test(left.text) || left.words.length > 3) continue;
    const em = emOf(left);
    const beside = grid.around(left, left.up, { right: 0.7 * em });
    const right = beside.find((other) => {
      const gap = other.up.left - left.up.right;
      return other !== left && rest.has(other) && isSameBaseline(left, other) && gap > -0.1 * em &&
        gap < 0.7 * em && Math.abs(emOf(other) - em) < 0.1 * em && other.isBold === left.isBold &&
        isRoomName(`${left.text} ${other.text}`);
    });
    if (!right) continue;
    rest.delete(left);
    rest.delete(right);
    rest.add(toLine([...left.words, ...right.words]));
  }
  return [...rest];
}

/** Longer lines are notes, whatever areas and heights they name. */
const LABEL_WORDS = 10;

/** What a line of a label says of its room. */
const labelFacts = ({ text, words }: Line): RoomLine | null =>
  words.length <= LABEL_WORDS ? readRoomLine(text) : null;

interface Stack {
  lines: Line[];
  number: string | null;
  facts: RoomLine;
  hasBox: boolean;
}

/**
 * Letters set far apart come back from a recogniser as words of one or two letters: `CO R RI DO R`. Joined they
 * count where that gives a room's name.
 */
function healName(text: string): string {
  const parts = text.trim().split(/\s+/);
  const short = parts.filter((part) => part.length <= 2).length;
  const joined = parts.join("");
  return parts.length >= 3 && short >= 0.5 * parts.length && isRoomName(joined) ? joined : text;
}

/** `OFFICE 101` and `101 OFFICE` on one line are name and number. */
function splitNumberedName(line: Line): Line[] {
  if (line.words.length < 2 || line.words.length > (line.origin === "ocr" ? 12 : 6)) return [line];
  const first = line.words[0];
  const last = line.words.at(-1)!;
  const rest = healName(joinText(line.words.slice(0, -1)));
  if (/^#?\d{3,4}[A-Z]?$/.test(last.text) && (isRoomName(rest) || endsInRoomWord(rest))) {
    return [{ ...toLine(line.words.slice(0, -1)), text: rest }, toLine([last])];
  }
  const tail = joinText(line.words.slice(1));
  if (/^#?\d{3,4}[A-Z]?$/.test(first.text) && isRoomName(tail)) {
    return [toLine(line.words.slice(1)), toLine([first])];
  }
  return [line];
}

/** A room said to serve people holds none of them by that. */
const SERVES = /\bSERV(?:ES?|ING)\b/i;

/** `DINING (62 OCC)` and `DINING 101 - 62 OCC` on one line are name and occupant load. */
function splitLoad(line: Line): Line[] {
  if (line.words.length > 9 || !/\d/.test(line.text)) return [line];
  for (let at = line.words.length - 1; at > 0; at--) {
    const load = joinText(line.words.slice(at));
    if (!/^\(?(\d|O)/i.test(load) || SERVES.test(load)) continue;
    if (readRoomLine(load)?.occupants === undefined) continue;
    const last = line.words.slice(0, at).findLastIndex((word) => /\w/.test(word.text));
    if (last < 0) continue;
    const name = toLine(line.words.slice(0, last + 1));
    const text = name.text.replace(/\s*[-–:(]+$/, "");
    if (!isRoomName(text.replace(/\s#?\d{3,4}[A-Z]?$/, ""))) continue;
    return [{ ...name, text }, toLine(line.words.slice(at))];
  }
  return [line];
}

/** A way on by its name, and how wide it is. */
const PASSAGE = /\b(?:CORRIDOR|CORR|HALL|HALLWAY|PASSAGE)\b/i;
const WIDTH = /^\d{1,2}'(?:\s*-?\s*\d[\d\s\/]*")?\s*(?:CLEAR|CLR\.?|WIDE)$/i;

/** `CORRIDOR 110, 5'-0" CLEAR` on one line is the name of a way on and its width. */
function splitWidth(line: Line): Line[] {
  if (line.words.length > 9 || !PASSAGE.test(line.text)) return [line];
  const at = line.words.findIndex((_, index) =>
    index > 0 && WIDTH.test(normaliseMarks(joinText(line.words.slice(index))))
  );
  const last = line.words.slice(0, Math.max(at, 0)).findLastIndex((word) => /\w/.test(word.text));
  if (last < 0) return [line];
  const words = line.words.slice(0, last + 1).map((word, index) =>
    index < last ? word : { ...word, text: word.text.replace(/[,:;]$/, "") }
  );
  const name = toLine(words);
  if (!isRoomName(name.text.replace(/\s#?\d{3,4}[A-Z]?$/, ""))) return [line];
  return [name, toLine(line.words.slice(at))];
}

/** Lines under a name that belong to its label, and the number beside it. */
function stackUnder(name: Line, grid: LineGrid, boxes: RectGrid<PointRect>): Stack {
  const em = emOf(name);
  const stack: Stack = { lines: [], number: null, facts: {}, hasBox: false };
  let last = name;
  let misses = 0;
  while (stack.lines.length < 8) {
    const { left, right } = name.up;
    const below = { left, right, top: last.up.bottom, bottom: last.up.bottom };
    const reach = { left: 1.6 * em, right: 1.6 * em, top: 0.5 * em, bottom: 1.7 * em };
    const next = grid.around(name, below, reach).filter((line) =>
      line !== last && !stack.lines.includes(line) && line.turn === name.turn &&
      line.up.top >= last.up.bottom - 0.5 * em && line.up.top - last.up.bottom < 1.7 * em &&
      (isUnder(name, line) || cellBeside(name, line, grid) !== null) &&
      emOf(line) < (line.origin === "ocr" ? 1.5 : 1.15) * em &&
      emOf(line) > (labelFacts(line) ? 0.3 : 0.4) * em
    ).sort((a, b) =>
      a.up.top - b.up.top
    )[0];
    if (!next) break;
    const beside = cellBeside(name, next, grid);
    for (const cell of beside === null || stack.lines.includes(beside) ? [] : [beside]) {
      if (isRoomNumber(cell.text)) {
        if (stack.number !== null) continue;
        stack.number = cell.text.trim().replace(/^#/, "");
      } else stack.facts = { ...labelFacts(cell), ...stack.facts };
      stack.lines.push(cell);
    }
    const text = next.text.trim();
    const box = boxes.touching(toUpright(next.box, 0))
      .find((rect) => holdsCentre(rect, next.box) && rect.height < 4.5 * em);
    const facts = labelFacts(next);
    const isNumber = isRoomNumber(text) &&
      (box || /\d{2,}/.test(text) || isShortNumber(next, { name, last, stack }));
    if (stack.number === null && isNumber) {
      stack.number = text.replace(/^#/, "");
      stack.hasBox = box !== undefined;
    } else if (facts) stack.facts = { ...facts, ...stack.facts };
    else if (isStop(next, name) || ++misses > 2) break;
    stack.number ??= facts?.number ?? null;
    stack.lines.push(next);
    last = next;
  }
  while (stack.lines.length > 0 && !isTelling(stack.lines.at(-1)!, stack)) {
    if (stack.number !== null || Object.keys(stack.facts).length > 0) break;
    stack.lines.pop();
  }
  if (stack.number === null) takeNeighbour(name, grid, boxes, stack);
  if (stack.facts.occupants === undefined) takeLoadBeside(name, grid, stack);
  return stack;
}

/** Lines of one label stand this close, em; marks in their shapes don't. */
const NEXT_LINE_EM = 0.5;

/** `A1` in the next line of a label under the sides or the area of a room, in the same lettering. */
const isShortNumber = (
  line: Line,
  { name, last, stack: { facts } }: { name: Line; last: Line; stack: Stack },
): boolean =>
  /^[A-Z]-?\d$/.test(line.text.trim()) && isRoomName(name.text) &&
  (facts.widthFt !== undefined || facts.areaSqft !== undefined) &&
  line.up.top - last.up.bottom < NEXT_LINE_EM * emOf(line) &&
  Math.abs(emOf(line) - emOf(last)) < 0.15 * emOf(last);

/** An occupant load at the right of the name. */
function takeLoadBeside(name: Line, grid: LineGrid, stack: Stack): void {
  const em = emOf(name);
  const load = grid.around(name, name.up, { right: 4 * em }).find((line) => {
    const gap = line.up.left - name.up.right;
    return line.turn === name.turn && gap > -0.2 * em && gap < 4 * em &&
      sharedLength(line.up.top, line.up.bottom, name.up.top, name.up.bottom) > 0.4 * emOf(line) &&
      readRoomLine(line.text)?.occupants !== undefined;
  });
  if (!load) return;
  stack.facts = { ...readRoomLine(load.text), ...stack.facts };
  stack.lines.push(load);
}

/** Centred under the name, or flush with it. */
function isUnder(name: Line, line: Line): boolean {
  const em = emOf(name);
  const offset = Math.abs(name.up.left + name.up.right - line.up.left - line.up.right) / 2;
  return offset < 1.6 * em || Math.abs(name.up.left - line.up.left) < 0.8 * em;
}

/** Cells of one tag stand so far apart at most, and their middle off that of the name, in heights of its lettering. */
const CELLS_APART = 2.5, ROW_OFF = 1;

/** The other cell of a number and an area side by side in one tag under a name. */
function cellBeside(name: Line, line: Line, grid: LineGrid): Line | null {
  const isNumber = isRoomNumber(line.text);
  if (!isNumber && labelFacts(line)?.areaSqft === undefined) return null;
  const em = emOf(name);
  const { left, right } = name.up;
  const reach = { left: CELLS_APART * em, right: CELLS_APART * em };
  return grid.around(line, line.up, reach).find((other) => {
    if (other === line || other.turn !== line.turn || !isSameBaseline(line, other)) return false;
    const isOther = isNumber ? labelFacts(other)?.areaSqft !== undefined : isRoomNumber(other.text);
    if (!isOther || Math.abs(emOf(other) - emOf(line)) > 0.1 * emOf(line)) return false;
    const row = [
      Math.min(line.up.left, other.up.left),
      Math.max(line.up.right, other.up.right),
    ];
    const gap = row[1] - row[0] - (line.up.right - line.up.left) - (other.up.right - other.up.left);
    return gap > 0 && gap < CELLS_APART * em &&
      Math.abs(row[0] + row[1] - left - right) / 2 < ROW_OFF * em;
  }) ?? null;
}

/** Another name ends the label of this one. */
function isStop(line: Line, name: Line): boolean {
  return line.isBold && name.isBold && /[A-Z]{2}/i.test(line.text) ||
    emOf(line) > 0.97 * emOf(name) && isRoomName(line.text);
}

function isTelling(line: Line, stack: Stack): boolean {
  return labelFacts(line) !== null || line.text.trim() === stack.number;
}

/** A number in a box above or beside the name. */
function takeNeighbour(
  name: Line,
  grid: LineGrid,
  boxes: RectGrid<PointRect>,
  stack: Stack,
): void {
  const em = emOf(name);
  const reach = { left: 2 * em, top: 2 * em, right: 2 * em, bottom: em };
  const near = grid.around(name, name.up, reach).find((line) => {
    if (line === name || line.turn !== name.turn || !isRoomNumber(line.text)) return false;
    if (!/\d/.test(line.text)) return false;
    const isAbove = name.up.top - line.up.bottom < 1.4 * em &&
      name.up.top >= line.up.bottom - 0.5 * em &&
      isUnder(name, line);
    const gap = Math.max(line.up.left - name.up.right, name.up.left - line.up.right);
    const isBeside = gap > -0.2 * em && gap < 2 * em &&
      sharedLength(line.up.top, line.up.bottom, name.up.top, name.up.bottom) > 0;
    if (!isAbove && !isBeside) return false;
    const isBoxed = boxes.touching(toUpright(line.box, 0))
      .some((rect) => holdsCentre(rect, line.box) && rect.height < 4.5 * em);
    return isBoxed ||
      (/^\d{3,4}[A-Z]?$/.test(line.text.trim()) &&
        (isRoomName(name.text) || isBeside && endsInRoomWord(name.text)));
  });
  if (!near) return;
  stack.number = near.text.trim().replace(/^#/, "");
  stack.lines.unshift(near);
}

interface Candidate {
  name: Line;
  whole: string;
  stack: Stack;
  /** Small letters tell nothing on this page. */
  isLowerCase: boolean;
}

function score({ name, whole, stack, isLowerCase }: Candidate): number {
  const isName = isRoomName(name.text) || isRoomName(whole);
  const hasArea = stack.facts.areaSqft !== undefined;
  let total = 0;
  if (isName) total += 1.2;
  if (stack.number !== null) {
    const isSure = stack.hasBox || isName || (/^\d{3}/.test(stack.number) && endsInRoomWord(whole));
    total += isSure ? 2 : 0.5;
  }
  // An area alone names nothing on a site plan or in a note.
  if (hasArea) total += isName || stack.number !== null || isPlainName(name.text) ? 1.5 : 0.5;
  if (stack.facts.widthFt !== undefined) total += 1;
  if (stack.facts.occupants !== undefined || stack.facts.ceilingHeightIn !== undefined) {
    total += 0.5;
  }
  if (!isLowerCase && name.text !== name.text.toUpperCase()) total -= 0.4;
  return total - 0.9;
}

/** First lines of a name of two or three lines. */
function namesAbove(name: Line, grid: LineGrid, used: ReadonlySet<Line>): Line[] {
  const above = grid.around(name, name.up, nameReach(name)).find((line) =>
    !used.has(line) && followsInName(line, name) && canBeName(line.text) &&
    isUnnumbered(line.text)
  );
  return above ? [...namesAbove(above, grid, used), above] : [];
}

const isPlainName = (text: string): boolean =>
  (/^[A-Z]{5,}$/.test(text) &&
    !/TOTAL|PERVIOUS|FOOTPRINT|LANDSCAP|PAVING|DRIVE|COVERAGE|GLAZING/.test(text)) ||
  (text.split(/\s+/).length <= 3 && !/[,()]/.test(text) && hasRoomWord(text));

/** As far as {@link followsInName} looks, in either direction: its gaps are shares of lettering a tenth larger at most, recognised a third. */
function nameReach(name: Line): UprightRect {
  const em = (name.origin === "ocr" ? 1.5 : 1.2) * emOf(name);
  return { left: em, top: em, right: em, bottom: em };
}

/** Lines of a name stand this far apart at least, in heights of their lettering. */
const LEAST_LEADING = 0.9;

/** Two lines of one name: same lettering, close, one centred on the other or flush with it. */
function followsInName(upper: Line, lower: Line): boolean {
  const em = emOf(lower);
  const gap = lower.up.top - upper.up.bottom;
  // The box of a font may be far taller than its letters: lines set close overlap by it.
  const over = Math.max(0.5 * em, upper.up.bottom - upper.up.top - LEAST_LEADING * em);
  // Whole names flush with each other are a list; half a name (`COVERED`) is not.
  const isFlush = Math.abs(upper.up.left - lower.up.left) < 0.3 * em && !isNameLine(upper);
  return upper !== lower && upper.turn === lower.turn && upper.isBold === lower.isBold &&
    isAsTall(upper, lower) && gap < 0.6 * em && gap > -over &&
    (isFlush ||
      Math.abs(lower.up.left + lower.up.right - upper.up.left - upper.up.right) < 1.6 * em) &&
    (isNameLine(upper) || isRoomName(`${upper.text} ${lower.text}`) ||
      /[-/&,]$/.test(upper.text));
}

/** Height of recognised lettering is that of its ink: a `Q` or a comma makes it taller. */
const isAsTall = (a: Line, b: Line): boolean =>
  Math.abs(emOf(a) - emOf(b)) < (a.origin === "ocr" ? 0.35 : 0.1) * emOf(b);

const knownNames = new WeakMap<Line, boolean>();

/** {@link isRoomName}, looked up once for a line that is held against many. */
function isNameLine(line: Line): boolean {
  const isName = knownNames.get(line) ?? isRoomName(line.text);
  knownNames.set(line, isName);
  return isName;
}

function toRoom(page: PageReading, nameLines: Line[], stack: Stack): FoundRoom {
  const { facts } = stack;
  const hasSides = facts.widthFt !== undefined && facts.depthFt !== undefined;
  const fromSides = hasSides ? Math.round(facts.widthFt! * facts.depthFt! * 10) / 10 : null;
  const own = stack.lines.filter((line) => isTelling(line, stack));
  const others = stack.lines.filter((line) => line.text.trim() !== stack.number);
  return {
    nameLines,
    labelLines: stack.lines,
    at: unionRect(nameLines.map((line) => line.box)),
    room: {
      ...fromPieces(page, [...nameLines, ...own]),
      name: joinText(nameLines).replace(/^[-–—.•*]+\s*(?=[A-Z])/i, ""),
      number: stack.number,
      areaSqft: facts.areaSqft ?? fromSides,
      areaFrom: facts.areaSqft !== undefined ? "printed" : hasSides ? "dimensions" : null,
      widthFt: facts.widthFt ?? null,
      depthFt: facts.depthFt ?? null,
      ceilingHeightIn: facts.ceilingHeightIn ?? null,
      occupants: facts.occupants ?? null,
      occupantFactor: facts.factor ?? null,
      labels: others.map((line) => fromPieces(page, [line])),
    },
  };
}

/** Name of the room whose label is nearest, within a share of the page. */
export function nearestRoom(
  page: PageReading,
  rooms: readonly FoundRoom[],
  box: PointRect,
): string | null {
  const p = centre(box);
  let best: { name: string; distance: number } | null = null;
  for (const { room, at } of rooms) {
    const q = centre(at);
    const distance = Math.hypot(p.x - q.x, p.y - q.y);
    if (!best || distance < best.distance) best = { name: room.name, distance };
  }
  return best && best.distance < 0.08 * Math.hypot(page.widthPt, page.heightPt) ? best.name : null;
}
