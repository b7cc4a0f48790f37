/**
 * Beams, columns and lintels by their marks: the row of their list, and callouts on plans that give a mark and a rolled
 * or built section and nothing else, `B2: W12X26`, `C1 HSS4X4X1/4`.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import { cellHeaded } from "../reading/rows.ts";
import type { Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const LISTED =
  /\b(?:BEAM|COLUMN|COL|LINTEL|HEADER|GIRDER|JOIST|MEMBER)S?\b\.?.*\b(?:SCHED|LIST)|^\W*(?:(?:WOOD|STEEL|CONCRETE|FRAMING)\s+)?(?:BEAM|COLUMN|LINTEL|HEADER|GIRDER|MEMBER)S?(?:\s*(?:AND|&)\s*(?:BEAM|COLUMN|LINTEL|HEADER|GIRDER|POST)S?)?\W*$/i;
const MARK =
  /^\W*(?:(?:HEADER|HDR|BEAM|COLUMN|COL|LINTEL|GIRDER)\.?\s+)?([A-Z]{1,3}-?\d{1,2}[A-Z]?)(?![\w.'"-])/i;
const FRACTION = String.raw`\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\/\d{1,2}|\.\d{1,3})?`;
/** Steel by its shape, wood by its plies. */
const SECTION = new RegExp(
  String.raw`(?<![\w/])(?:(?:HSS|TS|MC|W|C|L|S)\s?${FRACTION}(?:\s?X\s?${FRACTION}){1,2}|` +
    String
      .raw`\(?\d\)?\s?-?\s?(?:PLY\s+)?${FRACTION}\s?"?\s?X\s?${FRACTION}"?(?:\s*(?:LVL|PSL|LSL|GLB|SYP|SPF))?)(?![\w/"'-])`,
  "gi",
);

/** No other list has such a figure: rolled steel, built-up wood by its name. */
const OF_MEMBERS_ALONE = /^\W*(?:HSS|W|MC)\s?\d|\b(?:LVL|PSL|LSL|GLB)\b/i;
const OF_OTHERS = /\b(?:CANOPY|AWNING|STAIR|SIGN|TRELLIS|SHED|CARPORT|PARTS|EXIST\w*)\b/i;
/** Behind its section a callout may say where the member is. */
const WHERE =
  /^[\s,;(-]*(?:(?:UNDER|AT|OVER|ABOVE|BELOW|ALONG|BESIDE|BEHIND|ACROSS|TYP\w*)\b[^\d]{0,24}(?:-?\d{1,3})?\W*)?$/i;

/** What is told of every member a list has a row of. */
export const toldOfMembers = (plan: PlanSet): Told[] => [...sections(plan), ...spacings(plan)];

function sections(plan: PlanSet): Told[] {
  const texts = newTexts(plan, MARK).flatMap(
    (it): { it: Statement; mark: string; section: string }[] => {
      const [, mark] = MARK.exec(it.text)!;
      const own = withoutPlates(it);
      const [section, ...others] = own.slice(own.indexOf(mark) + mark.length).match(SECTION) ?? [];
      return section && others.length === 0 ? [{ it, mark: plain(mark), section }] : [];
    },
  );
  const listed = texts.filter(({ it: { row, schedule } }) =>
    row && (LISTED.test(schedule?.title ?? "") ||
      !OF_OTHERS.test(schedule?.title ?? "") &&
        row.cells.some(({ text }) => OF_MEMBERS_ALONE.test(text)))
  );
  const rows = Map.groupBy(listed, ({ mark }) => mark);
  const called = texts.filter(({ it, mark, section }) =>
    it.from === "note" && rows.get(mark)?.length === 1 &&
    isCallout(it.text, section)
  );
  return [...listed.filter(({ mark }) => rows.get(mark)!.length === 1), ...called].map((
    { it, mark, section },
  ) => ({
    ...placeOf(it),
    topic: "member size",
    of: `the size of member ${mark}`,
    values: [section.toUpperCase().replace(/[\s"()-]|LVL|PSL|LSL|GLB|SYP|SPF|PLY/g, "")],
    said: section.trim(),
  }));
}

/** Sizes of what a member stands on or is fixed with are none of its own. */
const OF_PLATES = /\bPLATES?\b|\bB\.?P\b|\bBASE\b|\bFOOTING\b|\bFTG\b|\bANCHOR|\bBEARING\b|\bCONN/i;

const withoutPlates = ({ text, row, schedule }: Statement): string =>
  row && schedule
    ? row.cells.filter((_, at) => !OF_PLATES.test(schedule.columns[at]?.header ?? ""))
      .map((cell) => cell.text).join(" | ")
    : text;

/** A mark and its section, with where the member is at most. */
function isCallout(text: string, section: string): boolean {
  const at = text.indexOf(section);
  return /^[\s:=(),-]*$/.test(text.slice(0, at).replace(MARK, "")) &&
    WHERE.test(text.slice(at + section.length).replace(/^\s*\)/, ""));
}

const SPACING = /@\s*(\d{1,2}(?:\.\d)?)(?:"|\s*IN\b)?\s*O\.?\s?C/gi;
const SPACED = /\b(?:TRUSS|JOIST|RAFTER|PURLIN|GIRT|FRAMING)(?:ES|S)?\b/i;
const SPACING_HEAD = /\bSPACING\b|\bO\.?\s?C\b/i;
const OF_SPACED = wordsOf(
  "TRUSS TRUSSES JOIST JOISTS RAFTER RAFTERS PURLIN PURLINS GIRT GIRTS ROOF FLOOR WOOD STEEL PREFAB PREFABRICATED PRE ENGINEERED " +
    "COMMON OPEN WEB SYP SPF TYP",
);

/** How far members of a mark stand apart, inches: `T1 TRUSSES @ 24" O.C.` and its row. */
function spacings(plan: PlanSet): Told[] {
  const told = (mark: string, spacing: string, it: Statement): Told => ({
    ...placeOf(it),
    topic: "member size",
    of: `the spacing of ${plain(mark)}`,
    values: [Number(spacing)],
    said: `${spacing}" o.c.`,
  });
  return newTexts(plan, MARK).flatMap((it): Told[] => {
    const [, mark] = MARK.exec(it.text)!;
    const { schedule, row } = it;
    const found = [...it.text.matchAll(SPACING)].map(([, spacing]) => spacing);
    if (schedule && row) {
      const cell = cellHeaded(it, SPACING_HEAD) ?? "";
      const own = /^\W*(\d{1,2}(?:\.\d)?)"?\W*(?:O\.?C\.?)?\W*$/i.exec(cell)?.[1];
      const [spacing] = own ? [own] : found;
      return SPACED.test(schedule.title ?? "") && (own || found.length === 1)
        ? [told(mark, spacing, it)]
        : [];
    }
    const rest = it.text.replace(MARK, " ").replace(SPACING, " ");
    return found.length === 1 && SPACED.test(rest) && saysOnly(rest, OF_SPACED)
      ? [told(mark, found[0], it)]
      : [];
  });
}

const plain = (mark: string): string => mark.toUpperCase().replace("-", "");
