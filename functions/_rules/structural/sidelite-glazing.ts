/**
 * Glass beside a door does not break into blades.
 * Looks for safety glazing at sidelites.
 * @source FBC-R 8th ed. (2023), R308.4.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { clausesOf, mustShowThing, newWork, placeOf, type Presence } from "../measure.ts";
import { isFarFromDoor, isNearDoor } from "./_glass.ts";

const glass = mustShowThing({
  thing: "safety glazing",
  at: "sidelite",
  instead: "annealed glass",
});

/** Words of the glass beside a door, not of that in its leaf. */
const BESIDE =
  /\bSIDE\s?-?\s?LI(?:GH)?TES?\b|\bSIDE\s?-?\s?LI(?:GH)?TS?\b|\b(?:BESIDE|ADJ\w*\.?|NEXT|NEAR|WITHIN|W\/IN|FLANKING)\b/i;

/** Glass the text itself puts elsewhere: a window of its own, one at a tub. */
const isOtherGlass = (text: string): boolean =>
  /\bWINDOWS?\b|\bW-?\d{1,2}\b|\bTUBS?\b|\bSHOWERS?\b/i.test(text) &&
  !/\bSIDE\s?-?\s?LI(?:GH)?TE?S?\b|\bDOORS?\b/i.test(text);

/** The mark of a listed sidelite as notes name it; null for what no list of windows has. */
function markOf({ page, box }: Presence, plan: PlanSet): RegExp | null {
  const mark = plan.windows.find((it) => it.page === page && overlaps(it.box, box))?.mark;
  return mark === undefined || mark.length < 2
    ? null
    : exactCase`(?<![\w-])${mark.replace(/[^\w]/g, "\\$&")}(?![\w-])`;
}

/** Does a note on its mark put it beyond the reach of its door? */
const isNotedFar = (mark: RegExp, plan: PlanSet, limits: Limits): boolean =>
  plan.notes.some(({ text }) => mark.test(text) && isFarFromDoor(text, limits));

const ANNEALED =
  /(?<!\b(?:NO|NOT)\s)\bANNEALED\b|\b(?:NOT|NON|UN)-?\s?TEMPERED\b|\bPLATE\s+GLASS|\bFLOAT\s+GLASS/i;
const SAFE = /\bLAMINAT|(?<!\b(?:NOT|NON|UN)[\s-]?)\bTEMP(?:ERED)?\b|\bSAFETY\s+GLA|\bEXIST/i;
const IS_WINDOW = /\bW(?:INDOWS?|DWS?|DO|IN)\b|\bW-?\d{1,2}\b|\bGLASS\b|\bPANES?\b/i;
/** A wall between, or one at a right angle, keeps a pane out of reach; so does height. */
const APART =
  /\bPERPENDICULAR|\bINTERVENING|\bBEHIND\b|\b(?:WALL|BARRIER)\s+BETWEEN|\b(?:SILL|BOTTOM)\b[^,;|\d]{0,12}(?:[6-9]\d|1\d\d)\s*(?:"|IN\b)|\b(?:SILL|BOTTOM)\b[^,;|\d]{0,12}[5-9]\s*(?:'|FT\b)/i;

/** Windows of annealed glass whose note puts them in reach of a door: `W5: edge 14 in. from the door, annealed`. */
const windowsAtDoors = (plan: PlanSet, limits: Limits): Presence[] =>
  newWork(plan, { topic: ANNEALED, in: "notes", not: SAFE }).flatMap((it) => {
    const said = clausesOf(it.text).some((part) =>
      ANNEALED.test(part) && IS_WINDOW.test(part) && isNearDoor(part, limits) && !APART.test(part)
    );
    return said ? [{ ...placeOf(it), state: "denied" as const, text: it.sourceText }] : [];
  });

/** What a note says of a listed sidelite and its row says again is told once, at the note. */
const withoutRepeated = (shown: readonly Presence[], plan: PlanSet): Presence[] =>
  shown.filter((it) => {
    const mark = markOf(it, plan);
    return mark === null ||
      !shown.some((other) =>
        markOf(other, plan) === null && other.state === it.state && mark.test(other.text)
      );
  });

export default defineRule({
  id: "structural/sidelite-glazing",
  requirementId: "FBC-R-R308.4.2-door-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.2" },
  ...glass,
  applies: (plan, context) => {
    const shown = [...glass.applies(plan, context)].filter((it) => {
      const mark = markOf(it, plan);
      return !isFarFromDoor(it.text, context.limits) &&
        (mark === null || !isNotedFar(mark, plan, context.limits)) &&
        (it.state !== "shown" || BESIDE.test(it.text)) && !isOtherGlass(it.text);
    });
    const noted = windowsAtDoors(plan, context.limits).filter(({ page, box }) =>
      !shown.some((it) => it.page === page && it.box === box)
    );
    return withoutRepeated([...shown, ...noted], plan);
  },
  messages: {
    ok: "The sidelite has safety glazing: {text}",
    denied: "The glass beside a door is not safety glazing: {text}",
    deferred: "Safety glazing beside the door is deferred: {text}",
  },
});
