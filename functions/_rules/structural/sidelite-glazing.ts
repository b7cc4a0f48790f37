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
import { mustShowThing, type Presence } from "../measure.ts";
import { isFarFromDoor } from "./_glass.ts";

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
    return withoutRepeated(shown, plan);
  },
  messages: {
    ok: "The sidelite has safety glazing: {text}",
    denied: "The glass beside a door is not safety glazing: {text}",
    deferred: "Safety glazing beside the door is deferred: {text}",
  },
});
