/** What the server and the embedded backend's thread say to each other. */
import type { EmbeddedOptions } from "./backend.ts";

export interface BackendMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type ToBackend =
  | { kind: "open"; options: Omit<EmbeddedOptions, "sendMail"> }
  | {
    kind: "request";
    id: number;
    url: string;
    method: string;
    headers: [string, string][];
    body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
  }
  | { kind: "mailed"; id: number; error: string | null }
  | { kind: "close" };

export type ToServer =
  | { kind: "opened"; applied: string[] }
  | {
    kind: "response";
    id: number;
    status: number;
    headers: [string, string][];
    body: ReadableStream<Uint8Array> | null;
  }
  | { kind: "mail"; id: number; mail: BackendMail }
  | { kind: "broken"; id: number | null; reason: string }
  | { kind: "closed" };
