import assert from "node:assert/strict";
import { createPgliteConnection } from "@supabase/lite/pglite";
import {
  type EngineConnection,
  spareStatements,
} from "../../../../../functions/_providers/supabase/embedded/quick_statements.ts";
import { IN_MEMORY } from "../../../../../functions/_providers/supabase/embedded/backend.ts";

type Setter = (session: unknown, context: unknown, isRole?: boolean) => Promise<unknown>;

const NAMES = [
  "role",
  "request.jwt.claim.sub",
  "request.jwt.claim.role",
  "request.jwt.claims",
  "storage.operation",
  "response.status",
  "response.headers",
  "request.method",
  "request.path",
  "request.headers",
];

const CALLERS = {
  "a visitor": {},
  "a visitor without a session": { auth: null },
  "someone signed in": {
    auth: {
      role: "authenticated",
      uid: "0b7c",
      jwt: { sub: "0b7c", note: 'it\'s "quoted" and $1' },
    },
  },
  "the server at the file store": {
    auth: { role: "service_role", uid: "" },
    storage: { operation: "storage.object.upload" },
  },
};
const CALLS = [
  { method: "POST", path: "/rpc/get_stats", requestHeaders: { "x-a": "1; drop'" } },
  { method: "GET", path: "/rpc/x" },
];

Deno.test("spareStatements() sets what the library sets, in one statement", async (t) => {
  const connection = await createPgliteConnection({ url: IN_MEMORY });
  const engine = connection as unknown as EngineConnection & {
    kysely: unknown;
    applyJwtSessionContext: Setter;
    applyRpcRequestGucs: Setter;
  };
  const { driver } = connection;
  await driver.exec("create role anon; create role authenticated; create role service_role");

  /** Settings a request would run under, and the statements that made them. */
  const settle = async (set: (session: unknown) => Promise<unknown>) => {
    await driver.exec("begin");
    const query = driver.query;
    let statements = 0;
    driver.query = (...asked: Parameters<typeof query>) => {
      statements++;
      return query.apply(driver, asked) as never;
    };
    try {
      await set(connection.kysely);
    } finally {
      driver.query = query;
    }
    const columns = NAMES.map((it, at) => `coalesce(current_setting('${it}', true), '') as c${at}`);
    const { rows: [row] } = await driver.query(`select ${columns.join(", ")}, current_user as who`);
    await driver.exec("rollback");
    return { row, statements };
  };

  const setCaller = engine.applyJwtSessionContext.bind(connection);
  const setCall = engine.applyRpcRequestGucs.bind(connection);
  const before: unknown[] = [];
  for (const caller of Object.values(CALLERS)) {
    before.push((await settle((it) => setCaller(it, caller, true))).row);
  }
  for (const call of CALLS) before.push((await settle((it) => setCall(it, call))).row);
  const parsers = Object.keys(engine.driver.parsers!).length;

  await spareStatements(engine);
  keepExitCode();
  for (const [name, caller] of Object.entries(CALLERS)) {
    await t.step(`for ${name}`, async () => {
      const { row, statements } = await settle((it) =>
        engine.applyJwtSessionContext(it, caller, true)
      );
      assert.deepEqual(row, before.shift());
      assert.equal(statements, 1);
    });
  }
  for (const call of CALLS) {
    await t.step(`for ${call.method} ${call.path}`, async () => {
      const { row, statements } = await settle((it) => engine.applyRpcRequestGucs(it, call));
      assert.deepEqual(row, before.shift());
      assert.equal(statements, 1);
    });
  }

  await t.step("and a role that is not there is refused", async () => {
    await driver.exec("begin");
    const asked = engine.applyJwtSessionContext(null, { auth: { role: "nobody" } });
    await assert.rejects(asked, /nobody/);
    await driver.exec("rollback");
    keepExitCode();
  });

  await t.step("and lists of values are still read", async () => {
    assert.ok(Object.keys(engine.driver.parsers!).length < parsers / 2);
    const { rows } = await driver.query(
      "select array['a', 'b c']::text[] as words, array[1, 2] as numbers, array[true]::bool[] as truths",
    );
    assert.deepEqual(rows, [{ words: ["a", "b c"], numbers: [1, 2], truths: [true] }]);
  });
  await connection.close();
});

/** The database engine sets the exit code of the process when it makes a database or refuses a statement. */
function keepExitCode(): void {
  Deno.exitCode = 0;
}

Deno.test("spareStatements() leaves a connection alone that sets things in another way", async () => {
  const connection = { driver: { query: () => Promise.resolve({ rows: [] }) } };
  await spareStatements(connection);
  assert.deepEqual(Object.keys(connection), ["driver"]);
});
