/**
 * The two commonest ways a rule looks: a quantity stated in words against a limit, and something that must
 * be shown. Each gives a rule its subjects and its verdicts; the rule brings the words and the numbers.
 */
import type { Evidence, PlanSet, Sheet } from "../_shared/domain/plan_set.ts";
import { atLeast, atMost } from "../_shared/units.ts";
import {
  cantTell,
  fail,
  inapplicable,
  pass,
  type Rule,
  type RuleContext,
  type Verdict,
  type VerdictData,
} from "./define_rule.ts";
import type { Limits } from "./limits/mod.ts";
import { absenceOn, isDeferred, type Statement } from "./measure.ts";
import { isKept } from "./quantities.ts";
import { findSaid, type Read, read, type Reading } from "./reading.ts";

/** Least and greatest value allowed, in the unit of the quantity. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** Words of a stated limit, and where its bounds stand. */
export interface StatedLimit extends Reading {
  bounds: (limits: Limits, stated: Read, context: RuleContext) => Bounds | null;
  /** Keeps only statements that speak of the matter; a last word after the patterns. */
  keep?: (stated: Read, context: RuleContext) => boolean;
}

type Check<T extends Evidence> = Pick<Rule<T>, "applies" | "check">;

/**
 * Subjects and verdicts of a rule about a stated quantity. Of several quantities in one statement the one
 * farthest from compliance counts. Message keys: `ok`, `outside`; data: actual, required, unit, raw, room.
 */
export function statedLimit(limit: StatedLimit): Check<Read> {
  return {
    applies: (plan, context) =>
      worstOfEach(
        read(plan, limit).filter((it) => !isGoing(it.text) && (limit.keep?.(it, context) ?? true)),
        (it) => missBy(it, limit.bounds(context.limits, it, context) ?? {}),
      ),
    check: (stated, context) => {
      const bounds = limit.bounds(context.limits, stated, context);
      if (bounds === null) return inapplicable();
      const verdict = judge(stated, bounds);
      return verdict.kind === "fail" && isKept(stated.text) ? inapplicable() : verdict;
    },
  };
}

/** True for work that is taken out: its measures are no longer anybody's. */
const isGoing = (text: string) =>
  /\b(TO\s+BE|SHALL\s+BE)\s+(DEMO\w*|REMOVED)|^\W*\d*\W*(DEMO(LISH)?\b|REMOVE\b)|\bEXIST\w*\b[^.;]{0,40}\b(DEMO\w*|REMOVED)\b/i
    .test(text) && !/\b(NEW|REPLACE\w*|INSTALL|PROVIDE)\b/i.test(text);

/**
 * Compares a stated quantity with its bounds. A quantity stated as a minimum proves nothing about an upper
 * bound it keeps, and the other way round.
 */
export function judge(
  stated: Pick<Read, "value" | "unit" | "raw" | "room" | "clause">,
  bounds: Bounds,
  data: VerdictData = {},
): Verdict {
  const { min, max } = bounds;
  const { value, unit } = stated;
  const words: VerdictData = {
    actual: rounded(value),
    required: min !== undefined && max !== undefined
      ? `${rounded(min)} to ${rounded(max)}`
      : rounded(min ?? max ?? 0),
    unit,
    raw: stated.raw,
    room: stated.room,
    ...data,
  };
  const isLow = min !== undefined && !reaches(value, min, unit);
  const isHigh = max !== undefined && !keepsTo(value, max, unit);
  if (isLow || isHigh) return fail("outside", words);
  if (min === undefined && saysLeast(stated.clause) && !saysMost(stated.clause)) {
    return inapplicable();
  }
  if (max === undefined && saysMost(stated.clause) && !saysLeast(stated.clause)) {
    return inapplicable();
  }
  return pass(words);
}

/** At least `limit`, with the tolerance of drawings for lengths and 1 % for slopes. */
export function reaches(value: number, limit: number, unit: string): boolean {
  return unit === "%" ? value >= limit * 0.99 : atLeast(value, limit, unit);
}

/** At most `limit`, with the tolerance of drawings for lengths and 1 % for slopes. */
export function keepsTo(value: number, limit: number, unit: string): boolean {
  return unit === "%" ? value <= limit * 1.01 : atMost(value, limit, unit);
}

