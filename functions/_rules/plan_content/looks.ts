/**
 * The ways to look for a thing: words, titles, schedules, typed facts. Each answers the best place the set has. Code
 * lists and lists of abbreviations are no place at all.
 */
import type {
  Evidence,
  Fact,
  PlanSet,
  Schedule,
  ScheduleKind,
  Sheet,
} from "../../_shared/domain/plan_set.ts";
import {
  clausesOf,
  contextOf,
  denying,
  isDeferred,
  isElsewhere,
  isKept,
  isLegend,
  isNoProof,
  isOnlyBystander,
  isRemoved,
  perPlan,
  placeOf,
  rowText,
  type Statement,
} from "../measure.ts";
import { isOfOldWork } from "../reading/standing.ts";
import type { Asked, Look, Sighting, Standing, Where } from "./proof.ts";
import { indexOf, type SetIndex, type Title, wordingOf } from "./text_index.ts";

/** Which texts count, and what they are worth. */
export interface Saying {
  /** Only on these sheets, or under titles of that trade. */
  on?: Where;
  /** Texts that match speak of something else. */
  not?: RegExp;
  /** Title of the drawing, list or schedule, or the text itself, must match. */
  under?: RegExp;
  in?: "note" | "row";
  /** Also on demolition sheets and lists of existing work. */
  mayBeOld?: boolean;
  /** Words that put it off are the very thing: a list of deferred submittals. */
  mayPutOff?: boolean;
  /** So many of its words must be told of, in one text or at places of their own, or all at once: fewer show a part. */
  least?: { count: number; of: RegExp; all: RegExp };
}

const remembered = new WeakMap<PlanSet, Map<Look, Map<string, Sighting | null>>>();

/** Looks once in each set and for each trade, however often it is asked. */
export function once(look: Look): Look {
  return (asked) => {
    let looks = remembered.get(asked.plan);
    if (!looks) remembered.set(asked.plan, looks = new Map());
    let known = looks.get(look);
    if (!known) looks.set(look, known = new Map());
    const trade = asked.trade?.name ?? "";
    let found = known.get(trade);
    if (found === undefined) known.set(trade, found = look(asked));
    return found;
  };
}

/** A strict wording, written in capitals: see {@link wordingOf}. */
export function says(pattern: RegExp, saying: Saying = {}): Look {
  return once(({ plan, trade }) => {
    const index = indexOf(plan);
    const wording = wordingOf(pattern);
    const found: Sighting[] = [];
    for (const { text, statements } of index.texts.mayMatch([wording])) {
      if (!wording.test(text) || saying.not?.test(text) || isCodeList(text)) continue;
      const printed = statements.filter((it) => isInPlace(it, saying, index));
      if (printed.length === 0) continue;
      const standing = standingOf(text, { pattern, saying, plan });
      if (standing === null) continue;
      for (const it of printed) {
        found.push({
          ...placeOf(it),
          standing: standing === "shown" &&
              (isLegend(it) || isRoomName(it, plan) || isOnlyNamed(it, index, trade))
            ? "named"
            : standing,
        });
      }
      if (found.at(-1)?.standing === "shown" && isEnough(found, saying)) break;
    }
    return isEnough(found, saying) ? best(found) : inPart(best(found));
  });
}

/** Do the places that show it tell of as many as are asked? */
function isEnough(found: readonly Sighting[], { least }: Saying): boolean {
  if (!least) return true;
  const told = found.filter(({ standing }) => standing === "shown").map(({ sourceText }) => {
    const text = sourceText.toUpperCase();
    if (least.all.test(text)) return least.count;
    return Math.max(1, new Set(text.match(new RegExp(least.of, "g"))).size);
  });
  return told.reduce((sum, count) => sum + count, 0) >= least.count;
}

const inPart = (it: Sighting | null): Sighting | null =>
  it?.standing === "shown" ? { ...it, standing: "in part" } : it;

