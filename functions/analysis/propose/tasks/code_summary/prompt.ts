/** How the model is asked for the building's own data. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";
import { MATTERS } from "./schema.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}
Find the building data of the project: ${MATTERS.join(", ")}. For each one printed on the sheet
give the whole statement or table cell as a quote. Leave out what is not printed.`;
