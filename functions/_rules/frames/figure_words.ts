/** What the words at a figure say of it: what it measures, whether it is a bound, whether it is asked for. */
import { getProperty, type Mark } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import { type Clause, sensesOf, thingsOf, type Words } from "./clause.ts";
import { isOfOtherCase } from "../reading/other_cases.ts";
import type { Figure } from "./figures.ts";

/** Words that may stand between a figure and the word for what is measured. */
const FILLER =
  /^(?:[\s.:=@()'"+\/-]|\b(?:CLEAR|CLR|NET|MIN|MAX|MINIMUM|MAXIMUM|IS|ARE|OF|THE|AT|NOT|LESS|MORE|THAN|TYP|APPROX|ONLY|PROVIDED|EQUALS|INSIDE|ABOUT|TOTAL|ACTUAL|MEASURED|FINISHED|UP|A|TO BE|SHALL BE|SET|KEPT|SHOWN|HERE|EACH|BOTH|EA|NOM|NOMINAL|OR|GREATER)\b\.?)*$/i;
/** Between a noun and its figure a thing may stand: `WIDTH OF STAIR 42"`. */
const OF = /^\s*(?:OF|AT|FOR|IN|TO)\s+(?:THE\s+)?$/i;

/** Properties whose words stand at the figure: behind it as `DEEP`, before it as `DEPTH:`. */
export function propertiesAt(figure: Figure, { text, marks, figures }: Clause): string[] {
  const found: string[] = [];
  const range = figures.find(({ start, kind }) =>
    start >= figure.end && kind === figure.kind && RANGE.test(text.slice(figure.end, start))
  );
  let from = (range ?? figure).end;
  for (const mark of marks) {
    if (mark.start < from) continue;
    if (!FILLER.test(text.slice(from, mark.start)) || text[mark.end] === "/") break;
    const after = sensesOf(mark, "after");
    if (after.length > 0 && !isTakenByNext(mark, text, figures)) found.push(...after);
    else if (!isSign(mark)) break;
    from = mark.end;
    if (found.length > 0 && after.length === 0) break;
  }
  if (ABOVE_FLOOR.test(text.slice((range ?? figure).end))) return ["height"];
  if (found.length > 0 && !found.every((it) => it === "distance")) return [...new Set(found)];
  const behind = marks.find(({ start }) => start >= from);
  if (behind && hangs(behind) && UP_TO.test(text.slice(from, behind.start))) {
    return ["clear height"];
  }
  let to = figure.start;
  for (const mark of marks.toReversed()) {
    if (mark.end > figure.start) continue;
    const between = text.slice(mark.end, to);
    const before = sensesOf(mark, "before");
    if (before.length > 0) {
      if (FILLER.test(between) || OF.test(between)) found.unshift(...before);
      break;
    }
    if (!isSign(mark) && !(thingsOf(mark).length > 0 && FILLER.test(between))) break;
    to = mark.start;
  }
  if (found.length > 0 || figures.filter(({ kind }) => kind === figure.kind).length > 1) {
    return [...new Set(found)];
  }
  const ahead = marks.filter(({ end }) => end <= figure.start);
  return [...new Set(ahead.flatMap((mark) => sensesOf(mark, "before")))].filter((it) =>
    getProperty(it).kind === figure.kind
  );
}

/** What heads may hit. */
const hangs = (mark: Mark): boolean => thingsOf(mark).includes("obstruction");
const UP_TO = /^\W*(?:(?:CLEAR|CLR)\b\W*)?(?:@|\b(?:AT|TO|UNDER|BELOW|BLW)\b)\.?\s*(?:THE\s+)?$/i;

/** Heights are measured from what people stand on. */
const ABOVE_FLOOR =
  /^\W*(?:ABOVE|ABV|OVER|OFF)\b\.?\s+(?:THE\s+)?(?:\w+\s+){0,2}(?:FLOOR|FLR|GRADE|DECK|SURFACE|SLAB|WALK\w*|NOSINGS?|LANDING|PAVING|PAVEMENT|GROUND)\b/i;

/** Between the two figures of a range: `33" TO 36"`. */
const RANGE = /^\W{0,2}\s*(?:TO|-|AND|&)\s*$/i;

const isSign = ({ senses }: Mark): boolean =>
  senses.every(({ kind }) => kind !== "thing" && kind !== "after" && kind !== "before");

/** Is a word for a measure that of the next figure: `34" RIM, DEPTH 19"`? */
function isTakenByNext(mark: Mark, text: string, figures: readonly Figure[]): boolean {
  if (sensesOf(mark, "before").length === 0) return false;
  const next = figures.find(({ start }) => start >= mark.end);
  return next !== undefined && /^\s*[:=@]?\s*$/.test(text.slice(mark.end, next.start));
}

/** Properties of the figure's kind any word of a text names, for figures that stand apart from it. */
export function propertiesIn({ marks }: Words, { kind }: Figure): string[] {
  const named = marks.flatMap((mark) => [...sensesOf(mark, "before"), ...sensesOf(mark, "after")]);
  return [...new Set(named)].filter((id) => {
    const own = getProperty(id).kind;
    return own === kind || kind === "bare";
  });
}

/** Characters between a figure and a word for its bound or its role. */
const NEAR = 14;

function signsNear(figure: Figure, { marks, text }: Clause, kind: string): boolean {
  return marks.some((mark) => {
    if (sensesOf(mark, kind).length === 0) return false;
    const between = mark.start >= figure.end
      ? text.slice(figure.end, mark.start)
      : text.slice(mark.end, figure.start);
    return between.length <= NEAR && !/[;|,\d]/.test(between);
  });
}

/** `min` of `34" MIN.`. */
export const boundOf = (figure: Figure, clause: Clause): Frame["bound"] =>
  signsNear(figure, clause, "least") ? "min" : signsNear(figure, clause, "most") ? "max" : null;

/** Is the figure asked for, allowed or there? */
export function roleOf(figure: Figure, clause: Clause): Frame["role"] {
  if (signsNear(figure, clause, "provided")) return "provided";
  if (signsNear(figure, clause, "required") || isOfCode(figure, clause)) return "required";
  return signsNear(figure, clause, "allowed") ? "allowed" : "provided";
}

/** Told of others, `42" AND TWO RAILS OF OTHER BUILDINGS DO NOT APPLY`, or of the code: `36" IS THE LEAST`. */
const isOfCode = ({ end }: Figure, { text }: Clause): boolean =>
  OF_OTHERS.test(text.slice(end)) || IS_LIMIT.test(text.slice(end)) ||
  isOfOtherCase(text.slice(end));
const OF_OTHERS =
  /^(?:(?!\b(?:EXCEPTIONS?|TABLES?|SECTIONS?|SO|HENCE|THEREFORE|THUS|AS|BECAUSE|SINCE|WHERE|IS|ARE|HAS|HIGH|WIDE)\b|,\s*(?!(?:AND\s+)?\d))[^;:]){0,90}\bDO(?:ES)?\s+NOT\s+APPLY\b/i;
const IS_LIMIT =
  /^\W*(?:IS|ARE|BEING)\s+THE\s+(?:LEAST|MOST|LIMIT)(?=\s*(?:[,;.)]|$|\b(?:THERE|HERE|ALLOWED|REQUIRED|PERMITTED)\b))/i;
