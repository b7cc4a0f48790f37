/** A model that is asked so many questions at once and no more: services slow down or refuse where more come. */
import type { ModelProvider } from "../../_providers/model/port.ts";

/** Questions under way at a time, of all projects of one process. */
export const MOST_IN_FLIGHT = 8;

/** Pages in hand at a time: those whose questions are under way, and one a core that is read and drawn meanwhile. */
export const pagesInHand = (cores: number): number => MOST_IN_FLIGHT + cores;

/** The same model; questions beyond `most` wait for their turn. */
export function limitInFlight(model: ModelProvider, most = MOST_IN_FLIGHT): ModelProvider {
  let free = most;
  const waiting: (() => void)[] = [];
  const take = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    name: model.name,
    priceOf: (question) => model.priceOf(question),
    async ask(question, options) {
      await take();
      try {
        return await model.ask(question, options);
      } finally {
        give();
      }
    },
  };
}
