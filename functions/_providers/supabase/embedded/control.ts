/**
 * A socket in the data directory by which a backup asks the running server for a copy of its files. Whoever may read
 * the directory may ask, nobody else: the folder is its owner's alone.
 */
import { copyFolder } from "./copy_folder.ts";

/** What belongs to a data directory; the cache, uploads under way and the lock do not. */
export const PARTS = ["database", "objects", "keys", "mailbox"];

const socketOf = (dataDir: string) => `${dataDir}/control.sock`;
const COPY_PREFIX = "copy-";

type Answer = { folder: string } | { error: string };

/** Answers backups from now on. A system without such sockets has none: there the server is stopped first. */
export function openControl(
  dataDir: string,
  snapshot: (folder: string) => Promise<void>,
): { close: () => void } {
  const path = socketOf(dataDir);
  let listener: Deno.UnixListener;
  try {
    dropCopies(dataDir);
    listener = Deno.listen({ transport: "unix", path });
    listener.unref();
  } catch {
    return { close: () => {} };
  }
  (async () => {
    for await (const connection of listener) void serve(connection, dataDir, snapshot);
  })().catch(() => {});
  return {
    close() {
      listener.close();
      Deno.removeSync(path);
    },
  };
}

/** One backup: makes the copy, says where it is, and removes it when the other side hangs up. */
async function serve(
  connection: Deno.UnixConn,
  dataDir: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = `${dataDir}/${COPY_PREFIX}${crypto.randomUUID()}`;
  try {
    await Deno.mkdir(folder, { mode: 0o700 });
    const answer = await makeCopy(folder, dataDir, snapshot).then(
      (): Answer => ({ folder }),
      (error): Answer => ({ error: String(error) }),
    );
    await connection.write(new TextEncoder().encode(`${JSON.stringify(answer)}\n`));
    await connection.read(new Uint8Array(1));
  } catch {
    // Whoever asked is gone.
  } finally {
    await Deno.remove(folder, { recursive: true }).catch(() => {});
    connection.close();
  }
}

async function makeCopy(
  folder: string,
  dataDir: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<void> {
  await snapshot(folder);
  for (const part of PARTS) {
    const isTaken = part === "database" || part === "objects";
    if (!isTaken) await copyFolder(`${dataDir}/${part}`, `${folder}/${part}`);
  }
}

/**
 * Asks the server of a data directory for a copy of its files.
 *
 * @returns the folder of the copy, which the server removes when it is closed
 * @throws {Error} when no server answers, or it could make no copy
 */
export async function askForCopy(
  dataDir: string,
): Promise<{ folder: string; close: () => Promise<void> }> {
  const connection = await Deno.connect({ transport: "unix", path: socketOf(dataDir) })
    .catch((cause) => {
      throw new Error(`${dataDir} is in use by a process that gives no copies of it`, { cause });
    });
  let text = "";
  const bytes = new Uint8Array(4_096);
  const decoder = new TextDecoder();
  while (!text.includes("\n")) {
    const count = await connection.read(bytes);
    if (count === null) throw new Error("The server ended while it made the copy");
    text += decoder.decode(bytes.subarray(0, count), { stream: true });
  }
  const answer: Answer = JSON.parse(text);
  if ("folder" in answer) {
    return {
      folder: answer.folder,
      async close() {
        await connection.closeWrite();
        // The server hangs up when the copy is gone.
        await connection.read(bytes).catch(() => null);
        connection.close();
      },
    };
  }
  connection.close();
  throw new Error(`The server could make no copy: ${answer.error}`);
}

/** Copies and the socket that a crash left behind. */
function dropCopies(dataDir: string): void {
  for (const { name } of Deno.readDirSync(dataDir)) {
    if (name === "control.sock") Deno.removeSync(`${dataDir}/${name}`);
    else if (name.startsWith(COPY_PREFIX)) {
      Deno.removeSync(`${dataDir}/${name}`, { recursive: true });
    }
  }
}