const saysLeast = (clause: string) =>
  /#\W*(OR MORE|OR GREATER)?\W*(CLEAR|CLR\.?|A\.?F\.?F\.?)?\W*\bMIN|\b(MIN(IMUM)?\.?|AT LEAST|NOT? LESS THAN)\W*(OF\W*)?#|# ?(OR MORE|OR GREATER)/i
    .test(clause);
const saysMost = (clause: string) =>
  /#\W*(CLEAR|CLR\.?|A\.?F\.?F\.?)?\W*\bMAX|\b(MAX(IMUM)?\.?|AT MOST|NOT? (MORE|GREATER|HIGHER) THAN|WITHIN|NOT TO EXCEED|NOT EXCEEDING)\W*(OF\W*)?#|# ?OR LESS/i
    .test(clause);

/** What a search for something that must be shown came to. */
export interface Shown extends Evidence {
  state: "shown" | "denied" | "deferred" | "absent";
  text: string;
}

/** Words of a thing that must be shown. */
export interface PresenceQuery extends Omit<Reading, "quantity" | "says"> {
  /** Says the thing is there. */
  shown: RegExp | RegExp[];
  /** Says in so many words that it is not, or that something wrong stands instead. */
  denied?: RegExp | RegExp[];
  /** Names the matter, so that a note which puts it off can be told; default `shown`. */
  topic?: RegExp | RegExp[];
  /** Sheets that would show it. Leave out, or answer none, where silence says nothing. */
  silentOn?: (plan: PlanSet, context: RuleContext) => Sheet[];
  /** What was looked for, in words of the trade. */
  searched?: string;
}

/**
 * Subjects and verdicts of a rule about something that must be shown: every denial, else the first note
 * that shows it, else the first that puts it off, else one absence on the sheets that would show it.
 * Message keys: `ok`, `denied`, `deferred`, `absent`; data: text.
 */
export function mustShow(query: PresenceQuery): Check<Shown> {
  return {
    applies: (plan, context) => lookFor(plan, query, context),
    check: (it) => {
      const data: VerdictData = { text: it.text };
      if (it.state === "shown") return pass(data);
      return it.state === "denied" ? fail("denied", data) : cantTell(it.state, data);
    },
  };
}

/** Looks for something that must be shown. See {@link mustShow}. */
export function lookFor(plan: PlanSet, query: PresenceQuery, context: RuleContext): Shown[] {
  const denials = query.denied ? findSaid(plan, { ...query, says: query.denied }) : [];
  if (denials.length > 0) return denials.map((it) => shownAs("denied", it));
  const shown = findSaid(plan, { ...query, says: query.shown });
  const proof = shown.find((it) => !isDeferred(it.clause));
  if (proof) return [shownAs("shown", proof)];
  const put = findSaid(plan, { ...query, says: query.topic ?? query.shown })
    .find((it) => isDeferred(it.text));
  if (put) return [shownAs("deferred", put)];
  const sheets = query.silentOn?.(plan, context) ?? [];
  const absence = absenceOn(sheets, query.searched ?? "it");
  return absence ? [{ ...absence, state: "absent", text: "" }] : [];
}

const shownAs = (state: Shown["state"], it: Statement): Shown => ({
  page: it.page,
  box: it.box,
  sheet: it.sheet,
  sourceText: it.sourceText,
  readBy: it.readBy,
  confidence: it.confidence,
  state,
  text: it.sourceText,
});

/** Verdicts of a rule that forbids: every statement of the forbidden thing is a violation. */
export function mustNotSay(query: Omit<Reading, "quantity">): Check<Statement> {
  return {
    applies: (plan) => findSaid(plan, query),
    check: (it) => fail("denied", { text: it.sourceText }),
  };
}

/** Of several quantities in one statement only the one that misses by most. */
export function worstOfEach(list: Read[], missed: (it: Read) => number): Read[] {
  const worst = new Map<string, Read>();
  for (const it of list) {
    const key = `${it.page}/${it.box.x}/${it.box.y}/${it.sourceText}`;
    const known = worst.get(key);
    if (!known || missed(it) > missed(known)) worst.set(key, it);
  }
  return [...worst.values()];
}

function missBy(it: Read, { min, max }: Bounds): number {
  return Math.max(
    min === undefined ? -Infinity : min - it.value,
    max === undefined ? -Infinity : it.value - max,
  );
}

/** To three decimals, as findings print numbers. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
