/** Starts the embedded backend in its thread, under a lock on the data directory. */
import type { BackendMail, ToBackend, ToServer } from "./messages.ts";
import { type BackendSecrets, loadBackendSecrets } from "./secrets.ts";

export type { BackendMail };

/** The embedded backend as the server sees it. */
export interface EmbeddedServer {
  fetch: typeof fetch;
  secrets: BackendSecrets;
  applied: string[];
  close: () => Promise<void>;
}

export interface EmbeddedServerOptions {
  dataDir: string;
  siteUrl: string;
  sendMail: (mail: BackendMail) => Promise<void>;
}

/** Address the embedded backend answers to; nothing listens there. */
export const EMBEDDED_URL = "http://backend.embedded";

/**
 * Opens the embedded backend of a data directory.
 *
 * @throws {Error} if another process holds the directory: two writers would lose rows without a word
 */
export async function startEmbedded(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { dataDir } = options;
  await Deno.mkdir(dataDir, { recursive: true });
  const lock = await takeLock(`${dataDir}/database.lock`);
  const secrets = await loadBackendSecrets(dataDir);
  const thread = new Worker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "backend",
  });
  const link = connect(thread, options.sendMail);
  try {
    const applied = await link.open({
      database: `${dataDir}/database`,
      objects: `${dataDir}/objects`,
      secrets,
      siteUrl: options.siteUrl,
    });
    return {
      fetch: link.fetch,
      secrets,
      applied,
      async close() {
        await link.close();
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

async function takeLock(path: string): Promise<Deno.FsFile> {
  const file = await Deno.open(path, { create: true, write: true });
  // The kernel lets go of the lock when the process ends, however it ends.
  if (await file.tryLock(true)) return file;
  file.close();
  throw new Error(`The data directory is in use by another process: ${path} is locked`);
}

type Pending = { resolve: (response: Response) => void; reject: (error: Error) => void };

function connect(thread: Worker, sendMail: EmbeddedServerOptions["sendMail"]) {
  const pending = new Map<number, Pending>();
  const opened = Promise.withResolvers<string[]>();
  const closed = Promise.withResolvers<void>();
  let requests = 0;
  const tell = (message: ToBackend, transfer: Transferable[] = []) =>
    thread.postMessage(message, transfer);

  thread.onmessage = ({ data }: MessageEvent<ToServer>) => {
    if (data.kind === "opened") opened.resolve(data.applied);
    else if (data.kind === "closed") closed.resolve();
    else if (data.kind === "mail") {
      sendMail(data.mail).then(
        () => tell({ kind: "mailed", id: data.id, error: null }),
        (error) => tell({ kind: "mailed", id: data.id, error: String(error) }),
      );
    } else if (data.kind === "response") {
      const { id, status, headers, body } = data;
      const bare = [101, 204, 205, 304].includes(status);
      pending.get(id)?.resolve(new Response(bare ? null : body, { status, headers }));
      pending.delete(id);
    } else {
      const error = new Error(data.reason);
      if (data.id === null) {
        opened.reject(error);
        closed.resolve();
      } else {
        pending.get(data.id)?.reject(error);
        pending.delete(data.id);
      }
    }
  };
  thread.onerror = (event) => {
    event.preventDefault();
    const error = new Error(`The embedded backend stopped: ${event.message}`);
    opened.reject(error);
    closed.resolve();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const request: typeof fetch = async (input, init) => {
    const { url, method, headers, body, signal } = new Request(input, init);
    signal.throwIfAborted();
    const id = ++requests;
    const answer = new Promise<Response>((resolve, reject) => pending.set(id, { resolve, reject }));
    const message: Extract<ToBackend, { kind: "request" }> = {
      kind: "request",
      id,
      url,
      method,
      headers: [...headers],
      body: null,
    };
    // Text and bytes cross in one piece; only a stream is worth a stream.
    const isStream = init?.body instanceof ReadableStream;
    if (body && isStream) tell({ ...message, body }, [body]);
    else if (body) tell({ ...message, body: await new Response(body).bytes() });
    else tell(message);
    return answer;
  };

  return {
    fetch: request,
    open: (options: Extract<ToBackend, { kind: "open" }>["options"]) => {
      tell({ kind: "open", options });
      return opened.promise;
    },
    close: () => {
      tell({ kind: "close" });
      return closed.promise;
    },
  };
}
