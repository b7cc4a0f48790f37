/** The page's side of the tile worker: one worker for all sheets, started when the first tile is asked for. */
import type { TileAnswer, TileRequest } from "./pdf_protocol.ts";

interface Waiting {
  resolve: (bitmap: ImageBitmap) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const started = new Worker(new URL("./pdf_worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<TileAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.bitmap) asked?.resolve(data.bitmap);
    else asked?.reject(new Error(data.error ?? "The tile could not be drawn"));
  };
  started.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || "Worker failed"));
    waiting.clear();
    started.terminate();
    worker = null;
  };
  return started;
}

export interface TileJob {
  bitmap: Promise<ImageBitmap>;
  /** Takes the request back if it has not been drawn yet. */
  drop: () => void;
}

/** Asks for one tile. */
export function requestTile(tile: Omit<TileRequest, "kind" | "id">): TileJob {
  worker ??= start();
  const request: TileRequest = { ...tile, kind: "tile", id: ++lastId };
  const bitmap = new Promise<ImageBitmap>((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
  });
  worker.postMessage(request);
  return {
    bitmap,
    drop: () => {
      if (waiting.delete(request.id)) worker?.postMessage({ ...request, kind: "drop" });
    },
  };
}
