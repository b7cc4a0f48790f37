/** How the model is asked for what the readers found nothing of. Change the version with every word: it is part of the cache key. */
export const VERSION = "2";

export const PROMPT =
  `CHECKLIST. Below the words of the sheet stand ids of requirements that such a sheet may speak of. For each of them say what this
sheet shows of the thing it is about, once:
- seen: stated (words of the sheet say it is there, or how it is), drawn (the drawing shows it without words), open (the sheet says
  that it is left to somebody or to later), absent (you looked where it would be shown on this sheet, and it is not there), elsewhere
  (another sheet of the set is the one that shows such things), unneeded (this building has no such thing). Where this kind of sheet is
  a place for it, it is absent, even if another sheet may show it, too.
- sheet: for elsewhere, the number of that sheet as an index or a reference on this sheet gives it, or else the number or title such a
  sheet has in a set like this one; otherwise null.
- words: the ids of the words that state it or leave it open; of something drawn or absent, of the room or drawing it is or would be
  in. Empty when there are none.
- box: for something drawn, around it, in thousandths of the sheet; otherwise null.`;
