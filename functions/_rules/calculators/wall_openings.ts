/** The share of an exterior wall that is open: as printed, or from the areas of wall and openings; never what is allowed. */
import { anyCase } from "../../_shared/pattern.ts";
import { measuredCellHeaded, printedNumber, type Statement } from "../measure.ts";

const OPENINGS =
  /\b(OPENINGS?|GLAZING|GLAZED|UNPROT(ECTED)?|WINDOWS?\s+(AREA|IS|ARE)|FENESTRATION|STOREFRONT\s+AREA)\b/i;
/** Per cent of the glass itself: what it lets through. */
const OF_GLASS = /\bSHGC\b|\bVLT\b|\bTRANSMI|\bTINT/i;
const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|PERCENT\b|PCT\b)/i;
const LIMIT = /\b(MAX\w*|ALLOW\w*|PERMIT\w*|LIMIT\w*|REQ\w*)\b/i;

/** The only column of openings that gives no limit. */
function openingCell(at: Statement): string | null {
  const named =
    at.schedule?.columns.filter(({ header }) =>
      OPENING_HEADER.test(header) && !LIMIT.test(header)
    ) ?? [];
  const isShown = !LIMIT.test(at.schedule?.title ?? "");
  if (named.length !== 1 || !isShown) return null;
  const cell = measuredCellHeaded(at, OPENING_HEADER_SHOWN);
  const isBare = cell !== null && /%/.test(named[0].header) && /^\d{1,3}(?:\.\d+)?$/.test(cell);
  return isBare ? `${cell}%` : cell;
}

const OPENING_HEADER = /\b(OPENINGS?|GLAZING|GLAZED|UNPROT(ECTED)?)\b|\bOPEN(\s+AREA)?\W*%/i;
const OPENING_HEADER_SHOWN =
  anyCase`^(?!.*\b(?:MAX|ALLOW|PERMIT|LIMIT|REQ)).*(?:${OPENING_HEADER})`;

const OPENING_AREA =
  /^(?!.*(?:\b(?:MAX|ALLOW|PERMIT|LIMIT|REQ)|%)).*\b(?:OPENINGS?|OPN?'?GS?|GLAZING|UNPROT(?:ECTED)?)\b/i;
const WALL_AREA =
  /^(?!.*\bOP).*\b(?:WALL|GROSS|FACADE|ELEV\w*)\b.*(?:\bS\.?F\b|\bSQ|\bAREA\b)|^\W*AREA\b/i;
const SQUARE_FEET = /^(\d[\d,]*(?:\.\d+)?)\s*(?:S\.?\s?F\.?|SQ\.?\s*F(?:EE)?T\.?)?$/i;

/** What a row or list named after the openings provides, whatever is allowed: `WEST WALL OPENINGS | 45% | 41% OF WALL`. */
const providedCell = (at: Statement): string | null =>
  OPENINGS.test(`${at.row?.cells[0]?.text ?? ""} | ${at.schedule?.title ?? ""}`)
    ? measuredCellHeaded(at, /\b(?:PROV|ACTUAL|SHOWN)/i)
    : null;

/** Per cent of the wall that is open, where a row gives both areas. */
function openingShare(at: Statement): number | null {
  const areaUnder = (header: RegExp) => {
    const digits = SQUARE_FEET.exec(measuredCellHeaded(at, header) ?? "")?.[1];
    return digits === undefined ? null : printedNumber(digits);
  };
  const [open, wall] = [areaUnder(OPENING_AREA), areaUnder(WALL_AREA)];
  return open === null || wall === null || wall <= 0 || open > wall
    ? null
    : Math.round(open / wall * 1000) / 10;
}

/** The only share a text gives, in words of no limit. */
export function shareIn(text: string): number | null {
  const [first, second] = [...text.matchAll(new RegExp(PERCENT.source, "gi"))];
  return first && !second && !LIMIT.test(text) ? Number(first[1]) : null;
}

/** Per cent of the wall a statement says is open; null when it does not. */
export function openingOf(at: Statement): number | null {
  const cell = measuredCellHeaded(
    at,
    /(OPEN|GLAZ|%|PERCENT|AREA).*(PROV|ACTUAL|SHOWN|DRAWN|PROPOSED)|(PROV|ACTUAL|PROPOSED).*(OPEN|GLAZ|%|PERCENT)/i,
  );
  const printed = cell === null ? null : PERCENT.exec(cell) ?? /^(\d+(?:\.\d+)?)$/.exec(cell);
  if (printed) return Number(printed[1]);
  const bare = PERCENT.exec(openingCell(at) ?? "") ?? PERCENT.exec(providedCell(at) ?? "");
  if (bare) return Number(bare[1]);
  const share = openingShare(at);
  if (share !== null) return share;
  if (!OPENINGS.test(at.text) || OF_GLASS.test(at.text)) return null;
  const provided = /PROV\w*\.?[^\d]{0,12}(\d+(?:\.\d+)?)\s*%|(\d+(?:\.\d+)?)\s*%\s*PROV/i.exec(
    at.text,
  );
  if (provided) return Number(provided[1] ?? provided[2]);
  const shown = at.text.replace(
    /(\d+(?:\.\d+)?)\s*%\s*(MAX\w*\.?|ALLOW\w*|PERMIT\w*)|(MAX\w*\.?|ALLOW\w*|PERMIT\w*|LIMIT\w*)[^\d]{0,12}\d+(\.\d+)?\s*%/gi,
    " ",
  );
  const match = PERCENT.exec(shown);
  return match ? Number(match[1]) : null;
}
