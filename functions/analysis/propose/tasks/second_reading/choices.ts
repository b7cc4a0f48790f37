/** Eight choices of what a figure measures, in an order that tells nothing. */
import { isKindOf } from "../../../../_lexicon/mod.ts";
import { rules } from "../../../../_rules/mod.ts";
import { requirements } from "../../../../_rules/limits/fbc_2023/requirements.ts";
import { withoutFigures } from "../../requirement_list.ts";

const NONE = "none of these, or the picture does not show it";
/** Choices beside the proposed one and none. */
const DISTRACTORS = 6;

/** The choices of one question; places count from 1. */
export interface Choices {
  texts: string[];
  /** The proposed one. */
  proposed: number;
  /** None of them. */
  none: number;
}

/**
 * Eight choices in an order that hangs on `seed` alone: the proposed requirement, six others that measure something
 * else, half of them of its own trade, and none. One of the six is another measure of the same thing where there is
 * one, so that who agrees has told the property as well.
 *
 * @param truth words of what a control measures; no choice but the planted one shares a word with them
 */
export function chooseAmong(requirementId: string, seed: string, truth = ""): Choices {
  const right = requirements.find((it) => it.id === requirementId);
  if (!right) throw new RangeError(`Cannot ask again: ${requirementId} is not loaded`);
  const known = stemsOf(truth);
  const seeded = requirements.filter((it) =>
    !stemsOf(it.title).some((stem) => known.includes(stem))
  )
    .toSorted((a, b) => rank(seed, a.id) - rank(seed, b.id));
  // Two that read alike could not be told apart.
  const free = [...Map.groupBy(seeded, describe).values()].map(([first]) => first);
  const others = free.filter((it) => !isAkin(it, right));
  const near = free.filter((it) => isOtherMeasure(it, right)).slice(0, 1);
  const own = others.filter((it) => it.category === right.category && !near.includes(it))
    .slice(0, DISTRACTORS / 2);
  const foreign = others.filter((it) => it.category !== right.category && !near.includes(it))
    .slice(0, DISTRACTORS - own.length - near.length);
  const texts = [right, ...near, ...own, ...foreign]
    // Not the order they were picked in, which would put the proposed one first.
    .toSorted((a, b) => rank(`${seed} order`, a.id) - rank(`${seed} order`, b.id))
    .map(describe);
  return {
    texts: [...texts, NONE],
    proposed: texts.indexOf(describe(right)) + 1,
    none: texts.length + 1,
  };
}

type Described = Pick<typeof requirements[number], "title" | "quantity">;

const describe = ({ title, quantity }: Described): string =>
  withoutFigures(`${title}: ${quantity}`);

/** Both name the same thing, so that either could be right: landings of dwellings and of other buildings. */
function isAkin(a: Described, b: Described): boolean {
  const words = stemsOf(b.title);
  return stemsOf(a.title).some((it) => words.includes(it));
}

/** Do both measure one thing, each another property of it, and do their words say which? */
function isOtherMeasure(a: Listed, b: Listed): boolean {
  const [one, other] = [demandsOf.get(a.id) ?? [], demandsOf.get(b.id) ?? []];
  const [own, others] = [one, other].map((all) => all.flatMap((it) => [it.property ?? []].flat()));
  const says = (properties: readonly string[], { quantity }: Listed) =>
    properties.some((it) => quantity.toLowerCase().includes(it));
  return says(own, a) && says(others, b) && !says(own, b) && !says(others, a) &&
    one.some((it) =>
      [it.thing].flat().some((thing) =>
        other.some((that) => [that.thing].flat().some((it) => isKindOf(thing, it)))
      )
    );
}

type Listed = Pick<typeof requirements[number], "id" | "quantity">;

const demandsOf = new Map(
  [...Map.groupBy(rules.filter(({ demand }) => demand?.property), (it) => it.requirementId)]
    .map(([id, all]) => [id, all.map((it) => it.demand!)]),
);

const stemsOf = (text: string): string[] =>
  text.toLowerCase().split(/[^a-z]+/).filter((it) => it.length >= 4)
    .map((it) => it.replace(/s$/, ""));

/** A number that looks thrown and never changes (FNV-1a). */
export function rank(seed: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed + id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
