/**
 * Reads which quantity belongs to which words. A statement is cut into clauses; in each clause one quantity
 * after another is written as `#` and the other lengths as `~`, so that a plain pattern says what belongs
 * together: `RIM [^#~]*#` is the length right after RIM. A space in a pattern also matches no space and
 * line breaks, because optical reading loses them.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, type LengthMention, normaliseMarks } from "../../_shared/units.ts";
import { spellOut } from "./abbreviations.ts";
import { restoreSpaces } from "./lost_spaces.ts";
import { forReading, type Mention, type Quantity } from "./quantities.ts";
import { labelledRowText, rowAsCallout, rowAsNote } from "./rows.ts";
import { isAmid, type Setting, titleOver } from "./setting.ts";
import { isRemoved } from "./standing.ts";
import { allStatements, type Scope, scopeTest, type Stated, type Statement } from "./statements.ts";

/** Which clauses to look at. */
export interface ClauseQuery extends Scope, Setting {
  /** The clause must match one of these. */
  says: RegExp | RegExp[];
  /** Clauses that match this speak of something else. */
  not?: RegExp;
}

/** Which quantities to look at; in `says` the quantity is `#` and other lengths are `~`. */
export interface QuantityQuery extends ClauseQuery {
  quantity: Quantity;
}

/** A statement with the clause that matched. */
export interface Clause extends Statement {
  clause: string;
  /** What the named groups of the pattern that matched hold. */
  groups: Record<string, string | undefined>;
}

/** A quantity with the clause it stands in. */
export interface StatedQuantity extends Stated {
  /** The clause with the quantity as `#` and other lengths as `~`. */
  clause: string;
  /** What stands in the clause before and after the quantity, as read. */
  before: string;
  after: string;
}

/** Every quantity of the set that belongs to the words, in page order; those of work taken out are left out. */
export function statedQuantities(plan: PlanSet, query: QuantityQuery): StatedQuantity[] {
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  const { quantity } = query;
  return search(plan, query, ({ isOut, texts }): Found[] => {
    if (isOut) return [];
    for (const { measured } of texts) {
      const found = measured.flatMap((it) => findIn(it, { quantity, says, not }));
      if (found.length > 0) return found;
    }
    return [];
  });
}

type Found = Omit<StatedQuantity, keyof Statement>;

function findIn(
  { clause, from, lengths, mentionsOf }: MeasuredClause,
  { quantity, says, not }: { quantity: Quantity; says: RegExp[]; not?: RegExp },
): Found[] {
  const mentioned = mentionsOf(quantity).filter(({ start }) => start >= from);
  if (mentioned.length === 0 || not?.test(clause)) return [];
  return mentioned.flatMap((mention) => {
    const masked = mask(clause, mention, lengths());
    if (!says.some((it) => it.test(masked))) return [];
    return [{
      value: mention.value,
      unit: quantity.unit,
      raw: mention.raw.replaceAll("№", "#"),
      clause: masked,
      before: clause.slice(0, mention.start),
      after: clause.slice(mention.end),
    }];
  });
}

