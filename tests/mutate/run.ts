/**
 * `deno task mutate <room> [--helpers]`: puts one fault after another into the rules of a room, in a copy of the tree,
 * and runs their tests; tells how many faults the tests catch and prints those they do not.
 *
 * A room is a folder below `functions/_rules`: `egress/stairs`. `--helpers` takes the files rules share as well, which
 * the tests of the whole room must catch. Exit code 0: at least 90 % are caught; 1: fewer; 2: no such room.
 */
import { fromFileUrl } from "../../functions/cli/paths.ts";
import { faultOf } from "./fault_files.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

const LEAST_CAUGHT = 0.9;
/** A fault may make a loop endless. */
const QUICK_RUN_MS = 120_000;
const COPIED = ["functions", "tests/fakes", "tests/mutate", "tests/functions/_rules"];
const QUICK = "tests/mutate/quick.ts";
const root = fromFileUrl(new URL("../../", import.meta.url));
const room = Deno.args.find((it) => !it.startsWith("--"));
const rules = `functions/_rules/${room}`;
const tests = `tests/${rules}`;
if (room === undefined || !isFolder(root + tests)) {
  console.error(
    "Usage: deno task mutate <room> [--helpers], such as: deno task mutate egress/stairs",
  );
  Deno.exit(2);
}

const copy = await Deno.makeTempDir({ prefix: "mutate-" });
try {
  await copyTree();
  Deno.exitCode = await runRoom() ? 0 : 1;
} finally {
  await Deno.remove(copy, { recursive: true });
}

/** Are enough faults caught? */
async function runRoom(): Promise<boolean> {
  let [caught, all] = [0, 0];
  for (const name of namesIn(root + rules)) {
    const isHelper = name.startsWith("_");
    if (isHelper && !Deno.args.includes("--helpers")) continue;
    const file = `${copy}/${rules}/${name}`;
    const source = await Deno.readTextFile(file);
    const test = isHelper ? tests : `${tests}/${name.replace(/\.ts$/, "_test.ts")}`;
    if (!await passes(test)) throw new Error(`Cannot judge ${name}: its tests fail as it stands`);
    const survived: Mutant[] = [];
    const mutants = mutantsOf(source);
    const likely = isHelper ? mutants : await notCaughtQuickly(file, `${copy}/${test}`, mutants);
    for (const mutant of likely) {
      await Deno.writeTextFile(file, mutant.text);
      if (await passes(test)) survived.push(mutant);
    }
    await Deno.writeTextFile(file, source);
    caught += mutants.length - survived.length;
    all += mutants.length;
    console.log(`${name}: ${mutants.length - survived.length} of ${mutants.length} caught`);
    for (const { line, from, to } of survived) {
      console.log(`  ${line}: ${from} → ${to || "nothing"}`);
    }
  }
  console.log(`${room}: ${caught} of ${all} faults caught, ${Math.floor(100 * caught / all)} %`);
  return caught >= LEAST_CAUGHT * all;
}

/** Those that one process with all of them does not catch; all, if that process does not come to an end. */
async function notCaughtQuickly(file: string, test: string, mutants: Mutant[]): Promise<Mutant[]> {
  const source = await Deno.readTextFile(test);
  const name = file.slice(file.lastIndexOf("/"));
  const written = mutants.flatMap(({ text }, fault) => [
    [faultOf(file, fault), text],
    [faultOf(test, fault), source.replaceAll(`${name}"`, `${faultOf(name, fault)}"`)],
  ]);
  for (const [path, text] of written) await Deno.writeTextFile(path, text);
  try {
    const { success, stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--quiet", QUICK, test, String(mutants.length)],
      cwd: copy,
      signal: AbortSignal.timeout(QUICK_RUN_MS),
      stderr: "null",
    }).output();
    if (!success) return mutants;
    const printed = new TextDecoder().decode(stdout).trim().split("\n").at(-1)!;
    return (JSON.parse(printed) as number[]).map((fault) => mutants[fault]);
  } catch {
    return mutants;
  } finally {
    for (const [path] of written) await Deno.remove(path);
  }
}

/** Do the tests pass with what stands in the copy? A fault that does not even load is caught. */
async function passes(test: string): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--quiet", "--fail-fast", test],
    cwd: copy,
    stdout: "null",
    stderr: "null",
  }).output();
  return success;
}

/** Only what rules and their tests import: nothing of the tree itself is changed. */
async function copyTree(): Promise<void> {
  for (const it of ["deno.json", "deno.lock"]) await Deno.copyFile(root + it, `${copy}/${it}`);
  await Deno.symlink(`${root}node_modules`, `${copy}/node_modules`);
  for (const it of COPIED) copyFolder(it);
}

function copyFolder(folder: string): void {
  Deno.mkdirSync(`${copy}/${folder}`, { recursive: true });
  for (const { name, isDirectory } of Deno.readDirSync(root + folder)) {
    if (isDirectory) copyFolder(`${folder}/${name}`);
    else Deno.copyFileSync(`${root}${folder}/${name}`, `${copy}/${folder}/${name}`);
  }
}

function namesIn(folder: string): string[] {
  return [...Deno.readDirSync(folder)].filter(({ name }) => name.endsWith(".ts"))
    .map(({ name }) => name).sort();
}

function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}
