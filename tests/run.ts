/**
 * `deno task test`: everything that must hold. Formatting, lint, types, the rule catalogue, then the unit, API
 * and database tests, then the browser journeys on a fresh build. Ends with one plain line of totals.
 *
 * `deno task test <path…>` runs only the tests below those paths.
 */

interface Totals {
  passed: number;
  failed: number;
}

const deno = Deno.execPath();

/** Everything that is type-checked. */
const ROOMS = ["main.ts", "functions", "routes", "islands", "components", "tests"];
const totals: Totals = { passed: 0, failed: 0 };

/** Runs a command with its output shown, but for the dots of tests that pass; resolves to exit code and output. */
async function run(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = new Deno.Command(deno, {
    args,
    stdout: "piped",
    stderr: "piped",
    env: { NO_COLOR: "1", LITE_TELEMETRY: "0", ...env },
  }).spawn();
  let output = "";
  const copy = async (from: ReadableStream<Uint8Array>, write: (line: string) => void) => {
    let rest = "";
    for await (
      const text of from.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    ) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        output += `${line}\n`;
        if (line !== ".") write(line);
      }
    }
    output += rest;
    if (rest !== "") write(rest);
  };
  await Promise.all([copy(child.stdout, console.log), copy(child.stderr, console.error)]);
  const { code } = await child.status;
  return { code, output };
}

async function check(name: string, args: string[]): Promise<void> {
  console.log(`\n== ${name}`);
  const { code } = await run(args);
  totals[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) console.error(`${name} failed`);
}

async function test(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n== ${name}`);
  const { code, output } = await run([
    "test",
    "-A",
    "--no-check",
    "--quiet",
    "--reporter=dot",
    "--preload=tests/setup.ts",
    ...args,
  ], env);
  const summary = [...output.matchAll(/\| (\d+) passed(?: \(\d+ steps?\))? \| (\d+) failed/g)].at(
    -1,
  );
  const passed = Number(summary?.[1] ?? 0);
  const failed = Number(summary?.[2] ?? 0);
  totals.passed += passed;
  totals.failed += failed > 0 ? failed : code === 0 ? 0 : 1;
  if (!summary) console.error(`${name}: the test runner printed no summary`);
}

if (Deno.args.length > 0) {
  await test("tests", Deno.args);
} else {
  await check("format", ["fmt", "--check", "--quiet"]);
  await check("lint", ["lint", "--quiet"]);
  await check("types", ["check", "--quiet", ...ROOMS]);
  await check("rule catalogue", ["run", "-A", "functions/cli/rules.ts", "--check"]);
  await check("build", ["run", "-A", "functions/cli/build.ts"]);
  await test("unit, API and database", [
    "--parallel",
    "--ignore=tests/e2e,tests/bench",
    "tests",
  ]);
  // Before journeys run side by side, so that only one of them installs a browser.
  const { findBrowser } = await import("./e2e/_browser.ts");
  const CHROMIUM_PATH = await findBrowser();
  await test("browser journeys", ["--parallel", "tests/e2e"], { CHROMIUM_PATH });
  await test(
    "browser journeys with React",
    ["--parallel", "--filter=at 1440 px", "tests/e2e"],
    { CHROMIUM_PATH, UI_RUNTIME: "react" },
  );
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
Deno.exit(totals.failed === 0 ? 0 : 1);
