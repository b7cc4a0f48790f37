/**
 * Every text of a set once, in capitals, found by how its words begin: a list of a hundred items asks many wordings
 * of the same sheets. What a text is worth is not decided here.
 */
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { normaliseMarks } from "../../_shared/units.ts";
import { allStatements, type Statement } from "../measure.ts";

/** A text with all places that print it, in page order. */
export interface IndexedText {
  text: string;
  statements: Statement[];
}

/** Title of a sheet, drawing, list or schedule. */
export interface Title {
  text: string;
  of: "sheet" | "drawing" | "schedule";
  at: Evidence;
}

export interface TextIndex {
  texts: readonly IndexedText[];
  titles: readonly Title[];
  sheets: ReadonlyMap<number, Sheet>;
  /** Titles of the drawings of a page. */
  drawings: ReadonlyMap<number, readonly string[]>;
  /** Numbers of the sheets, without their signs. */
  numbers: ReadonlySet<string>;
  /** Places among `texts`, by the first letters of their words. */
  starting: ReadonlyMap<string, readonly number[]>;
}

/** As many letters of a word are looked up; shorter words whole. */
const LETTERS = 3;

/** A key for each beginning of a word, and one for the short word itself: `CO` is in COPPER, `CO.` is not. */
function keysOf(text: string): Set<string> {
  const words = text.match(/[A-Z]+/g) ?? [];
  return new Set(words.flatMap((word) => [
    ...(word.length < LETTERS ? [`${word}.`] : [word.slice(0, LETTERS)]),
    ...(word.length > 1 ? [word.slice(0, 2)] : []),
  ]));
}

const indexes = new WeakMap<PlanSet, TextIndex>();

/** The index of a set, made once. */
export function indexOf(plan: PlanSet): TextIndex {
  const known = indexes.get(plan);
  if (known) return known;
  const byText = Map.groupBy(allStatements(plan), (it) => capitals(it.text));
  const texts = [...byText].map(([text, statements]) => ({ text, statements }));
  const starting = new Map<string, number[]>();
  for (const [place, { text }] of texts.entries()) {
    for (const key of keysOf(text)) {
      const places = starting.get(key);
      if (places) places.push(place);
      else starting.set(key, [place]);
    }
  }
  const titles = titlesOf(plan);
  const made = {
    texts,
    titles,
    drawings: drawingsOf(titles),
    sheets: new Map(plan.sheets.map((sheet) => [sheet.page, sheet])),
    numbers: new Set(plan.sheets.map(({ number }) => plainNumber(number ?? ""))),
    starting,
  };
  indexes.set(plan, made);
  return made;
}

/** A sheet number without the signs people write differently: `A-1.01` is `A101`. */
export const plainNumber = (number: string): string =>
  number.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** In capitals, with abbreviations without their dots: `W.C. 15"` reads `WC 15"`. */
const capitals = (text: string): string =>
  normaliseMarks(text).toUpperCase().replace(
    /(?<![A-Z.])[A-Z](?:\.[A-Z])+(?![A-Z])\.?/g,
    (it) => it.replaceAll(".", ""),
  );

function titlesOf(plan: PlanSet): Title[] {
  return [
    ...plan.sheets.flatMap((sheet): Title[] =>
      sheet.title === null || sheet.titleBlock === null ? [] : [{
        text: capitals(sheet.title),
        of: "sheet",
        at: { ...sheet.titleBlock, sourceText: sheet.title, sheet: sheet.number },
      }]
    ),
    ...plan.notes.filter(({ kind, heading, text }) =>
      kind === "title" || (kind === "label" && heading === null && DRAWN.test(text))
    ).map((note): Title => ({ text: capitals(note.text), of: "drawing", at: note })),
    ...plan.schedules.flatMap((schedule): Title[] =>
      schedule.title === null ? [] : [{
        text: capitals(schedule.title),
        of: "schedule",
        at: { ...schedule, sourceText: schedule.title },
      }]
    ),
  ];
}

function drawingsOf(titles: readonly Title[]): Map<number, string[]> {
  const drawings = Map.groupBy(titles.filter((it) => it.of === "drawing"), (it) => it.at.page);
  return new Map([...drawings].map(([page, list]) => [page, list.map(({ text }) => text)]));
}

/** Labels that name the drawing they stand under, where the reader saw no line below them. */
const DRAWN = /^[A-Z ,&/-]{0,40}\b(DIAGRAM|RISER|ISOMETRIC|SECTION|ELEVATION|SCHEDULE)S?$/i;

