/**
 * `deno task restore <folder>`: makes `DATA_DIR` from a backup. Every file is compared with its hash first,
 * and a data directory that is there is never overwritten.
 */
import { restore } from "../_providers/supabase/embedded/backup.ts";
import { readEnvironment } from "./environment.ts";

const [source] = Deno.args;
if (!source) {
  console.error("Usage: deno task restore <folder of a backup>");
  Deno.exit(2);
}
try {
  const { DATA_DIR } = readEnvironment();
  const { files, createdAt } = await restore(source, DATA_DIR);
  console.log(`Restored ${files.length} files of ${createdAt} to ${DATA_DIR}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}
