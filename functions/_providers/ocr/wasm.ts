/**
 * The models in WebAssembly, for platforms without an addon. The program is read from the installed package;
 * nothing is fetched. It uses one thread: with more, Deno keeps their shared memory when the worker that
 * started them ends, some 200 MB each time, while one thread gives all of it back.
 */
import type { OcrEngine } from "./port.ts";

const PROGRAM = "ort-wasm-simd-threaded.wasm";

/**
 * Opens the WebAssembly runtime.
 *
 * @throws {Error} when the package is not installed
 */
export async function openWasm(): Promise<OcrEngine> {
  const folder = new URL("./", import.meta.resolve("onnxruntime-web"));
  const { env, InferenceSession, Tensor } = await import("onnxruntime-web");
  env.wasm.wasmPaths = folder.href;
  env.wasm.wasmBinary ??= (await Deno.readFile(new URL(PROGRAM, folder))).buffer;
  env.wasm.numThreads = 1;
  return {
    name: "wasm",
    async open(model) {
      const session = await keepWorker(() =>
        InferenceSession.create(model, {
          executionProviders: ["wasm"],
          enableMemPattern: false,
        })
      );
      const [input] = session.inputNames;
      const [answer] = session.outputNames;
      return {
        async run(data, dims) {
          // A call holds up its thread: what waits (a heartbeat, a timer) comes in between.
          await new Promise((resolve) => setTimeout(resolve, 0));
          const tensor = new Tensor("float32", data, dims);
          const output = (await session.run({ [input]: tensor }))[answer];
          return { dims: output.dims, values: output.data as Float32Array };
        },
        release: () => session.release(),
      };
    },
  };
}

/** The package puts a worker of its own in place of the platform's, even where there is none. */
async function keepWorker<T>(work: () => Promise<T>): Promise<T> {
  const before = Object.getOwnPropertyDescriptor(globalThis, "Worker");
  try {
    return await work();
  } finally {
    if (before) Object.defineProperty(globalThis, "Worker", before);
  }
}
