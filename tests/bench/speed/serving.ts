/** Calls and pages a second against a bare Hono "hello", and how soon pages answer while a review runs. */
import { median } from "../measure.ts";
import type { Care } from "./programs.ts";
import { atLeast, atMost, type Row, toRow } from "./row.ts";
import {
  type BenchServer,
  cpuSeconds,
  finishReview,
  load,
  openHello,
  openProductServer,
  signIn,
  upload,
} from "./server.ts";
import { repeatSheets } from "./sets.ts";

const PLAN = "tests/fixtures/plans/office-buildout.pdf";
const CONNECTIONS = 64;
const ROUNDS = 3;
const VERIFY_LEAST = 0.25;
const P99_MOST_MS = 50;
const SHEETS = 40;
/** Until the programs that ask have started: what that costs the server's pages is not the product's. */
const WARM_S = 3;
/** A review that takes longer is not measured to its end. */
const REVIEW_MOST_S = 180;

interface Pace {
  perSecond: number;
  /** Answers in a second of the server's processor time. */
  perCpuSecond: number;
}

export async function benchServing({ seconds }: Care): Promise<Row[]> {
  const hello = await openHello();
  const product = await openProductServer();
  try {
    const visitor = await signIn(product.url);
    const id = await upload(product.url, visitor, PLAN);
    const code = await finishReview(product.url, visitor, id);
    const { cookie } = visitor;
    const targets: { what: string; path: string; cookie?: string; least?: number }[] = [
      { what: "verify, as a call", path: `/api/verify/${code}`, least: VERIFY_LEAST },
      { what: "verify, as a page", path: `/verify?code=${code}` },
      { what: "dashboard page, signed in", path: "/dashboard", cookie },
    ];
    const rows: Row[] = [];
    for (const { what, path, cookie, least } of targets) {
      const own: Pace[] = [];
      const bare: Pace[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(await measure(hello, "/", { seconds }));
        own.push(await measure(product, path, { seconds, cookie }));
      }
      for (const key of ["perSecond", "perCpuSecond"] as const) {
        const row = toRow({
          subject: "serving",
          what: `${what}${key === "perSecond" ? "" : ", per second of processor"}`,
          figure: median(own.map((it) => it[key])),
          unit: "/s",
          reference: { what: "hello", figure: median(bare.map((it) => it[key])) },
        });
        const isPromised = least !== undefined && key === "perSecond";
        rows.push({ ...row, ...isPromised && atLeast(row.ratio, least, "x") });
      }
    }
    return rows;
  } finally {
    await Promise.all([hello.close(), product.close()]);
  }
}

async function measure(
  server: BenchServer,
  path: string,
  { seconds, cookie }: { seconds: number; cookie?: string },
): Promise<Pace> {
  await load(server.url + path, { seconds: 0.5, connections: CONNECTIONS, cookie });
  const before = await cpuSeconds(server.pid);
  const options = { seconds, connections: CONNECTIONS, cookie };
  const { answers, perSecond } = await load(server.url + path, options);
  return { perSecond, perCpuSecond: answers / (await cpuSeconds(server.pid) - before) };
}

/** Pages asked for by few people, with nothing else going on and while a long set is reviewed. */
export async function benchLatency({ seconds }: Care): Promise<Row[]> {
  const product = await openProductServer();
  try {
    const visitor = await signIn(product.url);
    const { cookie } = visitor;
    const ask = (path: string, seconds: number, signal?: AbortSignal) =>
      load(product.url + path, {
        seconds,
        connections: 2,
        pauseMs: 40,
        warmSeconds: WARM_S,
        cookie,
        signal,
      });
    const pages = ["/dashboard", "/projects"];
    for (const path of pages) await ask(path, 1);
    const calm = await Promise.all(pages.map((path) => ask(path, 2 * seconds)));
    // All answers of the review count together: of a hundred or fewer, one in a hundred would be the slowest.
    const ending = new AbortController();
    const asking = Promise.all(pages.map((path) => ask(path, REVIEW_MOST_S, ending.signal)));
    const sheets = await repeatSheets(SHEETS);
    await new Promise((resolve) => setTimeout(resolve, WARM_S * 1000));
    const id = await upload(product.url, visitor, sheets);
    const from = performance.now();
    await finishReview(product.url, visitor, id);
    const tookS = (performance.now() - from) / 1000;
    ending.abort();
    const busy = await asking;
    const p99 = Math.max(...busy.map((it) => it.p99Ms));
    const answers = busy.reduce((sum, it) => sum + it.answers, 0);
    const row = toRow({
      subject: "latency",
      what: `page, 99 of 100, while ${SHEETS} sheets are reviewed`,
      figure: p99,
      unit: "ms",
      reference: { what: "no review", figure: Math.max(...calm.map((it) => it.p99Ms)) },
      note: `${answers} pages in ${tookS.toFixed(1)} s; median ${
        median(busy.map((it) => it.p50Ms)).toFixed(1)
      } ms, slowest ${Math.max(...busy.map((it) => it.maxMs)).toFixed(0)} ms`,
    });
    return [{ ...row, ...atMost(p99, P99_MOST_MS, "ms") }];
  } finally {
    await product.close();
  }
}
