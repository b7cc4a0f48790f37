/**
 * Links that would accuse are put to the model once more, some at a time, among control questions. Only those that the
 * sheet bears out and that a reader names again who fell for no control count; everything else stays a question.
 */
import type { ModelImage, ModelProvider } from "../../_providers/model/port.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { askTask, type Books, type Pause } from "./ask.ts";
import type { Control } from "./control.ts";
import { linkKey, type ProposedLink } from "./link.ts";
import { rank } from "./tasks/second_reading/choices.ts";
import { ask, chooseAmong, type Item, secondReading } from "./tasks/second_reading/mod.ts";

/** Links asked about in one question, and the controls among them. */
export interface Batch {
  links: readonly ProposedLink[];
  controls: readonly Control[];
}

const LINKS_AT_ONCE = 4;
const CONTROLS_AT_ONCE = 2;

/** Links of one page together, each batch with controls of its page, or of another where its own has none. */
export function batchesOf(links: readonly ProposedLink[], controls: readonly Control[]): Batch[] {
  return [...Map.groupBy(links, ({ page }) => page)].flatMap(([page, own]) => {
    const here = controls.filter((it) => it.page === page);
    const pool = here.length > 0 ? here : controls;
    return Array.from({ length: Math.ceil(own.length / LINKS_AT_ONCE) }, (_, at) => ({
      links: own.slice(at * LINKS_AT_ONCE, (at + 1) * LINKS_AT_ONCE),
      controls: Array.from(
        { length: Math.min(CONTROLS_AT_ONCE, pool.length) },
        (_, index) => pool[(at * CONTROLS_AT_ONCE + index) % pool.length],
      ),
    }));
  });
}

/** A batch to be asked about, with the pictures around the words. */
export interface BatchInQuestion extends Batch {
  /** What stands for the pages in kept answers. */
  contentHash: string;
  /** Draws the part of a sheet around a box as PNG, with a frame around the box. */
  draw: (place: { page: number; box: PercentRect }) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What came of a second reading: agreed, disagreed, no answer, or a reader who agrees to what is false. */
export type Outcome = "agrees" | "disagrees" | "unanswered" | "not believed";

export interface Confirmation {
  key: string;
  outcome: Outcome;
}

/** Asks about one batch. @throws the signal's reason when cancelled */
export async function confirmBatch(
  model: ModelProvider,
  { links, controls, contentHash, draw }: BatchInQuestion,
  options: { books: Books; pause: Pause; signal?: AbortSignal },
): Promise<Confirmation[]> {
  const asked = [
    ...links.map((link) => {
      const key = linkKey(link);
      const { page, words: { text, box } } = link;
      return { key, page, text, box, choices: chooseAmong(link.requirementId, key), link };
    }),
    ...controls.map(({ page, text, box, plantedId, truth }) => {
      const key = `${page} ${box.x} ${box.y} ${text}`;
      return { key, page, text, box, choices: chooseAmong(plantedId, key, truth), link: null };
    }),
    // Where a control stands must tell nothing.
  ].toSorted((a, b) => rank("items", a.key) - rank("items", b.key));
  const images: ModelImage[] = [];
  const items: Item[] = [];
  for (const { page, text, box, choices } of asked) {
    images.push({ png: await draw({ page, box }), caption: `Picture ${images.length + 1}` });
    items.push({ text, choices });
  }
  const answer = await askTask(model, secondReading, {
    ...options,
    contentHash,
    context: ask(items),
    render: () => Promise.resolve(images),
  });
  const parsed = secondReading.schema.safeParse(answer.parts.at(0));
  const choices = parsed.success && parsed.data.choices.length === asked.length
    ? parsed.data.choices
    : null;
  return judgeReading(asked.map(({ link, choices }) => ({ link, ...choices })), choices);
}

/**
 * What an answer says of each link. Nobody is believed who found a choice where none is right, or who was shown no
 * control at all.
 */
export function judgeReading(
  asked: readonly { link: ProposedLink | null; proposed: number; none: number }[],
  choices: readonly number[] | null,
): Confirmation[] {
  const controls = asked.flatMap(({ link, none }, at) => link ? [] : [choices?.[at] === none]);
  const isBelieved = controls.length > 0 && controls.every((it) => it);
  return asked.flatMap(({ link, proposed }, at): Confirmation[] => {
    if (!link) return [];
    const outcome = !choices
      ? "unanswered"
      : choices[at] !== proposed
      ? "disagrees"
      : isBelieved
      ? "agrees"
      : "not believed";
    return [{ key: linkKey(link), outcome }];
  });
}
