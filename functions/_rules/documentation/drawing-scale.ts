/**
 * Drawings say their scale and agree with each other. Applies to sheets drawn to scale: sheets that state none are one
 * question; contradictions about scale, sheet numbers, room names and room areas are named with both places.
 * @source FBC-B 8th ed. (2023), 107.2.1
 */
import type { Evidence, PlanSet, Sheet, SheetKind } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, pass, type Verdict } from "../define_rule.ts";
import { absenceOn, perPlan, placeOf, sheetsOf, statements } from "../measure.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { mostOffScale } from "./_off_scale.ts";

interface Scaled extends Evidence {
  verdict: Verdict;
}

const TO_SCALE: SheetKind[] = [
  "site",
  "floor plan",
  "reflected ceiling plan",
  "roof plan",
  "elevation",
  "section",
  "life safety",
];

/** A plan, elevation or section that says it is not drawn to scale. */
const UNSCALED =
  /\b((FLOOR|SITE|ROOF|FOUNDATION|FRAMING|PLOT|EXTERIOR|BUILDING|FRONT|REAR|SIDE) (PLANS?|ELEVATIONS?|SECTIONS?)|ELEVATIONS)\b[^.;|]{0,24}(\bN\.?T\.?S\b|\bNOT (DRAWN )?TO (ANY )?SCALE|\bNO SCALE|\bWITHOUT (A )?SCALE|\b(ARE|IS) NOT (DRAWN )?TO (ANY )?SCALE|SCALE\W{1,3}NONE|SCALE\W{1,3}(IS )?UNKNOWN|\bFREE-?\s?HAND\b)/i;
const NO_MAIN_DRAWING =
  /\b(KEY|LOCATION|VICINITY|AREA|REFERENCE|INDEX|DIAGRAM\w*|SCHEMATIC|EXIST\w*|EVACUATION|LIFE SAFETY|EGRESS|PHAS\w+|STAGING|LEGEND|DETAILS?)\b|\bIF\b|WHEN PRINTED|REDUCED|UNLESS/i;

export default defineRule({
  id: "documentation/drawing-scale",
  requirementId: "FBC-B-107-scale",
  applies: (plan) => {
    const disputed = contradictions(plan, ["scale", "sheet number", "room name", "room area"])
      .map((it): Scaled => ({ ...it, verdict: contradictionVerdict(it) }));
    disputed.push(...offScale(plan));
    const drawn = sheetsOf(plan, { kinds: TO_SCALE }).filter(({ reading }) =>
      reading.state !== "not-a-plan" && reading.state !== "unreadable"
    );
    const said = pagesSayingScale(plan);
    const saysScale = ({ scales, page }: Sheet) => scales.length > 0 || said.has(page);
    const unscaled = statements(plan, { topic: UNSCALED, not: NO_MAIN_DRAWING, titled: true })
      .map((it) => ({ ...it, verdict: unscaledVerdict(it.text, plan) }))
      .toSorted((a, b) => Number(b.verdict.kind === "fail") - Number(a.verdict.kind === "fail"));
    if (unscaled.length > 0) return [...unscaled.slice(0, 1), ...disputed];
    const silent = drawn.filter((sheet) => !saysScale(sheet));
    // `AS INDICATED` sends the reader to a scale and is none.
    const shown = drawn.flatMap(({ scales }) => scales)
      .find(({ pointsPerFoot }) => pointsPerFoot !== null)?.evidence;
    if (silent.length === 0) {
      return [...(shown ? [{ ...shown, verdict: pass() }] : []), ...disputed];
    }
    const place = absenceOn(silent, "a drawing scale");
    const names = silent.map(({ number, page }) => number ?? `page ${page}`).slice(0, 6).join(", ");
    return [
      ...(place ? [{ ...place, verdict: cantTell("absent", { sheets: names }) }] : []),
      ...disputed,
    ];
  },
  check: ({ verdict }) => verdict,
  messages: {
    ok: "The sheets state their scales.",
    unscaled: "A drawing in the permit set is not to scale: {text}",
    unscaledSection: "A section is not to scale: {text}. Are all its sizes figured?",
    unscaledStructure:
      "A plan of structure or equipment is not to scale, while the floor plans are: {text}. Are all its sizes figured?",
    absent: "No scale was found on {sheets}.",
    conflict: CONFLICT_MESSAGE,
    off:
      "The dimension {text} is drawn {drawn} long at {scale}, the scale that the other dimensions of the plan confirm{more}.",
  },
  recommendation: "State the scale of every drawing, and make the sheets agree with each other.",
});

/**
 * Sections whose sizes are all figured are often left without a scale; plans and elevations are not. A plan of the
 * structure may be a diagram over the floor plan that is drawn to one.
 */
function unscaledVerdict(text: string, { sheets }: PlanSet): Verdict {
  const isSection = /\bSECTIONS?\b/i.test(text) && !/\b(PLANS?|ELEVATIONS?)\b/i.test(text);
  if (isSection) return cantTell("unscaledSection", { text });
  const isOfStructure =
    /\b(?:FOUNDATION|FRAMING)\s+PLAN|\b(?:ROOF|FLOOR)\s+PLAN\b\W{1,3}(?:EQUIPMENT|MECH\w*|H\.?V\.?A\.?C|PLUMBING|POWER|LIGHTING|DEVICES?|ALARMS?)\b|\b(?:EQUIPMENT|MECH\w*|H\.?V\.?A\.?C|PLUMBING|POWER|LIGHTING|DEVICES?|ALARMS?)\s+(?:ROOF|FLOOR)\s+PLAN/i
      .test(text);
  const isFloorScaled = sheets.some(({ kind, scales }) =>
    (kind === "floor plan" || kind === "life safety") &&
    scales.some(({ pointsPerFoot }) => pointsPerFoot !== null)
  );
  return isOfStructure && isFloorScaled
    ? cantTell("unscaledStructure", { text })
    : fail("unscaled", { text });
}

/** The question about a figure that disagrees with the scale of its plan. */
function offScale(plan: PlanSet): Scaled[] {
  const off = mostOffScale(plan);
  if (off === null) return [];
  const { dimension, drawn, scale, more } = off;
  const text = dimension.sourceText;
  return [{
    ...placeOf(dimension),
    verdict: cantTell("off", { text, drawn, scale, more: more === 0 ? "" : `; ${more} more` }),
  }];
}

const pagesSayingScale = perPlan(({ notes }) =>
  new Set(
    notes.filter(({ text }) => /\bSCALE\b|\bN\.?T\.?S\b/i.test(text)).map(({ page }) => page),
  )
);
