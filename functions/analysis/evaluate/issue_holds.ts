/**
 * What stands against a failure of any rule: signs that the words of its place have not been understood whole. Rules
 * read patterns and single figures, and every new author letters two of them in one breath that nobody thought of; what
 * is held asks.
 */
import { isKindOf, marksIn } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { figuresIn } from "../../_rules/frames/figures.ts";
import { clausesOf, forReading } from "../../_rules/measure.ts";
import { framesAt } from "./figure_owner.ts";
import { isAsked } from "./link_holds.ts";
import type { Outcome } from "./outcome.ts";
import { statementAt } from "./statement_at.ts";
import { heldOf } from "./to_finding.ts";

/** The outcomes, each failure that something stands against as a question. */
export const holdIssues = (outcomes: readonly Outcome[], plan: PlanSet): Outcome[] =>
  outcomes.map((it) => {
    const doubt = it.verdict.kind === "fail" ? doubtOf(it, plan) : null;
    return doubt ? { ...it, verdict: { ...it.verdict, kind: "cantTell" }, doubt } : it;
  });

/** Why a failure asks; null where nothing stands against it. */
function doubtOf(it: Outcome, plan: PlanSet): string | null {
  const text = statementAt(it.at, plan)?.text ?? it.at.sourceText;
  if (EXEMPTION.test(text)) return IS_EXEMPT;
  const own = findOwnFrame(it, plan);
  if (own) return isKeptBeside(it, own, plan, text) ? IS_KEPT_BESIDE : null;
  return isFarOff(it) && !isNamedAtFigure(it, plan) ? IS_FAR_OFF : null;
}

const IS_EXEMPT = "The words name an exemption; whether it holds here could not be told.";
const IS_KEPT_BESIDE =
  "The same words give another figure of it that complies; which of the two is meant here could not be told.";
const IS_FAR_OFF =
  "The figure is far off the limit, and the words at it do not name what is measured.";

/** Words that let off, and numbers below or above which they do; a length under which a thing lies is a place. */
const EXEMPTION = new RegExp(
  [
    String.raw`\bEXEMPT\w*`,
    String
      .raw`\b(?:UNDER|LESS\s+THAN|FEWER\s+THAN)\s+\d[\d,.]*(?!\s*(?:GA|IN|INCH\w*|FT|FEET|FOOT)\b|["'\d.,])`,
    String.raw`\b\d[\d,.]*[A-Z]*\s+(?:[A-Z]+\s+){0,3}OR\s+(?:LESS|FEWER|MORE)\b`,
  ].join("|"),
  "i",
);

/** Share by which a figure the rule has rounded may differ from the one printed. */
const ROUNDING = 0.006;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * ROUNDING;

/** A frame, with the factor from its unit to that of the rule. */
interface OwnFrame {
  frame: Frame;
  factor: number;
}

/** The frame at the place that gives the failing figure to the thing the rule demands something of. */
function findOwnFrame({ rule, verdict, at }: Outcome, plan: PlanSet): OwnFrame | undefined {
  const { demand } = rule;
  const { actual } = verdict.data;
  if (!demand?.property || typeof actual !== "number") return undefined;
  const measures = [demand.property].flat();
  for (const frame of framesAt(plan)(at)) {
    const { value, thing, property } = frame;
    if (value === null || property === null) continue;
    const factor = [1, demand.scale ?? 1, 1 / 12].find((it) => isNear(value * it, actual));
    if (factor !== undefined && measures.includes(property) && isAsked(thing, rule)) {
      return { frame, factor };
    }
  }
  return undefined;
}

/** Do the same words give the measure of the thing once more, and that keeps the limit? The sides of one size are no two. */
function isKeptBeside(
  { rule: { demand }, verdict: { data }, at }: Outcome,
  { frame: own, factor }: OwnFrame,
  plan: PlanSet,
  text: string,
): boolean {
  const cells = statementAt(at, plan)?.row?.cells ?? [];
  const isInOneCell = (...both: Frame[]) =>
    cells.length === 0 || cells.some((it) => both.every(({ raw }) => it.text.includes(raw)));
  const sides = figuresIn(forReading(text)).filter(({ side }) => side).map(({ value }) => value);
  const isSide = ({ value }: Frame) => sides.some((it) => isNear(it, value!));
  return !isSide(own) && !isMeasureTold(own) &&
    framesAt(plan)(at).some((frame) =>
      frame.value !== null && frame.unit === own.unit && frame.text === own.text &&
      frame.role === "provided" &&
      frame.polarity === "is" &&
      [demand!.property!].flat().includes(frame.property!) && isInOneCell(own, frame) &&
      [demand!.thing].flat().some((it) => isKindOf(frame.thing, it)) && !isSide(frame) &&
      keeps(frame.value * factor, data)
    );
}

/** Does the clause say what of the thing is measured: `38" DEEP`? */
const isMeasureTold = ({ clause, property }: Frame): boolean =>
  marksIn(clause).some(({ senses }) =>
    senses.some(({ kind, id }) => (kind === "after" || kind === "before") && id === property)
  );

/** Does a value keep the limit another one missed: at least so much, at most so much, or between two? */
function keeps(value: number, { actual, required }: Outcome["verdict"]["data"]): boolean {
  const bounds = String(required ?? "").match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (bounds.length === 0 || typeof actual !== "number") return false;
  const [least, most = least] = bounds;
  if (bounds.length > 1) return least <= value && value <= most;
  return actual < least ? value >= least : actual > least && value <= least;
}

/** So many times the limit, or so small a part of it, is seldom a slip. */
const FAR = 3;
/** Of these a slip is seldom far off; ratings go by steps, counts and sums by what is counted. */
const MEASURED_IN: ReadonlySet<unknown> = new Set(["in", "ft", "%", "R", "cfm"]);

function isFarOff(it: Outcome): boolean {
  const { measured, required, unit } = heldOf(it);
  if (typeof measured !== "number" || typeof required !== "number") return false;
  if (measured <= 0 || required <= 0 || !MEASURED_IN.has(unit)) return false;
  return measured >= FAR * required || required >= FAR * measured;
}

/** Does the clause or the cell with the figure name the thing? A figure that was worked out stands in none. */
function isNamedAtFigure({ rule, verdict: { data }, at }: Outcome, plan: PlanSet): boolean {
  const statement = statementAt(at, plan);
  const parts = statement?.row?.cells.map(({ text }) => forReading(text)) ??
    clausesOf(forReading(statement?.text ?? at.sourceText));
  const printed = Number(data.actual) * (data.unit === "ft" ? 12 : 1);
  const isThing = (it: string) =>
    rule.demand ? isAsked(it, rule) : marksIn(rule.title).some(({ things }) => things.includes(it));
  return parts.some((part) =>
    figuresIn(part).some(({ value }) => isNear(value, printed)) &&
    marksIn(part).some(({ things }) => things.some(isThing))
  );
}
