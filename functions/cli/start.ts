/**
 * `deno task start`: builds what is stale, migrates, starts web, worker and embedded backend, prints the
 * address. `--role=web` or `--role=worker` starts one of them; on the embedded backend only the first can be
 * alone. `--no-build` takes pages as they are; `--dev` starts again when a source changes.
 */
import { logLine, openProduct, type Product } from "../../main.ts";
import type { FromWorker, ToWorker } from "../analysis/thread.ts";
import { startWorker, type WorkerSettings } from "../analysis/serve.ts";
import { giveBackAfterStart } from "../_providers/memory/give_back.ts";
import { openKeys } from "../_providers/keys/key_files.ts";
import { describeBudget } from "../_providers/model/settings.ts";
import { AppError } from "../_shared/errors.ts";
import { buildIfStale } from "./build.ts";
import { compressText } from "./compress_text.ts";
import { type Environment, modelOf, readEnvironment, stripeOf } from "./environment.ts";
import { watchExit } from "./exit_watch.ts";
import { runWithRestarts } from "./dev.ts";

type Role = "web" | "worker" | "all";

interface Running {
  stop: () => Promise<void>;
}

if (import.meta.main) {
  if (Deno.args.includes("--dev")) await runWithRestarts();
  else await start().catch(explain);
}

async function start(): Promise<void> {
  const role = readRole(Deno.args);
  const env = readEnvironment();
  if (role === "worker" && !env.SUPABASE_URL) {
    throw new AppError(
      "validation_failed",
      "--role=worker needs a shared database: set SUPABASE_URL, or start without a role",
    );
  }
  const shouldBuild = role !== "worker" && !Deno.args.includes("--no-build");
  if (shouldBuild && await buildIfStale()) console.log("Built pages and assets");
  const product = await openProduct(env);
  const parts: Running[] = [];
  stopOnSignal(parts, product);
  if (role === "worker") {
    parts.push(await startWorker(product.backend, settingsFor(env, product), logLine));
  }
  if (role === "all") parts.push(await startThread(env, product));
  if (role !== "worker") parts.push(listen(env, product));
  for (const [name, choice] of Object.entries(product.providers)) {
    console.log(`  ${name}: ${choice}`);
  }
  const model = modelOf(env);
  if (model) console.log(`  model budget: ${describeBudget(model)}`);
  giveBackAfterStart();
}

function readRole(args: string[]): Role {
  const asked = args.find((it) => it.startsWith("--role="))?.slice("--role=".length) ?? "all";
  if (asked === "web" || asked === "worker" || asked === "all") return asked;
  throw new AppError("validation_failed", `--role is ${asked}, must be web, worker or all`);
}

function settingsFor(env: Environment, product: Product): WorkerSettings {
  return {
    dataDir: env.DATA_DIR,
    keys: openKeys(env.DATA_DIR, env.SERVER_KEYS),
    publicUrl: product.publicUrl,
    stripe: stripeOf(env),
    model: modelOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    slots: env.ANALYSIS_SLOTS ?? Math.max(navigator.hardwareConcurrency, 1),
    isAlone: product.openChannel !== null,
  };
}

/** The worker in a thread of this process, with its own channel to the embedded backend. */
async function startThread(env: Environment, product: Product): Promise<Running> {
  const thread = new Worker(new URL("../analysis/thread.ts", import.meta.url), {
    type: "module",
    name: "analysis",
  });
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  thread.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "started") started.resolve();
    else if (data.kind === "stopped") stopped.resolve();
    else if (data.kind === "failed") started.reject(new Error(data.reason));
    else logLine(data.event, data.facts);
  };
  thread.onerror = (event) => {
    event.preventDefault();
    logLine("worker_stopped", { error: event.message });
    started.reject(new Error(event.message));
    // The lease table knows what was under way; a new process takes it up.
    void watchExit().then(() => Deno.exit(1));
  };
  const { url, publishableKey, secretKey } = product.address;
  const channel = product.openChannel?.() ?? null;
  const address = { url, publishableKey, secretKey };
  const settings = settingsFor(env, product);
  const message: ToWorker = { kind: "start", settings, address, channel };
  thread.postMessage(message, channel ? [channel.port] : []);
  await started.promise;
  return {
    async stop() {
      thread.postMessage({ kind: "stop" } satisfies ToWorker);
      await stopped.promise;
      thread.terminate();
    },
  };
}

function listen(env: Environment, product: Product): Running {
  const server = Deno.serve({
    port: env.PORT,
    hostname: env.HOST,
    automaticCompression: true,
    onListen: ({ hostname, port }) => {
      const host = hostname === "0.0.0.0" ? "127.0.0.1" : hostname;
      console.log(`FLClear is ready on http://${host}:${port}`);
    },
  }, async (request, info) => {
    const remoteAddr = info.remoteAddr.transport === "tcp" ? info.remoteAddr.hostname : "local";
    return compressText(request, await product.fetch(request, { remoteAddr, readsAhead: true }));
  });
  return { stop: () => server.shutdown() };
}

/**
 * Stops in order what has started by then: no new requests, leases handed back, database closed. A second signal
 * ends at once.
 */
function stopOnSignal(parts: Running[], product: Product): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) Deno.exit(1);
    isStopping = true;
    const late = setTimeout(() => Deno.exit(1), 10_000);
    const watched = watchExit();
    product.beginStop();
    await Promise.all(parts.map((it) => it.stop().catch(() => {})));
    await product.close();
    await watched;
    clearTimeout(late);
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
}

/** One clear sentence for a mistake in the surroundings, the whole story for ours. */
function explain(error: unknown): never {
  const isKnown = error instanceof AppError || error instanceof Deno.errors.AddrInUse ||
    (error instanceof Error && /in use by another process/.test(error.message));
  console.error(isKnown ? error.message : error);
  Deno.exit(1);
}
