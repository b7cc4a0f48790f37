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

/** One figure to be read, framed in its picture. */
export interface Item {
  text: string;
  choices: Choices;
}

/** What a question says beside its pictures, one item a picture. */
export function ask(items: readonly Item[]): string {
  return items.map(({ text, choices }, at) => {
    const list = choices.texts.map((it, index) => `${index + 1}. ${it}`).join("\n");
    return `Picture ${at + 1}. Framed: “${text}”.\n${list}`;
  }).join("\n\n");
}
