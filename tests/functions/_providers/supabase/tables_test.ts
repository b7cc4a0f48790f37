/**
 * Row-level security, one file per table and bucket in `supabase/tests`: what a visitor, a stranger, the owner,
 * an admin and the server read and write, under the grants of a hosted project. On the embedded engine, and on
 * a PostgreSQL server where the machine has one.
 */
import assert from "node:assert/strict";
import {
  type EmbeddedBackend,
  IN_MEMORY,
  openEmbeddedBackend,
} from "../../../../functions/_providers/supabase/embedded/backend.ts";
import { HOSTED_GRANTS } from "../../../fakes/hosted_grants.ts";
import { findPostgres, openPostgres } from "../../../fakes/postgres_server.ts";

const FOLDER = new URL("../../../../supabase/tests/", import.meta.url);
const FILES = [...Deno.readDirSync(FOLDER)].map((it) => it.name).sort();
const NAMES = FILES.filter((it) => it.endsWith(".test.sql")).map((it) => it.slice(0, -9));
const BUCKETS = ["bucket_plans", "bucket_reports"];

async function openDatabase(database: string): Promise<EmbeddedBackend> {
  const objects = await Deno.makeTempDir({ prefix: "flclear-tables-" });
  const { error, warn, info, log } = console;
  Object.assign(console, { error: () => {}, warn: () => {}, info: () => {}, log: () => {} });
  try {
    const backend = await openEmbeddedBackend({
      database,
      objects,
      secrets: {
        jwtSecret: "a secret of the tests, forty characters long",
        publishableKey: "sb_publishable_test_key_aaaaaaaaaaaaaaaaaa",
        secretKey: "sb_secret_test_key_bbbbbbbbbbbbbbbbbbbbbbbb",
      },
      siteUrl: "http://127.0.0.1",
      sendMail: () => Promise.resolve(),
      prepare: HOSTED_GRANTS,
    });
    await backend.exec(await Deno.readTextFile(new URL("_setup.sql", FOLDER)));
    return backend;
  } finally {
    Object.assign(console, { error, warn, info, log });
    await Deno.remove(objects, { recursive: true });
  }
}

async function runFile(backend: EmbeddedBackend, name: string): Promise<void> {
  await backend.exec(
    `begin;\n${await Deno.readTextFile(new URL(`${name}.test.sql`, FOLDER))}\nrollback;`,
  ).catch(async (error) => {
    await backend.exec("rollback");
    throw new Error(`${name}: ${error.cause?.message ?? error.message}`);
  });
}

let embedded: EmbeddedBackend;
Deno.test.beforeAll(async () => {
  embedded = await openDatabase(IN_MEMORY);
});
Deno.test.afterAll(() => embedded.close());

for (const name of NAMES) {
  Deno.test(`${name}: everybody reads and writes what its file says`, () =>
    runFile(embedded, name));
}

Deno.test("every table has its file and row-level security, and every policy names its operation", async () => {
  const { rows } = await embedded.exec(
    `select relname as name, relrowsecurity as "isOn" from pg_class
     where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind = 'r' order by 1`,
  );
  assert.deepEqual(rows.map((it) => it.name), NAMES.filter((it) => !BUCKETS.includes(it)));
  assert.deepEqual(rows.filter((it) => !it.isOn), []);
  const policies = await embedded.exec(
    `select tablename || ': ' || policyname as name from pg_policies
     where schemaname in ('public', 'storage') and (cmd = 'ALL' or roles = '{public}')`,
  );
  assert.deepEqual(policies.rows, []);
});

Deno.test("under a hosted project's grants visitors call no function, and users none of the server's", async () => {
  const callable = async (role: string) =>
    (await embedded.exec(
      `select p.proname as name from pg_proc p
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
         and has_function_privilege('${role}', p.oid, 'execute') order by 1`,
    )).rows.map((it) => String(it.name));
  assert.deepEqual(await callable("anon"), []);
  const server = /^(job_|analysis_|model_|set_plan|set_role|apply_billing|lock_account|count_)/;
  assert.deepEqual((await callable("authenticated")).filter((it) => server.test(it)), []);
});

const programs = findPostgres();
Deno.test({
  name: "every file holds on a PostgreSQL server too",
  ignore: programs === null,
  async fn() {
    const server = await openPostgres(programs!);
    await server.createDatabase("tables");
    const backend = await openDatabase(server.url("tables"));
    try {
      for (const name of NAMES) await runFile(backend, name);
    } finally {
      await backend.close();
      await server.close();
    }
  },
});
