/**
 * A second reading of links, fresh and blind (G4): parts of sheets, the figure in each, and eight choices of what it
 * measures. The question does not say what was proposed, nor which of the figures are controls.
 */
import type { Choices } from "./choices.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

export { type Choices, chooseAmong } from "./choices.ts";

/** How it is asked and answered. */
export const secondReading = {
  name: "second_reading",
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
} as const;

/** One figure to be read: its words, and where in the picture they stand. */
export interface Item {
  text: string;
  place: string;
  choices: Choices;
}

/** What a question says beside its pictures, one item a picture. */
export function ask(items: readonly Item[]): string {
  return items.map(({ text, place, choices }, at) => {
    const list = choices.texts.map((it, index) => `${index + 1}. ${it}`).join("\n");
    return `Picture ${at + 1}. The figure or statement: “${text}”, ${place}.\n${list}`;
  }).join("\n\n");
}
