/** How a question goes over the wire, whichever of the two formats a service speaks. */
import type OpenAI from "openai";
import type { z } from "zod";
import type { ModelOutcome, ModelQuestion } from "./port.ts";
import type { Prices } from "./prices.ts";
import type { ModelSettings } from "./settings.ts";

/** Settings, all from the environment. */
export interface OpenAiSettings
  extends Pick<ModelSettings, "apiKey" | "baseURL" | "model" | "effort">, Prices {
  /** What the service speaks; Responses where nothing is said. */
  api?: ModelSettings["api"];
  tier?: ModelSettings["tier"];
  /** Longest silence of a stream, ms. */
  idleMs?: number;
  /** Longest answer, ms. */
  totalMs?: number;
  /** Stands in for the network in tests. */
  fetch?: typeof fetch;
}

/** Asks one question over one wire format and takes the stream in; throws what the client throws. */
export type Wire = (
  client: OpenAI,
  question: ModelQuestion<z.ZodType>,
  options: {
    settings: OpenAiSettings;
    signal: AbortSignal;
    /** Something arrived: the question is being answered. `characters` of it are there. */
    onArrival: (characters: number) => void;
  },
) => Promise<ModelOutcome<string>>;
