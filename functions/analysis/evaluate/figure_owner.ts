/**
 * Whose the figure is that a pass rests on. It counts where a list gives it in a row of the thing, where the same breath
 * says it of the required thing, or where its clause names the thing. What only a title, a neighbor or the words of the
 * rule make the thing's is no proof.
 */
import { getProperty, isKindOf, marksIn } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PlanSet, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { isObjectAt } from "../../_rules/frames/nearness.ts";
import {
  clausesOf,
  forReading,
  frameStore,
  isBystander,
  perPlan,
  type Statement,
} from "../../_rules/measure.ts";
import type { Outcome } from "./outcome.ts";
import { standingAt } from "./place_key.ts";

/** Lists whose rows are one thing each, with a column for each measure of it. */
const LISTS: readonly ScheduleKind[] = [
  "door",
  "window",
  "room finish",
  "occupant load",
  "egress",
  "panel",
  "plumbing fixture",
  "hvac",
  "exhaust fan",
  "ventilation",
  "parking",
  "insulation",
  "partition",
];
/** A title lends its thing to labels no longer than this, in signs. */
const LONGEST_LABEL = 40;
/** Marks, dimensions and circles are drawn at their thing and name nothing. */
export const HAS_WORD = /\b(?!DIA(?:METER)?\b)[A-Z]{3}/i;
/** So many times the least allowed. */
const FAR = 2;
/** Share by which a figure the rule has rounded may differ from the one printed. */
const ROUNDING = 0.006;

/** Is the figure of a pass that of the required thing, where the pass stands? */
export function isOwnFigure(outcome: Outcome, at: Statement, plan: PlanSet): boolean {
  const { rule: { demand, title }, verdict: { data } } = outcome;
  if (!demand || isListed(at) || !HAS_WORD.test(at.text)) return true;
  const asked = [demand.thing].flat();
  const measured = [demand.property ?? []].flat();
  if (at.row && (LIMIT.test(at.text) || (isOfLights(at) && isLength(measured)))) return false;
  const own = framesWith(outcome, at, plan).filter(({ thing, property }) =>
    asked.some((it) => isKindOf(thing, it) || isKindOf(it, thing)) &&
    (measured.length === 0 || measured.includes(property!))
  );
  const isFar = Number(data.required) * FAR < Number(data.actual);
  if (own.length > 0) return own.some((it) => isTold(it, isFar));
  if (at.row) return names(labelOf(at), asked) || sharesWords(labelOf(at), title);
  return !(isFar && isLength(measured)) && names(clauseWith(at.text, data.raw), asked);
}

/** Is it a row of a list that has one for each thing? */
export const isListed = ({ row, schedule }: Statement): boolean =>
  row !== null && LISTS.includes(schedule?.kind ?? "other");

/** Frames of a place with the figure of a pass, in the unit of the rule or of the frame. */
export function framesWith(
  { rule, verdict }: Outcome,
  at: Statement,
  plan: PlanSet,
): readonly Frame[] {
  const actual = Number(verdict.data.actual);
  const scales = [1, rule.demand?.scale ?? 1, 1 / 12];
  const isActual = (value: number) =>
    scales.some((scale) => Math.abs(value * scale - actual) <= Math.abs(actual) * ROUNDING);
  return framesAt(plan)(at)
    .filter(({ value }) => value !== null && isActual(value));
}

/** The frames read from a place. */
export const framesAt = perPlan((plan) => standingAt(frameStore(plan).all));

/**
 * Is it said plainly enough? Of what stands under a title only a short label is the thing's. A bare length may be
 * another measure of it than the usual one: not under a title, nor where it is far above the least allowed.
 */
function isTold({ sure, text, clause, property, thing }: Frame, isFar: boolean): boolean {
  if (sure === "titled" && text.length > LONGEST_LABEL) return false;
  const marks = marksIn(clause);
  const isBare = property !== null && isLength([property]) &&
    !marks.some(({ senses }) =>
      senses.some(({ kind, id }) => (kind === "after" || kind === "before") && id === property)
    );
  if (isBare && (sure === "titled" || isFar)) return false;
  const at = clause.indexOf("#");
  if (STANDS_ON.test(clause.slice(0, at))) return false;
  const named = marks.filter(({ things }) => things.includes(thing));
  const [first] = named;
  return !first || first.start < at || !ANOTHER.test(clause.slice(at, first.start));
}

const isLength = (properties: readonly string[]): boolean =>
  properties.some((it) => getProperty(it).kind === "length");

/** Another thing stands on the one that is so thick: `CONDENSER ON 4" SLAB`. */
const STANDS_ON = /[A-Z][A-Z.][^;:|]*\s(?:SET\s+)?ON\s+(?:A\s+)?$/i;

/** Between a figure and a thing counted beside it: `EXTENDING 12" AT TOP AND ONE TREAD AT BOTTOM`. */
const ANOTHER = /(?:,|\b(?:AND|PLUS)\b)\s*(?:ONE|A|1)\s+$/i;

/** Does a text name one of the things, and not only as where another stands? */
const names = (text: string, asked: readonly string[]): boolean =>
  marksIn(text).some((mark) =>
    mark.things.some((thing) => asked.some((it) => isKindOf(thing, it))) &&
    !isObjectAt(text, mark.start) && !isBystander(text, mark)
  );

/** What names a row: its first words, the heads of its columns, the title of its list. */
function labelOf(at: Statement): string {
  const label = at.row?.cells.find(({ text }) => /[A-Z]{3}/i.test(text))?.text ?? "";
  return [label, ...headsOf(at)].join(" | ");
}

/** The heads of the columns of a row, and the title of its list. */
export const headsOf = ({ schedule }: Statement): string[] =>
  schedule ? [...schedule.columns.map(({ header }) => header), schedule.title ?? ""] : [];

/** Has a label half of the words of the demand's name? `OFFICES` under STRUCTURAL LOADS, of live loads. */
function sharesWords(label: string, title: string): boolean {
  const stems = title.toUpperCase().match(/[A-Z]{4,}/g)?.map((it) => it.slice(0, 4)) ?? [];
  const shared = stems.filter((stem) => label.toUpperCase().includes(stem));
  return shared.length > 0 && shared.length >= stems.length / 2;
}

const isOfLights = ({ schedule }: Statement): boolean => schedule?.kind === "lighting";

/** Rows that give a limit and nothing of the building, and those of what lies between two things. */
const LIMIT = /^[^|]*\b(?:LIMIT|ALLOWED|ALLOWABLE|PERMITTED)\s*\|[^|]*$|^[^|]*\bBETWEEN\b/i;

/** The clause of a text that holds a figure; the whole text where none does. */
const clauseWith = (text: string, raw: unknown): string =>
  clausesOf(forReading(text)).find((it) => it.includes(forReading(String(raw)))) ?? text;
