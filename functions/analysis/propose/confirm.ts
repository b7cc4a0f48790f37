/**
 * Links that would accuse are put to the model once more, each by itself. Only those that the sheet bears out and
 * the second reading names again count; everything else stays a question to a person.
 */
import type { ModelImage, ModelProvider } from "../../_providers/model/port.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { askTask, type Books, type Pause } from "./ask.ts";
import { linkKey, type ProposedLink } from "./link.ts";
import { ask, chooseAmong, secondReading } from "./tasks/second_reading/mod.ts";

/** A link to be asked about, with the picture around its words. */
export interface LinkInQuestion {
  link: ProposedLink;
  /** What stands for the page in kept answers. */
  contentHash: string;
  /** Draws the part of the sheet; `part` is what of the page it shows, in percent. */
  draw: () => Promise<{ image: ModelImage; part: PercentRect }>;
}

/** What came of a second reading: agreed, disagreed, or no answer. */
export interface Confirmation {
  key: string;
  outcome: "agrees" | "disagrees" | "unanswered";
  costUsd: number;
}

/** Asks about one link. @throws the signal's reason when cancelled */
export async function confirmLink(
  model: ModelProvider,
  { link, contentHash, draw }: LinkInQuestion,
  options: { books: Books; pause: Pause; signal?: AbortSignal },
): Promise<Confirmation> {
  const key = linkKey(link);
  const choices = chooseAmong(link.requirementId, key);
  const { image, part } = await draw();
  const place = placeIn(part, link.words.box);
  const answer = await askTask(model, secondReading, {
    ...options,
    contentHash,
    context: ask({ text: link.words.text, place }, choices),
    render: () => Promise.resolve([image]),
  });
  const parsed = secondReading.schema.safeParse(answer.parts.at(0));
  const outcome = !parsed.success
    ? "unanswered"
    : parsed.data.choice === choices.proposed
    ? "agrees"
    : "disagrees";
  return { key, outcome, costUsd: answer.costUsd };
}

/** Where in the picture the words stand, in words. */
function placeIn(part: PercentRect, box: PercentRect): string {
  const share = (at: number, from: number, length: number) =>
    Math.round(((at - from) / length) * 100);
  const x = share(box.x + box.width / 2, part.x, part.width);
  const y = share(box.y + box.height / 2, part.y, part.height);
  return `${x} % from the left and ${y} % from the top of the picture`;
}
