/** The page's side of the tile worker: one worker for all sheets, started when the first tile is asked for. */
import type { Letter } from "../../components/report/reading_part.ts";
import type { LettersRequest, PdfAnswer, TileRequest } from "./pdf_protocol.ts";

interface Waiting {
  resolve: (answer: PdfAnswer) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const started = new Worker(new URL("./pdf_worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data);
    else asked?.reject(new Error(data.error));
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

/** Starts the worker, which loads PDFium: the first tile doesn’t wait for that then. */
export function warmUp(): void {
  worker ??= start();
}

function send(request: TileRequest | LettersRequest): Promise<PdfAnswer> {
  worker ??= start();
  const answer = new Promise<PdfAnswer>((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
  });
  worker.postMessage(request);
  return answer;
}

/** The letters that stand in a box of a page; none of a scan. */
export async function requestLetters(
  place: Omit<LettersRequest, "kind" | "id">,
): Promise<Letter[]> {
  return (await send({ ...place, kind: "letters", id: ++lastId })).letters ?? [];
}

/** Asks for one tile. */
export function requestTile(tile: Omit<TileRequest, "kind" | "id">): TileJob {
  const request: TileRequest = { ...tile, kind: "tile", id: ++lastId };
  return {
    bitmap: send(request).then(({ bitmap }) => bitmap!),
    drop: () => {
      if (waiting.delete(request.id)) worker?.postMessage({ ...request, kind: "drop" });
    },
  };
}
