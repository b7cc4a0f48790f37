/**
 * Composition root: chooses the providers from the environment, binds the use cases to them and puts static
 * files, sessions, `/api` and pages behind one `fetch`. No logic lives here.
 */
import type { Hono } from "hono";
import {
  type ApiEnv,
  type ApiOptions,
  createApi,
  createBase,
  useSession,
} from "./functions/api/app.ts";
import { limitRate, RATE_LIMITS } from "./functions/api/middleware/rate_limit.ts";
import { serveFolder } from "./functions/api/static_files.ts";
import { createWellKnown } from "./functions/api/well_known.ts";
import { actFor } from "./functions/analysis/apart/account.ts";
import {
  exportApart,
  joinApart,
  listCommentsApart,
  markApart,
  readLetterApart,
  readMarksApart,
} from "./functions/analysis/apart/mod.ts";
import { drawCrops } from "./functions/analysis/pictures.ts";
import { inspectFile } from "./functions/analysis/read/inspect_file.ts";
import { drawPage, toPdfBytes } from "./functions/analysis/read/mod.ts";
import {
  chooseMail,
  choosePayments,
  loadUnsubscribeTokens,
  type Log,
} from "./functions/analysis/serve.ts";
import {
  type Environment,
  hasDisk,
  leaveOutChecks,
  modelOf,
  readEnvironment,
  stripeOf,
} from "./functions/cli/environment.ts";
import { loadSealKeys, loadSecret, openKeys } from "./functions/_providers/keys/key_files.ts";
import { openCache } from "./functions/_providers/kv/mod.ts";
import { expectedSheetUsd } from "./functions/_providers/model/prices.ts";
import { describeModel, hostOf } from "./functions/_providers/model/settings.ts";
import { describeEngine } from "./functions/_providers/ocr/engine_choice.ts";
import { isLeakedPassword } from "./functions/_providers/passwords/leaked.ts";
import type { EmbeddedServerOptions } from "./functions/_providers/supabase/embedded/mod.ts";
import {
  type Backend,
  type BackendAddress,
  connectBackend,
} from "./functions/_providers/supabase/mod.ts";
import { stackPages } from "./functions/_report/stack_pages.ts";
import { bindServices } from "./functions/_services/bind_services.ts";
import { rewriteResetMail } from "./functions/_services/mails.ts";
import type { Vision } from "./functions/_shared/contract/mod.ts";
import type { AppEnv } from "./functions/_services/mod.ts";
import { createSecretBox } from "./functions/_shared/secret_box.ts";
import { findSection, searchSections } from "./functions/_rules/limits/fbc_2023/catalogue.ts";
import { FBC_2023 } from "./functions/_rules/limits/mod.ts";
import { titleOfRule } from "./functions/_rules/mod.ts";
import { ANALYSIS_VERSION } from "./functions/analysis/analysis_version.ts";

const VERSION = "1.0.0";

/** The product, running. */
export interface Product {
  fetch: (request: Request, bindings?: ApiEnv["Bindings"]) => Response | Promise<Response>;
  backend: Backend;
  address: BackendAddress;
  publicUrl: string;
  /** A channel to the embedded backend for one more thread; null when it is hosted elsewhere. */
  openChannel: (() => { port: MessagePort; spoolDir: string }) | null;
  /** What each choice resolved to. */
  providers: Record<string, string>;
  /** Says from now on that no requests should come, and lets streams end. */
  beginStop: () => void;
  close: () => Promise<void>;
}

/** One line of JSON per event, without personal data. */
export const logLine: Log = (event, facts = {}) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));

