/**
 * Metal and deck around a pool are at one potential.
 * Where a pool sheet is in the set, looks for equipotential bonding, and reads the gauge of its conductor.
 * @source NFPA 70-2020, 680.22 and 680.26(B)
 */
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { defineRule, fail } from "../define_rule.ts";
import {
  mustShow,
  type Presence,
  statedQuantities,
  type StatedQuantity,
  wireGauge,
} from "../measure.ts";

const presence = mustShow({
  shown: [
    /EQUI ?-? ?POTENTIAL/,
    /BOND(ED|ING)?[^.;]{0,50}(POOL|DECK|SPA\b|SHELL|LADDER|PERIMETER)/,
    /(POOL|DECK|SPA\b|LADDER|PERIMETER)[^.;]{0,50}BOND(ED|ING)?\b/,
  ],
  denied: [
    /POOL[^;]{0,60}\b(NO|WITHOUT|W ?\/ ?O|NOT) (EQUI ?-?POTENTIAL |PERIMETER |DECK )*BOND/,
    /\b(NO|WITHOUT|W ?\/ ?O) (EQUI ?-?POTENTIAL |PERIMETER |DECK )*BOND\w*[^;]{0,40}(POOL|DECK|LADDER|SHELL|PERIMETER|COPING|REBAR|STEEL)/,
    /(POOL|DECK|LADDER|SHELL|PERIMETER|COPING|REBAR|STEEL)[^;]{0,40}(\bNOT (TO BE )?BONDED|\bUNBONDED|BOND\w*[^;]{0,14}(NOT (REQ|PROV|SHOWN)|NONE|OMITTED|DELETED))/,
  ],
  titled: true,
  amid: /\bPOOLS?\b|\bSPA\b|HOT TUB/,
  silentOn: poolSheets,
  searched: "equipotential bonding",
});

/** The pool itself, drawn on a plan: `POOL 16' X 30'`, `NEW POOL`, or under a drawing or a list of its own. */
const POOL_DRAWN =
  /^\W*(?:NEW\s+|PROPOSED\s+|IN-?GROUND\s+|GUNITE\s+|SWIMMING\s+){0,3}POOL(?:\s*(?:&|AND|\/|\+)\s*SPA)?\W*(?:\d[\d\s'"/.X×-]*)?$/i;
const POOL_PART =
  /^\W*(?:\d\W+)?(?:SWIMMING\s+)?POOL(?:\s*(?:&|AND|\/)\s*(?:SPA|DECK))?\s+(?:NOTES|PLAN|SECTION|DETAILS?|LAYOUT)\b/i;

/** Sheets named for the pool; without any, those that draw it new. */
function poolSheets({ sheets, notes }: PlanSet): Sheet[] {
  const named = sheets.filter((it) => /\bPOOL\b/i.test(it.title ?? ""));
  if (named.length > 0) return named;
  const parts = notes.filter(({ kind, text }) => kind === "title" && POOL_PART.test(text));
  const drawn = notes.filter(({ text, kind }) => kind !== "title-block" && POOL_DRAWN.test(text));
  if (parts.length === 0 || drawn.length === 0) return [];
  return sheets.filter(({ page }) => parts.some((it) => it.page === page));
}

/** Things without metal need no bond. */
const NO_METAL =
  /\b(VINYL|PLASTIC|P\.?V\.?C|WOOD(EN)?|COMPOSITE|NON ?-?METAL\w*|RESIN|FIBERGLASS (LADDER|SLIDE|STEP|RAIL|FENCE|HANDRAIL)\w*)\b(?!\s+(LINER|POOL|SHELL))[^.;]{0,30}\b(NOT|NO|UNBONDED)\b/i;

export default defineRule<Presence | StatedQuantity>({
  id: "electrical/pool-bonding",
  requirementId: "NEC-680-pool",
  source: { volume: "NEC", edition: "2020", section: "680.22" },
  title: "Pool bonding",
  demand: {
    thing: "bonding",
    property: "wire size",
    where: /POOL|SPA\b/i,
    limit: ({ electrical }) => ({ max: electrical.poolBondAwg }),
  },
  applies: (plan, context) => {
    const thin = statedQuantities(plan, {
      quantity: wireGauge,
      says: [/\bBOND(ED|ING)?\b[^#~;,№]{0,40}#/, /#[^#~;,№]{0,30}\bBOND(ED|ING)?\b/],
      not: /REBAR|REINF|BARS?\b|SCREW|EQUIP\w*\.? GROUND|E\.?G\.?C/,
      titled: true,
      amid: /\bPOOLS?\b|\bSPA\b|HOT TUB/,
    }).filter(({ value }) => value > context.limits.electrical.poolBondAwg);
    return thin.length > 0 ? thin : presence.applies(plan, context)
      .filter((it) => it.state !== "denied" || !NO_METAL.test(it.text));
  },
  check(it, context) {
    if ("state" in it) return presence.check(it, context);
    const required = context.limits.electrical.poolBondAwg;
    return fail("thin", { actual: it.value, required, unit: "AWG", text: it.text });
  },
  messages: {
    ok: "Pool bonding is shown: {text}",
    thin:
      "The pool is bonded with No. {actual} AWG; solid copper of at least No. {required} AWG is required.",
    denied: "Pool bonding is missing: {text}",
    deferred: "Pool bonding is deferred: {text}",
    absent: "No equipotential bonding was found on the pool drawings.",
  },
  recommendation:
    "Show the bonding grid: pool shell, 3 ft around the water, and metal within 5 ft.",
});
