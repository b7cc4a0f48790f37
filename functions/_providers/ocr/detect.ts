/** Finds where lettering stands on a picture: the detector's map over tiles, then boxes around its islands. */
import { type Box, findCandidates, tightenTile } from "./candidates.ts";
import type { GreyImage, TurnedBox } from "./image.ts";
import type { OcrModels } from "./models.ts";

/** A found piece of lettering, usually a line or a part of one. */
export interface TextBox extends TurnedBox {
  /** Mean of the detector's map, 0–1. */
  score: number;
}

const TILE = 1280;
const OVERLAP = 128;
const THRESHOLD = 0.3;
const MIN_SCORE = 0.5;
const EXPAND = 1.6;
/** Foot and inch marks at the end are thin and easily left out: both ends grow by half of this. */
const END_MARKS = 0.4;
const MIN_SIDE_PX = 3;
/** A tile whose darkest and lightest pixels are closer than this is blank. */
const BLANK_RANGE = 40;
/** Input normalisation of the detector. @source PaddleOCR, configs/det/ch_PP-OCRv4 */
const MEAN = [0.485, 0.456, 0.406];
const SPREAD = [0.229, 0.224, 0.225];
/** What the detector gets for each grey, by channel. */
const INPUTS = MEAN.map((mean, channel) =>
  Float32Array.from({ length: 256 }, (_, grey) => (grey / 255 - mean) / SPREAD[channel])
);
const WHITE = 255;

/** What the detector looks at. */
export interface Looked {
  image: GreyImage;
  /** Where lettering may stand: tiles elsewhere are passed over. Null for anywhere. */
  places: readonly Box[] | null;
}

/**
 * Runs the detector over the picture.
 *
 * @param isInTime asked before each tile; the rest is left out when it answers false
 * @param tilePx   side of a tile: memory grows with its square
 */
export async function detectText(
  { image, places }: Looked,
  models: OcrModels,
  isInTime: () => boolean,
  tilePx = TILE,
): Promise<{ boxes: TextBox[]; isComplete: boolean }> {
  const map = new Uint8Array(image.width * image.height);
  let isComplete = true;
  const candidates = findCandidates(image);
  const tiles = tilesOf(image, tilePx).filter((tile) => !places || places.some(isOn(tile)));
  if (tiles.length === 0) return { boxes: [], isComplete };
  // One for all tiles: as many as there are would be garbage for long.
  const input = new Float32Array(3 * planeOf(tiles[0]));
  for (const full of tiles) {
    const tile = tightenTile(full, candidates);
    if (!tile || isBlank(image, tile)) continue;
    if (!isInTime()) {
      isComplete = false;
      break;
    }
    await detectTile(image, tile, models, { input, map });
  }
  return { boxes: boxesOf(map, image.width, image.height), isComplete };
}

/** The detector takes sides of whole steps. */
const roundUp = (side: number): number => Math.ceil(side / 32) * 32;
const planeOf = ({ width, height }: Tile): number => roundUp(width) * roundUp(height);

interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Tiles of equal size, none larger than asked, that overlap by no more than they must. */
function tilesOf({ width, height }: GreyImage, tilePx: number): Tile[] {
  const spans = (length: number) => {
    const count = Math.max(1, Math.ceil((length - OVERLAP) / (tilePx - OVERLAP)));
    const size = Math.min(length, Math.ceil((length + (count - 1) * OVERLAP) / count));
    const step = count === 1 ? 0 : (length - size) / (count - 1);
    return Array.from({ length: count }, (_, i) => ({ start: Math.round(i * step), size }));
  };
  return spans(height).flatMap((down) =>
    spans(width).map((across) => ({
      x: across.start,
      y: down.start,
      width: across.size,
      height: down.size,
    }))
  );
}

function isBlank({ width, pixels }: GreyImage, tile: Tile): boolean {
  let low = 255;
  let high = 0;
  for (let y = tile.y; y < tile.y + tile.height; y++) {
    const row = y * width;
    for (let x = tile.x; x < tile.x + tile.width; x++) {
      const value = pixels[row + x];
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low >= BLANK_RANGE) return false;
  }
  return true;
}

async function detectTile(
  image: GreyImage,
  tile: Tile,
  models: OcrModels,
  { input, map }: { input: Float32Array; map: Uint8Array },
): Promise<void> {
  const [width, height] = [roundUp(tile.width), roundUp(tile.height)];
  const plane = width * height;
  const { pixels } = image;
  INPUTS.forEach((inputs, channel) => {
    const base = channel * plane;
    input.fill(inputs[WHITE], base, base + plane);
    for (let y = 0; y < tile.height; y++) {
      let from = (tile.y + y) * image.width + tile.x;
      let to = base + y * width;
      for (let x = 0; x < tile.width; x++) input[to++] = inputs[pixels[from++]];
    }
  });
  const found = await models.detect(input.subarray(0, 3 * plane), height, width);
  for (let y = 0; y < tile.height; y++) {
    for (let x = 0; x < tile.width; x++) {
      const at = (tile.y + y) * image.width + tile.x + x;
      const value = found[y * width + x] * 255;
      if (value > map[at]) map[at] = value;
    }
  }
}

