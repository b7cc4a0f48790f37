/** Makes what tests begin with, in the folder named: a dumped database and data directories. See `prepared.ts`. */
import { createPgliteConnection } from "@supabase/lite/pglite";
import { openEmbeddedBackend } from "../../functions/_providers/supabase/embedded/backend.ts";
import { ENGINE_PARAMS } from "../../functions/_providers/supabase/embedded/engine_params.ts";
import { copyFolder, DATA, DATABASE, REVIEWED } from "./prepared.ts";
import { reviewSet } from "./reviewed.ts";
import { startServer } from "./server_process.ts";

const [folder] = Deno.args;
await Promise.all([dumpDatabase(folder), makeData(folder)]);

/** Makes an empty database as the product does, and writes it as one file. */
async function dumpDatabase(folder: string): Promise<void> {
  const url = `${folder}/database`;
  const backend = await openEmbeddedBackend({
    database: url,
    objects: `${folder}/objects`,
    // Whoever opens it brings others.
    secrets: { jwtSecret: "of nobody", publishableKey: "of nobody", secretKey: "of nobody" },
    siteUrl: "http://127.0.0.1",
    sendMail: () => Promise.resolve(),
  });
  await backend.close();
  const pgliteOptions = { startParams: ENGINE_PARAMS };
  const connection = await createPgliteConnection({ url, pgliteOptions });
  const engine = connection.driver as unknown as { dumpDataDir(how: "none"): Promise<File> };
  const dump = await engine.dumpDataDir("none");
  await connection.close();
  await Deno.writeFile(`${folder}/${DATABASE}`, dump.stream());
}

/** The data of a first start of the product, and of one in which a set was reviewed. */
async function makeData(folder: string): Promise<void> {
  await startOnce(`${folder}/${DATA}`, () => Promise.resolve());
  await copyFolder(`${folder}/${DATA}`, `${folder}/${REVIEWED}`);
  await startOnce(`${folder}/${REVIEWED}`, reviewSet);
}

/** A start of the product on a data directory, what is done with it, and its end in order. */
async function startOnce(dataDir: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = await startServer({ dataDir });
  await use(server.url);
  const code = await server.stop();
  if (code !== 0) throw new Error(`The product did not stop in order: ${server.output()}`);
}
