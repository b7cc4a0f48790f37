/** Which figure of Table 1020.3 governs a corridor. */
import type { RuleContext } from "../../define_rule.ts";
import { contextOf, type Stated } from "../../measure.ts";
import { loadBeside, servesFew } from "../exits/_occupants.ts";
import { HALL } from "./_corridors.ts";

/** Corridors of hospitals in which no beds are moved. */
const NO_BEDS =
  /\b(?:NO|NOT)\b[^.;]{0,24}\b(?:BEDS?|PATIENTS?)\b|\b(?:STAFF|ADMIN\w*|OFFICES?|OUTPATIENT|SERVICE|BUSINESS)\b/i;

/** Which figure of Table 1020.3 governs a corridor. */
export type CorridorClass =
  | "equipment"
  | "dwelling"
  | "small"
  | "school"
  | "beds"
  | "general"
  | "unknown";

/** Decides the class from the words beside the corridor, the groups of the building and the load served. */
export function corridorClass(it: Stated, context: RuleContext): CorridorClass {
  const words = contextOf(it);
  const isWing = /\bWING\b/i.test(it.drawing ?? "") && !HALL.test(words) &&
    !/\bWALLS?\b|\bFACE\b/i.test(it.text);
  const groups = context.building.occupancies;
  if (/\b(MECH\w*|ELEC\w*|EQUIPMENT|CATWALK|SERVICE ACCESS)\b/i.test(words)) return "equipment";
  if (/\b(UNIT|DWELLING|APARTMENT)\b/i.test(words) && !/\bCOMMON|PUBLIC|EXIT/i.test(words)) {
    return "dwelling";
  }
  if (groups.includes("I-2") && !NO_BEDS.test(words)) {
    return /\b(PATIENT|BED|WARD|NURSING|SURGERY|SURGICAL|GURNEY|ICU|E\.?R)\b/i.test(words) &&
        !isWing
      ? "beds"
      : "unknown";
  }
  const few = servesFew(it, context);
  if (groups.includes("I-2")) return few === "yes" ? "small" : "general";
  if (few === "yes") return "small";
  if (groups.length === 1 && groups[0] === "E") {
    const own = loadBeside(it);
    const load = own ?? context.building.occupantLoad.value;
    if (own !== null && own < context.limits.egress.schoolCorridorOccupants) return "general";
    return load !== null && load >= context.limits.egress.schoolCorridorOccupants && !isWing
      ? "school"
      : "unknown";
  }
  return few === "no" ? "general" : "unknown";
}
