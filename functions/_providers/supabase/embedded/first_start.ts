/**
 * Sees to it that a database is whole before it is used: a first start that was cut off begins anew. Nothing
 * is lost by that, since no request is answered before the first start is through.
 */

/**
 * Prepares the folder of a database.
 *
 * @returns what to call when the database is whole
 */
export async function beginDatabase(folder: string): Promise<() => Promise<void>> {
  const marker = `${folder}.making`;
  const wasCut = await exists(marker);
  if (!wasCut && await exists(folder)) return () => Promise.resolve();
  await Deno.writeTextFile(marker, "");
  if (wasCut) await Deno.remove(folder, { recursive: true }).catch(ignoreMissing);
  await Deno.mkdir(folder, { recursive: true });
  return () => Deno.remove(marker);
}

const exists = (path: string) => Deno.stat(path).then(() => true, () => false);

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
