/**
 * The worker: takes jobs from the database and does them. It runs in a thread beside the server, as a process
 * of its own (`--role=worker`), and for a while at a time as an edge function.
 */
import { createMailbox } from "../_providers/mail/mailbox.ts";
import type { MailPort } from "../_providers/mail/port.ts";
import { createSmtp } from "../_providers/mail/smtp.ts";
import { createOpenAiModel } from "../_providers/model/openai.ts";
import type { ModelProvider } from "../_providers/model/port.ts";
import { hostOf, type ModelSettings } from "../_providers/model/settings.ts";
import { openCache } from "../_providers/kv/mod.ts";
import type { PaymentsProvider } from "../_providers/payments/port.ts";
import { createSandboxPayments } from "../_providers/payments/sandbox.ts";
import { createStripePayments } from "../_providers/payments/stripe.ts";
import { AppError } from "../_shared/errors.ts";
import { countModelCost } from "../_providers/telemetry/mod.ts";
import { forgetUser } from "../_services/sessions.ts";
import { createTokenSigner, type TokenSigner } from "../_shared/signed_token.ts";
import {
  type KeyPlace,
  loadSealKeys,
  loadSecret,
  readOrMake,
} from "../_providers/keys/key_files.ts";
import type { Backend } from "../_providers/supabase/port.ts";
import { createSigningIdentity, type SigningIdentity } from "../_report/signing_identity.ts";
import { createModelDesk, type ModelDesk } from "./propose/desk.ts";
import { pagesInHand } from "./propose/in_flight.ts";
import { createAnalysisHandler } from "./queue/analyse_run.ts";
import { createChoreHandler } from "./queue/chores.ts";
import { startLoop } from "./queue/loop.ts";
import { closeReaders, keepReaders } from "./read/mod.ts";

export interface WorkerSettings extends PaymentSettings {
  /** Null on a host without a disk. */
  dataDir: string | null;
  keys: KeyPlace;
  smtpUrl: string | null;
  mailFrom: string;
  /** Pages of one account analysed at once. */
  slots: number;
  /** Null for the rules engine alone. */
  model: ModelSettings | null;
  /** True when no other process can hold leases: those of the last run are then taken back at once. */
  isAlone: boolean;
}

export interface AnalysisWorker {
  /** Hands back every lease; what was under way is done again by the next worker. */
  stop(): Promise<void>;
}

export type Log = (event: string, facts?: Record<string, unknown>) => void;

/** Page workers of a review stay so long for the next one. */
const KEPT_MS = 10 * 60_000;
const LONE_WORKER = "local";
/** Pages of other accounts that are worked on beside those of an account that takes all slots. */
const SLOTS_FOR_OTHERS = 2;

/** Starts the loops of both queues. */
export async function startWorker(
  backend: Backend,
  settings: WorkerSettings,
  log: Log,
): Promise<AnalysisWorker> {
  const { dataDir, keys, publicUrl, isAlone } = settings;
  // Pages that wait for an answer of the model take no core.
  const slots = settings.model ? pagesInHand(settings.slots) : settings.slots;
  const now = () => new Date();
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const sealKeys = await loadSealKeys(keys, now);
  const [sealKey] = sealKeys;
  const identity = await loadIdentity(keys, now, random);
  const mail = chooseMail(settings, log);
  const name = isAlone ? LONE_WORKER : `${nameHost()}-${crypto.randomUUID()}`;
  if (isAlone) await takeOver(backend, log);

  const { kv } = await openCache(dataDir);
  const shared = { jobs: backend.jobs, log };
  const loops = [
    startLoop({
      ...shared,
      queue: "analysis",
      worker: `${name}/analysis`,
      // One account's long pages leave room for the first pages of others.
      slots: slots + SLOTS_FOR_OTHERS,
      accountSlots: slots,
      handle: createAnalysisHandler({
        backend,
        analysis: backend.analysis,
        objects: backend.server,
        brands: backend.server,
        desk: openModelDesk(settings.model, backend, log),
        sealKey,
        identity,
        publicUrl,
        now,
        random,
        log,
      }),
    }),
    startLoop({
      ...shared,
      queue: "chores",
      worker: `${name}/chores`,
      slots: 2,
      handle: createChoreHandler({
        backend,
        mail,
        payments: choosePayments(settings, backend),
        unsubscribeTokens: await loadUnsubscribeTokens(keys),
        sealKeys,
        now,
        publicUrl,
        forget: (userId) => forgetUser(kv, userId),
        log,
      }),
    }),
  ];
  const stopNights = startNights(backend, log);
  keepReaders(KEPT_MS);
  return {
    async stop() {
      stopNights();
      await Promise.all(loops.map((it) => it.stop()));
      kv.close();
      closeReaders();
    },
  };
}

