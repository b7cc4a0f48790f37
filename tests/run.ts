/**
 * `deno task test`: everything that must hold. Formatting, lint, types, the rule catalogue and a fresh build, then the
 * unit, API and database tests, then the browser journeys. Ends with one plain line of totals.
 *
 * `deno task test <path…>` runs only the tests below those paths.
 */
import { PREPARED } from "./fakes/prepared.ts";
import { ROOMS, TOGETHER } from "./fakes/rooms.ts";
import { listTests, listTogether } from "./fakes/together.ts";

interface Totals {
  passed: number;
  failed: number;
}

const deno = Deno.execPath();

const totals: Totals = { passed: 0, failed: 0 };

/**
 * The unit, API and database tests that take longest, which begin first so that no core is left without one at the
 * end. Two modules of many files are large in memory: the third comes once they are nearly done.
 */
const LONG_UNITS = [
  "together/services",
  "together/calls",
  "functions/cli/start",
  "faults/kills",
  "functions/cli/migrate_to_supabase",
  "together/queues",
  "functions/_providers/supabase/real_postgres",
  "together/computing",
  "functions/cli/hosted",
  "functions/telemetry",
  "fuzz/fuzz",
  "functions/cli/backup",
  "functions/edge",
  "together/reading",
].map((it) => `tests/${it}_test.ts`);

/** The journeys that take longest, which begin first for the same reason. */
const LONG = [
  "report_journey",
  "messages",
  "calculators",
  "main_journey",
  "review",
  "together",
  "revisions",
].map((it) => `tests/e2e/${it}_test.ts`);

/** By the clock, so it is made before the others, with the machine to itself. */
const ALONE = "tests/e2e/first_minute_test.ts";

/** One file more than there are cores at a time: a third of a journey's time goes by waiting, as what starts servers waits. */
const JOBS = { DENO_JOBS: String(navigator.hardwareConcurrency + 1) };

/** The journeys that are made with React as well: forms, lists, dialogs and the viewer. */
const WITH_REACT = ["report_journey", "main_journey"].map((it) => `tests/e2e/${it}_test.ts`);

interface Console {
  log: (line: string) => void;
  error: (line: string) => void;
}

/** Runs a command with its output shown, but for the dots of tests that pass; resolves to exit code and output. */
async function run(
  args: string[],
  env: Record<string, string> = {},
  shown: Console = console,
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
  await Promise.all([copy(child.stdout, shown.log), copy(child.stderr, shown.error)]);
  const { code } = await child.status;
  return { code, output };
}

const secondsSince = (fromMs: number): string => ((performance.now() - fromMs) / 1000).toFixed(0);

/** Runs a command that must end well; what it says is shown in one piece, since others run beside it. */
async function check(name: string, args: string[]): Promise<void> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const from = performance.now();
  const { code } = await run(args, {}, { log: keep, error: keep });
  console.log([`\n== ${name}, ${secondsSince(from)} s`, ...lines].join("\n"));
  totals[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) console.error(`${name} failed`);
}

async function test(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n== ${name}`);
  const from = performance.now();
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
  console.log(`${name}: ${secondsSince(from)} s`);
  if (!summary) console.error(`${name}: the test runner printed no summary`);
}

if (Deno.args.length > 0) {
  await test("tests", Deno.args);
} else {
  await testAll(await Deno.makeTempDir({ prefix: "flclear-prepared-" }));
}

/** Every unit, API and database test once: modules of many files, and the files that run alone. */
function listUnits(): string[] {
  const parts = new Set(Object.values(TOGETHER).flatMap((it) => listTogether(it)));
  const units = listTests("tests").sort().filter((it) =>
    !parts.has(it) && !/^tests\/(e2e|bench)\//.test(it)
  );
  return [...new Set([...LONG_UNITS, ...units])];
}

/** @param prepared folder for what tests begin with */
async function testAll(prepared: string): Promise<void> {
  // Each would bring in the packages that are missing; only one of them should.
  await run(["install", "--quiet"]);
  await Promise.all([
    check("types", ["check", "--quiet", ...ROOMS]),
    (async () => {
      await check("format", ["fmt", "--check", "--quiet"]);
      await check("lint", ["lint", "--quiet"]);
      await check("rule catalogue", ["run", "-A", "functions/cli/rules.ts", "--check"]);
      await check("build", ["run", "-A", "functions/cli/build.ts"]);
      await check("first start", ["run", "-A", "tests/fakes/make_prepared.ts", prepared]);
    })(),
  ]);
  const env = { ...JOBS, [PREPARED]: prepared };
  await test("unit, API and database", [
    "--parallel",
    "--v8-flags=--expose-gc",
    ...listUnits(),
    // Passwords are hashed as ever, in less time; the journeys take the cost the product has.
  ], { ...env, LITE_AUTH_BCRYPT_COST: "4" });
  // Before journeys run side by side, so that only one of them installs a browser.
  const { findBrowser } = await import("./e2e/_browser.ts");
  const browsing = { ...env, CHROMIUM_PATH: await findBrowser() };
  await test("the first minute", [ALONE], browsing);
  const begun = new Set([ALONE, ...LONG]);
  const others = listTests("tests/e2e").filter((it) => !begun.has(it));
  await test("browser journeys", ["--parallel", ...LONG, ...others], browsing);
  await test("browser journeys with React", [
    "--parallel",
    "--filter=at 1440 px",
    ...WITH_REACT,
  ], { ...browsing, UI_RUNTIME: "react" });
  await Deno.remove(prepared, { recursive: true });
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
Deno.exit(totals.failed === 0 ? 0 : 1);
