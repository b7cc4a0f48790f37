/** How the model is asked for notes, callouts and labels. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}
List every note, callout and label that states a requirement, a size, a rating, a material or a product.
Give the whole statement as one quote, the heading it stands under and the room it belongs to, or null.`;
