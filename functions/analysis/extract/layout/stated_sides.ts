/**
 * Which column of a comparison holds the figure of the code and which the building's, where no header says so:
 * `COMMON PATH | 100 FT (S) | 88 FT`. Marks in the cells tell, else the order of the figures; doubt tells nothing.
 */
import type { ColumnMeaning } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";

type Column = { header: string; meaning: ColumnMeaning | null };

/** Words of a cell that states what the code allows or demands. */
const OF_CODE =
  /\b(ALLOW\w*|PERMIT\w*|LIMIT\w*|UNLIMITED|MAX(IMUM)?|MIN(IMUM)?|REQ(UIRE\w*|'?D)?|TABLE|TABULAR|SECTION|SEC\.)(?![A-Z])|§|\b(U\.?L|N\.?L)\.?$|\((S|NS|N\.S\.|SPRINK\w*|NON-?SPRINK\w*)\)/i;
/** Words of a cell that states what is drawn. */
const OF_BUILDING = /\b(PROV(IDED|'?D)?|ACTUAL|PROPOSED|SHOWN|DRAWN|AS DESIGNED)\b/i;
/** Cells that only name a section or table of the code. */
const CITATION = /^(FBC\S*|TABLE|T\.?|SEC(TION)?\.?|§|R|P)?\s*\d{3,4}(\.\d+)+\S*$|^-+$/i;

/** Things of which the code allows so much and no more. */
const HAS_MOST =
  /COMMON PATH|TRAVEL|DEAD[- ]?END|\bSTOR(Y|IES)\b|\bAREAS?\b|(BUILDING|BLDG\.?|MEAN|ROOF) ?(HEIGHT|HT)|^HEIGHT|COVERAGE|IMPERVIOUS|RISERS?\b|SLOPE|U-?FACTOR|SHGC|\bF\.?A\.?R\.?\b|DENSITY/i;
/** Things of which the code demands at least so much. */
const HAS_LEAST =
  /WIDTH|\bEXITS?\b(?! ACCESS)|SEPARATION|FIXTURES?|LAVATOR|WATER CLOSETS?|PARKING|SPACES|SETBACK|\bYARD\b|TREADS?\b|HEADROOM|CEILING|LANDING|GUARD|OPEN SPACE|CAPACITY|CLEARANCE|R-?VALUE/i;

/** Rows whose order agrees before it counts without any mark. */
const MIN_AGREEING = 2;

/**
 * Columns with the meanings `required` and `provided` added where a table of items and two figures is without
 * headers and its cells leave no doubt.
 *
 * @param rows texts of the rows, one per column
 */
export function withSides(columns: readonly Column[], rows: readonly string[][]): Column[] {
  const values = columns.map((_, index) => index).slice(1)
    .filter((index) => rows.some((row) => row[index] !== "" && !CITATION.test(row[index])));
  const isBare = columns.every(({ header }) => header.trim() === "");
  if (!isBare || values.length !== 2) return [...columns];
  const [first, second] = values;
  const limit = limitColumn(rows.map((row) => [row[0], row[first], row[second]]));
  if (limit === null) return [...columns];
  const [required, provided] = limit === 1 ? [first, second] : [second, first];
  return columns.map((column, index) =>
    index === required
      ? { ...column, meaning: "required" }
      : index === provided
      ? { ...column, meaning: "provided" }
      : column
  );
}

/** 1 or 2 for the column with the code's figures in rows of item and two cells; null in doubt. */
function limitColumn(rows: readonly string[][]): 1 | 2 | null {
  const compared = rows.filter(([item, a, b]) => item !== "" && hasFigure(a) && hasFigure(b));
  if (compared.length === 0) return null;
  const marked = compared.map(([, a, b]) => sideByMarks(a, b)).filter((side) => side !== null);
  if (marked.length > 0) return marked.every((side) => side === marked[0]) ? marked[0] : null;
  const ordered = compared.map(sideByOrder).filter((side) => side !== null);
  const isClear = ordered.length >= MIN_AGREEING && ordered.every((side) => side === ordered[0]);
  return isClear ? ordered[0] : null;
}

const hasFigure = (text: string): boolean => /\d|UNLIMITED/i.test(text);

function sideByMarks(a: string, b: string): 1 | 2 | null {
  const [isFirst, isSecond] = [[a, b], [b, a]].map(([limit, drawn]) =>
    (OF_CODE.test(limit) && !OF_CODE.test(drawn)) ||
    (OF_BUILDING.test(drawn) && !OF_BUILDING.test(limit))
  );
  return isFirst === isSecond ? null : isFirst ? 1 : 2;
}

/** What is built is seldom more than allowed or less than demanded. */
function sideByOrder([item, a, b]: string[]): 1 | 2 | null {
  const [isMost, isLeast] = [HAS_MOST.test(item), HAS_LEAST.test(item)];
  const [first, second] = [figureOf(a), figureOf(b)];
  if (isMost === isLeast || first === null || second === null || first === second) return null;
  return (first > second) === isMost ? 1 : 2;
}

/** The one figure of a cell: a length in inches, else a plain number; null for none or several. */
function figureOf(text: string): number | null {
  const plain = normaliseMarks(text);
  const lengths = findLengths(plain);
  if (lengths.length > 0) return lengths.length === 1 ? lengths[0].valueIn : null;
  const numbers = plain.match(/\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0].replaceAll(",", "")) : null;
}
