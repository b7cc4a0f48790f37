/** Test files that run together: each once, with what belongs around its tests. */
import assert from "node:assert/strict";
import { TOGETHER } from "./fakes/rooms.ts";
import { listTogether, runTogether } from "./fakes/together.ts";

/** What the file below did, in order; it finds this by a symbol both know. */
const done: string[] = [];
const KEY = Symbol.for("flclear tests together");
Object.assign(self, { [KEY]: done });
const sample = (name: string) =>
  "data:text/javascript," + encodeURIComponent(`
    const done = self[Symbol.for("flclear tests together")];
    Deno.test.beforeAll(() => done.push("${name} opens"));
    Deno.test.afterAll(() => done.push("${name} closes"));
    Deno.test.beforeEach(() => done.push("before"));
    Deno.test.afterEach(() => done.push("after"));
    Deno.test("${name} has a test with a function", () => done.push("one"));
    Deno.test({ name: "${name} has one left out", ignore: true, fn: () => done.push("left out") });
    Deno.test({ name: "${name} has a test described", fn: () => done.push("two") });
  `);
await runTogether([sample("first"), sample("second")]);

Deno.test("a file's hooks run around its own tests, before the next file begins", () => {
  const ofOne = (name: string) => [
    `${name} opens`,
    ...["before", "one", "after"],
    ...["before", "two", "after"],
    `${name} closes`,
  ];
  assert.deepEqual(done, [...ofOne("first"), ...ofOne("second")]);
});

Deno.test("files that run together run once, and none that changes its process", () => {
  const modules = [...Deno.readDirSync(new URL("together/", import.meta.url))].map((it) => it.name);
  assert.deepEqual(modules.sort(), Object.keys(TOGETHER).map((it) => `${it}_test.ts`).sort());
  const parts = Object.values(TOGETHER).flatMap((it) => listTogether(it));
  assert.equal(new Set(parts).size, parts.length);
  assert.ok(parts.includes("tests/functions/api/access_test.ts"));
  assert.ok(!listTogether(["tests/functions/cli"]).includes("tests/functions/cli/start_test.ts"));
});
