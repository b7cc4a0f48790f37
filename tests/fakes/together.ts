/**
 * Test files in one module, as parts of whichever imports them: a file on its own loads the product's modules anew,
 * which takes many times as long as its tests. What a file does before and after its tests stays around its own.
 */
const ROOT = new URL("../../", import.meta.url);
/** What a file does to the whole process, for which it runs alone. */
const ALONE =
  /\bDeno\.(env\.(set|delete)|chdir|exit\(|Command)|\bglobalThis\.|\b(start|spawn)Server\b/;

type Hook = () => void | Promise<void>;
type Run = (t: Deno.TestContext) => void | Promise<void>;

/** The test files below the folders that can run in one process with others, by their paths. */
export function listTogether(folders: readonly string[]): string[] {
  return folders.flatMap(listTests).sort().filter((file) =>
    !ALONE.test(Deno.readTextFileSync(new URL(file, ROOT)))
  );
}

/** Registers the tests of the files, one file after another. */
export async function runTogether(files: readonly string[]): Promise<void> {
  for (const file of files) await runFile(file);
}

/** Imports a test file; its hooks run before the first and after the last of its tests. */
async function runFile(file: string): Promise<void> {
  const { test } = Deno;
  const hooks = { beforeAll: [] as Hook[], afterAll: [] as Hook[] };
  const each = { beforeEach: [] as Hook[], afterEach: [] as Hook[] };
  const voices = { ...console };
  let left = 0;
  let begun: Promise<void> | undefined;
  const around = (run: Run): Run => async (t) => {
    try {
      await (begun ??= runAll(hooks.beforeAll));
      await runAll(each.beforeEach);
      try {
        await run(t);
      } finally {
        await runAll(each.afterEach.toReversed());
      }
    } finally {
      if (--left === 0) {
        await runAll(hooks.afterAll.toReversed());
        Object.assign(console, voices);
        // Databases in memory are large, and nothing the collector would hurry for.
        if (hooks.afterAll.length > 0) Reflect.get(globalThis, "gc")?.();
      }
    }
  };
  const register = (...args: unknown[]) => {
    const definition = toDefinition(args);
    if (!definition.ignore) left++;
    test({ ...definition, fn: around(definition.fn) });
  };
  const registrar = Object.assign(register, {
    beforeAll: (hook: Hook) => void hooks.beforeAll.push(hook),
    afterAll: (hook: Hook) => void hooks.afterAll.push(hook),
    beforeEach: (hook: Hook) => void each.beforeEach.push(hook),
    afterEach: (hook: Hook) => void each.afterEach.push(hook),
  });
  Object.assign(Deno, { test: registrar });
  try {
    await import(new URL(file, ROOT).href);
  } finally {
    Object.assign(Deno, { test });
  }
  if (left === 0) throw new Error(`No tests in ${file}`);
}

async function runAll(hooks: readonly Hook[]): Promise<void> {
  for (const hook of hooks) await hook();
}

/** What `Deno.test` was called with, in its one form with all of it. */
function toDefinition(args: readonly unknown[]): Deno.TestDefinition {
  const given = args.filter((it) => typeof it === "object") as Partial<Deno.TestDefinition>[];
  const name = args.find((it) => typeof it === "string");
  const fn = args.find((it) => typeof it === "function") as Run | undefined;
  const whole = Object.assign({}, ...given, name === undefined ? {} : { name }, fn ? { fn } : {});
  return { ...whole, name: whole.name ?? whole.fn.name };
}

/** The test files at or below a path, by their paths. */
export function listTests(path: string): string[] {
  if (/_test\.tsx?$/.test(path)) return [path];
  return [...Deno.readDirSync(new URL(path, ROOT))].flatMap(({ name, isDirectory }) =>
    isDirectory || /_test\.tsx?$/.test(name) ? listTests(`${path}/${name}`) : []
  );
}
