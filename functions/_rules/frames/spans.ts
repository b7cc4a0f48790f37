/**
 * Distances between two things, which are distances of both: `RTU-1 INTAKE TO EF-1 = 7'-0"`, `13" C.L. W.C. TO VANITY`,
 * `CO ALARM, 18'-0" TO BEDROOM DOOR`.
 */
import { getThing, type Mark } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Figure } from "./figures.ts";
import { type Clause, thingsOf, withinOf, type Words } from "./clause.ts";
import { propertiesAt } from "./figure_words.ts";

/** A distance of one of the two things. */
export type Span =
  & Pick<Frame, "thing" | "mark" | "within" | "bound" | "raw" | "role" | "polarity">
  & { property: string; value: number; unit: string; figure: Figure };

/** Between the two things. */
const CONNECTIVE = /\b(?:TO|FROM|OFF)\b/gi;
/** Between a figure and what it is the distance of or to. */
const JOINT = /^\W*(?:\([^)]*\)\W*|(?:IS|ARE|OF|CLR|CLEAR|MIN|DISTANCE)\b\W*)*$/i;
/** What a fixture stands against: how far its front reaches from there is its size. */
const AGAINST = /\b(?:REAR|BACK)\s+WALL\b/i;
/** A shorter length is a size. */
const LEAST_IN = 4;

/**
 * Distances a clause tells of things that do not own its figure yet.
 *
 * @param known frames of the clause
 */
export function spansIn(
  clause: Clause,
  tiers: readonly Words[],
  known: readonly Pick<Frame, "thing" | "property" | "raw">[],
): Span[] {
  const { text, figures } = clause;
  const lengths = figures.filter(({ kind }) => kind === "length");
  const [figure] = lengths;
  if (lengths.length !== 1 || figure.side !== undefined || figure.value < LEAST_IN) return [];
  const own = known.filter(({ raw }) => raw === figure.raw);
  if (AGAINST.test(text) || own.some(({ property }) => property !== "distance")) return [];
  const named = propertiesAt(figure, clause);
  if (named.length > 0 && !named.includes("distance")) return [];
  const ends = endsOf(clause, figure);
  if (!ends) return [];
  const within = withinOf(clause, tiers);
  return [...new Set(ends.flatMap(thingsOf))].filter((thing) => {
    const range = getThing(thing).has?.distance;
    return range !== undefined && figure.value >= range[0] && figure.value <= range[1] &&
      !own.some((it) => it.thing === thing);
  }).map((thing) => ({
    thing,
    mark: null,
    within: within.filter((it) => it !== thing),
    property: "distance",
    value: figure.value,
    unit: "in",
    bound: null,
    raw: figure.raw,
    role: "provided",
    polarity: "is",
    figure,
  }));

  /** The last thing before the connective and the first behind it, of which the figure stands at one. */
  function endsOf({ marks }: Clause, { start, end }: Figure): Mark[] | null {
    for (const { index, 0: word } of text.matchAll(CONNECTIVE)) {
      const left = marks.filter((it) => it.end <= index && isThing(it));
      const right = marks.filter((it) => it.start >= index + word.length && isThing(it));
      const [from, to] = [left.at(-1), right[0]];
      if (!from || !to) continue;
      const isFirst = start <= from.start && JOINT.test(text.slice(0, start));
      const isLast = start >= to.end && JOINT.test(text.slice(end)) &&
        !CONNECTED.test(text.slice(to.end, start));
      const isBetween = start >= from.end && end <= index && JOINT.test(text.slice(end, index));
      if (isFirst || isLast || isBetween) return [from, to];
    }
    return null;
  }
}

/** One more of these, and the figure is of something else. */
const CONNECTED = /\b(?:TO|FROM|OFF|AND|WITH|W\/)\b|[;|]/i;

/** One letter is too little to be sure of. */
const isThing = (mark: Mark): boolean => thingsOf(mark).length > 0 && mark.end - mark.start > 1;
