/** Ends of plumbing vents that a roof plan only marks. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { around, type Statement } from "../measure.ts";

/** A label that gives the distance to an intake and not what stands so near: `8'-0" TO INTAKE`. */
export const TO_INTAKE =
  /^\W*# ?(CLR\.? ?|CLEAR )?(TO|FROM) (THE )?(AIR |O\.?A\.? |RTU )?INTAKE\W*$/;
const VENT_LABEL =
  /^\W*(?:\d[\d \/]*"?\s*)?(?:V\.?T\.?R\.?|(?:PLUMB\w*\.?|PLBG\.?|SAN\w*\.?) VENT)\W*$/i;
/** What fouls the air besides vents. */
const OUTLET_LABEL =
  /^\W*(?:K?\.?E\.?F\.?|EXH(?:AUST)?\.?|FLUE|B-?\s?VENT)\s*-?\s*\d{0,2}[A-Z]?\W*$/i;
/** Per cent of the page from the distance to the label of what it is measured from. */
const AT_LABEL = 3;

/** Is a vent the nearest of all outlets marked beside the distance? */
export function isAtVent(it: Statement, { notes }: PlanSet): boolean {
  const labels = notes.filter(({ text }) => VENT_LABEL.test(text) || OUTLET_LABEL.test(text));
  const [nearest] = around(it, labels, AT_LABEL);
  return nearest !== undefined && VENT_LABEL.test(nearest.text);
}
