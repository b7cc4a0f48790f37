/** How the model is asked what figures measure. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "3";

export const PROMPT = `${PREAMBLE}
You are shown parts of sheets. In each picture one figure or statement is framed in magenta; the frame is not printed on the sheet.
What does it say something about? Look where its dimension line, leader, row, column or title leads. A choice names a requirement and,
after the colon, what it measures. It fits when the framed words give that measure of that thing, whatever the amount, and only then:
another measure of the same thing does not fit. Answer each picture, in their order, with the number of the one choice that fits, or with
the last one when none does or when the picture does not show it. In some pictures no choice fits.`;
