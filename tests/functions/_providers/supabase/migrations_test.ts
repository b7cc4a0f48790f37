/** A data directory of any age opens with today's migrations, and its rows are still there. */
import assert from "node:assert/strict";
import {
  type EmbeddedBackend,
  openEmbeddedBackend,
} from "../../../../functions/_providers/supabase/embedded/backend.ts";
import { listMigrations } from "../../../../functions/_providers/supabase/embedded/migrate.ts";

const CURRENT = new URL("../../../../supabase/migrations/", import.meta.url);
/** The two files that were changed after they had been applied, as they were at first. */
const FIRST = new URL("../../../fixtures/migrations/first/", import.meta.url);
const SECRETS = {
  jwtSecret: "a secret of the tests, forty characters long",
  publishableKey: "sb_publishable_test_key_aaaaaaaaaaaaaaaaaa",
  secretKey: "sb_secret_test_key_bbbbbbbbbbbbbbbbbbbbbbbb",
};

/** SHA-256 of every migration that may have been applied somewhere. A line is added with a release, never changed. */
const APPLIED: Record<string, string> = JSON.parse(
  Deno.readTextFileSync(new URL("../../../fixtures/migrations/applied.json", import.meta.url)),
);

async function open(folder: string, migrations?: string): Promise<EmbeddedBackend> {
  const { error, warn, info, log } = console;
  Object.assign(console, { error: () => {}, warn: () => {}, info: () => {}, log: () => {} });
  try {
    return await openEmbeddedBackend({
      database: `${folder}/database`,
      objects: `${folder}/objects`,
      secrets: SECRETS,
      siteUrl: "http://127.0.0.1",
      sendMail: () => Promise.resolve(),
      migrations,
    });
  } finally {
    Object.assign(console, { error, warn, info, log });
  }
}

/** A folder with the migrations below `before`, in their first edition where there is one. */
async function writeEdition(folder: string, before: string, hasFirst: boolean): Promise<string> {
  await Deno.mkdir(folder, { recursive: true });
  const first = new Set([...Deno.readDirSync(FIRST)].map((it) => it.name));
  for (const { version, name } of await listMigrations(CURRENT)) {
    const file = `${version}_${name}.sql`;
    if (version >= before || version === "20261101090650") continue;
    const from = hasFirst && first.has(file) ? FIRST : CURRENT;
    await Deno.copyFile(new URL(file, from), `${folder}/${file}`);
  }
  return `file://${folder}/`;
}

const SIGN_UP = `insert into auth.users (id, email, raw_user_meta_data)
  values ('11111111-1111-4111-8111-111111111111', 'old@example.com', '{"name":"Old Account"}')`;

for (
  const [age, before, hasFirst] of [
    ["the first edition", "20261101090700", true],
    ["the edition before billing events", "20261101090700", false],
    ["the edition before weekly limits", "20261121000000", false],
  ] as const
) {
  Deno.test(`a data directory of ${age} migrates forward and keeps its accounts`, async () => {
    const folder = await Deno.makeTempDir({ prefix: "flclear-edition-" });
    try {
      const old = await open(folder, await writeEdition(`${folder}/sql`, before, hasFirst));
      await old.exec(SIGN_UP);
      await old.close();

      const now = await open(folder);
      const all = (await listMigrations(CURRENT)).map((it) => it.version);
      assert.deepEqual(now.applied, all.filter((it) => !old.applied.includes(it)));
      const { rows: [user] } = await now.exec(
        `select name, projects_limit, weekly_projects_limit, mail_analysis from public.users
         where email = 'old@example.com'`,
      );
      assert.deepEqual(user, {
        name: "Old Account",
        projects_limit: 3,
        weekly_projects_limit: -1,
        mail_analysis: true,
      });
      const functions = await describeFunctions(now);
      await now.close();
      assert.equal((await reopen(folder)).length, 0, "a second start has nothing to apply");
      assert.deepEqual(functions, await functionsOfNew());
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}

async function reopen(folder: string): Promise<string[]> {
  const again = await open(folder);
  await again.close();
  return again.applied;
}

/** Every function with its text, who may call it, and every table with its columns. */
async function describeFunctions(backend: EmbeddedBackend): Promise<unknown[]> {
  const { rows } = await backend.exec(
    `select p.oid::regprocedure::text as name, regexp_replace(regexp_replace(prosrc, '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g') as text,
       array(select unnest(coalesce(proacl, '{}'))::text order by 1) as may
     from pg_proc p where pronamespace = 'public'::regnamespace
     union all
     select c.relname || '.' || a.attname, a.atttypid::regtype::text, '{}'
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     order by 1`,
  );
  return rows;
}

let known: Promise<unknown[]> | undefined;
function functionsOfNew(): Promise<unknown[]> {
  return known ??= (async () => {
    const folder = await Deno.makeTempDir({ prefix: "flclear-edition-" });
    const fresh = await open(folder);
    const found = await describeFunctions(fresh);
    await fresh.close();
    await Deno.remove(folder, { recursive: true });
    return found;
  })();
}

Deno.test("a migration that may have been applied is never changed", async () => {
  const files = new Map(
    (await listMigrations(CURRENT)).map((it) => [`${it.version}_${it.name}.sql`, it.sql]),
  );
  for (const [file, expected] of Object.entries(APPLIED)) {
    const bytes = new TextEncoder().encode(files.get(file));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
    assert.equal(hash, expected, `${file}: write a new migration instead of changing this one`);
  }
});
