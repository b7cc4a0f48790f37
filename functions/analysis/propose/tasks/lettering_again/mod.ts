/** A second reading of lettering, fresh and blind: strips of the sheet, without what was read there before. */
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

/** How it is asked and answered. */
export const letteringAgain = {
  name: "lettering_again",
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
} as const;
