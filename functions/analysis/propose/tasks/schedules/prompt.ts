/** How the model is asked for schedules. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}
Copy every schedule (table) on the sheet: its title, its column headers and its rows, cell by cell. Use an empty string for an empty cell.`;
