/** What the server and the embedded backend's thread say to each other. */
import type { EmbeddedOptions } from "./backend.ts";

export interface BackendMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A request on its way to the backend, over the thread's own channel or one opened with `link`. */
export interface BackendRequest {
  kind: "request";
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  /** Bytes, or the path of a spooled file. */
  body: Uint8Array<ArrayBuffer> | string | null;
}

export type BackendAnswer =
  | {
    kind: "response";
    id: number;
    status: number;
    headers: [string, string][];
    /** Rows and words whole, a file as it is read. */
    body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
  }
  | { kind: "broken"; id: number; reason: string };

/** What only the thread that started the backend says. */
export type ToBackend =
  | { kind: "open"; options: Omit<EmbeddedOptions, "sendMail"> }
  /** Opens one more channel for requests. */
  | { kind: "link"; port: MessagePort }
  | { kind: "mailed"; id: number; error: string | null }
  /** Copies database and objects into a folder. */
  | { kind: "snapshot"; id: number; folder: string }
  | { kind: "ask" }
  | { kind: "close" };

export type ToServer =
  | { kind: "opened"; applied: string[] }
  | { kind: "failed"; reason: string }
  | { kind: "copied"; id: number; error: string | null }
  | { kind: "alive" }
  | { kind: "mail"; id: number; mail: BackendMail }
  | { kind: "closed" };
