/** Runs commands as whole processes and gives medians; everything is reported as a ratio to a reference. */

/** Wall time of a run in ms, and what it printed. */
export interface Run {
  wallMs: number;
  output: string;
}

/** Runs a command once; `signal` asks it to end. @throws {Error} when it fails */
export async function runOnce(
  command: string[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<Run> {
  const from = performance.now();
  const child = new Deno.Command(command[0], {
    args: command.slice(1),
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  signal?.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
  const { code, stdout, stderr } = await child.output();
  const wallMs = performance.now() - from;
  if (code !== 0) {
    throw new Error(
      `${command.join(" ")} ended with ${code}: ${new TextDecoder().decode(stderr).slice(0, 500)}`,
    );
  }
  return { wallMs, output: new TextDecoder().decode(stdout) };
}

/** Runs two commands in turn, A B A B, and gives the medians of their wall times and outputs of A. */
export async function pair(
  a: string[],
  b: string[],
  runs: number,
): Promise<{ aMs: number; bMs: number; ratio: number; outputs: string[] }> {
  await runOnce(a);
  await runOnce(b);
  const times: [number, number][] = [];
  const outputs: string[] = [];
  for (let run = 0; run < runs; run++) {
    const first = await runOnce(a);
    const second = await runOnce(b);
    times.push([first.wallMs, second.wallMs]);
    outputs.push(first.output);
  }
  return {
    aMs: median(times.map(([it]) => it)),
    bMs: median(times.map(([, it]) => it)),
    ratio: median(times.map(([x, y]) => x / y)),
    outputs,
  };
}

/** Middle value; of an even count the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** True when the command is on the path. */
export async function isInstalled(command: string): Promise<boolean> {
  return await new Deno.Command("sh", {
    args: ["-c", `command -v ${command}`],
    stdout: "null",
    stderr: "null",
  }).output().then((it) => it.success);
}
