/** How the model is asked for the title block. Change the version with every word: it is part of the cache key. */
export const VERSION = "3";

export const PROMPT =
  `TITLE BLOCK. Read the title block: the sheet number (such as A-101) and the sheet title. Give null for what is not printed.`;
