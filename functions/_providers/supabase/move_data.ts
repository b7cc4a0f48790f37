/** Moves a data directory of the embedded backend to a Supabase project: schema, rows, objects. */
import { listMigrations, type Migration } from "./embedded/migrate.ts";
import { type MovedRows, moveRows, type RunSql } from "./move_rows.ts";
import type { BucketName, ObjectPort } from "./port.ts";

export interface Move {
  /** The embedded database, which nobody writes to meanwhile. */
  source: RunSql;
  /** The project's database, over one session. */
  target: RunSql;
  /** Opens an object of the embedded store. */
  open: (bucket: BucketName, path: string) => Promise<ReadableStream<Uint8Array>>;
  /** The project's object store, with the secret key. */
  objects: ObjectPort;
  print: (line: string) => void;
}

export interface Moved {
  tables: MovedRows[];
  objects: number;
}

const MIGRATIONS = new URL("../../../supabase/migrations/", import.meta.url);

/**
 * Moves everything. Objects go first and may be sent again, rows last and in one transaction: a move that was
 * cut off is repeated, and the project is empty or complete.
 *
 * @throws {Error} when the project has accounts already
 */
export async function moveData({ source, target, open, objects, print }: Move): Promise<Moved> {
  const applied = await migrate(target);
  print(applied === 0 ? "The schema is up to date" : `Applied ${applied} migrations`);
  const [{ n }] = await target("select count(*) as n from public.users");
  if (Number(n) > 0) throw new Error("Nothing is overwritten: the project already has accounts");

  const held = new Set((await target(LIST_OBJECTS)).map(nameOf));
  const rows = await source(LIST_OBJECTS);
  for (const row of rows) {
    if (held.has(nameOf(row))) continue;
    const bucket = row.bucket as BucketName;
    const body = await open(bucket, String(row.path));
    await objects.upload(bucket, String(row.path), body, String(row.type));
  }
  print(`Moved ${rows.length} files`);
  const tables = await moveRows(source, target);
  for (const table of tables) if (table.rows > 0) print(`  ${table.table}: ${table.rows} rows`);
  return { tables, objects: rows.length };
}

const LIST_OBJECTS = `select bucket_id as bucket, name as path, (metadata ->> 'size') as size,
  coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type
  from storage.objects where bucket_id in ('plans', 'reports') order by 1, 2`;

/** The same name with another size is what an upload that was cut off left behind. */
const nameOf = (row: Record<string, unknown>) => `${row.bucket}/${row.path}/${row.size}`;

/** Applies what the project lacks, with the history the Supabase CLI keeps. @returns how many */
async function migrate(target: RunSql): Promise<number> {
  await target(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text)`);
  const rows = await target("select version from supabase_migrations.schema_migrations");
  const known = new Set(rows.map((it) => String(it.version)));
  const pending = (await listMigrations(MIGRATIONS)).filter((it) => !known.has(it.version));
  for (const migration of pending) await apply(target, migration);
  return pending.length;
}

async function apply(target: RunSql, { version, name, sql }: Migration): Promise<void> {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  try {
    await target(`begin;\n${sql}\ninsert into supabase_migrations.schema_migrations
      (version, name, statements) values (${text(version)}, ${text(name)}, array[${text(sql)}]);
      commit;`);
  } catch (cause) {
    await target("rollback").catch(() => []);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot apply migration ${version}_${name}: ${reason}`, { cause });
  }
}
