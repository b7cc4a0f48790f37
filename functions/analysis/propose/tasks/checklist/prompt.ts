/** How the model is asked for what the readers found nothing of. Change the version with every word: it is part of the cache key. */
export const VERSION = "1";

export const PROMPT =
  `CHECKLIST. Below the words of the sheet stand ids of requirements that such a sheet may speak of. For each of them say what this
sheet shows of the thing it is about, once:
- seen: stated (words of the sheet say it is there, or how it is), drawn (the drawing shows it without words), open (the sheet says
  that it is left to somebody or to later), absent (you looked where it would be shown on this sheet, and it is not there), elsewhere
  (this sheet is not where such a thing is shown, or this building has no such thing).
- words: the ids of the words that state it or leave it open; of something drawn or absent, of the room or drawing it is or would be
  in. Empty when there are none.
- box: for something drawn, around it, in thousandths of the sheet; otherwise null.`;
