/**
 * How drawings treat a thing they must show: they show it, deny it, put it off to somebody, or leave it out.
 * Rules about presence have one such answer as their subject.
 */
import { cantTell, fail, pass, type Rule, type RuleContext, type Verdict } from "../define_rule.ts";
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { ANSWERS_NO, ASKS_FOR_LABEL } from "../reading/answers.ts";
import { headedCells, isNotDue, rowText } from "../reading/rows.ts";
import { type Clause, type ClauseQuery, clausesSaying } from "../reading/saying.ts";
import { placedSymbols, type SymbolQuery } from "../drawn/symbols.ts";
import { absenceOn, placeOf } from "../reading/places.ts";
import { loose } from "../reading/patterns.ts";
import { isDeferred, isUndecided } from "../reading/standing.ts";
import { calloutOf, type Setting } from "../reading/setting.ts";
import { contextOf, type Scope } from "../reading/scope.ts";

/** What the set says about the thing. `absent` points at the sheet that would show it. */
export interface Presence extends Evidence {
  state: "shown" | "denied" | "deferred" | "absent";
  /** The words as printed; empty when absent. */
  text: string;
  /** Further places that say the same. */
  also?: Evidence[];
  /** Only texts beside it name the matter: what it denies may be of something else. */
  isBeside?: true;
}

/** Words of a thing that must be shown. */
export interface PresenceQuery extends Scope, Setting, Pick<ClauseQuery, "where"> {
  /** Says the thing is there. */
  shown: RegExp | RegExp[];
  /** What a statement must say beside `shown` to prove it: a size, a product. */
  proof?: RegExp;
  /** Says in so many words that it is not, or that something wrong stands instead. */
  denied?: RegExp | RegExp[];
  /** Denials that give a reason the code accepts. */
  excused?: (it: Clause) => boolean;
  /** In place of `denied`: words that deny whatever a clause on the topic names, `NONE`, `NOT PROVIDED`. */
  negated?: RegExp;
  /** Names the matter, so that a note which puts it off can be told; default `shown`. */
  topic?: RegExp | RegExp[];
  /** Clauses that match this speak of something else. */
  not?: RegExp;
  /** What puts it off, beside leaving it undecided; default {@link isDeferred}. */
  deferred?: (text: string) => boolean;
  /** Symbols of it that plans draw; they show it where no words do. */
  drawn?: SymbolQuery;
  /** Sheets that would show it. Leave out, or give none, where silence says nothing. */
  silentOn?: readonly Sheet[];
  /** What was looked for, in words of the trade. */
  searched?: string;
}

/**
 * Looks for something that must be shown: every denial, else the first statement that shows it, else the first that
 * puts it off, else the symbols that are drawn of it, else one absence on the sheets that would show it. Other places
 * of the same kind stand under `also`.
 */
export function lookFor(plan: PlanSet, query: PresenceQuery): Presence[] {
  const { shown, proof, denied, negated, topic = shown, silentOn = [], searched = "it" } = query;
  const { deferred = isDeferred } = query;
  const defers = (text: string) => deferred(text) || isUndecided(text);
  const saying = (says: RegExp | RegExp[]) => clausesSaying(plan, { ...query, says });
  const { excused = () => false } = query;
  const denials =
    (denied ? saying(denied) : negated ? saying(topic).filter((it) => negated.test(it.clause)) : [])
      .filter((it) => !excused(it) && !isNotDue(it));
  if (denials.length > 0) {
    return denials.map((it) => ({
      ...presence("denied", [it]),
      ...(isNamedBeside(it, plan, query) && { isBeside: true as const }),
    }));
  }
  const named = saying(shown).filter((it) => it.schedule?.kind !== "sheet index");
  const proofs = named.filter((it) =>
    !defers(it.clause) && (proof?.test(it.text) ?? true) && !isLeftBlank(it) &&
    !isLevelAlone(it) && !isHeadAlone(it, plan) &&
    !isAnsweredNo(it, [shown].flat()) && !isNotDue(it)
  );
  if (proofs.length > 0) return [presence("shown", proofs)];
  const later = (topic === shown ? named : saying(topic)).filter((it) => defers(it.text));
  if (later.length > 0) return [presence("deferred", later)];
  const [first, ...also] = query.drawn ? placedSymbols(plan, query.drawn) : [];
  if (first) return [{ ...first, state: "shown", text: first.sourceText, also }];
  const absence = absenceOn(silentOn, searched);
  return absence ? [{ ...absence, state: "absent", text: "" }] : [];
}

/** Do only other texts of its drawing name the matter, neither its own lines and titles nor its sheet? */
function isNamedBeside(it: Clause, plan: PlanSet, { amid }: PresenceQuery): boolean {
  if (!amid) return false;
  const sheet = plan.sheets.find(({ page }) => page === it.page)?.title ?? "";
  const own = [contextOf(it), it.schedule?.columns.map(({ header }) => header), sheet];
  return ![...own, it.row ? "" : calloutOf(it, plan)].some((text) =>
    loose(amid).test([text].flat().join(" | "))
  );
}

