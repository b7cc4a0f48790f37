/**
 * Doors and windows of the lists wherever any text calls them by their marks and gives a size: callouts of plans, notes of
 * any length, remarks of other lists, tables of a plan. Sizes in inches, ratings in minutes.
 */
import type { Door, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findOpeningSize, ratingMinutes } from "../../_shared/opening_words.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { findLengths, formatLength } from "../../_shared/units.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { listedWindows } from "./named_openings.ts";
import { newStatements } from "./said.ts";
import type { Told } from "./told.ts";

/** An opening one list has one row of. */
interface Listed {
  kind: "door" | "window";
  mark: string;
  /** Words of its row, which a text may call it by as well: its room. */
  words: ReadonlySet<string>;
  page: number;
  y: number;
}

/** What is told of openings by their marks. */
export function toldOfCalledOpenings(plan: PlanSet): Told[] {
  const texts = newStatements(plan).filter((it) => /\d/.test(it.text));
  const inLists = listedOf(plan);
  const kinds = new Set([...inLists.values()].map(({ kind }) => kind));
  const written = writtenIn(texts).filter(({ opening: { kind } }) => !kinds.has(kind));
  const listed = new Map([
    ...written.map(({ opening }) => [opening.mark, opening] as const),
    ...inLists,
  ]);
  if (listed.size === 0) return [];
  return [
    ...written.flatMap(({ size, opening, at }) => told(size, opening, at)),
    ...texts.flatMap((it) => clausesOf(it).flatMap((clause) => callIn(clause, it, listed))),
  ];
}

