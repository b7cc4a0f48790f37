/** Keys that live outside the database: made on the first start, in a folder only the owner reads. */
import { createSealKey, parseSealKey, type SealKey } from "../../_shared/seal.ts";

/** Reads a secret of `length` bytes, making it when it is not there yet. */
export async function loadSecret(
  folder: string,
  name: string,
  length = 32,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = await readOrMake(
    `${folder}/${name}.key`,
    () => crypto.getRandomValues(new Uint8Array(length)).toBase64(),
  );
  return Uint8Array.fromBase64(text.trim());
}

/**
 * Keys reports are sealed with, newest first: the first one seals, all of them verify. A new key is put in by
 * adding a file; an old one stays so that its reports stay verifiable.
 */
export async function loadSealKeys(folder: string, now: () => Date): Promise<SealKey[]> {
  await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
  const keys: SealKey[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!/^report-seal.*\.jwk$/.test(name)) continue;
    keys.push(await parseSealKey(await Deno.readTextFile(`${folder}/${name}`)));
  }
  if (keys.length === 0) {
    const created = await createSealKey(now().toISOString());
    await writeSecret(
      `${folder}/report-seal-${created.kid.slice(0, 8)}.jwk`,
      JSON.stringify(created),
    );
    keys.push(created);
  }
  return keys.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Reads a secret text file, writing what `make` gives when there is none. */
export async function readOrMake(
  path: string,
  make: () => string | Promise<string>,
): Promise<string> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const text = await make();
  await writeSecret(path, text);
  return text;
}

async function writeSecret(path: string, text: string): Promise<void> {
  await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true, mode: 0o700 });
  await Deno.writeTextFile(path, text, { mode: 0o600 });
}
