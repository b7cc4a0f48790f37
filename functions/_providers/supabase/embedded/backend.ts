/**
 * The embedded backend: Postgres in WebAssembly with the REST, auth and storage interfaces of Supabase, in
 * this process, without a port. It is made for one machine; production uses hosted or self-hosted Supabase.
 */
import { App, type EmailMessage, setExperimental } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { DURABLE_PARAMS, ENGINE_PARAMS } from "./engine_params.ts";
import { beginDatabase } from "./first_start.ts";
import { flushBody, flushName, flushToDisk } from "./flush.ts";
import { copyFolder, linkFolder } from "./copy_folder.ts";
import { applyMigrations } from "./migrate.ts";
import { createObjectFiles } from "./object_files.ts";
import { answerInParts } from "./object_ranges.ts";
import { type EngineConnection, spareStatements } from "./quick_statements.ts";
import type { BackendSecrets } from "./secrets.ts";
import { connectServer } from "./server_connection.ts";
import { keepLogShort } from "./short_log.ts";
import { sweepFiles } from "./sweep_files.ts";

const SUPABASE_FOLDER = new URL("../../../../supabase/", import.meta.url);

/** A database that is gone when it is closed. */
export const IN_MEMORY = "memory://";

export interface EmbeddedOptions {
  /** Folder of the database; {@link IN_MEMORY} keeps it in memory; `postgres://…` is a server elsewhere. */
  database: string;
  /** What a database in memory begins as: a dump of another by the engine. Migrations it lacks are applied. */
  image?: Blob;
  /** Folder of the storage objects. */
  objects: string;
  /** Commits and objects are on the disk before they are answered; only for a database in a folder. */
  isDurable?: boolean;
  secrets: BackendSecrets;
  /** Address of the folder of migrations; the project's own when left out. */
  migrations?: string;
  /** SQL to run before the migrations: what another host of the same interfaces does differently. */
  prepare?: string;
  /** Address links in mails point to. */
  siteUrl: string;
  /** Takes the mails of the sign-in service. */
  sendMail: (mail: EmailMessage) => Promise<void>;
}

/** A running embedded backend behind one `fetch`. */
export interface EmbeddedBackend {
  fetch: (request: Request) => Promise<Response>;
  /** Versions of the migrations this start applied. */
  applied: string[];
  /** Runs SQL as the database's owner, past all policies: for tests and checks, never for requests. */
  exec: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Copies database and objects into a folder, as they are at one moment; requests wait meanwhile. */
  snapshot: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the database, applies pending migrations and answers requests from then on. */
export async function openEmbeddedBackend(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  Deno.env.set("LITE_TELEMETRY", "0");
  Deno.env.set("EXPERIMENTAL_STORAGE", "1");
  setExperimental("storage", true);
  await Deno.mkdir(options.objects, { recursive: true });
  const startMs = Date.now();
  const isServer = /^postgres(ql)?:/.test(options.database);
  const isFolder = !isServer && options.database !== IN_MEMORY;
  const isDurable = isFolder && options.isDurable === true;
  const finish = isFolder ? await beginDatabase(options.database) : null;
  const connection = isServer
    ? await connectServer(options.database)
    : await createPgliteConnection({
      url: options.database,
      pgliteOptions: {
        startParams: isDurable ? DURABLE_PARAMS : ENGINE_PARAMS,
        ...options.image ? { loadDataDir: options.image } : {},
      },
    });
  if (isDurable) {
    const { driver } = connection as PgliteConnection;
    await driver.waitReady;
    flushToDisk(driver);
  }
  const app = new App({
    connection,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      jwt_secret: options.secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: options.secrets.publishableKey,
      secret_key: options.secrets.secretKey,
      site_url: options.siteUrl,
      minimum_password_length: 6,
      email: {
        enable_confirmations: false,
        template: {
          recovery: {
            subject: "Reset your FLClear password",
            content_path: new URL("templates/recovery.html", SUPABASE_FOLDER).pathname,
          },
        },
      },
    },
    storage: { enabled: true, file_size_limit: "1GiB" },
    options: {
      server: { admin: false },
      drivers: { email: { send: options.sendMail } },
    },
  });
  app._storageAdapter = createObjectFiles(
    options.objects,
    isDurable ? { body: flushBody, name: flushName } : undefined,
  );
  await app.init();
  await app.ensureSystemSchema();
  if (options.prepare) await connection.exec(options.prepare);
  const applied = await applyMigrations(
    app,
    new URL(options.migrations ?? new URL("migrations/", SUPABASE_FOLDER)),
  );
  if (!isServer) await spareStatements(connection as unknown as EngineConnection);
  await finish?.();
  Deno.exitCode = 0;
  // A server has a session for each request; the engine in this process has one for all.
  const inTurn = isServer ? atOnce : createTurns();
  const exec: EmbeddedBackend["exec"] = (sql) =>
    inTurn(() => keepExitCode(async () => toRows(await connection.exec(sql))));
  // Beside the work: nobody waits for it.
  const sweeping = isFolder
    ? sweepFiles(options.objects, startMs, async () => {
      const { rows } = await exec("select bucket_id || '/' || name as path from storage.objects");
      return rows.map((it) => String(it.path));
    }).catch(() => 0)
    : Promise.resolve(0);
  const endLog = isFolder ? keepLogShort(exec) : () => {};
  return {
    fetch: (request) =>
      inTurn(() => keepExitCode(() => answerInParts(request, (it) => app.fetch(it)))),
    applied,
    exec,
    snapshot: (folder) =>
      inTurn(async () => {
        if (!isFolder) throw new Error("Cannot copy the database: it is not in a folder");
        // The engine writes in its turn alone: until the next request its files stand still, as a crash would leave
        // them, with a log that holds every commit. What rows name at this moment is stored already, and is removed
        // only after its rows are gone.
        await copyFolder(options.database, `${folder}/database`);
        await linkFolder(options.objects, `${folder}/objects`);
      }),
    async close() {
      endLog();
      await sweeping;
      await inTurn(() => connection.close());
    },
  };
}

/** Rows of the last statement, whichever driver ran it. */
function toRows(result: unknown): { rows: Record<string, unknown>[] } {
  if (Array.isArray(result)) {
    const rows = Array.isArray(result.at(-1)) ? result.at(-1) : result;
    return { rows: [...rows] };
  }
  const rows = (result as { rows?: Record<string, unknown>[] } | undefined)?.rows;
  return { rows: rows ?? [] };
}

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();

/**
 * Lets one piece of work through at a time. The database has one session, and the backend reads some rows
 * outside of the transaction it opens for a request: two requests at once would run statements under each
 * other's role.
 */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  };
}

/** The database engine sets the exit code of the process when it makes a database or refuses a statement. */
async function keepExitCode<T>(work: () => Promise<T>): Promise<T> {
  const code = Deno.exitCode;
  try {
    return await work();
  } finally {
    Deno.exitCode = code;
  }
}
