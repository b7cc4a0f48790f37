/**
 * Callouts that were read line by line: `STAIR B` over `CLEAR WIDTH` over `38"` say together what none says alone. A
 * figure that names no thing is read behind the lines right above it, behind the words before it on its line, or before
 * the line right below it.
 */
import { getThing, marksIn } from "../../_lexicon/mod.ts";
import type { Dimension } from "../../_shared/domain/plan_set.ts";
import { unionRect } from "../../_shared/geometry.ts";
import { findLengths } from "../../_shared/units.ts";
import { placeOf } from "./places.ts";
import { forReading } from "./quantities.ts";
import { remembered } from "../../_shared/remembered.ts";
import type { Statement } from "./statements.ts";

/** Longer lines are sentences, which name what they speak of. */
const LONGEST = 44;
/** Lines of one callout begin, or have their middles, within so many per cent of the page. */
const SAME_EDGE = 0.4;
/** They stand apart by less than this share of their height, words on one line by less than so many heights. */
const LINE_GAP = 0.75, WORD_GAP = 3;
/** Boxes of tall lettering reach into each other by this share. */
const OVERLAP = 0.45;
/** Lines over a figure that belong to it at most. */
const MOST_LINES = 2;

/**
 * Figures of a page behind the lines they belong to, one text each.
 *
 * @param texts the statements of the page
 * @param dimensions those of the page
 */
export function stackedFigures(
  texts: readonly Statement[],
  dimensions: readonly Dimension[],
): Statement[] {
  const heads = texts.filter((it) => it.from === "note" && isHead(it.text));
  if (heads.length === 0) return [];
  const bare = dimensions.filter((it) => !it.of && !it.between && !it.heightOf);
  const figures = [
    ...bare.map((it) => ({ ...placeOf(it), text: it.sourceText })),
    ...texts.filter((it) => it.from === "note"),
  ].filter(({ text }) => isFigure(text));
  return figures.flatMap((figure) => {
    const lines = linesOver(figure, heads);
    const under = lines.length > 0 ? undefined : heads.find((it) => isRightOver(figure, it));
    if (under && saysWhat(under.text)) return [joined(under, [figure, under])];
    if (!lines.some(({ text }) => saysWhat(text))) return [];
    return [joined(lines[0], [...lines, figure])];
  });
}

/** All lines as one text, of the place of one of them. */
const joined = (at: Statement, all: readonly Placed[]): Statement => ({
  ...at,
  text: all.map(({ text }) => text).join(" "),
  sourceText: all.map(({ sourceText }) => sourceText).join(" "),
  box: unionRect(all.map(({ box }) => box)),
});

type Placed = Pick<Statement, "box" | "text" | "sourceText">;

/** The lines that belong before a figure, top first. */
function linesOver(figure: Placed, heads: readonly Statement[]): Statement[] {
  const lines: Statement[] = [];
  for (let below: Placed = figure; lines.length < MOST_LINES;) {
    const next = heads.find((it) =>
      it.box !== below.box && (isRightOver(it, below) || below === figure && isBefore(it, figure))
    );
    if (!next) break;
    lines.unshift(next);
    // A line that names its thing needs none above it.
    if (namesThing(next.text)) break;
    below = next;
  }
  return lines;
}

function isRightOver({ box: upper }: Placed, { box: lower }: Placed): boolean {
  const gap = lower.y - upper.y - upper.height;
  const height = Math.min(upper.height, lower.height);
  if (gap < -OVERLAP * height || gap > LINE_GAP * height) return false;
  const middles = upper.x + upper.width / 2 - lower.x - lower.width / 2;
  return Math.abs(upper.x - lower.x) < SAME_EDGE || Math.abs(middles) < SAME_EDGE;
}

/** Before it on the same line. */
function isBefore({ box: left }: Placed, { box: right }: Placed): boolean {
  const gap = right.x - left.x - left.width;
  return Math.abs(left.y - right.y) < 0.3 * right.height && gap > 0 &&
    gap < WORD_GAP * right.height && Math.abs(left.height - right.height) < 0.2 * right.height;
}

/** A short line without a figure that the lexicon knows. */
const isHead = remembered((text): boolean =>
  text.length <= LONGEST && /[A-Z]{3}/i.test(text) && !/\d\s*['"]|[;|]/.test(text) &&
  findLengths(text).length === 0 && marksIn(text).some(({ senses }) =>
    senses.some(({ kind }) =>
      kind === "thing" || kind === "before"
    )
  )
);

const namesThing = remembered((text): boolean =>
  marksIn(text).some(({ things }) => things.length > 0)
);

const namesMeasure = (text: string): boolean =>
  marksIn(text).some(({ senses }) => senses.some(({ kind }) => kind === "before"));

/** Names what is measured, or a thing of which a length or a rating may be told. */
const saysWhat = remembered((text): boolean =>
  namesMeasure(text) ||
  marksIn(text).some(({ things }) => things.some((it) => getThing(it).usual !== undefined))
);

/** A length alone or with a word of its measure, or a measure with its figure: `38" CLEAR`, `RATING: 0 HR`. */
const isFigure = remembered((text): boolean =>
  text.length <= LONGEST && /\d/.test(text) && !IS_SCALE.test(text) && !namesThing(text) &&
  (SAID.test(text) && namesMeasure(text) || /^\W*\d/.test(text) && isLengthAlone(forReading(text)))
);

function isLengthAlone(text: string): boolean {
  const [length, ...others] = findLengths(text);
  if (!length || others.length > 0) return false;
  const known = marksIn(text.slice(length.end));
  const rest = known.reduceRight(
    (it, { start, end }) => it.slice(0, start) + it.slice(end),
    text.slice(length.end),
  );
  return !/\w/.test(text.slice(0, length.start) + rest.replace(/\b(?:CLEAR|CLR|TYP)\b/gi, ""));
}
const IS_SCALE = /^\W*SCALE\b/i;
const SAID = /^\W*[A-Z][A-Z .\/-]{2,30}\s?[:=]\s?\W{0,2}\d/i;
