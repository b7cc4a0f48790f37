/**
 * Reads which quantity belongs to which words. A statement is cut into clauses; in each clause one quantity
 * after another is written as `#` and the other lengths as `~`, so that a plain pattern says what belongs
 * together: `RIM [^#~]*#` is the length right after RIM. A space in a pattern also matches no space and
 * line breaks, because optical reading loses them.
 */
import type { PlanSet } from "../_shared/domain/plan_set.ts";
import { findLengths } from "../_shared/units.ts";
import { allStatements, contextOf, type Stated, type Statement } from "./measure.ts";
import { forReading, type Quantity } from "./mentions.ts";
import { reopen } from "./reopen.ts";

/** What to read. */
export interface Reading {
  quantity: Quantity;
  /** The clause, quantity as `#` and other lengths as `~`, must match one of these. */
  says: RegExp | RegExp[];
  /** Clauses that match this speak of something else. */
  not?: RegExp;
  /** Heading, drawing title, room, schedule title or the text itself must match. */
  under?: RegExp;
  /** None of them may match. */
  notUnder?: RegExp;
  in?: "notes" | "rows" | "both";
}

/** A quantity with the clause it stands in. */
export interface Read extends Stated {
  /** The clause with the quantity as `#` and other lengths as `~`. */
  clause: string;
  /** What stands in the clause before and after the quantity, as read. */
  before: string;
  after: string;
}

/** Every quantity of the set that belongs to the words, in page order. */
export function read(plan: PlanSet, reading: Reading): Read[] {
  const says = [reading.says].flat().map(loose);
  const not = reading.not && loose(reading.not);
  return statementsIn(plan, reading).flatMap((statement) => {
    const found: Read[] = [];
    for (const text of textsOf(statement)) {
      for (const clause of clausesOf(text)) {
        if (not?.test(clause)) continue;
        const lengths = findLengths(clause);
        for (const mention of reading.quantity.find(clause)) {
          const masked = mask(clause, mention, lengths);
          if (!says.some((it) => it.test(masked))) continue;
          found.push({
            ...statement,
            value: mention.value,
            unit: reading.quantity.unit,
            raw: mention.raw.replaceAll("№", "#"),
            clause: masked,
            before: clause.slice(0, mention.start),
            after: clause.slice(mention.end),
          });
        }
      }
      if (found.length > 0) break;
    }
    return found;
  });
}

/** Statements with a clause that matches, and that clause. */
export function findSaid(
  plan: PlanSet,
  query: Omit<Reading, "quantity">,
): (Statement & { clause: string })[] {
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  return statementsIn(plan, query).flatMap((statement) => {
    for (const text of textsOf(statement)) {
      const clause = clausesOf(text).find((it) =>
        says.some((pattern) => pattern.test(it)) && !not?.test(it)
      );
      if (clause !== undefined) return [{ ...statement, clause }];
    }
    return [];
  });
}

const readableForms = new WeakMap<PlanSet, Statement[]>();

/** Every statement of the set, those of optical reading with the spaces they probably had. */
export function readable(plan: PlanSet): Statement[] {
  const known = readableForms.get(plan);
  if (known) return known;
  const list = allStatements(plan).map((it) =>
    it.readBy === "ocr" ? { ...it, text: reopen(it.text) } : it
  );
  readableForms.set(plan, list);
  return list;
}

/** Statements on the same page whose boxes lie within `reach` per cent of the page of this one's, nearest first. */
export function around(plan: PlanSet, it: Statement, reach = 5): Statement[] {
  return readable(plan)
    .filter((other) => other.page === it.page && other.box !== it.box)
    .map((other) => ({ other, gap: gapBetween(it, other) }))
    .filter(({ gap }) => gap <= reach)
    .sort((a, b) => a.gap - b.gap)
    .map(({ other }) => other);
}

/** Distance between two boxes in per cent of the page, 0 when they touch. */
export function gapBetween(a: Pick<Statement, "box">, b: Pick<Statement, "box">): number {
  const dx = Math.max(
    a.box.x - (b.box.x + b.box.width),
    b.box.x - (a.box.x + a.box.width),
    0,
  );
  const dy = Math.max(
    a.box.y - (b.box.y + b.box.height),
    b.box.y - (a.box.y + a.box.height),
    0,
  );
  return Math.hypot(dx, dy);
}

