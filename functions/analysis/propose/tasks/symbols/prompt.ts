/** How the model is asked for the symbol legend. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}
Read the symbol legend. For each entry quote its meaning as printed and give the numbers of the tiles in which
the symbol is drawn on the plan itself, outside the legend. Give an empty list where you do not see it.`;
