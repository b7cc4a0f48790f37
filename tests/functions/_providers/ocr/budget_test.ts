import assert from "node:assert/strict";
import { type OcrResult, recogniseText } from "../../../../functions/_providers/ocr/mod.ts";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { drawLines } from "../../../fakes/drawn_lines.ts";

const [WIDTH, HEIGHT] = [640, 640];
/** Lines of lettering: islands of ink, and where the detector sees them. */
const LINES = [60, 120, 180, 240, 300, 360];

const drawnLines = () => drawLines(WIDTH, HEIGHT, LINES);

/** Width of the place where the detector sees something, from where the ink begins. */
const SEEN_PX = 400;

/** Models that find dark places beside the left edge and read all of them as one text, and are told apart by their calls. */
function countingModels(
  onCall: (kind: "detect" | "recognise", calls: number) => void,
  text = "AAA",
): OcrModels {
  const calls = { detect: 0, recognise: 0 };
  const letters = [...new Set(text)].map((letter, i) => ({ index: i + 1, text: letter }));
  const classes = letters.length + 1;
  return {
    engine: "wasm",
    vocabulary: null,
    letters,
    release: () => Promise.resolve(),
    detect(input, height, width) {
      onCall("detect", ++calls.detect);
      const found = new Float32Array(height * width);
      for (let y = 0; y < height; y++) {
        let [from, to] = [Infinity, -1];
        for (let x = 0; x < Math.min(width, SEEN_PX); x++) {
          if (input[y * width + x] < 0) [from, to] = [Math.min(from, x), x];
        }
        for (let x = from; x <= to; x++) found[y * width + x] = 0.9;
      }
      return Promise.resolve(found);
    },
    recognise(_input, items) {
      onCall("recognise", ++calls.recognise);
      const steps = 3 * text.length;
      const values = new Float32Array(items * steps * classes);
      for (let step = 0; step < items * steps; step++) {
        const letter = text[Math.floor(step % steps / 3)];
        const index = letters.find((it) => it.text === letter)!.index;
        values[step * classes + (step % 3 === 1 ? index : 0)] = 0.99;
      }
      return Promise.resolve({ steps, classes, values });
    },
  };
}

Deno.test("what was read before the time was over is kept", async () => {
  const whole = await recogniseText(drawnLines(), { models: countingModels(() => {}) });
  assert.deepEqual([whole.isComplete, whole.found, whole.words.length], [true, 6, 6]);
  const over = new AbortController();
  // Six pieces are tried both ways first; the time is over after two of the real ones.
  const models = countingModels((kind, calls) =>
    kind === "recognise" && calls === 14 && over.abort()
  );
  const cut = await recogniseText(drawnLines(), { models, signal: over.signal });
  assert.deepEqual([cut.isComplete, cut.found, cut.words.length], [false, 6, 2]);
  assert.deepEqual([...new Set(cut.words.map((it) => it.text))], ["AAA"]);
});

Deno.test("single letters are read before second readings, and a result without all of these is not final", async () => {
  const image = drawnLines();
  // An O that the detector does not see.
  for (let y = 500; y < 520; y++) {
    image.pixels.fill(0, y * WIDTH + 500, y * WIDTH + 512);
    if (y > 502 && y < 517) image.pixels.fill(255, y * WIDTH + 503, y * WIDTH + 509);
  }
  const isTag = ({ box }: OcrResult["words"][number]) => box.x > 480;
  let calls = 0;
  const models = countingModels((kind) => kind === "recognise" && calls++, `1'-1"`);
  const whole = await recogniseText(image, { models });
  assert.deepEqual([whole.isFinal, whole.words.some(isTag)], [true, true]);

  const over = new AbortController();
  // Every line is a length, which is read a second time.
  let left = calls - LINES.length;
  const cut = await recogniseText(image, {
    models: countingModels((kind) => kind === "recognise" && --left === 0 && over.abort(), `1'-1"`),
    signal: over.signal,
  });
  assert.deepEqual([cut.isComplete, cut.isFinal, cut.words.some(isTag)], [true, false, true]);
});

Deno.test("starting up counts: with the time over, nothing is begun", async () => {
  let calls = 0;
  const models = countingModels(() => calls++);
  const { isComplete, words } = await recogniseText(drawnLines(), { models, budgetMs: 0 });
  assert.deepEqual([isComplete, words, calls], [false, [], 0]);
});

Deno.test("what has been read is told before the next long step", async () => {
  const told: OcrResult[] = [];
  const { words } = await recogniseText(drawnLines(), {
    models: countingModels(() => {}),
    onPartial: (it) => told.push(it),
  });
  assert.ok(told.length > 0);
  for (const it of told) assert.deepEqual([it.isComplete, it.words.length], [false, words.length]);
});
