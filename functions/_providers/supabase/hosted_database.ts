/** A direct line to the database of a Supabase project, for moving data: never for requests. */
import postgres from "postgres";
import type { RunSql } from "./move_rows.ts";

export interface HostedDatabase {
  run: RunSql;
  close: () => Promise<void>;
}

/** @param url the project's connection string; the session pooler or the direct one, not the transaction pooler */
export function connectHostedDatabase(url: string): HostedDatabase {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {}, idle_timeout: 0 });
  return {
    async run(text) {
      const result: unknown = await sql.unsafe(text).simple();
      const isMany = Array.isArray(result) && Array.isArray(result.at(-1));
      return [...(isMany ? result.at(-1) : result as Record<string, unknown>[])];
    },
    close: () => sql.end(),
  };
}
