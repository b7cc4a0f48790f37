/** A program that tries what a worker must not be able to do, and says what it could. */
import { giveBack } from "../../../../functions/analysis/apart/give_back.ts";
import { serveHost } from "../../../../functions/analysis/apart/worker_process.ts";

const TRIES: Record<string, (path: string) => unknown> = {
  "reads a file": (path) => Deno.readFileSync(path),
  "reads the project's own files": () => Deno.readFileSync("deno.json"),
  "writes a file": (path) => Deno.writeFileSync(path, new Uint8Array(1)),
  "lists a folder": () => [...Deno.readDirSync("/")],
  "asks the network": () => fetch("http://127.0.0.1:8000/"),
  "listens": () => Deno.listen({ port: 0 }).close(),
  "runs a program": () => new Deno.Command("id").outputSync(),
  "reads the environment": () => Deno.env.toObject(),
  "learns of the machine": () => Deno.hostname(),
  "loads foreign code": (path) => Deno.dlopen(path, {}),
  "imports a file": (path) => import(`${path}.ts`),
};

await serveHost(() => ({
  async attempt(path: string) {
    const done: string[] = [];
    for (const [name, work] of Object.entries(TRIES)) {
      try {
        await work(path);
        done.push(name);
      } catch (error) {
        const isForbidden = error instanceof Deno.errors.NotCapable ||
          /Requires \w+ access/.test(String(error));
        if (!isForbidden) done.push(`${name}: ${error}`);
      }
    }
    return done;
  },
  spin() {
    for (;;);
  },
  exit: () => Deno.exit(7),
  /** Draws a picture and lets go of it; answers what is left of it. */
  async draw(sizeBytes: number) {
    const before = Deno.memoryUsage().external;
    await drawAndForget(sizeBytes);
    giveBack();
    // Only the next one counts what it gave back.
    giveBack();
    return Deno.memoryUsage().external - before;
  },
}));

async function drawAndForget(sizeBytes: number): Promise<void> {
  const pixels = new Uint8Array(sizeBytes).fill(255);
  if (pixels[sizeBytes - 1] !== 255) throw new Error("It was not drawn");
  // Nothing on the stack holds it any more.
  await new Promise((resolve) => setTimeout(resolve, 0));
}
