/** The product apart: web and worker processes around one PostgreSQL server, each of which may be killed. */
import { connectBackend } from "../../functions/_providers/supabase/mod.ts";
import { openPostgres, type PostgresServer } from "./postgres_server.ts";
import { spawnServer, type StartingServer } from "./server_process.ts";

const KEYS = {
  JWT_SECRET: "a secret of the tests, forty characters long",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test_key_aaaaaaaaaaaaaaaaaa",
  SUPABASE_SECRET_KEY: "sb_secret_test_key_bbbbbbbbbbbbbbbbbbbbbbbb",
};
const DATABASE = "flclear";

/** One process that can be ended and started again at the same address. */
export interface Part {
  name: string;
  server: () => StartingServer;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Lines of its log about errors of ours, over all its lives. */
  failures: () => string[];
}

export interface SplitProduct {
  /** Addresses of the web processes. */
  urls: string[];
  database: PostgresServer;
  databaseUrl: string;
  /** Folder of the stored objects. */
  objects: string;
  backend: Part;
  webs: Part[];
  workers: Part[];
  /** What the worker does each night with objects that belong to nothing, whatever their age. */
  sweep: () => Promise<number>;
  close: () => Promise<void>;
}

/** Starts everything. @param programs folder of PostgreSQL's programs */
export async function openSplitProduct(
  programs: string,
  counts: { webs: number; workers: number },
  env: Record<string, string> = {},
): Promise<SplitProduct> {
  const database = await openPostgres(programs);
  await database.createDatabase(DATABASE);
  const folder = await Deno.makeTempDir({ prefix: "flclear-split-" });
  const objects = `${folder}/objects`;
  const databaseUrl = database.url(DATABASE);
  const backendPort = freePort();
  const backend = makePart("backend", {
    program: "tests/fakes/backend_program.ts",
    dataDir: folder,
    env: {
      ...KEYS,
      DATABASE_URL: databaseUrl,
      OBJECTS: objects,
      PORT: String(backendPort),
    },
  });
  await backend.start();
  await backend.server().ready;
  const shared = {
    dataDir: `${folder}/data`,
    env: {
      SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
      SUPABASE_PUBLISHABLE_KEY: KEYS.SUPABASE_PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: KEYS.SUPABASE_SECRET_KEY,
      PUBLIC_URL: "http://127.0.0.1",
      ...env,
    },
  };
  const ports = Array.from({ length: counts.webs }, freePort);
  const webs = ports.map((port, n) =>
    makePart(`web ${n + 1}`, {
      dataDir: shared.dataDir,
      args: ["--role=web"],
      env: { ...shared.env, PORT: String(port) },
    })
  );
  const workers = Array.from({ length: counts.workers }, (_, n) =>
    makePart(`worker ${n + 1}`, {
      dataDir: shared.dataDir,
      args: ["--role=worker"],
      env: { ...shared.env, ANALYSIS_SLOTS: "1" },
      readyLine: /\n {2}kv: /,
    }));
  for (const part of [...webs, ...workers]) await part.start();
  await Promise.all([...webs, ...workers].map((it) => it.server().ready));
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    database,
    databaseUrl,
    objects,
    backend,
    webs,
    workers,
    sweep: () =>
      connectBackend("hosted", {
        url: shared.env.SUPABASE_URL,
        publishableKey: KEYS.SUPABASE_PUBLISHABLE_KEY,
        secretKey: KEYS.SUPABASE_SECRET_KEY,
        fetch,
      }).server.removeOrphans(0),
    async close() {
      await Promise.all([...webs, ...workers, backend].map((it) => it.kill()));
      await database.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

function makePart(name: string, options: Parameters<typeof spawnServer>[0]): Part {
  let server: StartingServer | undefined;
  const past: string[] = [];
  const failures = () => [...past, ...listFailures(server?.output() ?? "")];
  return {
    name,
    server: () => server!,
    async start() {
      past.splice(0, past.length, ...failures());
      server = await spawnServer(options);
    },
    kill: async () => await server?.kill(),
    failures,
  };
}

function listFailures(output: string): string[] {
  return output.split("\n").filter((line) => /"code":"unexpected_failure"/.test(line));
}

function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  listener.close();
  return listener.addr.port;
}
