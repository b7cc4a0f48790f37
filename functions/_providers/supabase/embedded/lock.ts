/** The lock of a data directory: the database engine takes none, and two writers would lose rows. */

/**
 * Takes the lock; closing the file lets it go, and so does the end of the process, however it ends.
 *
 * @throws {Error} if another process holds the directory
 */
export async function lockDataDir(dataDir: string): Promise<Deno.FsFile> {
  const path = `${dataDir}/database.lock`;
  const file = await Deno.open(path, { create: true, write: true });
  if (await file.tryLock(true)) return file;
  file.close();
  throw new Error(`The data directory is in use by another process: ${path} is locked`);
}