/** What the last run of the only process left: its leases, and files whose rows it did not come to write. */
async function takeOver({ jobs, server }: Backend, log: Log): Promise<void> {
  const released = await jobs.releaseAll(`${LONE_WORKER}/`);
  const objects = await server.removeOrphans(0);
  if (released + objects > 0) log("taken_over", { jobs: released, objects });
}

/** Name of this machine, for whoever looks at the jobs; the edge does not tell. */
function nameHost(): string {
  try {
    return Deno.hostname();
  } catch {
    return "edge";
  }
}

/** The mail server, or the mailbox in the data directory; without either, mails wait in the queue. */
export function chooseMail(
  { smtpUrl, mailFrom, dataDir }: Pick<WorkerSettings, "smtpUrl" | "mailFrom" | "dataDir">,
  log: Log,
): MailPort {
  if (smtpUrl) return createSmtp(smtpUrl, mailFrom);
  if (dataDir !== null) {
    return createMailbox(`${dataDir}/mailbox`, (line) => log("mail", { line }));
  }
  const refusal = new AppError("provider_unavailable", "Mail can't be sent: SMTP_URL is not set");
  return { kind: "none", send: () => Promise.reject(refusal) };
}

/** The vision model's desk; undefined without a key, so that nothing can be sent. */
function openModelDesk(
  settings: ModelSettings | null,
  { model: ledger }: Pick<Backend, "model">,
  log: Log,
): ModelDesk | undefined {
  if (!settings) return undefined;
  return createModelDesk({
    model: logFailures(createOpenAiModel(settings), log),
    host: hostOf(settings),
    ledger: {
      ...ledger,
      async settle(id, costUsd, kept) {
        countModelCost(costUsd);
        await ledger.settle(id, costUsd, kept);
      },
    },
    projectMaxUsd: settings.maxProjectCents / 100,
    monthMaxUsd: settings.maxMonthCents / 100,
  });
}

/** What the vendor says of a failure, for whoever runs the product: the report has it in words of ours. */
function logFailures(model: ModelProvider, log: Log): ModelProvider {
  return {
    ...model,
    async ask(question, options) {
      const outcome = await model.ask(question, options);
      if (outcome.kind === "fatal" || outcome.kind === "retry") {
        const { kind, why, detail } = outcome;
        log("model_failed", { task: question.task, kind, why, detail: detail?.slice(0, 500) });
      }
      return outcome;
    },
  };
}

/** What the choice of the payment provider depends on. */
export interface PaymentSettings {
  publicUrl: string;
  /** Null for billing without cards and money. */
  stripe: { secretKey: string; apiBase?: string; webhookSecrets: string[] } | null;
}

/** Cards through Stripe, or the sandbox whose subscriptions live in the database. */
export function choosePayments(
  { stripe, publicUrl }: PaymentSettings,
  { server }: Backend,
): PaymentsProvider {
  if (stripe) return createStripePayments({ ...stripe, publicUrl });
  const store = { get: server.getSandboxState, set: server.setSandboxState };
  return createSandboxPayments(store, { now: () => new Date(), newId: () => crypto.randomUUID() });
}

/** Signs and reads the links that end mails. */
export async function loadUnsubscribeTokens(keys: KeyPlace): Promise<TokenSigner> {
  return await createTokenSigner(await loadSecret(keys, "mail-links"), "unsubscribe");
}

const NIGHT_LOOK_MS = 20 * 60_000;

/** Sees to it that the work of the night is queued once a day, however long the process has run. */
function startNights(backend: Backend, log: Log): () => void {
  const look = () =>
    backend.server.scheduleNightly().catch((error) =>
      log("nightly_not_scheduled", { error: String(error) })
    );
  void look();
  const timer = setInterval(look, NIGHT_LOOK_MS);
  return () => clearInterval(timer);
}

async function loadIdentity(
  keys: KeyPlace,
  now: () => Date,
  random: (length: number) => Uint8Array<ArrayBuffer>,
): Promise<SigningIdentity> {
  const text = await readOrMake(
    keys,
    "report-signing.json",
    async () =>
      JSON.stringify(await createSigningIdentity({ commonName: "FLClear", now: now(), random })),
  );
  return JSON.parse(text);
}
