/** Illumination as drawings write it: foot-candles and minutes. */

/** The foot-candles a text states, null when none; `AVERAGE` and `MINIMUM` are the caller's to read. */
export function footCandlesIn(text: string): number | null {
  const found =
    /(\d+(?:\.\d+)?|\.\d+)\s*-?\s*(?:FC\b|F\.C\.|FT\.?-?\s?C(?:ANDLES?)?\b|FOOT[- ]?CANDLES?)/i
      .exec(text);
  return found ? Number(found[1]) : null;
}

/** The minutes a text states for a duration, null when none. */
export function minutesIn(text: string): number | null {
  const minutes = /(\d{1,3})\s*-?\s*MIN(?:UTES?|S)?\b\.?(?!\s*(?:DOOR|RATED|FIRE))/i.exec(text);
  if (minutes) return Number(minutes[1]);
  const hours = /(\d+\s*-?\s*1\/2|1\s*1\/2|\d+(?:\.\d+)?)\s*-?\s*H(?:OU)?RS?\b/i.exec(text);
  if (!hours) return null;
  const half = /1\/2/.test(hours[1]) ? 0.5 : 0;
  return Math.round((Number.parseFloat(hours[1]) + half) * 60);
}
