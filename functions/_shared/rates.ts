/** Prices by their measure: a rate says nothing about the whole as long as nobody knows how much there is to do. */

const RATE = /\bper (?:sq ft|linear foot|foot)\b|\bper [a-z][a-z ]*|\beach\b/;

/**
 * `per sq ft`, `per door`, `each`: the measure of a cost's basis; null where it is the price of the whole thing, or
 * of a stated amount of it (`900 sq ft at $1 to $3 per sq ft`).
 */
export const rateOf = (basis: string): string | null =>
  /\d/.test(basis) ? null : RATE.exec(basis)?.[0].trim() ?? null;
