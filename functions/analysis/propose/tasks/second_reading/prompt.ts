/** How the model is asked what one figure measures. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}
You are shown one part of a sheet. What does the figure or statement named below say something about? Look where its dimension
line, leader, row, column or title leads. Answer with the number of the one choice that fits, or with the last one when none
does or when the picture does not show it.`;
