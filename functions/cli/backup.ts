/**
 * `deno task backup <folder>`: copies `DATA_DIR` (database, objects, keys, mailbox) into a new folder, of one moment,
 * while the server runs or while it doesn't. With `SUPABASE_URL` the backups of Supabase are the backups.
 */
import { backUp } from "../_providers/supabase/embedded/backup.ts";
import { sizeWords } from "../_shared/sizes.ts";
import { readEnvironment } from "./environment.ts";

const [target] = Deno.args;
if (!target) {
  console.error("Usage: deno task backup <new folder>");
  Deno.exit(2);
}
try {
  const { files } = await backUp(readEnvironment().DATA_DIR, target, new Date());
  const size = sizeWords(files.reduce((sum, it) => sum + it.size, 0));
  console.log(`Backed up ${files.length} files, ${size}, to ${target}`);
  console.log("It holds the keys that seal reports: store it as carefully as passwords.");
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(/in use by/.test(reason) ? `${reason}. Stop it, then back up.` : reason);
  Deno.exit(1);
}
