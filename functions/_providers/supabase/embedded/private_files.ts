/** A data directory is its owner's alone: plans, accounts and keys are not for other users of the machine. */

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** What this process makes from now on is its owner's alone. */
export function keepNewFilesPrivate(): void {
  if (Deno.build.os !== "windows") Deno.umask(OTHERS);
}

/**
 * Takes from everybody else what they may do with a folder and all in it, as restores, earlier versions and people
 * left it. A file that vanishes meanwhile is nobody's.
 *
 * @returns how many files and folders were changed
 */
export async function makePrivate(path: string): Promise<number> {
  if (Deno.build.os === "windows") return 0;
  let changed = await closeTo(path, FOLDER_MODE);
  for await (const entry of Deno.readDir(path)) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory) changed += await makePrivate(inner);
    else if (entry.isFile) changed += await closeTo(inner, FILE_MODE);
  }
  return changed;
}

async function closeTo(path: string, mode: number): Promise<number> {
  try {
    const info = await Deno.stat(path);
    if (((info.mode ?? 0) & OTHERS) === 0) return 0;
    await Deno.chmod(path, mode);
    return 1;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw error;
  }
}
