/**
 * `deno task migrate-to-supabase`: moves `DATA_DIR` to the Supabase project of `SUPABASE_URL`,
 * `SUPABASE_SECRET_KEY`, `SUPABASE_PUBLISHABLE_KEY` and `SUPABASE_DB_URL` (the connection string under
 * Connect, session pooler or direct). The server has to be stopped. Accounts keep their passwords; everybody
 * signs in once more. The project must have no accounts; a move that was cut off is started again.
 */
import { openEmbeddedBackend } from "../_providers/supabase/embedded/backend.ts";
import { lockDataDir } from "../_providers/supabase/embedded/lock.ts";
import { placeObject } from "../_providers/supabase/embedded/object_files.ts";
import { loadBackendSecrets } from "../_providers/supabase/embedded/secrets.ts";
import { connectHostedDatabase } from "../_providers/supabase/hosted_database.ts";
import { connectBackend } from "../_providers/supabase/mod.ts";
import { moveData } from "../_providers/supabase/move_data.ts";
import { readEnvironment } from "./environment.ts";

const NEEDED = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_DB_URL",
] as const;

try {
  await move();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(/in use by/.test(reason) ? `${reason}. Stop the server, then move.` : reason);
  Deno.exit(1);
}

async function move(): Promise<void> {
  const env = readEnvironment();
  const missing = NEEDED.filter((it) => !env[it]);
  if (missing.length > 0) throw new Error(`Please set ${missing.join(", ")}`);
  const { DATA_DIR: dataDir } = env;
  const isThere = await Deno.stat(`${dataDir}/database`).then(() => true, () => false);
  if (!isThere) throw new Error(`There is no embedded database in ${dataDir}`);

  const lock = await lockDataDir(dataDir);
  const objects = `${dataDir}/objects`;
  const source = await openEmbeddedBackend({
    database: `${dataDir}/database`,
    objects,
    secrets: await loadBackendSecrets(dataDir),
    siteUrl: "http://127.0.0.1",
    sendMail: () => Promise.resolve(),
  });
  const database = connectHostedDatabase(env.SUPABASE_DB_URL!);
  const backend = connectBackend("hosted", {
    url: env.SUPABASE_URL!,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY!,
    secretKey: env.SUPABASE_SECRET_KEY!,
    fetch,
  });
  try {
    await moveData({
      source: async (sql) => (await source.exec(sql)).rows,
      target: database.run,
      open: async (bucket, path) => (await Deno.open(placeObject(objects, bucket, path))).readable,
      objects: backend.server,
      print: (line) => console.log(line),
    });
  } finally {
    await database.close();
    await source.close();
    lock.close();
  }
  console.log("Start web and worker with SUPABASE_URL and its keys from now on.");
  console.log("On other machines also set SERVER_KEYS to what `deno task keys` prints.");
  console.log("Sessions and personal API keys ended with the move.");
}
