/**
 * A burning grease duct lights nothing.
 * Reads the clearance of grease ducts to combustibles, in inches; that of the fan at its end is a question.
 * @source FBC-M 8th ed. (2023), 506.3.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { BURNS } from "../mechanical/_hoods.ts";
import { demand, inches, statedQuantities } from "../measure.ts";

const FAN = String.raw`\b(?:K\.?E\.?F\b|(?:GREASE|KITCHEN|HOOD) (?:EXHAUST )?(?:FAN|DUCT)\b)`;
/** Distances a drawing of a duct shows, inches. */
const FARTHEST = 48;

/** Distances from the exhaust fan of a hood to what burns. */
const atFans = (plan: PlanSet) =>
  statedQuantities(plan, {
    quantity: inches,
    says: [
      exactCase`#[^#~;|]{0,8}${FAN}[^#~;|]{0,12}\b(?:TO|FROM|OFF)\b[^#~;|]{0,24}${BURNS}`,
      exactCase`${FAN}[^#~;|]{0,12}\b(?:TO|FROM|OFF)\b[^#~;|]{0,24}${BURNS}[^#~;|]{0,16}#`,
    ],
    not: /NON ?-? ?COMB|LISTED|ZERO|WRAP|ENCLOS|\b(?:METAL|STEEL|STL|MTL|F\.?R\.?T)\b/,
    under: /\bHOOD|\bKITCHEN|\bGREASE/,
  }).filter(({ value }) => value > 0 && value <= FARTHEST);

export default defineRule({
  id: "fire/grease-duct-clearance",
  requirementId: "FBC-M-506.3-grease-duct",
  source: { volume: "FBC-M", edition: "2023", section: "506.3.1" },
  ...demand({
    thing: "grease duct",
    property: "distance",
    where: /COMBUST|WOOD|TRUSS|JOIST|FRAMING/i,
    unless: /NON-?\s?COMBUST|LIMITED|LISTED|ZERO|WRAP|ENCLOS/i,
    limit: ({ fire }) => ({ min: fire.greaseDuctClearanceIn }),
  }, atFans),
  messages: {
    ok: "The grease duct is {raw} from combustibles.",
    likely:
      "{actual} in is given from an exhaust fan to what burns; a grease duct there needs {required} in.",
    outside:
      "The grease duct is {actual} in from combustibles; at least {required} in is required.",
  },
});
