/** The vision model as it is configured: plain values that can be handed to the worker's thread. */

export const EFFORTS = ["low", "medium", "high"] as const;

export interface ModelSettings {
  apiKey: string;
  baseURL?: string;
  model: string;
  effort?: typeof EFFORTS[number];
  /** US dollars for a million tokens. */
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
  /** Ceilings in US cents: on one project in all, and on all projects of one calendar month. */
  maxProjectCents: number;
  maxMonthCents: number;
}

/** Where pages are sent: the host of the address, the vendor's own when none is set. */
export function hostOf({ baseURL }: Pick<ModelSettings, "baseURL">): string {
  return baseURL ? new URL(baseURL).host : "api.openai.com";
}

/** One line that says what the choice came to, without the key. */
export function describeModel(settings: ModelSettings | null): string {
  if (!settings) return "none: rules engine alone";
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const { model, effort, maxProjectCents, maxMonthCents } = settings;
  return `${model}${effort ? ` (${effort} effort)` : ""} at ${
    hostOf(settings)
  }, with consent only, ` +
    `at most ${dollars(maxProjectCents)} a project and ${dollars(maxMonthCents)} a month`;
}
