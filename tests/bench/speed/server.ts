/** Servers under measurement: the product as `deno task start` runs it, and the bare one it is compared with. */
import { projectForm } from "../../fakes/product.ts";
import { registerOn, type ServerProcess, startServer } from "../../fakes/server_process.ts";
import { runOnce } from "../measure.ts";
import type { LoadFigures } from "./loader.ts";
import { program } from "./programs.ts";

/** Far above what a bench asks for, so that no call is refused. */
const ENV = { RATE_LIMIT_FACTOR: "1000000000", LITE_TELEMETRY: "0" };

/** A running server; `close` ends it and removes its data. */
export interface BenchServer extends ServerProcess {
  close: () => Promise<void>;
}

export const openHello = (): Promise<BenchServer> =>
  open({ program: "tests/bench/speed/hello.ts" });

/** @param dataDir kept when given */
export const openProductServer = (dataDir?: string): Promise<BenchServer> =>
  open({ env: ENV, dataDir });

async function open(options: Parameters<typeof startServer>[0] = {}): Promise<BenchServer> {
  const server = await startServer(options);
  return {
    ...server,
    async close() {
      await server.stop();
      if (!options.dataDir) await Deno.remove(server.dataDir, { recursive: true });
    },
  };
}

/** Someone signed in on a server, as header lines and as the value of `cookie`. */
export interface Visitor {
  authorization: string;
  cookie: string;
}

export async function signIn(url: string): Promise<Visitor> {
  const { authorization } = await registerOn(url);
  return { authorization, cookie: `flclear_session=${authorization.slice("Bearer ".length)}` };
}

/** Uploads a set. @returns the project's id */
export async function upload(url: string, visitor: Visitor, path: string): Promise<string> {
  const bytes = await Deno.readFile(path);
  const answer = await fetch(`${url}/api/projects`, {
    method: "POST",
    headers: { ...visitor },
    body: projectForm(undefined, [{ name: "plans.pdf", bytes }]),
  });
  const { id, message } = await answer.json();
  if (!id) throw new Error(`Cannot create the project: ${message}`);
  return id;
}

/** Waits for the end of a review. @returns the report's verification code */
export async function finishReview(url: string, visitor: Visitor, id: string): Promise<string> {
  await (await fetch(`${url}/api/projects/${id}/events`, { headers: { ...visitor } })).text();
  const report = await fetch(`${url}/api/projects/${id}/report`, { headers: { ...visitor } });
  const { verificationCode, message } = await report.json();
  if (!verificationCode) throw new Error(`Cannot read the report: ${message}`);
  return verificationCode;
}

/**
 * Asks for an address again and again, from a process of its own, until the time is up or `signal` says so.
 *
 * @throws {Error} on any answer but 200
 */
export async function load(
  address: string,
  { seconds, connections, pauseMs = 0, warmSeconds = 0, cookie, signal }: {
    seconds: number;
    connections: number;
    pauseMs?: number;
    /** From the start of the program that asks: its answers do not count. */
    warmSeconds?: number;
    cookie?: string;
    signal?: AbortSignal;
  },
): Promise<LoadFigures> {
  const headers = JSON.stringify(cookie ? [`cookie: ${cookie}`] : []);
  const { output } = await runOnce(
    program(
      "loader.ts",
      address,
      `${seconds}`,
      `${connections}`,
      `${pauseMs}`,
      headers,
      `${warmSeconds}`,
    ),
    { signal },
  );
  const figures: LoadFigures = JSON.parse(output);
  const [status] = Object.keys(figures.statuses);
  if (status !== "200" || Object.keys(figures.statuses).length > 1) {
    throw new Error(`Cannot measure ${address}: ${JSON.stringify(figures.statuses)}`);
  }
  return figures;
}

/** Seconds of processor time a process has used so far. Linux only. @source proc(5), /proc/pid/stat */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
