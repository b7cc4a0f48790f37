/** Starts the embedded backend in its thread, under a lock on the data directory. */
import { openControl } from "./control.ts";
import { type BackendLink, linkBackend } from "./link.ts";
import { lockDataDir } from "./lock.ts";
import type { BackendMail, ToBackend, ToServer } from "./messages.ts";
import { keepNewFilesPrivate, makePrivate } from "./private_files.ts";
import { createPulse, PULSE_MS } from "./pulse.ts";
import { type BackendSecrets, loadBackendSecrets } from "./secrets.ts";

export { linkBackend } from "./link.ts";
export type { BackendMail, BackendSecrets };

/** The embedded backend as the server sees it. */
export interface EmbeddedServer {
  fetch: typeof fetch;
  secrets: BackendSecrets;
  /** Versions of the migrations this start applied. */
  applied: string[];
  /** One more channel, to be handed to another thread. */
  openChannel: () => MessagePort;
  /** Folder through which uploads pass between threads. */
  spoolDir: string;
  close: () => Promise<void>;
}

export interface EmbeddedServerOptions {
  dataDir: string;
  /** False leaves commits in the system's cache for some seconds. */
  isDurable: boolean;
  siteUrl: string;
  sendMail: (mail: BackendMail) => Promise<void>;
  /** Called when the backend stops by itself after it was open: nothing can be answered any more. */
  onStop?: (reason: string) => void;
}

/** Address the embedded backend answers to; nothing listens there. */
export const EMBEDDED_URL = "http://backend.embedded";

/**
 * Opens the embedded backend of a data directory.
 *
 * @throws {Error} if another process holds the directory: two writers would lose rows without a word
 */
export async function startEmbedded(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { dataDir, isDurable, siteUrl, sendMail } = options;
  keepNewFilesPrivate();
  await Deno.mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  await makePrivate(dataDir);
  const thread = new Worker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "backend",
  });
  const links: BackendLink[] = [];
  let isOpen = false;
  const spoolDir = await cleanFolder(`${dataDir}/spool`);
  const openChannel = () => {
    const { port1, port2 } = new MessageChannel();
    const message: ToBackend = { kind: "link", port: port1 };
    thread.postMessage(message, [port1]);
    return port2;
  };
  try {
    const secrets = await loadBackendSecrets(dataDir);
    const control = listen(
      thread,
      sendMail,
      (reason) => {
        links.forEach((it) => it.breakOff(reason));
        if (isOpen) options.onStop?.(reason);
      },
    );
    const applied = await control.open({
      database: `${dataDir}/database`,
      objects: `${dataDir}/objects`,
      secrets,
      isDurable,
      siteUrl,
    });
    // The engine makes a new database with modes of its own, whatever this process leaves to others.
    await makePrivate(`${dataDir}/database`);
    const link = linkBackend(openChannel(), spoolDir);
    links.push(link);
    const desk = openControl(dataDir, control.snapshot);
    isOpen = true;
    return {
      fetch: link.fetch,
      secrets,
      applied,
      openChannel,
      spoolDir,
      async close() {
        isOpen = false;
        desk.close();
        await control.close();
        link.close();
        thread.terminate();
        lock.close();
      },
    };
  } catch (error) {
    thread.terminate();
    lock.close();
    throw error;
  }
}

/** An empty folder: what a crash left in it belongs to nobody. */
async function cleanFolder(path: string): Promise<string> {
  await Deno.remove(path, { recursive: true }).catch(() => {});
  await Deno.mkdir(path, { recursive: true });
  return path;
}

/** Speaks with the thread itself: open, mails, close. */
function listen(
  thread: Worker,
  sendMail: EmbeddedServerOptions["sendMail"],
  onBreak: (reason: string) => void,
) {
  const opened = Promise.withResolvers<string[]>();
  const closed = Promise.withResolvers<void>();
  const copies = new Map<number, PromiseWithResolvers<void>>();
  let lastCopy = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const tell = (message: ToBackend) => thread.postMessage(message);
  const giveUp = (reason: string) => {
    clearInterval(ticking);
    opened.reject(new Error(reason));
    closed.resolve();
    for (const it of copies.values()) it.reject(new Error(reason));
    onBreak(reason);
  };
  const pulse = createPulse(() => tell({ kind: "ask" }), giveUp);

  thread.onmessage = ({ data }: MessageEvent<ToServer>) => {
    if (data.kind === "opened") {
      ticking = setInterval(pulse.tick, PULSE_MS);
      Deno.unrefTimer(ticking);
      opened.resolve(data.applied);
    } else if (data.kind === "alive") pulse.heard();
    else if (data.kind === "closed") closed.resolve();
    else if (data.kind === "failed") giveUp(data.reason);
    else if (data.kind === "copied") {
      const waiting = copies.get(data.id);
      copies.delete(data.id);
      if (data.error === null) waiting?.resolve();
      else waiting?.reject(new Error(data.error));
    } else {
      sendMail(data.mail).then(
        () => tell({ kind: "mailed", id: data.id, error: null }),
        (error) => tell({ kind: "mailed", id: data.id, error: String(error) }),
      );
    }
  };
  thread.onerror = (event) => {
    event.preventDefault();
    giveUp(`The embedded backend stopped: ${event.message}`);
  };
  return {
    open: (options: Extract<ToBackend, { kind: "open" }>["options"]) => {
      tell({ kind: "open", options });
      return opened.promise;
    },
    snapshot: (folder: string) => {
      const id = ++lastCopy;
      const copied = Promise.withResolvers<void>();
      copies.set(id, copied);
      tell({ kind: "snapshot", id, folder });
      return copied.promise;
    },
    close: () => {
      clearInterval(ticking);
      tell({ kind: "close" });
      return closed.promise;
    },
  };
}