/** A title of a sheet, a drawing or a schedule. Lists of notes are no drawing. */
export function titled(
  pattern: RegExp,
  { on, of, not }: { on?: Where; of?: Title["of"][]; not?: RegExp } = {},
): Look {
  return ({ plan }) => {
    const index = indexOf(plan);
    const wording = wordingOf(pattern);
    const title = index.titles.find((it) =>
      wording.test(it.text) && !/\bNOTES\b\W*$|^SEE\b/.test(it.text) &&
      (!of || of.includes(it.of)) &&
      !not?.test(it.text) &&
      (!on || isSheetOf(on, index.sheets.get(it.at.page), index) || on.under?.test(it.text))
    );
    return title ? shown(title.at) : null;
  };
}

/** A schedule of one of the kinds with at least one row. */
export function schedule(
  kinds: readonly ScheduleKind[],
  { title, has }: { title?: RegExp; has?: (schedule: Schedule) => boolean } = {},
): Look {
  return ({ plan }) => {
    const found = plan.schedules.find((it) =>
      kinds.includes(it.kind) && it.rows.length > 0 &&
      (!title || title.test((it.title ?? "").toUpperCase())) && (!has || has(it))
    );
    return found ? shown({ ...found, sourceText: found.title ?? rowText(found.rows[0]) }) : null;
  };
}

/** A table of whatever kind with all of these heads, or so titled, and at least one row. */
export function table({ heads = [], title }: { heads?: RegExp[]; title?: RegExp }): Look {
  return ({ plan }) => {
    const found = plan.schedules.find((it) =>
      it.rows.length > 0 && (!title || title.test((it.title ?? "").toUpperCase())) &&
      heads.every((head) => it.columns.some(({ header }) => head.test(header.toUpperCase())))
    );
    return found ? shown({ ...found, sourceText: found.title ?? rowText(found.rows[0]) }) : null;
  };
}

/** Does a schedule have a filled column of one of these meanings? */
export const withColumn =
  (...meanings: NonNullable<Schedule["columns"][number]["meaning"]>[]) => (it: Schedule): boolean =>
    it.columns.some(({ meaning }, index) =>
      meaning !== null && meanings.includes(meaning) &&
      it.rows.some((row) => /[A-Z0-9]/i.test(row.cells[index]?.text ?? ""))
    );

/** A typed fact of the set. */
export function fact<T>(
  of: (plan: PlanSet) => readonly (Fact<T> | Evidence)[],
  test: (it: Evidence, sheet: Sheet | undefined) => boolean = () => true,
): Look {
  return ({ plan }) => {
    const { sheets } = indexOf(plan);
    const found = of(plan).find((it) => it.readBy !== "form" && test(it, sheets.get(it.page)));
    return found ? shown(found) : null;
  };
}

/** What is found only names it: a person has to look whether it is drawn. */
export const onlyNamed = (look: Look): Look => (asked) => {
  const found = look(asked);
  return found?.standing === "shown" ? { ...found, standing: "named" } : found;
};

/** Words that say in so many words that it is otherwise: `NON-IMPACT`. */
export const denies = (pattern: RegExp, saying: Saying = {}): Look => {
  const look = says(pattern, saying);
  return (asked) => {
    const found = look(asked);
    return found?.standing === "shown" ? { ...found, standing: "denied" } : found;
  };
};

/** Looks only where the building or the set is such. */
export const where = (test: (asked: Asked) => boolean, look: Look): Look => (asked) =>
  test(asked) ? look(asked) : null;

/** Where a set uses a word, on whatever sheet. */
export function namedAnywhere(words: RegExp, plan: PlanSet): Sighting | null {
  const index = indexOf(plan);
  const head = plan.schedules.filter(({ kind }) => kind !== "sheet index")
    .flatMap(({ columns, title, ...at }) =>
      [title ?? "", ...columns.map(({ header }) => header)]
        .map((sourceText) => ({ ...at, sourceText }))
    ).find(({ sourceText }) => words.test(sourceText));
  if (head) return { ...placeOf(head), standing: "named" };
  for (const { text, statements } of index.texts.mayMatch([words])) {
    const it = words.test(text) && !isCodeList(text) &&
      statements.find((it) => isInPlace(it, {}, index));
    if (it) return { ...placeOf(it), standing: "named" };
  }
  return null;
}

