/** Starts the product again whenever a source changes; the start builds what is stale. */
const WATCHED = ["main.ts", "routes", "islands", "components", "functions", "static", "supabase"];
const QUIET_MS = 300;

/** Runs until it is interrupted. */
export async function runWithRestarts(): Promise<void> {
  const script = new URL("./start.ts", import.meta.url);
  const root = new URL("../../", import.meta.url);
  const begin = () =>
    new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", script.href],
      cwd: root,
      env: { NODE_ENV: "development" },
    }).spawn();
  let child = begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = async () => {
    console.log("A source file changed; restarting");
    child.kill("SIGTERM");
    await child.status;
    child = begin();
  };
  const paths = WATCHED.map((it) => decodeURIComponent(new URL(it, root).pathname));
  for await (const { kind } of Deno.watchFs(paths)) {
    if (kind === "access") continue;
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  }
}
