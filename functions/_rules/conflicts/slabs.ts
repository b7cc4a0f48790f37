/**
 * The thickness of the slab on ground, in sentences of notes, labels of sections and rows of lists; that of a garage, a
 * drive or a floor above is another. Inches.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";

import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { newStatements } from "./said.ts";
import type { Told } from "./told.ts";

const THICK = String
  .raw`(?<![\d/.'-])(?<whole>[3-8])(?:[\s-](?<part>1\/2))?\s*(?:"|-?\s*IN(?:CH(?:ES)?)?\b\.?)`;
/** `The slab is 3 1/2 inches thick`, `3 1/2 IN SLAB`, `5" CONC. FLOOR SLAB`. */
const SAID = [
  anyCase`(?:^|[:,]|\b(?:THE|GROUND|FLOOR|CONC\w*|MAIN|HOUSE|BUILDING))\.?\s*SLABS?\b(?:(?!\b(?:ON|OVER|ABOVE|WITH)\s+(?!GRADE|GROUND))[^.;|\d]){0,40}?${THICK}\s*(?:THICK|THK|$)`,
  anyCase`(?:^|[:,.]\s*)${THICK}\s*(?:THICK\s+|THK\.?\s+)?(?:(?:REINF\w*|CONC\w*|MONO\w*|FLOOR|GROUND)\.?\s+){0,3}SLABS?\b(?!\s*(?:@|AT\b|EDGE|IN\b))`,
];
const OF_ELSE =
  /\b(?:GARAGE|DRIVE\w*|WALKS?|WALKWAY|SIDEWALK|PATIO|PORCH|LANAI|POOL|PADS?|APRON|EQUIP\w*|ELEVATED|SUSPENDED|COMPOSITE|DECK|CARPORT|EXIST\w*|TOPPING|PRECAST|INSUL\w*|STO(?:R\w*)?|DUMPSTER|RAMP|CURB|EDGE|THICKENED|TURNDOWN|RECESS\w*|STEP|DROP|SECOND|2ND|UPPER|THIRD|BALCON\w*|FILL|BASE|EMBED\w*|COVER|BELOW\s+SLAB|UNDER\s+(?:THE\s+)?SLAB|BEAM|MIN\w*|MAX\w*|HOLLOW|FALLS?|SLOPE\w*|PITCH|EDGES|STAIR|COURT\w*|PARKING|DOCK|TRASH|ENTRY|STOOP)\b/i;
const LABEL =
  /^\W*(?:(?:FLOOR|GROUND|CONC\w*|MAIN)\.?\s+)?SLAB(?:\s+(?:ON\s+(?:GRADE|GROUND)|T|THK|THICK\w*))*\W*(?:\(IN\.?\)|IN\.?)?\W*$/i;
const OF_THICKNESS = /^\W*(?:T|THK|THICK\w*)\W*(?:\(?IN\.?\)?)?\W*$/i;
const CELL = /^\W*(?<whole>[3-8])(?:[\s-](?<part>1\/2))?\s*(?:"|IN(?:CH(?:ES)?)?\b\.?)?(?:\s|$|,)/i;

/** `SLAB S2: 6, FIBER REINFORCED`: behind its mark nothing else stands bare. */
const MARKED =
  anyCase`^\W*SLAB\s+(?<mark>[A-Z]{1,2}-?\d{1,2})\s*[:=,-]\s*(?<whole>[3-8])(?:[\s-](?<part>1\/2))?\s*(?:"|IN(?:CH(?:ES)?)?\b|[,;]|$)`;

/** What is told of it, and of slabs by their marks. */
export const toldOfSlabs = (plan: PlanSet): Told[] =>
  newStatements(plan).flatMap((it): Told[] => {
    const marked = it.row ? null : MARKED.exec(it.text);
    if (marked) {
      const of = `the thickness of slab ${marked.groups!.mark.toUpperCase()}`;
      return [{ ...placeOf(it), topic: "slab thickness", of, values: [thickness(marked)!] }];
    }
    const inches = it.row ? inRow(it) : inText(it);
    return inches === null ? [] : [{
      ...placeOf(it),
      topic: "slab thickness",
      of: "the thickness of the slab on grade",
      values: [inches],
    }];
  });

const thickness = (match: RegExpExecArray | null): number | null =>
  match ? Number(match.groups!.whole) + (match.groups!.part ? 0.5 : 0) : null;

const isElsewhere = ({ drawing, heading, schedule }: Statement): boolean =>
  [drawing, heading, schedule?.title].some((title) => OF_ELSE.test(title ?? ""));

function inText(it: Statement): number | null {
  if (!/\bSLABS?\b/i.test(it.text) || isElsewhere(it)) return null;
  const clause = it.text.split(/;\s*|\.\s+(?=[A-Z])/).find((text) =>
    !OF_ELSE.test(text) && SAID.some((pattern) => pattern.test(text))
  );
  return clause ? thickness(SAID.map((it) => it.exec(clause)).find(Boolean) ?? null) : null;
}

/** `SLAB T (IN) | 4`; in a list of slabs its row of thickness, or the column of it for what is no part. */
function inRow(it: Statement): number | null {
  const { row, schedule } = it;
  const [label = "", ...cells] = row!.cells.map(({ text }) => text.trim());
  const title = schedule?.title ?? "";
  if (OF_ELSE.test(label) || isElsewhere(it)) return null;
  const isOfSlabs = /^\W*(?:(?:FLOOR|GROUND)\s+)?SLABS?(?:\s+(?:TABLE|SCHED\w*|DATA))?\W*$/i.test(
    title,
  );
  if (LABEL.test(label) || isOfSlabs && OF_THICKNESS.test(label)) {
    return thickness(CELL.exec(cells[0] ?? ""));
  }
  const at = isOfSlabs
    ? schedule!.columns.findIndex(({ header }, column) =>
      column > 0 && /\bTHICK|\bTHK/i.test(header)
    )
    : -1;
  return at > 0 ? thickness(CELL.exec(cells[at - 1] ?? "")) : null;
}
