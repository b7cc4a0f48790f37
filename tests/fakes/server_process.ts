/** The product as a process of its own, on a free port and a data directory that goes with it. */

export interface ServerProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  /** Resident memory in bytes. Linux only. */
  memory: () => Promise<number>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end, and answers its exit code. */
  stop: () => Promise<number>;
}

const READY = /is ready on (http:\S+)/;

/** Starts the product and waits until it listens. @param dataDir kept when given, else a new one */
export async function startServer(
  options: { dataDir?: string; args?: string[]; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? await Deno.makeTempDir({ prefix: "flclear-server-" });
  const root = new URL("../../", import.meta.url);
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--v8-flags=--max-semi-space-size=2",
      "functions/cli/start.ts",
      "--no-build",
      ...options.args ?? [],
    ],
    cwd: root,
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: "1000",
      NO_COLOR: "1",
      ...options.env,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output: string[] = [];
  const ready = Promise.withResolvers<string>();
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const piece of stream) {
      output.push(decoder.decode(piece, { stream: true }));
      const url = READY.exec(output.join(""))?.[1];
      if (url) ready.resolve(url);
    }
    ready.reject(new Error(`The server ended before it was ready: ${output.join("")}`));
  };
  const reading = Promise.all([read(child.stdout), read(child.stderr)]).catch(() => {});
  const url = await ready.promise;
  return {
    url,
    pid: child.pid,
    dataDir,
    output: () => output.join(""),
    async memory() {
      const status = await Deno.readTextFile(`/proc/${child.pid}/status`);
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024;
    },
    async kill() {
      child.kill("SIGKILL");
      await child.status;
      await reading;
    },
    async stop() {
      child.kill("SIGTERM");
      const { code } = await child.status;
      await reading;
      return code;
    },
  };
}

/** Registers someone on a running server and answers the bearer header. */
export async function registerOn(url: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    body: JSON.stringify({
      name: "Ann Lee",
      email: `${crypto.randomUUID()}@example.com`,
      password: "Passw0rd1",
    }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}
