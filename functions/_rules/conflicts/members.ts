/**
 * Beams, columns and lintels by their marks: the row of their list, and callouts on plans that give a mark and a rolled
 * or built section and nothing else, `B2: W12X26`, `C1 HSS4X4X1/4`.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
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

/** What is told of every member a list has a row of. */
export function toldOfMembers(plan: PlanSet): Told[] {
  const texts = newTexts(plan, MARK).flatMap(
    (it): { it: Statement; mark: string; section: string }[] => {
      const [, mark] = MARK.exec(it.text)!;
      const [section, ...others] =
        it.text.slice(it.text.indexOf(mark) + mark.length).match(SECTION) ??
          [];
      return section && others.length === 0 ? [{ it, mark: plain(mark), section }] : [];
    },
  );
  const listed = texts.filter(({ it: { row, schedule } }) =>
    row && LISTED.test(schedule?.title ?? "")
  );
  const rows = Map.groupBy(listed, ({ mark }) => mark);
  const called = texts.filter(({ it, mark, section }) =>
    it.from === "note" && rows.get(mark)?.length === 1 &&
    /^[\s:=(),-]*$/.test(it.text.replace(MARK, "").replace(section, ""))
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

const plain = (mark: string): string => mark.toUpperCase().replace("-", "");
