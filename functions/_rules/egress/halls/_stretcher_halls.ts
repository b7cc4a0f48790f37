/** Corridors people are wheeled through in ambulatory care, and their widths. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { givesAmbulatoryCare } from "../../ambulatory_care.ts";
import type { RuleContext } from "../../define_rule.ts";
import { nearestTo } from "../../measure.ts";
import { bareWidths, BESIDE } from "./_clear_widths.ts";
import type { HallWidth } from "./_corridors.ts";

const HALL = String.raw`(?:CORR(?:IDOR)?S?\b\.?|HALL(?:WAY)?S?\b|PASSAGE(?:WAY)?S?\b)`;
const WHEELED = String
  .raw`\b(?:GURNEYS?|STRETCHERS?|PATIENTS?|SURG\w*|PROCEDURES?|RECOVERY|(?:PRE|POST)-?\s?OP\w*|OPERATING)\b`;
const STRETCHERS = anyCase`${WHEELED}[^|;]{0,24}${HALL}|${HALL}[^|;]{0,30}${WHEELED}`;
/** Longer texts are notes, not the name of a corridor. */
const LONGEST_LABEL = 40;

/** Are people wheeled through this corridor, by its own words? */
export function takesStretchers(it: HallWidth, { plan, building }: RuleContext): boolean {
  return building.occupancies.includes("B") && givesAmbulatoryCare(plan) &&
    wheeledThrough([it.text, it.room].filter(Boolean).join(" | "));
}

/** Such a corridor elsewhere is not this one: `72 in gurney corridor n/a`. */
const wheeledThrough = (text: string): boolean => STRETCHERS.test(text) && !NO_SUCH_HALL.test(text);
const NO_SUCH_HALL =
  anyCase`\bNO\s+${WHEELED}|${WHEELED}[^|;]{0,48}(?:\bN\/A\b|\bNOT\s+APPL|\bDOES\s+NOT\s+APPL)`;

/** Plain dimension strings beside the name of such a corridor: they go across it or measure something else. */
export function besideStretcherHalls(plan: PlanSet): HallWidth[] {
  const named = plan.notes.filter(({ text }) => text.length <= LONGEST_LABEL);
  const isHall = ({ text }: { text: string }) => wheeledThrough(text);
  if (!named.some(isHall)) return [];
  const names = named.filter(({ text }) => /[A-Z]{3}/i.test(text));
  return bareWidths(plan).flatMap((width) => {
    const name = nearestTo(width, names);
    return name && name.gap <= BESIDE && isHall(name.it)
      ? [{ ...width, room: name.it.text, isCertain: width.isClear }]
      : [];
  });
}
