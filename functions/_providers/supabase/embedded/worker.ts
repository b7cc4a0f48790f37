/**
 * The embedded backend in a thread of its own, so that a heavy query never holds up a page. Requests and
 * answers cross as messages; bodies cross as streams.
 */
/// <reference lib="deno.worker" />
import { type EmbeddedBackend, type EmbeddedOptions, openEmbeddedBackend } from "./backend.ts";
import type { ToBackend, ToServer } from "./messages.ts";

// The backend prints every refused statement with its stack; the caller gets the error and logs it once.
if (!Deno.env.get("FLCLEAR_DEBUG")) {
  for (const level of ["error", "warn", "info", "log"] as const) console[level] = () => {};
}

let backend: EmbeddedBackend | undefined;
const waitingMails = new Map<number, (error: string | null) => void>();
let mails = 0;
/** A body that is a stream needs this by the Fetch standard; the types don't know it yet. */
const DUPLEX = { duplex: "half" };

function tell(message: ToServer, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

const sendMail: EmbeddedOptions["sendMail"] = ({ to, subject, text, html }) => {
  const id = ++mails;
  tell({ kind: "mail", id, mail: { to, subject, text: text ?? "", html: html ?? "" } });
  return new Promise((resolve, reject) =>
    waitingMails.set(id, (error) => error === null ? resolve() : reject(new Error(error)))
  );
};

self.onmessage = async ({ data }: MessageEvent<ToBackend>) => {
  try {
    if (data.kind === "open") {
      backend = await openEmbeddedBackend({ ...data.options, sendMail });
      tell({ kind: "opened", applied: backend.applied });
    } else if (data.kind === "mailed") {
      waitingMails.get(data.id)?.(data.error);
      waitingMails.delete(data.id);
    } else if (data.kind === "close") {
      await backend?.close();
      tell({ kind: "closed" });
    } else {
      await answer(data);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell({ kind: "broken", id: "id" in data ? data.id : null, reason });
  }
};

async function answer(data: Extract<ToBackend, { kind: "request" }>): Promise<void> {
  if (!backend) throw new Error("The embedded backend is not open");
  const { id, url, method, headers, body } = data;
  const response = await backend.fetch(new Request(url, { method, headers, body, ...DUPLEX }));
  const answer = response.body;
  tell(
    { kind: "response", id, status: response.status, headers: [...response.headers], body: answer },
    answer ? [answer] : [],
  );
}
