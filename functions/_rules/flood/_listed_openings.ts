/** Lists of flood openings with columns for the area enclosed and the net area given. */
import { anyCase } from "../../_shared/pattern.ts";
import { cellHeaded, printedNumber, type Statement } from "../measure.ts";

const SQUARE_FEET = String.raw`\b(?:S\.?\s?F|SQ\.?\s*F(?:T|EET)?|SQUARE\s+F\w+)\b`;
const SQUARE_INCHES = String.raw`\b(?:S\.?\s?I|SQ\.?\s*IN(?:CHES)?|SQUARE\s+IN\w+|IN2)\b`;
const ENCLOSED_HEAD =
  anyCase`^(?!.*${SQUARE_INCHES}).*(?:\bENCLOS\w*|\bFLOOR\s+AREA|\bAREA\b.*${SQUARE_FEET}|${SQUARE_FEET})`;
/** What all openings of the row give together, what each gives, and what is asked for. */
const TOTAL_HEAD =
  anyCase`^(?!.*\b(?:REQ\w*|EACH|EA|PER|MIN\w*)\b)(?=.*(?:${SQUARE_INCHES}|\bNET\b)).*\b(?:TOTAL|PROV\w*|NET\s+(?:AREA|OPEN\w*|SQ\.?\s*IN))\b`;
const EACH_HEAD = anyCase`^(?=.*\b(?:EACH|EA|PER)\b)(?=.*(?:${SQUARE_INCHES}|\bNET\b))`;
const COUNT_HEAD =
  /^\W*(?:QTY|QUANTITY|COUNT|NO|NUMBER|#|VENTS?|OPENINGS?|LOUVERS?)\b(?!.*\b(?:SIZE|TYPE|EACH|AREA)\b)/i;

/** Area enclosed in square feet and net area of the openings in square inches, each null when not told. */
export interface ListedOpenings {
  enclosedSqft: number | null;
  netSqIn: number | null;
}

/** What the columns of a list of flood openings say in a row; null for other texts. */
export function listedOpenings(it: Statement): ListedOpenings | null {
  if (!it.row) return null;
  const figure = (head: RegExp): number | null => {
    const digits = /^\W*(\d[\d,]*(?:\.\d+)?)/.exec(cellHeaded(it, head) ?? "")?.[1];
    return digits === undefined ? null : printedNumber(digits);
  };
  const [each, count] = [figure(EACH_HEAD), figure(COUNT_HEAD)];
  const product = each !== null && count !== null ? each * count : null;
  // `ENCLOSURE` over the names of the spaces holds no area.
  const enclosedSqft = figure(/^\W*FLOOR\s+AREA\b/i) ?? figure(ENCLOSED_HEAD);
  return { enclosedSqft, netSqIn: figure(TOTAL_HEAD) ?? product };
}
