/** Rise of flights as drawings write it. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atMost, findLengths } from "../../../_shared/units.ts";
import type { Verdict } from "../../define_rule.ts";
import { cantTell, fail, inapplicable, pass } from "../../define_rule.ts";
import {
  allStatements,
  cellHeaded,
  newWork,
  rowsAnswering,
  type Stated,
  statedLengths,
  type Statement,
} from "../../measure.ts";
import { statedSteps } from "./_stairs.ts";

/** A rise and whether the drawing says it is of one flight. */
export interface StatedRise extends Stated {
  isOneFlight: boolean;
  /** A drawing of the same stair shows a landing. */
  hasLanding?: boolean;
}

const STAIR = /\b(?:STAIR\w*|FLIGHTS?|STEPS|RISERS?|BETWEEN LANDINGS)\b/i;

/** What a rise of one flight is called. */
const ONE_RISE = /\b(RISES?|CLIMBS?|FLIGHT|BETWEEN LANDINGS|FLOOR\s+TO\s+FLOOR)\b/i;

/** Stated rises: `FLIGHT RISE 12'-0"`, `RISE BETWEEN LANDINGS`, `16R @ 7" = 9'-4"`. */
export function statedRises(plan: PlanSet): StatedRise[] {
  const worded = statedLengths(plan, {
    topic:
      /\b(FLIGHT|BETWEEN LANDINGS)\b|\b(?:NO|WITHOUT|W\/O)\s+(?:AN?\s+|ANY\s+)?(?:INTERM\w*\.?\s+|INT\.?\s+|MID-?)?LANDINGS?\b|\b(?:STRAIGHT|ONE|SINGLE)\s+RUN\b/i,
    titled: true,
    not:
      /\bRAMP\b|\bSPIRAL\b|\bFLIGHTS\b|\b(?:TWO|2|THREE|3)\s+(?:EQUAL\s+)?RUNS\b|\bMID-?\s?LANDING|\bLANDING\s+DOORS?\b/i,
    of: ONE_RISE,
    rivals:
      /\bRISERS?\b|\bTREADS?\b|\bWIDE\b|\bWIDTH\b|\bHEAD\s?ROOM\b|\bHAND\s?RAILS?\b|(?<!\b(?:ONE|SINGLE|STRAIGHT|1)\s)\bRUN\b|\bDEPTH\b/i,
    betweenIn: [48, 400],
    notBefore: /^\s*(?:LONG|RUN|WIDE|DEEP|CLEAR)/i,
  }).filter(({ text, drawing, heading }) =>
    ONE_RISE.test(text) && STAIR.test(`${text} | ${drawing ?? ""} | ${heading ?? ""}`)
  )
    .map((it) => ({ ...it, isOneFlight: true }));
  const summed = statedSteps(plan).flatMap((it) => {
    const { totalRiseIn, riserCount, risersIn } = it.steps;
    const value = totalRiseIn ??
      (riserCount === null || risersIn.length === 0 ? null : riserCount * risersIn[0]);
    if (value === null) return [];
    const isUnbroken = NO_LANDING.test(it.text);
    const isOneFlight = /\bFLIGHT\b/i.test(it.text) || isUnbroken;
    const hasLanding = !isUnbroken && showsLanding(it, plan);
    return [{ ...it, value, unit: "in", raw: it.text, isOneFlight, hasLanding }];
  });
  const said = [...worded, ...listedRises(plan)];
  return [...said, ...summed.filter(({ text }) => !said.some((other) => other.text === text))];
}

const NO_LANDING =
  /\b(?:NO|WITHOUT|W\/O)\s+(?:AN?\s+|ANY\s+)?(?:INTERM\w*\.?\s+|INT\.?\s+|MID-?\s?)?LANDINGS?\b/i;

/** Stairs of lists that have a rise and no landing: `ST-1 | TOTAL RISE 12'-8" | LANDINGS NONE`. */
const listedRises = (plan: PlanSet): StatedRise[] => {
  const across = rowsAnswering(plan, {
    head: /\bLANDINGS?\b/i,
    title: /\bSTAIRS?\b/i,
    not: /\bSPIRAL/i,
  }).flatMap((it) => riseIn(it, cellHeaded(it.schedule!, it.row!, /\bRISE\b/i)));
  const down = rowsAnswering(plan, {
    head: /^\W*(?:DIM\w*|VALUE|PROVIDED|PROV'?D|ACTUAL|SIZE|DATA)\b/i,
    title: /\bSTAIRS?\b/i,
    row: /^\W*(?:INTERM\w*\.?\s+|INT\.\s+|MID-?\s?)?LANDINGS?\b/i,
  }).flatMap(({ schedule }) =>
    newWork(plan, { topic: /^\W*(?:TOTAL\s+|FLOOR\s+TO\s+FLOOR\s+)?RISE\b/i, in: "rows" })
      .filter((it) => it.schedule === schedule && it.row !== null)
      .flatMap((it) => riseIn(it, it.row!.cells.at(-1)?.text ?? null))
  );
  return [...across, ...down];
};

/** The rise a cell gives alone. */
function riseIn(it: Statement, cell: string | null): StatedRise[] {
  const [length, ...others] = findLengths(cell ?? "");
  return length && others.length === 0 && length.valueIn >= LEAST_RISE_IN
    ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw, isOneFlight: true }]
    : [];
}
/** Less is the rise of a step, inches. */
const LEAST_RISE_IN = 24;

const MARK = /\bSTAIRS?\s*(?:NO\.?\s*|#\s*)?([A-Z]{0,2}-?\d{1,2}|[A-Z])\b/i;

/** Does the drawing, or another of the stair its title names, show a landing? */
function showsLanding({ page, drawing }: Statement, plan: PlanSet): boolean {
  if (drawing === null) return false;
  const mark = MARK.exec(drawing)?.[1];
  return allStatements(plan).some((it) =>
    it.drawing !== null && /^\W*(?:[\w'"-]+\s+){0,2}LANDINGS?\b/i.test(it.text) &&
    (it.page === page && it.drawing === drawing ||
      mark !== undefined && MARK.exec(it.drawing)?.[1] === mark)
  );
}

/** The words of both rules. */
export const RISE_WORDS = {
  messages: {
    ok: "The flight rises {actual} in; at most {required} in is allowed.",
    tall: "The flight rises {actual} in; at most {required} in between landings is allowed.",
    landing:
      "The risers add up to {actual} in; at most {required} in between landings is allowed, and no landing is mentioned.",
  },
  recommendation: "Put a landing into the stair so that no flight rises more than {required} in.",
};

/** Verdict on a rise; only a rise of one flight can fail. */
export function judgeRise(it: StatedRise, required: number): Verdict {
  const data = { actual: it.value, required, unit: "in" };
  if (atMost(it.value, required, "in")) return it.isOneFlight ? pass(data) : inapplicable();
  if (it.isOneFlight) return fail("tall", data);
  const isBroken = it.hasLanding || /\bLANDINGS?\b|\bFLIGHTS\b/i.test(it.text);
  return isBroken ? inapplicable() : cantTell("landing", data);
}
