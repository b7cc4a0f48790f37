/**
 * Questions of one page to the vision model that no worker waits for: once its pictures are drawn the worker is free
 * for other pages, and the page is taken up again when the answer is there.
 */
import type { Answer } from "../propose/ask.ts";
import type { PageDesk } from "../propose/desk.ts";
import type { AskedTask, Later } from "./jobs.ts";

type Draw = () => Promise<{ png: Uint8Array; caption: string }[]>;

export interface QuestionsAway {
  /** The answer where it is known without asking, or that it comes later. */
  ask(question: AskedTask, draw: Draw): Promise<Answer | Later>;
  /** Ends when what was asked last is answered. @throws the signal's reason when cancelled */
  answered(): Promise<void>;
}

/** Opens them for one page. */
export function openQuestionsAway(
  desk: Pick<PageDesk, "ask">,
  signal?: AbortSignal,
): QuestionsAway {
  const known = new Map<string, Answer>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async ask(question, draw) {
      const key = [question.task, question.contentHash, question.context].join("\n");
      const found = known.get(key);
      if (found) return found;
      const drawn = Promise.withResolvers<null>();
      let pictures: ReturnType<Draw> | null = null;
      // A question asked by halves needs its pictures again when no worker has the page any more.
      const drawOnce: Draw = async () => {
        pictures ??= draw();
        const images = await pictures;
        drawn.resolve(null);
        return images;
      };
      const asking = desk.ask(question, drawOnce, signal).then((answer) => {
        known.set(key, answer);
        return answer;
      });
      // Whoever waits hears of a failure.
      asking.catch(() => {});
      last = asking;
      return await Promise.race([asking, drawn.promise]) ?? { isLater: true };
    },
    async answered() {
      await last;
    },
  };
}
