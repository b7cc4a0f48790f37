/** Cold start of the server, and its memory at rest, against a bare Hono "hello". */
import { median } from "../measure.ts";
import type { Care } from "./programs.ts";
import { type Row, toRow } from "./row.ts";
import { openHello, openProductServer, signIn } from "./server.ts";

const MEGABYTE = 2 ** 20;
/** After the last request, so that what starts late has started. */
const REST_MS = 5000;

export async function benchStart({ runs }: Care): Promise<Row[]> {
  const first: number[] = [];
  const later: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    const dataDir = await Deno.makeTempDir({ prefix: "flclear-bench-" });
    try {
      bare.push(await startMs(openHello));
      first.push(await startMs(() => openProductServer(dataDir)));
      later.push(await startMs(() => openProductServer(dataDir)));
    } finally {
      await Deno.remove(dataDir, { recursive: true });
    }
  }
  const reference = { what: "hello", figure: median(bare) };
  const common = { subject: "start", unit: "ms", reference };
  return [
    toRow({ ...common, what: "cold start with a new database", figure: median(first) }),
    toRow({ ...common, what: "cold start with a database that is there", figure: median(later) }),
  ];
}

async function startMs(open: typeof openHello): Promise<number> {
  const from = performance.now();
  const server = await open();
  await (await fetch(server.url)).body?.cancel();
  const ms = performance.now() - from;
  await server.close();
  return ms;
}

export async function benchIdle(): Promise<Row[]> {
  const hello = await openHello();
  const product = await openProductServer();
  try {
    await (await fetch(hello.url)).body?.cancel();
    const { cookie } = await signIn(product.url);
    for (const path of ["/", "/dashboard", "/verify"]) {
      await (await fetch(product.url + path, { headers: { cookie } })).body?.cancel();
    }
    await new Promise((done) => setTimeout(done, REST_MS));
    return [toRow({
      subject: "idle",
      what: "memory of a server at rest, database and worker in it",
      figure: await product.memory() / MEGABYTE,
      unit: "MB",
      reference: { what: "hello", figure: await hello.memory() / MEGABYTE },
    })];
  } finally {
    await Promise.all([hello.close(), product.close()]);
  }
}
