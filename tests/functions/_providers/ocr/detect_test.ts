import assert from "node:assert/strict";
import type { Box } from "../../../../functions/_providers/ocr/candidates.ts";
import { detectText } from "../../../../functions/_providers/ocr/detect.ts";
import { detectBothWays } from "../../../../functions/_providers/ocr/upright.ts";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { drawLines } from "../../../fakes/drawn_lines.ts";

const [WIDTH, HEIGHT] = [640, 2400];
/** Two tiles of 1,280 pixels and an overlap: a line of letters in each. */
const LINES = [200, 2200];

const drawnLines = () => drawLines(WIDTH, HEIGHT, LINES);

/** Sees lettering in every row and column with ink. */
function seeingModels(): { models: OcrModels; looks: () => number } {
  let looks = 0;
  const detect: OcrModels["detect"] = (input, height, width) => {
    looks++;
    const found = new Float32Array(height * width);
    for (let y = 0; y < height; y++) {
      const row = input.subarray(y * width, (y + 1) * width);
      const from = row.findIndex((it) => it < 0), to = row.findLastIndex((it) => it < 0);
      for (let x = from; from !== -1 && x <= to; x++) found[y * width + x] = 0.9;
    }
    return Promise.resolve(found);
  };
  return { models: { detect } as unknown as OcrModels, looks: () => looks };
}

const linesFound = (boxes: readonly { cy: number }[]) =>
  LINES.map((top) => boxes.some(({ cy }) => Math.abs(cy - top - 10) < 5));

const LOWER: Box = { left: 0, right: WIDTH, top: 2000, bottom: HEIGHT };

for (
  const [what, places, found, tiles] of [
    ["anywhere", null, [true, true], 2],
    ["in one tile", [LOWER], [false, true], 1],
    ["nowhere", [], [false, false], 0],
  ] as const
) {
  Deno.test(`lettering that may stand ${what} is looked for in ${tiles} tiles`, async () => {
    const { models, looks } = seeingModels();
    const { boxes, isComplete } = await detectText(
      { image: drawnLines(), places },
      models,
      () => true,
    );
    assert.deepEqual([linesFound(boxes), looks(), isComplete], [found, tiles, true]);
  });
}

Deno.test("the turned picture is looked at in the same places", async () => {
  const places = [{ left: 0, right: WIDTH, top: 0, bottom: 300 }];
  const { models, looks } = seeingModels();
  const looked = { image: drawnLines(), places, blobs: [] };
  const { boxes } = await detectBothWays(looked, models, () => true);
  // Turned, the line that was found is paper, and the other one lies in a tile that is passed over.
  assert.deepEqual([linesFound(boxes), looks()], [[true, false], 1]);
});
