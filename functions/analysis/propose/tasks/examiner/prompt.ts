/** How the model is asked for what a plans examiner would ask. Change the version with every word: it is part of the cache key. */
import { requirements } from "../../../../_rules/limits/fbc_2023/requirements.ts";
import { PREAMBLE } from "../../task.ts";

const list = requirements.map(({ id, title }) => `${id}: ${title}`).join("\n");

export const VERSION = "2";

export const PROMPT = `${PREAMBLE}
A plans examiner will look at this sheet. Which of the requirements listed below would the examiner ask about,
because the sheet leaves them open? Give the id from the list and the words of the sheet the question hangs on.
At most ten, the most important first. None when nothing on the sheet calls for a question.
${list}`;