const isOn = ({ x, y, width, height }: Tile) => ({ left, right, top, bottom }: Box): boolean =>
  left < x + width && right > x && top < y + height && bottom > y;

/** Sums over the pixels of one island of the map. */
interface Island {
  count: number;
  score: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  sx: number;
  sy: number;
  sxx: number;
  syy: number;
  sxy: number;
}

/** Boxes around the islands above the threshold, found run by run. */
function boxesOf(map: Uint8Array, width: number, height: number): TextBox[] {
  const limit = Math.round(THRESHOLD * 255);
  const parent: number[] = [];
  const islands: Island[] = [];
  const root = (id: number): number => {
    while (parent[id] !== id) id = parent[id] = parent[parent[id]];
    return id;
  };
  let above: [number, number, number][] = [];
  for (let y = 0; y < height; y++) {
    const runs: [number, number, number][] = [];
    let next = 0;
    for (let x = 0; x < width; x++) {
      if (map[y * width + x] < limit) continue;
      const start = x;
      let score = 0;
      while (x < width && map[y * width + x] >= limit) score += map[y * width + x++];
      const id = parent.length;
      parent.push(id);
      islands.push(islandOf(y, start, x, score));
      while (next < above.length && above[next][1] < start) next++;
      for (let i = next; i < above.length && above[i][0] <= x; i++) {
        const [a, b] = [root(above[i][2]), root(id)];
        if (a === b) continue;
        parent[b] = a;
        addTo(islands[a], islands[b]);
      }
      runs.push([start, x, id]);
    }
    above = runs;
  }
  return islands.filter((_, id) => parent[id] === id)
    .map(toBox)
    .filter((box) => box !== null);
}

function islandOf(y: number, from: number, to: number, score: number): Island {
  const n = to - from;
  const last = to - 1;
  const sx = (from + last) * n / 2;
  const squares = (k: number) => k * (k + 1) * (2 * k + 1) / 6;
  return {
    count: n,
    score,
    left: from,
    right: to,
    top: y,
    bottom: y + 1,
    sx,
    sy: y * n,
    sxx: squares(last) - (from > 0 ? squares(from - 1) : 0),
    syy: y * y * n,
    sxy: y * sx,
  };
}

function addTo(into: Island, other: Island): void {
  into.left = Math.min(into.left, other.left);
  into.right = Math.max(into.right, other.right);
  into.top = Math.min(into.top, other.top);
  into.bottom = Math.max(into.bottom, other.bottom);
  for (const key of ["count", "score", "sx", "sy", "sxx", "syy", "sxy"] as const) {
    into[key] += other[key];
  }
}

/** Long islands that lie aslant get a turned box, all others an upright one. */
function toBox(island: Island): TextBox | null {
  const score = island.score / island.count / 255;
  const width = island.right - island.left;
  const height = island.bottom - island.top;
  if (score < MIN_SCORE || Math.min(width, height) < MIN_SIDE_PX) return null;
  const upright = {
    cx: (island.left + island.right) / 2,
    cy: (island.top + island.bottom) / 2,
    width,
    height,
    angleDeg: 0,
  };
  return { ...grow(aslant(island) ?? upright), score };
}

function grow(box: TurnedBox): TurnedBox {
  const distance = box.width * box.height * EXPAND / (2 * (box.width + box.height));
  const ends = END_MARKS * Math.min(box.width, box.height);
  return box.width >= box.height
    ? { ...box, width: box.width + 2 * distance + ends, height: box.height + 2 * distance }
    : { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance + ends };
}

/** The box along the main axis of an island that lies more than 6 degrees off level and upright. */
function aslant(island: Island): TurnedBox | null {
  const { count, sx, sy } = island;
  const [mx, my] = [sx / count, sy / count];
  const xx = island.sxx / count - mx * mx;
  const yy = island.syy / count - my * my;
  const xy = island.sxy / count - mx * my;
  const half = Math.hypot((xx - yy) / 2, xy);
  const [long, short] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half];
  if (long < 9 * Math.max(short, 1)) return null;
  const degrees = Math.atan2(2 * xy, xx - yy) / 2 * 180 / Math.PI;
  const off = Math.min(Math.abs(degrees), Math.abs(90 - Math.abs(degrees)));
  if (off < 6) return null;
  return {
    cx: mx + 0.5,
    cy: my + 0.5,
    width: Math.sqrt(12 * long),
    height: Math.sqrt(12 * Math.max(short, 1)),
    angleDeg: -degrees,
  };
}
