import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { compressAssets } from "../../../functions/cli/compress_assets.ts";

Deno.test("compressAssets() lays the shorter form beside what travels as text", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-assets-" });
  try {
    const long = "export const a = 1;\n".repeat(200);
    let state = 1;
    const noise = Uint8Array.from({ length: 4000 }, () => {
      state = Math.imul(state, 1_664_525) + 1_013_904_223;
      return state >>> 24;
    });
    await Deno.mkdir(`${folder}/assets`);
    await Deno.writeTextFile(`${folder}/assets/page.js`, long);
    await Deno.writeTextFile(`${folder}/assets/short.css`, "a{}");
    await Deno.writeTextFile(`${folder}/font.woff2`, long);
    await Deno.writeFile(`${folder}/noise.wasm`, noise);
    assert.equal(await compressAssets(folder), 1);
    const names = [...Deno.readDirSync(folder), ...Deno.readDirSync(`${folder}/assets`)]
      .map((it) => it.name).sort();
    assert.deepEqual(names, [
      "assets",
      "font.woff2",
      "noise.wasm",
      "page.js",
      "page.js.br",
      "short.css",
    ]);
    const packed = await Deno.readFile(`${folder}/assets/page.js.br`);
    assert.ok(packed.length < long.length / 10);
    assert.equal(brotliDecompressSync(packed).toString(), long);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
