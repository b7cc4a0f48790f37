/**
 * Backups of a data directory: a folder with a copy of every file, and a list with the hash of each. What is copied
 * is one moment: the directory's lock is held, or the server that holds it is asked for a copy of its files.
 */
import { createHash } from "node:crypto";
import { askForCopy, PARTS } from "./control.ts";
import { lockDataDir } from "./lock.ts";
import { keepNewFilesPrivate, makePrivate } from "./private_files.ts";

const LIST_NAME = "backup.json";
const FORMAT = 1;

/** What a backup holds. Paths are relative, with forward slashes. */
export interface BackupList {
  format: typeof FORMAT;
  createdAt: string;
  folders: string[];
  files: { path: string; size: number; sha256: string }[];
}

/**
 * Copies a data directory into a new folder, also while a server works with it.
 *
 * @throws {Error} when the folder has something in it, or the server that holds the directory gives no copy
 */
export async function backUp(dataDir: string, target: string, now: Date): Promise<BackupList> {
  keepNewFilesPrivate();
  await requireFolder(dataDir, "There is no data directory at");
  await requireEmpty(target);
  const lock = await lockDataDir(dataDir).catch((error) => {
    if (!/in use by/.test(String(error))) throw error;
    return null;
  });
  const copy = lock ? { folder: dataDir, close: () => lock.close() } : await askForCopy(dataDir);
  try {
    await Deno.mkdir(target, { recursive: true, mode: 0o700 });
    const found = await copyParts(copy.folder, target);
    await makePrivate(target);
    const list: BackupList = { format: FORMAT, createdAt: now.toISOString(), ...found };
    // Written last: a folder without its list is no backup.
    const text = JSON.stringify(list, null, 1);
    await Deno.writeTextFile(`${target}/${LIST_NAME}`, text, { mode: 0o600 });
    return list;
  } finally {
    await copy.close();
  }
}

/**
 * Makes a data directory from a backup, after every file of it was compared with its hash.
 *
 * @throws {Error} when there is a data directory already, or the backup is damaged or incomplete
 */
export async function restore(source: string, dataDir: string): Promise<BackupList> {
  keepNewFilesPrivate();
  const list = await readList(source);
  await requireEmpty(dataDir);
  for (const { path, size, sha256 } of list.files) {
    const info = await Deno.stat(`${source}/${path}`).catch(() => null);
    const isSame = info?.size === size && await hashFile(`${source}/${path}`) === sha256;
    if (!isSame) throw new Error(`The backup is damaged: ${path} is not what was backed up`);
  }
  // Filled beside its place and moved there whole: a restore that is cut off leaves no half directory.
  const draft = `${dataDir.replace(/\/+$/, "")}.restoring`;
  await Deno.remove(draft, { recursive: true }).catch(() => {});
  await Deno.mkdir(draft, { recursive: true });
  for (const folder of list.folders) await Deno.mkdir(`${draft}/${folder}`, { recursive: true });
  for (const { path } of list.files) await Deno.copyFile(`${source}/${path}`, `${draft}/${path}`);
  await makePrivate(draft);
  await Deno.remove(dataDir).catch(() => {});
  await Deno.rename(draft, dataDir);
  return list;
}

async function copyParts(
  from: string,
  to: string,
): Promise<Pick<BackupList, "folders" | "files">> {
  const folders: string[] = [];
  const files: BackupList["files"] = [];
  const copy = async (path: string) => {
    folders.push(path);
    const { mode } = await Deno.stat(`${from}/${path}`);
    await Deno.mkdir(`${to}/${path}`, { mode: mode === null ? undefined : mode & 0o777 });
    for await (const entry of Deno.readDir(`${from}/${path}`)) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory) await copy(inner);
      else if (entry.isFile) {
        await Deno.copyFile(`${from}/${inner}`, `${to}/${inner}`);
        const { size } = await Deno.stat(`${to}/${inner}`);
        files.push({ path: inner, size, sha256: await hashFile(`${to}/${inner}`) });
      }
    }
  };
  for (const part of PARTS) {
    const isThere = await Deno.stat(`${from}/${part}`).then((it) => it.isDirectory, () => false);
    if (isThere) await copy(part);
  }
  return { folders, files };
}

async function readList(source: string): Promise<BackupList> {
  let list: BackupList;
  try {
    list = JSON.parse(await Deno.readTextFile(`${source}/${LIST_NAME}`));
  } catch (cause) {
    throw new Error(`There is no complete backup at ${source}: ${LIST_NAME} can’t be read`, {
      cause,
    });
  }
  if (list.format !== FORMAT) {
    throw new Error(`The backup has format ${list.format}, not ${FORMAT}`);
  }
  const isOdd = (path: string) =>
    !PARTS.includes(path.split("/")[0]) || path.split("/").some((it) => it === ".." || it === "");
  if ([...list.folders, ...list.files.map((it) => it.path)].some(isOdd)) {
    throw new Error("The backup is damaged: its list names files outside of it");
  }
  return list;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  const file = await Deno.open(path);
  for await (const piece of file.readable) hash.update(piece);
  return hash.digest("hex");
}

async function requireFolder(path: string, complaint: string): Promise<void> {
  const info = await Deno.stat(path).catch(() => null);
  if (!info?.isDirectory) throw new Error(`${complaint} ${path}`);
}

async function requireEmpty(path: string): Promise<void> {
  const names = await Array.fromAsync(Deno.readDir(path)).catch(() => []);
  const isFile = await Deno.stat(path).then((it) => !it.isDirectory, () => false);
  if (isFile || names.length > 0) {
    throw new Error(`Nothing is overwritten: ${path} exists and is not empty`);
  }
}
