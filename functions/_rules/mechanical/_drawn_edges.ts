/**
 * Units on roof plans with a bare dimension beside them that may be their distance to the edge, where the parapet on
 * that side is lettered too low to guard it, or as not there. What the dimension measures is likely, so nothing but a question comes of it.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { centre, type PercentRect } from "../../_shared/geometry.ts";
import {
  allStatements,
  around,
  asStatement,
  forReading,
  inches,
  type StatedQuantity,
  type Statement,
} from "../measure.ts";

/** `ROOF PLAN`, `2 ROOF, UNITS`, `MECH. ROOF`; no section, no detail. */
const ROOF_PLAN =
  /\bROOF\b[^|]*\bPLAN\b|^\W*(?:\d{1,2}\W+)?(?:MECH\w*\.?\s+|UPPER\s+|LOWER\s+|MAIN\s+)*ROOF(?:TOP)?\b(?!.*\b(?:SECTIONS?|DETAILS?|DTLS?|ELEVATIONS?|SCHEDULE|NOTES|CURBS?|EDGE|HATCH|DRAINS?|LADDER)\b)/i;
const UNIT = /^(?:RTU|AHU|MAU|DOAS|ERV|CU|HP|EF|AC)\s*-?\s*\d+[A-Z]?\b/i;
const OLD = /\(E\)|\bEXIST|\bE\.?T\.?R\b/i;
const GUARDS =
  /(?<!\bNO\s)\b(?:GUARD(?:\s?-?RAIL(?:ING)?)?S?|SAFETY\s+RAILS?|TIE\s?-?\s?(?:OFF|BACK)S?|ROOF\s+ANCHORS?|LIFELINE)\b/i;
/** Such a rail stands around the opening of the roof alone. */
const OF_HATCH = /\b(?:HATCH|LADDER|SKY\s?LIGHT)\b/i;
const NO_PARAPET =
  /\b(?:NO|WITHOUT|W\/O)\s+PARAPETS?\b(?![^.;]{0,16}\b(?:FLASH|CAP|SCUPPER|COPING))/i;
/** Per cent of the page from the figure to the mark of its unit. */
const BESIDE = 7;
/** Shorter strings are curbs and pads, feet. */
const LEAST_FT = 2;

/** Distances in feet below `edgeFt` of units beside a parapet lower than `guardIn`. */
export function drawnEdges(
  plan: PlanSet,
  { edgeFt, guardIn }: { edgeFt: number; guardIn: number },
): (StatedQuantity & { isDrawn: true })[] {
  const texts = allStatements(plan).filter(({ from, drawing }) =>
    from === "note" && ROOF_PLAN.test(drawing ?? "")
  );
  if (!texts.some(({ text }) => UNIT.test(text.trim()))) return [];
  const isGuarded = texts.some(({ text }) => GUARDS.test(text) && !OF_HATCH.test(text));
  const parapets = texts.flatMap((it) => {
    if (NO_PARAPET.test(it.text)) return [{ it, heightIn: 0 }];
    const [height] = /\bPARAPET/i.test(it.text) ? inches.find(forReading(it.text)) : [];
    return height ? [{ it, heightIn: height.value }] : [];
  });
  if (isGuarded || parapets.length === 0) return [];
  return plan.dimensions.flatMap((it) => {
    const feet = it.valueIn / 12;
    if (feet < LEAST_FT || feet >= edgeFt || /[A-Z]/i.test(it.sourceText) || it.between) return [];
    const here = texts.filter(({ page, drawing }) => page === it.page && drawing === it.drawing);
    const [unit] = around(it, here.filter(({ text }) => UNIT.test(text.trim())), BESIDE);
    const [near] = parapets.filter(({ it: { page, drawing } }) =>
      page === it.page && drawing === it.drawing
    ).sort((a, b) => offIn(it, a.it) - offIn(it, b.it));
    if (!unit || OLD.test(unit.text) || !near || near.heightIn >= guardIn) return [];
    const text = `${unit.text} ${it.sourceText}, ${near.it.text}`;
    return [{
      ...asStatement(text, it),
      drawing: it.drawing ?? null,
      value: feet,
      unit: "ft",
      raw: it.sourceText,
      clause: text,
      before: "",
      after: "",
      isDrawn: true as const,
    }];
  });
}

/** How far a text stands off along the direction a dimension measures: its parapet is the nearest that way. */
function offIn({ box, orientation }: Dimension, { box: other }: Pick<Statement, "box">): number {
  const at = (it: PercentRect) => orientation === "vertical" ? centre(it).y : centre(it).x;
  return Math.abs(at(box) - at(other));
}
