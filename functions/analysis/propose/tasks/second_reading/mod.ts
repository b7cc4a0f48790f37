/**
 * A second reading of one link, fresh and blind (G4): a part of the sheet, the figure, and eight choices of what it
 * measures. The question does not say what was proposed, so that agreeing is worth something.
 */
import { requirements } from "../../../../_rules/limits/fbc_2023/requirements.ts";
import { withoutFigures } from "../../requirement_list.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

/** How it is asked and answered. */
export const secondReading = {
  name: "second_reading",
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
} as const;

const NONE = "none of these, or the picture does not show it";
/** Choices beside the proposed one and none. */
const DISTRACTORS = 6;

/** The choices of one question, and which of them is the proposed one; places count from 1. */
export interface Choices {
  texts: string[];
  proposed: number;
}

/**
 * Eight choices in an order that hangs on `seed` alone: the proposed requirement, six others that measure something
 * else, half of them of its own trade, and none.
 */
export function chooseAmong(requirementId: string, seed: string): Choices {
  const right = requirements.find((it) => it.id === requirementId);
  if (!right) throw new RangeError(`Cannot ask again: ${requirementId} is not loaded`);
  const others = requirements.filter((it) => !isAkin(it, right))
    .toSorted((a, b) => rank(seed, a.id) - rank(seed, b.id));
  const own = others.filter((it) => it.category === right.category).slice(0, DISTRACTORS / 2);
  const foreign = others.filter((it) => it.category !== right.category)
    .slice(0, DISTRACTORS - own.length);
  const texts = [right, ...own, ...foreign]
    // Not the order they were picked in, which would put the proposed one first.
    .toSorted((a, b) => rank(`${seed} order`, a.id) - rank(`${seed} order`, b.id))
    .map(describe);
  return { texts: [...texts, NONE], proposed: texts.indexOf(describe(right)) + 1 };
}

/** What one question says beside the picture. */
export function ask({ text, place }: { text: string; place: string }, { texts }: Choices): string {
  const list = texts.map((it, index) => `${index + 1}. ${it}`).join("\n");
  return `The figure or statement: “${text}”, ${place}.\n${list}`;
}

type Described = Pick<typeof requirements[number], "title" | "quantity">;

const describe = ({ title, quantity }: Described): string =>
  withoutFigures(`${title}: ${quantity}`);

/** Both name the same thing, so that either could be right: landings of dwellings and of other buildings. */
function isAkin(a: Described, b: Described): boolean {
  const words = wordsOf(b);
  return wordsOf(a).some((it) => words.includes(it));
}

const wordsOf = ({ title }: Described): string[] =>
  title.toLowerCase().split(/[^a-z]+/).filter((it) => it.length >= 4)
    .map((it) => it.replace(/s$/, ""));

/** A number that looks thrown and never changes (FNV-1a). */
function rank(seed: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed + id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
