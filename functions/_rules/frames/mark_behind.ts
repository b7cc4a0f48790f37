/** The mark a thing goes by, where it stands right behind its name. */
import { anyCase } from "../../_shared/pattern.ts";

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
