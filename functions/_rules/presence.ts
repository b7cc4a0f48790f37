/**
 * How drawings treat a thing they must show: they show it, put it off to somebody, deny it, or leave it out.
 * Rules about presence check one such finding per statement. Nothing here knows a rule.
 */
import { cantTell, fail, pass, type Verdict } from "./define_rule.ts";
import type { Evidence, PlanSet, Sheet } from "../_shared/domain/plan_set.ts";
import {
  absenceOn,
  isDeferred,
  type Statement,
  type StatementQuery,
  statements,
} from "./measure.ts";

/** What the set says about the thing. `absent` points at the sheet that would show it. */
export interface Presence extends Evidence {
  state: "shown" | "put off" | "denied" | "absent";
  /** The statement's words; empty when absent. */
  text: string;
  /** Further places that show the same. */
  also: Evidence[];
}

export interface PresenceQuery extends StatementQuery {
  /** Words that deny it outright: `NO GFCI`, `NONE`, `NOT PROVIDED`. Default: never denied. */
  denied?: RegExp;
  /** What counts as showing it, when the topic alone does not. */
  shown?: RegExp;
  /** What puts it off; default {@link isPutOff}. */
  putOff?: (text: string) => boolean;
  /** Where silence is reported; leave it out when silence means nothing. */
  absence?: { sheets: Sheet[]; searched: string };
}

const SPECIFIED =
  /\bTO\s+BE\s+(PROVIDED|COORDINATED|CONFIRMED)\s+(IN|AT|ON|PER|WITH|OVER|BELOW|ABOVE|THROUGHOUT|FOR|BETWEEN|AROUND|TO|EVERY|EACH|ALL)\b|\b(AND|&)\s+(CERTIFICATE|CERTIFIED|PROVIDED)\s+BY\s+\w+|\bFIELD\s+VERIFY\b/gi;

/** True when the text leaves the matter to somebody or later; an order such as TO BE PROVIDED IN EACH ROOM does not. */
export const isPutOff = (text: string): boolean => isDeferred(text.replace(SPECIFIED, " "));

/**
 * One entry for what is shown (the other places under `also`), one for each denial and each statement that
 * puts it off while nothing shows it, or one for silence.
 */
export function presenceOf(plan: PlanSet, query: PresenceQuery): Presence[] {
  const putOff = query.putOff ?? isPutOff;
  const found = statements(plan, query).map((it) => ({ it, state: stateOf(it, query, putOff) }));
  const denied = found.filter(({ state }) => state === "denied").map(({ it }) => as("denied", it));
  const later = found.filter(({ state }) => state === "put off").map(({ it }) => as("put off", it));
  const [first, ...others] = found.filter(({ state }) => state === "shown").map(({ it }) => it);
  if (first) return [...denied, { ...as("shown", first), also: others }];
  if (denied.length > 0 || later.length > 0) return [...denied, ...later];
  const place = query.absence && absenceOn(query.absence.sheets, query.absence.searched);
  return place ? [{ ...place, state: "absent", text: "", also: [] }] : [];
}

function stateOf(
  it: Statement,
  query: PresenceQuery,
  putOff: (text: string) => boolean,
): Presence["state"] | null {
  if (query.denied?.test(it.text)) return "denied";
  if (putOff(it.text)) return "put off";
  return !query.shown || query.shown.test(it.text) ? "shown" : null;
}

function as(state: Presence["state"], it: Statement): Presence {
  const { page, box, sheet, sourceText, readBy, confidence, text } = it;
  return { page, box, sheet, sourceText, readBy, confidence, state, text, also: [] };
}

/**
 * The usual verdict on a presence: shown passes, denied fails, put off and absent ask. Messages are `denied`,
 * `putOff` and `absent`; the words found are `{text}`.
 */
export function presenceVerdict(it: Presence): Verdict {
  const data = { text: it.text };
  if (it.state === "shown") return pass(data, { also: it.also });
  if (it.state === "denied") return fail("denied", data);
  return cantTell(it.state === "put off" ? "putOff" : "absent", data);
}

/** Evidence alone, without what else a fact or statement knows. */
export function placeOf({ page, box, sheet, sourceText, readBy, confidence }: Evidence): Evidence {
  return { page, box, sheet, sourceText, readBy, confidence };
}
