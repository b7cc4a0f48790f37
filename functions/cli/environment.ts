/** The environment, read and checked in one place. Everything has a default; nothing is needed to start. */
import { z } from "zod";
import { APIS, EFFORTS, type ModelSettings, TIERS } from "../_providers/model/settings.ts";
import { parseWith } from "../_services/validation.ts";

const text = z.string().trim().min(1).optional();
const flag = z.enum(["0", "1", "true", "false"]).default("0")
  .transform((it) => it === "1" || it === "true");

export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  PUBLIC_URL: z.url().transform((it) => it.replace(/\/+$/, "")).optional(),
  SUPABASE_URL: z.url().optional(),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  /** Direct line to the database, for `deno task migrate-to-supabase` alone. */
  SUPABASE_DB_URL: text,
  /** Keys shared by processes on several machines, and on hosts without a disk: `deno task keys`. */
  SERVER_KEYS: text,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: text,
  OPENAI_EFFORT: z.enum(EFFORTS).optional(),
  OPENAI_API: z.enum(APIS).default("responses"),
  OPENAI_TIER: z.enum(TIERS).optional(),
  /** US dollars for a million tokens; the ceilings are counted with these. */
  OPENAI_INPUT_USD_PER_MILLION: z.coerce.number().min(0).default(5),
  OPENAI_OUTPUT_USD_PER_MILLION: z.coerce.number().min(0).default(25),
  OPENAI_MAX_COST_PROJECT_CENTS: z.coerce.number().int().min(0).default(1_200),
  OPENAI_MAX_COST_MONTH_CENTS: z.coerce.number().int().min(0).default(10_000),
  STRIPE_SECRET_KEY: text,
  STRIPE_API_BASE: text,
  /** One or more, separated by commas: the old one stays valid while it is replaced. */
  STRIPE_WEBHOOK_SECRETS: text,
  SMTP_URL: text,
  /** Sender of mails. */
  MAIL_FROM: z.string().default("FLClear <no-reply@localhost>"),
  /** Who runs the site, for its terms: name and postal address. */
  OPERATOR: text,
  /** Set when a proxy in front sets `x-forwarded-*` headers. */
  BEHIND_PROXY: flag,
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** `off` answers before the embedded database's commits are on the disk: faster, and a power cut loses some. */
  DATABASE_FSYNC: z.enum(["on", "off"]).default("on"),
  /** Pages of one account analysed at once; the number of cores when left out. */
  ANALYSIS_SLOTS: z.coerce.number().int().min(1).max(64).optional(),
  /** Runtime of the recogniser; the addon where it loads, else WebAssembly, when left out. */
  OCR_ENGINE: z.enum(["native", "wasm"]).optional(),
});
export type Environment = z.infer<typeof Environment>;

/**
 * The environment of this process, empty values left out.
 *
 * @throws {AppError} `validation_failed`, naming the variable
 */
export function readEnvironment(values: Record<string, string> = Deno.env.toObject()): Environment {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  return parseWith(Environment, { ...readPlatformKeys(set), ...set });
}

/** Supabase's own edge functions find the keys of their project under these names. */
function readPlatformKeys(set: Record<string, string>): Record<string, string | undefined> {
  const first = (list: string | undefined): string | undefined => {
    if (list === undefined) return undefined;
    try {
      return Object.values(JSON.parse(list)).find((it) => typeof it === "string") as string;
    } catch {
      return undefined;
    }
  };
  return {
    SUPABASE_PUBLISHABLE_KEY: first(set.SUPABASE_PUBLISHABLE_KEYS) ?? set.SUPABASE_ANON_KEY,
    SUPABASE_SECRET_KEY: first(set.SUPABASE_SECRET_KEYS) ?? set.SUPABASE_SERVICE_ROLE_KEY,
  };
}

/** False on an edge host, where nothing can be written. */
export function hasDisk(values: Record<string, string> = Deno.env.toObject()): boolean {
  return !values.DENO_DEPLOYMENT_ID && !values.SB_EXECUTION_ID;
}

/**
 * Has libraries leave out their checks for developers, unless the environment says otherwise: React draws a page in
 * a fraction of the time. Called before pages are loaded, as libraries look once.
 */
export function leaveOutChecks(env: Pick<Deno.Env, "get" | "set"> = Deno.env): void {
  if (env.get("NODE_ENV")) return;
  try {
    env.set("NODE_ENV", "production");
  } catch {
    // Some edge hosts keep the environment as it is.
  }
}

/** Model asked when a key is set and none is named. */
const DEFAULT_MODEL = "gpt-5.5";

/** The vision model; null without a key. */
export function modelOf(env: Environment): ModelSettings | null {
  if (!env.OPENAI_API_KEY) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL ?? DEFAULT_MODEL,
    effort: env.OPENAI_EFFORT,
    api: env.OPENAI_API,
    tier: env.OPENAI_TIER,
    inputUsdPerMillion: env.OPENAI_INPUT_USD_PER_MILLION,
    outputUsdPerMillion: env.OPENAI_OUTPUT_USD_PER_MILLION,
    maxProjectCents: env.OPENAI_MAX_COST_PROJECT_CENTS,
    maxMonthCents: env.OPENAI_MAX_COST_MONTH_CENTS,
  };
}

/** How Stripe is reached; null for billing without cards and money. */
export function stripeOf(
  env: Environment,
): { secretKey: string; apiBase?: string; webhookSecrets: string[] } | null {
  if (!env.STRIPE_SECRET_KEY) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    apiBase: env.STRIPE_API_BASE,
    webhookSecrets: (env.STRIPE_WEBHOOK_SECRETS ?? "").split(",").map((it) => it.trim())
      .filter(Boolean),
  };
}
