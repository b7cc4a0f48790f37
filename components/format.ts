/** How figures and moments are written on every screen. Unknown is written as unknown. */

const HOUR_MS = 3_600_000;

// Made once: each knows its language's rules, and reading them takes longer than writing a figure.
const COUNT = new Intl.NumberFormat("en-US");
const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

const MOMENTS = new Map<string, Intl.DateTimeFormat>();

/** Age of an upload: `Just now` under an hour, hours under a day, then days. */
export function formatAge(moment: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(moment)) / HOUR_MS);
  if (!(hours >= 1)) return "Just now";
  if (hours < 24) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}

/** Cents as an amount with two decimals: `$99.00`. */
export function formatCents(cents: number, currency = "USD"): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currency.toUpperCase(),
  }).format(cents / 100);
}

/** The price of a plan, without cents where there are none: `$99`. */
export const formatPrice = (cents: number): string => formatCents(cents).replace(/\.00$/, "");

/** Whole dollars: `$12,400`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** A day: `Nov 21, 2026`. */
export function formatDate(moment: string | null): string | null {
  if (moment === null || Number.isNaN(Date.parse(moment))) return null;
  return DAY.format(new Date(moment));
}

/** The same words, and no line ends within them. */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0");

/** A moment, the same wherever it is read: `Nov 21, 2026, 4:05 PM UTC`; in another zone `Nov 21, 2026, 11:05 AM EST`. */
export const formatMoment = (moment: string, timeZone = "UTC"): string =>
  timeOf(moment, { timeZone });

/** The same to the second, for what is made one after the other: `Nov 21, 2026, 4:05:12 PM UTC`. */
export const formatInstant = (moment: string, timeZone = "UTC"): string =>
  timeOf(moment, { timeZone, second: "2-digit" });

function timeOf(moment: string, to: { timeZone: string; second?: "2-digit" }): string {
  const key = `${to.timeZone} ${to.second}`;
  let format = MOMENTS.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      ...to,
    });
    MOMENTS.set(key, format);
  }
  return format.format(new Date(moment));
}

/** Seconds as words fit for a wait: `40 s`, `3 min`. */
export function formatWait(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

/** A count with its thousands marked: `2,000`. */
export const formatCount = (count: number): string => COUNT.format(count);

/** `1 file`, `3 files`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** What the vision model cost: cents while it is less than a dollar's worth. */
export function formatModelCost(costUsd: number): string {
  if (costUsd === 0) return "$0.00";
  return costUsd < 0.01 ? "less than a cent" : `$${costUsd.toFixed(2)}`;
}

/** `past_due` as it begins a cell: `Past due`. */
export function sentence(words: string): string {
  return (words[0]?.toUpperCase() ?? "") + words.slice(1).replaceAll("_", " ");
}
