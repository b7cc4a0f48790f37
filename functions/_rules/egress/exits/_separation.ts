/** Share of the diagonal by which exits lie apart. */
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { around, asStatement, perPlan } from "../../measure.ts";
import type { Separation } from "./_paths.ts";

/** Per cent of the diagonal that rounding on drawings may take. */
export const SEPARATION_TOLERANCE = 0.3;

/** The distance of a separation against the required one, feet, with their shares of the diagonal, per cent. */
export const separationData = ({ apartFt, diagonalFt }: Separation, requiredShare: number) => ({
  actual: apartFt,
  required: Math.round(diagonalFt * requiredShare) / 100,
  unit: "ft",
  share: Math.round((apartFt / diagonalFt) * 1000) / 10,
  requiredShare,
  diagonal: diagonalFt,
});

/** A diagonal lettered in a room, and the only bare dimension beside it that is shorter than half of it. */
export type DrawnSeparation = Separation & { isDrawn: true };

/** A diagonal alone: `52'-3" DIAG.`; of the whole building it says nothing of one room. */
const DIAGONAL_ALONE =
  /^[\d\s'"\/-]+(?:ROOM\s+)?DIAG(?:ONAL)?\.?$|^DIAG(?:ONAL)?\.?\W*[\d\s'"\/-]+$/i;
const EGRESS_DRAWING = /\bLIFE[\s-]SAFETY|\bEGRESS|\bEXIT(?:ING)?\b/i;
/** Per cent of the page from the diagonal to the dimension; doors stand no closer, inches. */
const BESIDE = 8, CLOSEST_IN = 48;

/** Diagonals of rooms on plans of the ways out with one dimension at their side: probably that between the doors. */
export const drawnSeparations = perPlan((plan): DrawnSeparation[] =>
  plan.notes.flatMap((note) => {
    if (!DIAGONAL_ALONE.test(normaliseMarks(note.text).trim())) return [];
    const sheet = plan.sheets.find(({ page }) => page === note.page);
    if (!EGRESS_DRAWING.test(`${note.drawing ?? ""} ${sheet?.title ?? ""}`)) return [];
    const [diagonal] = findLengths(normaliseMarks(note.text));
    const beside = around(note, plan.dimensions, BESIDE).filter((it) =>
      !it.of && !/[A-Z]/i.test(it.sourceText) && it.valueIn >= CLOSEST_IN &&
      it.valueIn < diagonal.valueIn / 2
    );
    if (beside.length !== 1) return [];
    return [{
      ...asStatement(`${beside[0].sourceText} | ${note.sourceText}`, beside[0]),
      apartFt: Math.round(beside[0].valueIn / 12 * 100) / 100,
      diagonalFt: Math.round(diagonal.valueIn / 12 * 100) / 100,
      claimedPercent: null,
      isDrawn: true as const,
    }];
  })
);
