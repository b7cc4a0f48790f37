/** Words of heads that the program of the drawing broke where the column ended: `Designati on`, `Wall Thickn ess`. */

/** Words that head columns; shorter ones are not told from two: `NO TE`. */
const HEAD_WORDS = new Set(
  ("ACCESSORIES ALLOWABLE APPROVAL ASSEMBLY CALCULATED CAPACITY CLEARANCE COMMENTS " +
    "CONDITION CONNECTION CONSTRUCTION DESCRIPTION DESIGNATION DIAMETER DIMENSIONS " +
    "DISCONNECT ELEVATION EQUIPMENT FASTENERS FOUNDATION FUNCTION HARDWARE HORIZONTAL " +
    "INSULATION LOCATION MANUFACTURER MATERIAL MATERIALS MOUNTING OCCUPANCY OCCUPANT " +
    "OCCUPANTS OPERATION PARTITION PRESSURE PROTECTION PROVIDED QUANTITY RECEPTACLE " +
    "REFERENCE REINFORCEMENT REINFORCING REQUIRED SPECIFICATION STRUCTURAL TEMPERATURE " +
    "THICKNESS THRESHOLD TREATMENT VENTILATION VERTICAL").split(
      " ",
    ),
);
const LETTERS = /^[A-Z]+-?$/i;
/** A word is broken over so many lines at most. */
const MOST_PIECES = 3;

/** The head with its broken words whole, a hyphen at the break left out. */
export function wholeWords(head: string): string {
  const pieces = head.split(" ");
  const words: string[] = [];
  for (let at = 0; at < pieces.length;) {
    const count = piecesAt(pieces, at);
    words.push(count === 1 ? pieces[at] : joined(pieces.slice(at, at + count)));
    at += count;
  }
  return words.join(" ");
}

/** How many pieces from here on are one word. */
function piecesAt(pieces: readonly string[], at: number): number {
  for (let count = Math.min(MOST_PIECES, pieces.length - at); count > 1; count--) {
    const some = pieces.slice(at, at + count);
    if (some.every((it) => LETTERS.test(it)) && HEAD_WORDS.has(joined(some).toUpperCase())) {
      return count;
    }
  }
  return 1;
}

const joined = (pieces: readonly string[]): string => pieces.join("").replace(/-/g, "");
