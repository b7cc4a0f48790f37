/** Which runtime reads lettering on this host. Loads neither: cheap enough to ask at start. */
import type { EngineName } from "./port.ts";

/** One runtime alone, or the addon where it loads and WebAssembly where it does not. */
export type EngineChoice = EngineName | "auto";

/**
 * The choice of the environment.
 *
 * @throws {RangeError} if `OCR_ENGINE` is neither `native` nor `wasm`
 */
export function readEngineChoice(wanted = Deno.env.get("OCR_ENGINE")): EngineChoice {
  if (!wanted) return "auto";
  if (wanted === "native" || wanted === "wasm") return wanted;
  throw new RangeError(`Cannot choose engine: OCR_ENGINE is ${wanted}, must be native or wasm`);
}

/** True where an addon for this platform is installed and may be loaded. */
export async function hasAddon(): Promise<boolean> {
  try {
    const { platform, arch } = await import("node:process");
    const binding = `../bin/napi-v6/${platform}/${arch}/onnxruntime_binding.node`;
    const path = new URL(binding, import.meta.resolve("onnxruntime-node"));
    const { state } = await Deno.permissions.query({ name: "ffi", path });
    return state === "granted" && (await Deno.stat(path)).isFile;
  } catch {
    return false;
  }
}

/** The runtime of this host in a few words, for the start-up lines and `/api/health`. */
export async function describeEngine(choice: EngineChoice = "auto"): Promise<string> {
  if (typeof Worker === "undefined") {
    return "WebAssembly, one thread, pictures of up to 5 megapixels";
  }
  if (choice === "native") return "native, as set";
  if (choice === "wasm") return "WebAssembly, as set";
  return await hasAddon() ? "native" : "WebAssembly: there is no addon for this host";
}
