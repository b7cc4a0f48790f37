/**
 * Between two doors in a row one person can stand. Applies to stated spaces between doors in series under
 * FBC-Building, and as a question to vestibules dimensioned on plans whose doors swing one way. Inches, beyond the
 * swing of a door.
 * @source FBC-B 8th ed. (2023), 1010.1.7
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { judgeMin, type Stated, statedLengths } from "../../measure.ts";
import { drawnVestibules, swungSpaces } from "./_vestibules.ts";

/** A space beside the swing of a door. */
const PLUS_SWING =
  /\b(?:BEYOND|PAST|CLEAR\s+OF|CLR\.?\s+OF|PLUS|OUTSIDE|BESIDES|IN\s+ADDITION\s+TO|\+)\s+(?:THE\s+)?(?:ARC\s+OF\s+(?:THE\s+)?)?(?:SWINGING\s+|OPEN\s+)?(?:DOORS?|DR|LEAF|LEAVES)?\.?\s*(?:SWINGS?|WIDTH|LEAF|LEAVES|DOORS?)\b|\bFROM\s+(?:THE\s+)?(?:OPEN(?:ED)?|SWUNG)\s+(?:DOORS?|DR|LEAF)\b|\b(?:BETWEEN|BTWN\.?)\s+(?:DOOR\s+)?SWINGS\b/i;

/** Spaces a vestibule leaves beside the swing of its doors, inches. */
const besideSwing = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: anyCase`(?:\bVESTIBULE|\bSERIES|\bBETWEEN\b.*\bDOORS?).*${PLUS_SWING}`,
    not: /\b(POWER|AUTOMATIC|STORM|ELEVATOR|OVERHEAD|COILING|CLG|CEILING|HIGH)\b/i,
    titled: true,
    of: PLUS_SWING,
    rivals: /\bMAT\b|\bWIDE\b|\bLATCH\b|\bPULL\b/i,
    betweenIn: [12, 240],
    notBefore: /^\s*(?:X\s|WIDE)/i,
  });

/** Spaces between doors as texts state them, inches. */
const stated = (plan: PlanSet): Stated[] => [
  ...besideSwing(plan),
  ...statedLengths(plan, {
    topic: /\bBETWEEN\b.*\bDOORS?\b|\bDOORS? IN SERIES\b|\bVESTIBULE\b/i,
    not:
      /\b(POWER|AUTOMATIC|STORM|ELEVATOR|OVERHEAD|COILING|CLG|CEILING|HIGH|ALONG|SIDE BY SIDE)\b/i,
    of: /\bBETWEEN\b|\bIN SERIES\b|\bVESTIBULE\b|\bCLEAR (?:SPACE|FLOOR|DEPTH)\b/i,
    rivals: /\bWIDE\b|\bSWING\b|\bDOORS?(?=\s*\d)|\bMAT\b/i,
    betweenIn: [12, 240],
  }).filter(({ text }) => /\bBETWEEN\b|\bSERIES\b/i.test(text) && !PLUS_SWING.test(text)),
];

export default defineRule({
  id: "egress/doors-in-series",
  requirementId: "FBC-B-1010.1.7-doors-in-series",
  demand: {
    thing: "vestibule",
    unless: /SWING|POWER|AUTOMATIC/i,
    property: ["depth", "distance", "length"],
  },
  applies: (plan) => {
    const swung = swungSpaces(plan);
    const worded = stated(plan).filter((it) => !swung.some(({ box }) => box === it.box));
    return [...swung, ...worded, ...drawnVestibules(plan)];
  },
  check(it, { limits }) {
    const required = limits.egress.doorsInSeriesIn;
    if (!("leafIn" in it)) return judgeMin({ actual: it.value, required, unit: "in" }, "close");
    const data = { actual: it.value, required: required + it.leafIn, unit: "in", leaf: it.leafIn };
    const verdict = judgeMin(data, "swung");
    if (!it.isDrawn) return verdict;
    return verdict.kind === "fail" ? cantTell("drawn", data) : inapplicable();
  },
  onceTold: { drawn: "swung" },
  messages: {
    ok: "Doors in series are {actual} in apart; at least {required} in is required.",
    close:
      "Doors in series are {actual} in apart; at least {required} in beyond the swing is required.",
    drawn:
      "The vestibule is {actual} in between its walls, and its doors swing the same way. If that is the path of travel, at least {required} in is required with a leaf of {leaf} in.",
    swung:
      "Doors in series are {actual} in apart, and a leaf of {leaf} in swings between them; at least {required} in is required.",
  },
  recommendation: "Deepen the vestibule so that at least {required} in remains between the doors.",
});
