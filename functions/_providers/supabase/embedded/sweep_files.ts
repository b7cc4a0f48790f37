/**
 * Removes files of the object folder that no row names: a process can end between writing a file and its row.
 * Rows are the truth; what has none was promised to nobody.
 */

/**
 * @param folder   folder of the objects, `{folder}/{bucket}/{key}`
 * @param beforeMs files changed at or after this moment may be on their way and stay
 * @param listRows every `{bucket}/{key}` that has a row
 * @returns        how many files were removed
 */
export async function sweepFiles(
  folder: string,
  beforeMs: number,
  listRows: () => Promise<Iterable<string>>,
): Promise<number> {
  const old: string[] = [];
  for await (const path of walk(folder, "")) {
    const info = await Deno.stat(`${folder}/${path}`).catch(() => null);
    if (info?.mtime && info.mtime.getTime() < beforeMs) old.push(path);
  }
  if (old.length === 0) return 0;
  // Asked after the walk, so that a row written meanwhile is seen.
  const named = new Set(await listRows());
  const lost = old.filter((it) => !named.has(it));
  for (const path of lost) {
    await Deno.remove(`${folder}/${path}`).catch(() => {});
    await Deno.remove(`${folder}/${path.slice(0, path.lastIndexOf("/"))}`).catch(() => {});
  }
  return lost.length;
}

async function* walk(folder: string, prefix: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(`${folder}/${prefix}`)) {
    if (isDirectory) yield* walk(folder, `${prefix}${name}/`);
    else yield prefix + name;
  }
}
