/**
 * Rows of equipment lists that tell all of a room's combustion air: what burns in it, its input under a head of its
 * own, the room's volume, and that nothing lets air in.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  allRows,
  allStatements,
  besideOnDrawing,
  cellHeaded,
  printedNumber,
  rounded,
  type Statement,
} from "../measure.ts";

/** A room of a row: cubic feet for each 1,000 Btu/h, and whether it is said to be shut. */
export type RoomAir = Statement & {
  value: number;
  state: "denied" | "shown";
  volumeCuft: number;
  /** Of Btu/h. */
  thousands: number;
};

const CUBIC_FEET = /(?<n>\d[\d,]*)\s*(?:CU\.?\s*FT\b\.?|CUBIC\s+F(?:EE|OO)T|C\.?F\b(?!M|H))/i;
/** An appliance that takes its air from the room it stands in. */
const OPEN_BURNER =
  /\bATM(?:OSPHERIC|OS)?\b|\bDRAFT\s*-?\s*(?:HOOD|DIVERTER)|\bNAT(?:URAL)?\.?\s*-?\s*DRAFT|\bB-?\s?VENT|\bGRAVITY|\bTYPE\s+B\b|\bCATEGORY\s+I\b|\bOPEN\s+COMB/i;
const OTHER_AIR =
  /\bDIRECT\s*-?\s*VENT|\bSEALED|\bCONDENSING|\bELECTRIC|\bCOMB\w*\.?\s+AIR\b|\bLOUVER(?!S?\s*:?\s*NONE)|\bOUTDOOR|\bOUTSIDE|\(E\)|\bEXIST/i;
const NO_OPENINGS =
  /\b(?:NO|WITHOUT|W\s?\/\s?O|ZERO|0)\s+(?:OTHER\s+|PERMANENT\s+)?(?:OPENINGS?|GRILLES?|LOUVERS?|VENTS?|DUCTS?)\b|\b(?:OPENINGS?|GRILLES?|LOUVERS?)\W{1,4}(?:NONE|0\b)|\bSOLID\s+DOOR|\bWEATHER\s?-?\s?STRIPPED/i;
const NO_OPENING_WORDS = new RegExp(NO_OPENINGS.source, "gi");

const numberIn = (text: string | null): number | null => {
  const digits = /^\W*(\d[\d,]*(?:\.\d+)?)\b/.exec(text ?? "")?.[1];
  return digits === undefined ? null : printedNumber(digits);
};

/** The input of a row in thousands of Btu/h. */
function thousandsOf(it: Statement): number | null {
  const thousands = numberIn(cellHeaded(it, /\bM\.?B\.?H\b|\bK\s?BTU/i));
  const btuh = numberIn(cellHeaded(it, /(?<!K\s?)\bBTU/i));
  return thousands ?? (btuh === null ? null : btuh / 1000);
}

/** Rooms of equipment rows whose open burner, input and volume are all given. */
export const roomsOfRows = (plan: PlanSet): RoomAir[] =>
  allRows(plan).flatMap((it): RoomAir[] => {
    const volume = numberIn(CUBIC_FEET.exec(it.text)?.groups?.n ?? null);
    if (volume === null || !OPEN_BURNER.test(it.text)) return [];
    if (OTHER_AIR.test(it.text.replace(NO_OPENING_WORDS, " "))) return [];
    const thousands = thousandsOf(it);
    if (thousands === null || thousands <= 0) return [];
    const state = NO_OPENINGS.test(it.text) ? "denied" : "shown";
    return [{ ...it, value: rounded(volume / thousands), state, volumeCuft: volume, thousands }];
  });

const MARK = /^\W*([A-Z]{1,4}-?\d{1,2}[A-Z]?)\W*$/i;

/** Inputs of the appliances whose marks are lettered on the drawing a text stands in, thousands of Btu/h; null for none. */
export function inputOnDrawing(it: Statement, plan: PlanSet): number | null {
  const marks = new Set(
    besideOnDrawing(it, plan).flatMap(({ text }) => MARK.exec(text)?.[1].toUpperCase() ?? []),
  );
  if (marks.size === 0) return null;
  const inputs = allStatements(plan).flatMap((row) => {
    const mark = row.row?.cells[0]?.text.trim().toUpperCase() ?? "";
    const thousands = marks.has(mark) && !SEALED.test(row.text) ? thousandsOf(row) : null;
    return thousands === null ? [] : [thousands];
  });
  return inputs.length === 0 ? null : inputs.reduce((sum, input) => sum + input, 0);
}

const SEALED = /\bDIRECT\s*-?\s*VENT|\bSEALED|\bCONDENSING|\bELECTRIC|\(E\)|\bEXIST/i;
