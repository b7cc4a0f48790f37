/**
 * The worker as an edge function: each call works off the queues for a while and ends. Something calls it
 * once a minute (`pg_cron`, Deno Deploy's cron, any timer) with the project's secret key. Pages are read in
 * this thread; scanned sheets need a worker process, since one thread recognises small pictures at most.
 */
import { modelOf, readEnvironment, stripeOf } from "../cli/environment.ts";
import { openKeys } from "../_providers/keys/key_files.ts";
import { type Backend, connectBackend } from "../_providers/supabase/mod.ts";
import { AppError, ERROR_STATUS } from "../_shared/errors.ts";
import { type Log, startWorker } from "./serve.ts";

/** Hosts end a call after 150 s; leases are handed back before that. */
const RUN_MS = 100_000;
/** Queues looked into without finding a job before the call ends. */
const EMPTY_LOOKS = 4;

const log: Log = (event, facts = {}) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));

if (import.meta.main) Deno.serve(answer);

/** `POST` with the secret key as bearer or `apikey`; answers how many jobs were claimed. */
export async function answer(request: Request): Promise<Response> {
  try {
    const { address, settings } = readSettings();
    if (!await isAllowed(request, address.secretKey)) {
      throw new AppError("no_authorization", "This call needs the secret key");
    }
    if (request.method !== "POST") throw new AppError("not_found", "There is no such call");
    const claimed = await workForAWhile(connectBackend("hosted", address), settings);
    return Response.json({ claimed });
  } catch (error) {
    const code = error instanceof AppError ? error.code : "unexpected_failure";
    if (code === "unexpected_failure") log("edge_run_failed", { error: String(error) });
    const message = error instanceof AppError ? error.message : "Something went wrong";
    return Response.json({ code, message }, { status: ERROR_STATUS[code] });
  }
}

function readSettings() {
  const env = readEnvironment();
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, PUBLIC_URL } = env;
  if (!url || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY || !PUBLIC_URL) {
    throw new AppError(
      "validation_failed",
      "The edge worker needs SUPABASE_URL, its keys, PUBLIC_URL and SERVER_KEYS",
    );
  }
  return {
    address: {
      url,
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
      fetch,
    },
    settings: {
      dataDir: null,
      keys: openKeys(null, env.SERVER_KEYS),
      publicUrl: PUBLIC_URL,
      stripe: stripeOf(env),
      model: modelOf(env),
      smtpUrl: env.SMTP_URL ?? null,
      mailFrom: env.MAIL_FROM,
      slots: 1,
      isAlone: false,
    },
  };
}

/** Works until nothing is left or the time is over, and hands back what is under way. */
async function workForAWhile(
  backend: Backend,
  settings: Parameters<typeof startWorker>[1],
): Promise<number> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, RUN_MS);
  let claimed = 0;
  let empty = 0;
  let running = 0;
  const { jobs } = backend;
  const counted: Backend["jobs"] = {
    ...jobs,
    async claim(...asked) {
      const found = await jobs.claim(...asked);
      claimed += found.length;
      running += found.length;
      empty = found.length > 0 ? 0 : empty + 1;
      if (running === 0 && empty >= EMPTY_LOOKS) over.resolve();
      return found;
    },
  };
  const worker = await startWorker({ ...backend, jobs: counted }, settings, (event, facts) => {
    if (/^job_(done|failed|lost)$/.test(event)) {
      running--;
      empty = 0;
    }
    log(event, facts);
  });
  await over.promise;
  clearTimeout(timer);
  await worker.stop();
  return claimed;
}

/** Compares hashes, so that the time taken says nothing about the key. */
async function isAllowed(request: Request, secretKey: string): Promise<boolean> {
  const given = request.headers.get("apikey") ??
    request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const [a, b] = [await hash(given), await hash(secretKey)];
  return a.reduce((differences, byte, i) => differences | (byte ^ b[i]), 0) === 0;
}
