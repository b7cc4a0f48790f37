/** The vision model as it is configured: plain values that can be handed to the worker's thread. */

export const EFFORTS = ["low", "medium", "high"] as const;

/** What the service speaks: OpenAI's Responses, or chat completions as Azure, vLLM and others do. */
export const APIS = ["responses", "chat"] as const;

/** How soon answers are wanted, where the service prices that: `flex` is slower and cheaper. */
export const TIERS = ["flex", "default", "priority"] as const;

export interface ModelSettings {
  apiKey: string;
  baseURL?: string;
  model: string;
  effort?: typeof EFFORTS[number];
  api: typeof APIS[number];
  tier?: typeof TIERS[number];
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
  const { model, effort, tier, api } = settings;
  const how = [effort && `${effort} effort`, tier && `${tier} tier`, api === "chat" && "chat"]
    .filter(Boolean).join(", ");
  return `${model}${how && ` (${how})`} at ${hostOf(settings)}, with consent only`;
}

/** What may be spent on the model: for whoever runs the product, and nobody else. */
export function describeBudget({ maxProjectCents, maxMonthCents }: ModelSettings): string {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  return `at most ${dollars(maxProjectCents)} a project and ${dollars(maxMonthCents)} a month`;
}
