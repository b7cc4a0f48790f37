/**
 * Moves rows from one database of this product to another: accounts with their passwords, projects, reports,
 * the ledger, jobs. Tables and columns are read from both catalogues, so that a table added by a later
 * migration comes along, and what only one sign-in service knows is left out.
 */

/** Runs SQL past all policies and answers the rows of the last statement. */
export type RunSql = (sql: string) => Promise<Record<string, unknown>[]>;

export interface MovedRows {
  table: string;
  rows: number;
}

/** Left behind: sessions of the old sign-in service, links it sent, and what the migrations fill in. */
const LEFT_BEHIND = new Set([
  "public.sessions",
  "public.email_tokens",
  "public.subscription_plans",
]);
const SCHEMAS = ["public", "jobs"];
const AUTH_TABLES = ["auth.users", "auth.identities"];
const BATCH = 200;

/** What a row must carry at its new place, as SQL by table and column. */
const CHANGED: Record<string, Record<string, string>> = {
  "auth.users": {
    instance_id: "'00000000-0000-0000-0000-000000000000'::uuid",
    aud: "'authenticated'",
    role: "'authenticated'",
    // The hosted service reads these as text and stops at a null.
    confirmation_token: "''",
    recovery_token: "''",
    email_change: "''",
    email_change_token_new: "''",
    email_change_token_current: "''",
    phone_change: "''",
    phone_change_token: "''",
    reauthentication_token: "''",
  },
  // A key stands on a session of the old sign-in service, so it ends with the move.
  "public.api_keys": { session_id: "null", revoked_at: "coalesce(r.revoked_at, now())" },
  "jobs.job": {
    state: "case when r.state = 'leased' then 'ready' else r.state end",
    lease_token: "null",
    leased_by: "null",
    lease_until: "null",
  },
};

/**
 * Copies every row in one transaction of the target.
 *
 * @throws {Error} when the target has accounts or reports already: nothing is overwritten or mixed
 */
export async function moveRows(source: RunSql, target: RunSql): Promise<MovedRows[]> {
  await requireEmpty(target);
  const tables = [...AUTH_TABLES, ...await listTables(target)];
  const columns = await sharedColumns(source, target, tables);
  const moved: MovedRows[] = [];
  await target("begin");
  try {
    // Neither profiles nor mails nor counters are made a second time for what is only moved.
    await target("set local session_replication_role = replica");
    for (const table of tables) {
      const names = columns.get(table);
      if (names) moved.push({ table, rows: await moveTable(source, target, table, names) });
    }
    await moveSequences(source, target);
    for (const { table, rows } of moved) {
      const there = await count(target, table);
      if (there !== rows) throw new Error(`${table} has ${there} rows, ${rows} were moved`);
    }
    await target("commit");
  } catch (error) {
    await target("rollback").catch(() => []);
    throw error;
  }
  return moved;
}

async function requireEmpty(target: RunSql): Promise<void> {
  for (const table of ["auth.users", "public.users", "public.issued_reports"]) {
    if (await count(target, table) > 0) {
      throw new Error(`Nothing is overwritten: ${table} in the new project already has rows`);
    }
  }
}

const count = async (run: RunSql, table: string): Promise<number> =>
  Number((await run(`select count(*) as n from ${table}`))[0].n);

async function listTables(target: RunSql): Promise<string[]> {
  const rows = await target(
    `select n.nspname || '.' || c.relname as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in (${SCHEMAS.map(quote)}) and c.relkind = 'r' order by 1`,
  );
  return rows.map((it) => String(it.name)).filter((it) => !LEFT_BEHIND.has(it));
}

/** Columns both sides have and can be written. */
async function sharedColumns(
  source: RunSql,
  target: RunSql,
  tables: string[],
): Promise<Map<string, string[]>> {
  const read = async (run: RunSql) => {
    const rows = await run(
      `select table_schema || '.' || table_name as name, column_name as col
       from information_schema.columns
       where is_generated = 'NEVER' and table_schema || '.' || table_name in (${tables.map(quote)})
       order by ordinal_position`,
    );
    return Map.groupBy(rows, (it) => String(it.name));
  };
  const [from, to] = [await read(source), await read(target)];
  return new Map(
    [...from].filter(([table]) => to.has(table)).map(([table, rows]) => {
      const known = new Set(rows.map((it) => it.col));
      const needed = new Set(Object.keys(CHANGED[table] ?? {}));
      const names = to.get(table)!.map((it) => String(it.col));
      return [table, names.filter((it) => known.has(it) || needed.has(it))];
    }),
  );
}

async function moveTable(
  source: RunSql,
  target: RunSql,
  table: string,
  columns: string[],
): Promise<number> {
  const list = columns.map((it) => `"${it}"`).join(", ");
  const values = columns.map((it) => CHANGED[table]?.[it] ?? `r."${it}"`).join(", ");
  let moved = 0;
  for (;;) {
    // `ctid` is a stable order of a table nobody writes to.
    const rows = await source(
      `select to_jsonb(t) as row from ${table} t order by ctid limit ${BATCH} offset ${moved}`,
    );
    if (rows.length === 0) return moved;
    const text = JSON.stringify(rows.map((it) => it.row));
    await target(
      `insert into ${table} (${list}) overriding system value
       select ${values} from jsonb_populate_recordset(null::${table}, ${quote(text)}::jsonb) r`,
    );
    moved += rows.length;
  }
}

/** Counters go on where they stood. */
async function moveSequences(source: RunSql, target: RunSql): Promise<void> {
  const rows = await source(
    `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences
     where schemaname in (${SCHEMAS.map(quote)}) and last_value is not null`,
  );
  for (const { name, last } of rows) {
    await target(`select setval(${quote(String(name))}, ${Number(last)})`);
  }
}

/** A text as SQL, whatever it holds. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
