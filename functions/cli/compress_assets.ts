/** Compresses built assets once, beside themselves, so that no visit has the server do it again. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** What travels shorter; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|json|mjs|svg|wasm)$/;
/** A packet; nothing below it arrives sooner for being shorter. */
const LEAST_BYTES = 1400;
/** Two seconds for all assets; the highest, 11, takes forty times that and saves a tenth more. */
const QUALITY = 9;

const compress = promisify(brotliCompress);

/** Writes `name.br` for each asset below a folder that becomes shorter. @returns how many were written */
export async function compressAssets(folder: string): Promise<number> {
  let written = 0;
  for await (const { name, isFile, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) written += await compressAssets(path);
    if (!isFile || !COMPRESSIBLE.test(name)) continue;
    const bytes = await Deno.readFile(path);
    if (bytes.length < LEAST_BYTES) continue;
    const packed = await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    if (packed.length >= bytes.length) continue;
    await Deno.writeFile(`${path}.br`, new Uint8Array(packed));
    written++;
  }
  return written;
}
