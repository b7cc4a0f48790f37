/** The models on the addon of this platform: the fastest there is. */
import type { OcrEngine } from "./port.ts";

/**
 * Opens the native runtime.
 *
 * @throws {Error} when there is no addon for this platform, or it may not be loaded
 */
export async function openNative(threads: number): Promise<OcrEngine> {
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const options = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // A plan of memory for each size of picture it ever saw: 250 MB more, and no faster.
    enableMemPattern: false,
    // Errors alone: which values a cheaper model no longer needs is nobody's news.
    logSeverityLevel: 3 as const,
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  return {
    name: "native",
    async open(model) {
      const session = await InferenceSession.create(model, options);
      const [input] = session.inputNames;
      const [answer] = session.outputNames;
      return {
        async run(data, dims) {
          const output =
            (await session.run({ [input]: new Tensor("float32", data, dims) }))[answer];
          return { dims: output.dims, values: output.data as Float32Array };
        },
        release: () => session.release(),
      };
    },
  };
}
