/**
 * The walls of a house keep it from leaning.
 * Looks for braced walls or shear walls.
 * @source FBC-R 8th ed. (2023), R602.10
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

const bracing = mustShowThing({
  thing: "wall bracing",
  notUnder: /TRUSS|PIP|DUCT|CEILING|SEISMIC|\bDECK\b/i,
  not:
    /^\W*(?:DIA\w*\s+)?BRACING\W*$|\bDIA\w*\s+BRACING(?!.*\bWALL)|MASONRY|\bCMU\b|CONCRETE|\bICF\b|TRUSS|TEMPORARY|CEILING|PIPE|DUCT|GUARD|RAIL|STRUT|CABINET|\bKNEE\b|\bX-?\s?BRAC/i,
});

/** What holds the building instead: walls of block or concrete, or a design of its own for the prescribed panels. */
const HELD_OTHERWISE =
  /\b(?:BLOCK|MASONRY|C\.?M\.?U|CONCRETE)\s+(?:SHEAR\s+)?(?:WALLS?|PIERS?)\b|\bSHEAR\s?WALLS?\b|\b(?:ENGINEERED|WFCM)\b.*\bPRESCRIPTIVE\b|\bPRESCRIPTIVE\b.*\b(?:ENGINEERED|WFCM)\b/i;

export default defineRule({
  id: "structural/wall-bracing",
  requirementId: "FBC-R-R602.10-lateral",
  source: { volume: "FBC-R", edition: "2023", section: "R602.10" },
  ...bracing,
  applies: (plan, context) =>
    bracing.applies(plan, context).filter(({ state, text }) =>
      state !== "denied" || !HELD_OTHERWISE.test(text)
    ),
  messages: {
    ok: "Wall bracing is shown: {text}",
    denied: "No wall bracing: {text}",
    deferred: "Wall bracing is deferred: {text}",
  },
});
