/**
 * What an accusation needs beside the rule's own look: the figure must not be another thing's by the words it stands in,
 * nor may they claim that nothing is demanded there. Who claims so may be wrong; that a person has to say.
 */
import { isKindOf, marksIn } from "../../_lexicon/mod.ts";
import { isSure } from "../../_shared/domain/frame.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Demand } from "../../_rules/define_rule.ts";
import { clausesOf, forReading, type Statement } from "../../_rules/measure.ts";
import { framesWith, HAS_WORD, isListed } from "./figure_owner.ts";
import type { Outcome } from "./outcome.ts";
import { statementAt } from "./statement_at.ts";

/** The outcome; a failure by a figure of something else, or let off by its own words, asks, and so does one far off. */
export function asAccused(outcome: Outcome, plan: PlanSet): Outcome {
  if (outcome.verdict.kind !== "fail" || outcome.rule.category === "Documentation") return outcome;
  const doubt = isOfAnother(outcome, plan)
    ? "The figure may be one of something else named beside it."
    : isFarOff(outcome)
    ? "Nobody draws it so far from the limit: the figure is more likely another thing's."
    : isLetOff(outcome)
    ? "The text itself says that it is not demanded there; whether that holds has to be seen."
    : null;
  return doubt === null
    ? outcome
    : { ...outcome, verdict: { ...outcome.verdict, kind: "cantTell" }, doubt };
}

/**
 * Do the words around the figure name another thing that has it, and not the thing the rule is about? `WR REC. 19'-0"`
 * beside a fire lane.
 */
function isOfAnother(outcome: Outcome, plan: PlanSet): boolean {
  const { rule: { demand }, verdict: { data }, at } = outcome;
  if (!demand || typeof data.actual !== "number") return false;
  // Both ends of a distance are named with it, and what a wall parts beside how it is rated.
  if ([demand.property ?? []].flat().some((it) => it === "distance" || it === "rating")) {
    return false;
  }
  const statement = statementAt(at, plan);
  if (!statement || isListed(statement) || !HAS_WORD.test(statement.text)) return false;
  if (isLevelOrCount(statement, String(data.raw ?? ""), demand)) return true;
  const asked = [demand.thing].flat();
  const measured = [demand.property ?? []].flat();
  const isAsked = (thing: string) => asked.some((it) => isKindOf(thing, it) || isKindOf(it, thing));
  // A rule that judges another measure as well gives it in another unit than its demand.
  const scale = demand.scale ?? 1;
  const actual = data.actual;
  const owners = framesWith(outcome, statement, plan).filter(({ value }) =>
    Math.abs(value! * scale - actual) < CLOSE * actual
  );
  const isOwn = owners.some(({ thing, property }) =>
    isAsked(thing) && (measured.length === 0 || measured.includes(property!))
  );
  if (isOwn) return false;
  const told = owners.filter(({ sure }) => isSure(sure) || sure === "rowed");
  if (told.length === 0) return false;
  if (told.some(({ thing, property }) => isAsked(thing) && ACROSS.has(property!))) return true;
  const raw = forReading(owners[0].raw);
  const clause = clausesOf(forReading(statement.text)).find((it) => it.includes(raw)) ??
    statement.text;
  return !marksIn(clause).some(({ things }) => things.some(isAsked));
}

/** Is the figure of a size a level over the datum, or does its label count: `FF EL 9.0' NAVD 88`, `RISERS, NO. | 14`? */
function isLevelOrCount({ text, row }: Statement, raw: string, { property }: Demand): boolean {
  if (![property ?? []].flat().some((it) => SIZES.has(it))) return false;
  if (row && COUNTS.test(row.cells[0]?.text ?? "")) return true;
  const at = raw === "" ? -1 : text.indexOf(raw);
  return at >= 0 &&
    (LEVEL_BEFORE.test(text.slice(0, at)) || DATUM_BEHIND.test(text.slice(at + raw.length)));
}

const SIZES: ReadonlySet<string> = new Set(["width", "height", "length", "depth", "rise"]);
const COUNTS = /(?:,\s*|\b(?:RISERS?|TREADS?|STEPS)\s+)(?:NOS?\.?|QTY\.?|NUMBER|COUNT)\W*$/i;
const LEVEL_BEFORE = /\b(?:EL(?:EV(?:ATION)?)?|F\.?F\.?E)\b\.?\s*[=:+]?\s*$/i;
const DATUM_BEHIND = /^\W*N[AG]VD\b/i;

/** Share by which a rounded figure may differ. */
const CLOSE = 0.01;

/** How long, round or thick a thing is, is surely no height or width of it. */
const ACROSS: ReadonlySet<string> = new Set(["length", "diameter", "thickness"]);

/**
 * Is what should be wide or long less than half so, or a step or ramp twice as high as it may be? Small clearances may
 * be left out, and drops, areas and levels may be anything.
 */
function isFarOff({ rule: { demand }, verdict: { data } }: Outcome): boolean {
  const { actual, required, unit } = data;
  if (!demand || typeof actual !== "number" || typeof required !== "number") return false;
  const [asked, measured] = [[demand.thing].flat(), [demand.property ?? []].flat()];
  if (unit !== "in" && unit !== "ft" || measured.includes("distance")) return false;
  const inches = unit === "in" ? required : 12 * required;
  return measured.some((it) =>
    it === "width" || it === "length"
      ? inches >= LONG_IN && actual > 0 && actual < required / 2
      : RISES.has(it) && asked.some((thing) => STEPS.has(thing)) && actual >= 2 * required
  );
}

/** From this limit on, inches, nobody is off by so much. */
const LONG_IN = 24;
const RISES: ReadonlySet<string> = new Set(["height", "rise"]);
const STEPS: ReadonlySet<string> = new Set(["riser", "ramp"]);

/** Is the thing let off in so many words? */
const isLetOff = ({ verdict: { data }, at: { sourceText } }: Outcome): boolean =>
  LETS_OFF.test(sourceText) ||
  (typeof data.text === "string" && NOT_NEEDED.test(sourceText) && FAR_OFF.test(sourceText));

const LETS_OFF =
  /\bNOT\s+(?:A\s+)?PART\s+OF\b(?!\s+(?:THIS|THE|OUR)\s+(?:\w+\s+)?(?:ISSUE|SET|SUBMITTAL|PERMIT|PACKAGE|CONTRACT|SCOPE|WORK)\b)|\bNEEDS?\s+NOT\b|\bEQUAL\s+TO\s+(?:THE\s+)?(?:STAIR\s+|FLIGHT\s+|CLEAR\s+)?WIDTH|\bEQUALS?\s+(?:THE\s+)?(?:STAIR|FLIGHT)\b/i;
/** A reason that can be measured: `GARAGE IS 8' FROM THE HOUSE; NO GYPSUM BOARD IS NEEDED`. */
const FAR_OFF =
  /\d\s*(?:['"]|FT\b|IN\b|FEET\b|INCHES\b)[^.;|]{0,12}\b(?:FROM|AWAY|OFF|BEYOND|CLEAR\s+OF)\b/i;
const NOT_NEEDED = /\bNO(?:NE|T)?\b[^.;|]{0,50}\b(?:NEEDED|NECESSARY)\b/i;
