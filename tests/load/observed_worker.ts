/** Stands in front of a worker under observation: looks first, then lets it begin with what it was sent meanwhile. */
/// <reference lib="deno.worker" />
const { searchParams } = new URL(import.meta.url);
Object.assign(globalThis, { observedName: searchParams.get("name") });
const port = self as unknown as DedicatedWorkerGlobalScope;
const held: MessageEvent[] = [];
port.onmessage = (event) => void held.push(event);
await import("./observe.ts");
await import(searchParams.get("module")!);
for (const event of held) port.onmessage?.(event);
