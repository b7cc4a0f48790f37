/** A program for a host without threads: reads the picture on its standard input and prints what the page holds. */
import { closeReaders, readPage } from "../../../../functions/analysis/read/mod.ts";
import { hasProcesses } from "../../../../functions/analysis/apart/worker_process.ts";

const bytes = new Uint8Array(await new Response(Deno.stdin.readable).arrayBuffer());
let beats = 0;
const heartbeat = setInterval(() => beats++, 100);
const { words, readBy, problem, recognition } = await readPage("scan.png", bytes, 1, 1);
clearInterval(heartbeat);
await closeReaders();
const text = words.map((word) => word.text).join(" ");
console.log(
  JSON.stringify({ text, readBy, problem, recognition, beats, processes: hasProcesses() }),
);
