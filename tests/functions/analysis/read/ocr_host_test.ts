import assert from "node:assert/strict";
import { recognise, useOcr } from "../../../../functions/analysis/read/ocr_host.ts";

Deno.test("the last use ends after what was asked before, however short before", async () => {
  const picture = {
    width: 4_000,
    height: 2_000,
    pixels: new Uint8Array(8_000_000),
    dpi: 150,
    isLettered: true,
    rulings: new Float32Array(),
  };
  const end = useOcr();
  let hadTurn = false;
  const noTime = () => {
    hadTurn = true;
    return 0;
  };
  const reading = recognise(picture, noTime, { account: "ann" });
  await end();
  assert.ok(hadTurn);
  assert.deepEqual(await reading, { obstacle: "timeout" });
});
