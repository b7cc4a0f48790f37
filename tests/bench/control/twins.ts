/**
 * Twins of a control set: the same sheets with every letter an outline, and as scans stored in tiles. Against the set
 * in text they show what drawn and tiled lettering costs.
 */
import { draw } from "./mandarin_buildout.ts";
import { scanPages } from "./scan.ts";

const PAGES = [1, 2, 3, 4, 5, 6];
/** Tiles along each side of a sheet. */
const TILES = 4;

/** Draws both twins. */
export async function drawTwins() {
  const set = await draw();
  const [{ name, bytes }] = set.files;
  const tiled = await scanPages(bytes, PAGES, { dpi: 150, angleDeg: 0, tiles: TILES });
  return [
    { ...await draw({ isOutlined: true }), name: `${set.name}-outlined` },
    { ...set, name: `${set.name}-tiled`, files: [{ name, bytes: tiled }] },
  ];
}
