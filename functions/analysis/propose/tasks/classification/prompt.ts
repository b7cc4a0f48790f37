/** How the model is asked for what kind of sheet it is. Change the version with every word: it is part of the cache key. */
export const VERSION = "2";

export const PROMPT =
  `KIND OF SHEET. Say what kind of sheet this is and which discipline it belongs to. Quote the words of the sheet that show it, such as a
drawing title. It may show no floor plan: then leave openings and rooms empty.`;