/** Statements with a clause that says so, one clause each. */
export function clausesSaying(plan: PlanSet, query: ClauseQuery): Clause[] {
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  return search(plan, query, ({ texts }) => {
    for (const { plain } of texts) {
      for (const clause of plain) {
        const match = firstMatch(says, clause);
        if (match && !not?.test(clause)) return [{ clause, groups: match.groups ?? {} }];
      }
    }
    return [];
  });
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

/** Does the set say so anywhere? */
export const mentions = (
  plan: PlanSet,
  says: RegExp,
  query: Omit<ClauseQuery, "says"> = {},
): boolean => clausesSaying(plan, { ...query, says }).length > 0;

/** Short words that end sentences; other words of up to four letters before a full stop are abbreviations. */
const SHORT_WORDS =
  "WALL|DOOR|ROOM|SIDE|HIGH|WIDE|LONG|DEEP|AREA|HALL|EDGE|PLAN|CODE|UNIT|BATH|ROOF|PIPE|TYPE|SINK|ONLY|EACH|SIZE|USE|AIR|GAS|PAN|FAN|BOX|ROD|RODS|LINE|TANK|POOL|DUCT|HOOD|VENT|ATTIC|AFCI|GFCI|CFM|PSI|AMPS|FEET";
const LONG_ABBREVIATIONS =
  "RECEPTS?|EQUIP|APPROX|HORIZ|SPECS?|FIXTS?|COMPT|MANUF|BLDGS?|CONTR|ELECT?|MECHS?|PLUMB|STRUCT|THRESH|PROVD|REQMT|SHEATH|EMERG|ILLUM|DISCH|PARTN?|CONST|SPRINK|SPKLR|EXTING|INSUL|OCCUP|REFRIG|MAINT|VESTIB|EXIST";
const SENTENCE_END = new RegExp(
  String
    .raw`\s*[;•●▪]\s*|(?:(?<=[\d"'%)\]])|(?<=[A-Z]{5,})(?<!\b(?:${LONG_ABBREVIATIONS}))|(?<=\b(?:${SHORT_WORDS})))\.\s+(?=[A-Z(\d])|\n+`,
  "i",
);

/** Cuts text at semicolons, bullets and sentence ends; a full stop after an abbreviation ends nothing. */
export function clausesOf(text: string): string[] {
  return normaliseMarks(text).split(SENTENCE_END).map((it) => it.trim()).filter(Boolean);
}

const looseForms = new WeakMap<RegExp, RegExp>();

/** The pattern with optional white space for each space, case ignored. */
export function loose(pattern: RegExp): RegExp {
  const known = looseForms.get(pattern);
  if (known) return known;
  const made = new RegExp(
    pattern.source.replace(/(?<!\\| )( )(?![*+?{])/g, "\\s*"),
    "i",
  );
  looseForms.set(pattern, made);
  return made;
}

/** Looks once at each text of the set, and answers every statement in scope that prints it, in page order. */
function search<T extends object>(
  plan: PlanSet,
  { under, notUnder, in: place, not, ...setting }: Scope & Setting & Pick<ClauseQuery, "not">,
  find: (reading: Reading) => T[],
): (Statement & T)[] {
  const isInPlace = scopeTest({
    under: under && loose(under),
    notUnder: notUnder && loose(notUnder),
    in: place,
  });
  const barred = not && loose(not);
  const hits: { place: number; found: Statement & T }[] = [];
  for (const reading of setting.titled ? titledReadingsOf(plan) : readingsOf(plan)) {
    const found = find(reading);
    if (found.length === 0) continue;
    for (const { statement, place } of reading.printed) {
      if (!isInPlace(statement) || !isAmid(statement, plan, setting)) continue;
      if (barred?.test(statement.measureOf ?? "")) continue;
      for (const it of found) hits.push({ place, found: { ...statement, ...it } });
    }
  }
  return hits.sort((a, b) => a.place - b.place).map((it) => it.found);
}

/** A text cut up, once for all rules and for all places that print the same. */
interface Reading {
  /** Who prints it, with their places among all statements. */
  printed: { statement: Statement; place: number }[];
  /** Of work that is taken out. */
  isOut: boolean;
  /** One for each text it can be read as. */
  texts: { readonly plain: readonly string[]; readonly measured: readonly MeasuredClause[] }[];
}

/** A clause as quantities are looked for in it. */
interface MeasuredClause {
  clause: string;
  /** Where the text itself starts, after the title it is read with. */
  from: number;
  lengths: () => LengthMention[];
  mentionsOf: (quantity: Quantity) => Mention[];
}

const readings = new WeakMap<PlanSet, Reading[]>();
const titledReadings = new WeakMap<PlanSet, Reading[]>();

const readingsOf = (plan: PlanSet): Reading[] => madeOnce(readings, plan, false);

/**
 * The same texts, each also with the title of its drawing or list before every clause, and with the sentence that
 * stands before it.
 */
const titledReadingsOf = (plan: PlanSet): Reading[] => madeOnce(titledReadings, plan, true);

function madeOnce(
  made: WeakMap<PlanSet, Reading[]>,
  plan: PlanSet,
  titled: boolean,
): Reading[] {
  const known = made.get(plan);
  if (known) return known;
  const byTexts = new Map<string, Reading>();
  for (const [place, statement] of allStatements(plan).entries()) {
    const texts = textsOf(statement);
    const title = titled ? titleOver(statement) : "";
    const key = [title, ...texts].join("\0");
    let reading = byTexts.get(key);
    if (!reading) {
      const plain = texts.map((text) => cut(text));
      const behind = title === "" ? [] : texts.map((text) => cut(text, () => `${title}: `));
      const chained = titled && statement.from === "note" && SENTENCES.test(statement.text)
        ? texts.map((text) => cut(text, behindLast))
        : [];
      const spoken = titled ? spokenRows(statement).map((text) => cut(text)) : [];
      const all = [...plain, ...behind, ...chained, ...spoken];
      reading = { printed: [], isOut: isRemoved(statement.text), texts: all };
      byTexts.set(key, reading);
    }
    reading.printed.push({ statement, place });
  }
  const list = [...byTexts.values()];
  made.set(plan, list);
  return list;
}

/** A row of a schedule the way a note or a callout would say it, title first. */
function spokenRows({ schedule, row }: Statement): string[] {
  if (!schedule || !row) return [];
  return [rowAsNote(schedule, row), rowAsCallout(schedule, row)].filter((it) => it !== null)
    .map(spellOut);
}

/** More than one sentence. */
const SENTENCES = /[;.]\s+\S/;
/** A sentence goes on with what the one before it speaks of: `MSB 14 FT LONG. Room has a single door.` */
const behindLast = (index: number, clauses: readonly string[]): string =>
  index === 0 ? "" : `${clauses[index - 1]}: `;

function cut(
  text: string,
  before: (index: number, clauses: readonly string[]) => string = () => "",
): Reading["texts"][number] {
  let plain: string[] | null = null;
  let measured: MeasuredClause[] | null = null;
  return {
    get plain() {
      return plain ??= clausesOf(text).map((clause, index, all) => before(index, all) + clause);
    },
    get measured() {
      return measured ??= clausesOf(forReading(text)).map((clause, index, all) => {
        const words = forReading(before(index, all));
        return measure(words + clause, words.length);
      });
    },
  };
}

function measure(clause: string, from: number): MeasuredClause {
  const mentions = new Map<Quantity, Mention[]>();
  let lengths: LengthMention[] | null = null;
  return {
    clause,
    from,
    lengths: () => lengths ??= findLengths(clause),
    mentionsOf(quantity) {
      let found = mentions.get(quantity);
      if (!found) mentions.set(quantity, found = quantity.find(clause));
      return found;
    },
  };
}

/** The texts a statement can be read as: a schedule row alone, and with its headers. */
function textsOf({ text, schedule, row, readBy }: Statement): string[] {
  if (!schedule || !row) return [text];
  const labelled = labelledRowText(schedule, row);
  return [text, spellOut(readBy === "ocr" ? restoreSpaces(labelled) : labelled)];
}

function mask(
  clause: string,
  chosen: { start: number; end: number },
  lengths: { start: number; end: number }[],
): string {
  const spans = [
    { ...chosen, sign: "#" },
    ...lengths.filter((it) => it.end <= chosen.start || it.start >= chosen.end)
      .map((it) => ({ start: it.start, end: it.end, sign: "~" })),
  ].sort((a, b) => a.start - b.start);
  let masked = "";
  let at = 0;
  for (const span of spans) {
    masked += clause.slice(at, span.start) + span.sign;
    at = span.end;
  }
  return masked + clause.slice(at);
}
