/**
 * Plumbing work comes with its sanitary and water risers.
 * Looks for a riser or isometric diagram where plumbing sheets are in the set.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.3
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  denying,
  isDeferred,
  judgePresence,
  lookFor,
  mentions,
  newWork,
  placeOf,
  type Presence,
  type PresenceQuery,
} from "../measure.ts";
import { NO_PLUMBING_WORK, plumbingSheets } from "./_words.ts";

/** One system or several: `WASTE, VENT OR WATER`. */
const SYSTEMS = String
  .raw`(?:(?:PLUMBING|SANITARY|DOMESTIC|WATER|WASTE|VENT|SUPPLY|DRAINAGE|DWV)(?:\s*[,/]\s*(?:(?:AND|OR)\s+)?|\s+(?:OR|AND|&)\s+|\s+))+`;
const DIAGRAM = String
  .raw`(?:${SYSTEMS}(?:RISERS?|ISOMETRICS?)|RISERS?\s+(?:DIAGRAMS?|ISOMETRICS?|DRAWINGS?|SCHEMATICS?)|ISOMETRICS?(?:\s+(?:DIAGRAMS?|DRAWINGS?))?|PIPING\s+SCHEMATICS?)(?:\s+(?:DIAGRAMS?|ISOMETRICS?))?`;

/** The riser diagram of one system by its name. */
const OF_A_SYSTEM =
  anyCase`\b${SYSTEMS}RISERS?\s+(?:DIAGRAMS?|ISOMETRICS?|DRAWINGS?|SCHEMATICS?)\b`;
const OTHER_RISERS = /ELECTRICAL|FIRE ALARM|LOW VOLTAGE/;

/** Titles a diagram without a word of what rises: on an electrical sheet, that of the service. */
const UNTOLD = /^\W*RISERS?(?:\s+(?:DIAGRAMS?|DRAWINGS?|SCHEMATICS?))?\W*$/i;

/** Pages whose riser diagram is one of wires, unless it says otherwise: of electrical sheets plumbing has no share in. */
function wiredPages(plan: PlanSet): ReadonlySet<number> {
  const own = new Set(plumbingSheets(plan).map(({ page }) => page));
  return new Set(
    plan.sheets.filter(({ discipline, page }) => discipline === "electrical" && !own.has(page))
      .map(({ page }) => page),
  );
}

const RISER: PresenceQuery = {
  shown: [
    // `RISER` alone titles a drawing; in a sentence it is that of a stair, a duct or a gas pipe.
    exactCase`${SYSTEMS}RISERS?\b|\bRISERS?\s+(?:DIAGRAM|ISOMETRIC|DRAWING|SCHEMATIC)|^\W*RISERS?\W*$`,
    /ISOMETRIC|\bISO\b|\bD\.?F\.?U\b|\bW\.?S\.?F\.?U\b/,
  ],
  denied: [
    denying(DIAGRAM),
    /\bNO\s+(PLUMBING|SANITARY|WASTE|WATER)\b[^.;]{0,30}\bRISERS?\s+(DIAGRAMS?\s+)?(IS|ARE|HAS|HAVE)\b/,
    /NO RISER DIAGRAM(?! (ON )?THIS (SHEET|PLAN))|RISER DIAGRAM[^.;]{0,12}NOT (PROVIDED|INCLUDED|SHOWN)/,
  ],
  not:
    /(?:RTU-?\d*|\bAIR|DUCT)\s+(?:SUPPLY|RETURN)|STAIR|TREAD|\d+ ?RISERS?\b|RISERS? ?(?:AT|@|OF) ?\d|NOSING|(CLOSED|OPEN|MAX\w*\.?|BETWEEN( ADJ\w*\.?)?) RISER|RISERS? (CLOSED|OPEN)|\d ?R\b|ELEVATOR|STEP|ELECTRICAL RISER|POWER RISER|FIRE ALARM|SPR(?:IN)?KL?\w*\.? RISER|STANDPIPE|FIRE RISER|F\.?P\.? RISER|ONE ?-? ?LINE|SEISMIC/,
  notUnder: OTHER_RISERS,
  searched: "a plumbing riser diagram",
};

function shownIn(plan: PlanSet): Presence[] {
  const wired = wiredPages(plan);
  return lookFor(plan, {
    ...RISER,
    where: ({ text, page }) => !(UNTOLD.test(text) && wired.has(page)),
    silentOn: plumbingSheets(plan),
  });
}

export default defineRule({
  id: "plumbing/riser-diagram",
  requirementId: "FBC-P-riser",
  source: { volume: "FBC-B", edition: "2023", section: "107.3.5.1.3" },
  demand: { thing: "riser diagram" },
  applies: (plan) => {
    const found = shownIn(plan).filter(({ state }) =>
      state === "shown" || !mentions(plan, NO_PLUMBING_WORK)
    );
    // One of the systems is drawn and the riser of another put off.
    const later = newWork(plan, { topic: OF_A_SYSTEM, notUnder: OTHER_RISERS })
      .find(({ text }) => isDeferred(text));
    return later && found.every(({ state }) => state === "shown")
      ? [{ ...placeOf(later), state: "deferred" as const, text: later.text }]
      : found;
  },
  check: judgePresence,
  messages: {
    ok: "A riser diagram is shown: {text}",
    denied: "No riser diagram: {text}",
    deferred: "The riser diagram is deferred: {text}",
    absent: "No sanitary or water riser diagram was found on the plumbing drawings.",
  },
  recommendation: "Add sanitary and water risers, with fixture units and sizes.",
});
