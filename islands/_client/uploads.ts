/** Sends plan files in parts. A lost line costs one part: sending goes on from where the server says it is. */
import { useQueries } from "@tanstack/react-query";
import { UPLOAD_PART_BYTES } from "../../functions/_shared/constants/upload.ts";
import type { Upload, UploadSheets } from "../../functions/_shared/contract/mod.ts";
import { ApiError, call } from "./api.ts";
import { readToken } from "./session_store.ts";

const PART_TYPE = "application/offset+octet-stream";
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Failures in a row without a byte between them, after which the person is asked. */
const MOST_FAILURES = 8;

const address = (id: string) => `/api/uploads/${encodeURIComponent(id)}`;

/** Files of the user that are with the server and in no project yet, whole or in part. */
export const listUploads = (signal?: AbortSignal): Promise<Upload[]> =>
  call<Upload[]>("/api/uploads", { signal });

export const deleteUpload = (id: string): Promise<unknown> =>
  call(address(id), { method: "DELETE" });

/** Sheets of uploads that are whole, each counted once; null while one of them isn't counted, or can't be. */
export function useSheets(uploadIds: readonly string[]): number | null {
  return useQueries({
    queries: uploadIds.map((id) => ({
      queryKey: ["/api/uploads", id, "sheets"],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<UploadSheets>(`${address(id)}/sheets`, { signal }),
      staleTime: Infinity,
    })),
    combine: (counts) =>
      counts.reduce<number | null>(
        (sum, { data }) => sum === null || !data?.sheets ? null : sum + data.sheets,
        0,
      ),
  });
}

export interface SendOptions {
  /** What is there of the file already. */
  begun: Upload | null;
  /** Told as soon as the server knows the file, and after every part. */
  onUpload: (upload: Upload) => void;
  /** Bytes sent so far, those of the running part with them. */
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
  /** Waits between tries; tests pass their own. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The line to the server; tests pass their own. */
  line?: { call: typeof call; openRequest: () => XMLHttpRequest };
}

const LINE = { call, openRequest: () => new XMLHttpRequest() };

/**
 * Sends a file until all of it has arrived.
 *
 * @throws {ApiError} when the server refuses the file
 * @throws {TypeError} when the line stays lost
 */
export async function sendFile(file: File, options: SendOptions): Promise<Upload> {
  const { onUpload, onProgress, signal, pause = wait, line = LINE } = options;
  let upload = options.begun;
  for (let failures = 0;;) {
    try {
      if (upload === null) {
        const json = { filename: file.name, fileSize: file.size };
        upload = await line.call<Upload>("/api/uploads", { method: "POST", json, signal });
        onUpload(upload);
      } else if (failures > 0) {
        upload = await line.call<Upload>(address(upload.id), { signal });
      }
      while (upload.stored < file.size) {
        upload = await sendPart(file, upload, { onProgress, signal, line });
        failures = 0;
        onUpload(upload);
      }
      return upload;
    } catch (error) {
      failures += 1;
      if (signal.aborted || !isPassing(error) || failures > MOST_FAILURES) throw error;
      await pause(pauseMs(error, failures), signal);
    }
  }
}

/** Failures that go by: no answer, a part that took too long, too many calls, a server in trouble, two parts that crossed each other. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  return error.status === 408 || error.status === 429 || error.status >= 500 ||
    error.body.code === "upload_offset";
}

function pauseMs(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.body.retryAfter : undefined;
  if (asked) return asked * 1000;
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

function sendPart(
  file: File,
  upload: Upload,
  { onProgress, signal, line }: Required<Pick<SendOptions, "onProgress" | "signal" | "line">>,
): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const sending = line.openRequest();
  const onAbort = () => sending.abort();
  sending.open("PATCH", address(upload.id));
  sending.withCredentials = true;
  const token = readToken();
  if (token) sending.setRequestHeader("authorization", `Bearer ${token}`);
  sending.setRequestHeader("content-type", PART_TYPE);
  sending.setRequestHeader("upload-offset", String(upload.stored));
  sending.upload.addEventListener("progress", ({ loaded }) => onProgress(upload.stored + loaded));
  sending.addEventListener("load", () => {
    if (sending.status === 204) {
      resolve({ ...upload, stored: Number(sending.getResponseHeader("upload-offset")) });
    } else reject(new ApiError(sending.status, sending.responseText, sending.statusText));
  });
  sending.addEventListener("error", () => reject(new TypeError("The connection was lost")));
  sending.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
  sending.addEventListener("loadend", () => signal.removeEventListener("abort", onAbort));
  signal.addEventListener("abort", onAbort);
  sending.send(file.slice(upload.stored, upload.stored + UPLOAD_PART_BYTES));
  return promise;
}

/** Waits, or until the browser is on the net again. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const done = () => resolve();
  addEventListener("online", done, { once: true });
  signal.addEventListener("abort", done, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    removeEventListener("online", done);
    signal.removeEventListener("abort", done);
  });
}