/** Marks before the size they share: `101A pair 3 ft 0 in. x 7 ft 0 in. A`, `103, 105 3 ft 0 in. x 7 ft 0 in.` */
const WRITTEN =
  /(?<![\w"'/.-]|[A-Z]{2,}\.?\s)(?<marks>[A-Z]{0,2}-?\d{1,4}[A-Z]?(?:\s*,\s*[A-Z]{0,2}-?\d{1,4}[A-Z]?)*)[\s:]+(?:(?:PAIR|PR)\b\.?\s+)?(?=\d)/gi;
/** So many marks with sizes make a list, of doors where so large a share of them is equally high. */
const FEWEST_WRITTEN = 3, LEAST_ALIKE = 0.6;
/** Heights of doors, inches. */
const [LOWEST_IN, HIGHEST_IN] = [76, 108];

const areDoors = (list: readonly { size: { heightIn: number | null } }[]): boolean => {
  const alike = Map.groupBy(list, ({ size }) => size.heightIn).values();
  return Math.max(...alike.map(({ length }) => length)) >= LEAST_ALIKE * list.length;
};

/** Openings of a list that is written without rulings, a line each; a mark with two sizes is nobody's. */
function writtenIn(texts: readonly Statement[]) {
  const all = texts.filter(({ from }) => from === "note").flatMap((at) =>
    [...at.text.matchAll(WRITTEN)].flatMap(({ 0: lead, index, groups }) => {
      const size = findOpeningSize(at.text.slice(index + lead.length, index + lead.length + 40));
      if (!size || size.index > 0 || size.heightIn === null) return [];
      return groups!.marks.toUpperCase().split(/\s*,\s*/).flatMap((mark) => {
        const kind = /^W/.test(mark) ? "window" as const : "door" as const;
        const isHigh = size.heightIn! >= LOWEST_IN && size.heightIn! <= HIGHEST_IN;
        if (kind === "door" && !isHigh) return [];
        return [{ at, size, opening: listedAs(kind, { ...at, mark, sourceText: at.text }) }];
      });
    })
  );
  const lists = Map.groupBy(all, ({ at, opening }) => `${at.page} ${opening.kind}`);
  const long = [...lists.values()].filter((list) =>
    list.length >= FEWEST_WRITTEN && (list[0].opening.kind === "window" || areDoors(list))
  ).flat();
  return [...Map.groupBy(long, ({ opening }) => opening.mark).values()]
    .flatMap((same) => same.length === 1 ? same : []);
}

/** Openings by their marks; one that two rows share is nobody's. */
function listedOf(plan: PlanSet): ReadonlyMap<string, Listed> {
  const rows: Listed[] = [
    ...plan.doors.filter(({ widthIn }) => widthIn !== null).map((it) => listedAs("door", it)),
    ...listedWindows(plan).map((it) => listedAs("window", it)),
  ].filter(({ mark }) => MARK_ALONE.test(mark));
  const byMark = Map.groupBy(rows, ({ mark }) => mark);
  return new Map([...byMark].flatMap(([mark, all]) => all.length === 1 ? [[mark, all[0]]] : []));
}

const listedAs = (
  kind: Listed["kind"],
  { mark, sourceText, page, box }: Pick<Door, "mark" | "sourceText" | "page" | "box">,
): Listed => ({
  kind,
  mark: mark.toUpperCase(),
  words: new Set(sourceText.toUpperCase().match(/[A-Z]{2,}/g)),
  page,
  y: box.y,
});

/** A callout of a plan is read as a door as well, with its words for a mark. */
const MARK_ALONE = /^(?:[A-Z]{0,3}-?\d{1,4}[A-Z]?|[A-Z]{1,2})$/;

/** Sentences of a note; a row as one, its mark before its cells, unless it is of the list of doors or windows itself. */
function clausesOf({ row, schedule, text, from }: Statement): string[] {
  if (!row || !schedule) {
    return from === "row" ? [] : text.replace(NOTE_LETTER, "").split(
      /;\s+|(?<=[A-Z)'"]{2})(?<!\d\s?(?:IN|FT))\.\s+(?=[A-Z])/i,
    );
  }
  const cells = row.cells.map((it) => it.text.trim()).filter((it) => it !== "");
  return cells.length === 2 ? [cells.join(" "), ...cells] : cells;
}

/** `a. W-3 at the kitchen`, `3) DOOR 101`. */
const NOTE_LETTER = /^\s*\(?(?:[A-Z]|\d{1,2})[.)]\s+/i;

const MARK = String.raw`["']?(?<mark>[A-Z]{0,3}-?\d{1,4}[A-Z]?|[A-Z]\d?)["']?(?![\w"'/]|-\d|\.\d)`;
const CALLED = String.raw`(?<kind>DOOR|DR|WINDOW|WDW|WIN|OPENING|OPNG|TYPE|MARK)`;
/** How a mark is brought in: behind its word, before it, or at the start of a callout. */
const NAMED: readonly RegExp[] = [
  anyCase`\b${CALLED}\b\.?\s*(?:NO\.?|#|MARK|TYPE|TAG)?\s*${MARK}(?<said>.*)`,
  anyCase`(?<![\w"'/.-])${MARK}\s+${CALLED}\b\.?(?<said>.*)`,
  anyCase`^\W*${MARK}(?<said>[\s:,=|–-].*)`,
];
/** Behind such words a text speaks of what lies there. */
const ONLY_WHERE =
  /\b(?:TO|FROM|AT|NEAR|BESIDE|BEYOND|BETWEEN|OF|BY|ABOVE|OVER|BELOW|UNDER|OPPOSITE|ADJACENT|BEHIND|AND|THRU|THROUGH|FOR|LIKE|SIMILAR|SAME|AS|EXCEPT|NOT)\s+(?:THE\s+)?$/i;
/** Words that may stand between a mark and the size, whatever it is of. */
const BETWEEN = new Set(
  ("DOOR DOORS DR WINDOW WDW WIN OPENING OPNG LEAF LEAVES SIZE SIZED PAIR PR SINGLE DOUBLE ON PLAN PLANS AT IS ARE HAS HAVE A AN THE WITH " +
    "OF WIDE WIDTH FLOOR SHOWN DRAWN LABELED LABELLED NOTED GIVEN HERE THIS SHEET NOMINAL NOM NEW SH DH HUNG FIXED FX CASEMENT CSMT " +
    "SLIDER SLIDING SL AWNING HM WD ALUM STEEL WOOD IN BE SHALL TO IT AS CALLED").split(" "),
);
/** A size of something else: of its rough opening, its frame, its clear width, a light in it. */
const OF_ELSE =
  /\b(?:R\.?\s?O|ROUGH|M\.?O|MASONRY|FRAME\s+SIZE|CLEAR|CLR|NET|A\.?F\.?F|SILL|HEAD|HIGH|TALL|DEEP|DEPTH|LANDING|MANEUVER\w*|SIDE\s?LI(?:TE|GHT)|TRANSOM|LITE|LIGHT|GLASS|GLAZING|VISION|PANEL|FROM|APART|O\.?C\b|AWAY|SCREEN|LOUVER|THICK|THRESHOLD|STUDS?|MAS|JAMB|THROAT|MIN|MAX|STRIKE|PULL|LATCH|ROOM|ABOVE|BELOW|OFF|LONG)\b/i;
/** … right behind two lengths. */
const OF_ELSE_NEXT =
  /^\W*(?:R\.?\s?O|ROUGH|M\.?O|MASONRY|FRAME|CLEAR|CLR|NET|SIDE\s?LI(?:TE|GHT)|TRANSOM|LITE|VISION|PANEL|LANDING|ROOM|SCREEN|LOUVER|STUDS?|MAS|MANEUVER\w*|CLEARANCES?|TURNING|(?:CLEAR\s+)?FLOOR\s+SPACE)\b/i;
/** The number of a room: `AT BEDROOM 4:`. */
const NUMBERED = /(?<=\b[A-Z]{3,}\s)#?\d{1,3}[A-Z]?\b(?!['"])/g;
/** Narrower and wider figures are no door's and no window's, and figures farther apart than this share are of two things. */
const NARROWEST_IN = 16, WIDEST_IN = 240, FARTHEST_APART = 0.45;
/** Behind a single figure: nothing, or a word that makes it the width. */
const IS_WIDTH = /^\s*(?:$|[,;)]|(?:LEAF|LEAVES|DOOR|DR|WIDE|W|WIDTH|OPENING|OPNG|WINDOW)\b)/i;

function callIn(clause: string, it: Statement, listed: ReadonlyMap<string, Listed>): Told[] {
  for (const [at, pattern] of NAMED.entries()) {
    const match = pattern.exec(clause);
    const { mark = "", kind = "", said = "" } = match?.groups ?? {};
    const opening = listed.get(mark.toUpperCase());
    if (!match || !opening || isItsRow(opening, it) || isOther(kind, opening)) continue;
    if (at < 2 && ONLY_WHERE.test(clause.slice(0, match.index))) continue;
    const rating = opening.kind === "door" && at < 2 ? ratingIn(said) : null;
    return [
      ...sizeIn(said, opening, { isLabel: at === 2 }).flatMap((size) => told(size, opening, it)),
      ...(rating === null ? [] : [{
        ...placeOf(it),
        topic: "door rating" as const,
        of: `rating of door ${opening.mark}`,
        values: [rating],
      }]),
    ];
  }
  return [];
}

/** The row of the list that has it, or what is read of that row as a text. */
const isItsRow = ({ kind, mark, page, y }: Listed, { row, schedule, ...it }: Statement): boolean =>
  page === it.page && Math.abs(y - it.box.y) < 0.5 ||
  row !== null && schedule?.kind === kind && page === it.page &&
    row.cells[0]?.text.trim().toUpperCase() === mark;

const isOther = (kind: string, opening: Listed): boolean =>
  /^W/i.test(kind) && opening.kind === "door" || /^D/i.test(kind) && opening.kind === "window";

interface Size {
  widthIn: number;
  heightIn: number | null;
}

/** The size right behind a mark, nothing said between that makes it another's. */
function sizeIn(said: string, opening: Listed, { isLabel }: { isLabel: boolean }): Size[] {
  const both = findOpeningSize(said);
  const [first] = findLengths(said);
  const isBoth = both !== null && both.heightIn !== null &&
    (first === undefined || both.index <= first.start);
  const [from, until] = isBoth
    ? [both.index, both.index + both.raw.length]
    : [first?.start ?? -1, first?.end ?? -1];
  if (from < 0) return [];
  const [before, behind] = [said.slice(0, from), said.slice(until)];
  const [next] = behind.split(/[,;(]/, 1);
  const plain = before.toUpperCase().replaceAll(opening.mark, " ").replace(NUMBERED, " ");
  if (/\d/.test(plain) || OF_ELSE.test(before)) return [];
  const isElse = isBoth
    ? OF_ELSE_NEXT.test(behind)
    : OF_ELSE.test(next.split(/\s+/).slice(0, 4).join(" "));
  if (isElse) return [];
  const between = before.toUpperCase().match(/[A-Z]{2,}/g) ?? [];
  const mayStand = (word: string) =>
    BETWEEN.has(word) || opening.words.has(word) || opening.kind === "window" && word === "FRAME";
  if (!between.every(mayStand)) return [];
  const widthIn = isBoth ? both.widthIn : first.valueIn;
  if (widthIn < NARROWEST_IN || widthIn > WIDEST_IN) return [];
  if (isBoth) return [{ widthIn, heightIn: both.heightIn }];
  // A figure alone behind a number may be a distance.
  const isAlone = isLabel && !/[A-Z]/i.test(opening.mark) && between.length === 0;
  const isLeaf = IS_WIDTH.test(behind) || between.some((it) => it === "LEAF" || it === "WIDE");
  return isLeaf && !isAlone ? [{ widthIn, heightIn: null }] : [];
}

function told({ widthIn, heightIn }: Size, { kind, mark }: Listed, at: Evidence): Told[] {
  const said = [widthIn, heightIn].filter((it) => it !== null).map(formatLength).join(" x ");
  const size: Told = {
    ...placeOf(at),
    topic: kind === "door" ? "door size" : "window size",
    of: `${kind} ${mark} size`,
    values: [widthIn],
    said,
    upTo: FARTHEST_APART,
  };
  return heightIn === null || kind === "door"
    ? [size]
    : [size, { ...size, of: `${kind} ${mark} height`, values: [heightIn] }];
}

/** `is of 45 minutes`, `: 90 MIN`; behind another word a rating is the wall's. */
function ratingIn(said: string): number | null {
  const words =
    /^[^.;]*?(?:\b(?:IS|ARE|SHALL\s+BE|TO\s+BE)(?:\s+(?:OF|RATED|A|LABELED))*|^\W*)\s*(?<rating>\d[\d\s/.-]*\s*-?\s*(?:MIN(?:UTES?)?|HR|HOURS?)\b)/i
      .exec(said);
  return words ? ratingMinutes(words.groups!.rating.toUpperCase()) : null;
}
