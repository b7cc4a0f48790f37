/** Prices by their measure: a rate says nothing about the whole as long as nobody knows how much there is to do. */

const RATE = /^per (?:sq ft|linear foot|foot)\b/;

/** `per sq ft`, `per linear foot` or `per foot` of a cost's basis; null where it is the price of the whole thing. */
export const rateOf = (basis: string): string | null => RATE.exec(basis)?.[0] ?? null;