/** Most words of a name; more may tell how the thing is. */
const NAME_WORDS = 5;

/** Is it a name in a list of names and answers, with no answer behind it, where others have one? */
function isLeftBlank({ schedule, row }: Clause): boolean {
  if (!schedule || !row || row.cells.length !== 2) return false;
  const [name, answer] = row.cells.map(({ text }) => text.trim());
  if (name === "" || answer !== "" || name.split(/\s+/).length > NAME_WORDS) return false;
  const answered = schedule.rows.filter(({ cells }) => (cells.at(1)?.text.trim() ?? "") !== "");
  return 2 * answered.length > schedule.rows.length;
}

/** Lists of what has to lie over a flood, and heads over its levels. */
const OF_FLOOD = /\bFLOOD\b|\bB\.?F\.?E\b|\bD\.?F\.?E\b|\bN[AG]VD|\bR322\b/i;
const OF_LEVELS =
  /\bEL(?:EV\w*)?\b|\bLEVEL\b|\bREQ\w*|\bPROVIDED\b|\bVALUE\b|\bN[AG]VD|\bFT\b|\bFEET\b/i;
/** A level, a section of the code, or nothing. */
const LEVEL_CELL =
  /^\W*(?:EL\.?\s*)?[+-]?\d{1,3}(?:\.\d+)?\s*(?:'|FT\b|FEET\b)?\W*(?:N[AG]VD\W*(?:88|29)?)?\W*$|^\W*(?:FBC|NEC|ASCE|TABLE|R|P|M)?[-\s]?\d{2,4}(?:\.\d+)+\W*$|^\W*$/i;

/** Does a list of levels over a flood name it for its level alone? So it lists whatever may stand there. */
function isLevelAlone({ schedule, row }: Clause): boolean {
  if (!schedule || !row) return false;
  const [, ...cells] = row.cells.map(({ text }) => text.trim());
  const heads = schedule.columns.map(({ header }) => header).join(" | ");
  const said = [schedule.title ?? "", heads, ...schedule.rows.map(rowText)].join(" | ");
  return cells.some((text) => /\d/.test(text)) && cells.every((text) => LEVEL_CELL.test(text)) &&
    OF_LEVELS.test(heads) && OF_FLOOD.test(said);
}

/** Is it the head of a list of notes, `EMERGENCY DISCONNECT:`, under which nothing stands? */
function isHeadAlone({ row, text, page }: Clause, plan: PlanSet): boolean {
  if (row || !/:\s*$/.test(text)) return false;
  const head = plainHead(text);
  return !plan.notes.some((it) =>
    it.page === page && it.heading != null && plainHead(it.heading) === head
  );
}

const plainHead = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, " ").trim();

/** Short for no in such lists; elsewhere a side of the building, or a figure. */
const IS_N = /^\W*[N0]\W*$/i;

/** Is the answer `NO`: below a head that names the thing, or to a row that names it, below what is provided? */
function isAnsweredNo({ schedule, row }: Clause, shown: readonly RegExp[]): boolean {
  if (!schedule || !row) return false;
  const names = (text: string) => shown.some((pattern) => loose(pattern).test(text));
  const isNamed = row.cells.some(({ text }) => names(text));
  return headedCells(schedule, row).some(({ column, text }) =>
    (ANSWERS_NO.test(text) || IS_N.test(text)) &&
    (isNamed ? ASKS_FOR_LABEL.test(column) : names(column))
  );
}

/**
 * The usual verdict on a presence: shown passes, denied fails, put off, absent, and denied where only texts beside it
 * name the matter, ask.
 * Message keys: `ok`, `denied`, `deferred`, `absent`; data: text.
 */
export function judgePresence({ state, text, also, isBeside }: Presence): Verdict {
  if (state === "shown") return pass({ text }, { also });
  if (isBeside) return cantTell("denied", { text });
  return state === "denied" ? fail("denied", { text }) : cantTell(state, { text }, { also });
}

/** {@link PresenceQuery} of a rule, whose sheets follow from the plan and the building. */
export interface MustShow extends Omit<PresenceQuery, "silentOn"> {
  silentOn?: (plan: PlanSet, context: RuleContext) => readonly Sheet[];
}

/** Subjects and verdicts of a rule about something that must be shown. */
export function mustShow(query: MustShow): Pick<Rule<Presence>, "applies" | "check"> {
  return {
    applies: (plan, context) =>
      lookFor(plan, { ...query, silentOn: query.silentOn?.(plan, context) }),
    check: judgePresence,
  };
}

function presence(state: Presence["state"], [first, ...also]: Clause[]): Presence {
  return { ...placeOf(first), state, text: first.sourceText, also };
}
