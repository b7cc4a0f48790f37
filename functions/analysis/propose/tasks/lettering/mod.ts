/** What stands on a sheet that has no text: read by the model piece by piece, each with the place it stands at. */
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

export { KINDS } from "./schema.ts";
export type { Answer } from "./schema.ts";

/** How it is asked and answered. */
export const lettering = {
  name: "lettering",
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
} as const;
