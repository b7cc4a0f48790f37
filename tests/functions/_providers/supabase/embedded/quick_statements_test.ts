import assert from "node:assert/strict";
import { createPgliteConnection } from "@supabase/lite/pglite";
import {
  type EngineConnection,
  spareStatements,
  writeValues,
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
      jwt: { sub: "0b7c", note: 'it\'s "quoted", \\ and $1' },
    },
  },
  "the server at the file store": {
    auth: { role: "service_role", uid: "" },
    storage: { operation: "storage.object.upload" },
  },
};
const CALLS = [
  { method: "POST", path: "/rpc/get_stats", requestHeaders: { "x-a": "1; drop'" } },
  { method: "POST", path: "/rpc/\\'", requestHeaders: { "x-a": "\\'; drop table a; --" } },
  { method: "GET", path: "/rpc/x" },
];

Deno.test("spareStatements() sets what the library sets, together with the next statement", async (t) => {
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
    const { query, exec } = driver;
    let statements = 0;
    driver.query = (...asked: Parameters<typeof query>) => {
      statements++;
      return query.apply(driver, asked) as never;
    };
    driver.exec = (...asked: Parameters<typeof exec>) => {
      statements++;
      return exec.apply(driver, asked);
    };
    try {
      await set(connection.kysely);
    } finally {
      Object.assign(driver, { query, exec });
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
      assert.equal(statements, 0);
    });
  }
  for (const call of CALLS) {
    await t.step(`for ${call.method} ${call.path}`, async () => {
      const { row, statements } = await settle((it) => engine.applyRpcRequestGucs(it, call));
      assert.deepEqual(row, before.shift());
      assert.equal(statements, 0);
    });
  }

  await t.step("and a role that is not there is refused", async () => {
    await driver.query("begin");
    await engine.applyJwtSessionContext(null, { auth: { role: "nobody" } });
    await assert.rejects(driver.query("select 1"), /nobody/);
    await driver.query("rollback");
    keepExitCode();
    const { rows } = await driver.query("select current_user = session_user as same");
    assert.deepEqual(rows, [{ same: true }]);
  });

  await t.step("and a transaction begins with its first statement", async () => {
    const caller = { auth: { role: "anon" } };
    const who = "select current_user as who, pg_current_xact_id_if_assigned() is null as untouched";
    await driver.query("begin");
    await engine.applyJwtSessionContext(null, caller);
    assert.deepEqual((await driver.query(who)).rows, [{ who: "anon", untouched: true }]);
    await driver.query("commit");
    await driver.query("begin");
    await engine.applyJwtSessionContext(null, caller);
    await driver.query("commit");
    assert.notEqual((await driver.query<{ who: string }>(who)).rows[0].who, "anon");
    await driver.query("begin");
    await engine.applyJwtSessionContext(null, caller);
    const apart = await driver.query("select current_user as who, $1::text as said", ["it's"]);
    assert.deepEqual(apart.rows, [{ who: "anon", said: "it's" }]);
    await driver.query("rollback");
    assert.notEqual((await driver.query<{ who: string }>(who)).rows[0].who, "anon");
  });

  await t.step("and plain values give the same rows as values sent apart", async () => {
    await driver.exec(
      "create table things (id uuid primary key, n integer, at timestamptz, words text[], held jsonb)",
    );
    const id = "0b7c1c52-95a6-4a5c-8f0e-3a3b0e0c8f11";
    const added = await driver.query<{ n: number }>(
      "insert into things values ($1, $2::integer, $3, $4, $5) returning n",
      [id, 7, "2026-11-22T04:05:06.000Z", ["a b", "it's"], { a: "b'c" }],
    );
    assert.deepEqual(added.rows, [{ n: 7 }]);
    const asked = "select * from things where id = $1 and n < $2 order by n limit $3";
    const whole = await driver.query(asked, [id, 8, 5]);
    const apart = await driver.query(asked, [id, 8, 5], {});
    assert.deepEqual(whole.rows, apart.rows);
    assert.deepEqual(whole.fields, apart.fields);
    const changed = await driver.query("update things set n = $2 where id = $1", [id, 9]);
    assert.equal(changed.affectedRows, 1);
    assert.equal((await driver.query("select * from things where n = $1", [1])).rows.length, 0);
    await assert.rejects(driver.query("select * from things where n = $1", ["x"]), /integer/);
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
  const connection = {
    driver: { query: () => Promise.resolve({ rows: [] }), exec: () => Promise.resolve([]) },
  };
  await spareStatements(connection);
  assert.deepEqual(Object.keys(connection), ["driver"]);
});

Deno.test("writeValues() writes plain values alone, and only into statements it can see through", () => {
  const id = "0b7c1c52-95a6-4a5c-8f0e-3a3b0e0c8f11";
  const asked = 'select * from "users" where "id" = $1 limit $2';
  assert.equal(
    writeValues(asked, [id, 1]),
    `select * from "users" where "id" = '${id}' limit '1'`,
  );
  assert.equal(writeValues("select $2, $1, $10", "abcdefghij".split("")), "select 'b', 'a', 'j'");
  assert.equal(writeValues("COMMIT", []), "COMMIT");
  const named = "select current_setting('a', true)";
  assert.equal(writeValues(named, []), named);
  const others: unknown[] = [
    "it's",
    "a\\",
    "two words",
    "a\nb",
    "x".repeat(101),
    null,
    true,
    1.5,
    ["a"],
    {},
    undefined,
  ];
  for (const value of others) assert.equal(writeValues(asked, [value, 1]), null, String(value));
  for (
    const statement of [
      "select '$1', $1",
      'select "$1", $1',
      'select "a$1", $1',
      "select $$ $1 $$, $1",
      "select $q$ $1 $q$, $1",
      "select $1 -- $1",
      "select /* $1 */ $1",
      "select a$1",
      "select 1; select $1",
    ]
  ) assert.equal(writeValues(statement, ["a"]), null, statement);
  assert.equal(writeValues("select 1; select 2", []), null);
});
