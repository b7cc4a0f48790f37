/** Reads texts and rows into frames. What belongs to what is for `own.ts` to judge; nothing here knows a rule. */
import { getProperty, type Mark, marksIn, measuresNamed, valueAlone } from "../../_lexicon/mod.ts";
import type { Frame, FrameSource, FrameWork } from "../../_shared/domain/frame.ts";
import type { Schedule, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { clausesOf } from "../reading/clauses.ts";
import { mask } from "../reading/masking.ts";
import { forReading } from "../reading/quantities.ts";
import { remembered } from "../reading/remembered.ts";
import { headedCells } from "../reading/rows.ts";
import { isDeferred, isKept, isOfOldWork, isRemoved, isUndecided } from "../reading/standing.ts";
import { apartIn } from "./apart.ts";
import { countsIn } from "./counts.ts";
import { meantBy } from "./meanings.ts";
import { spansIn } from "./spans.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { type Clause, thingsOf, type Words } from "./clause.ts";
import { type Because, ownerOf, withinOf } from "./own.ts";

/** A text and all that says what it is about. */
export interface Spoken {
  text: string;
  /** Titles and names it stands under, nearest first. */
  under: readonly string[];
}

/** A frame before it has a place. */
export type Placeless = Pick<
  Frame,
  | "thing"
  | "mark"
  | "within"
  | "property"
  | "bound"
  | "value"
  | "unit"
  | "raw"
  | "role"
  | "polarity"
  | "work"
  | "sure"
  | "clause"
>;

/** Words with their marks: titles and heads stand on a set a thousand times. */
const wordsOf: (text: string) => Words = remembered(
  (text) => ({ text, marks: withoutUnits(marksIn(text), text) }),
  10_000,
);

/** Of a label that leaves its thing to a title, in signs. */
const LONGEST_LABEL = 40;

/** `RISERS VARY FROM 6" TO 8"` tells two heights, not by how much they differ. */
const RANGES_OVER =
  /\b(?:VAR(?:Y|IES|YING)|RANG(?:E|ES|ING))\s+(?=(?:FROM|BETWEEN)\s+\d)|\bVAR(?:Y|IES|YING)\s+(?=\d[\d\s\/.'"-]*(?:TO|-)\s*\d)/gi;

/** What is taken out for something new, up to the word that brings it: `REPLACE 36" GUARD WITH`, `DEMO 36" GUARD; NEW`. */
const TAKEN_OUT =
  /\bREPLACE\s+[^.;]{0,40}?\bWITH\b|\b(?:DEMO(?:LISH)?|REMOVE)\s+[^.;]{0,40}?[,;]\s*(?=(?:AND\s+)?(?:NEW|INSTALL|PROVIDE)\b)/gi;

/** What a sentence, a label or a callout says. */
export function framesOfText({ text, under }: Spoken, because?: Because): Placeless[] {
  if (IS_SCALE.test(text)) return [];
  const clauses = clausesOf(forReading(text).replace(RANGES_OVER, "").replace(TAKEN_OUT, ""));
  const work = workOf(text);
  const titles = under.filter((it) => it !== text).map(wordsOf);
  const frames: Placeless[] = [];
  let before: Words | null = null;
  for (const it of clauses) {
    const clause: Clause = { ...clauseOf(it), isLong: text.length > LONGEST_LABEL, before };
    const tiers = before ? [before, ...titles] : titles;
    if (clause.marks.length > 0 || clause.figures.length > 0) {
      frames.push(...framesOfClause(clause, tiers, "said", work, because));
    }
    if (clause.marks.some((mark) => thingsOf(mark).length > 0)) before = clause;
  }
  for (const it of apartIn(text, frames)) {
    because?.(`→ ${it.raw}: ${it.thing} ${it.value} ${it.unit}`);
    frames.push(it);
  }
  return frames;
}

/** What a row says, cell by cell, each behind the head of its column and the words of the row. */
export function framesOfRow(
  schedule: Parameters<typeof headedCells>[0],
  row: Parameters<typeof headedCells>[1],
  under: readonly string[],
  because?: Because,
): Placeless[] {
  const cells = headedCells(schedule, row);
  if (!cells.some(saysSomething)) return [];
  const work = OF_OLD.test(cells[0].text)
    ? "kept"
    : workOf(row.cells.map(({ text }) => text).join(" | "));
  const titles = [...under, TOLD_OF[schedule.kind] ?? ""].map(wordsOf);
  const kind = LISTED[schedule.kind];
  const rowWords = forReading(
    cells.filter(({ isMeasure }) => !isMeasure).map(({ text }) => text).join(" | "),
  );
  const tiers = kind === undefined
    ? [
      { text: rowWords, marks: withoutUnits(marksIn(rowWords), rowWords) },
      wordsOf(forReading(listedBy(schedule))),
      ...titles,
    ]
    : [wordsOf(kind)];
  const [label] = cells;
  return cells.flatMap((cell) => {
    const { column, head, text, isMeasure } = cell;
    if (!saysSomething(cell)) return [];
    const said = ANSWERS_NO.test(text) && OF_RATINGS.test(head) ? "NON-RATED" : text;
    const [heads, ...parts] = [head, ...clausesOf(said)].map(forReading);
    const clauses = parts.map((part) => cellClause(heads, part));
    if (ANSWERS_NO.test(said)) {
      return absentIn(clauses[0], tiers, work, because, { isAnswer: true, head: column });
    }
    const own = clauses.flatMap((it) => framesOfClause(it, tiers, "rowed", work, because));
    if (own.length > 0 || kind !== undefined || !isMeasure || label.isMeasure) return own;
    const named = cellClause(forReading(`${head} | ${label.text}`), forReading(text), false);
    if (named.figures.length === 0) return own;
    return framesOfClause(named, tiers, "rowed", work, because);
  });
}

/** The name of something that stands already: `EXIST. ST-2`. */
const OF_OLD = /^\W*(?:\(E\)|EXIST(?:ING|\.)?\b)/i;

/** Head of the first column: what the rows are of. */
const listedBy = ({ columns }: Schedule): string => columns[0]?.header ?? "";

const SAYS_SOMETHING = /\d|RATED|HOUR|\bHR|\bCLASS|^\W*(?:NO|NONE|NIL|NOT PROVIDED|OMITTED)\W*$/i;

/** Holds the cell a figure, an answer, or a word its head asks for? */
const saysSomething = ({ head, text }: { head: string; text: string }): boolean =>
  SAYS_SOMETHING.test(text) || wordUnder(wordsOf(head), text) !== null;

/** A cell behind the head of its column; only the cell holds figures. */
function cellClause(head: string, cell: string, mayBeBare = true): Clause {
  const heads = wordsOf(head);
  const from = head === "" ? 0 : head.length + 1;
  const text = head === "" ? cell : `${head} ${cell}`;
  const moved = <T extends { start: number; end: number }>(it: T): T => ({
    ...it,
    start: it.start + from,
    end: it.end + from,
  });
  const figures = figuresIn(cell).map(moved);
  const word = mayBeBare && figures.length === 0 ? wordUnder(heads, cell) : null;
  if (word) {
    const { property: { kind }, value } = word;
    figures.push({ kind, value, raw: cell.trim(), start: from, end: text.length });
  }
  const marks = /[A-Z]/i.test(cell) && !word
    ? [...heads.marks, ...marksIn(cell).map(moved)]
    : heads.marks;
  if (mayBeBare && figures.length === 0 && BARE.test(cell) && saysMeasure(heads)) {
    figures.push(bareFigure(text, from));
  }
  return { text, marks: marks.filter((it) => !isUnit(it, figures)), figures };
}

/** Does the head of a column say what is measured, so that a bare figure below it is one? */
const saysMeasure = ({ marks }: Words): boolean => measuresNamed(marks).length > 0;

/** The word a cell answers the head of its column with: `C` under CLASS. */
const wordUnder = ({ marks }: Words, cell: string) => valueAlone(cell, measuresNamed(marks));

/** What a list of one kind of thing lists, whatever rooms and walls its rows name. */
const LISTED: Partial<Record<ScheduleKind, string>> = {
  door: "DOOR",
  window: "WINDOW",
  panel: "PANEL",
  hvac: "EQUIPMENT",
  "exhaust fan": "EXHAUST FAN",
  lighting: "LUMINAIRE",
  "product approval": "PRODUCT APPROVAL",
  "sheet index": "",
  insulation: "INSULATION",
  structural: "",
};

/** What a list of one kind tells, where neither its rows nor its titles name it. */
const TOLD_OF: Partial<Record<ScheduleKind, string>> = { "room finish": "INTERIOR FINISH" };

/** A drawing scale measures nothing. */
const IS_SCALE = /^\W*SCALE\b|=\s*1'\s*-?\s*0"?\s*$/i;

/** Under these `NONE` is no rating. */
const OF_RATINGS = /\bRAT(?:ING|ED|G)\b|\bF\.?R\.?R\b|\bFIRE\s+RES/i;

/** Heads over what is there of the thing a row names. */
const ASKS_FOR_LABEL =
  /^\W*(?:PROV\w*(?:'?D)?|VALUE|STATUS|ANSWER|ACTUAL|PROPOSED|DESIGN|INCL\w*|SHOWN|INSTALLED|AS DRAWN|THIS (?:BLDG|BUILDING|PROJECT|SET)|YES\W+NO|Y\W+N|DESCRIPTION|TYPE|SYSTEM|)\W*$/i;

const BARE = /^\s*(?:\d+(?:\.\d+)?|\d+\s+\d\/\d+|\d-\d\/\d+)\s*$/;
const ANSWERS_NO = /^\W*(?:NO|NONE|NIL|NOT PROVIDED|OMITTED)\W*$/i;

function clauseOf(text: string): Clause {
  const figures = figuresIn(text);
  return { text, marks: marksIn(text).filter((it) => !isUnit(it, figures)), figures };
}

/** Most titles hold no figure, and are not searched for one. */
const withoutUnits = (marks: readonly Mark[], text: string): readonly Mark[] => {
  if (!/\d/.test(text)) return marks;
  const figures = figuresIn(text);
  return marks.filter((it) => !isUnit(it, figures));
};

/** The `HR` of `2-HR` is no handrail. */
function isUnit({ start, end }: Mark, figures: readonly Figure[]): boolean {
  return figures.some((figure) =>
    figure.start < start && end <= figure.end && /^\W*\d/.test(figure.raw)
  );
}

function bareFigure(text: string, from: number): Figure {
  const raw = text.slice(from).trim();
  const [whole, part] = raw.split(/[\s-]+/);
  const [top, below] = (part ?? "0/1").split("/").map(Number);
  return {
    kind: "bare",
    value: Number(whole) + (below ? top / below : 0),
    raw,
    start: from,
    end: text.length,
  };
}

function framesOfClause(
  clause: Clause,
  tiers: readonly Words[],
  source: FrameSource,
  work: FrameWork,
  because?: Because,
): Placeless[] {
  const lengths = findLengths(clause.text);
  const owned = clause.figures.flatMap((figure): Placeless[] => {
    because?.(`“${figure.raw}” (${figure.kind}) in “${clause.text}”`);
    const it = ownerOf(figure, clause, tiers, because);
    if (!it) return [];
    const thing = meantBy(it, clause, tiers);
    if (thing !== it.thing) because?.(`${it.thing} here is ${thing}`);
    const frame: Placeless = {
      thing,
      mark: it.mark,
      within: it.within,
      property: it.property,
      bound: it.bound,
      value: it.value,
      unit: getProperty(it.property).unit,
      raw: figure.raw,
      role: it.role,
      polarity: "is",
      work,
      sure: source === "said" && (it.tier >= 0 || thing !== it.thing) ? "titled" : source,
      clause: mask(clause.text, figure, lengths),
    };
    because?.(`→ ${frame.property} ${frame.value} ${frame.unit} of ${frame.thing}`);
    return [frame];
  });
  const spanned = spansIn(clause, tiers, owned).map((it): Placeless => {
    because?.(`→ distance ${it.value} in of ${it.thing}, to what it stands from`);
    const { figure, ...span } = it;
    // Of which of the two it is told is for the rule to ask.
    return { ...span, work, sure: "titled", clause: mask(clause.text, figure, lengths) };
  });
  const counted = countsIn(clause).map((it): Placeless => {
    because?.(`→ ${it.property} ${it.value} of ${it.thing}`);
    const within = withinOf(clause, tiers).filter((other) => other !== it.thing);
    const place = { mark: null, within, bound: null, role: "provided", polarity: "is" } as const;
    return { ...it, ...place, work, sure: source, clause: clause.text };
  });
  return [...owned, ...spanned, ...counted, ...absentIn(clause, tiers, work, because)];
}

/**
 * Things a clause says are not there, put off or open.
 *
 * @param isAnswer it is the answer to a head or label: `NO` under SHUTTERS, or behind `SHUTTERS:`; the head, where the
 *   answer stands in a row
 */
function absentIn(
  clause: Clause,
  tiers: readonly Words[],
  work: FrameWork,
  because?: Because,
  { isAnswer, head }: { isAnswer: boolean; head: string } = {
    isAnswer: ANSWERS_NO.test(clause.text.split(/[|:]/).at(-1) ?? ""),
    head: "",
  },
): Placeless[] {
  const { text, marks } = clause;
  const isLater = isDeferred(text);
  const isOpen = isUndecided(text);
  const found = marks.flatMap((mark, at) => {
    const things = thingsOf(mark);
    if (things.length === 0 || mark.end - mark.start < 2) return [];
    const polarity = isDenied(mark, at, clause)
      ? "none"
      : isOpen
      ? "open"
      : isLater
      ? "deferred"
      : null;
    return polarity === null ? [] : things.map((thing) => ({ thing, polarity }) as const);
  });
  if (found.length === 0 && isAnswer) {
    const named = (words: Words) => words.marks.filter((mark) => thingsOf(mark).length > 0);
    const label = ASKS_FOR_LABEL.test(head) ? tiers.find((it) => named(it).length > 0) : undefined;
    const asked = named(clause).length > 0 ? clause : label;
    for (const mark of asked ? named(asked).slice(-1) : []) {
      for (const thing of thingsOf(mark)) found.push({ thing, polarity: "none" });
    }
  }
  const within = withinOf(clause, tiers);
  return found.map(({ thing, polarity }): Placeless => {
    because?.(`→ ${thing}: ${polarity}`);
    return {
      thing,
      mark: null,
      within: within.filter((it) => it !== thing),
      property: null,
      bound: null,
      value: null,
      unit: null,
      raw: "",
      role: "provided",
      polarity,
      work,
      sure: "said",
      clause: text,
    };
  });
}

/** `NO GUARD`, `GUARD: NONE`, `GUARD NOT PROVIDED`; not `NO GUARD SHALL …`. */
function isDenied(mark: Mark, at: number, { text, marks }: Clause): boolean {
  const has = (it: Mark | undefined, kind: string) =>
    it?.senses.some((sense) => sense.kind === kind) ?? false;
  for (let from = at - 1; from >= 0 && from >= at - 3; from--) {
    if (has(marks[from], "noneBefore")) {
      const between = text.slice(marks[from].end, mark.start);
      return /^(?:\s+[A-Z'\/-]+){0,3}\s*$/i.test(between) &&
        !/\b(?:OF|THAN|ON|IN|AT|TO)\b/i.test(between) &&
        !/^\s*(?:\w+\s+){0,2}(?:SHALL|MAY|MUST|LESS|MORE|THAN|WITHIN|OTHER)\b/i.test(
          text.slice(mark.end),
        );
    }
    if (!isPlain(marks[from])) break;
  }
  const next = marks.slice(at + 1).find((it) => !isPlain(it));
  return has(next, "noneAfter") &&
    /^\s*(?:\([^)]*\))?\s*(?:[:=|,-]|\b(?:IS|ARE|WILL BE|TO BE|HAS BEEN|WAS|SYSTEM|DEVICE)\b|\s)*$/i
      .test(
        text.slice(mark.end, next!.start),
      );
}

/** Names nothing that could be denied itself. */
const isPlain = ({ senses }: Mark): boolean =>
  senses.every(({ kind }) => kind === "after" || kind === "before" || kind === "provided");

function workOf(text: string): FrameWork {
  return isRemoved(text) ? "removed" : isKept(text) ? "kept" : "new";
}

/** Does a title say that what stands under it is old work? */
export const isUnderOldWork = (under: readonly string[]): boolean =>
  under.some((it) => isOfOldWork(it));
