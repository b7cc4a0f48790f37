/** Opens the runtime that was chosen; without a choice the addon, and WebAssembly where that will not load. */
import { type EngineChoice, hasAddon } from "./engine_choice.ts";
import { openNative } from "./native.ts";
import type { OcrEngine, OpenEngine } from "./port.ts";
import { openWasm } from "./wasm.ts";

/** How the runtimes are opened; replaced in tests. */
export interface Openers {
  native: OpenEngine;
  wasm: OpenEngine;
  hasAddon: () => Promise<boolean>;
}

/**
 * Opens a runtime.
 *
 * @param threads threads of one call
 * @throws {Error} when the chosen runtime, or both, can't be opened
 */
export async function openEngine(
  { choice, threads }: { choice: EngineChoice; threads: number },
  openers: Openers = { native: openNative, wasm: openWasm, hasAddon },
): Promise<OcrEngine> {
  if (choice === "wasm") return await openers.wasm(threads);
  if (choice === "native") return await openers.native(threads);
  if (!await openers.hasAddon()) return await openers.wasm(threads);
  // An addon may be there and still not load: a library of the system is missing or too old.
  return await openers.native(threads).catch(() => openers.wasm(threads));
}