/** A pattern as it is asked of the index. */
export interface Wording {
  /** Matches at the start of a word. */
  test: RegExp;
  /** One of these begins a word of every text that matches; null when that can't be told. */
  keys: readonly string[] | null;
}

const wordings = new WeakMap<RegExp, Wording>();

/** Dots an abbreviation may have, which the index does not keep: `V\\.?T\\.?R`. */
const DOTS = /(?<=(?:^|[^A-Z])[A-Z])\\\.\??(?=[A-Z])|(?<=\\\.\?[A-Z])\\\.\?(?![A-Z])/g;

/** Readies a pattern, written in capitals: it starts with a word, and a space in it also matches none. */
export function wordingOf(pattern: RegExp): Wording {
  const known = wordings.get(pattern);
  if (known) return known;
  const plain = pattern.source.replace(DOTS, "");
  const source = plain.replace(/ (?![*+?{])/g, "\\s*");
  const made = { test: new RegExp(`(?<![A-Z])(?:${source})`), keys: startsOf(plain) };
  wordings.set(pattern, made);
  return made;
}

/** Texts the wording may be in, in page order. */
export function candidatesFor(index: TextIndex, { keys }: Wording): readonly IndexedText[] {
  if (keys === null) return index.texts;
  const places = keys.length === 1
    ? index.starting.get(keys[0]) ?? []
    : [...new Set(keys.flatMap((key) => index.starting.get(key) ?? []))].sort((a, b) => a - b);
  return places.map((place) => index.texts[place]);
}

/**
 * First letters of what a pattern can begin with, null when it may begin otherwise: `GREASE TRAP|(RPZ|DCVA)\b`
 * begins with GRE, RPZ or DCV.
 */
export function startsOf(source: string): string[] | null {
  const starts = branchesOf(source).map(startOfBranch);
  return starts.some((it) => it === null) ? null : [...new Set(starts.flat() as string[])];
}

/** Signs, digits and classes before the first letter. */
const BEFORE_WORD = /^(?:\\[^A-Z(]|\[[^\]A-Z]*\]|\[\^[^\]]*\]|[^A-Z()[\]\\|])(?:[+*?]|\{[^}]*\})*/;
/** What ends a word. */
const WORD_END = /^(?:(?:-|\s|#|\[[- ]+\])\??)*(?:\\[bd]|\d|\[\d|[-/:=]$|[-/:](?!\?)|$)/;

function startOfBranch(branch: string): string[] | null {
  let rest = branch;
  for (let before = BEFORE_WORD.exec(rest); before; before = BEFORE_WORD.exec(rest)) {
    rest = rest.slice(before[0].length);
  }
  if (rest.startsWith("(") && !/^\(\?[<!=]/.test(rest)) return startOfGroup(rest);
  const [letters] = /^[A-Z]*/.exec(rest)!;
  const next = rest.slice(letters.length);
  if (letters.length === 1 && next.startsWith("?")) {
    return union(startOfBranch(letters + next.slice(1)), startOfBranch(next.slice(1)));
  }
  const sure = /^[?*{]/.test(next) ? letters.slice(0, -1) : letters;
  if (sure.length >= LETTERS) return [sure.slice(0, LETTERS)];
  if (sure.length > 0 && sure === letters && WORD_END.test(next)) return [`${sure}.`];
  return sure.length === 2 ? [sure] : null;
}

function startOfGroup(rest: string): string[] | null {
  const end = closingOf(rest);
  const inner = startsOf(rest.slice(rest.startsWith("(?:") ? 3 : 1, end));
  const after = rest.slice(end + 1);
  const repeat = /^(?:[?*]|\{0[^}]*\})/.exec(after);
  return repeat ? union(inner, startOfBranch(after.slice(repeat[0].length))) : inner;
}

const union = (a: string[] | null, b: string[] | null): string[] | null => a && b && [...a, ...b];

/** Cuts a pattern at the bars outside its groups. */
function branchesOf(source: string): string[] {
  const branches = [""];
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === "\\") branches[branches.length - 1] += source[at++];
    else if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    if (source[at] === "|" && sign !== "\\" && depth === 0) branches.push("");
    else branches[branches.length - 1] += source[at];
  }
  return branches;
}

function closingOf(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "(" || source[at] === "[") depth++;
    else if ((source[at] === ")" || source[at] === "]") && --depth === 0) return at;
  }
  return source.length;
}