/** Short words that end sentences; other words of up to four letters before a full stop are abbreviations. */
const SHORT_WORDS =
  "WALL|DOOR|ROOM|SIDE|HIGH|WIDE|LONG|DEEP|AREA|HALL|EDGE|PLAN|CODE|UNIT|BATH|ROOF|PIPE|TYPE|SINK|ONLY|EACH|SIZE|USE|AIR|GAS|PAN|FAN|BOX|ROD|RODS|LINE|TANK|POOL|DUCT|HOOD|VENT|ATTIC|AFCI|GFCI|CFM|PSI|AMPS|FEET";
const LONG_ABBREVIATIONS =
  "RECEPTS?|EQUIP|APPROX|HORIZ|SPECS?|FIXTS?|COMPT|MANUF|BLDGS?|CONTR|ELECT?|MECHS?|PLUMB|STRUCT|THRESH|PROVD|REQMT|SHEATH";
const SENTENCE_END = new RegExp(
  String
    .raw`\s*[;•●▪]\s*|(?:(?<=[\d"'%)\]])|(?<=[A-Z]{5,})(?<!\b(?:${LONG_ABBREVIATIONS}))|(?<=\b(?:${SHORT_WORDS})))\.\s+(?=[A-Z(\d])|\n+`,
  "i",
);

/** Cuts text at semicolons, bullets and sentence ends; a full stop after an abbreviation ends nothing. */
export function clausesOf(text: string): string[] {
  return forReading(text).split(SENTENCE_END).map((it) => it.trim()).filter(Boolean);
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

function statementsIn(plan: PlanSet, query: Omit<Reading, "quantity" | "says">): Statement[] {
  const under = query.under && loose(query.under);
  const notUnder = query.notUnder && loose(query.notUnder);
  return readable(plan).filter((it) => {
    if (query.in === "notes" && it.from !== "note") return false;
    if (query.in === "rows" && it.from !== "row") return false;
    if (!under && !notUnder) return true;
    const context = contextOf(it);
    return (!under || under.test(context)) && !notUnder?.test(context);
  });
}

/** The texts a statement can be read as: a schedule row alone, and with its headers. */
function textsOf(it: Statement): string[] {
  const { text } = it;
  if (it.from === "note" || !it.schedule || !it.row) return [text];
  const { schedule, row } = it;
  const labelled = row.cells.map((cell, index) => {
    const header = schedule.columns[index]?.header.trim() ?? "";
    return cell.text.trim() === "" ? "" : `${header} ${cell.text.trim()}`.trim();
  }).filter(Boolean).join(" | ");
  return [text, it.readBy === "ocr" ? reopen(labelled) : labelled];
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

/** Two lengths written as a size: `30" x 48"`, `28 X 30 IN`, `4'-0" WIDE BY 8'-0"`. Inches. */
export interface Pair {
  a: number;
  b: number;
  raw: string;
  start: number;
  end: number;
}

const HALF = String
  .raw`(?:\d+\s*'\s*-?\s*)?(?:\d+\s+\d+\s*\/\s*\d+|\d+-\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d+(?:\.\d+)?)\s*(?:"|'|\bIN(?:CH(?:ES)?)?\b\.?|\bFT\b\.?)?`;
const PAIR = new RegExp(
  String
    .raw`(?<![\w.])(?<a>${HALF})\s*(?:W(?:IDE)?\b\.?|L(?:ONG)?\b\.?|D(?:EEP)?\b\.?|CLEAR|CLR\.?)?\s*(?:X|×|BY)\s*(?<b>${HALF})`,
  "gi",
);

/** Every size in a text; a number without a mark takes the unit of its partner, else inches. */
export function pairsIn(text: string): Pair[] {
  return [...forReading(text).matchAll(PAIR)].flatMap((match) => {
    const [a, b] = [match.groups?.a ?? "", match.groups?.b ?? ""];
    const [lengthA, lengthB] = [sideIn(a, b), sideIn(b, a)];
    if (lengthA === null || lengthB === null) return [];
    return [{
      a: lengthA,
      b: lengthB,
      raw: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }];
  });
}

function sideIn(side: string, partner: string): number | null {
  const [own] = findLengths(side);
  if (own) return own.valueIn;
  const isFeet = /'\s*$|FT\.?\s*$/i.test(partner.trim());
  return findLengths(`${side.trim()}${isFeet ? "'" : '"'}`)[0]?.valueIn ?? null;
}
