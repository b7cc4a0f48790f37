/** Applies `supabase/migrations` in order, each file in one transaction with its line in the history. */
import { type App, appliedVersions, ensureHistoryTable } from "@supabase/lite";

/** A migration file: `version` is its leading digits. */
export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** Migrations of a folder, oldest first. */
export async function listMigrations(folder: URL): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for await (const entry of Deno.readDir(folder)) {
    const match = /^(\d{14})_(\w+)\.sql$/.exec(entry.name);
    if (!match) continue;
    const sql = await Deno.readTextFile(new URL(entry.name, folder));
    migrations.push({ version: match[1], name: match[2], sql });
  }
  return migrations.sort((a, b) => a.version.localeCompare(b.version));
}

/** Applies what is pending and answers the versions applied. An applied file is never run again. */
export async function applyMigrations(app: App, folder: URL): Promise<string[]> {
  await ensureHistoryTable(app.connection);
  const applied = new Set(await appliedVersions(app.connection));
  const added: string[] = [];
  for (const { version, name, sql } of await listMigrations(folder)) {
    if (applied.has(version)) continue;
    try {
      await app.connection.exec(`begin;\n${sql}\n${noteVersion({ version, name, sql })}\ncommit;`);
    } catch (cause) {
      await app.connection.exec("rollback");
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Cannot apply migration ${version}_${name}: ${reason}`, { cause });
    }
    added.push(version);
  }
  return added;
}

/** The line of the history, in the transaction of the file: a crash leaves both or neither. */
function noteVersion({ version, name, sql }: Migration): string {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  return `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${text(version)}, ${text(name)}, array[${text(sql)}]);`;
}