/** The best of several looks; the first of equals. */
export const either = (looks: readonly Look[], asked: Asked): Sighting | null => {
  const found: Sighting[] = [];
  for (const look of looks) {
    const it = look(asked);
    if (it?.standing === "shown") return it;
    if (it) found.push(it);
  }
  return best(found);
};

const RANKS: readonly Standing[] = ["shown", "in part", "denied", "put off", "named", "kept"];

function best(found: readonly Sighting[]): Sighting | null {
  return RANKS.map((rank) => found.find(({ standing }) => standing === rank)).find(Boolean) ?? null;
}

export const shown = (at: Evidence): Sighting => ({ ...placeOf(at), standing: "shown" });

/** Is it such a sheet, by its title block or by what is drawn on it? */
export function isSheetOf(on: Where, sheet: Sheet | undefined, { drawings }: SetIndex): boolean {
  if (sheet === undefined) return false;
  if (on.sheet(sheet)) return true;
  const { drawing } = on;
  return drawing !== undefined &&
    (drawings.get(sheet.page)?.some((title) => drawing.test(title)) ?? false);
}

function isInPlace(it: Statement, saying: Saying, index: SetIndex): boolean {
  const { on, under, in: from, mayBeOld } = saying;
  const sheet = index.sheets.get(it.page);
  if (from && it.from !== from) return false;
  const context = contextOf(it).toUpperCase();
  if (NO_PLACE.test(it.heading ?? it.drawing ?? it.schedule?.title ?? "")) return false;
  if (it.schedule?.kind === "sheet index") return false;
  if (!mayBeOld && (isOfOldWork(it.heading ?? it.drawing) || /\bDEMO/i.test(sheet?.title ?? ""))) {
    return false;
  }
  if (under && !under.test(context)) return false;
  const titles = [it.heading, it.drawing, it.schedule?.title].join(" | ").toUpperCase();
  return !on || isSheetOf(on, sheet, index) || (on.under?.test(titles) ?? false);
}

/** Lists that explain words or cite codes. */
const NO_PLACE =
  /\bABBREVIATION|\b(APPLICABLE|GOVERNING|REFERENCED?|DESIGN)\s+(CODES?|STANDARDS)\b|\bCODES?\s+(USED|IN\s+EFFECT|LIST)|\b(SHEET|DRAWING)\s+(INDEX|LIST)|\bINDEX\s+OF/i;

/** A room is called after what should be in it. */
const isRoomName = ({ page, text }: Statement, plan: PlanSet): boolean =>
  roomNames(plan).has(`${page} ${text.toUpperCase()}`);
const roomNames = perPlan(({ rooms }) =>
  new Set(rooms.map(({ page, name }) => `${page} ${name.toUpperCase()}`))
);

/**
 * A sentence that promises what the code asks, or one on a sheet of another trade, names a thing and shows none of it;
 * what is drawn, listed or given with its figure on sheets of the trade does.
 */
function isOnlyNamed(it: Statement, index: SetIndex, trade: Where | undefined): boolean {
  if (!trade || it.from === "row" || !isSentence(it.text)) return false;
  if (isNoProof(it.text)) return true;
  const titles = `${it.heading ?? ""} | ${it.drawing ?? ""}`.toUpperCase();
  return !isSheetOf(trade, index.sheets.get(it.page), index) && !trade.under?.test(titles) &&
    [...index.sheets.values()].some((sheet) => isSheetOf(trade, sheet, index));
}

