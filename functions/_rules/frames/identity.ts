/**
 * The judge of identity: whether two frames speak of one thing. Door 105 of the schedule is door 105 of the plan; the
 * stair of a section is stair 2 where a set has no other. Where it can't be told, nobody says so.
 */
import { isKindOf } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";

/** Is it one thing? */
export type Sameness = "same" | "other" | "unknown";

type Named = Pick<Frame, "thing" | "mark" | "context">;

/**
 * Whether two frames speak of one thing.
 *
 * @param marksOf the marks under which the set knows a thing
 */
export function sameThing(
  a: Named,
  b: Named,
  marksOf: (thing: string) => ReadonlySet<string>,
): Sameness {
  if (!isKindOf(a.thing, b.thing) && !isKindOf(b.thing, a.thing)) return "other";
  const [one, two] = [markOf(a), markOf(b)];
  if (one !== null && two !== null) return one === two ? "same" : "other";
  const known = new Set([...marksOf(a.thing), ...marksOf(b.thing)]);
  return known.size === 1 && (one ?? two) !== null ? "same" : "unknown";
}

/** Its own mark, else the only one its titles give: `STAIR 2 SECTION`. */
function markOf({ thing, mark, context }: Named): string | null {
  if (mark !== null) return normalMark(mark);
  const word = thing.split(" ").at(-1)!.toUpperCase();
  const marks = new Set(
    [...context.matchAll(eachInAnyCase`\b${word}S?\s*(?:NO\.?|#)?\s*-?(${MARK})`)]
      .map(([, it]) => normalMark(it)),
  );
  return marks.size === 1 ? [...marks][0] : null;
}

const MARK = String
  .raw`[A-Z]{0,3}-?\d{1,4}[A-Z]?(?![\w'"/.%-]|:\d|,\d|\s*(?:HR|MPH|PS[FI]\b|MIN|IN\b|FT|'|"|OCC|SF))|[A-H](?![\w'"/])`;
const MARK_BEHIND = anyCase`^\s*(?:NO\.?|#|-)?\s*(${MARK})`;

/**
 * The mark right behind the name of a thing, which ends at `from`: `105` of `DOOR 105`. Null when there is none, or when
 * it is a figure: `LIVE LOAD 20 PSF`.
 */
export function markBehind(
  text: string,
  from: number,
  figures: readonly { start: number; end: number }[] = [],
): string | null {
  const match = MARK_BEHIND.exec(text.slice(from));
  if (!match) return null;
  const end = from + match[0].length;
  const start = end - match[1].length;
  return figures.some((it) => it.start < end && start < it.end) ? null : normalMark(match[1]);
}

const normalMark = (mark: string): string => mark.toUpperCase().replace(/[\s-]/g, "");
