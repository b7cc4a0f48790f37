/** How the model is asked for rooms and doors. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "2";

export const PROMPT = `${PREAMBLE}
List the rooms of the floor plans on this sheet by their printed names, with printed number and printed area in
square feet, or null. List the doors by the marks printed beside them on the plans, and the room each opens into, or null.`;
