/** How the model is asked how a floor plan hangs together. Change the version with every word: it is part of the cache key. */
export const VERSION = "2";

export const PROMPT =
  `FLOOR PLAN. For each floor plan on the sheet that shows new or remaining rooms, as drawn:
- openings: doors, gates and cased openings a person walks through; no windows. mark: ids of its mark. from and to: ids of the words
  that name the space on each side; for open ground outside give an empty list and set outside; for a space inside that has no name give
  an empty list and leave outside as it is. swings: the side its leaf is drawn swinging into, "from" or "to", or neither (sliding,
  overhead, cased), or unclear.
- rooms: each named room. name: ids of the words that name it. ways_out: how many openings lead out of it. fixtures: the plumbing
  fixtures drawn in it, by kind, with their number.
Leave out what you cannot see.`;
