/** Sending in parts against a server that fails in every way it may. */
import assert from "node:assert/strict";
import { sendFile } from "../../../islands/_client/uploads.ts";

const PART = 4 * 1024 * 1024;
const SIZE = 2 * PART + 100;

/** A server that knows one upload; `script` says what happens to each part in turn. */
function standIn(script: ("ok" | "lost" | "lost answer" | "busy" | "slow")[]) {
  const state = { stored: 0, parts: [] as number[], pauses: [] as number[] };
  const upload = () => ({
    id: "u",
    filename: "set.pdf",
    fileSize: SIZE,
    stored: state.stored,
    expiresAt: "2026-01-01T00:00:00.000Z",
  });
  class Sending extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = "";
    statusText = "";
    withCredentials = false;
    #offset = 0;
    open() {}
    abort() {}
    getResponseHeader = () => String(state.stored);
    setRequestHeader(name: string, value: string) {
      if (name === "upload-offset") this.#offset = Number(value);
    }
    send(blob: Blob) {
      state.parts.push(this.#offset);
      const fate = script.shift() ?? "ok";
      queueMicrotask(() => {
        if (fate === "ok" || fate === "lost answer") state.stored += blob.size;
        this.status = fate === "busy" ? 429 : fate === "slow" ? 408 : 204;
        if (fate === "busy") this.responseText = '{"retryAfter":7}';
        const isLost = fate === "lost" || fate === "lost answer";
        this.dispatchEvent(new Event(isLost ? "error" : "load"));
        this.dispatchEvent(new Event("loadend"));
      });
    }
  }
  const line = {
    call: () => Promise.resolve(upload()) as Promise<never>,
    openRequest: () => new Sending() as unknown as XMLHttpRequest,
  };
  return {
    state,
    run: () =>
      sendFile(new File([new Uint8Array(SIZE)], "set.pdf"), {
        begun: null,
        line,
        onUpload: () => {},
        onProgress: () => {},
        signal: new AbortController().signal,
        pause: (ms) => {
          state.pauses.push(ms);
          return Promise.resolve();
        },
      }),
  };
}

Deno.test("sendFile() sends parts until the whole file is there", async () => {
  const { state, run } = standIn([]);
  assert.equal((await run()).stored, SIZE);
  assert.deepEqual(state.parts, [0, PART, 2 * PART]);
  assert.deepEqual(state.pauses, []);
});

Deno.test("sendFile() goes on where the server is after a lost part and a lost answer", async () => {
  const { state, run } = standIn(["ok", "lost", "lost answer"]);
  assert.equal((await run()).stored, SIZE);
  assert.deepEqual(state.parts, [0, PART, PART, 2 * PART]);
  assert.deepEqual(state.pauses, [1000, 2000]);
});

Deno.test("sendFile() waits as long as the server asks", async () => {
  const { state, run } = standIn(["busy"]);
  await run();
  assert.deepEqual(state.pauses, [7000]);
});

Deno.test("sendFile() sends a part again that took too long", async () => {
  const { state, run } = standIn(["ok", "slow"]);
  assert.equal((await run()).stored, SIZE);
  assert.deepEqual(state.parts, [0, PART, PART, 2 * PART]);
});

Deno.test("sendFile() gives up when the line stays lost", async () => {
  const { state, run } = standIn(Array(20).fill("lost"));
  await assert.rejects(run(), TypeError);
  assert.equal(state.parts.length, 9);
});
