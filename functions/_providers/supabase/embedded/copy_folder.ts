/** Copies of whole folders: as new files, or as further names of the same ones. */

/** Copies every file below a folder. */
export const copyFolder = (from: string, to: string): Promise<void> =>
  walk(from, to, Deno.copyFile);

/** Gives every file below a folder a second name, which takes no room; copies where the file system can't. */
export const linkFolder = (from: string, to: string): Promise<void> =>
  walk(from, to, (file, name) => Deno.link(file, name).catch(() => Deno.copyFile(file, name)));

async function walk(
  from: string,
  to: string,
  take: (file: string, name: string) => Promise<void>,
): Promise<void> {
  await Deno.mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await Array.fromAsync(Deno.readDir(from)).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  });
  for (const { name, isDirectory, isFile } of entries) {
    const [source, target] = [`${from}/${name}`, `${to}/${name}`];
    if (isDirectory) await walk(source, target, take);
    // What is removed meanwhile belongs to no row any more.
    else if (isFile) await take(source, target).catch(passOver);
  }
}

function passOver(error: unknown): void {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