/** Opens the product for an environment. */
export async function openProduct(env: Environment, log: Log = logLine): Promise<Product> {
  const publicUrl = env.PUBLIC_URL ??
    `http://${env.HOST === "0.0.0.0" ? "127.0.0.1" : env.HOST}:${env.PORT}`;
  // On the edge there is nothing to write to: keys come from the environment, the cache from the platform.
  const dataDir = hasDisk() ? env.DATA_DIR : null;
  const now = () => new Date();
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  // Plans and accounts are for this product alone, not for other users of the machine.
  if (dataDir !== null) await Deno.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const keys = openKeys(dataDir, env.SERVER_KEYS);
  const mail = chooseMail({ smtpUrl: env.SMTP_URL ?? null, mailFrom: env.MAIL_FROM, dataDir }, log);
  const { address, openChannel, close: closeBackend } = await openBackend(
    env,
    publicUrl,
    async (it) => await mail.send(await rewriteResetMail(it, new URL(publicUrl).hostname)),
  );
  const backend = connectBackend(openChannel ? "embedded" : "hosted", address, closeBackend);
  const { kv, kind: kvKind } = await openCache(dataDir);
  const payments = choosePayments({ stripe: stripeOf(env), publicUrl }, backend);
  const providers = {
    backend: backend.kind,
    commits: backend.kind !== "embedded"
      ? "kept by the hosted database"
      : env.DATABASE_FSYNC === "on"
      ? "on the disk before they are answered"
      : "in the system's cache: a power cut may lose the last half minute (DATABASE_FSYNC=off)",
    payments: payments.kind,
    mail: mail.kind,
    model: describeModel(modelOf(env)),
    kv: kvKind,
    keys: env.SERVER_KEYS ? "environment" : "files of this machine",
    recognition: await describeEngine(env.OCR_ENGINE),
    operator: env.OPERATOR ? "named in the terms" : "not named (OPERATOR names it in the terms)",
  };
  const services = bindServices({
    backend,
    kv,
    mail,
    payments,
    isLeakedPassword,
    unsubscribeTokens: await loadUnsubscribeTokens(keys),
    sealKeys: await loadSealKeys(keys, now),
    catalogue: { edition: FBC_2023.name, search: searchSections, find: findSection, titleOfRule },
    painter: {
      countPages: async (name, bytes, signal) =>
        (await inspectFile({ name, bytes }, { signal })).summary.pageCount || null,
      drawPage: (name, bytes, pageInFile, widthPx) =>
        drawPage(name, bytes, pageInFile, { widthPx }),
      drawEvidence: async (body, getFile) =>
        (await drawCrops(body, getFile, { isFramed: true })).crops,
    },
    markup: {
      markUp: (file, findings, options) => markApart(file, findings, { ...options, now: now() }),
      readMarks: readMarksApart,
      readLetter: readLetterApart,
      join: joinApart,
      stack: async (pictures) =>
        await stackPages(await Promise.all(pictures.map((it) => toPdfBytes("sheet.png", it)))),
    },
    writer: { export: exportApart, listComments: listCommentsApart },
    vision: visionOf(env),
    about: {
      versions: { app: VERSION, analysis: ANALYSIS_VERSION, deno: Deno.version.deno },
      providers,
    },
    operator: env.OPERATOR ?? null,
    publicUrl,
    now,
    random,
    log,
  }, await createSecretBox(await loadSecret(keys, "session")));

  let isStopping = false;
  const app = await composeApp({
    isStopping: () => isStopping,
    services,
    kv,
    publicUrl,
    isBehindProxy: env.BEHIND_PROXY,
    rateFactor: env.RATE_LIMIT_FACTOR,
    now,
    log,
  });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings ?? {}),
    backend,
    address,
    publicUrl,
    openChannel,
    providers,
    beginStop: () => isStopping = true,
    async close() {
      kv.close();
      await backend.close();
    },
  };
}

async function composeApp(options: ApiOptions): Promise<Hono<ApiEnv>> {
  const here = (path: string) => new URL(path, import.meta.url);
  const base = createBase(options);
  base.use(
    "/assets/*",
    serveFolder({ folder: here("dist/client/"), prefix: "/assets/", isHashed: true }),
  );
  base.use(
    "/sample/*",
    serveFolder({ folder: here("dist/"), prefix: "/sample/", isHashed: false }),
  );
  base.use("*", serveFolder({ folder: here("static/"), prefix: "/", isHashed: false }));
  base.route("/.well-known", createWellKnown(options));
  useSession(base, options);
  // Pictures and copies drawn here take turns between accounts, too; guests are one.
  base.use((c, next) => actFor(c.get("session")?.user.id ?? null, next));
  base.route("/api", createApi(options));
  const pages = here("dist/server/pages.js");
  const isBuilt = await Deno.stat(pages).then(() => true, () => false);
  if (!isBuilt) return base;
  base.use("*", limitRate(RATE_LIMITS.page, options));
  leaveOutChecks();
  const { createPages }: { createPages: (base: Hono<AppEnv>) => Hono<AppEnv> } = await import(
    pages.href
  );
  return createPages(base as unknown as Hono<AppEnv>) as unknown as Hono<ApiEnv>;
}

/** The vision model as screens and use cases know it. */
function visionOf(env: Environment): Vision | null {
  const settings = modelOf(env);
  if (!settings) return null;
  return { name: settings.model, host: hostOf(settings), usdPerSheet: expectedSheetUsd(settings) };
}

async function openBackend(
  env: Environment,
  siteUrl: string,
  sendMail: EmbeddedServerOptions["sendMail"],
): Promise<{
  address: BackendAddress;
  openChannel: Product["openChannel"];
  close: () => Promise<void>;
}> {
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = env;
  if (url) {
    if (!publishableKey || !secretKey) {
      throw new Error("SUPABASE_URL also needs SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY");
    }
    const address = { url, publishableKey, secretKey, fetch };
    return { address, openChannel: null, close: () => Promise.resolve() };
  }
  // Loaded only when it is wanted: the edge has neither its threads nor its disk.
  const { EMBEDDED_URL, startEmbedded } = await import(
    "./functions/_providers/supabase/embedded/mod.ts"
  );
  const onStop = (reason: string) => {
    logLine("backend_stopped", { error: reason });
    // Nothing works without it; a new process finds everything that was answered.
    Deno.exit(1);
  };
  const server = await startEmbedded({
    dataDir: env.DATA_DIR,
    isDurable: env.DATABASE_FSYNC === "on",
    siteUrl,
    sendMail,
    onStop,
  });
  const { publishableKey: visitor, secretKey: own } = server.secrets;
  return {
    address: { url: EMBEDDED_URL, publishableKey: visitor, secretKey: own, fetch: server.fetch },
    openChannel: () => ({ port: server.openChannel(), spoolDir: server.spoolDir }),
    close: server.close,
  };
}

let opening: Promise<Product> | undefined;

/** The product for hosts that bring their own listener. */
export default {
  async fetch(request: Request): Promise<Response> {
    opening ??= openProduct(readEnvironment());
    return await (await opening).fetch(request);
  },
};
