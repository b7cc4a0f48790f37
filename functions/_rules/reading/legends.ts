/**
 * Letters a set explains once and uses on its plans: `DE  DEAD END LENGTH` in the legend, `DE 42'-0"` in the corridor.
 * Only letters that stand right before a length are written out, and only for measures of egress.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import type { Statement } from "./statements.ts";

/** Does a text stand in a list of signs, or begin one? `LIFE SAFETY PLAN KEY: E = EXIT SIGN`. */
export const isLegend = ({ text, heading, drawing, schedule }: Statement): boolean =>
  /\b(LEGENDS?|SYMBOLS?)\b/i.test(heading ?? schedule?.title ?? drawing ?? "") ||
  /^\W*(?:[A-Z]+\s+){0,4}(?:LEGEND|KEY|SYMBOLS?)\s*:/i.test(text);

/** Measures of egress by the words legends have for them. */
const MEASURES = [
  "DEAD[\\s-]*END",
  "COMMON PATH",
  "(?:MAX(?:IMUM|\\.)?\\s+)?(?:EXIT ACCESS )?TRAVEL DIST",
  "(?:MAX(?:IMUM|\\.)?\\s+)?EXIT ACCESS",
];
/** What they are written out as. */
const NAMES = ["DEAD END", "COMMON PATH OF EGRESS TRAVEL", "TRAVEL DISTANCE", "TRAVEL DISTANCE"];
const LETTERS = String.raw`(?<![A-Z.])((?:[A-Z]\.?){2,5})(?![A-Z])`;
const EXPLAINED = MEASURES.map((words) =>
  new RegExp(String.raw`${LETTERS}\s*[-–=:|]{0,2}\s*${words.replaceAll(" ", String.raw`\s+`)}`, "g")
);
const LEGEND = /LEGEND|ABBREV|SYMBOL|\bKEY\b|LIFE\s+SAFETY|EGRESS/i;

/** Letters that mean nothing else on a plan of the ways out. */
const UNDERSTOOD = new Map([["DE", "DEAD END"], ["TD", "TRAVEL DISTANCE"]]);
const WAYS_OUT = /\bLIFE\s+SAFETY|\bEGRESS|\bEXIT(?:ING)?\s+(?:PLAN|DIAGRAM)/i;

const bare = (letters: string): string => letters.replaceAll(".", "").toUpperCase();

/** Short texts of letters and a length. */
const LONGEST = 40;
const USED = exactCase`^\W*${LETTERS}\s*[-–=:@]{0,2}\s*(?=\d)`;

/** Writes the letters out that the set explains, or that its plans of the ways out leave no doubt about. */
export function writtenOut(
  plan: PlanSet,
  printed: readonly Statement[],
): (it: Statement) => Statement {
  const explained = explanations(printed);
  const onWaysOut = new Set(
    plan.sheets.filter(({ kind, title }) => kind === "life safety" || WAYS_OUT.test(title ?? ""))
      .map(({ page }) => page),
  );
  return (it) => {
    if (it.text.length > LONGEST || it.from === "row") return it;
    const text = normaliseMarks(it.text);
    const used = USED.exec(text);
    if (!used || findLengths(text).length !== 1) return it;
    const letters = bare(used[1]);
    const isOfWaysOut = onWaysOut.has(it.page) || WAYS_OUT.test(it.drawing ?? "");
    const name = explained.get(letters) ?? (isOfWaysOut ? UNDERSTOOD.get(letters) : undefined);
    return name === undefined ? it : { ...it, text: `${name} ${text.slice(used[0].length)}` };
  };
}

/** Letters by what legends say of them; letters explained in two ways mean nothing. */
function explanations(printed: readonly Statement[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const { text, heading, drawing, schedule } of printed) {
    if (!LEGEND.test([heading, drawing, schedule?.title, text].filter(Boolean).join(" | "))) {
      continue;
    }
    EXPLAINED.forEach((pattern, index) => {
      for (const [, letters] of text.toUpperCase().matchAll(pattern)) {
        const known = found.get(bare(letters));
        if (known !== undefined && known !== NAMES[index]) doubtful.add(bare(letters));
        found.set(bare(letters), NAMES[index]);
      }
    });
  }
  for (const letters of doubtful) found.delete(letters);
  return found;
}
