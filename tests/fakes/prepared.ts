/**
 * What tests begin with instead of making it again: an empty database with every migration, the data directory of
 * a product that was started once and stopped, and that of one with a reviewed set. `deno task test` makes them once a
 * run (`make_prepared.ts`); tests run without it make their own.
 */

/** The setting that names the folder to the tests. */
export const PREPARED = "TEST_PREPARED";
/** The database in it, as the engine dumps one. */
export const DATABASE = "database.tar";
/** The data directories in it: empty, and with one account that had a set reviewed (`reviewed.ts`). */
export const DATA = "data";
export const REVIEWED = "reviewed";

/** The prepared database; undefined when none was prepared. */
export async function findDatabase(): Promise<Blob | undefined> {
  const folder = Deno.env.get(PREPARED);
  return folder ? new Blob([await Deno.readFile(`${folder}/${DATABASE}`)]) : undefined;
}

/** Copies the prepared data directory into an empty one, which stays empty when none was prepared. */
export async function fillDataDir(dataDir: string, from = DATA): Promise<void> {
  const folder = Deno.env.get(PREPARED);
  if (folder) await copyFolder(`${folder}/${from}`, dataDir);
}

/** A new data directory, the prepared one copied into it. */
export async function makeDataDir(prefix: string, from = DATA): Promise<string> {
  const dataDir = await Deno.makeTempDir({ prefix });
  await fillDataDir(dataDir, from);
  return dataDir;
}

/** Copies a folder with all there is in it. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const { mode } = await Deno.stat(from);
  await Deno.mkdir(to, { recursive: true });
  if (mode !== null && Deno.build.os !== "windows") await Deno.chmod(to, mode & 0o777);
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(`${from}/${name}`, `${to}/${name}`);
    else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}
