/**
 * `deno task build`: browser assets into `dist/client`, the server's pages into `dist/server/pages.js`.
 * Nothing is built when sources, configuration and `UI_RUNTIME` are those of the last build.
 */
import { compressAssets } from "./compress_assets.ts";
import { fromFileUrl } from "./paths.ts";

const root = fromFileUrl(new URL("../../", import.meta.url));
const STAMP = `${root}dist/build.json`;
const LOCK = `${root}dist/.lock`;
const LOCK_STALE_MS = 180_000;
const SOURCES = [
  "vite.config.ts",
  "deno.json",
  "routes",
  "islands",
  "components",
  "functions/_shared",
  "functions/_rules",
  "functions/analysis",
  "functions/cli/make_sample.ts",
  "static/drawings",
];

/** What a build would be made of: path, size and time of every source, and the runtime chosen. */
async function fingerprint(): Promise<string> {
  const lines: string[] = [
    `runtime ${Deno.env.get("UI_RUNTIME") === "react" ? "react" : "preact"}`,
  ];
  for (const source of SOURCES) await collect(source, lines);
  const bytes = new TextEncoder().encode(lines.sort().join("\n"));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (it) => it.toString(16).padStart(2, "0")).join("");
}

async function collect(path: string, lines: string[]): Promise<void> {
  const info = await Deno.stat(root + path).catch(() => null);
  if (info === null) return;
  if (info.isFile) lines.push(`${path} ${info.size} ${info.mtime?.getTime() ?? 0}`);
  else {for await (const entry of Deno.readDir(root + path)) {
      await collect(`${path}/${entry.name}`, lines);
    }}
}

async function readStamp(): Promise<string | null> {
  try {
    const stamp: { fingerprint?: string } = JSON.parse(await Deno.readTextFile(STAMP));
    await Deno.stat(`${root}dist/server/pages.js`);
    await Deno.stat(`${root}dist/client/.vite/manifest.json`);
    return stamp.fingerprint ?? null;
  } catch {
    return null;
  }
}

/** Runs one Vite build in a child process, so that the server never carries the bundler. */
async function vite(args: string[]): Promise<void> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "npm:vite", "build", "--logLevel", "warn", ...args],
    cwd: root,
    stdout: "piped",
    stderr: "piped",
  }).output();
  if (code === 0) return;
  const text = new TextDecoder();
  throw new Error(`Cannot build pages: ${text.decode(stderr)}${text.decode(stdout)}`);
}

/** What the public sample page shows, by the engine as it is now. */
async function makeSample(): Promise<void> {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "functions/cli/make_sample.ts"],
    cwd: root,
    stdout: "null",
    stderr: "piped",
  }).output();
  if (code !== 0) throw new Error(`Cannot review the sample: ${new TextDecoder().decode(stderr)}`);
}

/** Waits until no other process builds, then holds the lock; a lock left behind by a crash is taken over. */
async function takeLock(): Promise<void> {
  await Deno.mkdir(`${root}dist`, { recursive: true });
  for (;;) {
    try {
      await Deno.writeTextFile(LOCK, String(Deno.pid), { createNew: true });
      return;
    } catch (error) {
      if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
      const info = await Deno.stat(LOCK).catch(() => null);
      const age = info?.mtime ? Date.now() - info.mtime.getTime() : 0;
      if (age > LOCK_STALE_MS) await Deno.remove(LOCK).catch(() => {});
      else await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * Builds when something changed since the last build.
 *
 * @returns true when a build was made, false when the last one still holds
 * @throws {Error} with the bundler's own words when the build fails
 */
export async function buildIfStale(options: { force?: boolean } = {}): Promise<boolean> {
  if (!options.force && await readStamp() === await fingerprint()) return false;
  await takeLock();
  try {
    const wanted = await fingerprint();
    if (!options.force && await readStamp() === wanted) return false;
    await vite(["--mode", "client"]);
    await vite([]);
    await makeSample();
    await compressAssets(`${root}dist/client`);
    await Deno.writeTextFile(STAMP, JSON.stringify({ fingerprint: wanted, builtAt: new Date() }));
    return true;
  } finally {
    await Deno.remove(LOCK).catch(() => {});
  }
}

if (import.meta.main) {
  const started = performance.now();
  const built = await buildIfStale({ force: Deno.args.includes("--force") });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built ? `Built pages and assets in ${seconds} s` : "Pages and assets are up to date");
}
