/** How the model is asked for what kind of sheet it is. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}
Say what kind of sheet this is and which discipline it belongs to. Quote the words of the sheet that show it, such as a drawing title.`;
