/** How the model is asked to read strips of lettering. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}

STRIPS. Each picture is a strip cut out of a sheet, turned so that it reads level, with one piece of lettering in its middle; what the
edges of the strip cut off belongs to something else. Write for each picture, in their order, exactly what stands in the middle, sign by
sign, with its marks and fractions (12'-6 1/2"). Never complete, correct or convert anything, and never write what ought to stand there.
Write an empty text where you are not certain of every figure and letter.`;
