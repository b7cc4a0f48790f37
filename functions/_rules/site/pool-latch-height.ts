/**
 * Doors from the house to a pool are latched above a child's reach. Applies to stated heights of releases of
 * self-latching doors and gates at pools; the alarm option is read by site/pool-door-alarm. A gate's release on the
 * pool side may be lower where a child cannot reach it, which is a question. Inches above the floor.
 * @source FBC-R 8th ed. (2023), R4501.17; F.S. 515.27 and 515.29
 */
import { cantTell, defineRule } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  contextOf,
  inches,
  isKept,
  judgeMin,
  labelledQuantities,
  lengthOf,
  type OwnLength,
  type Stated,
  statedLengths,
  statedQuantities,
  type StatementQuery,
  statements,
} from "../measure.ts";
import { hasPool, POOL } from "./_pool.ts";

const LATCH =
  /\b(?:SELF-?\s?LATCHING|LATCH(?:ES|ING)?|RELEASE(?:\s+MECHANISM)?|LATCHING DEVICE)\b/i;

/** Doors with an exit alarm may be latched anywhere; gates may not. */
const hasAlarm = (text: string): boolean =>
  /(?<!\b(?:NO|NOT|WITHOUT|W\/O)\s(?:\w+\s)?)\b(?:EXIT\s+|DOOR\s+)ALARMS?\b|\bALARM\s+OPTION\b/i
    .test(text) &&
  !/\bGATES?\b|\bIN\s+LIEU\s+OF\b[^;]{0,20}ALARM/i.test(text);

/** A gate may be released from the pool side near its top instead, out of reach through the fence. */
const isOnPoolSide = (text: string): boolean =>
  /\b(POOL|INNER|INSIDE)[- ]*(SIDE|FACE)\b/i.test(text) &&
  /\b(BELOW|UNDER|DOWN FROM)\s+(THE\s+)?TOP\b|\bSHIELD/i.test(text);

/** `POOL GATE LATCH 48" INSIDE`: lawful below the figure where no child reaches over the gate or through it. */
function isGateFromPool({ text, raw }: Stated): boolean {
  const said = text.split(/[;.](?=\s)/).find((part) => part.includes(raw)) ?? text;
  return /\bGATES?\b/i.test(said) &&
    /\bINSIDE\b|\b(?:POOL|INNER)[- ]*(?:SIDE|FACE)\b/i.test(said) &&
    !/\bOUTSIDE\b|\b(?:BOTH|EITHER|EACH)\s+SIDES?\b/i.test(said);
}

/** `GATE 36", SELF-CLOSING, SELF-LATCHING`: the figure between the gate and a comma is its own. */
function isSizeOfGate({ text, raw }: Stated): boolean {
  const at = text.indexOf(raw);
  return /\bGATES?\W*$/i.test(text.slice(0, at)) && /^\W{0,2},/.test(text.slice(at + raw.length));
}

const RELEASE: StatementQuery & OwnLength = {
  topic: LATCH,
  not: /\bLATCH SIDE|\bSTRIKE SIDE|\bMANEUVER/i,
  of: LATCH,
  rivals:
    /\bBARRIERS?\b|\bFENC\w+\b|\bOPENINGS?\b|\bHIGH (?:FENCE|BARRIER)\b|\bGAPS?\b|\bCLEAR\b|\bWIDE\b|\bALARM\b|\bSPHERE\b/i,
  betweenIn: [24, 84],
  notBefore: /^\s*(WIDE|CLEAR|HIGH\s+(?:\w+\.?\s+)?(FENCE|BARRIER|POOL)|FROM TOP|BELOW)/i,
};

/** Releases in the rows of a door schedule, whatever its columns are called. */
const ofListedDoors = (plan: PlanSet): Stated[] =>
  statements(plan, { ...RELEASE, in: "rows" }).flatMap((it) => {
    const length = it.schedule?.kind === "door" && !isKept(it.text)
      ? lengthOf(it.text, RELEASE)
      : null;
    return length ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }] : [];
  });

export default defineRule({
  id: "site/pool-latch-height",
  requirementId: "FBC-R-R4501-latch",
  source: { volume: "FBC-R", edition: "2023", section: "R4501.17" },
  when: (_building, { plan }) => hasPool(plan) ? "yes" : "no",
  demand: {
    thing: "pool latch",
    property: "height",
    where: /POOL|SPA\b|\bGATE/i,
    keep: ({ clause }) => !/\bGATES?\W*#\W*,/i.test(clause),
  },
  applies: (plan) =>
    [...statedLengths(plan, RELEASE), ...ofListedDoors(plan)].filter((it) =>
      POOL.test(contextOf(it)) && !isOnPoolSide(it.text) && !isSizeOfGate(it) &&
      !hasAlarm(it.text)
    ).concat(
      statedQuantities(plan, {
        quantity: inches,
        says: /\bPOOL\b[^#]{0,70}\b(LATCH|RELEASE)( RELEASE)?( (HT|HGT|HEIGHT))?\.?[^#~|]{0,4}#/,
        in: "rows",
        titled: true,
      }).filter(({ value, text }) => value >= 24 && value <= 84 && !LATCH.test(text)),
      labelledQuantities(plan, { quantity: inches }, [{
        title: /\bPOOL\b[^|]{0,24}\bDOOR|\bDOOR\b[^|]{0,24}\bPOOL\b/,
        amid: /\bLATCH|\bRELEASE/,
        says: /^# ?(MIN\.? )?(A\.? ?F\.? ?F|ABOVE|TO (LATCH|RELEASE))/,
        not: /LEVER|PULL|HANDLE|ALARM/,
      }]).filter(({ text }) => !LATCH.test(text)),
    ),
  check(it, { limits }) {
    const data = { actual: it.value, required: limits.site.poolLatchIn, unit: "in" };
    const verdict = judgeMin(data, "low");
    return verdict.kind === "fail" && isGateFromPool(it) ? cantTell("reach", data) : verdict;
  },
  messages: {
    ok: "The release is {actual} in above the floor; at least {required} in is required.",
    low:
      "The release is {actual} in above the floor; at least {required} in is required at a pool.",
    reach:
      "The gate is released on the pool side, {actual} in above the floor. Below {required} in, a young child must not reach the release over the top or through the gate; whether one can could not be determined.",
  },
  recommendation: "Set the release at least {required} in above the floor, or use an exit alarm.",
});
