/** How the model is asked what figures measure. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "2";

export const PROMPT = `${PREAMBLE}
You are shown parts of sheets. For each picture a figure or statement is named. What does it say something about? Look where its
dimension line, leader, row, column or title leads. Answer each picture, in their order, with the number of the one choice that fits, or
with the last one when none does or when the picture does not show it. In some pictures no choice fits.`;
