/** A figure whose nearest name is the one meant, with none of another thing about as near. */
import { marksIn } from "../../../_lexicon/mod.ts";
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import { gapBetween } from "../../../_shared/geometry.ts";
import type { LinkedWords } from "../link.ts";
import { lineOf } from "./parts.ts";

/** A name stands at most so many em from its figure. */
const MOST_EM = 5;
/** A name of something else is further away by this factor. */
const CLEARLY = 1.5;

/** Is the name the nearest to the figure, and nothing else named about as near? */
export function isNearest(words: LinkedWords, name: LinkedWords, page: PageReading): boolean {
  const [figure, own] = [lineOf(words, page), lineOf(name, page)];
  if (!figure || !own || figure === own || thingsOf(own).length === 0) return false;
  const far = gapBetween(figure.box, own.box);
  if (far > MOST_EM * figure.sizePt) return false;
  // What names something itself owns its figure.
  if (thingsOf(figure).length > 0) return false;
  return page.lines.every((it) =>
    it === figure || it === own || thingsOf(it).length === 0 ||
    gapBetween(figure.box, it.box) > CLEARLY * far
  );
}

const known = new WeakMap<TextLine, string[]>();

function thingsOf(line: TextLine): string[] {
  const found = known.get(line) ?? marksIn(line.text).flatMap(({ things }) => things);
  known.set(line, found);
  return found;
}