/** Labels and callouts have fewer words. */
const SENTENCE_WORDS = 5;
const isSentence = (text: string): boolean => text.split(/\s+/).length >= SENTENCE_WORDS;
const CODE =
  /\b(?:F\.?B\.?C\b|N\.?E\.?C\b|NFPA|ASCE|I[BRMPF]C\b|F\.?F\.?P\.?C\b|(?:FLORIDA|INTERNATIONAL|NATIONAL)\s[A-Z ,&()-]*CODE|CODES?\b)/;
const EDITION = /\b(?:19|20)\d\d\b|\b\d{1,2}(?:TH|RD|ND)\s+ED/;
/** An order, a finding or a figure is more than the name of a code. */
const MORE =
  /\b(?:SHALL|PROVIDE|INSTALL|COMPLY|PER|ACCORDANCE|ACC\.|SEE|SUBMITTED|THROUGHOUT|WITH|MAX|MIN|REQUIRED|PROVIDED|NONE|MPH|PSF|GROUP|TYPE [IV]|YES)\b|\b(?:NO|NOT)\b/;

/** Names codes and their editions, and nothing else: `ELECTRICAL CODE | NFPA 70-2020`. */
const isCodeList = (text: string): boolean =>
  CODE.test(text) && EDITION.test(text) && !MORE.test(text) ||
  /^(?:NFPA|FBC|ASCE)[\s-]*\w+\W*$/.test(text);

const NEGATIVE =
  /\b(?:NO|NOT|NONE|NEVER|WITHOUT|W\/O|OMIT\w*|N\/A|DELETED?|EXCLUDED|LACK\w*|NIL|WAIVED?|VOID)\b/;
const denials = new WeakMap<RegExp, RegExp>();
/** There is none at one place: `NO ACCESS CONTROL ON EGRESS SIDE`. */
const AT_A_PLACE =
  /\b(?:ON|AT|ALONG)\s+(?:THE\s+)?(?!(?:THIS|ANY|ALL)\b)[A-Z]+\s+(?:SIDE|WALL|END|DOORS?|LEVEL)\b/;

/** How far the clause that says it has got; null for work that is taken out. */
function standingOf(
  text: string,
  { pattern, saying: { mayPutOff }, plan }: { pattern: RegExp; saying: Saying; plan: PlanSet },
): Standing | null {
  const wording = wordingOf(pattern);
  const clause = clausesOf(text).find((it) => wording.test(it)) ?? text;
  if (isRemoved(text)) return null;
  if (NEGATIVE.test(clause) && denialOf(pattern).test(clause)) {
    return AT_A_PLACE.test(clause) ? "named" : "denied";
  }
  if (!mayPutOff && (isDeferred(clause) || isElsewhere(clause, plan))) {
    return "put off";
  }
  if (isKept(clause)) return "kept";
  const named = [...clause.matchAll(new RegExp(wording, "g"))].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return isOnlyBystander(clause, named) ? "named" : "shown";
}

function denialOf(pattern: RegExp): RegExp {
  const known = denials.get(pattern);
  if (known) return known;
  const thing = wordingOf(pattern).source.replace(/\((?!\?)/g, "(?:");
  const between = String
    .raw`(?:\|\s*(?:[-–—]|[A-Z-]{0,6}\s?\d{3,4}(?:\.\d+)*|NOT\s+REQ[^|]{0,8})\s*){0,3}`;
  const no = String.raw`(?:NO\b(?!\.)|NONE\b|N\/A\b|NOT\s+(?:PROVIDED|REQ|APPL|USED|PROPOSED))`;
  // Of a row of many columns the answer is that of its own head.
  const answered = String.raw`^(?!(?:[^|]*\|){4}).*(?:${thing})[^.;|]{0,30}${between}\|\s*${no}`;
  const listed = String
    .raw`\bNO\s+(?=[^.;|]*\bN?OR\b)[A-Z ,-]{3,80}?(?:,|\bN?OR)\s+(?:${thing})`;
  const made = new RegExp([denying(thing).source, answered, listed].join("|"), "i");
  denials.set(pattern, made);
  return made;
}
