/** Sheets and words the gas rules share. */
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { mentions, sheetsTelling } from "../measure.ts";

/** Sheets that would show gas piping. */
export const gasSheets = (plan: PlanSet): Sheet[] =>
  sheetsTelling(
    plan,
    { disciplines: ["gas", "plumbing"], kinds: ["plumbing"] },
    /\b(?:NATURAL |FUEL |LP )?GAS (?:PIPING|RISER|DIAGRAM|ISOMETRIC|NOTES|PLAN)\b/i,
  );

/** Does the set speak of fuel gas: piping, appliances or tanks? */
export const hasGas = (plan: PlanSet): boolean =>
  mentions(
    plan,
    /NATURAL GAS|PROPANE|\bL\.?P\.?( ?GAS)?\b|\bGAS (PIP|LINE|METER|RANGE|WATER HEATER|FURNACE|RISER|APPLIANCE|COOKTOP|DRYER|FIRED)|\bCSST\b|\bCFH\b|\bMBH\b/,
    { not: /NO (NATURAL )?GAS|ALL ?-? ?ELECTRIC|GAS STATION|MEDICAL GAS/ },
  );

/** Words of appliances whose burner is sealed from the room. */
export const SEALED =
  /DIRECT ?-? ?VENT|SEALED ?-? ?COMBUSTION|ELECTRIC|ELEC\b|HEAT ?PUMP|OUTDOOR (UNIT|RATED)/i;
