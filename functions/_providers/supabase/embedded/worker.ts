/**
 * The embedded backend in a thread of its own, so that a heavy query never holds up a page. Requests and
 * answers cross over channels; bodies cross as streams.
 */
/// <reference lib="deno.worker" />
import { giveBackAfterStart } from "../../memory/give_back.ts";
import { type EmbeddedBackend, type EmbeddedOptions, openEmbeddedBackend } from "./backend.ts";
import { answerLink } from "./link.ts";
import type { ToBackend, ToServer } from "./messages.ts";

// The backend prints every refused statement with its stack; the caller gets the error and logs it once.
if (!Deno.env.get("FLCLEAR_DEBUG")) {
  for (const level of ["error", "warn", "info", "log"] as const) console[level] = () => {};
}

let backend: EmbeddedBackend | undefined;
const waitingMails = new Map<number, (error: string | null) => void>();
let mails = 0;

const tell = (message: ToServer) => self.postMessage(message);

const sendMail: EmbeddedOptions["sendMail"] = ({ to, subject, text, html }) => {
  const id = ++mails;
  tell({ kind: "mail", id, mail: { to, subject, text: text ?? "", html: html ?? "" } });
  return new Promise((resolve, reject) =>
    waitingMails.set(id, (error) => error === null ? resolve() : reject(new Error(error)))
  );
};

/** After an answer that failed, looks whether the database engine itself is gone: on a full disk it may be. */
async function answer(open: EmbeddedBackend, request: Request): Promise<Response> {
  const response = await open.fetch(request);
  if (response.status >= 500 && !isAsking) {
    isAsking = true;
    open.exec("select 1").then(
      () => isAsking = false,
      (error) => tell({ kind: "failed", reason: `The database stopped: ${error}` }),
    );
  }
  return response;
}
let isAsking = false;

self.onmessage = async ({ data }: MessageEvent<ToBackend>) => {
  try {
    if (data.kind === "open") {
      backend = await openEmbeddedBackend({ ...data.options, sendMail });
      tell({ kind: "opened", applied: backend.applied });
      // The engine that makes a new database is another instance than the one that serves it, and as large.
      giveBackAfterStart();
    } else if (data.kind === "link") {
      answerLink(data.port, (request) => {
        if (!backend) throw new Error("The embedded backend is not open");
        return answer(backend, request);
      });
    } else if (data.kind === "snapshot") {
      const { id } = data;
      const work = backend?.snapshot(data.folder) ??
        Promise.reject(new Error("The embedded backend is not open"));
      work.then(
        () => tell({ kind: "copied", id, error: null }),
        (error) => tell({ kind: "copied", id, error: String(error) }),
      );
    } else if (data.kind === "ask") {
      tell({ kind: "alive" });
    } else if (data.kind === "mailed") {
      waitingMails.get(data.id)?.(data.error);
      waitingMails.delete(data.id);
    } else {
      await backend?.close();
      tell({ kind: "closed" });
    }
  } catch (error) {
    tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
};
