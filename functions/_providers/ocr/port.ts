/** What the recogniser needs of a runtime for its models; `native.ts` and `wasm.ts` each are one. */

/** Which runtime: an addon of this platform, or WebAssembly that runs anywhere. */
export type EngineName = "native" | "wasm";

/** A runtime that is ready. */
export interface OcrEngine {
  name: EngineName;
  /** @throws {Error} when the bytes are no model */
  open(model: Uint8Array): Promise<OcrSession>;
}

/** A model ready to run: one input, one output. */
export interface OcrSession {
  run(
    data: Float32Array,
    dims: number[],
  ): Promise<{ dims: readonly number[]; values: Float32Array }>;
  release(): Promise<void>;
}

/** Opens a runtime whose calls use so many threads. */
export type OpenEngine = (threads: number) => Promise<OcrEngine>;
