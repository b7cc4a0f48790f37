/**
 * Whether letters can be believed whose font does not say what they are. PDFium then takes the letter's code for the
 * letter, which is right for fonts that keep the usual codes, as many programs write them, and nonsense for others.
 * What is right reads as the words of a drawing.
 */
import type { Glyph } from "../../_providers/pdf/mod.ts";
import { joinWords } from "./words.ts";

/** Words of which some stand on nearly every sheet. */
const COMMON_WORDS = new Set(
  `THE AND FOR WITH ALL PER NOT SHALL SEE FROM MAX MIN TYP TYPICAL NEW EXISTING CLEAR EACH ABOVE BELOW
  SHEET SCALE NORTH DATE DRAWN PROJECT NOTE NOTES GENERAL DETAIL SECTION ELEVATION PLAN SCHEDULE KEY LEGEND
  TYPE SIZE MARK AREA HEIGHT WIDTH LOCATION DESCRIPTION BUILDING CODE FLORIDA STREET SITE LOT PARKING
  FIRE RATED EXIT FLOOR LEVEL FIRST SECOND ROOF CEILING WALL WALLS DOOR DOORS WINDOW WINDOWS STAIR STAIRS
  ROOM HALL OFFICE LOBBY CORRIDOR STORAGE BATH BEDROOM KITCHEN LIVING DINING GARAGE CLOSET LAUNDRY PORCH
  CONCRETE STEEL WOOD METAL GYPSUM BOARD INSULATION SLAB FOOTING BEAM COLUMN TRUSS FINISH PAINT TILE
  PANEL CIRCUIT LIGHT SUPPLY RETURN EXHAUST WATER WASTE VENT PUMP UNIT EQUIPMENT FIXTURE
  MECHANICAL ELECTRICAL PLUMBING STRUCTURAL ARCHITECTURAL`.split(/\s+/),
);

/**
 * What one font must show to be believed. Of 214 fonts with 20 words and more on sheets of drawings, the least
 * had 9 % of such words; letters of another alphabet, and English ones taken for others, had none.
 */
const MIN_COMMON_SHARE = 0.05;
const MIN_DIFFERENT = 3;

/**
 * Share of the letters that nobody can be sure of, 0–1: their font has no mapping to Unicode, and what they spell is
 * not a drawing's words either.
 *
 * @param letters of one page, without spaces
 */
export function unmappedShareOf(letters: readonly Glyph[]): number {
  const unmapped = letters.filter((glyph) => glyph.style.isUnmapped);
  if (unmapped.length === 0) return 0;
  const fonts = Map.groupBy(unmapped, (glyph) => glyph.style.font);
  const doubted = [...fonts.values()].filter((ofFont) => !isDrawingsWords(ofFont));
  return doubted.reduce((sum, ofFont) => sum + ofFont.length, 0) / letters.length;
}

function isDrawingsWords(letters: readonly Glyph[]): boolean {
  const words = joinWords(letters)
    .map(({ text }) => text.toUpperCase().replace(/[^A-Z]/g, ""))
    .filter((word) => word.length >= 3);
  const common = words.filter((word) => COMMON_WORDS.has(word));
  return new Set(common).size >= MIN_DIFFERENT && common.length >= words.length * MIN_COMMON_SHARE;
}
