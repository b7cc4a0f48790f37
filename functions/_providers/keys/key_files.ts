/**
 * Keys that live outside the database: made on the first start, in a folder only the owner reads. Hosts
 * without a disk, and processes on several machines, are given them as one text in the environment.
 */
import { createSealKey, parseSealKey, type SealKey } from "../../_shared/seal.ts";
import { AppError } from "../../_shared/errors.ts";

/** Where the keys are: the folder of that path, or the files of a bundle, which can't be added to. */
export type KeyPlace = string | { files: Record<string, string> };

/**
 * The place of the keys.
 *
 * @param dataDir null on a host without a disk
 * @param bundle  text of {@link packKeys}, where there is one
 * @throws {AppError} `validation_failed` when the text is not such a bundle, or is needed and missing
 */
export function openKeys(dataDir: string | null, bundle: string | undefined): KeyPlace {
  if (bundle === undefined) {
    if (dataDir !== null) return `${dataDir}/keys`;
    throw new AppError(
      "validation_failed",
      "Where nothing can be written, SERVER_KEYS must be set: `deno task keys` prints it",
    );
  }
  try {
    const bytes = Uint8Array.fromBase64(bundle, { alphabet: "base64url" });
    const files = JSON.parse(new TextDecoder().decode(bytes));
    const isPlain = Object.values(files).every((it) => typeof it === "string");
    if (isPlain && !Array.isArray(files)) return { files };
  } catch {
    // Answered below.
  }
  throw new AppError("validation_failed", "SERVER_KEYS is not what `deno task keys` printed");
}

/** Every key of a folder as one text for the environment of another machine. */
export async function packKeys(folder: string): Promise<string> {
  const files: Record<string, string> = {};
  for (const name of (await listNames(folder)).sort()) {
    if (SHARED_NAMES.test(name)) files[name] = await Deno.readTextFile(`${folder}/${name}`);
  }
  const text = new TextEncoder().encode(JSON.stringify(files));
  return text.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** What every machine of one product shares. The embedded backend's own keys stay with its database. */
const SHARED_NAMES = /^(report-seal.*\.jwk|report-signing\.json|[\w-]+\.key)$/;

/** Reads a secret of `length` bytes, making it when it is not there yet. */
export async function loadSecret(
  place: KeyPlace,
  name: string,
  length = 32,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = await readOrMake(
    place,
    `${name}.key`,
    () => crypto.getRandomValues(new Uint8Array(length)).toBase64(),
  );
  return Uint8Array.fromBase64(text.trim());
}

/**
 * Keys reports are sealed with, newest first: the first one seals, all of them verify. A new key is put in by
 * adding a file; an old one stays so that its reports stay verifiable.
 */
export async function loadSealKeys(place: KeyPlace, now: () => Date): Promise<SealKey[]> {
  const read = async () => {
    const names = (await listNames(place)).filter((it) => /^report-seal.*\.jwk$/.test(it));
    return await Promise.all(names.map(async (it) => parseSealKey(await readName(place, it))));
  };
  let keys = await read();
  if (keys.length === 0) {
    const make = async () => JSON.stringify(await createSealKey(now().toISOString()));
    // One name for the first key, so that two processes starting together end up with the same.
    await readOrMake(place, "report-seal.jwk", make);
    keys = await read();
  }
  return keys.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * Reads a secret text, writing what `make` gives when there is none. Of several processes that make it at
 * once, one wins and all read the same.
 */
export async function readOrMake(
  place: KeyPlace,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  try {
    return await readName(place, name);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  if (typeof place !== "string") {
    throw new AppError("validation_failed", `SERVER_KEYS has no ${name}; run \`deno task keys\``);
  }
  await Deno.mkdir(place, { recursive: true, mode: 0o700 });
  const draft = `${place}/.${name}.${crypto.randomUUID()}`;
  await Deno.writeTextFile(draft, await make(), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and fails where the name is taken.
    await Deno.link(draft, `${place}/${name}`);
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  } finally {
    await Deno.remove(draft);
  }
  return await readName(place, name);
}

async function readName(place: KeyPlace, name: string): Promise<string> {
  if (typeof place === "string") return await Deno.readTextFile(`${place}/${name}`);
  const text = place.files[name];
  if (text === undefined) throw new Deno.errors.NotFound(name);
  return text;
}

async function listNames(place: KeyPlace): Promise<string[]> {
  if (typeof place !== "string") return Object.keys(place.files);
  try {
    return (await Array.fromAsync(Deno.readDir(place))).map((it) => it.name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
